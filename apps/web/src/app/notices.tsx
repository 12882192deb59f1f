import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'

const PHONE = '(max-width: 560px)'

/** Where messages appear: on a phone above, because the button that sends a dialog or the chat is at the foot. */
export function Notices() {
  const phone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches)
  return <Notifications position={phone ? 'top-center' : 'bottom-center'} limit={4} aria-live="polite" />
}
