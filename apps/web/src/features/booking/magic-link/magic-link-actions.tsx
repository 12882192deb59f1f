import { Alert, Button, Stack } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { saveFile } from '../../../lib/save-file.ts'
import type { MagicLinkMessages } from './magic-link-messages.ts'
import { useSecondsLeft } from './use-magic-link.ts'

type ActionsProps = { messages: MagicLinkMessages; calendar: string; busy: boolean; onMove: () => void; onCancel: () => void }

export function MagicLinkActions({ messages: { actions }, calendar, busy, onMove, onCancel }: ActionsProps) {
  return (
    <Stack gap="sm">
      <Button size="md" disabled={busy} onClick={onMove}>
        {actions.move}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => saveFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), 'appointment.ics')}
      >
        {actions.calendar}
      </Button>
      <Button size="md" variant="subtle" color="bad" loading={busy} onClick={onCancel}>
        {actions.cancel}
      </Button>
    </Stack>
  )
}

type CancelledProps = { messages: MagicLinkMessages; seconds: number; since: number; busy: boolean; onUndo: () => void }
const nothing = () => undefined

/** For a minute a cancellation can be undone. */
export function MagicLinkCancelled({ messages: { cancel }, seconds, since, busy, onUndo }: CancelledProps) {
  const left = useSecondsLeft(seconds, since, nothing)
  const [offered] = useState(seconds > 0)
  return (
    <>
      <Alert color="warn" role="status">
        {cancel.free}
        {offered && left === 0 && ` ${cancel.final}`}
      </Alert>
      {left > 0 && (
        <Button size="md" loading={busy} onClick={onUndo}>
          {cancel.undo} <span aria-hidden>{t('({left} s)', { left })}</span>
        </Button>
      )}
    </>
  )
}
