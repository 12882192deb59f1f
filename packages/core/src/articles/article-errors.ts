import type { ArticleFields } from '@clinic/contract/articles'
import { USER_TEXTS } from '@clinic/contract/texts'

type Faults = Partial<Record<keyof ArticleFields, string>>

const NEEDED = ['title', 'text', 'owner'] as const
const DOSE = /\b\d+(?:[.,]\d+)? ?(?:mg|milligrams?|mcg|ml|drops?|puffs?|gummies|capsules?)\b/i

/** What is wrong with what was written, each in one sentence; a draft may have as few phrasings as it likes. */
export function articleErrors(fields: ArticleFields): Faults {
  const empty = NEEDED.filter((field) => fields[field].trim() === '').map((field) => [field, USER_TEXTS.fieldNeeded])
  const days = (['reviewed_on', 'review_due'] as const)
    .filter((field) => fields[field] === '')
    .map((field) => [field, USER_TEXTS.fieldNeeded])
  const backwards = fields.review_due !== '' && fields.review_due <= fields.reviewed_on
  return Object.fromEntries([...empty, ...days, ...(backwards ? [['review_due', 'The next review has to be after the last.']] : [])])
}

/** True where a text reads as if it gave a dose, which the assistant never does (D-7): worth a second look. */
export function readsLikeDose(text: string): boolean {
  return DOSE.test(text)
}
