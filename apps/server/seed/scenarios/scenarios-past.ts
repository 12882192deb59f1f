import type { Person } from '../people.ts'
import type { Wish } from '../profiles/profiles.ts'
import {
  arriveByChat,
  beforeWork,
  eveningMinute,
  goThrough,
  liveThrough,
  npFor,
  oldPathway,
  type Plan,
  pcrFor,
  recentPathway,
  type SeedContext,
  takeAndComplete,
  toNp,
} from './scenario.ts'
import { arriveByPaper, PCR_NOTES } from './scenarios-now.ts'
import type { Timeline } from './timelines.ts'

/** A new patient whose first visit ended so many working minutes ago. */
export function seenFirst(scene: SeedContext, minutes: number, { chat }: { chat: boolean }): Plan {
  const way = recentPathway(scene, minutes)
  const begins = chat ? beforeWork(scene, scene.calendar.workedSince(way.claimed)) : way.put
  return {
    begins,
    profile: scene.registry.make(),
    tell(life) {
      if (chat) arriveByChat(scene, life, { at: begins, visit: 'async' })
      else arriveByPaper(scene, life, { enrolled: begins, put: begins })
      if (!life.patient.in_pcr_queue) return
      const pcr = toNp(scene, life, way)
      detour(scene, life, { pcr, minutes })
      takeAndComplete(scene, life, way)
    },
  }
}

/** A chat patient with consent whose renewal is due in that many days; negative: missed. */
export function renewsInDays(scene: SeedContext, days: number): Plan {
  const last = 365 - days
  const begins = scene.calendar.moment(last + 4, eveningMinute(scene))
  return {
    begins,
    profile: scene.registry.make(),
    tell(life) {
      arriveByChat(scene, life, { at: begins, visit: 'async' })
      if (!life.patient.in_pcr_queue) return
      const way = oldPathway(scene, last)
      toNp(scene, life, way)
      takeAndComplete(scene, life, way)
    },
  }
}

/** A long-standing patient with a recent renewal. */
export function renewedLately(scene: SeedContext, minutes: number): Plan {
  const { chance, calendar, registry, actions, administrator } = scene
  const way = recentPathway(scene, minutes)
  const last = calendar.daysAgo(way.done) + chance.int(325, 362)
  const first = last + chance.int(5, 700)
  return {
    begins: calendar.moment(first + 3, 0),
    profile: registry.make(),
    tell(life) {
      liveThrough(scene, life, { first, last })
      actions.takeAnswers(life, administrator, { at: way.put, visit: 'renewal' })
      goThrough(scene, life, { way, type: 'Renewal' })
      // After two weeks some get a follow-up.
      if (minutes > 5200 && chance.yes(0.5)) goThrough(scene, life, { way: recentPathway(scene, minutes - 4250), type: 'Follow Up' })
    },
  }
}

/** Seen some weeks before, called for a follow-up. */
export function followedUp(scene: SeedContext, minutes: number): Plan {
  const { chance, calendar, registry } = scene
  const way = recentPathway(scene, minutes)
  const last = calendar.daysAgo(way.put) + chance.int(14, 42)
  const first = last + chance.int(3, 400)
  return {
    begins: calendar.moment(first + 3, 0),
    profile: registry.make(),
    tell(life) {
      liveThrough(scene, life, { first, last })
      goThrough(scene, life, { way, type: 'Follow Up' })
    },
  }
}

/** Last seen that many days ago, with the renewal a year later, due or missed. `call`: working minutes since a call. */
export function seenLongAgo(
  scene: SeedContext,
  last: number,
  { wish = {}, np, call }: { wish?: Wish; np?: Person; call?: number | undefined } = {},
): Plan {
  const { chance, calendar, registry } = scene
  const first =
    last +
    chance.weighted([
      [chance.int(3, 40), 4],
      [chance.int(360, 800), 4],
      [chance.int(800, 1400), 2],
    ])
  return {
    begins: calendar.moment(first + 3, 0),
    profile: registry.make(wish),
    tell(life) {
      liveThrough(scene, life, { first, last, ...(np && { np }) })
      if (call !== undefined) callAndClose(scene, life, call)
    },
  }
}

/** A clinic call: queued, claimed, reached or not, done. */
function callAndClose(scene: SeedContext, life: Timeline, minutes: number): void {
  const { actions, administrator, calendar, chance } = scene
  const talked = minutes + chance.between(2, 9)
  const claimed = talked + chance.between(4, 40)
  const type =
    life.patient.upcoming_renewal_date !== null && life.patient.upcoming_renewal_date < calendar.today ? 'Reminder Call' : 'Follow Up'
  actions.putInPcr(life, administrator, { at: calendar.working(claimed + chance.between(10, 300)), type, follow: true })
  const pcr = pcrFor(scene, life)
  actions.claim(life, pcr, { queue: 'pcr', at: calendar.working(claimed) })
  actions.note(life, pcr, { at: calendar.working(talked), text: chance.pick(CALL_NOTES) })
  if (chance.yes(0.25)) actions.optIn(life, pcr, { at: calendar.working(talked), wish: !life.patient.opted_in_for_call })
  actions.completeHelp(life, pcr, calendar.working(minutes))
}

const CALL_NOTES = [
  'Reached. All well, no questions.',
  'Voicemail left with the call-back number.',
  'Reached. Renewal explained, will start in the chat.',
  'Wrong number, e-mail sent.',
  'Reached. Asks for a visit after the holidays.',
  'Reached. Seller out of stock, options explained.',
]

/** Irregular steps: a note, a hold and its end, a release, back to the PCR and on again. */
function detour(scene: SeedContext, life: Timeline, { pcr, minutes }: { pcr: Person; minutes: number }): void {
  const { chance, calendar, actions } = scene
  const { updated_at } = life
  const from = calendar.workedSince(updated_at)
  const until = minutes + 43
  const room = (share: number) => calendar.working(until + (from - until) * share)
  if (from - until < 40 || life.patient.assigned_np !== null) return
  const np = npFor(scene, life)
  const kind = chance.weighted([
    ['none', 6],
    ['hold', 2],
    ['release', 1],
    ['back', 1],
  ] as const)
  if (kind === 'none') return
  actions.claim(life, np, { queue: 'np', at: room(0.9) })
  if (kind === 'hold') {
    actions.hold(life, np, room(0.8))
    actions.unhold(life, np, room(0.3))
  } else if (kind === 'release') actions.release(life, np, { queue: 'np', at: room(0.6) })
  else {
    actions.sendBack(life, np, room(0.8))
    actions.note(life, pcr, { at: room(0.5), text: chance.pick(PCR_NOTES) })
    actions.sendToNp(life, pcr, room(0.3))
  }
}
