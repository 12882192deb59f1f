import type { AuditAction } from '@clinic/contract/vocabulary'
import { isOver } from '@clinic/core/documents/document-step'
import { later } from '../../../platform/clock.ts'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { findDocument, findSealedParts, type StoredDocument } from './document-store.ts'
import { findDeliveries, writeOutcome } from './event-store.ts'
import type { FaxGateway } from './fax-gateway.ts'
import { claimFax, type DueFax, noteFaxFailed, noteFaxSent, postponeFax } from './fax-outbox-store.ts'
import { isIntact } from './is-intact.ts'
import { findLetter } from './letter-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
const MOST_A_RUN = 100

/**
 * Each minute: gives the gateway what waits, outside of any transaction, and records the outcome. After an error it is tried again after 5, 20, 45 and 80
 * minutes, under the same key; then the delivery counts as refused, and staff send it again. A document that has ended is not sent. Returns how
 * many faxes left.
 */
export async function sendFaxes(schedule: Pick<Context, 'sql' | 'now' | 'zone'>, gateway: FaxGateway | null): Promise<number> {
  if (!gateway) return 0
  const context: Context = { ...BY_TIMETABLE, ...schedule }
  let sent = 0
  for (let turn = 0; turn < MOST_A_RUN; turn += 1) {
    const due = await claimFax(schedule.sql, schedule.now)
    if (!due) break
    if (await sendOne(context, gateway, due)) sent += 1
  }
  return sent
}

async function sendOne(context: Context, gateway: FaxGateway, due: DueFax): Promise<boolean> {
  const { sql, now } = context
  const document = await findDocument(sql, due.document_id)
  if (!document) throw new Error('a document that is to be faxed is missing')
  const file = await readFile(sql, document, due)
  if ('why' in file) {
    await giveUp(context, { document, due, why: file.why })
    return false
  }
  try {
    await gateway.send({ key: due.key, number: due.number, pages: due.pages, pdf: file.pdf })
  } catch (error) {
    const code = String((error as { code?: unknown }).code ?? 'unknown')
    if (due.tries >= MOST_TRIES) await giveUp(context, { document, due, why: code })
    else await postponeFax(sql, { delivery_id: due.delivery_id, until: later(now, due.tries ** 2 * 300), error: code })
    return false
  }
  await change(context, async (tx) => {
    await noteFaxSent(tx, due.delivery_id, now)
    return { result: null, audit: entryOf(document, 'Fax Sent', `sent by secure fax${due.letter ? ', the letter' : ''}`) }
  })
  return true
}

async function readFile(
  sql: Sql,
  document: StoredDocument,
  { letter, delivery_id }: DueFax,
): Promise<{ pdf: Uint8Array } | { why: string }> {
  if (letter) {
    const found = await findLetter(sql, delivery_id)
    return found ? { pdf: Buffer.from(found.pdf, 'base64') } : { why: 'missing' }
  }
  if (isOver(document.state)) return { why: 'over' }
  const parts = await findSealedParts(sql, document.id)
  return isIntact(document, parts) ? { pdf: Buffer.from(parts.pdf, 'base64') } : { why: 'altered' }
}

const REASONS: Readonly<Record<string, string>> = {
  over: 'Not faxed: the document ended before.',
  altered: 'Not faxed: what is stored is not what was signed.',
}

function giveUp(context: Context, { document, due, why }: { document: StoredDocument; due: DueFax; why: string }): Promise<null> {
  return change(context, async (tx, { now }) => {
    await lockRow(tx, document.patient_id)
    await noteFaxFailed(tx, { delivery_id: due.delivery_id, now, error: why })
    const delivery = (await findDeliveries(tx, document.id)).find(({ id }) => id === due.delivery_id)
    const reason = REASONS[why] ?? 'The fax could not be sent.'
    if (delivery?.outcome === 'sent') await writeOutcome(tx, { id: due.delivery_id, outcome: 'refused', reason })
    return { result: null, audit: { ...entryOf(document, 'Fax Failed', 'the secure fax was not sent'), additionalInfo: why } }
  })
}

function entryOf({ id, number, patient_id }: StoredDocument, action: AuditAction, told: string) {
  return { action, description: `Document ${number}: ${told}`, entity: { kind: 'document' as const, id: String(id) }, patient_id }
}
