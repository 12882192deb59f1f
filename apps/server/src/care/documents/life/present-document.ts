import type {
  DocumentDelivery,
  DocumentDetail,
  DocumentEvent,
  DocumentState,
  DocumentSummary,
} from '@clinic/contract/documents/medical-document'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { actionsFrom, isInForce } from '@clinic/core/documents/document-step'
import { periodText } from '@clinic/core/documents/period'
import { chaseDue } from '@clinic/core/documents/validity'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findSealedParts, type StoredDocument } from './document-store.ts'
import { countCopies, findDeliveries, findEvents, type StoredDelivery, type StoredEvent } from './event-store.ts'
import { isIntact } from './is-intact.ts'

export type Reader = { staff: Staff; today: string }
/** What practitioners alone do. */
const CLINICAL: readonly string[] = ['replace', 'withdraw-support', 'void']

export function presentSummary(row: StoredDocument, { staff, today }: Reader): DocumentSummary {
  const isPractitioner = hasScope(staff, ['np', 'npmanager'])
  const isOut = row.seller_id !== null || row.registration > 0
  return {
    ...{ id: row.id, document_number: row.number, state: row.state, daily_grams: row.daily_grams },
    period: { count: row.period_count, unit: row.period_unit },
    ...{ practitioner: row.author, signed_on: row.signed_on, signed_at: row.signed_at, registered_on: row.registered_on },
    ...{ dates_differ: row.dates_differ, last_day: row.registered_on === null ? null : row.ends_on, ends_on: row.ends_on },
    ...{ seller: row.seller, seller_id: row.seller_id, in_force: isInForce(row, today) },
    chase_due: isInForce(row, today) ? chaseDue(row.signed_on, row.registered_on, today) : null,
    ...{ supersedes: row.supersedes_number, superseded_by: row.superseded_by },
    actions: actionsFrom(row, today).filter((action) => (isPractitioner || !CLINICAL.includes(action)) && !(action === 'void' && isOut)),
  }
}

export async function presentDocument(sql: Sql | Tx, row: StoredDocument, reader: Reader): Promise<DocumentDetail> {
  const [parts, events, deliveries, copies] = await Promise.all([
    findSealedParts(sql, row.id),
    findEvents(sql, row.id),
    findDeliveries(sql, row.id),
    countCopies(sql, row.id),
  ])
  return {
    ...presentSummary(row, reader),
    ...{ patient_id: row.patient_id, content: parts.content, intact: isIntact(row, parts), hash: row.hash, copies },
    events: events.map((event) => presentEvent(event, row)),
    deliveries: deliveries.map(presentDelivery),
  }
}

const WORDS: Readonly<Record<DocumentState, string>> = {
  signed: 'Signed',
  sent: 'Sent to',
  received: 'Received by',
  registered: 'Registered with',
  expiring: 'Ends within 60 days',
  expired: 'Expired',
  returned: 'Returned',
  transferred: 'Transferred to',
  replaced: 'Replaced by a new document',
  'support-withdrawn': 'Support withdrawn; the seller is told by letter',
  voided: 'Voided before it left',
}

function presentEvent({ at, user, state, seller, on, reason }: StoredEvent, row: StoredDocument): DocumentEvent {
  const about = state === 'signed' ? `${row.daily_grams} g a day for ${periodText({ count: row.period_count, unit: row.period_unit })}` : ''
  const parts = [[WORDS[state], seller].filter(Boolean).join(' '), on, about, reason].filter((part) => part !== null && part !== '')
  return { at, by: user ?? 'Schedule', what: state, text: parts.join(', ') }
}

function presentDelivery({ user, document_id: _, ...row }: StoredDelivery): DocumentDelivery {
  return { ...row, by: user }
}
