import type { AppointmentByLink } from '@clinic/contract/booking'
import { Alert, Button, Stack } from '@mantine/core'
import { providerOf } from './magic-link-facts.tsx'
import type { MagicLinkMessages } from './magic-link-messages.ts'
import { useSecondsLeft } from './use-magic-link.ts'

type Held = NonNullable<AppointmentByLink['held']>
type Props = {
  messages: MagicLinkMessages
  held: Held
  since: number
  busy: boolean
  onOver: () => void
  onBook: () => void
  onRelease: () => void
}

/** Another time, kept for ten minutes: the appointment stays where it is until it is moved. */
export function MagicLinkReserved({
  messages: { held: messages },
  held: { slot, seconds },
  since,
  busy,
  onOver,
  onBook,
  onRelease,
}: Props) {
  const left = useSecondsLeft(seconds, since, onOver)
  return (
    <Stack gap="md">
      <Alert color="accent">
        {messages.kept} <b>{slot.localText}</b>
        {messages.stays(providerOf(slot))}
        <div role="timer" aria-live="off">
          {messages.left(clockText(left))}
        </div>
      </Alert>
      <Button size="md" loading={busy} onClick={onBook}>
        {messages.move}
      </Button>
      <Button size="md" variant="default" disabled={busy} onClick={onRelease}>
        {messages.other}
      </Button>
    </Stack>
  )
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
