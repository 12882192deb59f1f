import * as contract from '@clinic/contract/alarms'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { Problem } from '../../platform/http/problem.ts'
import { closeAlarm } from './close-alarm.ts'
import { giveBackAlarm } from './give-back-alarm.ts'
import { listAlarms } from './list-alarms.ts'
import { listClosedAlarms } from './list-closed-alarms.ts'
import { readOnCall } from './read-on-call.ts'
import { saveAlarmForm } from './save-alarm-form.ts'
import { takeAlarm } from './take-alarm.ts'
import { writeOnCall } from './write-on-call.ts'

/** Alarms of people in danger, and who is emailed about them. */
export function mountAlarms(mount: Mount<Caller>): void {
  mount(contract.listAlarms, (_, caller) => listAlarms(staffContext(caller)))
  mount(contract.listClosedAlarms, (_, caller) => listClosedAlarms(staffContext(caller)))
  mount(contract.readOnCall, (_, caller) => readOnCall(staffContext(caller)))
  mount(contract.writeOnCall, ({ body }, caller) => writeOnCall(staffContext(caller), body))
  mount(contract.takeAlarm, ({ params, body }, caller) => takeAlarm(staffContext(caller), readAlarmId(params.id), body))
  mount(contract.giveBackAlarm, ({ params }, caller) => giveBackAlarm(staffContext(caller), readAlarmId(params.id)))
  mount(contract.saveAlarmForm, ({ params, body }, caller) => saveAlarmForm(staffContext(caller), readAlarmId(params.id), body))
  mount(contract.closeAlarm, ({ params, body }, caller) => closeAlarm(staffContext(caller), readAlarmId(params.id), body))
}

/** Refusal: `alarm-not-found`. */
function readAlarmId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Problem('alarm-not-found')
  return Number(text)
}
