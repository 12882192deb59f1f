import { AMOUNT_STEPS, type AmountPeriod, type Amounts, type DocumentAmounts } from '@clinic/contract/documents/amounts'
import { amountOutliers } from '@clinic/core/documents/amount-outliers'
import { addMonths } from '@clinic/core/shared/dates'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { note } from '../../../platform/db/change.ts'
import { readMoment } from '../../../platform/db/read-replica.ts'
import { measureAmounts } from './amount-store.ts'

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
  const { name: _, ...clinic } = found.find(({ name }) => name === null) ?? { name: null, ...NONE }
  return {
    ...{ startDate: first, endDate: last, clinic: clinic.documents === 0 ? NONE : clinic },
    practitioners: found.flatMap(({ name, ...own }) => (name === null ? [] : [{ ...own, name, outliers: amountOutliers(own, clinic) }])),
  }
}
