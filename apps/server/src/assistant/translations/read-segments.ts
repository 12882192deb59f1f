import type { FormSegments, SegmentSide } from '@clinic/contract/translations'
import { suggestionsFor } from '@clinic/core/questionnaires/translations/suggestions-for'
import type { Context } from '../../platform/db/change.ts'
import { checkFrench } from './check-french.ts'
import { NEEDED } from './collect-texts.ts'
import { findForm } from './find-form.ts'
import { listKnownTranslations } from './list-forms.ts'
import { presentForm } from './read-french.ts'
import { findApprovals } from './store.ts'

/** The French of a questionnaire or its draft, text by text. Refusal: `questionnaire-not-found`. */
export async function readSegments({ sql }: Pick<Context, 'sql'>, key: string, of: SegmentSide): Promise<FormSegments> {
  const approvals = await findApprovals(sql)
  const known = await listKnownTranslations(sql, approvals)
  const { form, sides } = await findForm(sql, { known, key, of })
  const { gaps: _, parts: __, ...text } = await presentForm(sql, form, approvals)
  return {
    on: await checkFrench({ sql }),
    needed: NEEDED.includes(key),
    text,
    sides,
    words: suggestionsFor(form.words, { own: known.of(key), all: known.all() }),
  }
}
