import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../lib/notify.tsx'
import { putDocument, refreshDocuments } from '../signed/use-documents.ts'

type Done = { document: DocumentDetail; message: string }

/** Does something with a document, says so, and closes; what failed stays open with its reason. */
export function useDocumentAction(patientId: string, act: () => Promise<Done>, onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ document, message }) => {
      notify.success(message)
      putDocument(client, document)
      onClose()
      void refreshDocuments(client, patientId)
    },
  })
}
