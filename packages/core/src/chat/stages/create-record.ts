import type { PersonalInformation } from '@clinic/contract/chat'
import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { evaluateEligibility } from '../../eligibility/rules.ts'
import { ageFlags } from '../../questionnaires/flags.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { provinceCode } from '../../reference-data/provinces.ts'
import { ageOn } from '../../shared/dates.ts'
import type { Effect } from '../state/effects.ts'
import { HELP_ABOUT } from '../state/help-about.ts'
import { beginNext } from '../state/next.ts'
import type { RequestResult } from '../state/requests.ts'
import { type Outcome, type StageRules, say, type Turn } from '../state/turn.ts'
import { labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { markIneligible } from './ineligible.ts'

/**
 * The record, by the yes to the details. A person who is not recognised is looked up first: details that fit a record lead to a
 * check of who they are, never silently to a second record.
 */
export function createRecord(turn: Turn): Outcome | null {
  const { personal, consent, recognised, matched } = turn.state
  if (!personal || !(consent || recognised)) return null
  return recognised || matched ? createNow(turn, personal) : { state: turn.state, ask: { kind: 'find-match', personal } }
}

/** The result of looking for a record with these details. */
export function matchResult(turn: Turn, { matches }: Extract<RequestResult, { kind: 'find-match' }>): Outcome {
  const { state } = turn
  if (matches) return { state: { ...state, stage: 'known', matched: true, misses: 0 } }
  return state.personal ? createNow(turn, state.personal) : say(turn, '')
}

/** The details fit a record: a code to the address in it, or a new record that the care team compares. */
export const known: StageRules = {
  hears: ({ text }) => ['sendCode', 'noRecord'].includes(labelText(text) ?? ''),
  prompt: (state) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: textsOf(state).visit.match,
    VIDEO: null,
    options: [labelsOf(state).sendCode, labelsOf(state).noRecord],
    DATA: null,
  }),
  take(turn) {
    const { state, text } = turn
    if (text === 'ok' || !state.personal) return say(turn, '')
    const label = labelText(text)
    if (label === 'noRecord' || readYesNo(text) === false) return createNow(turn, state.personal)
    if (label !== 'sendCode' && readYesNo(text) !== true) return null
    const claim = { who: state.personal.email, born: state.personal.dateOfBirth }
    return { state: { ...state, stage: 'code', claim, misses: 0 }, ask: { kind: 'send-code', ...claim } }
  },
}

function createNow(turn: Turn, personal: PersonalInformation): Outcome {
  const { consent, visit, recognised } = turn.state
  const flags = ageFlags(ageOn(personal.dateOfBirth, turn.today))
  const differs = consent !== null && personal.dateOfBirth !== consent.dateOfBirth
  const create: Effect = recognised
    ? { kind: 'confirm-details', personal, ageFlags: flags }
    : { kind: 'create-patient', personal, isNew: visit !== 'renewal', ageFlags: flags, dateOfBirthMismatch: differs }
  const created = { ...turn, state: { ...turn.state, created: true, contact_wanted: false, misses: 0 } }
  const outcome = firstChecks(created, personal)
  return { ...outcome, effects: [create, ...(outcome.effects ?? [])] }
}

/** What can be known before any health question: the age, and whether anyone may treat where the patient lives. */
function firstChecks(turn: Turn, personal: PersonalInformation): Outcome {
  const judged = evaluateEligibility({ dateOfBirth: personal.dateOfBirth, today: turn.today, questions: {}, answers: {} })
  if (!judged.eligible) return markIneligible(turn, judged)
  const province = provinceCode(personal.province)
  if (province === null || !turn.knowledge.provincesServed.includes(province)) {
    const note = `Lives in ${personal.province}, which is not served`
    return {
      state: { ...turn.state, stage: 'unserved' },
      effects: [{ kind: 'need-help', reason: HELP_REASONS.chatbot, about: HELP_ABOUT.unserved, urgent: false, note, contact: null }],
    }
  }
  const outcome = beginNext({ ...turn, state: { ...turn.state, plan: [turn.state.visit ?? 'async'] } })
  return { ...outcome, lead: textsOf(turn.state).detailsSaved }
}
