import { copyDocument, listDocuments, readDocument, readDocumentFile, readLetter } from '@clinic/contract/documents/documents'
import type { DocumentDetail, DocumentFile } from '@clinic/contract/documents/medical-document'
import { listSellers } from '@clinic/contract/documents/sellers'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { saveFile } from '../../../lib/save-file.ts'

const documentsKey = (patientId: string) => ['patient', patientId, 'documents'] as const
export const draftKey = (patientId: string) => ['patient', patientId, 'document-draft'] as const

/** The medical documents of a patient and what they may carry. */
export function useDocuments(patientId: string) {
  return useQuery({
    queryKey: documentsKey(patientId),
    queryFn: ({ signal }) => call(listDocuments, { params: { patient_id: patientId }, signal }),
  })
}

/** One document with its history. */
export function useDocument(patientId: string, id: number, wanted: boolean) {
  return useQuery({
    queryKey: [...documentsKey(patientId), id],
    queryFn: ({ signal }) => call(readDocument, { params: { id: String(id) }, signal }),
    enabled: wanted,
  })
}

export function useSellers() {
  return useQuery({ queryKey: ['sellers'], queryFn: ({ signal }) => call(listSellers, { signal }) })
}

/** What a document changes: its patient’s record, and the work of today. */
export function refreshDocuments(client: QueryClient, patientId: string) {
  return Promise.all([['patient', patientId], ['today']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function putDocument(client: QueryClient, document: DocumentDetail) {
  client.setQueryData([...documentsKey(document.patient_id), document.id], document)
}

/** Saves the signed file, or a copy for the patient, on this computer. */
export function useDocumentFile(patientId: string, id: number, kind: 'original' | 'copy') {
  const client = useQueryClient()
  const params = { id: String(id) }
  return useMutation({
    mutationFn: () => (kind === 'copy' ? call(copyDocument, { params }) : call(readDocumentFile, { params })),
    onSuccess: (file) => {
      if (!file.intact) return notify.failure(t('The stored file is not what was signed. Don’t use it, and tell an administrator.'))
      save(file)
      if (kind === 'copy') void refreshDocuments(client, patientId)
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
}

/** Saves the letter to a seller on this computer, to be sent or kept. */
export function useLetter(id: number, delivery: number) {
  return useMutation({
    mutationFn: () => call(readLetter, { params: { id: String(id), delivery: String(delivery) } }),
    onSuccess: save,
    onError: (error) => notify.failure(problemSentence(error)),
  })
}

function save({ name, bytes }: DocumentFile) {
  const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
  saveFile(new Blob([content], { type: 'application/pdf' }), name)
}
