import type { DocumentConfirmation, DocumentRefusal, DocumentWarning } from '@clinic/contract/documents/readiness'

/** `detail`: such as the flag that is undecided, or what may have been meant. */
export type Found<C> = { code: C; detail?: string }
export type Judgement = {
  refusals: Found<DocumentRefusal>[]
  warnings: Found<DocumentWarning>[]
  confirmationsNeeded: DocumentConfirmation[]
}
