import type { French } from '@clinic/contract/translations'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, type Inside } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Form, formText } from './collect-texts.ts'
import { listForms, listKnownTranslations } from './list-forms.ts'
import { listCovering } from './match-form.ts'
import { presentFrench } from './read-french.ts'
import { type Approval, deleteApproval, findApprovals, replaceApprovedDigests, withdrawForms } from './store.ts'

/** Withdraws an approval: from the next message on the text is no longer said in French. Refusal: `text-not-found`. */
export function withdrawApproval(context: StaffContext, key: string): Promise<French> {
  return change(context, async (tx, context) => {
    const approvals = await findApprovals(tx)
    const forms = await listForms(tx, await listKnownTranslations(tx, approvals))
    const form = forms.find((one) => formText(one).key === key)
    const done = form ? await withdrawWords(tx, context, { form, approvals }) : await deleteApproval(tx, key)
    if (key === 'assistant') await replaceApprovedDigests(tx, [])
    if (!done) throw new Problem('text-not-found')
    return {
      result: await presentFrench(tx),
      audit: { action: 'Translation Withdrawn', description: `French: ${key}`, entity: { kind: 'settings', id: `french ${key}` } },
    }
  })
}

/** Of what is asked, every approval: an older one would go on being said to those who are in the middle. Of a draft, those that it has. */
async function withdrawWords(
  tx: Tx,
  { staff, now }: Inside<StaffContext>,
  { form, approvals }: { form: Form; approvals: readonly Approval[] },
): Promise<boolean> {
  const covering = await listCovering(tx, form, approvals)
  const gone = form.version === null ? covering : approvals.filter(({ key }) => key === form.key)
  if (covering.length > 0) await withdrawForms(tx, { ids: gone.flatMap((one) => one.form ?? []), user_id: staff.id, now })
  return covering.length > 0
}
