import type { readPicture as call } from '@clinic/contract/chart/pictures'
import type { Output } from '@clinic/contract/endpoint'
import { canSee } from '@clinic/core/queues/can-see'
import { loadPicture } from '../../assistant/chat/load-picture.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { noteRead } from '../patients/note-read.ts'
import { readPatient } from '../patients/read-patient.ts'

/**
 * A photo for users who may open the chart; audited. Refusals: `patient-not-found`, also outside the caller’s
 * provinces, and `picture-not-found`, also for another patient’s.
 */
export async function readPicture(context: StaffContext, named: { patient_id: string; id: string }): Promise<Output<typeof call>> {
  const { patient_id } = named
  const patient = await readPatient(context.sql, patient_id)
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  const picture = await loadPicture(context, named)
  if (!picture) throw new Problem('picture-not-found')
  await noteRead(context, patient, 'Looked at a picture that the patient sent')
  return picture
}
