import type { Alarm } from '@clinic/contract/alarms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AlarmLane } from '../features/alarms/alarm-lane.tsx'
import { PatientLink } from '../features/patients/patient-link.tsx'
import { later, useLater } from '../lib/later.ts'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

const TRANSCRIPT = later(async () => (await import('../features/transcripts/alarm-transcript-drawer.tsx')).AlarmTranscriptDrawer)

/** Open alarms above a page, with the conversation that raised each and the record of the person. */
export function AlarmsAbove() {
  const client = useQueryClient()
  const [open, setOpen] = useState<Alarm | null>(null)
  const [patient, setPatient] = useState<string | null>(null)
  const [Transcript, drawn] = useLater(TRANSCRIPT, open !== null)
  const refresh = () => void client.invalidateQueries()
  return (
    <>
      <AlarmLane onRecord={setPatient} onConversation={setOpen} />
      {Transcript && (
        <Transcript
          alarm={drawn ? open : null}
          patientCell={(patientId) => (open?.record ? <PatientLink patientId={patientId} onDetails={setPatient} /> : patientId)}
          onClose={() => setOpen(null)}
        />
      )}
      <PatientDialogsLater details={patient} ineligible={null} close={() => setPatient(null)} onChanged={refresh} onFailed={refresh} />
    </>
  )
}
