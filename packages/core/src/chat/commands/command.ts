import type { Intent } from '@clinic/contract/intents'
import { nurseLine } from '../../reference-data/emergency-lines.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { withoutTime } from '../stages/appointment.ts'
import { callFirst, provinceOf } from '../stages/crisis-card.ts'
import { waysIn } from '../stages/greeting.ts'
import { keepVisit } from '../stages/leave-visit.ts'
import { answer, canSkipItem, pendingQuestion, skipItem } from '../stages/questionnaire.ts'
import { findAnswer } from '../state/find-answer.ts'
import { intentCheck, misunderstood } from '../state/intent-check.ts'
import type { Prediction } from '../state/prediction.ts'
import { shown } from '../state/rendered.ts'
import type { Stage } from '../state/state.ts'
import { type Outcome, say, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { goBack } from './correct.ts'
import { callPerson } from './person.ts'

/** What may be said at any stage. `null`: the message is none of these, the stage has to make sense of it. */
export function command(turn: Turn): Outcome | null {
  const run = getOwnProperty(COMMANDS, turn.intent)
  return run ? run(turn) : null
}

const COMMANDS: Partial<Record<Intent, (turn: Turn) => Outcome | null>> = {
  person: callPerson,
  help: (turn) => say(turn, textsOf(turn.state).help),
  back: (turn) => (['confirm', 'held', 'visit-cancel'].includes(turn.state.stage) ? null : goBack(turn)),
  repeat: (turn) => say(turn, ''),
  skip,
  stop,
  goodbye,
  thanks: (turn) => say(turn, textsOf(turn.state).thanks),
  why,
  question,
}

/** Where another question follows, the page continues automatically (REQ-157). */
function skip(turn: Turn): Outcome {
  if (turn.state.stage === 'appointment') return turn.state.moving ? keepVisit(turn) : withoutTime(turn)
  if (canSkipItem(turn.state)) return skipItem(turn)
  const asked = turn.state.stage === 'questionnaire' ? pendingQuestion(turn.state, turn.knowledge) : null
  if (!asked) return say(turn, textsOf(turn.state).cannotSkip)
  if (asked.question.required) return say(turn, textsOf(turn.state).required)
  const outcome = answer(turn, asked, '')
  const lead = [textsOf(turn.state).skipped, outcome.lead].filter(Boolean).join(' ')
  return pendingQuestion(outcome.state, turn.knowledge) && outcome.state.stage === 'questionnaire'
    ? { ...outcome, lead: '', show: { ACTION: 'SKIPTONEXT', text: lead, VIDEO: null, options: null, DATA: null } }
    : { ...outcome, lead }
}

/** Steps at which words that nothing understood can only be about the clinic, and not an answer. */
export const OPEN: readonly Stage[] = [
  'greeting',
  'consent-offer',
  'begin',
  'finish',
  'welcome',
  'waiting',
  'unserved',
  'ineligible',
  'visit-cancelled',
]

const OVER: readonly Stage[] = ['declined', 'unserved', 'stop', 'ineligible', 'visit', 'visit-cancelled', 'waiting']

/** Saves and closes; the conversation stays where it is, and opens there again. */
function stop(turn: Turn): Outcome {
  return close(turn, OVER.includes(turn.state.stage) ? textsOf(turn.state).goodbye : textsOf(turn.state).stopped(turn.state.created))
}

function goodbye(turn: Turn): Outcome {
  return close(
    turn,
    OVER.includes(turn.state.stage) || turn.state.stage === 'greeting'
      ? textsOf(turn.state).goodbye
      : textsOf(turn.state).stopped(turn.state.created),
  )
}

function close(turn: Turn, text: string): Outcome {
  return {
    state: { ...turn.state, misses: 0 },
    show: { ACTION: 'CLOSECHAT', text, VIDEO: null, options: null, DATA: null },
    effects: [{ kind: 'close' }],
  }
}

function why(turn: Turn): Outcome {
  const asked = turn.state.stage === 'questionnaire' ? pendingQuestion(turn.state, turn.knowledge) : null
  if (!asked) return say(turn, textsOf(turn.state).whyOther)
  return say(turn, [textsOf(turn.state).why, shown(turn.state, turn.knowledge, asked).subtext].filter(Boolean).join(' '))
}

/** A free question (D-7): an approved article, its title named; a choice of titles; or an honest no with a person offered. */
export function question(turn: Turn): Outcome {
  const { found, unsure, chosen } = findAnswer(turn.knowledge, turn.text, turn.state.language)
  const { stage } = turn.state
  const predicted: Prediction = { intent: 'question', confidence: 1, by: 'rule', article: found.confidence }
  const told = {
    predicted,
    effects: chosen ? [intentCheck({ ...predicted, by: 'language-model', confidence: chosen.confidence ?? null }, stage)] : [],
  }
  switch (found.kind) {
    case 'article':
      return { state: turn.state, lead: textsOf(turn.state).answered(found.text, found.title), data: { source: found.title }, ...told }
    case 'choices':
      if (found.likely === false && !OPEN.includes(stage)) break
      return {
        state: { ...turn.state, alternatives: found.titles },
        lead: textsOf(turn.state)[found.likely === false ? 'maybeArticle' : 'whichArticle'](found.titles),
        data: { alternatives: found.titles },
        ...{ predicted, unsure },
        // Which of these is the question now.
        ...(stage === 'greeting' && { show: waysIn(turn.state) }),
        effects: found.likely === false ? [misunderstood(turn, `question at ${stage}`)] : [],
      }
    case 'refused':
      return { ...say(turn, onlyPractitioner(turn)), ...told }
  }
  return { ...say(turn, textsOf(turn.state).cannotAnswer), effects: [misunderstood(turn, `question at ${stage}`)], predicted, unsure }
}

/** Advice that only a practitioner gives, with the nurse line of the person's province where one is confirmed. */
function onlyPractitioner({ state, knowledge }: Turn): string {
  const nurse = nurseLine(knowledge.numbers, provinceOf(state))
  return textsOf(state).onlyPractitioner(nurse, callFirst(state, knowledge))
}
