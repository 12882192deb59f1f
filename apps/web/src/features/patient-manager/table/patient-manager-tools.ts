import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import type { ReactNode, RefObject } from 'react'
import type { LiveState } from '../../../lib/live.ts'
import type { PaneProps } from '../../../ui/workbench/workbench.tsx'
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

type Managed = { manage: (record: StatusRecord, now: string) => ReactNode }

/** Parts of other features that the page puts in. */
export type PatientManagerParts = {
  searchBox: (props: {
    value: string
    placeholder: string
    onSearch: (text: string) => void
    inputRef: RefObject<HTMLInputElement | null>
  }) => ReactNode
  liveSign: (state: LiveState) => ReactNode
  link: (patientId: string, onDetails: (patientId: string) => void) => ReactNode
  notes: (row: StatusRow, onSaved: (row: StatusRow) => void) => ReactNode
  history: (patientId: string) => ReactNode
  /** The record of a patient beside the list, with what this screen can set. */
  record: (pane: PaneProps & Managed) => ReactNode
  /** The same record above the list; `patientId` null: closed. */
  details: (props: { patientId: string | null; onClose: () => void } & Managed) => ReactNode
}
