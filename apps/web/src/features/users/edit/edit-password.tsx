import type { AdminUser } from '@clinic/contract/users'
import { ActionIcon, Button, PasswordInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './edit-password.module.css'
import { EditState } from './edit-state.tsx'
import { useEdit } from './use-edit.ts'

/** Masked until someone wants to set another one, which is saved by its button (REQ-224). */
export function EditPassword({ user }: { user: AdminUser }) {
  const edit = useEdit(user, 'password')
  const [open, setOpen] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    queueMicrotask(() => pencil.current?.focus())
  }
  const { phase } = edit
  useEffect(() => {
    if (phase === 'saved') setOpen(false)
  }, [phase])
  const cancel = () => {
    edit.drop()
    close()
  }
  if (!open && (phase === 'clean' || phase === 'saved')) {
    return (
      <div className={classes.masked}>
        <span className={classes.dots}>{user.state === 'invited' ? t('Not chosen yet') : '••••••••'}</span>
        <ActionIcon
          ref={pencil}
          size="sm"
          color="gray"
          aria-label={t('Edit the password of {name}', { name: user.name })}
          onClick={() => setOpen(true)}
        >
          <IconPencil size={15} aria-hidden />
        </ActionIcon>
        <EditState edit={edit} />
      </div>
    )
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        edit.save()
      }}
    >
      <PasswordInput
        size="xs"
        autoFocus
        autoComplete="new-password"
        aria-label={t('New password of {name}', { name: user.name })}
        placeholder={t('New password')}
        value={String(edit.value)}
        onChange={(event) => edit.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          cancel()
        }}
      />
      <span className={classes.buttons}>
        <Button type="submit" size="compact-xs" disabled={edit.value === ''} loading={phase === 'saving'}>
          {t('Save')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={cancel}>
          {t('Cancel')}
        </Button>
      </span>
      {phase === 'failed' && <EditState edit={edit} />}
    </form>
  )
}
