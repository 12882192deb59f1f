import { useState } from 'react'
import { AlarmLane } from '../../features/alarms/alarm-lane.tsx'
import { PatientLink } from '../../features/patients/patient-link.tsx'
import { later, useLater } from '../../lib/later.ts'

const TRANSCRIPT = later(async () => (await import('../../features/transcripts/alarm-transcript-drawer.tsx')).AlarmTranscriptDrawer)

/** Open alarms above a queue, with the conversation that raised each. */
export function AlarmsAbove({ onRecord }: { onRecord: (patientId: string) => void }) {
  const [open, setOpen] = useState<number | null>(null)
  const [Transcript, drawn] = useLater(TRANSCRIPT, open !== null)
  const close = () => setOpen(null)
  return (
    <>
      <AlarmLane onRecord={onRecord} onConversation={({ id }) => setOpen(id)} />
      {Transcript && (
        <Transcript
          alarm={drawn ? open : null}
          patientCell={(patientId) => <PatientLink patientId={patientId} onDetails={onRecord} />}
          onClose={close}
        />
      )}
    </>
  )
}
