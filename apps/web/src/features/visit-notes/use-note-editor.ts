import {
  discardVisitNote,
  type NoteContent,
  type NoteDraft,
  type NoteKind,
  readVisitNotes,
  saveVisitNote,
  signVisitNote,
  type VisitNotes,
} from '@clinic/contract/patients/visit-notes'
import { checkSignable } from '@clinic/core/visit-notes/check-signable'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { createDraftSaver, type DraftSaver, type SaveState } from '../../lib/draft-saver.ts'
import { refusalText } from '../../lib/messages/refusal-text.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { refreshNotes, visitNotesKey } from './use-visit-notes.ts'

export type Written = { content: NoteContent; happened_local: string }
/** `version`: 0: it is not saved yet. */
export type NoteStart = { kind: NoteKind; about: number | null; version: number; written: Written }
export type NoteEditing = {
  written: Written
  state: SaveState
  busy: boolean
  /** What it lacks before it can be signed. */
  missing: string | null
  type: (written: Written) => void
  flush: () => void
  sign: () => Promise<void>
  discard: () => Promise<void>
  keepMine: () => Promise<void>
  takeOther: () => Promise<void>
}

/** A draft while it is written. It is saved after a pause, on leaving a field, and when it goes off screen. */
export function useNoteEditor(patientId: string, start: NoteStart, onClose: () => void): NoteEditing {
  const client = useQueryClient()
  const params = { patient_id: patientId }
  const [written, setWritten] = useState(start.written)
  const [busy, setBusy] = useState(false)
  const [saver] = useState(() =>
    createDraftSaver(
      start,
      async (sent, version, outlives) => {
        const { draft } = await call(saveVisitNote, { params, body: bodyOf(start, sent, version), outlives })
        client.setQueryData<VisitNotes>(visitNotesKey(patientId), (known) => known && { ...known, draft })
        return draft.version
      },
      'visit-note-changed',
    ),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  useFlushOnLeave(saver, patientId)

  const end = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      if (!(await saver.flush())) return
      const message = await work()
      await refreshNotes(client, patientId)
      onClose()
      notify.success(message)
    } catch (error) {
      notify.failure(problemSentence(error))
      await refreshNotes(client, patientId)
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ written, state, busy, missing: missingIn(start, written) },
    type: (next) => {
      setWritten(next)
      saver.type(next)
    },
    flush: () => void saver.flush(),
    sign: () =>
      end(async () => {
        // A note taken as it was offered has not been saved yet.
        const version = saver.version() || (await call(saveVisitNote, { params, body: bodyOf(start, written, 0) })).draft.version
        return (await call(signVisitNote, { params, body: { version } })).message
      }),
    discard: () => {
      saver.abandon()
      return end(async () => (saver.version() === 0 ? t('Draft discarded.') : (await call(discardVisitNote, { params })).message))
    },
    keepMine: async () => {
      const { draft } = await call(readVisitNotes, { params })
      await saver.rebase(draft?.version ?? 0)
    },
    takeOther: async () => {
      saver.abandon()
      onClose()
      await client.resetQueries({ queryKey: visitNotesKey(patientId) })
    },
  }
}

/** Saves when the page is hidden or closed, and when the editor goes off screen. */
function useFlushOnLeave(saver: DraftSaver<Written>, patientId: string): void {
  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && saver.flush(true))
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void saver
        .flush()
        .then(
          (saved) =>
            saved ||
            notify.failure(t('The visit note of {patientId} was not saved. {message}', { patientId, message: saver.state().message })),
        )
    }
  }, [saver, patientId])
}

function missingIn({ kind }: NoteStart, { content, happened_local }: Written): string | null {
  const refusal = checkSignable({ kind, content, happened_at: happened_local || null }, '9999')
  return refusal && refusalText(refusal.refuse, refusal.details)
}

function bodyOf({ kind, about }: NoteStart, { content, happened_local }: Written, version: number): NoteDraft {
  const parts = { kind, version, content, ...(kind === 'late-entry' && { happened_local }), ...(kind === 'addendum' && { about }) }
  return parts as NoteDraft
}
