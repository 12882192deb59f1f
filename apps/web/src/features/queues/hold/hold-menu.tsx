import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import { DropMenu } from '../../../ui/popup/drop-menu.tsx'
import type { MenuEntry } from '../../../ui/popup/menu-box.tsx'
import classes from './hold-menu.module.css'
import { holdTimes } from './hold-times.ts'

type Props = {
  label: string
  name: string
  disabled?: boolean
  loading?: boolean
  /** `null`: until someone says so. */
  onHold: (until: string | null) => void
  /** Another date and time is wanted. */
  onOther: () => void
}

/** Holds with one more press: until later, tomorrow, some days on, another time, or until someone says so. */
export function HoldMenu({ label, name, disabled = false, loading = false, onHold, onOther }: Props) {
  return (
    <DropMenu
      width={248}
      entries={() => entriesOf(onHold, onOther)}
      button={(trigger) => (
        <Button
          {...trigger}
          size="xs"
          variant="default"
          disabled={disabled}
          loading={loading}
          aria-label={name}
          rightSection={<IconChevronDown size={13} aria-hidden />}
          className={classes.button}
        >
          {label}
        </Button>
      )}
    />
  )
}

/** The times are those of the moment at which the menu opens. */
function entriesOf(onHold: Props['onHold'], onOther: () => void): MenuEntry[] {
  return [
    { heading: t('On hold until') },
    ...holdTimes(Date.now()).map(({ label, until, when }) => ({
      label,
      aside: <span className={classes.time}>{when}</span>,
      run: () => onHold(until.toISOString()),
    })),
    { label: t('Pick a date and time…'), run: onOther },
    'line',
    { label: t('Until I remove it'), run: () => onHold(null) },
  ]
}
