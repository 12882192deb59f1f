import type { Question, Questions } from '@clinic/contract/questionnaires'
import { type MeaningsEffect, MISSED_DAYS, type QuestionEffect } from '@clinic/contract/questionnaires/missed-replies'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import { sameValue } from '@clinic/core/questionnaires/edits/same-value'
import { chosenLabels, labelsOf } from '@clinic/core/questionnaires/question-map/options'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { note } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type Draft, findDraft } from '../draft-store.ts'
import { findNewestOf } from '../store.ts'
import { groupReplies, hearNow, knowledgeOf, type Reader, withQuestions } from './reader.ts'
import { findReplies, type RecordedReply } from './reply-store.ts'

/** Of each question the newest replies of either kind; alike ones are read once. */
const REPLIES = 400

/** What the meanings of a draft change in how recorded replies are read; the reading is an entry. Refusal: `questionnaire-not-found`. */
export async function measureMeanings(context: StaffContext, id: string, reader: Reader): Promise<MeaningsEffect> {
  const draft = await findDraft(context.sql, id)
  if (!draft || draft.deleted_at !== null) throw new Problem('questionnaire-not-found')
  await note(context, {
    action: 'Read Misunderstood Messages',
    description: `Measured what new meanings in “${draft.name}” change`,
    entity: { kind: 'questionnaire', id: draft.key },
  })
  return measureDraft(context, draft, reader)
}

/** The same for a draft at hand. */
export async function measureDraft(context: StaffContext, draft: Draft, reader: Reader): Promise<MeaningsEffect> {
  const published = (await findNewestOf(context.sql, draft.key))?.questions ?? {}
  const taught = Object.entries(draft.questions).filter(([tag, question]) => isTaughtAnew(getOwnProperty(published, tag), question))
  const effect: MeaningsEffect = { revision: draft.revision, questions: [], changed: 0 }
  if (taught.length === 0) return effect
  const knowledge = await knowledgeOf(context, reader)
  const both = { before: withQuestions(knowledge, draft.key, published), after: withQuestions(knowledge, draft.key, draft.questions) }
  for (const [tag, question] of taught) effect.questions.push(await measureQuestion(context, { key: draft.key, tag, question }, both))
  effect.changed = effect.questions.reduce((sum, { changed }) => sum + changed.reduce((all, { count }) => all + count, 0), 0)
  return effect
}

/** True where another meaning is published for one of its options. */
function isTaughtAnew(before: Question | undefined, question: Question): boolean {
  return labelsOf(question)
    .concat(before ? labelsOf(before) : [])
    .some((label) => !sameValue(meaningsIn(before, label), meaningsIn(question, label)))
}

function meaningsIn(question: Question | undefined, label: string) {
  const { en = [], fr = [] } = getOwnProperty(question?.choices ?? {}, label)?.meanings ?? {}
  return { en, fr }
}

type Place = { key: string; tag: string; question: Questions[string] }
type Both = { before: Knowledge; after: Knowledge }

async function measureQuestion({ sql, now }: StaffContext, { key, tag, question }: Place, both: Both): Promise<QuestionEffect> {
  const wanted = { since: later(now, -MISSED_DAYS * 86_400), limit: REPLIES, key, tags: [tag] }
  const missed = (await findReplies(sql, { ...wanted, what: ['missed'] })).filter(({ dismissed }) => !dismissed)
  const answered = await findReplies(sql, { ...wanted, what: ['answered'] })
  const understood = new Map<string, number>()
  const changed = new Map<string, QuestionEffect['changed'][number]>()
  let before = 0
  const read = async (replies: readonly RecordedReply[], work: (was: string | null, is: string | null, count: number) => void) => {
    for (const group of groupReplies(replies)) {
      const [one] = group
      if (!one) continue
      const [was, is] = [await hearNow(one, both.before, now), await hearNow(one, both.after, now)]
      work(nameOf(question, was), nameOf(question, is), group.length)
    }
  }
  const count = (was: string | null, is: string | null, times: number) => {
    if (was === null || was === is) return
    const known = changed.get(`${was}\n${is}`) ?? { from: was, to: is, count: 0 }
    changed.set(`${was}\n${is}`, { ...known, count: known.count + times })
  }
  await read(missed, (was, is, times) => {
    if (was !== null) before += times
    if (is !== null) understood.set(is, (understood.get(is) ?? 0) + times)
    count(was, is, times)
  })
  await read(answered, count)
  return {
    ...{ tag, text: question.text, recorded: missed.length, before },
    understood: [...understood].map(([label, times]) => ({ label, count: times })).sort((a, b) => b.count - a.count),
    changed: [...changed.values()],
  }
}

function nameOf(question: Question, value: AnswerValue | null): string | null {
  return value === null ? null : chosenLabels(question, value).join(', ') || String(value)
}
