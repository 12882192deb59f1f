import type { Questions } from '@clinic/contract/questionnaires'
import { Alert, Button, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { loadChunk } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'

type Props = { onRead: (questions: Questions, notes: readonly string[]) => void }

/** Reads a FHIR R4 Questionnaire from a file, one of ours or of another system. */
export function BuilderFhir({ onRead }: Props) {
  const [busy, setBusy] = useState(false)
  const take = async (file: File | null) => {
    if (!file) return
    setBusy(true)
    try {
      const { fromFhir } = await loadChunk(() => import('@clinic/core/questionnaires/interchange/from-fhir'))
      const read = fromFhir(parsed(await file.text()))
      if ('faults' in read) notify.failure(errorText(read.faults))
      else onRead(read.questionnaire.questions, read.notes)
    } catch (error) {
      notify.failure(error instanceof Error ? error.message : t('The file could not be read.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FileButton onChange={(file) => void take(file)} accept="application/json,application/fhir+json,.json">
      {(props) => (
        <Button size="xs" variant="default" loading={busy} leftSection={<IconFileImport size={16} aria-hidden />} {...props}>
          {t('Import from FHIR')}
        </Button>
      )}
    </FileButton>
  )
}

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

const MOST_LISTED = 3

function errorText(errors: readonly { text: string; at: string }[]): string {
  const shownText = errors.slice(0, MOST_LISTED).map(({ text, at }) => (at === '' ? text : `${at}: ${text}`))
  return shownText.join(' ')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
