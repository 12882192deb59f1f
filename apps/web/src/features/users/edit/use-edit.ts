import type { AdminUser } from '@clinic/contract/users'
import type { EditValue, FieldEdit } from '@clinic/core/users/field-edit'
import type { Editable } from '@clinic/core/users/saved-text'
import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { Edits } from './edits.ts'
import { storedValue } from './user-values.ts'

export const EditsContext = createContext<Edits | null>(null)

export type Edit = {
  value: EditValue
  phase: FieldEdit['phase'] | 'clean'
  reason: string
  type: (value: EditValue) => void
  /** The field was entered: Escape comes back to what it holds now. */
  enter: () => void
  undo: () => void
  /** Sends at once: a button was pressed, or another try. */
  save: () => void
  drop: () => void
}

/** One field of a row while someone edits it. */
export function useEdit(user: AdminUser, field: Editable): Edit {
  const edits = use(EditsContext)
  if (!edits) throw new Error('There is no store of edits around this field.')
  const edit = useSyncExternalStore(edits.subscribe, () => edits.read(user.id, field))
  const stored = storedValue(user, field)
  const entered = useRef(stored)
  return {
    value: edit && edit.phase !== 'saved' ? edit.value : stored,
    phase: edit?.phase ?? 'clean',
    reason: edit?.reason ?? '',
    type: (value) => edits.type(user, field, value),
    enter: () => {
      entered.current = stored
    },
    undo: () => edits.undo(user, field, entered.current),
    save: () => void edits.flush(user.id, field),
    drop: () => edits.drop(user.id, field),
  }
}
