import type { StatusRow } from '@clinic/contract/patients'
import type { ReactNode } from 'react'
import { DetailsDialog } from './details-dialog.tsx'
import { IneligibleDialog } from './ineligible-dialog.tsx'

type Props = {
  /** The patient of each dialog; null: closed. */
  details: string | null
  ineligible: string | null
  close: () => void
  onChanged: (row: StatusRow) => void
  onFailed: () => void
  visits: (patientId: string) => ReactNode
}

/** What opens above a list of patients. */
export function PatientDialogs({ details, ineligible, close, onChanged, onFailed, visits }: Props) {
  return (
    <>
      <DetailsDialog patientId={details} onClose={close} onChanged={onChanged} visits={visits} />
      <IneligibleDialog patientId={ineligible} today={new Date().toISOString()} onClose={close} onMarked={onChanged} onFailed={onFailed} />
    </>
  )
}
