import { isDeepStrictEqual } from 'node:util'
import type { VeteranCover } from '@clinic/contract/patients/veteran'
import { checkVeteran, writtenFile } from '@clinic/core/patients/check-veteran'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { type Changed, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { insertCover } from './cover-store.ts'
import { findCover } from './find-cover.ts'

type Order = { patient_id: string; version: number; cover: VeteranCover | null; reason: string }

/**
 * Records whether Veterans Affairs Canada pays for a patient; earlier versions stay. The log names the limit and neither the file nor the reason.
 * Refusals: `patient-not-found`, `invalid-input` with fields, `veteran-changed` unless it is based on the newest version.
 */
export async function recordVeteran(context: StaffContext, { patient_id, version, reason, ...order }: Order): Promise<{ version: number }> {
  const cover = order.cover && { ...order.cover, vac_file: writtenFile(order.cover.vac_file) }
  return change(context, async (tx, { staff, now, zone }): Promise<Changed<{ version: number }>> => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
    const fields = cover ? checkVeteran(cover, dayIn(zone, now)) : {}
    if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
    const known = await findCover(tx, patient_id)
    const before = known?.cover ?? null
    if (isDeepStrictEqual(before, cover)) return { result: { version: known?.version ?? 0 }, audit: NOTHING_CHANGED }
    if ((known?.version ?? 0) !== version) throw new Problem('veteran-changed')
    await insertCover(tx, { patient_id, version: version + 1, user_id: staff.id, recorded_at: now, cover, reason })
    return {
      result: { version: version + 1 },
      audit: {
        action: 'Record Veteran Cover',
        description: cover ? 'Recorded that Veterans Affairs pays' : 'Recorded that Veterans Affairs does not pay',
        entity: { kind: 'patient', id: patient_id },
        changes: { billing_limit_g: { from: before?.billing_limit_g ?? null, to: cover?.billing_limit_g ?? null } },
        patient_id,
      },
      live: [patientNotice(patient, patient)],
    }
  })
}
