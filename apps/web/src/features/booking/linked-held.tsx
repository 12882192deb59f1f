import type { LinkedAppointment } from '@clinic/contract/booking'
import { Alert, Button, Stack } from '@mantine/core'
import type { LinkWords } from './link-words.ts'
import { providerOf } from './linked-facts.tsx'
import { useSecondsLeft } from './use-linked.ts'

type Held = NonNullable<LinkedAppointment['held']>
type Props = { words: LinkWords; held: Held; since: number; busy: boolean; onOver: () => void; onBook: () => void; onRelease: () => void }

/** Another time, kept for ten minutes: the appointment stays where it is until it is moved. */
export function LinkedHeld({ words: { held: words }, held: { slot, seconds }, since, busy, onOver, onBook, onRelease }: Props) {
  const left = useSecondsLeft(seconds, since, onOver)
  return (
    <Stack gap="md">
      <Alert color="accent">
        {words.kept} <b>{slot.localText}</b>
        {words.stays(providerOf(slot))}
        <div role="timer" aria-live="off">
          {words.left(clockText(left))}
        </div>
      </Alert>
      <Button size="md" loading={busy} onClick={onBook}>
        {words.move}
      </Button>
      <Button size="md" variant="default" disabled={busy} onClick={onRelease}>
        {words.other}
      </Button>
    </Stack>
  )
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
