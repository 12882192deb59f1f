import type { SegmentSide } from '@clinic/contract/translations'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { loadDrafts } from '../questionnaires/load-drafts.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import type { Form } from './collect-texts.ts'
import { asForm, hasMoreText, type KnownTranslations } from './list-forms.ts'

type Wanted = { known: KnownTranslations; key: string; of: SegmentSide }

/**
 * One questionnaire or its draft, also where that says the same; `sides`: what there is of it with words of its own. Refusal:
 * `questionnaire-not-found`.
 */
export async function findForm(sql: Sql | TransactionSql, { known, key, of }: Wanted): Promise<{ form: Form; sides: SegmentSide[] }> {
  const published = (await listNewest(sql)).find((one) => one.key === key)
  const [draft] = await loadDrafts(sql, key)
  const form = of === 'draft' ? draft && asForm(known, draft) : published && asForm(known, published, published.version)
  if (!form) throw new Problem('questionnaire-not-found')
  const sides: SegmentSide[] = published ? ['published'] : []
  if (draft && (!published || hasMoreText(draft, published))) sides.push('draft')
  return { form, sides }
}
