import type { ProvinceCode } from '@clinic/contract/provinces'
import { later } from '../../src/platform/clock.ts'
import { correctFlag, keepFlags } from '../flag-events.ts'
import type { Person } from '../people.ts'
import { NONE_OF_THESE } from '../profiles/labels.ts'
import { CLOBAZAM, PRAZOSIN, WARFARIN } from '../profiles/medicines.ts'
import { eveningMinute, type Plan, type SeedContext } from './scenario.ts'
import {
  callsForHelp,
  endsIneligible,
  leavesContact,
  leftUnfinished,
  looksAround,
  madeInactive,
  markedByStaff,
  writesOfCrisis,
} from './scenarios-chat.ts'
import { flaggedByManager, heldByNp, heldByPcr, standsInBoth, takenOn, waitsForCall, waitsForNp, waitsFromChat } from './scenarios-now.ts'
import { followedUp, renewedLately, renewsInDays, seenFirst, seenLongAgo } from './scenarios-past.ts'
import { aboutPatient, assistantEntry, type Timeline, write } from './timelines.ts'

const DAY_SECONDS = 86_400
/** Working minutes in the days of audit history. */
const WORKED = 10_300
const RECENT = 112

/** About 400 patients in every state, some of them named for trying a situation, plus visitors without a record. */
export function planClinic(scene: SeedContext): Plan[] {
  return [
    ...namedInChat(scene),
    ...namedInCare(scene),
    ...waiting(scene),
    ...held(scene),
    ...unfinished(scene),
    ...ineligible(scene),
    ...seen(scene),
    ...visitors(scene),
  ]
}

/** Named patients who come from the chat, for every situation worth showing, clinical traps included. */
function namedInChat(scene: SeedContext): Plan[] {
  const { calendar } = scene
  return [
    waitsFromChat(scene, 26, {
      ...who('Rosalind Penner', 'Ottawa', 47),
      gender: 'FEMALE',
      reason: 'Chronic pain',
      answers: { tried_before: ['Physiotherapy or massage', 'Medicine without a prescription'] },
    }),
    waitsFromChat(scene, 95, { ...who('Ibrahim Diallo', 'Toronto', 38), gender: 'MALE', reason: 'Trouble sleeping' }),
    endsIneligible(scene, evening(scene, 3), {
      ...who('Camille Fournier', 'Fredericton', 31),
      gender: 'FEMALE',
      answers: { pregnant_or_breastfeeding: true },
    }),
    waitsFromChat(scene, 300, { ...who('Tyler Makokis', 'Edmonton', 18), gender: 'MALE', reason: 'Anxiety' }),
    leftUnfinished(scene, evening(scene, 3), { count: 11, wish: { ...who('Kavita Nair', 'Calgary', 42), gender: 'FEMALE' } }),
    callsForHelp(scene, 18, { count: 5, wish: { ...who('Bernard Cormier', 'Moncton', 67), gender: 'MALE' } }),
    waitsForCall(scene, 60, { type: 'Follow Up', ...who('Lucía Herrera', 'Hamilton', 36), gender: 'FEMALE' }),
    waitsFromChat(scene, 640, { ...who('Maria Santos', 'Toronto', 44), gender: 'FEMALE' }),
    waitsFromChat(scene, 150, { ...who('Hélène Thériault-Côté', 'Edmundston', 55), gender: 'FEMALE' }),
    leavesContact(scene, 75),
    // Eighteen soon: the age rule, with the day it stops applying.
    endsIneligible(scene, evening(scene, 6), { ...who('Noah Bautista', 'Winnipeg', 17), birthdayInDays: -200, gender: 'MALE' }),
    leftUnfinished(scene, calendar.moment(1, 20 * 60), { count: 2, wish: { ...who('Parisa Tehrani', 'Gatineau', 33), gender: 'FEMALE' } }),
  ]
}

/** Same for patients who are assigned or have been seen. */
function namedInCare(scene: SeedContext): Plan[] {
  const { people } = scene
  const dana = find(people, 'dana.whitfield')
  const cardinal = find(people, 'aiyana.cardinal')
  return [
    heldByNp(scene, dana, {
      minutes: 35,
      renews: true,
      wish: { ...who('Gordon MacAskill', 'Halifax', 58), gender: 'MALE', reason: 'PTSD', medicines: [PRAZOSIN] },
    }),
    waitsForNp(scene, 70, { chat: true, ...who('Emily Cheung', 'Mississauga', 21), gender: 'FEMALE', reason: 'Anxiety' }),
    heldByNp(scene, dana, {
      minutes: 110,
      chat: true,
      after: scoreCuditr,
      wish: {
        ...who('Walter Hendry', 'London', 71),
        gender: 'MALE',
        reason: 'Chronic pain',
        medicines: [WARFARIN],
        // Corrected from kidney disease in scoreCuditr.
        answers: { used_cannabis: 'I use it now', grams_per_day: 3, organs: [NONE_OF_THESE] },
      },
    }),
    waitsForNp(scene, 190, {
      chat: true,
      ...who('Anjali Brar', 'Surrey', 29),
      gender: 'FEMALE',
      reason: 'Migraine',
      answers: { family_psychosis: 'Yes' },
    }),
    seenLongAgo(scene, 410, { wish: { ...who('Douglas Hickey', "St. John's", 63), gender: 'MALE', reason: 'Chronic pain' } }),
    heldByNp(scene, dana, {
      minutes: 15,
      wish: { ...who('Maria Santos', 'Toronto', 52), gender: 'FEMALE', medicines: [CLOBAZAM], reason: 'Epilepsy or seizures' },
    }),
    heldByPcr(scene, find(people, 'jasdeep.gill'), {
      minutes: 80,
      chat: false,
      wish: { ...who('Ingrid Reimer', 'Creston', 49), gender: 'FEMALE' },
    }),
    heldByNp(scene, cardinal, { minutes: 45, wish: { ...who('Leetia Kilabuk', 'Iqaluit', 34), gender: 'FEMALE' } }),
    seenLongAgo(scene, 230, { np: find(people, 'martin.oake'), wish: { ...who('Yvon Desjardins', 'Montréal', 61), gender: 'MALE' } }),
  ]
}

/**
 * A score of 14 on cannabis use, which an NP must look at. Only the total is stored: the items are copyrighted
 * (E-11).
 */
function scoreCuditr(life: Timeline): void {
  const at = life.updated_at
  const last = totalOf(life, at, 14)
  const order = { found: {}, corrected: [], finished: true }
  const findings = [{ flag: 'cuditr_high', tag: null, question: 'CUDIT-R', answer: 'Total of 14' }]
  const changes = write(life, at, {
    cuditr_questionnaire_required: true,
    cuditr_questionnaire_complete: true,
    risks_vs_benefits_flags: { ...keepFlags(life, { ...order, findings }, { at, set: last }), renal_disease: true },
  })
  correctFlag(life, 'renal_disease', { tag: 'organs', was: 'Kidney disease' })
  life.record.cuditr_answers = { total: { value: 14, at } }
  const [before, between] = [later(at, -700 * DAY_SECONDS), later(at, -340 * DAY_SECONDS)]
  for (const [asked, value] of [
    [before, 5],
    [between, 8],
  ] as const)
    life.sets.push(totalOf(life, asked, value))
  life.sets.push(last)
  const entry = { ...assistantEntry(life.profile.address, at), ...aboutPatient(life), changes }
  life.entries.push({ ...entry, action: 'Questionnaire Finished', description: 'cuditr' })
}

function totalOf(life: Timeline, at: string, value: number): Timeline['sets'][number] {
  const { patient_id } = life.patient
  const answers = { total: { value, at } }
  return { patient_id, conversation_id: null, key: 'cuditr', version: 1, answers, set_aside: {}, started_at: at, finished_at: at }
}

/** Unassigned patients of both queues. */
function waiting(scene: SeedContext): Plan[] {
  const { people, chance } = scene
  const chats = spread(16, 1, 2700).map((minutes, index) => waitsFromChat(scene, minutes, { renews: index % 3 === 2 }))
  const calls = (
    ['Renewal', 'Renewal', 'Follow Up', 'Reminder Call', 'Unfinished Questionnaire', 'Added By Patient Manager'] as const
  ).flatMap((type, index) => [
    waitsForCall(scene, 12 + index * 37 + chance.next(), { type }),
    waitsForCall(scene, 300 + index * 150 + chance.next(), { type }),
  ])
  const help = [9, 34, 55, 140, 260, 480].map((minutes, index) => callsForHelp(scene, minutes, { count: index * 3 }))
  const nps = Array.from({ length: 27 }, (_, index) => waitsForNp(scene, 8 + index * 60 + chance.next(), { chat: index % 12 === 4 }))
  return [
    ...chats.map((plan, index) => (index === 8 || index === 13 ? flaggedByManager(scene, plan) : plan)),
    ...calls.map((plan, index) => (index % 5 === 1 ? flaggedByManager(scene, plan) : plan)),
    ...help.map((plan, index) => (index > 3 ? takenOn(scene, plan) : plan)),
    writesOfCrisis(scene, 48),
    leavesContact(scene, 210),
    ...nps,
    ...[find(people, 'kwame.mensah'), find(people, 'joseph.macisaac')].map((np) => standsInBoth(scene, np)),
  ]
}

const PCR_LISTS: readonly (readonly [string, number])[] = [
  ['amara.osei', 7],
  ['jasdeep.gill', 3],
  ['liam.tremblay', 4],
  ['eleanor.fraser', 3],
  ['sarah.chen.pcr', 2],
  ['noor.haddad', 2],
  ['priya.raghunathan', 3],
]
/** Active and on hold: one NP is at the limit of five. Dana Whitfield also has three named patients. */
const NP_LISTS: readonly (readonly [string, number, number])[] = [
  ['dana.whitfield', 1, 1],
  ['kwame.mensah', 4, 2],
  ['aiyana.cardinal', 2, 1],
  ['joseph.macisaac', 3, 1],
  ['mei-ling.chow', 4, 1],
  ['fatima.el-amin', 2, 0],
  ['sarah.chen', 3, 1],
  ['noor.haddad', 1, 0],
]

function held(scene: SeedContext): Plan[] {
  const { people, chance } = scene
  const pcrs = PCR_LISTS.flatMap(([email, count]) =>
    Array.from({ length: count }, (_, index) =>
      heldByPcr(scene, find(people, email), { minutes: 4 + index * 240 + chance.between(0, 50), chat: index === 2 }),
    ),
  )
  const nps = NP_LISTS.flatMap(([email, active, onHold]) =>
    Array.from({ length: active + onHold }, (_, index) =>
      heldByNp(scene, find(people, email), {
        minutes: 6 + index * 200 + chance.between(0, 40),
        held: index >= active,
        renews: index % 2 === 0,
      }),
    ),
  )
  return [...pcrs.map((plan, index) => (index % 9 === 4 ? flaggedByManager(scene, plan) : plan)), ...nps]
}

function unfinished(scene: SeedContext): Plan[] {
  const { chance, calendar } = scene
  return Array.from({ length: 19 }, (_, index) => {
    const daysAgo = 1 + Math.floor(index * 0.62)
    return leftUnfinished(scene, calendar.moment(daysAgo, eveningMinute(scene)), { count: chance.int(0, 24), helped: index % 5 === 2 })
  })
}

function ineligible(scene: SeedContext): Plan[] {
  const { chance } = scene
  const by = (daysAgo: number, answers: Record<string, boolean>) => endsIneligible(scene, evening(scene, daysAgo), { answers })
  const women = (daysAgo: number) =>
    endsIneligible(scene, evening(scene, daysAgo), { answers: { pregnant_or_breastfeeding: true }, gender: 'FEMALE', age: 27 + daysAgo })
  const reasons = [
    { reason: 'Other' },
    { reason: 'Current Addiction', months: 6 },
    { reason: 'Other', months: 3 },
    { reason: 'Schizophrenia' },
    { reason: 'Current Addiction', months: 12 },
    { reason: 'Pregnant or Breastfeeding' },
  ]
  return [
    women(9),
    by(5, { schizophrenia: true }),
    by(17, { schizophrenia: true }),
    by(11, { current_addiction: true }),
    ...Array.from({ length: 18 }, (_, index) => {
      const daysAgo = index < 9 ? 2 + index * 3 : 40 + (index - 9) * 38
      return markedByStaff(scene, {
        daysAgo,
        by: chance.pick(['pcr', 'np'] as const),
        why: reasons[index % reasons.length] ?? { reason: 'Other' },
      })
    }),
    ...Array.from({ length: 8 }, (_, index) => madeInactive(scene, { first: 420 + index * 60, daysAgo: 3 + index * 12 })),
    ...[200, 330, 470].map((last) => legacy(scene, last)),
  ]
}

/** Quebec’s patients, from before the clinic left the province (D-5). */
function legacy(scene: SeedContext, last: number): Plan {
  const np = find(scene.people, last > 300 ? 'martin.oake' : 'genevieve.bouchard')
  return seenLongAgo(scene, last, { np, wish: { province: 'QC' as ProvinceCode } })
}

/** Days until the renewals of reminded patients, so that each reminder has a recipient now. */
const RENEWALS_BY_MAIL = [60, 30, 14, 11, 7, 1, 0, -7, -30]

/**
 * Seen patients: the last five weeks in full, then back over fifteen months, so that renewals are due, missed and far
 * off.
 */
function seen(scene: SeedContext): Plan[] {
  const { chance } = scene
  const recent = Array.from({ length: RECENT }, (_, index) => {
    const minutes = 3 + index * Math.floor(WORKED / RECENT) + chance.between(0, 60)
    const kind = index % 10
    if (kind === 3 || kind === 6 || kind === 9) return seenFirst(scene, minutes, { chat: index < 30 && kind === 3 })
    return kind === 1 || kind === 8 ? followedUp(scene, minutes) : renewedLately(scene, minutes)
  })
  const call = (index: number) => (index % 6 === 5 ? undefined : 20 + ((index * 397) % WORKED))
  const missed = Array.from({ length: 27 }, (_, index) => seenLongAgo(scene, 367 + index * 3, { call: call(index) }))
  const soon = Array.from({ length: 14 }, (_, index) => seenLongAgo(scene, 306 + Math.floor(index * 4.1), { call: call(index + 27) }))
  const ahead = Array.from({ length: 44 }, (_, index) => seenLongAgo(scene, 70 + index * 5, { call: call(index + 51) }))
  const reached = RENEWALS_BY_MAIL.map((days) => renewsInDays(scene, days))
  return [...recent, ...missed, ...soon, ...ahead, ...reached]
}

function visitors(scene: SeedContext): Plan[] {
  return Array.from({ length: 68 }, (_, index) => {
    const what = index % 9 === 4 ? 'declines' : index % 4 === 1 ? 'mumbles' : 'asks'
    return looksAround(scene, scene.calendar.moment(1 + Math.floor(index / 2), eveningMinute(scene)), what)
  })
}

/** Waits in minutes, denser at the start. */
function spread(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round(from * (to / from) ** (index / (count - 1))))
}

function evening(scene: SeedContext, daysAgo: number): string {
  return later(scene.calendar.moment(daysAgo, eveningMinute(scene)), scene.chance.int(0, 59))
}

function who(name: string, city: string, age: number) {
  const [first = '', ...rest] = name.split(' ')
  return { first, last: rest.join(' '), city, age }
}

function find(people: readonly Person[], account: string): Person {
  const found = people.find(({ email }) => email.startsWith(`${account}@`))
  if (!found) throw new Error(`no one is called ${account}`)
  return found
}
