import { CALL_OUTCOMES } from '@clinic/contract/patients/calls'
import type { Queue } from '@clinic/contract/queues'
import { OUTCOME_TEXTS } from '@clinic/core/calls/step-text'
import { Kbd } from '@mantine/core'
import { t, tIn } from '../../../lib/messages/t.ts'
import { keyHelp } from './key-help.ts'
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

const SELECTING: Line = [['x'], t('Select row (for bulk actions)')]
/** What only a manager’s screen has keys for. */
const MANAGING: Record<Queue, readonly Line[]> = {
  pcr: [
    [['a'], t('Choose the PCR')],
    [['p'], t('Set or clear the priority')],
  ],
  np: [[['a'], t('Choose the NP')]],
}
const WORKING: readonly Line[] = [
  [['m'], t('Go to your patients')],
  [['u'], t('Go to unassigned')],
]

function doing(queue: Queue, managing: boolean): readonly Line[] {
  const ofRows = keyHelp(queue, managing).map(({ key, does }): Line => [[key], does])
  return [...(managing ? MANAGING[queue] : WORKING), ...ofRows, SELECTING]
}

const CALLED = t('A call on a row that waits for one')

/** `managing`: on a manager’s screen of the queue. */
export function KeyboardLines({ queue, managing }: { queue: Queue; managing: boolean }) {
  return (
    <>
      <Keys lines={MOVING} />
      <Keys lines={doing(queue, managing)} />
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
