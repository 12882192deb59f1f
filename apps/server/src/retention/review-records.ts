import { keepUntil } from '@clinic/core/retention/keep-until'
import { dayIn, later } from '../platform/clock.ts'
import { type Context, change, FOUND_NOTHING } from '../platform/db/change.ts'
import { findUntouched, forgetTouched, saveDue } from './store.ts'

const BATCH = 1000
/** The shortest legal retention period: newer charts need no check. */
const LEAST_YEARS = 10
const SHORT_YEAR = 365 * 24 * 3600

export type Reviewing = Pick<Context, 'sql' | 'now' | 'zone'> & { years: number }

/**
 * Lists charts past their retention period for review, audited the first time. Deletes nothing: a person decides.
 * Returns how many are new.
 */
export async function reviewRecords({ years, ...at }: Reviewing): Promise<number> {
  const context: Context = { ...at, actor: { kind: 'nobody', name: 'Retention' }, address: '' }
  const today = dayIn(at.zone, at.now)
  const before = later(at.now, -LEAST_YEARS * SHORT_YEAR)
  let found = 0
  for (let after = ''; ; ) {
    const records = await findUntouched(at.sql, { before, after, limit: BATCH })
    const due = records
      .map((record) => ({
        ...record,
        due_on: keepUntil({ ...record, last_entry: dayIn(at.zone, record.last_entry_at) }, years),
      }))
      .filter(({ due_on }) => due_on <= today)
      .map(({ patient_id, last_entry_at, due_on }) => ({ patient_id, last_entry_at, due_on }))
    found += await keep(context, due)
    const last = records.at(-1)
    if (records.length < BATCH || !last) return found
    after = last.patient_id
  }
}

function keep(context: Context, due: Parameters<typeof saveDue>[1]): Promise<number> {
  return change(context, async (tx, context) => {
    await forgetTouched(tx)
    const fresh = due.length === 0 ? [] : await saveDue(tx, due, context.now)
    const [first, ...rest] = fresh.map((patient_id) => ({
      action: 'Record Due For Review' as const,
      description: `Kept long enough since ${due.find((one) => one.patient_id === patient_id)?.due_on}`,
      entity: { kind: 'patient' as const, id: patient_id },
      patient_id,
    }))
    return { result: fresh.length, audit: first ? [first, ...rest] : FOUND_NOTHING }
  })
}
