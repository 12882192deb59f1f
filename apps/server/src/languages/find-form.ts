import type { WordsSide } from '@clinic/contract/languages'
import type { Sql, TransactionSql } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { loadDrafts } from '../questionnaires/load-drafts.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import type { Form } from './collect-texts.ts'
import { asForm, type KnownWords, saysMore } from './list-forms.ts'

type Wanted = { known: KnownWords; key: string; of: WordsSide }

/**
 * One questionnaire or its draft, also where that says the same; `sides`: what there is of it with words of its own. Refusal:
 * `questionnaire-not-found`.
 */
export async function findForm(sql: Sql | TransactionSql, { known, key, of }: Wanted): Promise<{ form: Form; sides: WordsSide[] }> {
  const published = (await listNewest(sql)).find((one) => one.key === key)
  const [draft] = await loadDrafts(sql, key)
  const form = of === 'draft' ? draft && asForm(known, draft) : published && asForm(known, published, published.version)
  if (!form) throw new Problem('questionnaire-not-found')
  const sides: WordsSide[] = published ? ['published'] : []
  if (draft && (!published || saysMore(draft, published))) sides.push('draft')
  return { form, sides }
}
