import type { Queue } from '@clinic/contract/queues'
import { Kbd } from '@mantine/core'
import { keyHelp } from '../row/row-action-list.ts'
import classes from './keyboard-help.module.css'

type Line = readonly [keys: readonly string[], does: string]

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

const MANAGING: Record<Queue, readonly Line[]> = {
  pcr: [
    [['a'], 'Choose the PCR'],
    [['p'], 'Set or clear the priority'],
    [['s'], 'Send to the NP queue'],
    [['e'], 'Complete the help request'],
    [['i'], 'Mark as ineligible'],
    [['r'], 'Unassign'],
    [['x'], 'Select row (for bulk actions)'],
  ],
  np: [
    [['a'], 'Choose the NP'],
    [['c'], 'Claim for the selected NP'],
    [['h'], 'Hold, or take off hold'],
    [['s'], 'Send back to the PCR queue'],
    [['e'], 'Complete the appointment'],
    [['i'], 'Mark as ineligible'],
    [['r'], 'Unassign'],
    [['x'], 'Select row (for bulk actions)'],
  ],
}

function doing(queue: Queue): readonly Line[] {
  return [
    [['m'], 'Go to your patients'],
    [['u'], 'Go to unassigned'],
    ...keyHelp(queue).map(({ key, does }): Line => [[key], does]),
    [['x'], 'Select row (for bulk actions)'],
  ]
}

/** `managing`: on a manager’s screen of the queue. */
export function KeyboardLines({ queue, managing }: { queue: Queue; managing: boolean }) {
  return (
    <>
      <Keys lines={MOVING} />
      <Keys lines={managing ? MANAGING[queue] : doing(queue)} />
    </>
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
