import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { later } from '../../src/platform/clock.ts'
import type { Person } from '../people.ts'
import type { Wish } from '../profiles/profiles.ts'
import { CHAT_MINUTES, tell } from './conversations.ts'
import { arriveByChat, beforeWork, liveThrough, type Plan, pcrFor, type SeedContext, toNp } from './scenario.ts'
import type { Timeline } from './timelines.ts'

/** Finished in the chat, waiting for so many minutes, day or night. */
export function waitsFromChat(scene: SeedContext, minutes: number, wish: Wish & { renews?: boolean } = {}): Plan {
  const begins = later(scene.calendar.now, -(minutes + CHAT_MINUTES) * 60)
  return {
    begins,
    profile: scene.registry.make(wish),
    tell: (life) => void arriveByChat(scene, life, { at: begins, visit: wish.renews ? 'renewal' : 'async' }),
  }
}

type Call = 'Renewal' | 'Follow Up' | 'Reminder Call' | 'Unfinished Questionnaire' | 'Added By Patient Manager'

/** A known patient put on the call list. A reminder follows a past renewal date. */
export function waitsForCall(scene: SeedContext, minutes: number, { type, ...wish }: Wish & { type: Call }): Plan {
  const { chance, registry, calendar, actions, administrator } = scene
  const last = type === 'Follow Up' ? chance.int(12, 40) : type === 'Reminder Call' ? chance.int(372, 440) : chance.int(345, 362)
  const first = last + chance.int(20, 700)
  return {
    begins: calendar.moment(first + 3, 0),
    profile: registry.make(wish),
    tell(life) {
      liveThrough(scene, life, { first, last })
      const at = calendar.working(minutes)
      if (type === 'Renewal') actions.takeAnswers(life, administrator, { at, visit: 'renewal' })
      actions.putInPcr(life, administrator, { at, type, follow: type === 'Follow Up' })
    },
  }
}

/** Assigned to a PCR for so many working minutes. */
export function heldByPcr(
  scene: SeedContext,
  pcr: Person,
  { minutes, chat, wish = {} }: { minutes: number; chat: boolean; wish?: Wish },
): Plan {
  const { calendar, chance, actions, registry, pcrManager } = scene
  const province = wish.province ?? (wish.city ? undefined : chance.pick(pcr.provinces))
  const put = minutes + chance.between(20, 300)
  const begins = chat ? beforeWork(scene, minutes) : calendar.working(put + chance.between(...PAPER))
  return {
    begins,
    profile: registry.make({ ...wish, ...(province && { province }) }),
    tell(life) {
      if (chat) arriveByChat(scene, life, { at: begins, visit: 'async' })
      else arriveByPaper(scene, life, { enrolled: begins, put: calendar.working(put) })
      if (chance.yes(0.2)) actions.assign(life, pcrManager, { queue: 'pcr', target: pcr, at: calendar.working(minutes) })
      else actions.claim(life, pcr, { queue: 'pcr', at: calendar.working(minutes) })
      if (chance.yes(0.6)) actions.note(life, pcr, { at: calendar.working(minutes * 0.5), text: chance.pick(PCR_NOTES) })
      if (chance.yes(0.25)) actions.optIn(life, pcr, { at: calendar.working(minutes * 0.4), wish: true })
    },
  }
}

/** Waits for an NP, unassigned. */
export function waitsForNp(scene: SeedContext, minutes: number, { chat, ...wish }: Wish & { chat?: boolean } = {}): Plan {
  const { calendar, chance, registry } = scene
  const claimed = minutes + chance.between(5, 40)
  const put = claimed + chance.between(15, 400)
  const begins = chat ? beforeWork(scene, claimed) : calendar.working(put + chance.between(...PAPER))
  return {
    begins,
    profile: registry.make(wish),
    tell(life) {
      if (chat) arriveByChat(scene, life, { at: begins, visit: 'async' })
      else arriveByPaper(scene, life, { enrolled: begins, put: calendar.working(put) })
      const pcr = toNp(scene, life, { claimed: calendar.working(claimed), sent: calendar.working(minutes) })
      if (chance.yes(0.4)) scene.actions.look(life, pcr, calendar.working(minutes))
    },
  }
}

type Held = { minutes: number; held?: boolean; renews?: boolean; chat?: boolean; wish?: Wish; after?: (life: Timeline, np: Person) => void }

/** Assigned to an NP for so many working minutes; some on hold. */
export function heldByNp(scene: SeedContext, np: Person, { minutes, held, renews, chat, wish = {}, after }: Held): Plan {
  const { calendar, chance, actions, registry, administrator } = scene
  const sent = minutes + chance.between(10, 200)
  const claimed = sent + chance.between(5, 30)
  const put = claimed + chance.between(15, 300)
  const first = renews ? chance.int(380, 1000) : 0
  const begins = renews
    ? calendar.moment(first + 3, 0)
    : chat
      ? beforeWork(scene, claimed)
      : calendar.working(put + chance.between(...PAPER))
  return {
    begins,
    profile: registry.make({ province: chance.pick(np.provinces), ...wish }),
    tell(life) {
      if (renews) {
        liveThrough(scene, life, { first, last: chance.int(340, 362), np })
        actions.takeAnswers(life, administrator, { at: calendar.working(put + chance.between(0, 1500)), visit: 'renewal' })
        actions.putInPcr(life, administrator, { at: calendar.working(put), type: 'Renewal' })
      } else if (chat) arriveByChat(scene, life, { at: begins, visit: 'async' })
      else arriveByPaper(scene, life, { enrolled: begins, put: calendar.working(put) })
      toNp(scene, life, { claimed: calendar.working(claimed), sent: calendar.working(sent) })
      const taken = calendar.working(minutes)
      if (life.patient.assigned_np === null) actions.claim(life, np, { queue: 'np', at: taken })
      else actions.look(life, np, taken)
      if (chance.yes(0.5)) actions.note(life, np, { at: calendar.working(minutes * 0.6), text: chance.pick(NP_NOTES) })
      if (held) actions.hold(life, np, calendar.working(minutes * 0.3))
      after?.(life, np)
    },
  }
}

/** Assigned to an NP, and back in the chat asking for a person: in both queues. */
export function standsInBoth(scene: SeedContext, np: Person): Plan {
  const { calendar, chance, actions } = scene
  const minutes = chance.between(40, 300)
  const begins = beforeWork(scene, minutes + 60)
  return {
    begins,
    profile: scene.registry.make({ province: chance.pick(np.provinces) }),
    tell(life) {
      const talk = arriveByChat(scene, life, { at: begins, visit: 'async' })
      toNp(scene, life, { claimed: calendar.working(minutes + 50), sent: calendar.working(minutes + 30) })
      const taken = calendar.working(minutes)
      actions.claim(life, np, { queue: 'np', at: taken })
      const since = (Date.parse(calendar.now) - Date.parse(taken)) / 1000
      tell(talk, 'Can I talk to a person?', { seconds: (Date.parse(taken) - Date.parse(talk.at)) / 1000 + since * 0.6 })
    },
  }
}

/** A waiting patient prioritized by a manager. */
export function flaggedByManager(scene: SeedContext, plan: Plan): Plan {
  const { calendar, actions, pcrManager } = scene
  return {
    ...plan,
    tell(life) {
      plan.tell(life)
      const since = calendar.workedSince(life.updated_at)
      if (life.patient.in_pcr_queue && since > 2) actions.priority(life, pcrManager, calendar.working(since / 2))
    },
  }
}

/** A PCR claimed a help request. */
export function takenOn(scene: SeedContext, plan: Plan): Plan {
  const { calendar, actions } = scene
  return {
    ...plan,
    tell(life) {
      plan.tell(life)
      const since = calendar.workedSince(life.updated_at)
      if (life.patient.pcr_help_reason !== HELP_REASONS.chatbot || since < 2) return
      actions.claim(life, pcrFor(scene, life), { queue: 'pcr', at: calendar.working(since / 2) })
    },
  }
}

/** A new patient without the chat: referral and answers on paper, entered days before the patient is queued. */
export function arriveByPaper(
  { actions, administrator, calendar }: SeedContext,
  life: Timeline,
  { enrolled, put }: { enrolled: string; put: string },
): void {
  const [first, last] = [calendar.workedSince(enrolled), calendar.workedSince(put)]
  actions.enrol(life, administrator, enrolled)
  actions.takeAnswers(life, administrator, { at: enrolled === put ? put : calendar.working(last + (first - last) * 0.4), visit: 'async' })
  actions.putInPcr(life, administrator, { at: put, type: 'New Patient' })
}

/** How long before queueing the paper arrived, in working minutes. */
const PAPER = [60, 2600] as const

export const PCR_NOTES = [
  'Called, left a voicemail. Try again after 16:00.',
  'Health card confirmed by phone.',
  'Waiting for the list of medicines from the pharmacy.',
  'Reached. Documents complete, ready for the NP.',
  'No answer twice. E-mailed a link to call back.',
  'Prefers French on the phone.',
  'Address to be updated, moved last month.',
  'Seller chosen, asks about delivery times.',
] as const

const NP_NOTES = [
  'Answers reviewed. Visit today by video.',
  'Waiting for records from the family doctor.',
  'Asked for the current list of medicines.',
  'Education given, summary sent.',
  'Patient asked to move the visit to the afternoon.',
  'Discussed driving and work safety.',
  'Renewal review done, form to be signed.',
] as const
