import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Word } from '@clinic/contract/translations'
import { placeKey, placesOf } from '@clinic/core/questionnaires/translations/places-of'
import { translate } from '@clinic/core/questionnaires/translations/translate'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { loadDrafts } from '../questionnaires/load-drafts.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { type Form, NEEDED } from './collect-texts.ts'
import { listShipped } from './list-shipped.ts'
import { loadForm } from './load-form.ts'
import { type Approval, findApprovals, findSegments } from './store.ts'

/**
 * What is known in French of a questionnaire, by its key: what was approved, what comes with the program, what the clinic has written, in this
 * order. `all`: of every questionnaire.
 */
export type KnownTranslations = { of(key: string): readonly Word[]; all(): Word[] }

/** Reads the words of every questionnaire. */
export async function listKnownTranslations(sql: Sql | TransactionSql, approvals: readonly Approval[]): Promise<KnownTranslations> {
  const written = Map.groupBy(await findSegments(sql), ({ key }) => key)
  const approved = new Map<string, readonly Word[]>()
  for (const { key, form } of approvals) if (form !== null && !approved.has(key)) approved.set(key, (await loadForm(sql, form)).words)
  const of = (key: string) => [...(approved.get(key) ?? []), ...listShipped(key), ...(written.get(key) ?? [])]
  const keys = new Set([...NEEDED, ...approved.keys(), ...written.keys()])
  return { of, all: () => [...keys].flatMap(of) }
}

/** The same with what is approved now. */
export async function listKnownNow(sql: Sql | TransactionSql): Promise<KnownTranslations> {
  return listKnownTranslations(sql, await findApprovals(sql))
}

/** Every published questionnaire with its French, those that a visit needs first; behind it its draft where that says anything else. */
export async function listForms(sql: Sql | TransactionSql, known: KnownTranslations): Promise<Form[]> {
  const published = (await listNewest(sql)).sort((one, other) => Number(NEEDED.includes(other.key)) - Number(NEEDED.includes(one.key)))
  const drafts = await loadDrafts(sql)
  const standing = new Map(published.map((one) => [one.key, one]))
  const begun = drafts.filter(({ key }) => !standing.has(key)).map((draft) => asForm(known, draft))
  const asked = published.flatMap((one) => {
    const draft = drafts.find(({ key }) => key === one.key)
    return [asForm(known, one, one.version), ...(draft && hasMoreText(draft, one) ? [asForm(known, draft)] : [])]
  })
  return [...asked, ...begun]
}

/** A questionnaire with what is known of it in French; a draft without a version. */
export function asForm(
  known: KnownTranslations,
  { key, name, questions }: Omit<Questionnaire, 'version'>,
  version: number | null = null,
): Form {
  return { key, name, questions, version, words: translate(placesOf({ name, questions }), known.of(key)) }
}

/** Whether one questionnaire says something that the other does not. */
export function hasMoreText(one: Omit<Questionnaire, 'version'>, other: Omit<Questionnaire, 'version'>): boolean {
  const said = new Set(placesOf(other).map(placeKey))
  return placesOf(one).some((place) => !said.has(placeKey(place)))
}
