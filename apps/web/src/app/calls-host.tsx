import { useEffect, useState } from 'react'
import { onOpenCallDialog } from '../lib/call-dialog.ts'
import { later, useLater } from '../lib/later.ts'

const CALL_DIALOG = later(async () => (await import('../features/calls/call-dialog.tsx')).CallDialog)

/** Keeps “Record a call” at hand on every page of staff. */
export function CallsHost() {
  const [patient, setPatient] = useState<string | null>(null)
  const [Dialog, drawn] = useLater(CALL_DIALOG, patient !== null)
  useEffect(() => onOpenCallDialog(setPatient), [])
  return Dialog && <Dialog patientId={drawn ? patient : null} onClose={() => setPatient(null)} />
}
