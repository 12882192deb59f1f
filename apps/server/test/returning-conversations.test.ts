import { randomUUID } from 'node:crypto'
import type { Slot } from '@clinic/contract/booking'
import type { ChatReply } from '@clinic/contract/chat'
import { LABELS, TEXTS } from '@clinic/core/chat/texts/texts'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replay } from '../src/assistant/chat/replay.ts'
import { endSilentIntakes } from '../src/care/next-steps/intakes/end-silent-intakes.ts'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import { later, now } from '../src/platform/clock.ts'
import { buildStaff } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

// Whole conversations of people who come back, are turned away, or write only their own words, over HTTP.

let program: Program
let admin: string
const PASSWORD = 'Correct-horse-7!'

beforeAll(async () => {
  program = await openProgram()
  const { sql } = program.database
  await buildStaff(sql, { groups: ['admins'], email: 'admin@clinic.example', password_hash: await hashPassword(PASSWORD) })
  admin = await program.logIn('admin@clinic.example', PASSWORD)
  const np = await buildStaff(sql, { groups: ['nps'], first_name: 'Amara', last_name: 'Osei', provinces: ['ON'] })
  await sql`insert into schedules (user_id, version, updated_at) values (${np.id}, 1, now())`
  for (const weekday of [1, 2, 3, 4, 5])
    await sql`insert into working_hours (user_id, weekday, starts, ends) values (${np.id}, ${weekday}, 540, 960)`
})
afterAll(() => program.close())

const MOST_TURNS = 90
const someone = (answers: Record<string, string> = {}, personal: Partial<Persona['personal']> = {}): Persona => ({
  ...RENEE,
  personal: { ...RENEE.personal, email: `back.${randomUUID().slice(0, 8)}@example.ca`, ...personal },
  answers,
})

/** One conversation on one device. */
function open(who: Persona) {
  const id = randomUUID().replaceAll('-', '').slice(0, 12)
  const log: string[] = []
  let reply = { key: '', ACTION: '' } as unknown as ChatReply
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    const body = { action: 'query', conversation_id: id, key: reply.key, ...message }
    const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    expect(answer.status, answer.text).toBe(200)
    reply = answer.body as unknown as ChatReply
    log.push(
      `> ${message.query || JSON.stringify((sent as Sent).context)}`,
      `  ${reply.ACTION}: ${reply.text} ${JSON.stringify(reply.options)}`,
    )
    return reply
  }
  const until = async (stop: (reply: ChatReply) => boolean): Promise<ChatReply> => {
    for (let turn = 0; turn < MOST_TURNS && !stop(reply); turn += 1) await say(nextMessage(reply, who) ?? 'ok')
    expect(stop(reply), reply.text).toBe(true)
    return reply
  }
  const expectReplay = async () => {
    const both = await replay(program.database.sql, id)
    expect(both?.replayed).toEqual(both?.stored)
  }
  return { say, until, expectReplay, log }
}
type Talk = ReturnType<typeof open>

/** Proves who they are on another device, beginning with these words. */
async function comesBack(who: Persona, saying: string): Promise<{ talk: Talk; found: ChatReply }> {
  const talk = open(who)
  for (const said of ['book with tcn', saying, who.personal.email, '17 May 1980']) await talk.say(said)
  await expect.poll(() => program.codeFor(who.personal.email).catch(() => '')).toMatch(/^\d{6}$/)
  const found = await talk.say(`the code is ${await program.codeFor(who.personal.email)}`)
  expect(found.ACTION, talk.log.join('\n')).toBe('CHECKFORSESSION')
  return { talk, found }
}

const inLine = ({ ACTION }: ChatReply) => ACTION === 'ENTERPCRQUEUE'
const atTimes = ({ ACTION }: ChatReply) => ACTION === 'OPENAPPOINTMENTWINDOW'
const asks =
  (tag: string) =>
  ({ DATA }: ChatReply) =>
    (DATA?.question as { tag: string } | undefined)?.tag === tag
const slotsIn = (reply: ChatReply) => reply.DATA?.slots as Slot[]
const choose = (slotId = ''): Sent => ({ query: 'this one', context: { appointment: { slotId } } })
const visitsOf = (patient_id: string | null) =>
  program.database.sql<{ visit: string; state: string; starts_at: string }[]>`
    select visit, state, starts_at from appointments where patient_id = ${patient_id} order by id`

test('someone who stopped halfway continues at the same question on another device, as one record (A-3, REQ-137)', async () => {
  const who = someone()
  const first = open(who)
  await first.say('book with tcn')
  const stopped = await first.until(asks('since_when'))
  const { talk, found } = await comesBack(who, 'I already started this on my phone')
  expect(found.DATA).toMatchObject({ unfinished: true })
  expect((await talk.say('ok')).DATA?.question).toEqual(stopped.DATA?.question)
  await talk.until(inLine)
  const rows = await program.database.sql`select patient_id from patients where lower(email) = ${who.personal.email}`
  expect(rows).toEqual([{ patient_id: stopped.patient_id }])
  await talk.expectReplay()
})

test('someone who booked comes back, asks when it is, moves it and cancels it, and its kind never changes (REQ-117, REQ-145)', async () => {
  const who = someone()
  const first = open(who)
  await first.say('book with tcn')
  const times = await first.until(atTimes)
  await first.say(choose(slotsIn(times)[0]?.slotId))
  const { patient_id } = await first.say(LABELS.book)
  const [before] = await visitsOf(patient_id)
  const { talk } = await comesBack(who, 'I have an appointment tomorrow')
  const shown = await talk.say('ok')
  expect(shown.DATA).toMatchObject({ appointment: { slot: { visitType: 'First visit' } } })
  const when = await talk.say('when is my visit?')
  expect(when.text).toContain(slotsIn(times)[0]?.localTime ?? '?')
  expect(await visitsOf(patient_id)).toEqual([before])
  const others = await talk.say('can I move it to another day')
  expect(others.ACTION, talk.log.join('\n')).toBe('OPENAPPOINTMENTWINDOW')
  await talk.say(choose(slotsIn(others).at(-1)?.slotId))
  await talk.say(LABELS.moveIt)
  expect(await visitsOf(patient_id)).toEqual([{ visit: before?.visit, state: 'booked', starts_at: slotsIn(others).at(-1)?.startAt }])
  await talk.say('actually please cancel my visit')
  await talk.say('yes')
  expect((await visitsOf(patient_id)).map(({ visit, state }) => [visit, state])).toEqual([[before?.visit, 'cancelled']])
  await talk.expectReplay()
})

/** A patient whose intake is done and who left the line. */
async function seen(who: Persona): Promise<string> {
  const talk = open(who)
  await talk.say('book with tcn')
  const { patient_id } = await talk.until(inLine)
  await program.database.sql`
    update patients set in_pcr_queue = false, entered_pcr_queue_at = null, is_new_patient = false where patient_id = ${patient_id}`
  return patient_id ?? ''
}

test('someone who is asked for a follow-up answers it when they come back, and the care team has it (REQ-142, REQ-145)', async () => {
  const who = someone()
  const patient_id = await seen(who)
  const asked = await program.call('PUT', `/api/patients/${patient_id}/follow_up`, { token: admin, body: { requested: true } })
  expect(asked.status, asked.text).toBe(200)
  const { talk } = await comesBack(who, 'I was here before')
  const end = await talk.until(({ ACTION }) => ACTION === 'ENTERPCRQUEUEFOLLOWUP')
  expect(end).toMatchObject({ IN_PCR_QUEUE: true, patient_id })
  await talk.expectReplay()
})

test('someone who renews by their own words is in the line of the practitioner (REQ-155)', async () => {
  const who = someone()
  const patient_id = await seen(who)
  const { talk } = await comesBack(who, 'my paper runs out next month, I need it again')
  await talk.until(({ ACTION, IN_NP_QUEUE }) => ACTION === 'ENTERPCRQUEUE' || IN_NP_QUEUE === true)
  const [row] = await program.database.sql`
    select appointment_type, renewal_questionnaire_complete from patients where patient_id = ${patient_id}`
  expect(row, talk.log.join('\n')).toEqual({ appointment_type: 'Renewal', renewal_questionnaire_complete: true })
  await talk.expectReplay()
})

test('someone under age is told kindly, is given where to turn, and is asked nothing more', async () => {
  const talk = open(someone({}, { dateOfBirth: '2012-03-02' }))
  await talk.say('book with tcn')
  const end = await talk.until(({ ELIGIBLE }) => ELIGIBLE === false)
  expect(end.options).toEqual([LABELS.askReview, LABELS.person, LABELS.end])
  expect(end.text).toContain('A doctor who treats children and teenagers')
  expect(talk.log.join(' ')).not.toContain('What is the main thing')
  await talk.expectReplay()
})

test('someone who is pregnant and loses the pregnancy is met with kindness, is not told that they were not understood, and sees no date', async () => {
  const talk = open(someone({ pregnant_or_breastfeeding: 'yes' }))
  await talk.say('book with tcn')
  await talk.until(({ DATA }) => DATA !== null && 'confirm' in DATA)
  await talk.say('yes')
  const met = await talk.say('I lost the baby last week')
  expect(met.text.startsWith(TEXTS.stop.loss)).toBe(true)
  expect(met.text).not.toMatch(/did not understand|20\d\d/)
  expect(met.options).toContain(LABELS.askReview)
  await talk.expectReplay()
})

test('a loss that is told where pregnancy is asked is no yes: the question comes again after words of kindness', async () => {
  const talk = open(someone())
  await talk.say('book with tcn')
  await talk.until(asks('pregnant_or_breastfeeding'))
  const again = await talk.say('I was, I had a miscarriage two weeks ago')
  expect(again.text.startsWith(TEXTS.stop.loss)).toBe(true)
  expect(asks('pregnant_or_breastfeeding')(again)).toBe(true)
  await talk.until(inLine)
  await talk.expectReplay()
})

const OWN_WORDS: Readonly<Record<string, string>> = {
  main_reason: 'both my knees are shot, it aches all the time',
  pain_place: 'the knees mostly, and my lower back',
  pain_days: 'every single day',
  since_when: 'since about 2009',
  tried_before: 'physio and a pile of advil',
  takes_medication: 'yeah a couple',
  medications: 'naproxen and ramipril',
  has_allergies: 'nothing that I know of',
  pregnant_or_breastfeeding: 'nope, 61 years old',
  schizophrenia: 'never',
  psychosis: 'no never had that',
  self_harm: 'no nothing like that',
  current_addiction: 'no, I am fine that way',
  alcohol: 'a beer on the weekend',
  used_cannabis: 'never touched it',
  safety_work: 'no I am retired',
  driving: 'most days',
  goals: 'walk the dog around the block again',
}

test('someone who writes nothing but their own words is understood to the line, and is asked again at most three times', async () => {
  const who = someone({ ...OWN_WORDS })
  const talk = open(who)
  await talk.say('book with tcn')
  await talk.say('I would like to become a patient')
  const asked: string[] = []
  let last = ''
  await talk.until((reply) => {
    const tag = (reply.DATA?.question as { tag?: string } | undefined)?.tag ?? ''
    if (tag in OWN_WORDS && tag === last && reply.ACTION !== 'CHECKFORSESSION') {
      asked.push(tag)
      // Asked again, this person taps.
      delete (who.answers as Record<string, string>)[tag]
    }
    last = tag
    return inLine(reply)
  })
  expect(asked.length, `${asked.join(', ')}\n${talk.log.join('\n')}`).toBeLessThanOrEqual(3)
  await talk.expectReplay()
})

test('someone silent for two months, whose intake ended, returns by code and continues at the exact question, as one record (F-3, A-3)', async () => {
  const who = someone()
  const first = open(who)
  await first.say('book with tcn')
  const stopped = await first.until(asks('since_when'))
  const records = () =>
    program.database
      .sql`select patient_id, patient_active, abandoned_at is not null as abandoned from patients where lower(email) = ${who.personal.email}`
  const { patient_id } = stopped
  program.pass(61 * 86_400)
  const at = later(now(), 61 * 86_400)
  await endSilentIntakes({ sql: program.database.sql, now: at, zone: 'America/Toronto' })
  expect(await records()).toEqual([{ patient_id, patient_active: false, abandoned: true }])
  const { talk, found } = await comesBack(who, 'I was here before')
  expect(found).toMatchObject({ patient_id, text: TEXTS.visit.away.found(who.personal.firstName), DATA: { unfinished: true } })
  const next = await talk.say('ok')
  expect(next.DATA?.question).toEqual(stopped.DATA?.question)
  expect(await records()).toEqual([{ patient_id, patient_active: true, abandoned: false }])
  await talk.until(inLine)
  expect(await records()).toHaveLength(1)
  await talk.expectReplay()
})
