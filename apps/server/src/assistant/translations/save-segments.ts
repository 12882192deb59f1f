import type { SegmentSide, SegmentText, Word, WrittenWord } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import { translate } from '@clinic/core/questionnaires/translations/translate'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { type Changed, change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findForm } from './find-form.ts'
import { asForm, listKnownTranslations } from './list-forms.ts'
import { presentForm } from './read-french.ts'
import { findApprovals, lockSegments, upsertSegments } from './store.ts'

type Saving = { key: string; of: SegmentSide; words: readonly WrittenWord[] }

/**
 * Writes French for texts of a questionnaire, for every version in which the same English stands at the same place. Patients hear none of it
 * until it is approved. Refusals: `questionnaire-not-found`, `words-changed` where one of them has been written otherwise since it was read.
 */
export function saveSegments(context: StaffContext, { key, of, words }: Saving): Promise<SegmentText> {
  return change(context, async (tx, context): Promise<Changed<SegmentText>> => {
    await lockSegments(tx, key)
    const approvals = await findApprovals(tx)
    const before = await listKnownTranslations(tx, approvals)
    const { form } = await findForm(tx, { known: before, key, of })
    const each = [...new Map(words.map((word) => [placeKey(word), word])).values()]
    const stored = translate(each, before.of(key)).map(({ translation }) => translation)
    const changed = each.filter(({ translation }, at) => translation !== stored[at])
    if (each.some(({ was, translation }, at) => was !== stored[at] && translation !== stored[at])) throw new Problem('words-changed')
    if (changed.length > 0) await upsertSegments(tx, { key, words: changed.map(plain), user_id: context.staff.id, now: context.now })
    const after = asForm(await listKnownTranslations(tx, approvals), form, form.version)
    const { gaps: _, parts: __, ...text } = await presentForm(tx, after, approvals)
    if (changed.length === 0) return { result: text, audit: NOTHING_CHANGED }
    return {
      result: text,
      audit: {
        action: 'Translation Written',
        description: `French: ${changed.length === 1 ? 'one text' : `${changed.length} texts`} of ${form.name}`,
        entity: { kind: 'settings', id: `french ${key}` },
        additionalInfo: JSON.stringify({ questions: [...new Set(changed.map(({ tag }) => tag))].slice(0, 50) }),
      },
    }
  })
}

function plain({ tag, part, original, translation }: WrittenWord): Word {
  return { tag, part, original, translation }
}
