import * as contract from '@clinic/contract/patient-manager'
import { lookUpCaller as lookUpCall } from '@clinic/contract/patients/look-up'
import { registerPatient as registerCall } from '@clinic/contract/patients/registration'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { lookUpCaller } from '../patients/access/look-up-caller.ts'
import { registerPatient } from '../patients/registration/register-patient.ts'
import { findPatients } from './find-patients.ts'
import { listManaged } from './list-managed.ts'
import { managePatient } from './manage-patient.ts'

/** The Patient Manager, and the search over visible patients. */
export function mountManager(mount: Mount<Caller>) {
  mount(contract.findPatients, ({ query }, caller) => findPatients(staffContext(caller), query))
  mount(lookUpCall, ({ body }, caller) => lookUpCaller(staffContext(caller), body))
  mount(registerCall, ({ body }, caller) => registerPatient(staffContext(caller), body))
  mount(contract.listManaged, ({ query }, caller) => listManaged(staffContext(caller), query))
  mount(contract.managePatient, ({ params, body }, caller) => managePatient(staffContext(caller), { ...params, ...body }))
}
