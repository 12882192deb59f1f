import { DocumentPage } from './document-page.ts'
import { authorizedPatient, type Signer } from './signers.ts'

/** A draft of a new patient's medical document that lacks only reasons, confirmations and the signature. */
export async function prepareDocument(signer: Signer, lastName: string, grams?: string): Promise<DocumentPage> {
  const id = await authorizedPatient(signer, lastName)
  const documents = new DocumentPage(signer.page)
  await documents.open(id)
  await signer.page.getByRole('button', { name: 'Prepare a medical document' }).click()
  await documents.fillIn(grams)
  return documents
}
