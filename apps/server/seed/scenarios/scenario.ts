import type { Visit } from '@clinic/core/chat/state/state'
import type { Chance } from '@clinic/core/shared/chance'
import { later } from '../../src/platform/clock.ts'
import { type Person, workersOf } from '../people.ts'
import type { Profile, Registry } from '../profiles/profiles.ts'
import type { Calendar } from '../visits/calendar.ts'
import type { Actions } from './actions.ts'
import { type ChatSetup, type SeededChat, takeIntake } from './conversations.ts'
import type { Timeline } from './timelines.ts'

/** The shared context of all scenarios. `talks` collects the conversations. */
export type SeedContext = {
  calendar: Calendar
  chance: Chance
  people: readonly Person[]
  administrator: Person
  pcrManager: Person
  actions: Actions
  setup: ChatSetup
  registry: Registry
  talks: SeededChat[]
}
/** A future patient: numbers are assigned in order of `begins`. */
export type Plan = { begins: string; profile: Profile; tell(life: Timeline): void }

/** The five times of a path through both queues. */
export type Pathway = { put: string; claimed: string; sent: string; taken: string; done: string }

/** A path that ended so many working minutes ago. */
export function recentPathway({ calendar, chance }: SeedContext, minutesAgo: number): Pathway {
  const taken = minutesAgo + chance.between(12, 42)
  const sent = taken + chance.between(10, 380)
  const claimed = sent + chance.between(6, 35)
  const put = claimed + chance.between(10, 420)
  const at = calendar.working
  return { put: at(put), claimed: at(claimed), sent: at(sent), taken: at(taken), done: at(minutesAgo) }
}

/** A path within one past working day. */
export function oldPathway({ calendar, chance }: SeedContext, daysAgo: number): Pathway {
  let day = Math.max(1, daysAgo)
  while (!calendar.isWorkday(day)) day += 1
  const put = 9 * 60 + chance.between(0, 60)
  const claimed = put + chance.between(5, 80)
  const sent = claimed + chance.between(5, 30)
  const taken = sent + chance.between(30, 200)
  const done = taken + chance.between(12, 40)
  const at = (minute: number) => calendar.moment(day, minute)
  return { put: at(put), claimed: at(claimed), sent: at(sent), taken: at(taken), done: at(done) }
}

export function pcrFor({ people, chance }: SeedContext, life: Timeline): Person {
  const workers = workersOf(people, 'pcr', life.profile.province)
  // A manager claims where no one else may.
  const usual = workers.filter(({ scopes }) => !scopes.includes('pcrmanager'))
  return chance.pick(usual.length > 0 ? usual : workers)
}

export function npFor({ people, chance }: SeedContext, life: Timeline): Person {
  return chance.pick(workersOf(people, 'np', life.profile.province))
}

/** Both queues end to end; the practitioner is the last one if the rule says so. */
export function goThrough(
  scene: SeedContext,
  life: Timeline,
  { way, type }: { way: Pathway; type: 'New Patient' | 'Renewal' | 'Follow Up' },
): void {
  const { actions, administrator } = scene
  actions.putInPcr(life, administrator, { at: way.put, type })
  toNp(scene, life, way)
  takeAndComplete(scene, life, way)
}

export function toNp(scene: SeedContext, life: Timeline, { claimed, sent }: Pick<Pathway, 'claimed' | 'sent'>): Person {
  const { actions, chance } = scene
  const pcr = pcrFor(scene, life)
  actions.claim(life, pcr, { queue: 'pcr', at: claimed })
  actions.look(life, pcr, later(sent, -chance.int(30, 240)))
  actions.sendToNp(life, pcr, sent)
  return pcr
}

export function takeAndComplete(
  scene: SeedContext,
  life: Timeline,
  { taken, done, np }: Pick<Pathway, 'taken' | 'done'> & { np?: Person },
): void {
  const { actions, people, chance } = scene
  const kept = people.find(({ id }) => id === life.patient.assigned_np)
  const holder = kept ?? np ?? npFor(scene, life)
  if (kept) actions.look(life, kept, taken)
  else actions.claim(life, holder, { queue: 'np', at: taken })
  actions.look(life, holder, later(done, -chance.int(120, 600)))
  actions.complete(life, holder, done)
}

/** A long-standing patient: first seen that many days ago, then about yearly until `last` days ago. */
export function liveThrough(scene: SeedContext, life: Timeline, { first, last, np }: { first: number; last: number; np?: Person }): void {
  const { actions, administrator, chance } = scene
  const begin = oldPathway(scene, first + 3)
  const holder = np ?? npFor(scene, life)
  const days = [last]
  while ((days[0] ?? 0) + 300 < first - 60) days.unshift((days[0] ?? 0) + chance.int(330, 362))
  if ((days[0] ?? 0) < first - 30) days.unshift(first - 1)
  actions.enrol(life, administrator, begin.put)
  for (const [index, daysAgo] of days.entries()) {
    const way = oldPathway(scene, daysAgo)
    actions.takeAnswers(life, administrator, { at: way.put, visit: index === 0 ? 'async' : 'renewal' })
    actions.putInNp(life, administrator, { at: way.claimed, type: index === 0 ? 'New Patient' : 'Renewal' })
    actions.claim(life, holder, { queue: 'np', at: way.taken })
    actions.complete(life, holder, way.done)
  }
}

/** A complete chat intake from a given time. */
export function arriveByChat(scene: SeedContext, life: Timeline, { at, visit }: { at: string; visit: Visit }): SeededChat {
  const talk = takeIntake(scene.setup, life, { at, visit })
  scene.talks.push(talk)
  return talk
}

/** When patients write: mostly in the evening, some at noon, few in the morning. Minutes of the day. */
export function eveningMinute({ chance }: SeedContext): number {
  return chance.weighted([
    [chance.int(8 * 60, 11 * 60), 1.5],
    [chance.int(12 * 60, 13 * 60), 2],
    [chance.int(16 * 60, 18 * 60), 2],
    [chance.int(18 * 60, 22 * 60), 6],
  ])
}

/** The evening before staff claim the patient, so many working minutes ago. */
export function beforeWork(scene: SeedContext, workingMinutes: number): string {
  const { calendar, chance } = scene
  const day = calendar.daysAgo(calendar.working(workingMinutes)) + 1
  return later(calendar.moment(day, eveningMinute(scene)), chance.int(0, 59))
}
