import { setImmediate } from 'node:timers/promises'
import type { Questions } from '@clinic/contract/questionnaires'
import { hearReply } from '@clinic/core/chat/hear-reply'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import { bare } from '@clinic/nlu/text/normalize'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/db/change.ts'
import { loadKnowledge } from '../../chat/load-knowledge.ts'
import type { Nlu } from '../../chat/models/answer-with-models.ts'
import type { RecordedReply } from './reply-store.ts'

/** What the chat reads with. */
export type Reader = { config: Config; nlu?: (() => Nlu | undefined) | undefined }

/** What the assistant knows now, as for a patient who comes. */
export function knowledgeOf(context: Pick<Context, 'sql' | 'now' | 'zone'>, { config, nlu }: Reader): Promise<Knowledge> {
  return loadKnowledge(context, config, nlu?.())
}

/** The same, were other questions published. */
export function withQuestions(knowledge: Knowledge, key: string, questions: Questions): Knowledge {
  const { name = key, version = 0 } = knowledge.questionnaires[key] ?? {}
  return { ...knowledge, questionnaires: { ...knowledge.questionnaires, [key]: { key, name, version, questions } } }
}

/** Alike replies to one question in one language, the newest first. */
export function groupReplies(replies: readonly RecordedReply[]): RecordedReply[][] {
  const groups = new Map<string, RecordedReply[]>()
  for (const reply of replies) {
    const heard = bare(reply.text)
    if (heard === '') continue
    const name = JSON.stringify([reply.questionnaire, reply.question, reply.language, heard])
    groups.set(name, [...(groups.get(name) ?? []), reply])
  }
  return [...groups.values()]
}

/** What the chat would make of a reply today; others are served between one and the next. */
export async function hearNow(
  { questionnaire, question, language, text }: RecordedReply,
  knowledge: Knowledge,
  now: string,
): Promise<AnswerValue | null> {
  await setImmediate()
  return hearReply({ key: questionnaire, tag: question, language, text }, knowledge, { now, today: now.slice(0, 10) })
}
