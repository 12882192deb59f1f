import type { Knowledge } from '@clinic/core/chat/state/turn'
import { openChance } from '@clinic/core/shared/chance'
import { answerByPhrase } from './answer-by-phrase.ts'
import { openDecisions } from './decisions.ts'
import { HISTORY_DAYS } from './history-days.ts'
import { keepOffice, openRecords } from './office.ts'
import { type Group, makePeople, type Person } from './people.ts'
import { openRegistry } from './profiles/profiles.ts'
import { openActions } from './scenarios/actions.ts'
import { type SeededChat, setUpChats } from './scenarios/conversations.ts'
import { planClinic } from './scenarios/plan.ts'
import type { Plan, SeedContext } from './scenarios/scenario.ts'
import { type Entry, openTimeline, type Timeline } from './scenarios/timelines.ts'
import { type Book, fillBook } from './visits/appointments.ts'
import { type Calendar, openCalendar } from './visits/calendar.ts'
import { type Reminder, sendEarlier } from './visits/reminders.ts'

export type Clinic = { people: Person[]; timelines: Timeline[]; chats: SeededChat[]; entries: Entry[] } & Omit<Book, 'entries'> & {
    reminders: Reminder[]
  }
/** `secret`: signs links to appointments. */
export type Ground = { now: string; zone: string; secret: string; groups: readonly Group[]; knowledge: Knowledge }

const SEED = 20_261_121
const FIRST_NUMBER = 20_001

/** The whole demo clinic as of `now`, without a database; deterministic. */
export function buildClinic({ now, zone, secret, groups, knowledge }: Ground): Clinic {
  const chance = openChance(SEED)
  const calendar = openCalendar(now, zone)
  const people = makePeople(groups)
  const scene: SeedContext = {
    calendar,
    chance,
    people,
    administrator: bearer(people, 'admin'),
    pcrManager: bearer(people, 'pcrmanager'),
    actions: openActions({ zone, people, decide: openDecisions({ now, zone }) }),
    setup: setUpChats(zone, { ...knowledge, answer: answerByPhrase }),
    registry: openRegistry(chance.fork(), calendar.today),
    talks: [],
  }
  const lives = playAll(planClinic(scene), scene)
  const office = { calendar, chance: chance.fork(), people }
  openRecords(office, lives)
  const born = lives.filter((life) => life.born)
  const consenting = new Set(scene.talks.flatMap(({ consents, life }) => (consents.at(-1)?.option === 'yes' ? [life] : [])))
  const consented = born.filter((life) => consenting.has(life))
  const { reminders, entries: reminding } = sendEarlier(calendar, consented)
  const reached = new Set(consented.map(({ patient }) => patient.patient_id))
  const { entries: booking, ...book } = fillBook({ calendar, chance: chance.fork(), people, secret, reached }, born)
  const entries = [...lives.flatMap((life) => life.entries), ...keepOffice(office, lives), ...booking, ...reminding]
  return { people, timelines: born, chats: scene.talks, entries: recent(entries, calendar), ...book, reminders }
}

/** Numbers are assigned in order of arrival. */
function playAll(plans: readonly Plan[], scene: SeedContext): Timeline[] {
  const inOrder = [...plans].sort((a, b) => compare(a.begins, b.begins))
  return inOrder.map((plan, index) => {
    const life = openTimeline(`TCN-${FIRST_NUMBER + index}`, plan.profile, scene.chance.fork())
    plan.tell(life)
    return life
  })
}

function recent(entries: readonly Entry[], calendar: Calendar): Entry[] {
  const since = calendar.moment(HISTORY_DAYS, 0)
  return entries.filter(({ created_at }) => created_at >= since).sort((a, b) => compare(a.created_at, b.created_at))
}

function bearer(people: readonly Person[], scope: Person['scopes'][number]): Person {
  const found = people.find(({ scopes }) => scopes.includes(scope) && (scope === 'admin' || !scopes.includes('admin')))
  if (!found) throw new Error(`no one is ${scope}`)
  return found
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
