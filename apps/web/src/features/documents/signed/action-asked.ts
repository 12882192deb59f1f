import type { DocumentAction, DocumentDelivery, DocumentSummary } from '@clinic/contract/documents/medical-document'

/** What is to be done with which document; an outcome belongs to one delivery. */
export type ActionAsked =
  | { action: Exclude<DocumentAction, 'copy'>; document: DocumentSummary }
  | { action: 'outcome'; document: DocumentSummary; delivery: DocumentDelivery }
