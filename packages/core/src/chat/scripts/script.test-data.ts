import type { ChatAction, ChatContext, ChatLanguage } from '@clinic/contract/chat'
import { expect } from 'vitest'
import type { AnswerValue } from '../../questionnaires/answers.ts'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { CLINIC, nothingFree, takeMessage } from '../conversation.test-data.ts'
import { pendingQuestion } from '../stages/questionnaire.ts'
import type { Effect } from '../state/effects.ts'
import { OPENING_MESSAGE } from '../state/opening-message.ts'
import type { RequestResult, StepRequest } from '../state/requests.ts'
import { type ChatState, newConversation, type Stage } from '../state/state.ts'
import type { Knowledge } from '../state/turn.ts'
import type { Step } from '../step.ts'

/** What comes back. Whatever is not named may be anything; `effects`, where named, are all that there are, in their order. */
export type Sees = {
  ACTION?: ChatAction
  /** The tag of the question that waits. */
  asks?: string
  stage?: Stage
  text?: RegExp
  /** What the words must not hold. */
  not?: RegExp
  options?: readonly string[]
  /** At least these of the personal details that are shown. */
  data?: Readonly<Record<string, string>>
  /** By kind; one that only audits by its action; an urgent call for help as `need-help, urgent`. */
  effects?: readonly string[]
  /** At least these, with at least this in them. */
  tells?: readonly Record<string, unknown>[]
  /** All answers to the questionnaire in hand, by tag. */
  answers?: Readonly<Record<string, AnswerValue>>
}
type Wish = string | readonly string[]

/** Words or a button's label; a form; or the answers to all questions up to what is no question, the plainest where none is named. */
export type ScriptTurn = { sees: Sees; language?: ChatLanguage } & (
  | { says: string }
  | { form: ChatContext; says?: string }
  | { answers: Readonly<Record<string, Wish>> }
)
/** A conversation as data. It begins at the greeting. `rows`: requirements and decisions that it shows. */
export type Script = {
  name: string
  rows: readonly string[]
  knowledge?: Knowledge
  clinic?: (ask: StepRequest) => RequestResult
  language?: ChatLanguage
  turns: readonly ScriptTurn[]
}

/** Holds a conversation against its script, turn for turn, and answers the state it ends in. */
export function followScript(script: Script, knowledge: Knowledge = CLINIC): ChatState {
  const play = player({ clinic: nothingFree, ...script, knowledge: script.knowledge ?? knowledge })
  const opened = play.send({ says: OPENING_MESSAGE, sees: {} }, newConversation('patient-1'))
  expect(opened.at(-1)?.reply.ACTION).toBe('GREETING')
  let { state } = opened.at(-1) as Step
  script.turns.forEach((turn, index) => {
    const steps = 'answers' in turn ? play.answerAll(turn, state) : play.send(turn, state)
    const last = steps.at(-1) as Step
    const place = `turn ${index + 1}, ${'says' in turn ? turn.says : Object.keys('form' in turn ? turn.form : turn.answers)}`
    expect(seen(last, steps, turn.sees), place).toEqual(wanted(turn.sees))
    for (const part of turn.sees.tells ?? []) expect(effectsOf(steps), place).toContainEqual(expect.objectContaining(part))
    if (turn.sees.data) expect(last.reply.DATA?.personalInformation, place).toMatchObject(turn.sees.data)
    if (turn.sees.text) expect(last.reply.text, place).toMatch(turn.sees.text)
    if (turn.sees.not) expect(last.reply.text, place).not.toMatch(turn.sees.not)
    expect(last.reply.text.trim(), place).not.toBe('')
    expect(JSON.stringify(last.state).length, place).toBeLessThan(MOST_BYTES)
    state = last.state
  })
  return state
}

/** The state after part of a way, for scripts about coming back. */
export function stateAfter(turns: readonly ScriptTurn[], knowledge: Knowledge = CLINIC): ChatState {
  return followScript({ name: 'the way there', rows: [], turns }, knowledge)
}

const MOST_BYTES = 65_536
/** How many questions a form may have before something goes in circles. */
const MOST_QUESTIONS = 80

function player({
  knowledge,
  clinic,
  language,
}: {
  knowledge: Knowledge
  clinic: (ask: StepRequest) => RequestResult
  language?: ChatLanguage
}) {
  const send = (turn: Exclude<ScriptTurn, { answers: unknown }>, state: ChatState): Step[] => {
    const said = { query: turn.says ?? '', context: 'form' in turn ? turn.form : undefined, language: turn.language ?? language }
    return takeMessage(state, said, { knowledge, clinic })
  }
  const answerAll = ({ answers }: Extract<ScriptTurn, { answers: unknown }>, begun: ChatState): Step[] => {
    const steps: Step[] = []
    for (let state = begun; state.stage === 'questionnaire'; state = steps.at(-1)?.state ?? state) {
      if (steps.length > MOST_QUESTIONS) throw new Error('no end to the questions')
      steps.push(...send({ ...answerTo(state, knowledge, answers), sees: {} }, state))
      if (steps.at(-1)?.state.answers === state.answers) throw new Error(`no answer to ${pendingQuestion(state, knowledge)?.tag}`)
    }
    return steps
  }
  return { send, answerAll }
}

function answerTo(state: ChatState, knowledge: Knowledge, answers: Readonly<Record<string, Wish>>) {
  const asked = pendingQuestion(state, knowledge)
  if (!asked) throw new Error('no question waits')
  const wish = answers[asked.tag]
  const labels = optionsOf(asked.question).map(({ label }) => label)
  const plain = labels.find((label) => /^(?:no\b|none|never|not at all)/i.test(label)) ?? labels.at(-1)
  if (asked.question.select_multiple_options) {
    const selected = wish === undefined ? [plain ?? ''] : [wish].flat()
    return { says: selected.join(', '), form: { selected } }
  }
  const { input, minimum = 1 } = asked.question
  const typed = input === 'number' ? String(minimum) : input === 'date' ? '2025-06-01' : 'nothing to add'
  return { says: String(wish ?? plain ?? typed) }
}

function effectsOf(steps: readonly Step[]): Effect[] {
  return steps.flatMap(({ effects }) => effects)
}

/** Only what the script asks about. */
function seen({ reply, state }: Step, steps: readonly Step[], sees: Sees): Plain {
  const question = reply.DATA?.question as { tag: string } | undefined
  const options = reply.options?.map((option) => (typeof option === 'string' ? option : option.label))
  return {
    ...(sees.ACTION && { ACTION: reply.ACTION }),
    ...(sees.asks && { asks: /^OPENQUESTION/.test(reply.ACTION) ? question?.tag : reply.ACTION }),
    ...(sees.stage && { stage: state.stage }),
    ...(sees.options && { options }),
    ...(sees.effects && { effects: effectsOf(steps).map(nameOf) }),
    ...(sees.answers && { answers: Object.fromEntries(Object.entries(state.answers).map(([tag, { value }]) => [tag, value])) }),
  } as Plain
}

type Plain = Omit<Sees, 'text' | 'not' | 'tells' | 'data'>

function wanted({ text: _, not: __, tells: ___, data: ____, ...rest }: Sees): Plain {
  return rest
}

function nameOf(effect: Effect): string {
  if (effect.kind === 'audit') return effect.action
  return effect.kind === 'need-help' && effect.urgent ? 'need-help, urgent' : effect.kind
}
