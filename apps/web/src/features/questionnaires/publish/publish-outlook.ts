import type { FormSegments } from '@clinic/contract/translations'
import { alikeOptions } from '@clinic/core/questionnaires/translations/alike-options'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'

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
      label: 'Approved',
      is: `All ${all} French texts of this draft are approved.`,
      result: 'French goes live when you publish.',
    }
  const done = missing === 0 ? 'they are approved' : 'they are written and approved'
  const inEnglish = `Questions without approved French are then in English for patients who speak French, until ${done}.`
  return {
    tone: needed ? 'warn' : 'plain',
    label: missing === 0 ? 'Not approved' : `${missing} missing`,
    is: missing === 0 ? `All ${all} French texts are translated but not approved.` : `${missing} of ${all} French texts are missing.`,
    result: needed ? inEnglish : 'Until they’re approved, the care team handles this questionnaire for French-speaking patients.',
  }
}
