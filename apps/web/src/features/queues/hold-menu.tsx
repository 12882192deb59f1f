import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './hold-menu.module.css'
import { holdTimes } from './hold-times.ts'

type Props = {
  label: string
  name: string
  disabled?: boolean
  loading?: boolean
  /** `null`: until somebody says so. */
  onHold: (until: string | null) => void
  /** Another date and time is wanted. */
  onOther: () => void
}

/** Holds with one more press: until later, tomorrow, some days on, another time, or until somebody says so. */
export function HoldMenu({ label, name, disabled = false, loading = false, onHold, onOther }: Props) {
  return (
    <Menu position="bottom-end" width={248}>
      <Menu.Target>
        <Button
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
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>On hold until</Menu.Label>
        <HoldItems onHold={onHold} />
        <Menu.Item onClick={onOther}>Pick a date and time…</Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => onHold(null)}>Until I say so</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Drawn when the menu opens, so that the times are those of that moment. */
function HoldItems({ onHold }: Pick<Props, 'onHold'>) {
  return holdTimes(Date.now()).map(({ label, until, when }) => (
    <Menu.Item key={label} rightSection={<span className={classes.time}>{when}</span>} onClick={() => onHold(until.toISOString())}>
      {label}
    </Menu.Item>
  ))
}
