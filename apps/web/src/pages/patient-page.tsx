import { useSearch } from '@tanstack/react-router'
import { t } from '../lib/messages/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import classes from './patient-page.module.css'
import { PatientRecordLater } from './record/patient-record-later.tsx'

/** A patient’s record as a page with its own address. */
export function PatientPage() {
  const { patient = '' } = useSearch({ from: '/pages/patient' })
  return (
    <Page>
      {patient === '' ? (
        <EmptyState title={t('No patient chosen')}>{t('Open a patient from a queue, or search for one.')}</EmptyState>
      ) : (
        <div className={classes.page} data-wide>
          <PatientRecordLater patientId={patient} />
        </div>
      )}
    </Page>
  )
}
