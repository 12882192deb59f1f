import type { StatusRow } from '@clinic/contract/patients'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { isContested, type NotesDraft, type NotesEvent, nextNotes, startNotes, wantsSaving } from './notes-draft.ts'
import { saveNotes } from './save-notes.ts'

/** A pause this long saves what was typed; "Saved" stays to be read for a while. Milliseconds. */
const PAUSE = 800
const SAVED_SHOWN = 2500

export type NotesRow = Pick<StatusRow, 'patient_id' | 'version' | 'appointment_notes'>
export type Notes = {
  draft: NotesDraft
  contested: boolean
  dispatch: (event: NotesEvent) => void
  /** Saves what wants saving now. */
  flush: () => void
  /** Saves what is written, asked or not. */
  save: () => void
}

/** The notes of a row while someone writes in them: saved after a pause, on leaving the field, and when the row goes off screen. */
export function useNotes(row: NotesRow, onSaved: (row: StatusRow) => void): Notes {
  const [draft, dispatch] = useReducer(nextNotes, row.appointment_notes, startNotes)
  const latest = useRef({ row, draft, onSaved, onScreen: true })
  useLayoutEffect(() => {
    Object.assign(latest.current, { row, draft, onSaved })
  })

  const save = useCallback(() => {
    const order = latest.current
    void write(order, dispatch).then((failure) => {
      if (failure && !order.onScreen) notifyUnsaved(order.row.patient_id, save, failure)
    })
  }, [])
  const flush = useCallback(() => {
    if (wantsSaving(latest.current.draft)) save()
  }, [save])

  useEffect(() => dispatch({ kind: 'stored', text: row.appointment_notes }), [row.appointment_notes])
  useLater(draft, 'dirty', { wait: PAUSE, run: flush })
  useLater(draft, 'saved', { wait: SAVED_SHOWN, run: () => dispatch({ kind: 'settled' }) })
  useEffect(() => {
    const current = latest.current
    current.onScreen = true
    return () => {
      current.onScreen = false
      if (current.draft.phase === 'failed' || isContested(current.draft)) notifyUnsaved(current.row.patient_id, save)
      else flush()
    }
  }, [flush, save])

  return { draft, contested: isContested(draft), dispatch, flush, save }
}

/** The field is gone, the words are not. */
function notifyUnsaved(patientId: string, retry: () => void, why = ''): void {
  notify.failure(t('The notes of {patientId} were not saved. {why}', { patientId, why }).trim(), retry)
}

type Order = { row: NotesRow; draft: NotesDraft; onSaved: (row: StatusRow) => void }

/** Answers why it failed, or null. */
async function write({ row, draft, onSaved }: Order, dispatch: (event: NotesEvent) => void): Promise<string | null> {
  dispatch({ kind: 'sent' })
  try {
    const result = await saveNotes({ patientId: row.patient_id, text: draft.text, base: draft.base, version: row.version })
    if ('contested' in result) {
      dispatch({ kind: 'failed', message: t('Someone else changed these notes.') })
      dispatch({ kind: 'stored', text: result.contested })
      return t('Someone else has changed them.')
    }
    dispatch({ kind: 'saved' })
    onSaved(result.patient)
    return null
  } catch (error) {
    const message = problemSentence(error)
    dispatch({ kind: 'failed', message })
    return message
  }
}

/** Runs something once a phase has lasted; typing on starts the wait again. */
function useLater(draft: NotesDraft, phase: NotesDraft['phase'], { wait, run }: { wait: number; run: () => void }): void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  const due = draft.phase === phase ? draft.text : null
  useEffect(() => {
    if (due === null) return
    const timer = window.setTimeout(() => latest.current(), wait)
    return () => window.clearTimeout(timer)
  }, [due, wait])
}
