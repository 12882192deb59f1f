import type { PublishedVersion, VersionRow } from '@clinic/contract/questionnaires/versions'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { SHIPPED_AUTHOR } from '../articles/present-article.ts'
import { findPublished, type Published } from './store.ts'

/** The published versions of a questionnaire, newest first; none of one that nobody has published. */
export async function listVersions({ sql }: Pick<Context, 'sql'>, key: string): Promise<VersionRow[]> {
  return (await findPublished(sql, { key })).map(presentVersion)
}

/** One published version, as it is asked. Refusal: `questionnaire-version-not-found`. */
export async function readVersion({ sql }: Pick<Context, 'sql'>, key: string, version: string): Promise<PublishedVersion> {
  const [published] = /^\d{1,9}$/.test(version) ? await findPublished(sql, { key, version: Number(version) }) : []
  if (!published) throw new Problem('questionnaire-version-not-found')
  return { ...published, published_by: published.published_by ?? SHIPPED_AUTHOR }
}

/** A published version in the list of all. */
export function presentVersion({ version, name, notes, origin, questions, published_by, published_at }: Published): VersionRow {
  return {
    ...{ version, name, notes, origin, questions: Object.keys(questions).length },
    ...{ published_by: published_by ?? SHIPPED_AUTHOR, published_at },
  }
}
