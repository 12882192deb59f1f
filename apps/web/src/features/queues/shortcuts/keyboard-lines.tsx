import { CALL_OUTCOMES } from '@clinic/contract/patients/calls'
import type { Queue } from '@clinic/contract/queues'
import { OUTCOME_TEXTS } from '@clinic/core/calls/step-text'
import { Kbd } from '@mantine/core'
import { t, tIn } from '../../../lib/messages/t.ts'
import { keyHelp } from '../row/row-action-list.ts'
import classes from './keyboard-help.module.css'

type Line = readonly [keys: readonly string[], does: string]

const KEY_NAMES: ReadonlyMap<string, string> = new Map([
  ['Enter', tIn('key', 'Enter')],
  ['Esc', tIn('key', 'Esc')],
])

const MOVING: readonly Line[] = [
  [['Ctrl', 'K'], t('Search patients, pages and actions')],
  [['/'], t('Search this screen')],
  [['j', '↓'], t('Next row')],
  [['k', '↑'], t('Previous row')],
  [['Enter'], t('Open the row')],
  [['d'], t('Open details')],
  [['n'], t('Edit notes')],
  [['l'], t('Record a call')],
  [['t'], t('Take the first alarm that no one has')],
  [['z'], t('Undo the last change')],
  [['Esc'], t('Close, or discard unsaved notes')],
  [['?'], t('Show this list')],
]

/** On a row that waits for a call: the same numbers as in the dialog. */
const CALLS: readonly Line[] = CALL_OUTCOMES.map((outcome, place) => [[String(place + 1)], t(OUTCOME_TEXTS[outcome])])

const MANAGING: Record<Queue, readonly Line[]> = {
  pcr: [
    [['a'], t('Choose the PCR')],
    [['p'], t('Set or clear the priority')],
    [['s'], t('Send to the NP queue')],
    [['e'], t('Complete the help request')],
    [['i'], t('Mark as ineligible')],
    [['r'], t('Unassign')],
    [['x'], t('Select row (for bulk actions)')],
  ],
  np: [
    [['a'], t('Choose the NP')],
    [['c'], t('Claim for the selected NP')],
    [['h'], t('Hold, or take off hold')],
    [['s'], t('Send back to the PCR queue')],
    [['e'], t('Complete the appointment')],
    [['i'], t('Mark as ineligible')],
    [['r'], t('Unassign')],
    [['x'], t('Select row (for bulk actions)')],
  ],
}

function doing(queue: Queue): readonly Line[] {
  return [
    [['m'], t('Go to your patients')],
    [['u'], t('Go to unassigned')],
    ...keyHelp(queue).map(({ key, does }): Line => [[key], does]),
    [['x'], t('Select row (for bulk actions)')],
  ]
}

const CALLED = t('A call on a row that waits for one')

/** `managing`: on a manager’s screen of the queue. */
export function KeyboardLines({ queue, managing }: { queue: Queue; managing: boolean }) {
  return (
    <>
      <Keys lines={MOVING} />
      <Keys lines={managing ? MANAGING[queue] : doing(queue)} />
      <section aria-label={CALLED}>
        <p className={classes.title}>{CALLED}</p>
        <Keys lines={CALLS} />
      </section>
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
              <Kbd key={key}>{KEY_NAMES.get(key) ?? key}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
