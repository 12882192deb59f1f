import type { Misunderstood } from '@clinic/contract/articles'
import type { Questionnaire, QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { bare } from '@clinic/nlu/text/normalize'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { note } from '../../platform/db/change.ts'
import type { Sql } from '../../platform/db/database.ts'
import { loadVersion } from '../questionnaires/load-version.ts'
import { loadApprovals, loadFrench } from '../translations/load-french.ts'
import { findFallbacks, findSettled, type Missed } from './fallback-store.ts'

const DAYS = 90
/** Of the newest messages; so many groups are shown. */
const MESSAGES = 3000
const GROUPS = 100

/**
 * Messages that were not understood or only guessed at, without what staff have dealt with; alike ones together, the newest group first.
 * Nothing tells whose they were. The reading is an entry.
 */
export async function listFallbacks(context: StaffContext): Promise<{ messages: Misunderstood[]; more: boolean }> {
  const { sql, now } = context
  await note(context, {
    action: 'Read Misunderstood Messages',
    description: 'Looked through the messages that were not understood',
    entity: { kind: 'list', id: 'misunderstood' },
  })
  const missed = await findFallbacks(sql, { since: later(now, -DAYS * 86_400), limit: MESSAGES })
  const settled = await findSettled(sql)
  const groups = new Map<string, Missed[]>()
  for (const one of missed) {
    const heard = bare(one.text)
    if (heard === '' || settled.has(heard)) continue
    groups.set(heard, [...(groups.get(heard) ?? []), one])
  }
  const shown = [...groups].slice(0, GROUPS)
  const textOf = await readQuestions(
    sql,
    shown.flatMap(([, all]) => all),
  )
  const messages = shown.map(([heard, all]) => presentGroup(heard, all, textOf))
  return { messages, more: groups.size > GROUPS }
}

type QuestionText = Misunderstood['questions'][number]
type TextOf = (missed: Missed) => QuestionText | null

function presentGroup(heard: string, all: readonly Missed[], textOf: TextOf): Misunderstood {
  const distinct = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))]
  const questions = new Map(all.flatMap((missed) => textOf(missed) ?? []).map((question) => [question.text, question]))
  return {
    heard,
    text: all[0]?.text ?? heard,
    count: all.length,
    last_at: all[0]?.at ?? '',
    stages: distinct(all.map((missed) => (textOf(missed) ? null : placeIn(missed.stage)))),
    questions: [...questions.values()],
    guessed: distinct(all.map(({ guess }) => guess)),
    surest: all.reduce<number | null>((most, { confidence }) => (confidence === null ? most : Math.max(most ?? 0, confidence)), null),
  }
}

/** The questions that these messages were no answers to, as they were asked. */
async function readQuestions(sql: Sql, missed: readonly Missed[]): Promise<TextOf> {
  const versions = new Map<string, Questionnaire | null>()
  for (const { questionnaire, version } of missed) {
    if (questionnaire === null || version === null || versions.has(`${questionnaire} ${version}`)) continue
    versions.set(`${questionnaire} ${version}`, await loadVersion(sql, questionnaire, version))
  }
  const known = [...versions.values()].filter((one) => one !== null)
  const approvals = await loadApprovals(sql)
  const french = new Map<Questionnaire, QuestionnaireSegments | undefined>()
  for (const one of known) french.set(one, getOwnProperty((await loadFrench(sql, [one], { approvals })).questionnaires, one.key))
  return ({ questionnaire, version, question }) => {
    const asked = versions.get(`${questionnaire} ${version}`)
    const text = question === null ? undefined : getOwnProperty(asked?.questions ?? {}, question)?.text
    if (!asked || question === null || text === undefined) return null
    return { text, french: getOwnProperty(french.get(asked)?.questions ?? {}, question)?.text ?? null }
  }
}

/** "question at greeting" and "S3_Q2, try 1" name the stage or the question after what was guessed. */
function placeIn(description: string | null): string | null {
  if (description === null) return null
  return /(?:^| at )([\w-]+)(?:, .*| by .*)?$/.exec(description)?.[1] ?? null
}
