import type { ChatLanguage } from '@clinic/contract/chat'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { CrisisKind } from '@clinic/contract/vocabulary'
import type { Opening } from '@clinic/core/chat/attention/opening-at'
import type { KnownOpening } from '@clinic/core/chat/attention/opening-text'
import { findAnswer } from '@clinic/core/chat/state/find-answer'
import type { Suggestion } from '@clinic/core/chat/state/suggestion'
import type { Found, Knowledge } from '@clinic/core/chat/state/turn'
import type { Understood } from '@clinic/nlu/intents/understand'
import { consentForms, consentText } from '../../../content/consent.ts'
import { emergencyNumbers } from '../../../content/emergency-numbers.ts'
import { meanings } from '../../../content/meanings.ts'
import { medicineKnowledge } from '../../../content/medicine-knowledge.ts'
import { weigh } from '../../../content/weigh-reply.ts'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/db/change.ts'
import { type Sql, shortReads, type TransactionSql } from '../../platform/db/database.ts'
import { measureWaits } from '../../reports/measure-waits.ts'
import { checkOpen, findConsent } from '../approvals/check-open.ts'
import { listNewest, listUsable, loadVersion } from '../questionnaires/load-version.ts'
import { loadApprovals, loadFrench, recallFrench } from '../translations/load-french.ts'
import type { Nlu } from './models/answer-with-models.ts'
import { findOpening, knownOpening } from './waiting/find-opening.ts'

/** Which knowledge a turn was taken with: enough to load the same again for a replay. */
export type KnowledgeNote = Pick<Knowledge, 'brand' | 'provincesServed' | 'expectedWait'> & {
  /** When the team was there; absent where no hours were set, and in turns of an earlier version. */
  opening?: Pick<KnownOpening, 'open' | 'at' | 'zone'>
  consent: string
  questionnaires: Record<string, number>
  /** Answers were read by what people call the options; absent in turns of an earlier version. */
  meanings?: true
  /** And by what was learned of replies; absent in turns of an earlier version. */
  weighed?: true
  /** Which words there were in French, as `recallFrench` finds them again; absent where French was not on. */
  french?: string[]
  /** Texts that were said in English within French; absent where there were none, and in turns of an earlier version. */
  unapproved?: string[]
  /** The assistant was not open: what it told of the clinic's contact. Absent where it was open. */
  closed?: { contact: string | null }
  /** What examples made of the words, so that a replay hears the same whatever has been learned since. */
  /** How likely it was; `true` in a turn of an earlier version. */
  suspected?: number | true
  /** The danger that it is likely about. */
  about?: CrisisKind
  understood?: Understood
  /** What a language model chose, and what came of the words as a question; absent where the state cannot depend on it. */
  suggested?: Suggestion
  answered?: Found
}

/** What the assistant knows now. */
export async function loadKnowledge(
  { sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>,
  config: Pick<Config, 'BRAND_NAME' | 'CLINIC_CONTACT' | 'SERVED_PROVINCES'>,
  language?: Nlu,
): Promise<Knowledge> {
  const reads = shortReads(sql)
  const [usable, approvals, opening, inUse] = await Promise.all([
    listUsable(reads),
    loadApprovals(reads),
    findOpening(reads, { now, zone }),
    findConsent(reads),
  ])
  const open = checkOpen(usable, inUse)
  const consent = inUse?.english ?? consentText
  const questionnaires = open ? usable : await listNewest(reads)
  return {
    ...language,
    brand: config.BRAND_NAME,
    closed: open ? undefined : { contact: config.CLINIC_CONTACT ?? null },
    provincesServed: config.SERVED_PROVINCES,
    expectedWait: await measureWaits({ sql, now, zone }),
    opening,
    consent,
    numbers: emergencyNumbers,
    medicines: medicineKnowledge,
    ...{ meanings, weigh },
    questionnaires: byKey(questionnaires),
    french: await loadFrench(reads, questionnaires, { approvals, consent: consent.version }),
  }
}

/** The knowledge with the version that a conversation is pinned to: it ends in French where it began so, whatever was published meanwhile. */
export async function pinKnowledge(
  sql: Sql | TransactionSql,
  knowledge: Knowledge,
  pinned: { key: string; version: number } | null,
): Promise<Knowledge> {
  if (!pinned || knowledge.questionnaires[pinned.key]?.version === pinned.version) return knowledge
  const version = await loadVersion(sql, pinned.key, pinned.version)
  if (!version) return knowledge
  const questionnaires = { ...knowledge.questionnaires, [pinned.key]: version }
  return { ...knowledge, questionnaires, french: await loadFrench(sql, listed(questionnaires), { consent: knowledge.consent.version }) }
}

/** A note of the knowledge with what it made of the words of one turn, as that turn keeps it. */
export function noteOf(knowledge: Knowledge, said: string, language: ChatLanguage): KnowledgeNote {
  const { brand, closed, provincesServed, expectedWait, opening, consent, questionnaires, french } = knowledge
  const versions = Object.entries(questionnaires).flatMap(([key, questionnaire]) =>
    questionnaire ? [[key, questionnaire.version] as const] : [],
  )
  const understood = knowledge.understand?.(said)
  const suspected = knowledge.suspect?.(said) ?? null
  const { suggested } = knowledge
  // An answer, titles on offer or a refusal can be given to words that are no question by their form.
  const { found } = findAnswer(knowledge, said, language)
  return {
    ...{ brand, provincesServed, expectedWait, consent: consent.version, questionnaires: Object.fromEntries(versions) },
    ...(closed && { closed }),
    ...(opening && { opening: { open: opening.open, at: opening.at, zone: opening.zone } }),
    ...(knowledge.meanings && { meanings: true as const }),
    ...(knowledge.weigh && { weighed: true as const }),
    ...(french && { french: french.kept ?? Object.keys(french.questionnaires) }),
    ...(french?.unapproved?.length && { unapproved: french.unapproved }),
    ...(suspected !== null && { suspected }),
    ...(suspected !== null && knowledge.kindOf && { about: knowledge.kindOf(said) }),
    ...(understood && (understood.source === 'model' ? understood.sure : !understood.sure) && { understood }),
    ...(suggested && { suggested }),
    ...(found.kind !== 'none' && { answered: found.kind === 'article' ? { ...found, text: '' } : found }),
  }
}

/** The knowledge a note names. A kind of questionnaire that came later did not matter then. */
export async function recallKnowledge(
  sql: Sql,
  { suspected, about, understood, answered, french, unapproved = [], meanings: byMeaning, weighed, opening, ...note }: KnowledgeNote,
): Promise<Knowledge> {
  const named = await Promise.all(Object.entries(note.questionnaires).map(([key, version]) => loadVersion(sql, key, version)))
  const known = named.filter((one) => one !== null)
  if (known.length < named.length) throw new Error('a questionnaire version that a turn names is gone')
  return {
    ...note,
    // A turn of an earlier version knew of no wait.
    expectedWait: note.expectedWait ?? { pcr: null, np: null },
    opening: opening ? knownOpening(opening as Opening, opening.zone) : null,
    french: french && (await recallFrench(sql, { kept: french, unapproved, consent: note.consent }, known)),
    suspect: () => (suspected === true ? 1 : (suspected ?? null)),
    kindOf: about && (() => about),
    understand: understood && (() => understood),
    answer: answered && (() => answered),
    consent: consentForms.find(({ english }) => english.version === note.consent)?.english ?? consentText,
    numbers: emergencyNumbers,
    medicines: medicineKnowledge,
    meanings: byMeaning && meanings,
    weigh: weighed && weigh,
    questionnaires: byKey([...(await listNewest(sql)), ...known]),
  }
}

function listed(questionnaires: Knowledge['questionnaires']): Questionnaire[] {
  return Object.values(questionnaires).filter((one) => one !== undefined)
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
