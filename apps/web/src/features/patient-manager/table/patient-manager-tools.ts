import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import type { ReactNode } from 'react'
import type { LiveState } from '../../../lib/live.ts'
import type { Manage } from '../live/use-manage.ts'

/** Whose date is being changed, and which one. */
export type DateAsked = { row: StatusRow; kind: 'renewal' | 'eligibility' }

/** What rows and details do. Stable while the screen stays the same. */
export type PatientManagerTools = {
  /** Asks first where that is needed, then changes. */
  change: Manage
  openDetails: (patientId: string) => void
  editDate: (asked: DateAsked) => void
}

/** Parts of other features that the page puts in. */
export type PatientManagerParts = {
  searchBox: (props: { value: string; placeholder: string; onSearch: (text: string) => void }) => ReactNode
  liveSign: (state: LiveState) => ReactNode
  link: (patientId: string, onDetails: (patientId: string) => void) => ReactNode
  notes: (row: StatusRow, onSaved: (row: StatusRow) => void) => ReactNode
  history: (patientId: string) => ReactNode
  /** The record of a patient, with what this screen can set; `patientId` null: closed. */
  record: (props: { patientId: string | null; manage: (record: StatusRecord, now: string) => ReactNode; onClose: () => void }) => ReactNode
}
