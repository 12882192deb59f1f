import type { Chance } from '@clinic/core/shared/chance'
import { openRegistry, type Profile } from '@clinic/server/testing/profiles'

/** How a patient uses the chat: seconds between two messages, and what they do beside answering. */
export const HABITS = {
  quick: { share: 28, least: 2, most: 7 },
  steady: { share: 34, least: 6, most: 18 },
  slow: { share: 14, least: 18, most: 55 },
  curious: { share: 8, least: 6, most: 18 },
  corrects: { share: 6, least: 6, most: 18 },
  'comes back': { share: 6, least: 6, most: 18 },
  leaves: { share: 4, least: 6, most: 18 },
  'wants a person': { share: 4, least: 6, most: 18 },
  'in crisis': { share: 1, least: 6, most: 18 },
} as const
export type Habit = keyof typeof HABITS

/** A patient who opens the chat at a minute of the day. */
export type Arrival = { at: number; habit: Habit; visit: 'new' | 'renewal'; profile: Profile; address: string; chance: Chance }
export type Order = { seed: number; begins: number; hours: number; scale: number }

/** Patients an hour, from midnight on: few at night, most before noon, a second wave after lunch. */
const BY_HOUR = [1, 1, 0, 0, 0, 1, 3, 9, 20, 32, 38, 34, 24, 30, 34, 29, 24, 19, 16, 14, 11, 8, 4, 2]
/** No two days are alike: an hour has at most this share more or less than usual. */
const SPREAD = 0.2
const RENEWALS = 0.2

/** All patients of a day, in order. The same seed gives the same patients with the same habits at the same minutes. */
export function planDay({ seed, begins, hours, scale }: Order, { today, chance }: { today: string; chance: Chance }): Arrival[] {
  const registry = openRegistry(chance.fork(), today)
  const minutes: number[] = []
  for (let hour = begins / 60; hour < begins / 60 + hours; hour += 1) {
    const usual = (BY_HOUR[Math.floor(hour) % 24] ?? 0) * scale * Math.min(1, begins / 60 + hours - hour)
    const count = Math.round(usual * chance.between(1 - SPREAD, 1 + SPREAD))
    for (let one = 0; one < count; one += 1) minutes.push((hour + chance.next()) * 60)
  }
  return minutes
    .filter((at) => at < begins + hours * 60)
    .sort((a, b) => a - b)
    .map((at, place) => ({
      at,
      habit: chance.weighted(Object.entries(HABITS).map(([habit, { share }]) => [habit as Habit, share] as const)),
      visit: chance.yes(RENEWALS) ? 'renewal' : 'new',
      profile: ownMail(registry.make(), `${seed}.${place}`),
      address: `10.${16 + ((place >> 16) & 15)}.${(place >> 8) & 255}.${place & 255}`,
      chance: chance.fork(),
    }))
}

/** A patient is never mistaken for one of an earlier day. */
function ownMail(profile: Profile, mark: string): Profile {
  const { personal } = profile
  return { ...profile, personal: { ...personal, email: personal.email.replace('@', `.${mark}@`) } }
}
