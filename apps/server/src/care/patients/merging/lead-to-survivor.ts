import type { Parsed } from '@clinic/contract/endpoint'
import type { Caller } from '../../../identity/auth/access/context.ts'
import { staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { findSurvivor } from './find-survivor.ts'

/** Every call about a patient is about the record that remains, if theirs was merged (F-13). */
export function leadToSurvivor(mount: Mount<Caller>): Mount<Caller> {
  return (endpoint, handler) => {
    if (!endpoint.path.includes('{patient_id}') || endpoint.access === 'public') return mount(endpoint, handler)
    mount(endpoint, async (input, caller) => {
      const { patient_id } = input.params as { patient_id: string }
      const survivor = await findSurvivor(staffContext(caller).sql, patient_id)
      const led = survivor === patient_id ? input : { ...input, params: { ...(input.params as object), patient_id: survivor } }
      return handler(led as Parsed<typeof endpoint>, caller)
    })
  }
}
