import type { SegmentSide, SegmentText, Word, WrittenWord } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import { translate } from '@clinic/core/questionnaires/translations/translate'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findForm } from './find-form.ts'
import { asForm, listKnownTranslations } from './list-forms.ts'
import { presentForm } from './read-french.ts'
import { findApprovals, lockSegments, upsertSegments } from './store.ts'

type Saving = { key: string; of: SegmentSide; words: readonly WrittenWord[] }

/**
 * Writes French for texts of a questionnaire, for every version in which the same English stands at the same place. Patients hear none of it
 * until it is approved. Refusals: `questionnaire-not-found`, `words-changed` where somebody has written one of them since it was read.
 */
export function saveSegments(context: StaffContext, { key, of, words }: Saving): Promise<SegmentText> {
  return change(context, async (tx, context) => {
    await lockSegments(tx, key)
    const approvals = await findApprovals(tx)
    const before = await listKnownTranslations(tx, approvals)
    const { form } = await findForm(tx, { known: before, key, of })
    const each = [...new Map(words.map((word) => [placeKey(word), word])).values()]
    const standing = translate(each, before.of(key))
    if (each.some(({ was }, at) => was !== standing[at]?.translation)) throw new Problem('words-changed')
    await upsertSegments(tx, { key, words: each.map(plain), user_id: context.staff.id, now: context.now })
    const after = asForm(await listKnownTranslations(tx, approvals), form, form.version)
    const { gaps: _, parts: __, ...text } = await presentForm(tx, after, approvals)
    return {
      result: text,
      audit: {
        action: 'Translation Written',
        description: `French: ${each.length === 1 ? 'one text' : `${each.length} texts`} of ${form.name}`,
        entity: { kind: 'settings', id: `french ${key}` },
        additionalInfo: JSON.stringify({ questions: [...new Set(each.map(({ tag }) => tag))].slice(0, 50) }),
      },
    }
  })
}

function plain({ tag, part, original, translation }: WrittenWord): Word {
  return { tag, part, original, translation }
}
