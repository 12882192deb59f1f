import { endViewing, startViewing, VIEWING_SECONDS } from '@clinic/contract/chart'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

/** The record is painted first. */
const PAUSE_MS = 50

type Viewer = { name: string; since: string }

/** Says that this record is open here, and answers who else has it open; silent where the line is down. */
export function useViewers(patientId: string): readonly Viewer[] {
  const [others, setOthers] = useState<readonly Viewer[]>([])
  const params = { patient_id: patientId }
  const sendPresence = () =>
    call(startViewing, { params }).then(
      (answer) => setOthers(answer.others),
      () => undefined,
    )
  useLive((notice) => {
    if (notice.kind === 'viewing' && notice.id === patientId) void sendPresence()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a record
  useEffect(() => {
    const first = window.setTimeout(() => void sendPresence(), PAUSE_MS)
    const timer = window.setInterval(() => void sendPresence(), (VIEWING_SECONDS * 1000) / 2)
    return () => {
      window.clearTimeout(first)
      window.clearInterval(timer)
      call(endViewing, { params }).catch(() => undefined)
    }
  }, [patientId])
  return others
}
