import type { DocumentSummary } from '@clinic/contract/documents/medical-document'

/** What every form of an action is given. `called` and `about`: the patient, by name and by what tells them apart. */
export type ActionProps = { document: DocumentSummary; patientId: string; called: string; about: string; onClose: () => void }
