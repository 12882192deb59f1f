import { Alert } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'

/** What a file of another system says, and a questionnaire here cannot. */
export function FhirNotes({ notes, onClose }: { notes: readonly string[]; onClose: () => void }) {
  if (notes.length === 0) return null
  return (
    <Alert color="warn" title={t('Some items couldn’t be imported')} withCloseButton onClose={onClose} closeButtonLabel={t('Close')}>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  )
}
