import type { StatusRow } from '@clinic/contract/patients'
import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { t } from '../../lib/messages/t.ts'
import classes from './notes-field.module.css'
import { type Notes, type NotesRow, useNotes } from './use-notes.ts'

/** As in the contract of the call. */
const LONGEST = 10_000

type Props = { row: NotesRow; onSaved: (row: StatusRow) => void; roomy?: boolean }

/** Appointment notes, edited in place (REQ-483, REQ-571). Escape undoes what was not saved; the next one leaves the field of a row. */
export function NotesField({ row, onSaved, roomy = false }: Props) {
  const notes = useNotes(row, onSaved)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const { phase } = notes.draft
    if (phase !== 'clean' && phase !== 'saved') {
      event.stopPropagation()
      notes.dispatch({ kind: 'reverted' })
      // In the field the keys of the list would be typed.
    } else event.currentTarget.closest('tr')?.querySelector('button')?.focus()
  }
  return (
    <div className={classes.notes}>
      <textarea
        className={classes.field}
        data-roomy={roomy || undefined}
        data-phase={notes.contested ? 'failed' : notes.draft.phase}
        rows={roomy ? 4 : 1}
        maxLength={LONGEST}
        placeholder={t('Add a note')}
        aria-label={t('Appointment notes of {patient_id}', { patient_id: row.patient_id })}
        title={roomy ? undefined : notes.draft.text}
        value={notes.draft.text}
        onChange={(event) => notes.dispatch({ kind: 'typed', text: event.currentTarget.value })}
        onBlur={notes.flush}
        onKeyDown={handleKey}
      />
      <div className={classes.state} role="status">
        <NotesState notes={notes} />
      </div>
    </div>
  )
}

function NotesState({ notes }: { notes: Notes }) {
  if (notes.contested) return <Contested notes={notes} />
  switch (notes.draft.phase) {
    case 'saving':
      return <span className={classes.brief}>{t('Saving…')}</span>
    case 'saved':
      return (
        <span className={`${classes.saved} ${classes.brief}`}>
          <IconCheck size={12} aria-hidden /> {t('Saved')}
        </span>
      )
    case 'failed':
      return (
        <span className={classes.failed}>
          <IconAlertTriangle size={12} aria-hidden /> {t('Not saved. {message}', { message: notes.draft.message })}{' '}
          <UnstyledButton className={classes.act} onClick={notes.save}>
            {t('Try again')}
          </UnstyledButton>
        </span>
      )
    default:
      return null
  }
}

/** Both texts are there to be seen before one goes. */
function Contested({ notes }: { notes: Notes }) {
  return (
    <span className={classes.failed}>
      <IconAlertTriangle size={12} aria-hidden />{' '}
      {t('Someone else changed this note: “{stored}”', { stored: notes.draft.stored || t('nothing') })}{' '}
      <UnstyledButton className={classes.act} onClick={() => notes.dispatch({ kind: 'mine-kept' })}>
        {t('Keep mine')}
      </UnstyledButton>{' '}
      <UnstyledButton className={classes.act} onClick={() => notes.dispatch({ kind: 'reverted' })}>
        {t('Use theirs')}
      </UnstyledButton>
    </span>
  )
}
