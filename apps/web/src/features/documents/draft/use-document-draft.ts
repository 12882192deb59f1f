import {
  discardDocumentDraft,
  readReadiness,
  requestConfirmations,
  saveDocumentDraft,
  signDocument,
} from '@clinic/contract/documents/drafts'
import type { DocumentDraft, Readiness } from '@clinic/contract/documents/readiness'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { createDraftSaver, type DraftSaver, type SaveState } from '../../../lib/draft-saver.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { draftKey, refreshDocuments } from '../signed/use-documents.ts'

export type DraftEditing = {
  draft: DocumentDraft
  /** What the server says of the words that were saved last. */
  readiness: Readiness
  state: SaveState
  busy: boolean
  type: (parts: Partial<DocumentDraft>) => void
  flush: () => Promise<boolean>
  keepMine: () => Promise<void>
  takeOther: () => Promise<void>
  discard: () => Promise<void>
  askColleagues: () => Promise<void>
  /** True: it is signed. */
  sign: () => Promise<boolean>
}

export function useReadiness(patientId: string) {
  return useQuery({ queryKey: draftKey(patientId), queryFn: ({ signal }) => read(patientId, signal), refetchOnWindowFocus: true })
}

/** A draft while it is written: saved after a pause, on leaving a field and when it goes off screen; the meter follows each save. */
export function useDocumentDraft(patientId: string, readiness: Readiness, onClose: () => void): DraftEditing {
  const client = useQueryClient()
  const params = { patient_id: patientId }
  const put = (fresh: Readiness) => client.setQueryData(draftKey(patientId), fresh)
  const [draft, setDraft] = useState(readiness.draft)
  const [busy, setBusy] = useState(false)
  const [saver] = useState(() => newSaver(client, patientId, readiness))
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  useFlushOnLeave(saver)

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      if (!(await saver.flush())) return false
      await work()
      return true
    } catch (error) {
      notify.failure(problemSentence(error))
      put(await read(patientId))
      return false
    } finally {
      setBusy(false)
    }
  }
  const close = async (message: string) => {
    onClose()
    notify.success(message)
    client.removeQueries({ queryKey: draftKey(patientId) })
    await refreshDocuments(client, patientId)
  }
  return {
    ...{ draft, readiness, state, busy },
    type: (parts) => {
      const next = { ...draft, ...parts }
      setDraft(next)
      saver.type(next)
    },
    flush: () => saver.flush(),
    keepMine: async () => void (await saver.rebase((await read(patientId)).version)),
    takeOther: async () => {
      saver.abandon()
      onClose()
      await client.resetQueries({ queryKey: draftKey(patientId) })
    },
    discard: async () => {
      saver.abandon()
      await attempt(async () => {
        const message = saver.version() === 0 ? t('Draft discarded.') : (await call(discardDocumentDraft, { params })).message
        await close(message)
      })
    },
    askColleagues: async () => void (await attempt(async () => void put(await call(requestConfirmations, { params })))),
    sign: () =>
      attempt(async () => {
        const known = client.getQueryData<Readiness>(draftKey(patientId)) ?? readiness
        const { message } = await call(signDocument, { params, body: { draft_id: known.draft_id ?? '', version: saver.version() } })
        await close(message)
      }),
  }
}

function read(patientId: string, signal?: AbortSignal): Promise<Readiness> {
  return call(readReadiness, { params: { patient_id: patientId }, ...(signal && { signal }) })
}

function newSaver(client: QueryClient, patientId: string, { draft, version }: Readiness): DraftSaver<DocumentDraft> {
  return createDraftSaver(
    { written: draft, version },
    async (sent, known, outlives) => {
      const fresh = await call(saveDocumentDraft, { params: { patient_id: patientId }, body: { version: known, draft: sent }, outlives })
      client.setQueryData(draftKey(patientId), fresh)
      return fresh.version
    },
    'document-draft-changed',
  )
}

/** Saves when the page is hidden or closed, and when the editor goes off screen. */
function useFlushOnLeave(saver: DraftSaver<DocumentDraft>): void {
  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && saver.flush(true))
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void saver
        .flush()
        .then(
          (saved) =>
            saved || notify.failure(t('The draft of the medical document was not saved. {message}', { message: saver.state().message })),
        )
    }
  }, [saver])
}
