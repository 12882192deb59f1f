import { mayConfirm } from '@clinic/core/documents/may-confirm'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { readId } from '../directory/read-id.ts'
import { findConfirmations, findOpenConfirmations, writeAnswer } from './confirmation-store.ts'
import { CONFIRMED_DAYS } from './gather-facts.ts'

const DAY_SECONDS = 86_400
type Order = { id: string; confirmed: boolean; note: string }

/**
 * One person answers one request about a draft, so that above 10 g two colleagues agree. Refusals: `confirmation-not-found`,
 * `confirmation-not-yours`, `confirmation-note-needed`, `already-done`.
 */
export function answerConfirmation(context: StaffContext, { id: said, confirmed, note }: Order): Promise<{ message: string }> {
  const id = readId(said)
  const since = later(context.now, -CONFIRMED_DAYS * DAY_SECONDS)
  return change(context, async (tx, context) => {
    const { staff } = context
    const find = async () => (await findOpenConfirmations(tx, { staff_id: staff.id, since })).find((request) => request.id === id)
    const seen = await find()
    if (!seen) throw new Problem('confirmation-not-found')
    if (!mayConfirm(staff, seen)) throw new Problem('confirmation-not-yours')
    if (!confirmed && note === '') throw new Problem('confirmation-note-needed')
    await lockRow(tx, seen.patient_id)
    const answered = await findConfirmations(tx, { patient_id: seen.patient_id, asked_by: seen.asked_by, since })
    const hasAnsweredOther = answered.some((other) => other.answered_by === staff.id && other.kind !== seen.kind && isSameUse(other, seen))
    if (hasAnsweredOther) throw new Problem('confirmation-not-yours')
    if (!(await writeAnswer(tx, { id: seen.id, confirmed, note, answered_by: staff.id, answered_at: context.now })))
      throw new Problem('already-done')
    return {
      result: { message: confirmed ? 'Confirmed.' : 'Declined.' },
      audit: {
        action: 'Answer Document Confirmation',
        description: `${confirmed ? 'Confirmed' : 'Declined'} a medical document as ${seen.kind === 'second-np' ? 'second NP' : 'NP manager'}`,
        entity: { kind: 'patient', id: seen.patient_id },
        patient_id: seen.patient_id,
      },
    }
  })
}

type Use = { daily_grams: number; period_count: number; period_unit: string }

function isSameUse(one: Use, other: Use): boolean {
  return one.daily_grams === other.daily_grams && one.period_count === other.period_count && one.period_unit === other.period_unit
}
