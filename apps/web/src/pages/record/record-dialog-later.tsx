import type { ComponentProps } from 'react'
import { later, useLater } from '../../lib/later.ts'
import type { RecordDialog } from './record-dialog.tsx'

const RECORD_DIALOG = later(async () => (await import('./record-dialog.tsx')).RecordDialog)

/** A patient’s record, whose code a page does not wait for. */
export function RecordDialogLater({ patientId, ...props }: ComponentProps<typeof RecordDialog>) {
  const [Dialog, drawn] = useLater(RECORD_DIALOG, patientId !== null)
  return Dialog && <Dialog {...props} patientId={drawn ? patientId : null} />
}
