import { useSession } from '../../../lib/session.ts'
import type { DialogProps } from './dialog-props.ts'
import { HoursDialog } from './hours-dialog.tsx'

/** One's own working hours. */
export function OwnHours({ opened, onClose }: DialogProps) {
  const { id } = useSession()
  return <HoursDialog userId={id} opened={opened} onClose={onClose} />
}
