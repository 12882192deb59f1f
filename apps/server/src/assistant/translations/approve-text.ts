import type { French } from '@clinic/contract/translations'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { collectTexts, formText, hasParts, listAssistantParts } from './collect-texts.ts'
import { listForms, listKnownTranslations } from './list-forms.ts'
import { presentFrench } from './read-french.ts'
import { findApprovals, insertForm, replaceApprovedDigests, upsertApproval } from './store.ts'

/**
 * Approves a translation as it was read: `hash` names the words. Those of a questionnaire are kept word for word, for every version whose
 * English they fit; a draft's can be approved before it is published. Refusals: `text-not-found`, `text-changed` where the words are others
 * by now, `text-incomplete` where a part has no translation.
 */
export function approveText(context: StaffContext, key: string, hash: string): Promise<French> {
  return change(context, async (tx, context) => {
    const forms = await listForms(tx, await listKnownTranslations(tx, await findApprovals(tx)))
    const text = collectTexts(forms).find((one) => one.key === key)
    if (!text) throw new Problem('text-not-found')
    if (text.hash.toString('hex') !== hash) throw new Problem('text-changed')
    if (text.gaps.length > 0) throw new Problem('text-incomplete', { count: text.gaps.length })
    const french = await presentFrench(tx)
    const known = french.texts.find((one) => one.key === key)
    if (known?.approved && known.changed === 0) return { result: french, audit: NOTHING_CHANGED }
    const approved = { hash: text.hash, user_id: context.staff.id, now: context.now }
    const form = forms.find((one) => formText(one).key === key)
    if (form) await insertForm(tx, { ...approved, key: form.key, words: form.words })
    else await upsertApproval(tx, { ...approved, key })
    if (hasParts(text))
      await replaceApprovedDigests(
        tx,
        listAssistantParts().map(({ digest }) => digest),
      )
    return {
      result: await presentFrench(tx),
      audit: { action: 'Translation Approved', description: `French: ${text.name}`, entity: { kind: 'settings', id: `french ${key}` } },
    }
  })
}
