import { endViewing, readOverview as readCall, startViewing } from '@clinic/contract/record'
import { readPicture as pictureCall } from '@clinic/contract/record-pictures'
import * as asking from '@clinic/contract/record-questionnaires'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { answerAsked } from './answer-asked.ts'
import { finishAsked } from './finish-asked.ts'
import { listAskable } from './list-askable.ts'
import { readAsked } from './read-asked.ts'
import { readOverview } from './read-overview.ts'
import { readPicture } from './read-picture.ts'
import { skipCalled } from './skip-called.ts'
import { viewRecord } from './view-record.ts'

/** A patient's record beside the status row, who has it open, and what staff ask the patient by phone. */
export function mountRecord(mount: Mount<Caller>): void {
  mount(readCall, ({ params }, caller) => readOverview(staffContext(caller), params.patient_id))
  mount(pictureCall, ({ params }, caller) => readPicture(staffContext(caller), params))
  mount(startViewing, ({ params }, caller) => viewRecord(staffContext(caller), { ...params, open: true }))
  mount(endViewing, ({ params }, caller) => viewRecord(staffContext(caller), { ...params, open: false }))
  mount(asking.listAskable, ({ params }, caller) => listAskable(staffContext(caller), params.patient_id))
  mount(asking.readAsked, ({ params }, caller) => readAsked(staffContext(caller), params))
  mount(asking.answerAsked, ({ params, body }, caller) => answerAsked(staffContext(caller), { ...params, ...body }))
  mount(asking.skipCalled, ({ params }, caller) => skipCalled(staffContext(caller), params))
  mount(asking.finishAsked, ({ params, body }, caller) => finishAsked(staffContext(caller), { ...params, ...body }))
}
