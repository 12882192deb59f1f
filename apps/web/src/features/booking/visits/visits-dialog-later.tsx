import type { ComponentProps } from 'react'
import { later, useLater } from '../../../lib/later.ts'
import type { VisitsDialog } from './visits-dialog.tsx'

const VISITS_DIALOG = later(async () => (await import('./visits-dialog.tsx')).VisitsDialog)

/** The dialog, whose code the calendar does not wait for. */
export function VisitsDialogLater({ opened, ...props }: ComponentProps<typeof VisitsDialog>) {
  const [Dialog, drawn] = useLater(VISITS_DIALOG, opened)
  return Dialog && <Dialog {...props} opened={opened && drawn} />
}
