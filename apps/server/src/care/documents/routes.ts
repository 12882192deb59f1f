import * as amounts from '@clinic/contract/documents/amounts'
import * as authority from '@clinic/contract/documents/authority'
import * as documents from '@clinic/contract/documents/documents'
import * as drafts from '@clinic/contract/documents/drafts'
import * as details from '@clinic/contract/documents/practitioner-details'
import * as sellers from '@clinic/contract/documents/sellers'
import * as verification from '@clinic/contract/documents/verification'
import { type Caller, type Services, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readDocumentAmounts } from './amounts/read-document-amounts.ts'
import { readUnregistered } from './chasing/read-unregistered.ts'
import { listAuthority } from './directory/list-authority.ts'
import { listSellers } from './directory/list-sellers.ts'
import { readPractitionerDetails } from './directory/read-practitioner-details.ts'
import { saveAuthority } from './directory/save-authority.ts'
import { savePractitionerDetails } from './directory/save-practitioner-details.ts'
import { saveSeller } from './directory/save-seller.ts'
import { answerConfirmation } from './drafts/answer-confirmation.ts'
import { discardDocumentDraft } from './drafts/discard-document-draft.ts'
import { listConfirmations } from './drafts/list-confirmations.ts'
import { listDocuments } from './drafts/list-documents.ts'
import { readReadiness } from './drafts/read-readiness.ts'
import { recordTreatmentConsent } from './drafts/record-treatment-consent.ts'
import { requestConfirmations } from './drafts/request-confirmations.ts'
import { saveDocumentDraft } from './drafts/save-document-draft.ts'
import type { Signing } from './drafts/signing.ts'
import { copyDocument } from './life/copy-document.ts'
import { deliverDocument } from './life/deliver-document.ts'
import type { FaxGateway } from './life/fax-gateway.ts'
import { readDocument } from './life/read-document.ts'
import { readDocumentFile } from './life/read-document-file.ts'
import { readLetter } from './life/read-letter.ts'
import { recordOutcome } from './life/record-outcome.ts'
import { registerDocument } from './life/register-document.ts'
import { returnDocument } from './life/return-document.ts'
import { transferDocument } from './life/transfer-document.ts'
import { voidDocument } from './life/void-document.ts'
import { withdrawSupport } from './life/withdraw-support.ts'
import { signDocument } from './signing/sign-document.ts'
import { beginVerification } from './verification/begin-verification.ts'
import { checkDocument } from './verification/check-document.ts'
import { endVerification } from './verification/end-verification.ts'
import { listVerifications } from './verification/list-verifications.ts'
import { matchVerification } from './verification/match-verification.ts'

/** `fax` null: staff send faxes and record them. */
export type DocumentServices = Pick<Services, 'config'> & { fax: FaxGateway | null }

/** Medical documents: drafts, signature, what happens to them, and calls of sellers. */
export function mountDocuments(mount: Mount<Caller>, services: DocumentServices): void {
  mountDrafts(mount, services)
  mountSigned(mount, services)
  mountDirectory(mount)
  mountVerification(mount)
}

function mountDrafts(mount: Mount<Caller>, { config, fax }: DocumentServices): void {
  const signingOf = ({ session, facts, origin }: Caller): Signing => {
    if (!session) throw new Problem('unauthenticated')
    const reach = { origin: config.PUBLIC_URL === undefined ? '' : origin, hasFax: fax !== null }
    return { session, agent: facts.agent, clinic_name: config.BRAND_NAME, ...reach }
  }
  mount(drafts.readReadiness, ({ params }, caller) => readReadiness(staffContext(caller), params.patient_id, signingOf(caller)))
  mount(drafts.saveDocumentDraft, ({ params, body }, caller) =>
    saveDocumentDraft(staffContext(caller), { ...params, ...body }, signingOf(caller)),
  )
  mount(drafts.discardDocumentDraft, ({ params }, caller) => discardDocumentDraft(staffContext(caller), params.patient_id))
  mount(drafts.requestConfirmations, ({ params }, caller) =>
    requestConfirmations(staffContext(caller), params.patient_id, signingOf(caller)),
  )
  mount(drafts.signDocument, ({ params, body }, caller) => signDocument(staffContext(caller), { ...params, ...body }, signingOf(caller)))
  mount(drafts.recordTreatmentConsent, ({ params, body }, caller) => recordTreatmentConsent(staffContext(caller), { ...params, ...body }))
  mount(drafts.listConfirmations, (_, caller) => listConfirmations(staffContext(caller)))
  mount(drafts.answerConfirmation, ({ params, body }, caller) => answerConfirmation(staffContext(caller), { ...params, ...body }))
}

function mountSigned(mount: Mount<Caller>, { fax }: DocumentServices): void {
  mount(amounts.readDocumentAmounts, ({ query }, caller) => readDocumentAmounts(staffContext(caller), query))
  mount(documents.listDocuments, ({ params }, caller) => listDocuments(staffContext(caller), params.patient_id))
  mount(documents.readDocument, ({ params }, caller) => readDocument(staffContext(caller), params.id))
  mount(documents.readDocumentFile, ({ params }, caller) => readDocumentFile(staffContext(caller), params.id))
  mount(documents.copyDocument, ({ params }, caller) => copyDocument(staffContext(caller), params.id))
  mount(documents.deliverDocument, ({ params, body }, caller) =>
    deliverDocument(staffContext(caller), { ...params, ...body }, fax !== null),
  )
  mount(documents.readLetter, ({ params }, caller) => readLetter(staffContext(caller), params))
  mount(documents.recordOutcome, ({ params, body }, caller) => recordOutcome(staffContext(caller), { ...params, ...body }))
  mount(documents.registerDocument, ({ params, body }, caller) => registerDocument(staffContext(caller), { ...params, ...body }))
  mount(documents.transferDocument, ({ params, body }, caller) => transferDocument(staffContext(caller), { ...params, ...body }))
  mount(documents.returnDocument, ({ params, body }, caller) => returnDocument(staffContext(caller), { ...params, ...body }))
  mount(documents.withdrawSupport, ({ params, body }, caller) =>
    withdrawSupport(staffContext(caller), { ...params, ...body }, fax !== null),
  )
  mount(documents.listUnregistered, (_, caller) => readUnregistered(staffContext(caller)))
  mount(documents.voidDocument, ({ params, body }, caller) => voidDocument(staffContext(caller), { ...params, ...body }))
}

function mountDirectory(mount: Mount<Caller>): void {
  mount(sellers.listSellers, (_, caller) => listSellers(staffContext(caller)))
  mount(sellers.saveSeller, ({ params, body }, caller) => saveSeller(staffContext(caller), { ...params, ...body }))
  mount(authority.listAuthority, (_, caller) => listAuthority(staffContext(caller)))
  mount(authority.saveAuthority, ({ body }, caller) => saveAuthority(staffContext(caller), body))
  mount(details.readPractitionerDetails, ({ params }, caller) => readPractitionerDetails(staffContext(caller), params.id))
  mount(details.savePractitionerDetails, ({ params, body }, caller) =>
    savePractitionerDetails(staffContext(caller), { ...params, ...body }),
  )
}

function mountVerification(mount: Mount<Caller>): void {
  mount(verification.listVerifications, ({ query }, caller) => listVerifications(staffContext(caller), query.document_number))
  mount(verification.beginVerification, ({ body }, caller) => beginVerification(staffContext(caller), body))
  mount(verification.matchVerification, ({ params, body }, caller) => matchVerification(staffContext(caller), { ...params, ...body }))
  mount(verification.endVerification, ({ params, body }, caller) => endVerification(staffContext(caller), { ...params, ...body }))
  mount(verification.checkDocument, ({ body }, { context }) => checkDocument(context, body.code))
}
