import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { bare } from '@clinic/nlu/text/normalize'
import type { Effect } from '../state/effects.ts'
import { HELP_ABOUT } from '../state/help-about.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** Whole messages that take a consent back; a question about it is a question. */
const WITHDRAWN =
  /^(?:(?:ok|okay|please|sorry|no|actually|stop|wait|i have changed my mind|i changed my mind|i think|i have decided to|i decided to|i would like to|i want to|i wish to|i need to|i am|i hereby|i) )*(?:(?:withdraw|withdrawing|revoke|revoking|take back|taking back|cancel|retract) (?:my |the )?consent(?: form)?|take my consent back|(?:do not|no longer) (?:give (?:my |you my )?consent|consent)(?: any ?more| to (?:this|that|any of (?:this|it)))?)(?: now| please| today| any ?more)*$/
const WITHDRAWN_FRENCH =
  /^(?:(?:ok|non|desolee?|finalement|en fait|jai change davis|arretez|attendez) )*(?:je (?:retire|revoque|reprends|annule)|jannule|je (?:veux|voudrais|souhaite|desire|prefere) (?:retirer|revoquer|reprendre|annuler)) (?:mon|le) consentement(?: maintenant| svp| sil vous plait)*$|^(?:je ne consens plus|je ne donne plus mon consentement|je ne suis plus daccord avec le consentement)$/

/**
 * Consent taken back in words (REQ-168): recorded as a no, nothing more is asked, and the care team hears of it. Whoever reads the form again and
 * agrees goes on where they stopped. `null` where the message says nothing of the kind, or there is no consent to take back.
 */
export function withdrawConsent(turn: Turn): Outcome | null {
  const { state, text, context } = turn
  const version = state.consent?.version ?? state.recognised?.consentVersion
  if (context !== null || !version || !/consent|accord/i.test(text)) return null
  const said = bare(text)
  if (!WITHDRAWN.test(said) && !WITHDRAWN_FRENCH.test(said)) return null
  const consent = { option: 'no', signature: '', dateOfBirth: '', version, scrolledPercent: null } as const
  const note = `Withdrew the consent at ${state.stage}`
  const help: Effect[] = state.created
    ? [{ kind: 'need-help', reason: HELP_REASONS.chatbot, about: HELP_ABOUT.withdrawn, urgent: false, note, contact: null }]
    : []
  return {
    state: {
      ...state,
      ...{ stage: 'declined', resume: state.created ? state.stage : null, consent: null, misses: 0 },
      recognised: state.recognised && { ...state.recognised, consentVersion: null },
    },
    lead: textsOf(state).consentWithdrawn,
    effects: [{ kind: 'record-consent', consent }, ...help],
  }
}
