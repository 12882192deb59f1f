import * as contract from '@clinic/contract/alarms'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { readAlarmTiming } from './read-alarm-timing.ts'
import { writeAlarmTiming } from './write-alarm-timing.ts'

/** When who is called about an alarm that no one has taken. */
export function mountEscalation(mount: Mount<Caller>): void {
  mount(contract.readAlarmTiming, (_, caller) => readAlarmTiming(staffContext(caller).sql))
  mount(contract.writeAlarmTiming, ({ body }, caller) => writeAlarmTiming(staffContext(caller), body))
}
