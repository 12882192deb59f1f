import { topic } from '../language/hear.ts'
import type { Intent } from '../language/intents.ts'
import type { Effect } from './effects.ts'
import type { DialogState, Visit } from './state.ts'
import { type Label, labelSaid, labelsOf, textsOf } from './texts-of.ts'
import type { Knowledge, Outcome, Prompt, StageRules, Turn } from './turn.ts'

/** The three ways in (REQ-123 to REQ-125, REQ-156), by button or in words. */
export const greeting: StageRules = { prompt, take }

function prompt(state: DialogState, knowledge: Knowledge): Prompt {
  return {
    ACTION: 'GREETING',
    text: state.asking ? textsOf(state).asking : state.started ? textsOf(state).choose : textsOf(state).greeting(knowledge.brand),
    VIDEO: state.started ? null : 'greeting',
    options: [labelsOf(state).newPatient, labelsOf(state).renewal, labelsOf(state).askQuestions],
    DATA: null,
  }
}

const CAME_BACK =
  /\b(?:been here before|left off|started (?:before|already|earlier|yesterday)|came back|coming back|existing patient|returning patient|already (?:a |your )?patient|resume|follow[- ]?up|finish my (?:questions|intake|questionnaire)|d[eé]j[aà] (?:venue?|commenc[eé]|patiente?|client|cliente)|suivi|continuer mon (?:dossier|questionnaire))(?!\p{L})/iu

const WAYS: Partial<Record<Label, Intent>> = { newPatient: 'new-patient', renewal: 'renewal', askQuestions: 'ask-questions' }

function take(turn: Turn): Outcome | null {
  const chosen = WAYS[labelSaid(turn.text) ?? 'end']
  const { intent, sure } = chosen ? { intent: chosen, sure: true } : topic(turn.text)
  const effects: Effect[] = sure ? [] : [{ kind: 'audit', action: 'Predicted Intent Check', description: `${intent} at greeting` }]
  if (CAME_BACK.test(turn.text)) return findAgain(turn, 'renewal', effects)
  if (intent === 'new-patient') return begin(turn, 'async', effects)
  if (intent === 'renewal') return findAgain(turn, 'renewal', effects)
  if (intent === 'ask-questions') return { state: { ...turn.state, asking: true, misses: 0 }, effects }
  return null
}

/** Whoever was here before is looked for first. */
function findAgain(turn: Turn, visit: Visit, effects: Effect[]): Outcome {
  return { state: { ...turn.state, visit, asking: false, stage: 'who', misses: 0 }, effects }
}

function begin(turn: Turn, visit: Visit, effects: Effect[]): Outcome {
  return { state: { ...turn.state, visit, asking: false, stage: 'consent-offer', misses: 0 }, effects }
}
