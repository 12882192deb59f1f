import type { Overview } from '@clinic/contract/chart'
import type { OpenDraft, SignedNote } from '@clinic/contract/patients/visit-notes'
import { prefillNote } from '@clinic/core/visit-notes/prefill-note'
import { Button, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { dayText, momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import { LeftDraft } from './left-draft.tsx'
import { NoteEditor, newStart } from './note-editor.tsx'
import { prefillWords } from './prefill-words.ts'
import { SignedNotes } from './signed-notes.tsx'
import type { NoteStart } from './use-note-editor.ts'
import { useVisitNotes } from './use-visit-notes.ts'
import classes from './visit-notes.module.css'

/** `known`: what a new note is begun from; undefined until it is there. */
type Props = { patientId: string; called: string; known: Pick<Overview, 'answer_sets' | 'scores' | 'french'> | undefined }

/** The notes of a patient’s visits: practitioners write and sign them, everyone who may open the record reads them. */
export function VisitNotes({ patientId, called, known }: Props) {
  const notes = useVisitNotes(patientId)
  const { isNP } = useSession()
  const [begun, setBegun] = useState<NoteStart | null>(null)
  if (notes.isPending) return <Skeleton height={60} role="status" aria-label={t('Loading the visit notes')} />
  if (!notes.data)
    return (
      <div role="alert">
        {problemSentence(notes.error)}{' '}
        <Button variant="default" size="xs" onClick={() => void notes.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  const { notes: signed, draft, others } = notes.data
  const start = begun ?? (draft && startOf(draft))
  const addTo = (note: SignedNote) => setBegun(newStart('addendum', { template: 'plain', text: '', reason: '' }, note.id))
  return (
    <div className={classes.notes}>
      {start && isNP && (
        <NoteEditor
          // One that was begun here stays the same editor once it is saved.
          key={begun ? 'begun' : draft?.started_at}
          patientId={patientId}
          called={called}
          start={start}
          onClose={() => setBegun(null)}
        />
      )}
      {!start && isNP && <Begin known={known} onBegin={setBegun} />}
      {others.map(({ author, started_at, left }) =>
        left ? (
          <LeftDraft key={started_at} author={author} draft={left} onCopy={isNP && !start ? () => setBegun(copyOf(left)) : null} />
        ) : (
          <p key={started_at} className={classes.soft}>
            {t('{author} has a draft that is not signed, begun {started_at}.', { author, started_at: momentText(started_at) })}
          </p>
        ),
      )}
      {signed.length === 0 ? (
        <p className={classes.soft}>{t('No visit note has been signed.')}</p>
      ) : (
        <SignedNotes patientId={patientId} called={called} notes={signed} onAddendum={isNP && !start ? addTo : null} />
      )}
    </div>
  )
}

function Begin({ known, onBegin }: { known: Props['known']; onBegin: (start: NoteStart) => void }) {
  return (
    <Group gap="xs">
      <Button
        variant="default"
        disabled={known === undefined}
        onClick={() => known && onBegin(newStart('visit', prefillNote(known, dayText, prefillWords(known))))}
      >
        {t('Write a visit note')}
      </Button>
      <Button variant="subtle" onClick={() => onBegin(newStart('late-entry', { template: 'plain', text: '', reason: '' }))}>
        {t('Late entry')}
      </Button>
    </Group>
  )
}

/** An addendum becomes a late entry: what it adds to is named by who signs. */
function copyOf({ kind, content, happened_local }: OpenDraft): NoteStart {
  return { ...newStart(kind === 'visit' ? 'visit' : 'late-entry', content), written: { content, happened_local } }
}

function startOf({ kind, about, version, content, happened_local }: OpenDraft): NoteStart {
  return { kind, about, version, written: { content, happened_local } }
}
