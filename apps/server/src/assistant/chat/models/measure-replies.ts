import { type ChatState, newConversation } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { step } from '@clinic/core/chat/step'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import type { EvaluationReply, StoredAnswer } from '@clinic/data/load-conversation-evaluation'
import type { Figure } from './measure-risk.ts'

const NOON = 'T17:00:00.000Z'
const TODAY = '2026-12-01'

/**
 * Natural replies to every shipped question, through the dialog as patients meet it. Medicines and free text are only compared with what has
 * to be in the stored answer; a medicine typed by its brand counts as stored.
 */
export function measureReplies(replies: readonly EvaluationReply[], knowledge: Knowledge): Figure[] {
  const judged = replies.map((reply) => ({ ...reply, outcome: judge(reply, storedFor(reply, knowledge)) }))
  const amounts = judged.filter(({ tags }) => tags.includes('words-amount'))
  const inWords = {
    what: 'replies with an amount or a date in words: stored wrongly',
    of: amounts.length,
    found: amounts.filter(({ outcome }) => outcome === 'wrong').length,
    aim: '0',
  }
  const figures = (['en', 'fr'] as const).flatMap((language) => {
    const own = judged.filter((reply) => reply.language === language)
    const answers = own.filter(({ expected }) => !listOf(expected).some((one) => 'ask' in one))
    const name = language === 'en' ? 'English' : 'French'
    return [
      {
        what: `replies, ${name}: understood the first time`,
        of: answers.length,
        found: answers.filter(({ outcome }) => outcome === 'right').length,
        aim: '≥ 85 %',
      },
      {
        what: `replies, ${name}: stored wrongly`,
        of: own.length,
        found: own.filter(({ outcome }) => outcome === 'wrong').length,
        aim: '< 2 %',
      },
    ]
  })
  return [...figures, inWords]
}

/** What the chat stores of one reply; undefined where it asks again. */
export function storedFor(
  {
    questionnaire,
    question,
    language,
    text,
    today = TODAY,
  }: Pick<EvaluationReply, 'questionnaire' | 'question' | 'language' | 'text' | 'today'>,
  knowledge: Knowledge,
): AnswerValue | undefined {
  const form = knowledge.questionnaires[questionnaire]
  if (!form) throw new Error(`no questionnaire ${questionnaire}`)
  const visit = questionnaire === 'renewal' || questionnaire === 'follow_up' ? questionnaire : 'async'
  const { key, name, version } = form
  const state: ChatState = {
    ...newConversation('evaluation'),
    ...{ stage: 'questionnaire', started: true, visit, questionnaire: { key, name, version }, reopened: question, language },
  }
  const { effects } = step(state, { query: text, language, now: `${today}${NOON}`, today }, knowledge)
  const kept = effects.findLast((effect) => effect.kind === 'keep-answers')
  return kept?.kind === 'keep-answers' ? kept.answers[question]?.value : undefined
}

type Outcome = 'right' | 'wrong' | 'asked'

/** Not stored is never wrong: the person is asked again. */
function judge({ expected }: EvaluationReply, value: AnswerValue | undefined): Outcome {
  const readings = listOf(expected)
  if (value === undefined) return readings.some((one) => 'ask' in one || 'none' in one) ? 'right' : 'asked'
  return readings.some((one) => fits(one, value)) ? 'right' : 'wrong'
}

function fits(expected: StoredAnswer, value: AnswerValue): boolean {
  if ('option' in expected) return value === expected.option || value === { yes: true, no: false }[expected.option]
  if ('options' in expected) return String([value].flat().toSorted()) === String(expected.options.toSorted())
  if ('number' in expected) return Number(value) === (expected.unit === 'mg' ? expected.number / 1000 : expected.number)
  if ('text' in expected) return String(value).toLowerCase().includes(expected.text.toLowerCase())
  return 'medicines' in expected ? String(value).trim() !== '' : 'none' in expected
}

function listOf(expected: EvaluationReply['expected']): readonly StoredAnswer[] {
  return Array.isArray(expected) ? expected : [expected]
}
