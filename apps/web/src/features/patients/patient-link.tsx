import { UnstyledButton } from '@mantine/core'
import type { MouseEvent } from 'react'
import { patientRecordUrl } from '../../lib/page-settings.ts'
import classes from './patient-link.module.css'
import { recordAddress } from './record-address.ts'

const POPUP = 'popup,noopener,width=1200,height=800'

/** A patient id that opens the record: the outside one in its own window (REQ-480, REQ-491), else our details. */
export function PatientLink({ patientId, onDetails }: { patientId: string; onDetails: (patientId: string) => void }) {
  const address = recordAddress(patientRecordUrl(), patientId)
  if (address === null) {
    return (
      <UnstyledButton className={classes.link} aria-haspopup="dialog" onClick={() => onDetails(patientId)}>
        {patientId}
      </UnstyledButton>
    )
  }
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.open(address, '_blank', POPUP)
  }
  return (
    <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer" onClick={open}>
      {patientId}
    </a>
  )
}
