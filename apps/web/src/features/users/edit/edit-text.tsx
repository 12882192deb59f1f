import type { AdminUser } from '@clinic/contract/users'
import type { HTMLInputTypeAttribute } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { EditState } from './edit-state.tsx'
import classes from './edit-text.module.css'
import { useEdit } from './use-edit.ts'

type TextField = 'email' | 'first_name' | 'last_name' | 'phone'
type Props = { user: AdminUser; field: TextField; label: string; type?: HTMLInputTypeAttribute; placeholder?: string }

/** A text of a row, edited in place and saved half a second after the last key (REQ-233, REQ-235). Escape takes it back. */
export function EditText({ user, field, label, type = 'text', placeholder }: Props) {
  const edit = useEdit(user, field)
  return (
    <div className={classes.place}>
      <input
        className={classes.field}
        type={type}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('{label} of {name}', { label, name: user.name })}
        aria-invalid={edit.phase === 'failed' || undefined}
        placeholder={placeholder}
        title={String(edit.value)}
        maxLength={254}
        value={String(edit.value)}
        onFocus={edit.enter}
        onChange={(event) => edit.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') edit.save()
          if (event.key !== 'Escape') return
          event.stopPropagation()
          edit.undo()
        }}
      />
      <EditState edit={edit} />
    </div>
  )
}
