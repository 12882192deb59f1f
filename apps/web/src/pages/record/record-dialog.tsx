import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, CloseButton, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recordName } from '../../features/patients/record/record-name.ts'
import type { RecordTab } from '../../features/patients/record/record-tab.ts'
import { useRecord } from '../../features/patients/record/use-record.ts'
import { useEscapeOnTop } from '../../lib/is-elsewhere.ts'
import { t } from '../../lib/messages/t.ts'
import { PatientRecord } from './patient-record.tsx'
import classes from './record-dialog.module.css'

type Props = {
  /** Null: closed. */
  patientId: string | null
  extra?: RecordTab | undefined
  onChanged?: ((row: StatusRow) => void) | undefined
  onClose: () => void
}

/** Below this an 80 % dialog leaves no room for its fields. */
const NARROW = '(max-width: 700px)'

/** A patient’s record above any page, 80 % wide (REQ-568 to REQ-575, REQ-599). */
export function RecordDialog({ patientId, onClose, ...rest }: Props) {
  const [last, setLast] = useState(patientId)
  const narrow = useMediaQuery(NARROW)
  if (patientId !== null && patientId !== last) setLast(patientId)
  const shown = patientId ?? last
  const root = useEscapeOnTop(patientId !== null, onClose)
  return (
    <Modal.Root
      ref={root}
      opened={patientId !== null}
      onClose={onClose}
      closeOnEscape={false}
      size="80vw"
      fullScreen={narrow ?? false}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Overlay />
      {shown !== null && <Content {...rest} patientId={shown} opened={patientId !== null} onClose={onClose} />}
    </Modal.Root>
  )
}

function Content({ patientId, opened, extra, onChanged, onClose }: Props & { patientId: string; opened: boolean }) {
  const record = useRecord(patientId, { enabled: opened })
  return (
    <Modal.Content aria-label={record.data ? `${recordName(record.data)}, ${patientId}` : patientId}>
      <Modal.Body>
        <PatientRecord
          patientId={patientId}
          extra={extra}
          onChanged={onChanged}
          onLeave={onClose}
          tools={
            <>
              <Link to="/pages/patient" search={{ patient: patientId }} className={classes.enlarge} onClick={onClose}>
                <ActionIcon component="span" size="lg" color="gray" data-tip={t('Open as a page')}>
                  <IconArrowsDiagonal size={18} aria-hidden />
                </ActionIcon>
                <span className={classes.quiet}>{t('Open as a page')}</span>
              </Link>
              <CloseButton size="lg" aria-label={t('Close')} onClick={onClose} />
            </>
          }
        />
      </Modal.Body>
    </Modal.Content>
  )
}
