import type { NoteContent, SignedNote } from '@clinic/contract/patients/visit-notes'
import { sectionName, sectionsOf } from '@clinic/core/visit-notes/check-signable'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { MarkInErrorDialog } from './mark-in-error.tsx'
import { ERROR_REASONS, KIND_NAMES, signatureText, withAddenda } from './note-words.ts'
import classes from './visit-notes.module.css'

type Props = {
  patientId: string
  called: string
  notes: readonly SignedNote[]
  onAddendum: ((note: SignedNote) => void) | null
}

/** What was signed, newest first, each note with what was added to it. */
export function SignedNotes({ patientId, called, notes, onAddendum }: Props) {
  const [marked, mark] = useState<SignedNote | null>(null)
  return (
    <>
      <ul className={classes.list} aria-label={t('Signed notes')}>
        {withAddenda(notes).map(({ note, addenda }) => (
          <li key={note.id}>
            <article className={classes.note} aria-label={`${KIND_NAMES[note.kind]}, ${signatureText(note)}`}>
              <Signed note={note} />
              {addenda.map((addendum) => (
                <div key={addendum.id} className={classes.addendum}>
                  <Signed note={addendum} />
                </div>
              ))}
              <Group gap="xs">
                {onAddendum && !note.in_error && (
                  <Button variant="default" size="xs" onClick={() => onAddendum(note)}>
                    {t('Add an addendum')}
                  </Button>
                )}
                {note.may_mark && (
                  <Button variant="subtle" size="xs" onClick={() => mark(note)}>
                    {t('Entered in error…')}
                  </Button>
                )}
              </Group>
            </article>
          </li>
        ))}
      </ul>
      <MarkInErrorDialog patientId={patientId} called={called} note={marked} onClose={() => mark(null)} />
    </>
  )
}

function Signed({ note }: { note: SignedNote }) {
  return (
    <>
      <div>
        <h4 className={classes.title}>{KIND_NAMES[note.kind]}</h4>
        <p className={classes.soft}>{signatureText(note)}</p>
      </div>
      {!note.intact && (
        <p role="alert" className={classes.altered}>
          {t('This is not what was signed: the stored text was altered. Tell an administrator.')}
        </p>
      )}
      {note.in_error && (
        <p className={classes.text}>
          <Chip tone="warn">{t('Entered in error')}</Chip>{' '}
          {t('{reason}. Marked by {by}, {at}.', {
            reason: ERROR_REASONS[note.in_error.reason],
            by: note.in_error.by,
            at: momentText(note.in_error.at),
          })}
          {!note.content && t(' The text is shown to administrators alone.')}
        </p>
      )}
      {note.content && <NoteText content={note.content} />}
    </>
  )
}

export function NoteText({ content }: { content: NoteContent }) {
  return (
    <dl className={classes.sections}>
      {sectionsOf(content).map(({ name, text }) => (
        <Section key={name} name={t(sectionName(name))} text={text} />
      ))}
    </dl>
  )
}

function Section({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}
