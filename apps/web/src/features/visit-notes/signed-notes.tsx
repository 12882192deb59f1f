import type { SignedNote } from '@clinic/contract/patients/visit-notes'
import { sectionName, sectionsOf } from '@clinic/core/visit-notes/check-signable'
import { Button } from '@mantine/core'
import { KIND_NAMES, signatureText, withAddenda } from './note-words.ts'
import classes from './visit-notes.module.css'

type Props = { notes: readonly SignedNote[]; onAddendum: ((note: SignedNote) => void) | null }

/** What was signed, newest first, each note with what was added to it. */
export function SignedNotes({ notes, onAddendum }: Props) {
  return (
    <ul className={classes.list} aria-label="Signed notes">
      {withAddenda(notes).map(({ note, addenda }) => (
        <li key={note.id}>
          <article className={classes.note} aria-label={`${KIND_NAMES[note.kind]}, ${signatureText(note)}`}>
            <Signed note={note} />
            {addenda.map((addendum) => (
              <div key={addendum.id} className={classes.addendum}>
                <Signed note={addendum} />
              </div>
            ))}
            {onAddendum && (
              <div>
                <Button variant="default" size="xs" onClick={() => onAddendum(note)}>
                  Add an addendum
                </Button>
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
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
          This is not what was signed: the stored text was altered. Tell an administrator.
        </p>
      )}
      <dl className={classes.sections}>
        {sectionsOf(note.content).map(({ name, text }) => (
          <Section key={name} name={sectionName(name)} text={text} />
        ))}
      </dl>
    </>
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
