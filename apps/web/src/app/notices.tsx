import { Notifications } from '@mantine/notifications'

/** Where messages appear. */
export function Notices() {
  return <Notifications position="bottom-center" limit={4} aria-live="polite" />
}
