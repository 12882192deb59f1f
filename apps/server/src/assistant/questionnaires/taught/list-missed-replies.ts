import type { ChatLanguage } from '@clinic/contract/chat'
import type { Question } from '@clinic/contract/questionnaires'
import { MISSED_DAYS, type MissedReply } from '@clinic/contract/questionnaires/missed-replies'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { labelIn } from '@clinic/core/questionnaires/in-words'
import { needsExplicitChoice } from '@clinic/core/questionnaires/meanings/read-meaning'
import { labelsOf } from '@clinic/core/questionnaires/question-map/options'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { note } from '../../../platform/db/change.ts'
import { findDrafts } from '../draft-store.ts'
import { groupReplies, hearNow, knowledgeOf, type Reader } from './reader.ts'
import { findReplies, type RecordedReply } from './reply-store.ts'

/** Of the newest replies; so many kinds of them are tried, and so many shown. */
const REPLIES = 2000
const READ = 250
const SHOWN = 100

type Listed = { replies: MissedReply[]; more: boolean; progress: { open: number; understood: number; dismissed: number } }

/**
 * Replies that the chat did not understand, to questions that are asked today and have options. What the published version reads by now, and what
 * staff dismissed, is only counted. Questions are in the language given, where its words are approved. The reading is an entry.
 */
export async function listMissedReplies(context: StaffContext, reader: Reader, language: ChatLanguage): Promise<Listed> {
  const { sql, now } = context
  await note(context, {
    action: 'Read Misunderstood Messages',
    description: 'Looked through the replies that were not understood',
    entity: { kind: 'list', id: 'missed replies' },
  })
  const missed = await findReplies(sql, { since: later(now, -MISSED_DAYS * 86_400), limit: REPLIES, what: ['missed'] })
  const knowledge = await knowledgeOf(context, reader)
  const drafts = new Map((await findDrafts(sql)).filter(({ deleted_at }) => deleted_at === null).map(({ key, id }) => [key, id]))
  const listed: Listed = { replies: [], more: false, progress: { open: 0, understood: 0, dismissed: 0 } }
  const groups = groupReplies(missed.filter((reply) => teachable(knowledge, reply)))
  for (const group of groups.slice(0, READ)) {
    const [newest] = group
    if (!newest) continue
    const asked = teachable(knowledge, newest)
    if (group.some(({ dismissed }) => dismissed)) listed.progress.dismissed += 1
    else if ((await hearNow(newest, knowledge, now)) !== null) listed.progress.understood += 1
    else if (asked) {
      listed.progress.open += 1
      if (listed.replies.length < SHOWN)
        listed.replies.push(present(group, { asked, knowledge, draft_id: drafts.get(newest.questionnaire), shownIn: language }))
    }
  }
  listed.more = groups.length > READ || listed.progress.open > SHOWN
  return listed
}

/** The question as it is asked today, where its options can be taught. */
function teachable({ questionnaires }: Knowledge, { questionnaire, question }: RecordedReply): Question | null {
  const asked = getOwnProperty(getOwnProperty(questionnaires, questionnaire)?.questions ?? {}, question)
  return asked && labelsOf(asked).length > 0 && !needsExplicitChoice(asked) ? asked : null
}

type Known = { asked: Question; knowledge: Knowledge; draft_id: number | undefined; shownIn: ChatLanguage }

function present(group: readonly RecordedReply[], { asked, knowledge, draft_id = undefined, shownIn }: Known): MissedReply {
  const { questionnaire = '', question = '', language = 'en', text = '', at = '' } = group[0] ?? {}
  const french = shownIn === 'fr' ? getOwnProperty(knowledge.french?.questionnaires ?? {}, questionnaire) : undefined
  const words = getOwnProperty(french?.questions ?? {}, question) ?? null
  return {
    ...{ questionnaire, question, language, text },
    name: french?.name || (knowledge.questionnaires[questionnaire]?.name ?? questionnaire),
    draft_id: draft_id ?? null,
    question_text: words?.text ?? asked.text,
    options: labelsOf(asked),
    ...(words && { option_names: labelsOf(asked).map((label) => labelIn(words, label)) }),
    count: group.length,
    last_at: at,
  }
}
