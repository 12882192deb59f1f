import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { change, RECORDED_AS_TURN } from '../../platform/db/change.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { approveEvery } from '../translations/approve-every.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

let database: TestDatabase
let context: ChatContext
const mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
const config = { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES }
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
  const knowledge = await loadKnowledge(nobodyContext(database), config)
  context = { ...nobodyContext(database), actor: { kind: 'assistant' }, knowledge, secret: 'a secret', agent: 'a browser', mailer }
})
afterAll(() => database.close())

async function approveAll(): Promise<void> {
  const { id: user_id } = await buildStaff(database.sql, { groups: ['admins'] })
  await change(context, async (tx, context) => {
    await approveEvery(tx, { questionnaires: STARTERS, user_id, now: context.now })
    return { result: null, audit: RECORDED_AS_TURN }
  })
  context = { ...context, knowledge: await loadKnowledge(nobodyContext(database), config) }
}

let conversations = 0
const newId = () => `fren${String(++conversations).padStart(8, '0')}`
const send = (id: string, key: string, { language = 'fr' as const, ...sent }: Sent & { language?: 'en' | 'fr' }) =>
  takeTurn(context, { action: 'query', conversation_id: id, key, language, ...sent })

/** English words that no French sentence has. */
const ENGLISH = /\b(?:the|your|you|please|thank|with|what|when|have|this|answers?|question is|which)\b/i

test('before anything is approved: texts in English after an apology in French, a person at the consent form, the card in French (F-14)', async () => {
  const id = newId()
  const first = await send(id, '', { query: 'book with tcn' })
  expect(first.text).toMatch(/^Désolée, certaines phrases.*\n\nHello/s)
  expect(first.options).toContain('New Patient Intake')
  const consent = await send(id, first.key, { query: 'New Patient Intake' })
  expect(consent).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options: ['Parler à une personne'] })
  expect(consent.text).toContain('n’est pas encore prêt en français')
  expect(JSON.stringify(consent)).not.toContain('Possible adverse effects')
  const card = await send(id, consent.key, { query: 'je veux mourir' })
  expect(card.ACTION).toBe('CRISIS')
  expect(card.text).not.toMatch(ENGLISH)
  expect(JSON.stringify([card.options, card.DATA])).not.toMatch(ENGLISH)
})

test('a new patient goes all the way in French: no word of English, answers kept under their English labels, the team told', async () => {
  await approveAll()
  const id = newId()
  let reply = await send(id, '', { query: 'book with tcn' })
  const replies: ChatReply[] = [reply]
  for (let turn = 0; turn < 120; turn += 1) {
    const message = nextMessage(reply, { ...RENEE, visit: String(reply.options?.[0]) })
    if (!message) break
    reply = await send(id, reply.key, message)
    replies.push(reply)
  }
  expect(reply.ACTION).toBe('ENTERPCRQUEUE')
  for (const { text, DATA, options } of replies) {
    expect(text).not.toMatch(ENGLISH)
    expect(JSON.stringify([DATA?.subtext ?? '', DATA?.consent ?? '', DATA?.unit ?? ''])).not.toMatch(ENGLISH)
    for (const option of options ?? []) expect(typeof option === 'string' ? option : option.label).not.toMatch(ENGLISH)
  }
  const [answers] = await database.sql<{ answers: Record<string, { value: unknown }> }[]>`
    select answers from answer_sets where patient_id = ${reply.patient_id} and key = 'async'`
  const labels = Object.keys(STARTERS.find(({ key }) => key === 'async')?.questions.main_reason?.options ?? {})
  expect(labels).toContain(answers?.answers.main_reason?.value)
  const [consent] = await database.sql`select version, text_hash from consents where patient_id = ${reply.patient_id}`
  expect(consent?.version).toMatch(/-fr$/)
  const [patient] = await database.sql`
    select p.system_notes, d.language from patients p join patient_details d using (patient_id) where patient_id = ${reply.patient_id}`
  expect(patient?.language).toBe('fr')
  expect(JSON.stringify(patient)).toContain('Speaks French.')
  const { stored, replayed } = (await replay(database.sql, id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('the page changes the language in mid-conversation: the same question comes in the other one', async () => {
  const id = newId()
  const first = await send(id, '', { query: 'book with tcn', language: 'en' })
  const begun = await send(id, first.key, { query: 'New Patient Intake', language: 'en' })
  expect(begun.text).toContain('Ready?')
  const french = await send(id, begun.key, { query: 'book with tcn' })
  expect(french).toMatchObject({ ACTION: 'LAUNCHCONSENT', text: expect.stringContaining('consentement') })
  const english = await send(id, french.key, { query: 'book with tcn', language: 'en' })
  expect(english).toMatchObject({ ACTION: 'LAUNCHCONSENT', text: expect.stringContaining('consent form') })
})

test('whose first reply in French was lost goes on in French after a reload, and the page is told, until English is chosen', async () => {
  const id = newId()
  const first = await send(id, '', { query: 'book with tcn', language: 'en' })
  const lost = await send(id, first.key, { query: 'bonjour, j’ai mal au dos depuis des années', language: 'en' })
  expect(lost.DATA?.language).toBe('fr')
  for (const _ of ['a reload', 'another, whose reply was lost too']) {
    const again = await send(id, first.key, { query: 'book with tcn', language: 'en' })
    expect(again.DATA?.language).toBe('fr')
    expect(again.text).not.toMatch(ENGLISH)
  }
  const heard = await send(id, first.key, { query: 'book with tcn', language: 'en' })
  const english = await send(id, heard.key, { query: 'book with tcn', language: 'en' })
  expect(english.text).toMatch(ENGLISH)
  expect(english.DATA?.language).toBeUndefined()
})

test('what is typed in French is understood: options, numbers, yes and no, going back and a wish for a person', async () => {
  const id = newId()
  let reply = await send(id, '', { query: 'book with tcn' })
  const say = async (query: string) => {
    reply = await send(id, reply.key, { query })
    return reply
  }
  await say('je suis une nouvelle patiente')
  expect(reply.ACTION).toBe('LAUNCHCONSENT')
  await say('oui')
  for (let turn = 0; turn < 6 && reply.DATA?.question === undefined; turn += 1) {
    const message = nextMessage(reply, { ...RENEE, personal: { ...RENEE.personal, email: 'autre@example.ca' } })
    if (message) reply = await send(id, reply.key, message)
  }
  expect(reply.text).not.toMatch(ENGLISH)
  const [, second] = reply.options ?? []
  const label = typeof second === 'string' ? second : (second?.label ?? '')
  const asked = reply.text
  await say(label.toLowerCase())
  expect(reply.text).not.toBe(asked)
  await say('retour')
  expect(reply.text).toContain(label)
  expect(reply.text).toContain(asked)
  await say('la deuxième')
  expect(reply.ACTION).toMatch(/^OPENQUESTION/)
  await say('je veux parler à une personne')
  expect(reply.ACTION).toBe('NEEDPCRHELP')
  expect(reply.text).not.toMatch(ENGLISH)
})

test('the code to be found again comes in a French mail', async () => {
  const id = newId()
  let reply = await send(id, '', { query: 'book with tcn' })
  for (const query of ['Renouveler mon document', RENEE.personal.email, '17 mai 1980']) reply = await send(id, reply.key, { query })
  expect(reply.text).toContain('code')
  expect(reply.text).not.toMatch(ENGLISH)
  expect(mails.at(-1)?.subject).toBe('TCN AI\u00A0: votre code')
  expect(mails.at(-1)?.text).not.toMatch(ENGLISH)
})
