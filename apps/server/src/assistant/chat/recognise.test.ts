import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { ChatState } from '@clinic/core/chat/state/state'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { requestFollowUp } from '../../care/patients/request-follow-up.ts'
import { changeStatus } from '../../care/patients/status/change-status.ts'
import { claim as claimPatient } from '../../care/queues/claim.ts'
import { completeAppointment } from '../../care/queues/complete-appointment.ts'
import { sendToNp } from '../../care/queues/send-to-np.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

let database: TestDatabase
let context: ChatContext
let mails: Mail[]
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
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
beforeEach(() => {
  mails = []
})

let people = 0
const persona = (): Persona => ({ ...RENEE, personal: { ...RENEE.personal, email: `renee${++people}@example.ca` } })

/** One conversation: `say` sends a message on from the last reply, `now` can be moved. */
function open() {
  const id = `back${String(++people).padStart(8, '0')}`
  let now = TEST_NOW
  let reply: ChatReply | null = null
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    reply = await takeTurn({ ...context, now }, { action: 'query', conversation_id: id, key: reply?.key ?? '', ...message })
    return reply
  }
  return { id, say, last: () => reply as ChatReply, pass: (seconds: number) => (now = later(now, seconds)) }
}

/** Talks like this person until the reply has the ACTION. */
async function until(talk: ReturnType<typeof open>, who: Persona, stop: (reply: ChatReply) => boolean): Promise<ChatReply> {
  let reply = await talk.say('book with tcn')
  for (let turn = 0; turn < 120 && !stop(reply); turn += 1) reply = await talk.say(nextMessage(reply, who) ?? 'ok')
  return reply
}

async function inLine(who: Persona): Promise<string> {
  const reply = await until(open(), who, ({ ACTION }) => ACTION === 'ENTERPCRQUEUE')
  return reply.patient_id ?? ''
}

async function claim(who: string, born = '17 May 1980') {
  const talk = open()
  for (const said of ['book with tcn', 'Renew a medical document', who, born]) await talk.say(said)
  return talk
}

const codeIn = (mail: Mail | undefined) => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
const actionsOf = async (id: string) =>
  (await database.sql<{ action: string }[]>`select action from audit_log where entity_id = ${id} order by id`).map(({ action }) => action)

test('a patient on another device proves who they are by the code to the address on file, and keeps their place (A-3, REQ-137)', async () => {
  const who = persona()
  const patient_id = await inLine(who)
  const talk = await claim(who.personal.email.toUpperCase())
  expect(mails.map(({ to }) => to)).toEqual([who.personal.email])
  expect(mails[0]?.text).not.toContain(who.personal.firstName)
  const found = await talk.say(codeIn(mails[0]))
  expect(found).toMatchObject({ ACTION: 'CHECKFORSESSION', patient_id, DATA: { found: true } })
  expect(await talk.say('ok')).toMatchObject({ ACTION: 'ENTERPCRQUEUE', IN_PCR_QUEUE: true })
  expect(await actionsOf(talk.id)).toEqual(['Conversation Started', 'Patient Code Sent', 'Patient Recognised'])
  const [row] = await database.sql`select patient_id from conversations where id = ${talk.id}`
  expect(row).toEqual({ patient_id })
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('an unfinished conversation goes on at the same question, by the patient id too', async () => {
  const who = persona()
  const first = open()
  const stopped = await until(first, who, ({ DATA }) => (DATA?.progress as { done?: number } | undefined)?.done === 4)
  const talk = await claim(stopped.patient_id ?? '')
  expect(await talk.say(codeIn(mails[0]))).toMatchObject({ ACTION: 'CHECKFORSESSION', DATA: { unfinished: true } })
  expect((await talk.say('ok')).DATA?.question).toEqual(stopped.DATA?.question)
})

test('the sealed state comes back in pieces; what was not sealed for this conversation is refused and harms nothing (REQ-138)', async () => {
  const who = persona()
  await inLine(who)
  const talk = await claim(who.personal.email)
  const found = await talk.say(codeIn(mails[0]))
  const sealed = found.conversation_state
  const pieces = [sealed.slice(0, 300), sealed.slice(300)]
  const piece = (index: number, chunk: string) => ({ query: 'ok', context: { state: { index, total: 2, chunk } } })
  const refused = { code: 'state-chunk-invalid' }
  await expect(talk.say(piece(1, pieces[1] ?? ''))).rejects.toMatchObject(refused)
  expect(await talk.say(piece(0, pieces[0] ?? ''))).toMatchObject({ ACTION: 'CHECKFORSESSION' })
  await expect(talk.say(piece(1, `${pieces[1]?.slice(0, -4)}AAAA`))).rejects.toMatchObject(refused)
  expect(await talk.say(piece(1, pieces[1] ?? ''))).toMatchObject({ ACTION: 'ENTERPCRQUEUE' })
  await expect(talk.say(piece(0, pieces[0] ?? ''))).rejects.toMatchObject(refused)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('no match looks like a match until the code is right, and leaves a trace', async () => {
  const who = persona()
  await inLine(who)
  const known = await claim(who.personal.email)
  const talks = [await claim('nobody@example.ca'), await claim(who.personal.email, '18 May 1980')]
  for (const talk of talks) {
    const { key: _key, conversation_state: _state, USER_TEXT: _typed, ...reply } = talk.last()
    expect(known.last()).toMatchObject(reply)
    expect((await talk.say('123456')).text).toContain(TEXTS.codeWrong)
    expect(await actionsOf(talk.id)).toEqual(['Conversation Started', 'Patient Code Refused', 'Patient Code Refused'])
  }
  expect(mails).toHaveLength(1)
})

test('five wrong tries void a code, ten minutes too, and it works once', async () => {
  const who = persona()
  await inLine(who)
  const talk = await claim(who.personal.email)
  const code = codeIn(mails[0])
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries += 1) expect((await talk.say(wrong)).text).toContain(TEXTS.codeWrong)
  expect((await talk.say(code)).text).toContain(TEXTS.codeSpent)
  expect((await talk.say('send me a new code')).text).toContain(TEXTS.codeTooSoon)
  talk.pass(31)
  await talk.say('send me a new code')
  talk.pass(601)
  expect((await talk.say(codeIn(mails[1]))).text).toContain(TEXTS.codeSpent)
  await talk.say('send me a new code please')
  expect((await talk.say(codeIn(mails[2]))).ACTION).toBe('CHECKFORSESSION')
})

test('five codes in an hour for one address are enough, whoever asks and wherever', async () => {
  const who = persona()
  await inLine(who)
  for (let asked = 0; asked < 5; asked += 1) await claim(who.personal.email)
  expect((await claim(who.personal.email)).last().text).toContain(TEXTS.codeTooMany)
  expect(mails).toHaveLength(5)
})

test('where two share address and birthday nobody is written to', async () => {
  const who = persona()
  await inLine(who)
  await inLine(who)
  await claim(who.personal.email)
  expect(mails).toEqual([])
})

test('a new record of the same name and birthday as another stays apart, and its care team is told to look (A-3)', async () => {
  const who = { ...RENEE, personal: { ...RENEE.personal, firstName: 'Wilhelmina', lastName: 'Quist', email: 'first@example.ca' } }
  const first = await inLine(who)
  const second = await inLine({ ...who, personal: { ...who.personal, email: 'second@example.ca', phone: '6475550123' } })
  expect(second).not.toBe(first)
  const notes = await database.sql<{ patient_id: string; system_notes: string }[]>`
    select patient_id, system_notes from patients where patient_id in (${first}, ${second}) order by patient_id`
  const noteOf = (id: string) => notes.find(({ patient_id }) => patient_id === id)?.system_notes
  expect(noteOf(second)).toContain(`Same name and date of birth as ${first}`)
  expect(noteOf(first)).not.toContain('Same name')
  await claim('second@example.ca')
  expect(mails.map(({ to }) => to)).toEqual(['second@example.ca'])
})

test('a renewal knows what the intake named and when each scale was answered, so that none is asked again too soon (REQ-146)', async () => {
  const who = { ...persona(), answers: { main_reason: 'Chronic pain' } }
  const patient_id = await inLine(who)
  const talk = await claim(patient_id)
  await talk.say(codeIn(mails[0]))
  const [row] = await database.sql<{ state: ChatState }[]>`select state from conversations where id = ${talk.id}`
  const sets = await database.sql<{ key: string }[]>`
    select key from answer_sets where patient_id = ${patient_id} and finished_at is not null and key <> 'async' order by key`
  expect(sets.length).toBeGreaterThan(0)
  expect(row?.state.recognised?.conditions).toContain('pain')
  expect(row?.state.recognised?.answered).toEqual(Object.fromEntries(sets.map(({ key }) => [key, '2026-03-02'])))
})

test('a known patient renews into the NP queue, back to the practitioner who saw them last (REQ-139, REQ-140)', async () => {
  const who = persona()
  const patient_id = await inLine(who)
  const np = await buildStaff(database.sql, { groups: ['nps'], provinces: ['ON'] })
  await sendToNp(staffContext(database, await buildStaff(database.sql, { groups: ['admins'] })), patient_id)
  await claimPatient(staffContext(database, np), { patient_id, queue: 'np' })
  await completeAppointment(staffContext(database, np), patient_id)
  const talk = await claim(patient_id)
  let reply = await talk.say(codeIn(mails[0]))
  const seen: string[] = []
  for (let turn = 0; turn < 60 && reply.ACTION !== 'ENTERNPQUEUE'; turn += 1) {
    reply = await talk.say(nextMessage(reply, who) ?? 'ok')
    seen.push(reply.ACTION)
  }
  expect(new Set(seen)).toEqual(
    new Set([
      ...['LOGINELIGIBLE', 'CONFIRMPERSONALINFORMATION', 'BEGINQUESTIONNAIRES', 'OPENQUESTIONRADIOOPTIONSWINDOW', 'OPENQUESTIONTEXT'],
      ...['OPENQUESTIONCHECKBOXOPTIONSWINDOW', 'FINISHINITIALQUESTIONNAIRE', 'ENTERNPQUEUE'],
      ...['FINISHCUDITRQUESTIONNAIRE', 'FINISHSCALEQUESTIONNAIRE'],
    ]),
  )
  const [row] =
    await database.sql`select in_np_queue, entered_np_queue_at, assigned_np, appointment_type, renewal_questionnaire_complete from patients where patient_id = ${patient_id}`
  expect(row).toEqual({
    assigned_np: np.id,
    in_np_queue: true,
    entered_np_queue_at: TEST_NOW,
    appointment_type: 'Renewal',
    renewal_questionnaire_complete: true,
  })
  const audit = await database.sql<
    { action: string }[]
  >`select action from audit_log where patient_id = ${patient_id} order by id desc limit 3`
  expect(audit.map(({ action }) => action)).toContain('Enter NP Queue')
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('a patient on treatment who is pregnant at renewal is not sent away: both queues have them as urgent until a practitioner decides (F-19)', async () => {
  const who = { ...persona(), answers: { pregnant_or_breastfeeding: 'yes' } }
  const patient_id = await inLine({ ...who, answers: {} })
  await database.sql`update patients set in_pcr_queue = false, entered_pcr_queue_at = null, is_new_patient = false where patient_id = ${patient_id}`
  const talk = await claim(patient_id)
  let reply = await talk.say(codeIn(mails[0]))
  for (let turn = 0; turn < 60 && !('eligible_date' in (reply.DATA ?? {})); turn += 1)
    reply = await talk.say(nextMessage(reply, who) ?? 'ok')
  expect(reply.text).toContain(TEXTS.ineligibleOnTreatment)
  expect(reply.text).not.toContain(TEXTS.ineligible['Pregnant or Breastfeeding'])
  const [row] = await database.sql`
    select in_pcr_queue, in_np_queue, need_pcr_help_flag, urgent_reason, eligible, ineligible_reason, system_notes
    from patients where patient_id = ${patient_id}`
  expect(row).toMatchObject({ in_pcr_queue: true, in_np_queue: true, need_pcr_help_flag: true, urgent_reason: 'red-flag', eligible: false })
  expect(row).toMatchObject({ ineligible_reason: 'Pregnant or Breastfeeding', system_notes: expect.stringContaining('decide today') })
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('who stopped for a pregnancy and comes back is given no date that is only counted, but one that staff set (F-19)', async () => {
  const who = { ...persona(), answers: { pregnant_or_breastfeeding: 'yes' } }
  const first = open()
  const stopped = await until(first, who, ({ ELIGIBLE_DATE }) => ELIGIBLE_DATE !== null)
  await first.say('end here')
  const back = async () => {
    const talk = await claim(who.personal.email)
    await talk.say(codeIn(mails.at(-1)))
    return (await talk.say('ok')).text
  }
  const patient_id = stopped.patient_id ?? ''
  const year = String(stopped.ELIGIBLE_DATE).slice(0, 4)
  expect(await back()).not.toContain(year)
  await database.sql`update patients set eligible_date = '2031-01-01' where patient_id = ${patient_id}`
  expect(await back()).toContain('2031')
})

/** A patient whose intake is done and whom the care team has seen, so that they are in no queue. */
async function seenPatient(who: Persona, admin: StaffContext): Promise<string> {
  const patient_id = await inLine(who)
  await changeStatus(admin, { patient_id, in_pcr_queue: false })
  return patient_id
}

const followUpOf = async (patient_id: string) => {
  const [row] = await database.sql`
    select in_pcr_queue, need_pcr_help_flag, pcr_help_reason, follow_up_questionnaire_complete as complete, follow_up_questionnaire_required as required
    from patients where patient_id = ${patient_id}`
  return row
}

/** From the code to the end of the follow-up. */
async function answerFollowUp(who: Persona) {
  const talk = open()
  for (const said of ['book with tcn', 'I’ve been here before', who.personal.email, '17 May 1980']) await talk.say(said)
  let reply = await talk.say(codeIn(mails.at(-1)))
  expect(reply.ACTION).toBe('CHECKFORSESSION')
  const actions: string[] = []
  for (let turn = 0; turn < 40 && reply.ACTION !== 'ENTERPCRQUEUEFOLLOWUP'; turn += 1) {
    reply = await talk.say(nextMessage(reply, who) ?? 'ok')
    actions.push(reply.ACTION)
  }
  return { talk, actions }
}

test.each(['staff, from the record', 'an outside client, by the status record'])(
  'a follow-up that %s request is asked when the patient comes back, and raises the flag for a PCR (REQ-142, REQ-145)',
  async (from) => {
    const who = persona()
    const admin = staffContext(database, await buildStaff(database.sql, { groups: ['admins'] }))
    const patient_id = await seenPatient(who, admin)
    expect(await followUpOf(patient_id)).toMatchObject({ required: false, complete: false, in_pcr_queue: false })
    if (from.startsWith('staff')) await requestFollowUp(admin, { patient_id, requested: true })
    else await changeStatus(admin, { patient_id, follow_up_questionnaire_required: true })
    expect(await followUpOf(patient_id)).toMatchObject({ required: true })
    const { talk, actions } = await answerFollowUp(who)
    expect(actions).toContain('FINISHFOLLOWUP')
    expect(actions.at(-1)).toBe('ENTERPCRQUEUEFOLLOWUP')
    expect(await followUpOf(patient_id)).toEqual({
      ...{ in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Follow Up', complete: true, required: false },
    })
    const [record] = await database.sql`select follow_up_answers from patient_records where patient_id = ${patient_id}`
    expect(Object.keys(record?.follow_up_answers ?? {}).length).toBeGreaterThan(3)
    const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
    expect(replayed).toEqual(stored)
  },
)

test('a follow-up that was withdrawn is not asked', async () => {
  const who = persona()
  const admin = staffContext(database, await buildStaff(database.sql, { groups: ['admins'] }))
  const patient_id = await seenPatient(who, admin)
  await requestFollowUp(admin, { patient_id, requested: true })
  await requestFollowUp(admin, { patient_id, requested: false })
  const talk = await claim(who.personal.email)
  await talk.say(codeIn(mails.at(-1)))
  expect(await talk.say('ok')).toMatchObject({ ACTION: 'LOGINELIGIBLE', DATA: { next: 'renewal' } })
})
