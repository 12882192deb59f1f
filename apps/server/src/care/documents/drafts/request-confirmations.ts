import type { Readiness } from '@clinic/contract/documents/readiness'
import { judgeDocument } from '@clinic/core/documents/judge-document'
import { readPeriod } from '@clinic/core/documents/period'
import { readGrams } from '@clinic/core/documents/read-grams'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type Changed, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { insertConfirmation } from './confirmation-store.ts'
import { findDraft } from './draft-store.ts'
import { gatherFacts } from './gather-facts.ts'
import { showReadiness } from './read-readiness.ts'
import type { Signing } from './signing.ts'

/** Asks for what is needed and not asked yet. Refusals: `patient-not-found`, `document-draft-not-found`, `confirmation-not-needed`. */
export async function requestConfirmations(context: StaffContext, patient_id: string, signing: Signing): Promise<Readiness> {
  await change(context, async (tx, context): Promise<Changed<null>> => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const stored = await findDraft(tx, { patient_id, author_id: context.staff.id })
    if (!stored) throw new Problem('document-draft-not-found')
    const { content: draft } = stored
    const { facts } = await gatherFacts(tx, context, patient_id)
    const kinds = judgeDocument(draft, facts).confirmationsNeeded.filter((kind) => kind !== 'typed-again')
    const [grams, period] = [readGrams(draft.daily_grams), readPeriod(draft.period_count, draft.period_unit)]
    if (kinds.length === 0 || !('value' in grams) || !('value' in period)) throw new Problem('confirmation-not-needed')
    let isNew = false
    for (const kind of kinds) {
      const use = { daily_grams: grams.value, period_count: period.value.count, period_unit: period.value.unit }
      const why = { condition: draft.condition, condition_reason: draft.condition_reason }
      isNew = (await insertConfirmation(tx, { patient_id, asked_by: context.staff.id, asked_at: context.now, kind, why, ...use })) || isNew
    }
    if (!isNew) return { result: null, audit: NOTHING_CHANGED }
    return {
      result: null,
      audit: {
        action: 'Ask Document Confirmation',
        description: `Asked for a confirmation before signing: ${kinds.join(', ')}`,
        entity: { kind: 'patient', id: patient_id },
        patient_id,
      },
    }
  })
  return showReadiness(context, patient_id, signing)
}
