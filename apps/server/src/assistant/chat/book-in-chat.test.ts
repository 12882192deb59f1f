import type { Slot } from '@clinic/contract/booking'
import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { LABELS, TEXTS } from '@clinic/core/chat/texts/texts'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { later, minuteIn } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { handBackConversation } from './attention/hand-back-conversation.ts'
import { joinConversation } from './attention/join-conversation.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

let database: TestDatabase
let context: ChatContext
const mails: Mail[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
  const np = await buildStaff(database.sql, { first_name: 'Amara', last_name: 'Osei', provinces: ['ON', 'BC'] })
  await database.sql`insert into schedules (user_id, version, updated_at) values (${np.id}, 1, ${TEST_NOW})`
  // Mondays from nine to twelve alone: few times, so that people meet.
  await database.sql`insert into working_hours (user_id, weekday, starts, ends) values (${np.id}, 1, 540, 720)`
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
  context = {
    ...nobodyContext(database),
    actor: { kind: 'assistant' },
    knowledge,
    secret: 'a secret for tests',
    agent: 'a browser',
    mailer,
  }
})
afterAll(() => database.close())

let conversations = 0

/** One conversation: `say` sends a message on from the last reply. */
function openTalk() {
  const id = `book${String(++conversations).padStart(8, '0')}`
  let now = TEST_NOW
  let reply: ChatReply | null = null
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    reply = await takeTurn({ ...context, now }, { action: 'query', conversation_id: id, key: reply?.key ?? '', ...message })
    return reply
  }
  return { id, say, pass: (seconds: number) => (now = later(now, seconds)) }
}

/** A patient who has come as far as the times. */
async function atTimes(who: Persona = RENEE) {
  const talk = openTalk()
  let last = await talk.say('book with tcn')
  for (let turn = 0; turn < 100 && last.ACTION !== 'OPENAPPOINTMENTWINDOW'; turn += 1) last = await talk.say(nextMessage(last, who) ?? 'ok')
  return { ...talk, last }
}

const slotsIn = (reply: ChatReply) => reply.DATA?.slots as Slot[]
const choose = (slotId: string): Sent => ({ query: 'this one', context: { appointment: { slotId } } })

test('a patient sees free times, keeps one, books it and is in line (D-1, REQ-117, REQ-200)', async () => {
  const { id, say, last, pass } = await atTimes()
  const [slot] = slotsIn(last)
  expect(slot).toMatchObject({ provider_lastName: 'Osei', visitType: expect.any(String), startAt: expect.stringMatching(/^2026-03-/) })
  const kept = await say(choose(slot?.slotId ?? ''))
  expect(kept).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', DATA: { appointment: { until: later(TEST_NOW, 600) } } })
  pass(60)
  const booked = await say(LABELS.book)
  expect(booked).toMatchObject({ ACTION: 'ENTERPCRQUEUE', IN_PCR_QUEUE: true })
  expect(booked.DATA?.appointment).toMatchObject({ until: null, link: expect.stringMatching(/^\/appointment\?key=/) })
  const rows = await database.sql`select state, starts_at from appointments where patient_id = ${booked.patient_id}`
  expect(rows).toEqual([{ state: 'booked', starts_at: slot?.startAt }])
  const audit = await database.sql<{ action: string }[]>`select action from audit_log where patient_id = ${booked.patient_id} order by id`
  expect(audit.map(({ action }) => action).slice(-3)).toEqual(['Appointment Held', 'Appointment Booked', 'Enter PCR Queue'])
  const { stored, replayed } = (await replay(database.sql, id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('of several who want the same time one has it, the others are shown what is left', async () => {
  const talks = await Promise.all(Array.from({ length: 4 }, atTimes))
  const slotId = slotsIn(talks[0]?.last as ChatReply)[0]?.slotId ?? ''
  const replies = await Promise.all(talks.map(({ say }) => say(choose(slotId))))
  expect(replies.filter(({ DATA }) => DATA?.appointment)).toHaveLength(1)
  const losers = replies.filter(({ ACTION }) => ACTION === 'OPENAPPOINTMENTWINDOW')
  expect(losers).toHaveLength(3)
  for (const loser of losers) {
    expect(loser.text).toContain(TEXTS.taken)
    expect(slotsIn(loser).map((slot) => slot.slotId)).not.toContain(slotId)
  }
})

test('a time that was kept longer than ten minutes is gone', async () => {
  const { say, last, pass } = await atTimes()
  await say(choose(slotsIn(last)[0]?.slotId ?? ''))
  pass(601)
  const reply = await say(LABELS.book)
  expect(reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
  expect(reply.text).toContain(TEXTS.holdOver)
})

test('interleaving 17: a time that was held when a person joined is gone ten minutes later, the patient is told, and it can be held again (F-11)', async () => {
  const { id, say, last, pass } = await atTimes()
  const slotId = slotsIn(last)[0]?.slotId ?? ''
  await say(choose(slotId))
  const dana = staffContext(database, await buildStaff(database.sql, { groups: ['admins'] }))
  await joinConversation(dana, id)
  expect((await say('One moment, please')).ACTION).toBe('ATTENDED')
  pass(601)
  await handBackConversation(dana, id, { to: 'assistant', turn: 999 })
  const reply = await say(LABELS.book)
  expect(reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
  expect(reply.text).toContain(TEXTS.holdOver)
  expect(slotsIn(reply).map((slot) => slot.slotId)).toContain(slotId)
  expect((await say(choose(slotId))).DATA?.appointment).toMatchObject({ until: later(TEST_NOW, 1201) })
  expect((await say(LABELS.book)).ACTION).toBe('ENTERPCRQUEUE')
})

test('a patient of Creston reads and keeps times by the clock of Creston, which is not that of Vancouver (E-10)', async () => {
  const living = (city: string, zipcode: string): Persona => ({
    ...RENEE,
    personal: { ...RENEE.personal, province: 'British Columbia', city, zipcode },
  })
  const [there, near] = [await atTimes(living('Creston', 'V0B 1G0')), await atTimes(living('Vancouver', 'V6B 1A1'))]
  const [creston, vancouver] = [slotsIn(there.last)[0], slotsIn(near.last)[0]]
  expect(creston?.localText).toMatch(/Creston time$/)
  expect(creston?.startAt).toBe(vancouver?.startAt)
  const hoursOf = (time = '') => Number(time.split(':')[0])
  expect((hoursOf(creston?.localTime) - hoursOf(vancouver?.localTime) + 12) % 12).toBe(clockAhead(creston?.startAt ?? ''))
  const [slot] = slotsIn(there.last)
  await there.say(choose(slot?.slotId ?? ''))
  const booked = await there.say(LABELS.book)
  const [row] = await database.sql`select patient_zone from appointments where patient_id = ${booked.patient_id}`
  expect(row?.patient_zone).toBe('America/Creston')
})

/** Hours that Creston's clock is before Vancouver's, by the pinned table: one until British Columbia stopped changing its own. */
function clockAhead(at: string): number {
  const hourIn = (zone: string) => Number(minuteIn(zone, at).slice(11, 13))
  return hourIn('America/Creston') - hourIn('America/Vancouver')
}

/** Wednesdays too, so that times are left. */
const addTimes = () =>
  database.sql`insert into working_hours (user_id, weekday, starts, ends) select user_id, 3, 480, 1200 from schedules on conflict do nothing`

/** Books a first visit, then comes back on another device as far as the visit that is shown. */
async function bookedAndBack(email: string) {
  await addTimes()
  const who = { ...RENEE, personal: { ...RENEE.personal, email } }
  const first = await atTimes(who)
  await first.say(choose(slotsIn(first.last)[0]?.slotId ?? ''))
  const { patient_id } = await first.say(LABELS.book)
  const again = openTalk()
  for (const said of ['book with tcn', 'I have an appointment', email, '17 May 1980']) await again.say(said)
  await again.say(`the code is ${/^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0]}`)
  return { patient_id: patient_id ?? '', again, shown: await again.say('ok') }
}
const visitsOf = (patient_id: string) =>
  database.sql<{ visit: string; state: string; starts_at: string }[]>`
    select visit, state, starts_at from appointments where patient_id = ${patient_id} order by id`
const entriesOf = async (patient_id: string) =>
  (
    await database.sql<
      { action: string }[]
    >`select action from audit_log where patient_id = ${patient_id} and action like 'Appointment %' order by id`
  ).map(({ action }) => action)

test('a returning patient sees the visit that is booked, and it stays what it is (REQ-117)', async () => {
  const { patient_id, again, shown } = await bookedAndBack('keeps@example.ca')
  const before = await visitsOf(patient_id)
  expect(shown).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', DATA: { appointment: { slot: { visitType: 'First visit' } } } })
  expect(await again.say(LABELS.keepVisit)).toMatchObject({ ACTION: 'ENTERPCRQUEUE', IN_PCR_QUEUE: true })
  expect(await visitsOf(patient_id)).toEqual(before)
  const { stored, replayed } = (await replay(database.sql, again.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('a returning patient moves the visit to another time of the same kind, then cancels it; each is in the audit log', async () => {
  const { patient_id, again } = await bookedAndBack('moves@example.ca')
  const [before] = await visitsOf(patient_id)
  const times = await again.say('can I move my appointment?')
  expect(times.ACTION).toBe('OPENAPPOINTMENTWINDOW')
  const held = await again.say(choose(slotsIn(times).at(-1)?.slotId ?? ''))
  expect(held.options).toEqual([LABELS.moveIt, LABELS.otherTime])
  expect((await again.say(LABELS.moveIt)).text).toContain('Your visit is moved')
  const [after, ...others] = await visitsOf(patient_id)
  expect(others).toEqual([])
  expect(after).toMatchObject({ visit: 'new', state: 'booked', starts_at: slotsIn(times).at(-1)?.startAt })
  expect(after?.starts_at).not.toBe(before?.starts_at)
  await again.say('cancel my visit')
  expect(await again.say('no')).toMatchObject({ ACTION: 'ENTERPCRQUEUE' })
  await again.say('cancel my visit')
  const gone = await again.say('yes')
  expect(gone.options).toEqual([LABELS.anotherTime, LABELS.notNow])
  expect((await visitsOf(patient_id)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(await again.say(LABELS.notNow)).toMatchObject({ ACTION: 'ENTERPCRQUEUE', IN_PCR_QUEUE: true })
  expect(await entriesOf(patient_id)).toEqual([
    ...['Appointment Held', 'Appointment Booked', 'Appointment Held', 'Appointment Rescheduled', 'Appointment Cancelled'],
  ])
  const { stored, replayed } = (await replay(database.sql, again.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('two devices that move and cancel the same visit at once never both succeed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { patient_id, again } = await bookedAndBack(`both${round}@example.ca`)
    const other = openTalk()
    for (const said of ['book with tcn', 'cancel my appointment', `both${round}@example.ca`, '17 May 1980']) await other.say(said)
    await other.say(/^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
    await other.say('ok')
    const times = await again.say('move my visit')
    await again.say(choose(slotsIn(times).at(-1)?.slotId ?? ''))
    const [moved, cancelled] = await Promise.all([again.say(LABELS.moveIt), other.say('yes')])
    const done = [moved.text.includes('Your visit is moved'), cancelled.options?.includes(LABELS.anotherTime) === true]
    expect(done.filter(Boolean)).toHaveLength(1)
    const states = (await visitsOf(patient_id)).map(({ state }) => state)
    expect(states.filter((state) => state === (done[0] ? 'booked' : 'cancelled'))).toHaveLength(1)
    // The later one sees how it is now.
    if (done[0]) expect(cancelled.text).toContain(TEXTS.visit.changedMeanwhile)
  }
})

test('a new intake with the details of a record asks for a code and continues there: one record, one consent of that day', async () => {
  const { patient_id } = await bookedAndBack('twice@example.ca')
  const who = { ...RENEE, personal: { ...RENEE.personal, email: 'Twice@Example.ca', firstName: 'RENEE', lastName: 'Cote' } }
  const talk = openTalk()
  let reply = await talk.say('book with tcn')
  while (!reply.options?.includes(LABELS.sendCode)) reply = await talk.say(nextMessage(reply, who) ?? 'ok')
  expect(reply.text).toContain(TEXTS.visit.match)
  await talk.say(LABELS.sendCode)
  const found = await talk.say(/^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
  expect(found).toMatchObject({ ACTION: 'CHECKFORSESSION', patient_id })
  expect((await talk.say('ok')).options).toContain(LABELS.keepVisit)
  const rows = await database.sql`select patient_id from patients where lower(email) = 'twice@example.ca'`
  expect(rows).toEqual([{ patient_id }])
  const consents = await database.sql`select count(*)::int as count from consents where patient_id = ${patient_id}`
  expect(consents).toEqual([{ count: 2 }])
})
