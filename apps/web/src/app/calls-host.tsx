import type { CallOutcome } from '@clinic/contract/patients/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { onOpenCallDialog } from '../lib/call-dialog.ts'
import { loadChunk } from '../lib/chunk.ts'
import { later, useLater } from '../lib/later.ts'
import { notify } from '../lib/notify.tsx'

const CALL_DIALOG = later(async () => (await import('../features/calls/call-dialog.tsx')).CallDialog)

type Asked = { patient: string; outcome: CallOutcome | null }

/** Keeps “Record a call” at hand on every page of staff, and records a call whose outcome one key tells. */
export function CallsHost() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [Dialog, drawn] = useLater(CALL_DIALOG, asked !== null)
  const open = useEffectEvent((patient: string, place?: number) => {
    if (place === undefined) return setAsked({ patient, outcome: null })
    loadChunk(() => import('../features/calls/record-by-key.ts')).then(
      ({ recordByKey }) => recordByKey(client, { patient, place, onAsk: (outcome) => setAsked({ patient, outcome }) }),
      (error: Error) => notify.failure(error.message),
    )
  })
  useEffect(() => onOpenCallDialog((patient, place) => open(patient, place)), [])
  return (
    Dialog && <Dialog patientId={drawn && asked ? asked.patient : null} outcome={asked?.outcome ?? null} onClose={() => setAsked(null)} />
  )
}
