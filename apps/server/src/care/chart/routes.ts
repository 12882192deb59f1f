import { endViewing, readOverview as readCall, startViewing } from '@clinic/contract/chart'
import * as asking from '@clinic/contract/chart/phone-intake'
import { readPicture as pictureCall } from '@clinic/contract/chart/pictures'
import * as reactions from '@clinic/contract/patients/reactions'
import * as veteran from '@clinic/contract/patients/veteran'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { finishPhoneAnswers } from './phone-answers/finish-phone-answers.ts'
import { listAskable } from './phone-answers/list-askable.ts'
import { readPhoneAnswers } from './phone-answers/read-phone-answers.ts'
import { savePhoneAnswer } from './phone-answers/save-phone-answer.ts'
import { skipTriggered } from './phone-answers/skip-triggered.ts'
import { readReactions } from './reactions/read-reactions.ts'
import { recordReaction } from './reactions/record-reaction.ts'
import { readOverview } from './read-overview.ts'
import { readPicture } from './read-picture.ts'
import { readVeteran } from './veterans/read-veteran.ts'
import { recordVeteran } from './veterans/record-veteran.ts'
import { viewChart } from './view-chart.ts'

/** The chart beyond the status row, its viewers, and phone intake. */
export function mountRecord(mount: Mount<Caller>): void {
  mount(readCall, ({ params, query }, caller) => readOverview(staffContext(caller), params.patient_id, query))
  mount(pictureCall, ({ params }, caller) => readPicture(staffContext(caller), params))
  mount(reactions.readReactions, ({ params }, caller) => readReactions(staffContext(caller), params.patient_id))
  mount(reactions.recordReaction, async ({ params, body }, caller) => ({
    ...(await recordReaction(staffContext(caller), { ...params, ...body })),
    message: 'Adverse reaction recorded.',
  }))
  mount(veteran.readVeteran, ({ params }, caller) => readVeteran(staffContext(caller), params.patient_id))
  mount(veteran.recordVeteran, async ({ params, body }, caller) => ({
    ...(await recordVeteran(staffContext(caller), { ...params, ...body })),
    message: 'Veterans Affairs recorded.',
  }))
  mount(startViewing, ({ params }, caller) => viewChart(staffContext(caller), { ...params, open: true }))
  mount(endViewing, ({ params }, caller) => viewChart(staffContext(caller), { ...params, open: false }))
  mount(asking.listAskable, ({ params }, caller) => listAskable(staffContext(caller), params.patient_id))
  mount(asking.readPhoneAnswers, ({ params }, caller) => readPhoneAnswers(staffContext(caller), params))
  mount(asking.savePhoneAnswer, ({ params, body }, caller) => savePhoneAnswer(staffContext(caller), { ...params, ...body }))
  mount(asking.skipTriggered, ({ params }, caller) => skipTriggered(staffContext(caller), params))
  mount(asking.finishPhoneAnswers, ({ params, body }, caller) => finishPhoneAnswers(staffContext(caller), { ...params, ...body }))
}
