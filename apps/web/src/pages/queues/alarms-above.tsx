import type { Alarm } from '@clinic/contract/alarms'
import { useState } from 'react'
import { AlarmLane } from '../../features/alarms/alarm-lane.tsx'
import { PatientLink } from '../../features/patients/patient-link.tsx'
import { later, useLater } from '../../lib/later.ts'

const TRANSCRIPT = later(async () => (await import('../../features/transcripts/alarm-transcript-drawer.tsx')).AlarmTranscriptDrawer)

/** Open alarms above a queue, with the conversation that raised each. */
export function AlarmsAbove({ onRecord }: { onRecord: (patientId: string) => void }) {
  const [open, setOpen] = useState<Alarm | null>(null)
  const [Transcript, drawn] = useLater(TRANSCRIPT, open !== null)
  return (
    <>
      <AlarmLane onRecord={onRecord} onConversation={setOpen} />
      {Transcript && (
        <Transcript
          alarm={drawn ? (open?.id ?? null) : null}
          patientCell={(patientId) => (open?.record ? <PatientLink patientId={patientId} onDetails={onRecord} /> : patientId)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
