import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@clinic/core/shared/chance'
import type { Person } from '@clinic/server/testing/add-staff'
import type { Beliefs } from './beliefs.ts'
import { type ActionEntry, DEEDS } from './history.ts'
import { attempt, type Run } from './run-context.ts'

/** As many claims in a hundred go for a patient whom somebody holds already: else most of a run proves nothing. */
const AT_HELD = 0.55
const CLAIMS = 0.5
const RUN_INTO = 8
/** One claim in so many is a hasty one: several patients at once, which is what a limit has to stand. */
const GRABS = 0.12
const AT_ONCE = 6

export type QueueClient = { queue: 'np' | 'pcr'; person: Person; beliefs: Beliefs; chance: Chance }

/**
 * One screen of somebody's who claims, holds, releases, completes and sends on, without pause. Several screens are the same person's, so that
 * their limit is raced for. After an answer that did not come the person looks at their own list, as people do.
 */
export async function workQueue(run: Run, { queue, person, beliefs, chance }: QueueClient): Promise<void> {
  let unsure = false
  while (!run.over) {
    if (unsure) unsure = !(await lookAtOwn(run, { queue, person, beliefs, chance }))
    const next = choose({ queue, person, beliefs, chance })
    if (!next) {
      await sleep(5)
      continue
    }
    const grab = next.deed.startsWith('claim') && chance.next() < GRABS
    const acts = grab ? beliefs.free(queue, AT_ONCE).map((patient_id) => ({ ...next, patient_id })) : [next]
    for (const doubtful of await Promise.all(acts.map((one) => conclude(run, { person, beliefs, chance }, one)))) unsure ||= doubtful
  }
}

/** Does it and draws the conclusion; `true` when the person had better look at what they hold. */
async function conclude(run: Run, { person, beliefs, chance }: Omit<QueueClient, 'queue'>, one: Act): Promise<boolean> {
  const { attempt: kept } = await act(run, chance, { person, ...one })
  if (kept.outcome === 'done') beliefs.done(one, person.id)
  else if (kept.outcome === 'refused') beliefs.refused(one, person.id, kept.why)
  return kept.outcome === 'unknown' || kept.why.endsWith('-limit')
}

export type Act = { deed: ActionEntry; patient_id: string }

/** Does one deed to one patient as somebody. */
export function act(run: Run, chance: Chance, { person, deed, patient_id }: Act & { person: Person }) {
  return attempt(run, chance, {
    kind: 'deed',
    deed,
    patient_id,
    user_id: person.id,
    method: 'POST',
    path: `/api/queues/${DEEDS[deed].path.replace('{id}', patient_id)}`,
    headers: { authorization: `Bearer ${person.token}` },
  })
}

function choose({ queue, person, beliefs, chance }: QueueClient): Act | null {
  const own = beliefs.heldBy(queue, person.id)
  const claim = queue === 'np' ? 'claimNp' : 'claimPcr'
  if (own.length === 0 || chance.next() < CLAIMS) {
    const among = chance.next() < AT_HELD ? beliefs.heldByOthers(queue, person.id) : beliefs.free(queue, RUN_INTO)
    const chosen = among.length > 0 ? among : beliefs.free(queue, RUN_INTO)
    return chosen.length > 0 ? { deed: claim, patient_id: chance.pick(chosen) } : null
  }
  const patient_id = chance.pick(own)
  return { deed: chance.pick(deedsFor(queue, beliefs.isOnHold(patient_id))), patient_id }
}

function deedsFor(queue: 'np' | 'pcr', onHold: boolean): readonly ActionEntry[] {
  if (queue === 'pcr') return ['unassignPcr', 'sendToNp']
  return onHold
    ? ['unhold', 'unhold', 'unassignNp', 'hold']
    : ['hold', 'hold', 'unassignNp', 'unassignNp', 'complete', 'sendBack', 'unhold']
}

/** Reads what the person really holds; `false` when that did not come through either. */
async function lookAtOwn(run: Run, { queue, person, beliefs, chance }: QueueClient): Promise<boolean> {
  const { answer } = await attempt(run, chance, {
    kind: 'look',
    deed: null,
    patient_id: null,
    user_id: person.id,
    method: 'GET',
    path: `/api/queues/${queue}/page?list=mine&size=20`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  if (answer === null) return false
  beliefs.seen(queue, person.id, (answer as { rows: { patient_id: string; on_hold_in_queue: boolean }[] }).rows)
  return true
}
