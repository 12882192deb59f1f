import { Stack } from '@mantine/core'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { NotesField } from '../notes-field.tsx'
import classes from './record-notes.module.css'
import { RecordPart } from './record-part.tsx'
import type { RecordFacts } from './record-tab.ts'

/** Appointment notes to write (REQ-571) and system notes to read (REQ-572). */
export function RecordNotes({ facts: { record, onChanged } }: { facts: RecordFacts }) {
  return (
    <Stack gap="lg">
      <RecordPart title={t('Appointment Notes')}>
        <NotesField row={record} onSaved={onChanged} roomy />
      </RecordPart>
      <RecordPart title={t('System Notes')}>
        <p className={classes.system}>{tSentence(record.system_notes) || t('None.')}</p>
      </RecordPart>
    </Stack>
  )
}
