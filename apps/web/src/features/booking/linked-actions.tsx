import { Alert, Button, Stack } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { useSecondsLeft } from './use-linked.ts'

type ActionsProps = { calendar: string; busy: boolean; onMove: () => void; onCancel: () => void }

export function LinkedActions({ calendar, busy, onMove, onCancel }: ActionsProps) {
  return (
    <Stack gap="sm">
      <Button size="md" disabled={busy} onClick={onMove}>
        Choose another time
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => saveFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), 'appointment.ics')}
      >
        Add to my calendar
      </Button>
      <Button size="md" variant="subtle" color="bad" loading={busy} onClick={onCancel}>
        Cancel the appointment
      </Button>
    </Stack>
  )
}

type CancelledProps = { seconds: number; since: number; busy: boolean; onUndo: () => void }
const nothing = () => undefined

/** For a minute a cancellation can be taken back. */
export function LinkedCancelled({ seconds, since, busy, onUndo }: CancelledProps) {
  const left = useSecondsLeft(seconds, since, nothing)
  const [offered] = useState(seconds > 0)
  return (
    <>
      <Alert color="warn" role="status">
        This time is free for others now.
        {offered && left === 0 && ' It can no longer be taken back.'}
      </Alert>
      {left > 0 && (
        <Button size="md" loading={busy} onClick={onUndo}>
          Undo the cancellation <span aria-hidden>&nbsp;({left} s)</span>
        </Button>
      )}
    </>
  )
}
