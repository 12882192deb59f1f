import { AMOUNT_STEPS, type AmountPeriod, type Amounts, type DocumentAmounts, type MonthAmounts } from '@clinic/contract/documents/amounts'
import { amountOutliers } from '@clinic/core/documents/amount-outliers'
import { addMonths } from '@clinic/core/shared/dates'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { note } from '../../../platform/db/change.ts'
import { readMoment } from '../../../platform/db/read-replica.ts'
import { type FoundAmounts, measureAmounts } from './amount-store.ts'

const NONE: Amounts = { documents: 0, median: null, p90: null, highest: null, above: AMOUNT_STEPS.map(() => 0) }

/** How much each practitioner authorizes, and in what they are above the clinic, as sellers report it to the Minister (s. 297). The reading is an entry. */
export async function readDocumentAmounts(context: StaffContext, { months }: { months: AmountPeriod }): Promise<DocumentAmounts> {
  const last = dayIn(context.zone, context.now)
  const first = `${addMonths(`${last.slice(0, 7)}-01`, 1 - Number(months))}`
  const found = await readMoment(context.sql, (tx) => measureAmounts(tx, { first, last }))
  await note(context, {
    action: 'Read Report',
    description: `Read the amounts that practitioners authorized from ${first} to ${last}`,
    entity: { kind: 'list', id: 'document_amounts' },
  })
  const totals = found.filter(({ month, documents }) => month === null && documents > 0)
  const clinic = amountsOf(totals.find(({ name }) => name === null) ?? NONE)
  return {
    ...{ startDate: first, endDate: last, clinic: { ...clinic, months: monthsOf(found, null) } },
    practitioners: totals.flatMap(({ name, ...own }) =>
      name === null ? [] : [{ ...amountsOf(own), name, outliers: amountOutliers(own, clinic), months: monthsOf(found, name) }],
    ),
  }
}

function amountsOf({ documents, median, p90, highest, above }: Amounts): Amounts {
  return { documents, median, p90, highest, above }
}

/** Names of staff are unique (A-11). */
function monthsOf(found: readonly FoundAmounts[], of: string | null): MonthAmounts[] {
  return found.flatMap(({ name, month, ...own }) => (name === of && month !== null ? [{ ...amountsOf(own), month }] : []))
}
