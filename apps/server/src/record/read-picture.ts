import type { Output } from '@clinic/contract/endpoint'
import type { readPicture as call } from '@clinic/contract/record-pictures'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../auth/context.ts'
import { loadPicture } from '../chat/load-picture.ts'
import { lookAt } from '../patients/look-at.ts'
import { note } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'

/**
 * A photograph in answer to a question, for whoever may open the record; the reading leaves an entry. Refusals: `patient-not-found`, also
 * outside one's provinces, and `picture-not-found`, also for another patient's.
 */
export async function readPicture(context: StaffContext, named: { patient_id: string; id: string }): Promise<Output<typeof call>> {
  const { patient_id } = named
  const patient = await lookAt(context.sql, patient_id)
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  const picture = await loadPicture(context, named)
  if (!picture) throw new Problem('picture-not-found')
  await note(context, {
    action: 'Read Patient Record',
    description: 'Looked at a picture that the patient sent',
    entity: { kind: 'patient', id: patient_id },
    patient_id,
  })
  return picture
}
