import type { ChatContext, ChatLanguage } from '@clinic/contract/chat'
import type { QuestionnaireSegments, Questions } from '@clinic/contract/questionnaires'
import type { AskedFor } from '@clinic/nlu/crisis/answers-asked'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { someAnswer, soundQuestions } from '../questionnaires/arbitrary.test-data.ts'
import { chosenLabels, optionsOf } from '../questionnaires/question-map/options.ts'
import { walk } from '../questionnaires/question-map/walk.ts'
import { CLINIC, CONSENT, knowing, nothingFree, oneFree, PERSON, takeMessage } from './conversation.test-data.ts'
import { stateAfter } from './scripts/script.test-data.ts'
import { TO_BEGIN } from './scripts/ways.test-data.ts'
import { pendingQuestion } from './stages/questionnaire.ts'
import { type ChatState, newConversation, type Stage } from './state/state.ts'
import type { Knowledge } from './state/turn.ts'
import type { Step } from './step.ts'

// Three fifths of the time would go into hearing the same few words for danger again: what was once heard is remembered.
vi.mock('@clinic/nlu/crisis/detect-crisis', async (original) => {
  const module = await original<typeof import('@clinic/nlu/crisis/detect-crisis')>()
  const { detectCrisis } = module
  const heard = new Map<string, ReturnType<typeof detectCrisis>>()
  return {
    ...module,
    detectCrisis: (text: string, asked: AskedFor | null = null) => {
      const key = `${asked?.tag} ${text}`
      if (!heard.has(key)) heard.set(key, detectCrisis(text, asked))
      return heard.get(key) ?? null
    },
  }
})

const CONVERSATIONS = 10_000
/** Milliseconds: about fifteen seconds of work, also on a machine that others use. */
const PATIENCE = 180_000
/** What may come between two answers; `null`: the person does what the step asks for. */
type Detour = { query: string; context?: ChatContext; language?: ChatLanguage } | null
type Walked = {
  questions: Questions
  /** Every fourth begins at the greeting, the others where the questions begin. */
  begun: ChatState
  choices: readonly number[]
  detours: readonly Detour[]
  clinic: typeof oneFree
  knowledge: Knowledge
}

const END: readonly Stage[] = ['waiting', 'ineligible']
/** From the greeting to the first question, and from the last one into line. */
const STEPS_AROUND = 16

const said = fc.constantFrom(
  ...'back|go back|skip|repeat|why?|help|stop|bye|thanks|ok|yes|no|none|change|I meant no|I meant yes|not yes, no|change my answer about q1|what does it cost?|call me|416 555 0142|start over|give me a minute|this is stupid|who are you|I would rather not say|first way|the second one|second way, not first way|all of them|7|02/03/2024|blah|I want to die|I am safe|book with tcn|retour|passer|je voulais dire non|🌿|\u0000\u202e||   |later|Talk to a person|New Patient Intake'.split(
    '|',
  ),
)
const form: fc.Arbitrary<ChatContext> = fc.oneof(
  fc.constant(CONSENT),
  fc.constant({ personalInformation: PERSON }),
  fc.constant({ appointment: { slotId: '7.1' } }),
  fc.subarray(['first way', 'second way', 'third way', 'yes', 'else']).map((selected) => ({ selected })),
)
const detour: fc.Arbitrary<Detour> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 6, arbitrary: said.map((query) => ({ query })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map((query) => ({ query })) },
  { weight: 1, arbitrary: form.map((context) => ({ query: '', context })) },
  { weight: 1, arbitrary: fc.constantFrom('en' as const, 'fr' as const).map((language) => ({ query: 'book with tcn', language })) },
)
const AT_QUESTIONS = stateAfter(TO_BEGIN)
const walked: fc.Arbitrary<Walked> = fc
  .record({
    questions: soundQuestions,
    choices: fc.array(fc.nat(41), { minLength: 4, maxLength: 12 }),
    detours: fc.array(detour, { maxLength: 12 }),
    begun: fc.constantFrom(newConversation('p'), ...Array.from({ length: 3 }, () => AT_QUESTIONS)),
    clinic: fc.constantFrom(oneFree, nothingFree, knowing()),
    french: fc.boolean(),
  })
  .map(({ french, ...one }) => ({ ...one, knowledge: clinicWith(one.questions, french) }))

test(
  'ten thousand conversations over questionnaires of any shape end, ask nothing twice, leave nothing required out',
  () => {
    let seen = 0
    let asked = 0
    fc.assert(
      fc.property(walked, (one) => {
        seen += 1
        asked += expectSound(one, play(one))
      }),
      { numRuns: CONVERSATIONS, seed: 20261121 },
    )
    expect(seen).toBe(CONVERSATIONS)
    expect(asked).toBeGreaterThan(CONVERSATIONS)
  },
  PATIENCE,
)

/** Every step, the first of each message told apart: what was asked for comes between. */
function play({ questions, begun, choices, detours, clinic, knowledge }: Walked): Step[] {
  const steps: Step[] = []
  let state = begun
  let turns = 0
  const bound = Object.keys(questions).length * (1 + backsIn(detours)) + detours.length * 3 + STEPS_AROUND
  const left = [...detours]
  while (!END.includes(state.stage)) {
    must(turns < bound, `no end at ${state.stage} after ${turns} messages`)
    const message = left.shift() ?? nextAnswer(state, { knowledge, choice: choices[turns % choices.length] ?? 0 })
    const taken = takeMessage(state, message, { knowledge, clinic })
    expectStep(state, taken, knowledge)
    steps.push(...taken)
    state = taken.at(-1)?.state ?? state
    turns += 1
  }
  return steps
}

/** Words that may throw a whole branch open again. */
function backsIn(detours: readonly Detour[]): number {
  return detours.filter((one) => one !== null).length
}

/** What one message may and may not do, whatever it was. */
function expectStep(before: ChatState, steps: readonly Step[], knowledge: Knowledge): void {
  const after = (steps.at(-1) as Step).state
  must(JSON.stringify(after).length < 65_536, 'the state is small')
  if (after.stage !== 'questionnaire') return
  const asked = pendingQuestion(after, knowledge)
  must(asked !== null, 'a question waits')
  // Only what the person opened again is asked while its answer is there.
  if (asked && after.reopened === null) must(!Object.hasOwn(after.answers, asked.tag), `${asked.tag} is not asked twice`)
  if (after.reopened !== null && after.reopened !== before.reopened)
    must(Object.hasOwn(before.answers, after.reopened), `${after.reopened} was answered before it is opened`)
}

/** A hundred thousand times an assertion that costs next to nothing. */
function must(fact: boolean, what: string): void {
  if (!fact) throw new Error(`broken: ${what}`)
}

/** The whole conversation, and how many questions it asked. */
function expectSound({ questions }: Walked, steps: readonly Step[]): number {
  const effects = steps.flatMap((one) => one.effects)
  const finished = effects.filter((effect) => effect.kind === 'finish-questionnaire')
  for (const { answers } of finished) {
    const { next, path, setAside } = walk(questions, answers)
    expect(next, 'finished with a question open').toBeNull()
    expect(setAside, 'finished with answers that do not count').toEqual([])
    for (const tag of path) if (questions[tag]?.required) expect(isSkipped(answers[tag]?.value), `${tag} left out`).toBe(false)
  }
  const entered = effects.filter(({ kind }) => kind === 'enter-pcr-queue' || kind === 'mark-ineligible')
  expect(entered.length).toBeLessThanOrEqual(1)
  if (entered.length > 0) expect(finished.length).toBeGreaterThan(0)
  return effects.filter(({ kind }) => kind === 'keep-answers').length
}

function isSkipped(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** What somebody does who only wants to get on. */
function nextAnswer(state: ChatState, { knowledge, choice }: { knowledge: Knowledge; choice: number }): NonNullable<Detour> {
  if (state.crisis) return { query: state.crisis_check ? 'no' : 'I am safe' }
  switch (state.stage) {
    case 'greeting':
      return { query: 'New Patient Intake' }
    case 'who':
    case 'born':
    case 'code':
      return { query: 'I have no record here' }
    case 'consent':
      return { query: '', context: CONSENT }
    case 'declined':
      return { query: 'Read the consent again' }
    case 'personal-information':
      return { query: '', context: { personalInformation: PERSON } }
    case 'confirm':
      return { query: 'yes' }
    case 'questionnaire':
      return answerTo(state, { knowledge, choice })
    case 'appointment':
      return choice % 2 === 0 ? { query: 'none of these' } : { query: '', context: { appointment: { slotId: '7.1' } } }
    case 'held':
      return { query: 'Yes, book it' }
    default:
      return { query: 'ok' }
  }
}

function answerTo(state: ChatState, { knowledge, choice }: { knowledge: Knowledge; choice: number }): NonNullable<Detour> {
  const question = pendingQuestion(state, knowledge)?.question
  if (!question) return { query: 'ok' }
  const value = someAnswer(question, choice)
  const labels = optionsOf(question).length > 0 ? chosenLabels(question, value) : null
  if (question.select_multiple_options) {
    const alone = labels?.filter((label) => question.exclusive?.includes(label)) ?? []
    return { query: '', context: { selected: alone.length > 0 ? alone : (labels ?? []) } }
  }
  return { query: labels ? (labels[0] ?? '') : String(value) }
}

function clinicWith(questions: Questions, french: boolean): Knowledge {
  const words = (all: Questions): QuestionnaireSegments => ({
    name: 'Formulaire',
    questions: Object.fromEntries(Object.keys(all).map((tag) => [tag, { text: `fr ${tag}` }])),
  })
  const questionnaires = {
    ...CLINIC.questionnaires,
    async: { ...CLINIC.questionnaires.async, questions },
    renewal: { ...CLINIC.questionnaires.renewal, questions },
  }
  const inFrench = Object.fromEntries(Object.entries(questionnaires).map(([key, one]) => [key, words(one.questions)]))
  return { ...CLINIC, questionnaires, ...(french && { french: { consent: CLINIC.consent, questionnaires: inFrench } }) }
}
