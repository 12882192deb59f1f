import * as contract from '@clinic/contract/chat/opening-hours'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { readOpeningHours } from './read-opening-hours.ts'
import { writeOpeningHours } from './write-opening-hours.ts'

/** When the team answers patients who ask for a person (F-10). */
export function mountOpeningHours(mount: Mount<Caller>): void {
  mount(contract.readOpeningHours, (_, caller) => readOpeningHours(staffContext(caller)))
  mount(contract.writeOpeningHours, ({ body }, caller) => writeOpeningHours(staffContext(caller), body))
}
