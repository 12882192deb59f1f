import { Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'

import type { DialogProps } from './dialog-props.ts'

type Props = { label: string; dialog: ComponentType<DialogProps> }

const OwnHours = lazy(async () => ({ default: (await import('./own-hours.tsx')).OwnHours }))
const HoursOfNps = lazy(async () => ({ default: (await import('./hours-of-nps.tsx')).HoursOfNps }))

/** For an NP: the way to one's own working hours. */
export function OwnHoursButton() {
  return <HoursButton label="My working hours" dialog={OwnHours} />
}

/** For a manager: the way to every NP's. */
export function NpHoursButton() {
  return <HoursButton label="Working hours" dialog={HoursOfNps} />
}

/** The editor is loaded when it is asked for. */
function HoursButton({ label, dialog: Dialog }: Props) {
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpened(true)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarTime size={16} aria-hidden />} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {asked && (
        <Suspense>
          <Dialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
