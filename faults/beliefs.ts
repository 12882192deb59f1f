import { type ActionEntry, DEEDS } from './history.ts'

type Queue = 'np' | 'pcr'
type Belief = { queue: Queue | null; holder: number | null; onHold: boolean }

/** What the clients of a run believe about patients: often wrong, as screens are. It only chooses whom they try next. */
export type Beliefs = {
  heldBy(queue: Queue, user_id: number): string[]
  heldByOthers(queue: Queue, user_id: number): string[]
  /** The first few whom nobody holds: few, so that many run into each other. */
  free(queue: Queue, most: number): string[]
  isOnHold(patient_id: string): boolean
  done(act: { deed: ActionEntry; patient_id: string }, user_id: number): void
  refused(act: { deed: ActionEntry; patient_id: string }, user_id: number, why: string): void
  /** What somebody's own list shows, at most its first page. */
  seen(queue: Queue, user_id: number, rows: readonly { patient_id: string; on_hold_in_queue: boolean }[]): void
}

/** Somebody holds the patient; who is not known. */
const SOMEBODY = -1
const MOST_OTHERS = 40

/** Starts from patients by id and the queue they stand in. */
export function openBeliefs(start: ReadonlyMap<string, Queue>): Beliefs {
  const beliefs = new Map<string, Belief>([...start].map(([id, queue]) => [id, { queue, holder: null, onHold: false }]))
  const held = new Map<string, Belief>()
  const put = (id: string, belief: Belief) => {
    if (!beliefs.has(id)) return
    if (belief.queue === null) beliefs.delete(id)
    else beliefs.set(id, belief)
    if (belief.queue !== null && belief.holder !== null) held.set(id, belief)
    else held.delete(id)
  }
  const among = (keep: (belief: Belief) => boolean) => [...held].flatMap(([id, belief]) => (keep(belief) ? [id] : []))
  return {
    heldBy: (queue, user_id) => among((one) => one.queue === queue && one.holder === user_id),
    heldByOthers: (queue, user_id) => among((one) => one.queue === queue && one.holder !== user_id).slice(-MOST_OTHERS),
    free(queue, most) {
      const found: string[] = []
      for (const [id, belief] of beliefs) {
        if (belief.queue === queue && belief.holder === null) found.push(id)
        if (found.length === most) break
      }
      return found
    },
    isOnHold: (patient_id) => beliefs.get(patient_id)?.onHold ?? false,
    done: ({ deed, patient_id }, user_id) => put(patient_id, after(deed, user_id)),
    refused({ deed, patient_id }, user_id, why) {
      const belief = beliefs.get(patient_id)
      if (!belief) return
      if (why.includes('already-claimed') && belief.holder === null) put(patient_id, { ...belief, holder: SOMEBODY })
      else if (why.includes('not-in-queue')) put(patient_id, { ...belief, queue: other(DEEDS[deed].queue), holder: null })
      else if (why.includes('on-hold')) put(patient_id, { ...belief, onHold: !why.includes('not-on-hold') })
      else if (belief.holder === user_id && !why.includes('limit')) put(patient_id, { ...belief, holder: null })
    },
    seen(queue, user_id, rows) {
      for (const id of among((one) => one.queue === queue && one.holder === user_id)) put(id, { queue, holder: null, onHold: false })
      for (const row of rows) put(row.patient_id, { queue, holder: user_id, onHold: row.on_hold_in_queue })
    },
  }
}

function after(deed: ActionEntry, user_id: number): Belief {
  const { queue } = DEEDS[deed]
  if (deed === 'complete') return { queue: null, holder: null, onHold: false }
  if (deed === 'sendBack' || deed === 'sendToNp') return { queue: other(queue), holder: null, onHold: false }
  if (deed === 'unassignNp' || deed === 'unassignPcr') return { queue, holder: null, onHold: false }
  return { queue, holder: user_id, onHold: deed === 'hold' }
}

function other(queue: Queue): Queue {
  return queue === 'np' ? 'pcr' : 'np'
}
