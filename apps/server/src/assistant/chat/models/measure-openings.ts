import { REASON } from '@clinic/core/chat/first-words/read-first-words'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import type { Step } from '@clinic/core/chat/step'
import { recogniseMedication } from '@clinic/core/medicines/recognise-medication'
import type { EvaluationOpening } from '@clinic/data/load-conversation-evaluation'
import type { Figure } from './measure-risk.ts'
import { offersPerson, stepFirst } from './step-first.ts'

type Fact = { said: string[] | undefined; taken: string | undefined }

/** First messages of a conversation: where they lead, and what is taken from them to be confirmed. */
export function measureOpenings(openings: readonly EvaluationOpening[], knowledge: Knowledge): Figure[] {
  const judged = openings.map((row) => {
    const made = stepFirst(row, knowledge)
    return { leads: leadsThere(row, made), facts: factsOf(row, made, knowledge) }
  })
  const facts = judged.flatMap((row) => row.facts)
  const said = facts.filter((fact) => fact.said !== undefined)
  const taken = facts.filter((fact) => fact.taken !== undefined)
  const isRight = (fact: Fact) => fact.taken !== undefined && (fact.said ?? []).includes(fact.taken)
  return [
    { what: 'first messages: lead where they ask to', of: judged.length, found: judged.filter(({ leads }) => leads).length, aim: '–' },
    { what: 'first messages: facts told that are taken', of: said.length, found: said.filter(isRight).length, aim: '–' },
    {
      what: 'first messages: facts taken that were not told so',
      of: taken.length,
      found: taken.filter((fact) => !isRight(fact)).length,
      aim: '–',
    },
  ]
}

function leadsThere({ expected }: EvaluationOpening, made: Step): boolean {
  const { stage, wish, crisis, concern, first_words } = made.state
  const { ACTION, DATA } = made.reply
  const answers = DATA?.source !== undefined || DATA?.alternatives !== undefined || offersPerson(made)
  const isThere = {
    danger: crisis || concern,
    person: made.effects.some(({ kind }) => kind === 'need-help'),
    'booked-visit': wish !== null,
    returning: stage === 'who',
    renewal: stage === 'who',
    'follow-up': stage === 'who',
    new: stage === 'consent-offer' || (stage === 'greeting' && first_words !== null),
    question: answers,
  }
  const wanted = [expected.intent ?? []].flat()
  return wanted.length === 0 ? ACTION === 'GREETING' : wanted.some((intent) => isThere[intent])
}

function factsOf({ expected }: EvaluationOpening, { state }: Step, { medicines }: Knowledge): Fact[] {
  const { name = null, answers = {} } = state.first_words ?? {}
  const list = answers.medications === undefined ? '' : String(answers.medications)
  const medicine = (named: string): Fact => {
    const words = list.split(/[,;]| and | et /)
    const isThere = words.some((part) => part.toLowerCase().includes(named.toLowerCase()) || isIngredient(part, named, medicines.names))
    return { said: [named], taken: isThere ? named : undefined }
  }
  const text = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))
  const told = (value: string | string[] | undefined) => (value === undefined ? undefined : [value].flat())
  return [
    { said: told(expected.firstName), taken: text(name?.firstName) },
    { said: told(expected.lastName), taken: text(name?.lastName) },
    { said: told(expected.reason), taken: text(answers[REASON]) },
    { said: told(expected.duration), taken: text(answers.since_when) },
    ...(expected.medicines ?? []).map(medicine),
  ]
}

function isIngredient(part: string, named: string, names: Knowledge['medicines']['names']): boolean {
  const found = recogniseMedication(names, part)?.ingredient.toLowerCase() ?? ''
  return found !== '' && (found.includes(named.toLowerCase()) || named.toLowerCase().includes(found))
}
