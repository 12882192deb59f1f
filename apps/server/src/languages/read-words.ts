import type { FormWords, WordsSide } from '@clinic/contract/languages'
import { startsFor } from '@clinic/core/questionnaires/words/starts-for'
import type { Context } from '../platform/change.ts'
import { checkFrench } from './check-french.ts'
import { NEEDED } from './collect-texts.ts'
import { findForm } from './find-form.ts'
import { listKnown } from './list-forms.ts'
import { presentForm } from './read-french.ts'
import { findApprovals } from './store.ts'

/** The French of a questionnaire or its draft, text by text. Refusal: `questionnaire-not-found`. */
export async function readWords({ sql }: Pick<Context, 'sql'>, key: string, of: WordsSide): Promise<FormWords> {
  const approvals = await findApprovals(sql)
  const known = await listKnown(sql, approvals)
  const { form, sides } = await findForm(sql, { known, key, of })
  const { gaps: _, parts: __, ...text } = await presentForm(sql, form, approvals)
  return {
    on: await checkFrench({ sql }),
    needed: NEEDED.includes(key),
    text,
    sides,
    words: startsFor(form.words, { own: known.of(key), all: known.all() }),
  }
}
