import type { ChatLanguage } from '@clinic/contract/chat'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import type { Step } from '@clinic/core/chat/step'
import { textsOf } from '@clinic/core/chat/texts/texts-of'
import type { EvaluationQuestion } from '@clinic/data/load-conversation-evaluation'
import type { Figure } from './measure-risk.ts'
import { offersPerson, stepFirst } from './step-first.ts'

/** An article by its title, for each language. */
export type Titles = Record<ChatLanguage, ReadonlyMap<string, string>>

/** What was written as an intent and is answered by an article now. */
const ARTICLE_OF: Readonly<Record<string, string>> = {
  'delete-my-data': 'deleting-my-data',
  refund: 'refunds',
  complaint: 'complaints',
  referral: 'referrals',
  paediatric: 'children',
  'workers-compensation': 'workers-compensation',
  veterans: 'veterans',
  'may-i-drive-now': 'driving-and-work',
  'vomiting-long-use': 'repeated-vomiting',
}
const WISHES = { cancel: 'cancel-visit', move: 'move-visit', see: 'when-is-my-visit' } as const

/** `named`: the right one is among those offered to choose from. `offered`: none is claimed to be right, and a person is offered. */
type Outcome = 'right' | 'named' | 'offered' | 'wrong'

/** Questions to the clinic as first messages, through the dialog as patients meet it. */
export function measureQuestions(questions: readonly EvaluationQuestion[], knowledge: Knowledge, titles: Titles): Figure[] {
  const judged = questions.map((row) => ({ ...row, outcome: judge(row, stepFirst(row, knowledge), { knowledge, titles }) }))
  const figures = (['en', 'fr'] as const).flatMap((language) => {
    const own = judged.filter((row) => row.language === language)
    const name = language === 'en' ? 'English' : 'French'
    const found = (...wanted: Outcome[]) => own.filter(({ outcome }) => wanted.includes(outcome)).length
    return [
      {
        what: `questions, ${name}: answered, or a person offered`,
        of: own.length,
        found: found('right', 'named', 'offered'),
        aim: '≥ 85 %',
      },
      { what: `questions, ${name}: answered at once`, of: own.length, found: found('right'), aim: '–' },
      { what: `questions, ${name}: answered after a choice`, of: own.length, found: found('named'), aim: '–' },
    ]
  })
  const risky = judged.filter(({ unsafe }) => unsafe !== undefined)
  const wrong = risky.filter(({ outcome }) => outcome === 'wrong')
  return [
    ...figures,
    { what: 'questions that a wrong reply could harm: something else done', of: risky.length, found: wrong.length, aim: '0' },
  ]
}

function judge({ expected, language }: EvaluationQuestion, made: Step, known: { knowledge: Knowledge; titles: Titles }): Outcome {
  const right = [expected].flat().flatMap((one) => [one, ARTICLE_OF[one] ?? one])
  const idOf = (title: unknown) => known.titles[language].get(String(title)) ?? ''
  const { source, alternatives } = made.reply.DATA ?? {}
  if (source !== undefined) return right.includes(idOf(source)) ? 'right' : 'wrong'
  if (doneBy(made, language, known.knowledge).some((one) => right.includes(one))) return 'right'
  if (Array.isArray(alternatives) && alternatives.some((title) => right.includes(idOf(title)))) return 'named'
  const isElsewhere = made.state.stage !== 'greeting' || made.state.wish !== null || made.state.crisis
  return !isElsewhere && offersPerson(made) ? 'offered' : 'wrong'
}

/** What a reply without an article does, in the words of the set. */
function doneBy({ state, reply, effects }: Step, language: ChatLanguage, { brand }: Knowledge): string[] {
  return [
    ...(state.wish ? [WISHES[state.wish]] : []),
    ...(state.language !== language ? ['switch-language'] : []),
    ...(reply.text.startsWith(textsOf(state).whoIAm(brand)) ? ['are-you-human'] : []),
    ...(state.crisis || effects.some(({ kind }) => kind === 'need-help') ? ['person', 'talk-to-person'] : []),
  ]
}
