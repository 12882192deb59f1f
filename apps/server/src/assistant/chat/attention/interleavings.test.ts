import { RETURNED_AFTER } from '@clinic/core/chat/attention/attend'
import { LABELS, TEXTS } from '@clinic/core/chat/texts/texts'
import { LABELS_FR } from '@clinic/core/chat/texts/texts-fr'
import { moveInstant } from '@clinic/core/shared/instants'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { samplePicture } from '../../../../test/sample-picture.ts'
import { openChat } from '../../../care/alarms/alarm.harness.ts'
import { recordCall } from '../../../care/calls/record-call.ts'
import { markIneligible } from '../../../care/patients/mark-ineligible.ts'
import { completeAppointment } from '../../../care/queues/complete-appointment.ts'
import { countToday } from '../../../care/queues/read-today.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { releaseAtLogOut } from '../../../identity/users/edit/release-at-log-out.ts'
import { setQueueEnabled } from '../../../identity/users/edit/set-queue-enabled.ts'
import { purgeConversations } from '../../../retention/purge-conversations.ts'
import { replay } from '../replay.ts'
import { takeAsAnswer } from '../staff-answers/take-as-answer.ts'
import { openAttended } from './attention.harness.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'
import { listLines } from './list-lines.ts'
import { noteHolderSeen } from './note-holder-seen.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { OFFLINE_AFTER, releaseAbsent } from './release-absent.ts'
import { sayInConversation } from './say-in-conversation.ts'
import { sendStaffSigns } from './send-staff-signs.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let build: Awaited<ReturnType<typeof openAttended>>['build']
let dana: StaffContext
let sam: StaffContext
beforeAll(async () => {
  ;({ db, begin, build, dana, sam } = await openAttended({ french: true }))
})
afterAll(() => db.close())

const at = (ms: number) => moveInstant(TEST_NOW, ms)
const sweep = (ms: number) => releaseAbsent({ sql: db.sql, zone: dana.zone, now: at(ms) })
const stateOf = async (id: string) => {
  const [row] = await db.sql`select attention, held_by, asked_at from conversations where id = ${id}`
  return row
}

/** Lets several wait for the lock of one conversation in the order in which they came, then lets them go. */
async function inOrder(id: string, ...jobs: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = db.sql.begin(async (tx) => {
    await tx`select from conversations where id = ${id} for update`
    held.resolve()
    await release.promise
  })
  await held.promise
  const waiting = async () =>
    (await db.sql`select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length
  const running: Promise<unknown>[] = []
  for (const job of jobs) {
    running.push(job())
    await expect.poll(waiting, { timeout: 20_000 }).toBe(running.length)
  }
  release.resolve()
  await holding
  return Promise.all(running)
}

describe('F-11: who was first', () => {
  test('interleaving 2: words that were before the join are answered, and the answer comes before it', async () => {
    const { id, patient, log } = await begin()
    const [reply] = await inOrder(
      id,
      () => patient('What does a visit cost?'),
      () => joinConversation(dana, id),
    )
    expect((reply as { text: string }).text).not.toBe('')
    const entries = await log()
    expect(entries.at(-1)).toBe('joined')
    expect(entries.at(-2)).toMatch(/^assistant: /)
  })

  test('interleaving 1: the assistant’s reply is dropped when a person joined while a language model was asked, and what it chose has no effect', async () => {
    const id = 'asksmodel001'
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const choose = async () => {
      asked.resolve()
      await answered.promise
      return { choice: 'person', confidence: 0.9 }
    }
    const ask = await openChat(db, TEST_NOW, { choose })
    const words = 'well hmm a breathing soul would be lovely'
    const { key } = await ask(id, '', { query: 'book with tcn' })
    const turn = ask(id, key, { query: words })
    await asked.promise
    await joinConversation(dana, id)
    answered.resolve()
    expect(await turn).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    const { log } = await readLiveConversation(dana, id)
    expect(log.slice(-2).map(({ mark, text }) => mark ?? text)).toEqual(['joined', words])
    expect(await stateOf(id)).toMatchObject({ attention: 'held', held_by: dana.staff.id, asked_at: null })
    const [kept] = await db.sql<{ suggested: unknown; said: string }[]>`
      select knowledge -> 'suggested' as suggested, said from conversation_turns where conversation_id = ${id} order by turn desc limit 1`
    expect(kept).toEqual({ suggested: { about: 'intent', choice: 'person', confidence: 0.9 }, said: '' })
  })

  test('interleaving 1: words that wait for the lock behind a join are for the person', async () => {
    const { id, patient, log } = await begin()
    const [, reply] = await inOrder(
      id,
      () => joinConversation(dana, id),
      () => patient('What does a visit cost?'),
    )
    expect(reply).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    expect((await log()).slice(-2)).toEqual(['joined', 'patient: What does a visit cost?'])
  })

  test('interleaving 31: two tabs of a patient have the same lines, and what one has is delivered once', async () => {
    const { id, say, page } = await begin()
    await joinConversation(dana, id)
    await say(dana, 'Hello')
    const [one, two] = await Promise.all([page(), page()])
    expect(one).toEqual(two)
    await Promise.all([page(2), page(2)])
    expect(await db.sql`select delivered_seq from conversation_reads where conversation_id = ${id} and user_id is null`).toEqual([
      { delivered_seq: 2 },
    ])
  })

  test('interleaving 54: an outside client that knows nothing of a person gets empty texts and the card that waits', async () => {
    const { id, patient, waits } = await begin()
    await joinConversation(dana, id)
    expect(await patient('hello?')).toMatchObject({ ACTION: 'ATTENDED', text: '', options: waits.options, VIDEO: null })
  })
})

describe('F-11: the patient’s own', () => {
  test('interleaving 18: a consent form that is open when staff join stays open, and staff have no way to send it', async () => {
    const { id, patient, seen } = await begin()
    const form = await patient('ok')
    expect(form.ACTION).toBe('OPENCONSENTFORMWINDOW')
    await joinConversation(dana, id)
    const reply = await patient('What is section C about?')
    expect(reply).toMatchObject({ ACTION: 'ATTENDED', DATA: { waits: 'OPENCONSENTFORMWINDOW', consent: form.DATA?.consent } })
    const asAnswer = takeAsAnswer(dana, id, { tag: 'consent', version: 1, revision: 0, text: 'yes' })
    await expect(asAnswer).rejects.toMatchObject({ code: 'question-not-asked' })
    await sayInConversation(dana, id, { text: 'yes', client_id: 'line-consent', turn: await seen() })
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    expect(await patient('book with tcn')).toMatchObject({ ACTION: 'OPENCONSENTFORMWINDOW' })
    expect(await db.sql`select 1 as one from consents where conversation_id = ${id}`).toEqual([])
  })

  test('interleaving 18: consent and details that the patient sends while a person is there count, once, without a word of the assistant', async () => {
    const { id, patient, seen, key, log } = await begin()
    const form = await patient('ok')
    await joinConversation(dana, id)
    const consent = nextMessage(form, RENEE) ?? ''
    const before = key()
    const signed = await patient(consent)
    expect(signed).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: { waits: 'OPENPERSONALINFORMATIONWINDOW' } })
    const again = await (await openChat(db))(id, before, consent as Sent)
    expect(again).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: signed.DATA })
    expect(await db.sql`select option from consents where conversation_id = ${id}`).toEqual([{ option: 'yes' }])
    expect((await log()).slice(-2)).toEqual(['joined', 'patient: Sent the consent form'])
    const details = await patient({ query: '', context: { personalInformation: RENEE.personal } })
    expect(details).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: { waits: 'CONFIRMPERSONALINFORMATION' } })
    expect((await patient('yes')).ACTION).toBe('ATTENDED')
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    expect(await patient('book with tcn')).toMatchObject({ ACTION: 'CONFIRMPERSONALINFORMATION' })
    const both = await replay(db.sql, id)
    expect(both?.replayed).toEqual(both?.stored)
  })

  test('interleaving 18: details with a mistake come back to the form without a word of the assistant', async () => {
    const { id, patient } = await begin()
    await patient(nextMessage(await patient('ok'), RENEE) ?? '')
    await joinConversation(dana, id)
    const reply = await patient({ query: '', context: { personalInformation: { ...RENEE.personal, email: 'not an address' } } })
    expect(reply).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: { waits: 'OPENPERSONALINFORMATIONWINDOW' } })
    expect(Object.keys((reply.DATA?.errors as object) ?? {})).toEqual(['email'])
  })

  test('interleaving 19: a drawing that comes while a person is there is shown to them and kept', async () => {
    const { id, patient } = await begin()
    await joinConversation(dana, id)
    const drawing = 'drawing:M10 10l5 5'
    expect(await patient({ query: '', context: { drawing } } as never)).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    const live = await readLiveConversation(dana, id)
    expect(live.log.at(-1)).toMatchObject({ from: 'patient', text: 'Sent a drawing', drawing: 'M10 10l5 5' })
  })

  test('interleaving 19: a picture that comes while a person is there is shown to them and kept, once for a message sent twice', async () => {
    const { id, patient, adopt, key } = await begin()
    const patient_id = await adopt()
    await joinConversation(dana, id)
    const before = key()
    const sent = { query: 'My rash', context: { picture: (await samplePicture('crimson')).toString('base64') } }
    expect(await patient(sent)).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    await (await openChat(db))(id, before, sent)
    const { log } = await readLiveConversation(dana, id)
    const kept = await db.sql<{ id: string; patient_id: string }[]>`
      select id, patient_id from answer_pictures where conversation_id = ${id}`
    expect(kept).toEqual([{ id: kept[0]?.id, patient_id }])
    expect(log.filter(({ picture }) => picture !== null)).toMatchObject([{ from: 'patient', text: 'My rash', picture: kept[0]?.id }])
  })

  test('interleaving 19: a picture of someone without a record is refused and the conversation unharmed', async () => {
    const { id, patient, log } = await begin()
    await joinConversation(dana, id)
    const before = await log()
    const sent = { query: 'My rash', context: { picture: (await samplePicture('crimson')).toString('base64') } }
    await expect(patient(sent)).rejects.toMatchObject({ code: 'picture-before-details' })
    expect(await log()).toEqual(before)
    expect(await patient('In words then')).toMatchObject({ ACTION: 'ATTENDED' })
  })

  test('interleaving 21: “stop” ends the conversation while a person is there, who sees it', async () => {
    const { id, patient } = await begin()
    await joinConversation(dana, id)
    expect((await patient('stop')).ACTION).toBe('CLOSECHAT')
    const live = await readLiveConversation(dana, id)
    expect(live).toMatchObject({ closed: true, holder: null, mine: false })
    expect(live.log.map(({ text }) => text)).toContain('stop')
    expect(await stateOf(id)).toMatchObject({ attention: 'bot', held_by: null })
    await expect(sayInConversation(dana, id, { text: 'Wait', client_id: 'line-closed', turn: live.turn })).rejects.toMatchObject({
      code: 'conversation-over',
    })
  })

  test('interleaving 21: “later” is an answer to the person, and ends nothing', async () => {
    const { id, patient } = await begin()
    await joinConversation(dana, id)
    for (const words of ['later', 'I need to go', 'not now']) expect(await patient(words)).toMatchObject({ ACTION: 'ATTENDED' })
    expect(await readLiveConversation(dana, id)).toMatchObject({ closed: false, mine: true })
  })

  test('interleaving 21: a consent that is withdrawn while a person is there counts at once, and they see it', async () => {
    const { id, patient, walk } = await begin()
    await walk(({ ACTION }) => ACTION === 'CONFIRMPERSONALINFORMATION')
    await joinConversation(dana, id)
    const reply = await patient('I want to withdraw my consent')
    expect(reply.ACTION).not.toBe('ATTENDED')
    expect(await db.sql`select option from consents where conversation_id = ${id} order by id desc limit 1`).toEqual([{ option: 'no' }])
    expect((await readLiveConversation(dana, id)).log.map(({ text }) => text)).toContain('I want to withdraw my consent')
  })

  test('interleaving 33: who writes after three hours is with the assistant again, at the question that waited', async () => {
    const { id, patient, waits, log } = await begin()
    await joinConversation(dana, id)
    await sweep(RETURNED_AFTER)
    expect(await stateOf(id)).toMatchObject({ attention: 'returned', held_by: null })
    expect(await patient('book with tcn', at(3 * 3_600_000))).toMatchObject({ ACTION: waits.ACTION, text: waits.text })
    expect(await log()).toContain('left')
  })

  test('interleaving 34: the lines of a conversation open with its own key alone', async () => {
    const { id } = await begin()
    await joinConversation(dana, id)
    const other = await begin()
    const refused = listLines(dana, { conversation_id: id, after: 0 }, (conversation) => conversation.id === other.id)
    await expect(refused).rejects.toMatchObject({ code: 'conversation-key-invalid' })
  })

  test('interleaving 47: the language that is chosen while a person is there is that of the question afterwards; what was said stays', async () => {
    const { id, patient, seen, say, page, waits } = await begin()
    await joinConversation(dana, id)
    await say(dana, 'Hello')
    expect(await patient({ query: 'Bonjour', language: 'fr' } as never)).toMatchObject({ ACTION: 'ATTENDED' })
    expect(await readLiveConversation(dana, id)).toMatchObject({ language: 'fr' })
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    const question = await patient({ query: 'book with tcn', language: 'fr' } as never)
    expect(question).toMatchObject({ ACTION: waits.ACTION })
    expect(question.text).toContain('consentement')
    expect(question.text).not.toBe(waits.text)
    expect((await page()).lines.map(({ text }) => text)).toContain('Hello')
    expect((await readLiveConversation(dana, id)).log.map(({ text }) => text)).toEqual(
      expect.arrayContaining([waits.text, 'Hello', 'Bonjour']),
    )
  })

  test('interleaving 46: who may join reads that the patient has French before joining; the patient can be called instead, and the assistant keeps to French', async () => {
    const { id, patient, seen } = await begin({ language: 'fr' })
    expect(await readLiveConversation(dana, id)).toMatchObject({ language: 'fr', holder: null })
    const waits = await patient('book with tcn')
    expect(waits.text).toContain('consentement')
    const asked = await patient('je voudrais parler à une personne')
    expect(asked.ACTION).toBe('NEEDPCRHELP')
    const called = await patient(LABELS_FR.callMe)
    expect(called).toMatchObject({ ACTION: 'NEEDPCRHELP', text: expect.stringContaining('votre numéro de téléphone') })
    expect(await readLiveConversation(dana, id)).toMatchObject({ state: 'asked', language: 'fr', holder: null })
    await joinConversation(dana, id)
    expect(await patient('Bonjour')).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    expect(await patient('book with tcn')).toMatchObject({ ACTION: waits.ACTION, text: waits.text })
  })

  test('interleaving 43: fifty lines at once are all kept, in order; at a pace that no one can type they are refused, and accepted again a minute later', async () => {
    const { id, patient, log } = await begin()
    await joinConversation(dana, id)
    for (let n = 1; n <= 50; n += 1) await patient(`line ${n}`)
    expect((await log()).slice(-50)).toEqual(Array.from({ length: 50 }, (_, n) => `patient: line ${n + 1}`))
    const flood = async () => {
      for (let n = 51; n <= 300; n += 1) await patient(`line ${n}`)
    }
    await expect(flood()).rejects.toMatchObject({ code: 'too-many-attempts' })
    const kept = (await log()).filter((entry) => entry.startsWith('patient: line '))
    expect(kept).toEqual(Array.from({ length: kept.length }, (_, n) => `patient: line ${n + 1}`))
    expect(kept.length).toBeLessThan(300)
    await patient('one more line', at(61_000))
    expect((await log()).at(-1)).toBe('patient: one more line')
  })
})

describe('F-11: the person goes', () => {
  test('interleaving 36: a holder who lost the province is refused, and the patient is back in line at the old place', async () => {
    const { id, adopt, seen, patient, page } = await begin()
    const patient_id = await adopt()
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await patient('I want to talk to a person')
    await joinConversation({ ...pcr, now: at(60_000) }, id)
    const turn = await seen()
    await db.sql`update patients set province = 'BC' where patient_id = ${patient_id}`
    const late = sayInConversation(pcr, id, { text: 'Hello', client_id: 'line-lost', turn })
    await expect(late).rejects.toMatchObject({ code: 'forbidden' })
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null, asked_at: TEST_NOW })
    expect((await page()).lines.map(({ mark, text }) => mark ?? text)).toEqual(['joined', 'reconnecting'])
  })

  test('interleaving 35: a conversation that becomes that of a patient whom the holder may not see is released', async () => {
    const { id, adopt } = await begin()
    const { patient_id } = await buildPatient(db.sql, { in_pcr_queue: true, province: 'ON' })
    await db.sql`update conversations set patient_id = ${patient_id} where id = ${id}`
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await joinConversation(pcr, id)
    await adopt({ province: 'NS' })
    await sweep(1_000)
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
    await expect(readLiveConversation(pcr, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
  })

  test('interleaving 37: a queue that is switched off releases the chats of its user in the same transaction, at the time of the request', async () => {
    const { id, adopt, patient } = await begin()
    await adopt()
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await patient('I want to talk to a person')
    await joinConversation({ ...pcr, now: at(60_000) }, id)
    await patient('Are you there?', at(120_000))
    await setQueueEnabled({ ...dana, now: at(180_000) }, { id: String(pcr.staff.id), queue_enabled: false })
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null, asked_at: TEST_NOW })
    const entries = await db.sql`select description from audit_log where entity_id = ${id} and action = 'Conversation Released'`
    expect(entries).toHaveLength(1)
  })

  test('interleaving 38: logging out puts one’s patients in the chat back in line', async () => {
    const { id } = await begin()
    await joinConversation(sam, id)
    await releaseAtLogOut(sam, sam.staff.id)
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
  })

  test('interleaving 38: who has conversations knows of them on every screen, with what is new in each, and so can hand them over before leaving', async () => {
    const { id, patient, adopt } = await begin()
    const patient_id = await adopt({ first_name: 'Noor', last_name: 'Tremblay' })
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    expect((await countToday(pcr)).held).toBeUndefined()
    await joinConversation(pcr, id)
    const { turn } = await readLiveConversation(pcr, id)
    await sendStaffSigns(pcr, id, { typing: false, read: { turn, seq: 1 } })
    expect((await countToday(pcr)).held).toEqual([{ id, patient_id, name: 'Noor Tremblay', unread: 0, read: turn }])
    await patient('One')
    await patient('Two')
    expect((await countToday(pcr)).held).toEqual([{ id, patient_id, name: 'Noor Tremblay', unread: 2, read: turn }])
    await handBackConversation(pcr, id, { to: 'queue', turn: turn + 2 })
    expect((await countToday(pcr)).held).toBeUndefined()
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
  })

  test('interleaving 39: two minutes without a live screen release; a screen that is open keeps', async () => {
    const { id, page } = await begin()
    await joinConversation(dana, id)
    await noteHolderSeen(dana)
    await sweep(OFFLINE_AFTER)
    expect((await stateOf(id))?.held_by).toBe(dana.staff.id)
    await sweep(OFFLINE_AFTER + 1_000)
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
    expect((await page()).lines.at(-1)?.mark).toBe('reconnecting')
  })

  test('interleaving 15: completing the patient in the queue ends the hold', async () => {
    const { id, adopt, page } = await begin()
    const np = await build({ groups: ['nps'], provinces: ['ON'] })
    const patient_id = await adopt({ in_pcr_queue: false, in_np_queue: true, assigned_np: np.staff.id })
    await joinConversation(np, id)
    await completeAppointment(np, patient_id)
    expect(await stateOf(id)).toMatchObject({ attention: 'bot', held_by: null, asked_at: null })
    expect((await page()).lines.at(-1)?.mark).toBe('left')
  })

  test('interleaving 16: the holder is warned of a patient who was marked as not eligible since, and the assistant tells the patient afterwards', async () => {
    const { id, patient, walk, seen } = await begin()
    const { patient_id } = await walk(({ ACTION }) => ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW')
    if (!patient_id) throw new Error('no record')
    await joinConversation(dana, id)
    expect((await readLiveConversation(dana, id)).ineligible).toBe(false)
    await markIneligible(sam, { patient_id, ineligible_reason: 'Schizophrenia', eligible_date: null })
    expect((await readLiveConversation(dana, id)).ineligible).toBe(true)
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    const reply = await patient('book with tcn')
    expect(reply.text).toContain(TEXTS.stop.next.Schizophrenia)
    expect(reply.options).toContain(LABELS.person)
    const both = await replay(db.sql, id)
    expect(both?.stored.stage).toBe('ineligible')
    expect(both?.replayed).toEqual(both?.stored)
  })

  test('interleaving 52: a patient who is reached by phone no longer waits in the chat', async () => {
    const { id, adopt, patient, page } = await begin()
    const patient_id = await adopt()
    await patient('I want to talk to a person')
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', asked_at: TEST_NOW })
    await recordCall(dana, { patient_id, outcome: 'reached', after: 0 })
    expect(await stateOf(id)).toMatchObject({ attention: 'bot', asked_at: null })
    expect((await page()).attention).toMatchObject({ state: 'bot' })
  })

  test('interleaving 53: a conversation that someone has or that has an open alarm is not removed, however old, as any other is', async () => {
    const [held, alarmed, other] = [await begin(), await begin(), await begin()]
    await joinConversation(dana, held.id)
    await alarmed.patient('I am going to kill myself tonight')
    await purgeConversations({ sql: db.sql, zone: dana.zone, now: at(400 * 86_400_000), days: 30 })
    expect((await stateOf(held.id))?.held_by).toBe(dana.staff.id)
    expect(await stateOf(alarmed.id)).toBeDefined()
    expect(await stateOf(other.id)).toBeUndefined()
  })
})

describe('F-11: what staff write', () => {
  test('interleaving 45: a health number or another patient’s name is warned of, and sent when the writer is sure', async () => {
    const { id, adopt, say, seen, page } = await begin()
    await adopt({ first_name: 'Renée', last_name: 'Côté' })
    await buildPatient(db.sql, { first_name: 'Tyler', last_name: 'Mackinnon' })
    await joinConversation(dana, id)
    const warned = { code: 'message-names-others' }
    await expect(say(dana, 'Her number is 1234-567-890')).rejects.toMatchObject(warned)
    await expect(say(dana, 'As for Tyler Mackinnon, he came')).rejects.toMatchObject(warned)
    await say(dana, 'Hello Renée Côté, call 416-555-0134')
    const sure = { text: 'As for Tyler Mackinnon, he came', client_id: 'line-sure', turn: await seen(), sure: true }
    await sayInConversation(dana, id, sure)
    expect((await page()).lines.map(({ text }) => text).filter((text) => text !== '')).toEqual([
      'Hello Renée Côté, call 416-555-0134',
      sure.text,
    ])
  })
})
