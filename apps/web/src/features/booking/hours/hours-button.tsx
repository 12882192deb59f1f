import { Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'
import { type Later, later, preload, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import type { DialogProps } from './dialog-props.ts'

type Props = { label: string; size?: 'xs' | 'sm'; dialog: Later<DialogProps> }

const OPENING_HOURS = later(async () => (await import('./opening-hours-dialog.tsx')).OpeningHoursDialog)
const HOURS_OF_NPS = later(async () => (await import('./hours-of-nps.tsx')).HoursOfNps)

/** For a manager: the way to every NP's. */
export function NpHoursButton() {
  return <HoursButton label={t('Working hours')} dialog={HOURS_OF_NPS} />
}

/** For a manager: the way to when patients in the chat are answered. */
export function OpeningHoursButton() {
  return <HoursButton label={t('Opening hours')} size="xs" dialog={OPENING_HOURS} />
}

/** The editor is loaded when it is asked for. */
export function HoursButton({ label, size = 'sm', dialog }: Props) {
  const [opened, setOpened] = useState(false)
  const [Dialog, drawn] = useLater(dialog, opened)
  return (
    <>
      <Button
        size={size}
        variant="default"
        leftSection={<IconCalendarTime size={16} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(dialog)}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      {Dialog && <Dialog opened={drawn && opened} onClose={() => setOpened(false)} />}
    </>
  )
}
