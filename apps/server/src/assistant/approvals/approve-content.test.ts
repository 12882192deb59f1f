import type { ChatReply } from '@clinic/contract/chat'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { ContentItem, ContentState } from '@clinic/contract/questionnaires/content-approvals'
import type { Staff } from '@clinic/core/authorization/staff'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import type { ConsentForm, ConsentText } from '@clinic/data/load-consent'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentForms, consentText } from '../../../content/consent.ts'
import { STARTERS } from '../../../content/starters.ts'
import { buildSession, buildStaff, nobodyContext } from '../../../test/build.ts'
import { CHAT_KEY, openProgram, type Program } from '../../../test/program.ts'
import { hashText } from '../chat/encrypt-state.ts'
import { loadKnowledge } from '../chat/load-knowledge.ts'
import { replay } from '../chat/replay.ts'
import { publishContent } from '../questionnaires/publish-content.ts'
import { consentPair } from '../translations/collect-texts.ts'

let program: Program
let np: Staff
beforeAll(async () => {
  program = await openProgram({ CLINIC_CONTACT: '1-800-555-0100' })
  np = await buildStaff(program.database.sql, { groups: ['nps'], first_name: 'Noor' })
})
afterAll(() => program.close())
/** As on a new installation: content is there, and no one has approved it. */
beforeEach(() => program.database.sql`delete from content_approvals`)

const CONSENT = `consent/consent/${consentText.version}`
async function as(staff: Staff, call: string): Promise<ContentState & { status: number }> {
  const [method = '', path = ''] = call.split(' ')
  const answer = await program.call(method, path, { headers: await buildSession(program.database.sql, staff.id, new Date().toISOString()) })
  return { ...(answer.body as unknown as ContentState), status: answer.status }
}
const approve = (path: string) => as(np, `PUT /api/content/${path}`)
const pathOf = ({ kind, key, version }: ContentItem) => `${kind}/${key}/${version}`
const approveAll = async () => {
  for (const item of (await as(np, 'GET /api/content')).items) await approve(pathOf(item))
}

let conversations = 0
async function say(query: string, language: 'en' | 'fr' = 'en') {
  conversations += 1
  const body = { action: 'query', conversation_id: `closedchat${String(conversations).padStart(2, '0')}`, key: '', language, query }
  const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
/** A conversation in English up to the consent form. */
async function openForm() {
  conversations += 1
  const id = `consents${String(conversations).padStart(4, '0')}`
  const talk = {
    id,
    last: {} as ChatReply,
    async say(query: string, context?: object): Promise<void> {
      const body = { action: 'query', conversation_id: id, key: talk.last.key ?? '', language: 'en', query, ...(context && { context }) }
      const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
      expect(answer.status, answer.text).toBe(200)
      talk.last = answer.body as unknown as ChatReply
    },
  }
  for (const words of ['book with tcn', 'New patient', 'yes']) if (talk.last.ACTION !== 'OPENCONSENTFORMWINDOW') await talk.say(words)
  expect(talk.last.ACTION).toBe('OPENCONSENTFORMWINDOW')
  return talk
}
const warnings = async () => (await program.call('GET', '/readyz')).body
const entries = () =>
  program.database.sql<{ action: string; user_name: string }[]>`
    select action, user_name from audit_log where entity_id = ${CONSENT.replaceAll('/', ' ')} order by id`

test('until consent is approved the chat shows numbers and the clinic’s contact only, and /readyz names the reason (F-21)', async () => {
  expect(await warnings()).toMatchObject({
    ok: true,
    warnings: ['consent-not-approved', 'questionnaires-not-approved', 'on-call-list-empty'],
  })
  for (const words of ['I would like to book with TCN', 'ask questions', 'can I get a refund', 'hello']) {
    expect(await say(words)).toMatchObject({ ACTION: 'GREETING', options: null, DATA: { closed: true } })
  }
  expect((await say('hello')).text).toBe(TEXTS.crisis.closed('1-800-555-0100', '9-1-1'))
  expect((await say('bonjour', 'fr')).text).toBe(TEXTS_FR.crisis.closed('1-800-555-0100', 'le 9-1-1'))
  await approveAll()
  expect(await say('I would like to book with TCN')).not.toMatchObject({ DATA: { closed: true } })
  expect(await warnings()).toMatchObject({ warnings: ['on-call-list-empty'] })
})

test.each([
  ['en', 'I am going to kill myself tonight'],
  ['fr', 'je vais me tuer ce soir'],
] as const)('a person in danger gets the card even then: %s (F-21)', async (language, words) => {
  expect(await say(words, language)).toMatchObject({ ACTION: 'CRISIS', DATA: { lines: [{ number: '9-1-1' }, { number: '9-8-8' }] } })
})

test('each is approved by a named practitioner, once, and withdrawn again, with its entry', async () => {
  const before = (await entries()).length
  const { items, open } = await approve(CONSENT)
  expect(open).toBe(false)
  expect(items[0]).toMatchObject({ kind: 'consent', used: consentText.version, approved: { by: np.name } })
  expect(await approve(CONSENT)).toMatchObject({ status: 200 })
  expect((await as(np, `DELETE /api/content/${CONSENT}`)).items[0]).toMatchObject({ kind: 'consent', used: null, approved: null })
  expect(await as(np, `DELETE /api/content/${CONSENT}`)).toMatchObject({ status: 404 })
  expect((await entries()).slice(before)).toMatchObject([
    { action: 'Content Approved', user_name: np.name },
    { action: 'Content Withdrawn', user_name: np.name },
  ])
})

test('of two who approve at once, one is named and one entry is written', async () => {
  const before = (await entries()).length
  await Promise.all([approve(CONSENT), approve(CONSENT), approve(CONSENT)])
  expect(await entries()).toHaveLength(before + 1)
})

test('only practitioners approve; managers and administrators read, others do not', async () => {
  for (const [group, reads, approves] of [
    ['npManagers', 200, 200],
    ['pcrManagers', 200, 403],
    ['admins', 200, 403],
    ['pcrs', 403, 403],
  ] as const) {
    const staff = await buildStaff(program.database.sql, { groups: [group] })
    expect([group, (await as(staff, 'GET /api/content')).status]).toEqual([group, reads])
    expect([group, (await as(staff, `PUT /api/content/${CONSENT}`)).status]).toEqual([group, approves])
  }
  for (const path of ['consent/consent/1999-1', 'questionnaire/nothing/1', 'article/privacy/1', 'mail/x/1']) {
    expect([path, (await approve(path)).status]).toEqual([path, 404])
  }
})

test('a draft questionnaire is not asked; the question about safety needs no approval', async () => {
  await approveAll()
  const { sql } = program.database
  await as(np, `DELETE /api/content/questionnaire/phq9/${STARTERS.find(({ key }) => key === 'phq9')?.version}`)
  const { closed, questionnaires } = await loadKnowledge(nobodyContext({ sql }), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: ['ON'] })
  expect([closed, 'phq9' in questionnaires, 'cuditr' in questionnaires]).toEqual([undefined, false, true])
  await sql`delete from content_approvals where key = 'safety_question'`
  const later = await loadKnowledge(nobodyContext({ sql }), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: ['ON'] })
  expect(later.questionnaires).toHaveProperty('safety_question')
})

test('a newer version that comes with the program waits, and patients are asked the approved one', async () => {
  await approveAll()
  const { sql } = program.database
  const [async] = STARTERS.filter(({ key }) => key === 'async') as [Questionnaire]
  await publishContent(sql, [{ ...async, version: async.version + 1 }])
  const asked = async () =>
    (await loadKnowledge(nobodyContext({ sql }), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: ['ON'] })).questionnaires.async.version
  expect(await asked()).toBe(async.version)
  const due = (await as(np, 'GET /api/content')).items.find(({ key }) => key === 'async')
  expect(due).toMatchObject({ version: String(async.version + 1), used: String(async.version), approved: null })
  await approve(`questionnaire/async/${async.version + 1}`)
  expect(await asked()).toBe(async.version + 1)
})

test('a newer wording of consent waits: the chat stays open with the approved one, which a patient who has it on the screen signs', async () => {
  await approveAll()
  const { sql } = program.database
  const older = consentForms[1]?.english.version ?? ''
  await sql`update content_approvals set version = ${older} where kind = 'consent'`
  expect((await as(np, 'GET /api/content')).items[0]).toMatchObject({ version: consentText.version, used: older, approved: null })
  expect((await warnings()).warnings).not.toContain('consent-not-approved')
  const talk = await openForm()
  expect(talk.last.DATA?.consent).toMatchObject({ version: older })
  expect(await approve(CONSENT)).toMatchObject({ status: 200, open: true })
  await talk.say('', { consent: { consentOption: 'yes', signature: 'Ada Byron', dateOfBirth: '1980-12-10', scrolledPercent: 100 } })
  const [signed] = await sql<{ version: string; text_hash: string }[]>`
    select version, text_hash from consents where conversation_id = ${talk.id}`
  expect(signed).toEqual({ version: older, text_hash: hashText(consentForms[1]?.english as ConsentText) })
  expect((await openForm()).last.DATA?.consent).toMatchObject({ version: consentText.version })
  const { stored, replayed } = (await replay(sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('of two approved wordings the newest is used, and with none the chat is closed', async () => {
  const { sql } = program.database
  await approveAll()
  await sql`insert into content_approvals (kind, key, version, approved_at) values ('consent', 'consent', ${consentForms[1]?.english.version ?? ''}, now())`
  expect((await as(np, 'GET /api/content')).items[0]).toMatchObject({ used: consentText.version })
  await sql`update content_approvals set version = '1999-1-1' where kind = 'consent' and version = ${consentText.version}`
  await sql`delete from content_approvals where kind = 'consent' and version <> '1999-1-1'`
  const { open, items } = await as(np, 'GET /api/content')
  expect([open, items[0]?.used]).toEqual([false, null])
})

test('in French the approved wording is used too, until its newer French is approved, which waits for the newer wording itself (F-14)', async () => {
  await approveAll()
  const { sql } = program.database
  const [newest, older] = consentForms as [ConsentForm, ConsentForm]
  const shown = async () => {
    const { french } = await loadKnowledge(nobodyContext({ sql }), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: ['ON'] })
    return french?.consent?.version ?? null
  }
  const approveFrench = async (form: ConsentForm) => {
    await sql`delete from text_approvals where key = 'consent'`
    await sql`
      insert into text_approvals (language, key, hash, approved_by, approved_at)
      values ('fr', 'consent', ${consentPair(form).hash}, ${np.id}, now())`
  }
  await approveFrench(older)
  expect(await shown()).toBe(older.french.version)
  await sql`update content_approvals set version = ${older.english.version} where kind = 'consent'`
  expect(await shown()).toBe(older.french.version)
  await approveFrench(newest)
  expect(await shown()).toBeNull()
  await approve(CONSENT)
  expect(await shown()).toBe(newest.french.version)
})
