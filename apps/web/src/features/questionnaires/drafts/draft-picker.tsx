import type { Questions } from '@clinic/contract/questionnaires'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { parseQuestions } from '@clinic/core/questionnaires/edits/parse-questions'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EDITOR_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useMayWrite } from '../versions/version-queries.ts'
import { DraftPickerCreate } from './draft-picker-create.tsx'
import { DraftPickerList } from './draft-picker-list.tsx'
import classes from './editor.module.css'
import { FhirNotes } from './fhir-notes.tsx'
import { LoadBox } from './load-box.tsx'
import { notifyEdit } from './notify-edit.ts'
import { readFhir } from './read-fhir.ts'

/** `startsEmpty`: a new one has no question yet: its first is chosen among the types. */
type Props = { startsEmpty: boolean; onOpen: (key: string) => void }

const EMPTY = { questions: {} }

/** Which questionnaire: one of the list, one from JSON or FHIR, or a new one. */
export function DraftPicker({ startsEmpty, onOpen }: Props) {
  const canWrite = useMayWrite()
  const [notes, setNotes] = useState<readonly string[]>([])
  const [started, setStarted] = useState<{ questions?: Questions } | null>(null)
  const load = async (text: string) => {
    const fhir = await readFhir(text)
    const read = fhir ?? parseQuestions(text)
    if ('faults' in read) notify.failure(read.faults)
    else if ('fault' in read) notify.failure(EDITOR_TEXTS.invalidJson)
    else {
      setNotes(fhir && 'notes' in fhir ? fhir.notes : [])
      setStarted({ questions: read.questions })
    }
    return false
  }
  return (
    <Page lead={t('Each questionnaire has one draft. Patients see the published version until you publish the draft.')}>
      <div className={classes.choosing}>
        <div className={classes.stack}>
          <DraftPickerList canWrite={canWrite} onOpen={onOpen} />
        </div>
        {canWrite && (
          <Panel title={t('New questionnaire')}>
            <div className={classes.stack}>
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setStarted(startsEmpty ? EMPTY : {})}>
                {t('Create New Questionnaire')}
              </Button>
              <LoadBox onLoad={load} />
            </div>
          </Panel>
        )}
      </div>
      <FhirNotes notes={notes} onClose={() => setNotes([])} />
      <DraftPickerCreate
        started={started}
        onClose={() => setStarted(null)}
        onCreated={(key) => {
          notify.success(EDITOR_TEXTS.created)
          notifyCleared(started?.questions)
          onOpen(key)
        }}
      />
    </Page>
  )
}

/** References to nothing were cleared on loading (REQ-390, REQ-391): the server did the same edit. */
function notifyCleared(questions: Questions | undefined): void {
  const result = questions && applyEdit({}, { edit: 'load', questions })
  if (result && !('refused' in result)) notifyEdit()(result)
}
