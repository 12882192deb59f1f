import type { StatusRow } from '@clinic/contract/patients'
import { DetailsDialog } from './details-dialog.tsx'
import { IneligibleDialog } from './ineligible-dialog.tsx'

type Props = {
  /** The patient of each dialog; null: closed. */
  details: string | null
  ineligible: string | null
  close: () => void
  onChanged: (row: StatusRow) => void
  onFailed: () => void
}

/** What opens above a list of patients. */
export function PatientDialogs({ details, ineligible, close, onChanged, onFailed }: Props) {
  return (
    <>
      <DetailsDialog patientId={details} onClose={close} onChanged={onChanged} />
      <IneligibleDialog patientId={ineligible} today={new Date().toISOString()} onClose={close} onMarked={onChanged} onFailed={onFailed} />
    </>
  )
}
