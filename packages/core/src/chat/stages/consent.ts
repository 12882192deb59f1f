import { CONSENT_INCOMPLETE, type ConsentErrors, checkConsent } from '../../patients/consent.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { parseTypedDate } from '../../shared/typed-date.ts'
import { hasFirstWords } from '../first-words/first-words.ts'
import type { Effect } from '../state/effects.ts'
import { consentOf } from '../state/rendered.ts'
import { resumeAt } from '../state/resume-at.ts'
import type { ChatState } from '../state/state.ts'
import { isGoAhead, type Knowledge, type Outcome, type Prompt, type StageRules, say, type Turn, waitForReady } from '../state/turn.ts'
import { labelsOf, labelText, textsOf } from '../texts/texts-of.ts'

/** The invitation to read the consent form (REQ-149). */
export const consentOffer: StageRules = {
  prompt: (state, knowledge) =>
    frenchFormMissing(state, knowledge) ?? {
      ACTION: 'LAUNCHCONSENT',
      text: textsOf(state).consentOffer(state.visit === 'renewal'),
      VIDEO: 'consent',
      options: null,
      DATA: null,
    },
  take(turn) {
    if (frenchFormMissing(turn.state, turn.knowledge)) return null
    if (isGoAhead(turn)) return { state: { ...turn.state, stage: 'consent', misses: 0 } }
    return readYesNo(turn.text) === false ? waitForReady(turn, textsOf(turn.state).whenReady) : null
  },
}

/** The consent form (REQ-150, REQ-161 to REQ-168). */
export const consent: StageRules = {
  prompt: (state, knowledge) =>
    frenchFormMissing(state, knowledge) ?? {
      ACTION: 'OPENCONSENTFORMWINDOW',
      text: textsOf(state).consentForm,
      VIDEO: null,
      options: null,
      DATA: { consent: consentText(state, knowledge) },
    },
  take(turn) {
    if (frenchFormMissing(turn.state, turn.knowledge)) return null
    if (turn.context && 'consent' in turn.context) return answer(turn, turn.context.consent)
    return isGoAhead(turn) || readYesNo(turn.text) !== null ? say(turn, textsOf(turn.state).useForm) : null
  },
}

/** After a declined consent only two things are left: a person, and reading the form again (REQ-168). */
export const declined: StageRules = {
  prompt: (state) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: textsOf(state).consentDeclined,
    VIDEO: null,
    options: [labelsOf(state).person, labelsOf(state).readConsent],
    DATA: null,
  }),
  take(turn) {
    const again =
      labelText(turn.text) === 'readConsent' ||
      /\b(read|consent|form|again|changed? my mind|relire|lire|consentement|formulaire|encore|chang\w+ d['’]avis)\b/i.test(turn.text)
    return { state: again ? { ...turn.state, stage: 'consent', misses: 0 } : turn.state }
  },
}

type ConsentGiven = Extract<NonNullable<Turn['context']>, { consent: unknown }>['consent']

function answer(turn: Turn, given: ConsentGiven): Outcome {
  const { version } = formOf(turn.state, turn.knowledge)
  const born = parseTypedDate(given.dateOfBirth)
  const record = {
    option: given.consentOption,
    signature: given.signature.trim(),
    dateOfBirth: 'date' in born ? born.date : '',
    version,
    scrolledPercent: given.scrolledPercent ?? null,
  }
  if (given.consentOption === 'no') {
    return { state: { ...turn.state, stage: 'declined', misses: 0 }, effects: [{ kind: 'record-consent', consent: record }] }
  }
  const errors = { ...checkConsent(given, turn.today), ...findImplausible(record, turn.today) }
  if (Object.keys(errors).length > 0 || record.dateOfBirth === '') return incomplete(turn, errors)
  const { signature, dateOfBirth } = record
  // A known patient only looks their details over.
  const stage = turn.state.recognised && turn.state.personal ? 'confirm' : 'personal-information'
  const asks = stage === 'personal-information' && hasFirstWords(turn.state) ? 'first-words' : stage
  const state: ChatState = { ...turn.state, stage: asks, consent: { signature, dateOfBirth, version }, misses: 0 }
  const effects: Effect[] = [{ kind: 'record-consent', consent: record }]
  const { consentGiven, resumed } = textsOf(state)
  if (state.resume === null) return { state, lead: consentGiven, effects }
  const outcome = resumeAt({ ...turn, state }, state.resume)
  return { ...outcome, lead: `${consentGiven} ${resumed}`, effects }
}

const OLDEST_YEARS = 120

/** What the page’s own check, which has to stay small, lets through: a signature that cannot be seen, and a birth that no one alive has. */
function findImplausible({ signature, dateOfBirth }: { signature: string; dateOfBirth: string }, today: string): ConsentErrors {
  const earliest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`
  return {
    ...(!/[\p{L}\p{N}]/u.test(signature) && { signature: CONSENT_INCOMPLETE }),
    ...(dateOfBirth !== '' && dateOfBirth < earliest && { dateOfBirth: CONSENT_INCOMPLETE }),
  }
}

function incomplete(turn: Turn, errors: ConsentErrors): Outcome {
  return { state: turn.state, lead: textsOf(turn.state).consentIncomplete, data: { errors } }
}

/** True for a plain yes to the person who is offered instead of the form. */
export function acceptsPerson({ state, knowledge, text }: Turn): boolean {
  const offered = (state.stage === 'consent-offer' || state.stage === 'consent') && frenchFormMissing(state, knowledge) !== null
  return offered && text !== 'ok' && readYesNo(text) === true
}

/** The consent form is signed in the language that the patient reads, or with a member of the team (F-14). */
function frenchFormMissing(state: ChatState, knowledge: Knowledge): Prompt | null {
  if (consentOf(state, knowledge)) return null
  return {
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: textsOf(state).notInFrench.consent,
    VIDEO: null,
    options: [labelsOf(state).person],
    DATA: null,
  }
}

function formOf(state: ChatState, knowledge: Knowledge): Knowledge['consent'] {
  const form = consentOf(state, knowledge)
  if (!form) throw new Error('no consent form in the language of the conversation')
  return form
}

function consentText(state: ChatState, knowledge: Knowledge): Prompt['DATA'] {
  const text = formOf(state, knowledge)
  return { version: text.version, sections: text.sections.map(({ heading, text: words }) => ({ heading, text: words })) }
}
