import type { QueuePage } from '@clinic/contract/queues'
import type { Chance } from '@clinic/core/shared/chance'
import type { Worker } from './log-in.ts'
import type { Stage } from './talk.ts'

/** What a shift needs: who, and how they decide. */
type Shift = Stage & { worker: Worker; chance: Chance }
type Queue = 'pcr' | 'np'
type Row = QueuePage['rows'][number]

const LATE_MINUTES = 15
const LUNCH = { from: 11.5 * 60, until: 13.25 * 60, minutes: 30 }
/** Minutes that something takes, from and to. */
const TAKES = { pcr: [3, 8], np: [8, 16], look: [0.5, 2], idle: [1, 4] } as const
/** How many a PCR takes into hand at once, and an NP. */
const AT_ONCE = { pcr: 3, np: 2 } as const
const NOTES = [
  'Called, no answer; will try again.',
  'Went through the answers together.',
  'Medication list confirmed by phone.',
  'Dose and interactions discussed.',
]

/** A working day: arrives, works through the queues with a break at noon, and leaves. */
export async function work(stage: Stage & { chance: Chance }, worker: Worker): Promise<void> {
  const { chance } = stage
  const shift: Shift = { ...stage, worker }
  const lunch = chance.between(LUNCH.from, LUNCH.until)
  let eaten = false
  if (!(await stage.clock.wait(chance.between(0, LATE_MINUTES)))) return
  while (!stage.clock.over()) {
    if (!eaten && stage.clock.now() >= lunch) {
      eaten = true
      if (stage.clock.now() < LUNCH.until + LUNCH.minutes && !(await stage.clock.wait(LUNCH.minutes))) return
    }
    if (worker.manages && chance.yes(0.15)) await oversee(shift)
    const queue: Queue = worker.pcr && worker.np ? chance.pick(['pcr', 'np']) : worker.np ? 'np' : 'pcr'
    if (!(await workDown(shift, queue))) return
  }
}

async function workDown(shift: Shift, queue: Queue): Promise<boolean> {
  const { chance } = shift
  const mine = await look(shift, queue, 'mine')
  const active = mine.filter((row) => !row.on_hold_in_queue)
  const held = mine.filter((row) => row.on_hold_in_queue)
  if (active.length > 0) return queue === 'np' ? see(shift, chance.pick(active)) : care(shift, chance.pick(active))
  if (held.length > 0 && chance.yes(0.4)) {
    await act(shift, `np/${chance.pick(held).patient_id}/unhold`)
    return pause(shift, 'look')
  }
  const free = await look(shift, queue, 'unassigned')
  if (free.length === 0) return pause(shift, 'idle')
  for (const row of free.slice(0, chance.int(1, AT_ONCE[queue]))) await claim(shift, queue, row)
  return pause(shift, 'look')
}

async function claim(shift: Shift, queue: Queue, row: Row): Promise<void> {
  const { figures, clock } = shift
  if (!(await act(shift, `${queue}/${row.patient_id}/claim`))) return figures.count('too late')
  figures.count('claimed')
  const entered = queue === 'pcr' ? row.entered_pcr_queue_at : row.entered_np_queue_at
  // Patients who queued before the day began have waited by another clock.
  if (entered && Date.parse(entered) >= STARTED) figures.time(`${queue} wait`, clock.minutes(Date.now() - Date.parse(entered)))
}

const STARTED = Date.now()

/** A PCR with a patient. */
async function care(shift: Shift, row: Row): Promise<boolean> {
  const { chance, figures } = shift
  if (!(await pause(shift, 'pcr'))) return false
  if (chance.yes(0.3)) await note(shift, row)
  if (chance.yes(0.04)) figures.count(await outcome(shift, `pcr/${row.patient_id}/unassign`, 'given back'))
  else if (row.need_pcr_help_flag) figures.count(await outcome(shift, `pcr/${row.patient_id}/complete_help`, 'completed'))
  else figures.count(await outcome(shift, `pcr/${row.patient_id}/send_to_np`, 'sent on'))
  return true
}

/** An NP with a patient. */
async function see(shift: Shift, row: Row): Promise<boolean> {
  const { chance, figures } = shift
  if (!(await pause(shift, 'np'))) return false
  if (chance.yes(0.6)) await note(shift, row)
  const way = chance.weighted([
    ['complete', 82],
    ['hold', 10],
    ['send_back', 5],
    ['unassign', 3],
  ] as const)
  const told = { complete: 'completed', hold: 'held', send_back: 'sent back', unassign: 'given back' } as const
  figures.count(await outcome(shift, `np/${row.patient_id}/${way}`, told[way]))
  return true
}

async function outcome<T>(shift: Shift, path: string, done: T): Promise<T | 'too late'> {
  return (await act(shift, path)) ? done : 'too late'
}

async function note({ line, worker, chance }: Shift, { patient_id }: Row): Promise<void> {
  const body = { appointment_notes: chance.pick(NOTES) }
  await line({
    call: `PUT /api/patients/${patient_id}/appointment_notes`,
    body,
    token: worker.token,
    from: worker.address,
    timed: 'screen',
  })
}

/** A manager looks at the metrics and gives priority to a patient who has waited long. */
async function oversee(shift: Shift): Promise<void> {
  const { line, worker, chance } = shift
  const ask = (call: string, body?: object) =>
    line({ call, token: worker.token, from: worker.address, timed: 'screen', ...(body && { body }) })
  await ask(`GET /api/queues/${worker.np ? 'np' : 'pcr'}/statistics`)
  await ask('GET /api/reports/overview')
  const [oldest] = worker.pcr ? await look(shift, 'pcr', 'unassigned') : []
  if (oldest && chance.yes(0.3)) await ask(`PUT /api/queues/pcr/${oldest.patient_id}/priority`, { priority: true })
}

async function look({ line, worker }: Shift, queue: Queue, list: 'mine' | 'unassigned'): Promise<Row[]> {
  const { status, body } = await line({
    call: `GET /api/queues/${queue}/page?list=${list}&size=20`,
    token: worker.token,
    from: worker.address,
    timed: 'screen',
  })
  return status === 200 ? (body as QueuePage).rows : []
}

async function act({ line, worker }: Shift, path: string): Promise<boolean> {
  const { status } = await line({ call: `POST /api/queues/${path}`, token: worker.token, from: worker.address, timed: 'screen' })
  return status === 200
}

function pause({ clock, chance }: Shift, what: keyof typeof TAKES): Promise<boolean> {
  const [least, most] = TAKES[what]
  return clock.wait(chance.between(least, most))
}
