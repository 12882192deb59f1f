import type { Queue } from '@clinic/contract/queues'
import { ActionIcon, Kbd } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { Popup } from '../../../ui/popup/popup.tsx'
import { keyHelp } from '../row/row-action-list.ts'
import classes from './keyboard-help.module.css'

export type Line = readonly [keys: readonly string[], does: string]

const MOVING: readonly Line[] = [
  [['Ctrl', 'K'], 'Search patients, pages and actions'],
  [['/'], 'Search this screen'],
  [['j', '↓'], 'Next row'],
  [['k', '↑'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['d'], 'Open details'],
  [['n'], 'Edit notes'],
  [['l'], 'Record a call'],
  [['t'], 'Take the first alarm that no one has'],
  [['z'], 'Undo the last change'],
  [['Esc'], 'Close, or discard unsaved notes'],
  [['?'], 'Show this list'],
]

function doing(queue: Queue): readonly Line[] {
  return [
    [['m'], 'Go to your patients'],
    [['u'], 'Go to unassigned'],
    ...keyHelp(queue).map(({ key, does }): Line => [[key], does]),
    [['x'], 'Select row (for bulk actions)'],
  ]
}

type Props = {
  opened: boolean
  onChange: (opened: boolean) => void
  /** Of a screen on which rows are worked on by keys. */
  queue?: Queue
  /** Of any other: what else its keys do. */
  lines?: readonly Line[]
}

/** What the keys of this screen do. */
export function KeyboardHelp({ opened, onChange, queue, lines = queue && doing(queue) }: Props) {
  return (
    <Popup
      opened={opened}
      onChange={onChange}
      label="Keyboard shortcuts"
      position="bottom-end"
      withArrow
      button={(trigger) => (
        <ActionIcon
          {...trigger}
          className={classes.open}
          color="gray"
          data-tip="Keyboard shortcuts"
          aria-label="Keyboard shortcuts"
          aria-keyshortcuts="?"
        >
          <IconKeyboard size={18} aria-hidden />
        </ActionIcon>
      )}
    >
      <div className={classes.columns} tabIndex={-1} data-autofocus>
        <Keys lines={MOVING} />
        {lines && <Keys lines={lines} />}
      </div>
    </Popup>
  )
}

function Keys({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={classes.keys}>
      {lines.map(([keys, does]) => (
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
  )
}
