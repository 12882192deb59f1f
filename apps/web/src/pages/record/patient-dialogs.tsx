import type { StatusRow } from '@clinic/contract/patients'
import { IneligibleDialog } from '../../features/patients/ineligible-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'

type Props = {
  /** The patient of each dialog; null: closed. */
  details: string | null
  ineligible: StatusRow | null
  close: () => void
  onChanged: (row: StatusRow) => void
  onFailed: () => void
}

/** What opens above a list of patients. */
export function PatientDialogs({ details, ineligible, close, onChanged, onFailed }: Props) {
  return (
    <>
      <RecordDialog patientId={details} onClose={close} onChanged={onChanged} />
      <IneligibleDialog row={ineligible} today={new Date().toISOString()} onClose={close} onMarked={onChanged} onFailed={onFailed} />
    </>
  )
}
