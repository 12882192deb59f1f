import { RETURNED_AFTER } from '@clinic/core/chat/attention/attend'
import { LABELS_FR } from '@clinic/core/chat/texts/texts-fr'
import { moveInstant } from '@clinic/core/shared/instants'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildPatient, TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { allEndpoints } from '../../../../test/endpoints.ts'
import { samplePicture } from '../../../../test/sample-picture.ts'
import { openChat } from '../../../care/alarms/alarm.harness.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { replay } from '../replay.ts'
import { takeAsAnswer } from '../staff-answers/take-as-answer.ts'
import { openAttended } from './attention.harness.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'
import { listLines } from './list-lines.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { releaseAbsent } from './release-absent.ts'
import { sayInConversation } from './say-in-conversation.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
beforeAll(async () => {
  ;({ db, begin, dana } = await openAttended({ french: true }))
})
afterAll(() => db.close())

const LOOSE = { io: 'input', unrepresentable: 'any' } as const
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

  test('interleaving 7, interleaving 11: what the patient wrote while a line or a hand-back waited for the lock is not seen', async () => {
    const { id, patient, seen } = await begin()
    await joinConversation(dana, id)
    const turn = await seen()
    const [, refused] = await inOrder(
      id,
      () => patient('No, wait'),
      () => sayInConversation(dana, id, { text: 'Then do that', client_id: 'line-crossed', turn }).catch((error: unknown) => error),
    )
    expect(refused).toMatchObject({ code: 'conversation-moved' })
    const now = await seen()
    const [, back] = await inOrder(
      id,
      () => patient('One more thing'),
      () => handBackConversation(dana, id, { to: 'assistant', turn: now }),
    )
    expect(back).toEqual({ state: 'asked' })
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
    const { id, patient, seen, page, key } = await begin()
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
    // A consent comes by the public call alone, which wants the key of the conversation; no one but the patient’s page has that.
    const taking = (await allEndpoints()).filter(
      ({ body }) => body && JSON.stringify(z.toJSONSchema(body, LOOSE)).includes('consentOption'),
    )
    expect(taking.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/ai'])
    expect(JSON.stringify([await readLiveConversation(dana, id), await page()])).not.toContain(key())
    const consent = nextMessage(form, RENEE) as Sent
    for (const guessed of ['', 'a-key', form.key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))])
      await expect((await openChat(db))(id, guessed, consent)).rejects.toMatchObject({ code: 'conversation-key-invalid' })
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

  test('interleaving 21: a wish to have one’s data deleted reaches the person, and ends nothing', async () => {
    const { id, patient, log } = await begin()
    await joinConversation(dana, id)
    expect(await patient('delete my data')).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    expect((await log()).at(-1)).toBe('patient: delete my data')
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
    const back = await patient('book with tcn', at(3 * 3_600_000))
    expect(back).toMatchObject({ ACTION: waits.ACTION, text: waits.text })
    expect(back.DATA?.transcript).toContainEqual(expect.objectContaining({ name: 'Dana', mark: 'left' }))
    expect(await log()).toContain('left')
    await patient('I want to talk to a person', at(3 * 3_600_000))
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', asked_at: at(3 * 3_600_000) })
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
