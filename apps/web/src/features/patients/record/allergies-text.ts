import type { Overview } from '@clinic/contract/chart'
import { t } from '../../../lib/messages/t.ts'

const [ASKED, NAMED] = ['has_allergies', 'allergies']

/** The newest answer on allergies. “None known” only where the patient said so. */
export function allergiesText({ answer_sets }: Pick<Overview, 'answer_sets'>): string {
  for (const { lines } of answer_sets) {
    const named = lines.find(({ tag }) => tag === NAMED)?.answer
    if (named) return named
    const asked = lines.find(({ tag }) => tag === ASKED)?.answer
    if (asked) return asked === 'No' ? t('none known') : t('yes, not named')
  }
  return t('not asked yet')
}
