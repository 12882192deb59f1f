import { defaultEligibleDate } from '@clinic/core/eligibility/rules'
import { addMonths } from '@clinic/core/shared/dates'
import { later } from '../../src/platform/clock.ts'
import type { Wish } from '../profiles/profiles.ts'
import { answerQuestions, CHAT_MINUTES, introduce, openChat, tell } from './conversations.ts'
import { arriveByChat, liveThrough, npFor, oldPathway, type Plan, pcrFor, type SeedContext } from './scenario.ts'
import { arriveByPaper } from './scenarios-now.ts'
import type { Timeline } from './timelines.ts'

/** Started the questions and left: some say so, most just close the page. */
export function leftUnfinished(
  scene: SeedContext,
  begins: string,
  { count, wish = {}, helped = false }: { count: number; wish?: Wish; helped?: boolean },
): Plan {
  const { chance, registry, setup, talks, calendar, actions } = scene
  return {
    begins,
    profile: registry.make(wish),
    tell(life) {
      const talk = openChat(setup, life, begins)
      talks.push(talk)
      introduce(talk, chance.yes(0.25) ? 'renewal' : 'async')
      answerQuestions(talk, count)
      if (helped) {
        tell(talk, 'Can I talk to a person?')
        const since = calendar.workedSince(life.updated_at)
        if (since < 20) return
        const pcr = pcrFor(scene, life)
        actions.claim(life, pcr, { queue: 'pcr', at: calendar.working(since * 0.9) })
        actions.completeHelp(life, pcr, calendar.working(since * 0.9 - 8))
      } else if (chance.yes(0.35)) tell(talk, 'I have to go')
    },
  }
}

/** Asked for a person during the questions, so many minutes ago. */
export function callsForHelp(scene: SeedContext, minutes: number, { count = 3, wish = {} }: { count?: number; wish?: Wish } = {}): Plan {
  const begins = later(scene.calendar.now, -(minutes + CHAT_MINUTES) * 60)
  return {
    begins,
    profile: scene.registry.make(wish),
    tell(life) {
      const talk = openChat(scene.setup, life, begins)
      scene.talks.push(talk)
      introduce(talk, 'async')
      answerQuestions(talk, count)
      tell(talk, 'Talk to a person')
    },
  }
}

/** Asked for a person before giving details: only a contact is known, not even the province. */
export function leavesContact(scene: SeedContext, minutes: number): Plan {
  const begins = later(scene.calendar.now, -minutes * 60)
  return {
    begins,
    profile: scene.registry.make(),
    tell(life) {
      const talk = openChat(scene.setup, life, begins)
      scene.talks.push(talk)
      tell(talk, 'I would like to talk to a person')
      tell(talk, scene.chance.yes(0.5) ? `You can reach me at ${life.profile.personal.phone}` : life.profile.personal.email)
    },
  }
}

/** A crisis message: the card, the helplines, then the intake continues (D-6). */
export function writesOfCrisis(scene: SeedContext, minutes: number): Plan {
  const begins = later(scene.calendar.now, -(minutes + CHAT_MINUTES) * 60)
  return {
    begins,
    profile: scene.registry.make({ reason: 'Anxiety', age: 44 }),
    tell(life) {
      const talk = openChat(scene.setup, life, begins)
      scene.talks.push(talk)
      introduce(talk, 'async')
      answerQuestions(talk, 4)
      tell(talk, 'Some days I do not want to live anymore')
      tell(talk, 'I am safe now, my brother is with me')
      tell(talk, 'no, not anymore')
    },
  }
}

/** An answer that meets one rule and ends the intake (D-9). */
export function endsIneligible(scene: SeedContext, begins: string, wish: Wish): Plan {
  return {
    begins,
    profile: scene.registry.make(wish),
    tell: (life) => void arriveByChat(scene, life, { at: begins, visit: 'async' }),
  }
}

type Why = { reason: string; months?: number }

/** Marked ineligible by the assigned user after a call or visit. */
export function markedByStaff(scene: SeedContext, { daysAgo, by, why }: { daysAgo: number; by: 'pcr' | 'np'; why: Why }): Plan {
  const { actions, calendar, registry } = scene
  const way = oldPathway(scene, daysAgo)
  return {
    begins: way.put,
    profile: registry.make(why.reason === 'Pregnant or Breastfeeding' ? { gender: 'FEMALE', age: 32 } : {}),
    tell(life) {
      arriveByPaper(scene, life, { enrolled: way.put, put: way.put })
      const pcr = pcrFor(scene, life)
      const day = calendar.day(calendar.daysAgo(way.done))
      const eligible_date = why.months === undefined ? defaultFor(why.reason, day) : addMonths(day, why.months)
      actions.claim(life, pcr, { queue: 'pcr', at: way.claimed })
      if (by === 'pcr') return actions.ineligible(life, pcr, { at: way.sent, reason: why.reason, eligible_date })
      const np = npFor(scene, life)
      actions.sendToNp(life, pcr, way.sent)
      actions.claim(life, np, { queue: 'np', at: way.taken })
      actions.ineligible(life, np, { at: way.done, reason: why.reason, eligible_date })
    },
  }
}

function defaultFor(reason: string, day: string): string | null {
  return reason === 'Pregnant or Breastfeeding' ? defaultEligibleDate(reason, day) : null
}

/** Left the clinic: disabled by the administrator. */
export function madeInactive(scene: SeedContext, { first, daysAgo }: { first: number; daysAgo: number }): Plan {
  const { actions, administrator, calendar } = scene
  return {
    begins: calendar.moment(first + 3, 0),
    profile: scene.registry.make(),
    tell(life) {
      liveThrough(scene, life, { first, last: daysAgo + 30 })
      actions.disable(life, administrator, oldPathway(scene, daysAgo).put)
    },
  }
}

/** A visitor: a question or two, or declined consent. No record. */
export function looksAround(scene: SeedContext, begins: string, what: 'asks' | 'declines' | 'mumbles'): Plan {
  return {
    begins,
    profile: scene.registry.make(),
    tell(life) {
      const talk = openChat(scene.setup, life, begins)
      scene.talks.push(talk)
      if (what === 'declines') declineConsent(talk, life)
      else if (what === 'asks') {
        tell(talk, 'Ask questions')
        tell(talk, scene.chance.pick(QUESTIONS))
      } else tell(talk, scene.chance.pick(['asdf', 'hmm well you know', 'the thing from tv']))
      if (scene.chance.yes(0.5)) tell(talk, 'bye')
    },
  }
}

const QUESTIONS = [
  'How long does this take?',
  'What does it cost?',
  'Do you treat people in my town?',
  'Is my information private?',
  'Can I drive after taking it?',
  'What dose should I start with?',
]

function declineConsent(talk: ReturnType<typeof openChat>, { profile }: Timeline): void {
  tell(talk, 'New Patient Intake')
  tell(talk, 'ok')
  const consent = { consentOption: 'no' as const, signature: '', dateOfBirth: profile.personal.dateOfBirth, scrolledPercent: 35 }
  tell(talk, '', { context: { consent }, seconds: 50 })
}
