import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@clinic/core/shared/chance'
import type { Person } from '@clinic/server/testing/add-staff'
import type { ClientModel } from './client-model.ts'
import { QUEUE_ACTIONS, type QueueAction } from './history.ts'
import { attempt, type Run } from './run-context.ts'

/** Percentage of claims for a patient who is already assigned: without them most of a run proves nothing. */
const AT_HELD = 0.55
const CLAIMS = 0.5
const RUN_INTO = 8
/** One claim in so many is a burst: several patients at once, to test the limit. */
const GRABS = 0.12
const AT_ONCE = 6

export type QueueClient = { queue: 'np' | 'pcr'; person: Person; model: ClientModel; chance: Chance }

/**
 * One screen of a user who claims, holds, releases, completes and sends on without pause. Several screens belong to the
 * same user, so that they compete for that user's limit. After a missing answer the user looks at their own list, as
 * people do.
 */
export async function workQueue(run: Run, { queue, person, model, chance }: QueueClient): Promise<void> {
  let unsure = false
  while (!run.over) {
    if (unsure) unsure = !(await lookAtOwn(run, { queue, person, model, chance }))
    const next = choose({ queue, person, model, chance })
    if (!next) {
      await sleep(5)
      continue
    }
    const grab = next.action.startsWith('claim') && chance.next() < GRABS
    const acts = grab ? model.free(queue, AT_ONCE).map((patient_id) => ({ ...next, patient_id })) : [next]
    for (const doubtful of await Promise.all(acts.map((one) => conclude(run, { person, model, chance }, one)))) unsure ||= doubtful
  }
}

/** Does it and draws the conclusion; `true` when the person had better look at what they hold. */
async function conclude(run: Run, { person, model, chance }: Omit<QueueClient, 'queue'>, one: Act): Promise<boolean> {
  const { attempt: kept } = await act(run, chance, { person, ...one })
  if (kept.outcome === 'done' || kept.outcome === 'unchanged') model.done(one, person.id)
  else if (kept.outcome === 'refused') model.refused(one, person.id, kept.why)
  return kept.outcome === 'unknown' || kept.why.endsWith('-limit')
}

export type Act = { action: QueueAction; patient_id: string }

/** Performs one action on one patient as one user. */
export function act(run: Run, chance: Chance, { person, action, patient_id }: Act & { person: Person }) {
  return attempt(run, chance, {
    kind: 'action',
    action,
    patient_id,
    user_id: person.id,
    method: 'POST',
    path: `/api/queues/${QUEUE_ACTIONS[action].path.replace('{id}', patient_id)}`,
    headers: { authorization: `Bearer ${person.token}` },
  })
}

function choose({ queue, person, model, chance }: QueueClient): Act | null {
  const own = model.heldBy(queue, person.id)
  const claim = queue === 'np' ? 'claimNp' : 'claimPcr'
  if (own.length === 0 || chance.next() < CLAIMS) {
    const among = chance.next() < AT_HELD ? model.heldByOthers(queue, person.id) : model.free(queue, RUN_INTO)
    const chosen = among.length > 0 ? among : model.free(queue, RUN_INTO)
    return chosen.length > 0 ? { action: claim, patient_id: chance.pick(chosen) } : null
  }
  const patient_id = chance.pick(own)
  return { action: chance.pick(actionsFor(queue, model.isOnHold(patient_id))), patient_id }
}

function actionsFor(queue: 'np' | 'pcr', onHold: boolean): readonly QueueAction[] {
  if (queue === 'pcr') return ['unassignPcr', 'sendToNp']
  return onHold
    ? ['unhold', 'unhold', 'unassignNp', 'hold']
    : ['hold', 'hold', 'unassignNp', 'unassignNp', 'complete', 'sendBack', 'unhold']
}

/** Reads what the person really holds; `false` when that did not come through either. */
async function lookAtOwn(run: Run, { queue, person, model, chance }: QueueClient): Promise<boolean> {
  const { answer } = await attempt(run, chance, {
    kind: 'look',
    action: null,
    patient_id: null,
    user_id: person.id,
    method: 'GET',
    path: `/api/queues/${queue}/page?list=mine&size=20`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  if (answer === null) return false
  model.seen(queue, person.id, (answer as { rows: { patient_id: string; on_hold_in_queue: boolean }[] }).rows)
  return true
}
