import type { LinkedAppointment } from '@clinic/contract/booking'
import { Alert, Button, Stack } from '@mantine/core'
import { providerOf } from './linked-facts.tsx'
import { useSecondsLeft } from './use-linked.ts'

type Held = NonNullable<LinkedAppointment['held']>
type Props = { held: Held; since: number; busy: boolean; onOver: () => void; onBook: () => void; onRelease: () => void }

/** Another time, kept for ten minutes: the appointment stays where it is until it is moved. */
export function LinkedHeld({ held: { slot, seconds }, since, busy, onOver, onBook, onRelease }: Props) {
  const left = useSecondsLeft(seconds, since, onOver)
  return (
    <Stack gap="md">
      <Alert color="accent">
        Kept for you: <b>{slot.localText}</b>, with {providerOf(slot)}. Your appointment stays as it is until you move it.
        <div role="timer" aria-live="off">
          {clockText(left)} left
        </div>
      </Alert>
      <Button size="md" loading={busy} onClick={onBook}>
        Move my appointment
      </Button>
      <Button size="md" variant="default" disabled={busy} onClick={onRelease}>
        Choose a different time
      </Button>
    </Stack>
  )
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
