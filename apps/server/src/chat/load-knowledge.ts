import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Visit } from '@clinic/core/dialog/state'
import type { Knowledge } from '@clinic/core/dialog/turn'
import { consentText } from '../../content/consent.ts'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { listNewest, loadVersion } from '../questionnaires/load-version.ts'

/** Which knowledge a turn was taken with: enough to load the same again for a replay. */
export type KnowledgeNote = Pick<Knowledge, 'brand' | 'provincesServed' | 'expectedWait'> & {
  consent: string
  questionnaires: Record<Visit, number>
}

const VISITS = ['async', 'renewal'] as const

/** What the assistant knows now. `pinned`: versions that an unfinished conversation holds on to. */
export async function loadKnowledge(sql: Sql, config: Pick<Config, 'BRAND_NAME' | 'SERVED_PROVINCES'>): Promise<Knowledge> {
  const newest = await listNewest(sql)
  return {
    brand: config.BRAND_NAME,
    provincesServed: config.SERVED_PROVINCES,
    expectedWait: null,
    consent: consentText,
    questionnaires: { async: need(newest, 'async'), renewal: need(newest, 'renewal') },
  }
}

/** The knowledge with the versions that a conversation is pinned to. */
export async function pinKnowledge(sql: Sql, knowledge: Knowledge, pinned: { key: Visit; version: number } | null): Promise<Knowledge> {
  if (!pinned || knowledge.questionnaires[pinned.key].version === pinned.version) return knowledge
  const version = await loadVersion(sql, pinned.key, pinned.version)
  return version ? { ...knowledge, questionnaires: { ...knowledge.questionnaires, [pinned.key]: version } } : knowledge
}

/** A note of the knowledge, as a turn keeps it. */
export function noteOf({ brand, provincesServed, expectedWait, consent, questionnaires }: Knowledge): KnowledgeNote {
  const versions = Object.fromEntries(VISITS.map((visit) => [visit, questionnaires[visit].version])) as Record<Visit, number>
  return { brand, provincesServed, expectedWait, consent: consent.version, questionnaires: versions }
}

/** The knowledge a note names. */
export async function recallKnowledge(sql: Sql, note: KnowledgeNote): Promise<Knowledge> {
  const [async, renewal] = await Promise.all(VISITS.map((visit) => loadVersion(sql, visit, note.questionnaires[visit])))
  if (!async || !renewal) throw new Error('a questionnaire version that a turn names is gone')
  return { ...note, consent: consentText, questionnaires: { async, renewal } }
}

function need(list: readonly Questionnaire[], key: Visit): Questionnaire {
  const found = list.find((questionnaire) => questionnaire.key === key)
  if (!found) throw new Error(`no questionnaire ${key} is published`)
  return found
}
