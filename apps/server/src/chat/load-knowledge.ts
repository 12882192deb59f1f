import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Knowledge } from '@clinic/core/dialog/turn'
import { consentText } from '../../content/consent.ts'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { listNewest, loadVersion } from '../questionnaires/load-version.ts'

/** Which knowledge a turn was taken with: enough to load the same again for a replay. */
export type KnowledgeNote = Pick<Knowledge, 'brand' | 'provincesServed' | 'expectedWait'> & {
  consent: string
  questionnaires: Record<string, number>
}

/** What the assistant knows now. */
export async function loadKnowledge(
  sql: Sql,
  config: Pick<Config, 'BRAND_NAME' | 'SERVED_PROVINCES'>,
  answer?: Knowledge['answer'],
): Promise<Knowledge> {
  return {
    answer,
    brand: config.BRAND_NAME,
    provincesServed: config.SERVED_PROVINCES,
    expectedWait: null,
    consent: consentText,
    questionnaires: byKey(await listNewest(sql)),
  }
}

/** The knowledge with the version that a conversation is pinned to. */
export async function pinKnowledge(sql: Sql, knowledge: Knowledge, pinned: { key: string; version: number } | null): Promise<Knowledge> {
  if (!pinned || knowledge.questionnaires[pinned.key]?.version === pinned.version) return knowledge
  const version = await loadVersion(sql, pinned.key, pinned.version)
  return version ? { ...knowledge, questionnaires: { ...knowledge.questionnaires, [pinned.key]: version } } : knowledge
}

/** A note of the knowledge, as a turn keeps it. */
export function noteOf({ brand, provincesServed, expectedWait, consent, questionnaires }: Knowledge): KnowledgeNote {
  const versions = Object.entries(questionnaires).flatMap(([key, questionnaire]) =>
    questionnaire ? [[key, questionnaire.version] as const] : [],
  )
  return { brand, provincesServed, expectedWait, consent: consent.version, questionnaires: Object.fromEntries(versions) }
}

/** The knowledge a note names. A kind of questionnaire that came later did not matter then. */
export async function recallKnowledge(sql: Sql, note: KnowledgeNote): Promise<Knowledge> {
  const named = await Promise.all(Object.entries(note.questionnaires).map(([key, version]) => loadVersion(sql, key, version)))
  const known = named.filter((one) => one !== null)
  if (known.length < named.length) throw new Error('a questionnaire version that a turn names is gone')
  return { ...note, consent: consentText, questionnaires: byKey([...(await listNewest(sql)), ...known]) }
}

function byKey(list: readonly Questionnaire[]): Knowledge['questionnaires'] {
  const all: Partial<Record<string, Questionnaire>> = Object.fromEntries(list.map((questionnaire) => [questionnaire.key, questionnaire]))
  const need = (key: string): Questionnaire => {
    const found = all[key]
    if (!found) throw new Error(`no questionnaire ${key} is published`)
    return found
  }
  return { ...all, async: need('async'), renewal: need('renewal'), follow_up: need('follow_up') }
}
