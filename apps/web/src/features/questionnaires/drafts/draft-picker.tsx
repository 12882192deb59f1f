import type { Questions } from '@clinic/contract/questionnaires'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { parseQuestions } from '@clinic/core/questionnaires/edits/parse-questions'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EDITOR_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useSession } from '../../../lib/session.ts'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DraftPickerCreate } from './draft-picker-create.tsx'
import { DraftPickerList } from './draft-picker-list.tsx'
import classes from './editor.module.css'
import { LoadBox } from './load-box.tsx'
import { notifyEdit } from './notify-edit.ts'

type Props = { onOpen: (key: string) => void }

/** Which questionnaire: one of the list, one from JSON, or a new one. */
export function DraftPicker({ onOpen }: Props) {
  const { isPCRManager, isNPManager, isAdmin } = useSession()
  const canWrite = isPCRManager || isNPManager || isAdmin
  const [started, setStarted] = useState<{ questions?: Questions } | null>(null)
  const load = async (text: string) => {
    const read = parseQuestions(text)
    if ('fault' in read) notify.failure(EDITOR_TEXTS.invalidJson)
    else setStarted({ questions: read.questions })
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
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setStarted({})}>
                {t('Create New Questionnaire')}
              </Button>
              <LoadBox onLoad={load} />
            </div>
          </Panel>
        )}
      </div>
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
