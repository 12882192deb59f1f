import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { ContentItem, ContentState } from '@clinic/contract/questionnaires/content-approvals'
import type { Staff } from '@clinic/core/authorization/staff'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentText } from '../../../content/consent.ts'
import { STARTERS } from '../../../content/starters.ts'
import { buildSession, buildStaff, nobodyContext } from '../../../test/build.ts'
import { CHAT_KEY, openProgram, type Program } from '../../../test/program.ts'
import { loadKnowledge } from '../chat/load-knowledge.ts'
import { publishContent } from '../questionnaires/publish-content.ts'

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
