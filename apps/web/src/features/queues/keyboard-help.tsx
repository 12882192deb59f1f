import { ActionIcon, Kbd, Popover, Tooltip } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import classes from './keyboard-help.module.css'

const KEYS = [
  [['/'], 'Search'],
  [['j', '↓'], 'Next row'],
  [['k', '↑'], 'Row above'],
  [['Enter'], 'Details of the row'],
  [['c'], 'Claim the row'],
  [['Esc'], 'Take back notes that are not saved'],
  [['?'], 'These keys'],
] as const

/** What the keys of this screen do. */
export function KeyboardHelp({ opened, onChange }: { opened: boolean; onChange: (opened: boolean) => void }) {
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label="Keys of this screen" disabled={opened}>
          <ActionIcon
            className={classes.open}
            color="gray"
            aria-label="Keys of this screen"
            aria-keyshortcuts="?"
            onClick={() => onChange(!opened)}
          >
            <IconKeyboard size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Keys of this screen">
        <dl className={classes.keys} tabIndex={-1} data-autofocus>
          {KEYS.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
