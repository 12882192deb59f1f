import type { FormSegments } from '@clinic/contract/translations'
import { alikeOptions } from '@clinic/core/questionnaires/translations/alike-options'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import { t } from '../../../lib/messages/t.ts'

/** `is`: what there is of French; `result`: what that means for patients once the draft is published. */
type FrenchOutlook = { tone: 'good' | 'warn' | 'plain'; label: string; is: string; result: string }

/** What happens to French when a draft with these words is published. */
export function frenchOutlook({ text: { approved }, needed, words }: FormSegments): FrenchOutlook {
  const alike = alikeOptions(words)
  const missing = words.filter((word) => word.translation === '' || alike.has(placeKey(word))).length
  const all = words.length
  if (approved)
    return {
      tone: 'good',
      label: t('Approved'),
      is: t('All {all} French texts of this draft are approved.', { all }),
      result: t('French goes live when you publish.'),
    }
  const inEnglish =
    missing === 0
      ? t('Questions without approved French are then in English for patients who speak French, until they are approved.')
      : t('Questions without approved French are then in English for patients who speak French, until they are written and approved.')
  return {
    tone: needed ? 'warn' : 'plain',
    label: missing === 0 ? t('Not approved') : t('{missing} missing', { missing }),
    is:
      missing === 0
        ? t('All {all} French texts are translated but not approved.', { all })
        : t('{missing} of {all} French texts are missing.', { missing, all }),
    result: needed ? inEnglish : t('Until they’re approved, the care team handles this questionnaire for French-speaking patients.'),
  }
}
