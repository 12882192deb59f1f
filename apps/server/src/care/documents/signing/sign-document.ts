import { randomBytes } from 'node:crypto'
import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import type { DocumentContent } from '@clinic/core/documents/document-content'
import { checkCode, documentNumber } from '@clinic/core/documents/document-number'
import { isReady, judgeDocument } from '@clinic/core/documents/judge-document'
import { validity } from '@clinic/core/documents/validity'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findFreshFactor } from '../../../identity/auth/factors/signing/find-fresh-factor.ts'
import { dayIn } from '../../../platform/clock.ts'
import { type Changed, change, type Inside, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { buildContent } from '../drafts/build-content.ts'
import { deleteDraft, findDraft, type StoredDraft } from '../drafts/draft-store.ts'
import { lockSigner } from '../drafts/facts-store.ts'
import { type Gathered, gatherFacts } from '../drafts/gather-facts.ts'
import type { Signing } from '../drafts/signing.ts'
import { findByDraft, findDocument, findSealedParts, insertDocument, type StoredDocument, writeStanding } from '../life/document-store.ts'
import { insertEvent } from '../life/event-store.ts'
import { hashBytes, hashCheckCode, hashContent, isIntact } from '../life/is-intact.ts'
import { findHolders } from '../life/letter-store.ts'
import { presentDocument } from '../life/present-document.ts'
import { updateRenewal } from '../life/update-renewal.ts'
import { writeLetters } from '../life/write-letters.ts'
import { renderDocument } from '../pdf/render-document.ts'

type Order = { patient_id: string; draft_id: string; version: number }
type SignedDocument = { document: DocumentDetail; message: string }

const RANDOM_BYTES = 16
const NUMBER_TRIES = 5
const SIGNED_AND_TOLD = 'Document signed. The letters to the sellers that have the old one are under its deliveries.'
/** Behind `#`, which browsers don’t send. */
const CHECK_PATH = '/check#'

/**
 * Signs the caller’s draft as they read it. What the rule looks at is locked first: the signer’s licences, then the patient, so that of
 * concurrent signatures each sees the one before it. The same draft again answers the same document. Refusals:
 * `patient-not-found`, `document-draft-changed`, `document-factor-needed`, `document-not-ready` with everything that is missing.
 */
export function signDocument(context: StaffContext, order: Order, signing: Signing): Promise<SignedDocument> {
  return change(context, async (tx, context): Promise<Changed<SignedDocument>> => {
    const { staff, now, zone } = context
    const reader = { staff, today: dayIn(zone, now) }
    await lockSigner(tx, staff.id)
    await lockRow(tx, order.patient_id)
    const patient = await readPatient(tx, order.patient_id)
    if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
    const signed = await findByDraft(tx, { draft_id: order.draft_id, author_id: staff.id })
    if (signed?.patient_id === order.patient_id)
      return { result: { document: await presentDocument(tx, signed, reader), message: 'Document signed.' }, audit: NOTHING_CHANGED }
    const draft = await findDraft(tx, { patient_id: order.patient_id, author_id: staff.id })
    if (!draft || draft.id !== order.draft_id || draft.version !== order.version) throw new Problem('document-draft-changed')
    const factor = await findFreshFactor(tx, signing.session, now)
    if (factor === null) throw new Problem('document-factor-needed')
    const gathered = await gatherFacts(tx, context, order.patient_id)
    const judgement = judgeDocument(draft.content, gathered.facts)
    if (!isReady(judgement, draft.content)) {
      const { refusals, warnings, confirmationsNeeded } = judgement
      throw new Problem('document-not-ready', {
        refusals: refusals.map(({ code }) => code),
        warnings: warnings.map(({ code }) => code).filter((code) => (draft.content.reasons[code] ?? '').trim() === ''),
        confirmations: confirmationsNeeded,
      })
    }
    const { id, told } = await store(tx, context, { draft, gathered, factor, signing, patient_id: order.patient_id })
    const changes = await updateRenewal(tx, order.patient_id, gathered.facts.today)
    const document = await findDocument(tx, id)
    if (!document) throw new Error('the signed document is missing')
    return {
      result: { document: await presentDocument(tx, document, reader), message: told > 0 ? SIGNED_AND_TOLD : 'Document signed.' },
      audit: {
        action: 'Sign Medical Document',
        description: `Signed document ${document.number}`,
        entity: { kind: 'document', id: String(id) },
        changes,
        additionalInfo: `SHA-256 ${document.hash}, PDF ${document.pdf_hash}, second factor: ${factor}`,
        patient_id: order.patient_id,
      },
      live: [patientNotice(null, (await readPatient(tx, order.patient_id)) ?? patient)],
    }
  })
}

/** `told`: how many sellers get a letter about the document that this one replaces. */
type Stored = { id: number; told: number }
type Storing = { draft: StoredDraft; gathered: Gathered; factor: string; signing: Signing; patient_id: string }

async function store(tx: Tx, context: Inside<StaffContext>, { draft, gathered, factor, signing, patient_id }: Storing): Promise<Stored> {
  const { now, staff, address } = context
  const { facts } = gathered
  const { content: typed } = draft
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const check_code = checkCode(randomBytes(RANDOM_BYTES))
    const check_url = signing.origin === '' ? '' : `${signing.origin}${CHECK_PATH}${check_code}`
    const document_number = documentNumber(facts.signed_on, randomBytes(RANDOM_BYTES))
    const content = buildContent(typed, facts, { document_number, check_code, check_url, clinic_name: signing.clinic_name })
    if (!content || !facts.visit) throw new Error('a draft that is ready lacks what is printed')
    const bytes = await renderDocument(content)
    const { condition, condition_reason, reasons, flags, identity_given_name, identity_surname, veteran, specialist_letter } = typed
    const id = await insertDocument(tx, {
      ...{ patient_id, author_id: staff.id, draft_id: draft.id, number: document_number, code_hash: hashCheckCode(check_code) },
      ...{ province: content.province_of_consultation, daily_grams: content.daily_grams },
      ...{ period_count: content.period.count, period_unit: content.period.unit, consulted_on: facts.visit.on, signed_on: facts.signed_on },
      ...{ signed_at: now, supersedes: typed.supersedes, factor, address, agent: signing.agent, content },
      grounds: { condition, condition_reason, reasons, flags, identity_given_name, identity_surname, veteran, specialist_letter },
      ...{ pdf: Buffer.from(bytes).toString('base64'), hash: hashContent(content), pdf_hash: hashBytes(bytes) },
    })
    if (id === null) continue
    const { registered_on, ends_on, dates_differ } = validity(facts.signed_on, content.period, [])
    await writeStanding(tx, id, { state: 'signed', seller_id: null, registration: 0, registered_on, ends_on, dates_differ })
    await insertEvent(tx, { document_id: id, state: 'signed', user_id: staff.id, at: now, seller_id: null, on: null, reason: '' })
    const old = gathered.documents.find((one) => one.id === typed.supersedes)
    const told = old ? await replaceOld(tx, context, { old, content, hasFax: signing.hasFax }) : 0
    await deleteDraft(tx, { patient_id, author_id: staff.id })
    return { id, told }
  }
  throw new Problem('document-number-taken')
}

type Replacing = { old: StoredDocument; content: DocumentContent; hasFax: boolean }

/**
 * Ends the old document and writes to each seller that has it, the way it takes documents. `content`: the new one’s, for an old one that was
 * altered. Answers how many sellers are told.
 */
async function replaceOld(tx: Tx, context: Inside<StaffContext>, { old, content, hasFax }: Replacing): Promise<number> {
  const { staff, now } = context
  const { seller_id, registration, registered_on, ends_on, dates_differ } = old
  const to = (await findHolders(tx, old.id)).map((holder) => {
    const isFax = holder.accepts === 'secure_fax'
    return { ...holder, way: holder.accepts, number: isFax ? holder.fax : '', faxed: isFax && hasFax && holder.fax !== '' }
  })
  if (to.length > 0) {
    const parts = await findSealedParts(tx, old.id)
    const told = isIntact(old, parts) ? parts.content : { ...content, document_number: old.number }
    await writeLetters(tx, old, { kind: 'replaced', content: told, to, context })
  }
  await writeStanding(tx, old.id, { state: 'replaced', seller_id, registration, registered_on, ends_on, dates_differ })
  await insertEvent(tx, { document_id: old.id, state: 'replaced', user_id: staff.id, at: now, seller_id, on: null, reason: '' })
  return to.length
}
