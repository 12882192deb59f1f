import type { ListedQuestionnaire, Question } from '@clinic/contract/questionnaires'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asyncIntake } from '../../../content/starters.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { redrawn } from '../../../test/sample-picture.ts'
import { type Editing, openEditing, publishAll } from './editing.harness.ts'

let at: Editing
beforeAll(async () => {
  at = await openEditing()
  await publishApproved(at.database.sql, [asyncIntake])
})
afterAll(() => at.close())

type Refused = { error: { code: string; fields?: Record<string, string>; details?: Record<string, unknown> } }
/** One pixel. */
const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const REDRAWN = `data:image/png;base64,${await redrawn(Buffer.from(PNG.slice(PNG.indexOf(',') + 1), 'base64'))}`
const names = async (list: 'drafts' | 'deleted') =>
  (await at.as<{ drafts: { name: string }[]; deleted: { name: string }[] }>(at.np, 'GET /drafts'))[list].map(({ name }) => name)

const listed = async () =>
  Object.values(await at.as<Record<number, ListedQuestionnaire>>(at.np, 'GET ')).filter((one) => typeof one === 'object')

describe('beginning', () => {
  test('gives a draft of one question that nobody is asked yet (REQ-359, REQ-360, REQ-404)', async () => {
    const made = await at.as<QuestionnaireDraft>(at.manager, 'POST ', { key: 'sleep_diary', name: 'Sleep diary' })
    expect(made).toMatchObject({ status: 200, key: 'sleep_diary', revision: 1, based_on: null, differs: true, created_by: at.manager.name })
    expect(made.questions).toMatchObject({ Question1: { text: 'Default Question Text', question_number: 1, required: true } })
    expect((await listed()).map(({ key, version }) => [key, version])).toEqual([
      ['async', asyncIntake.version],
      ['sleep_diary', null],
    ])
    expect(await at.as(at.np, `GET /${made.id}/draft`)).toEqual({ ...made, status: 200 })
    expect(await at.as(at.np, 'GET /sleep_diary/draft')).toMatchObject({ id: made.id })
  })

  test('copies a published one, or takes the questions that are sent', async () => {
    const copy = await at.as<QuestionnaireDraft>(at.manager, 'POST ', { key: 'short_intake', name: 'Short intake', from: 'async' })
    expect(copy.questions).toEqual(asyncIntake.questions)
    const questions = buildQuestions([{ tag: 'a', text: 'Well?', yesNo: true }])
    const sent = await at.as<QuestionnaireDraft>(at.manager, 'POST ', { key: 'sent_one', name: 'Sent', questions })
    expect(sent.questions).toEqual(questions)
    const none = await at.as<Refused>(at.manager, 'POST ', { key: 'no_copy', name: 'None', from: 'nothing' })
    expect(none).toMatchObject({ status: 404, error: { code: 'questionnaire-not-found' } })
    const both = await at.as<Refused>(at.manager, 'POST ', { key: 'no_copy', name: 'Both', from: 'async', questions })
    expect(both).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
  })

  test('is refused for a key that is taken, or that is no key; and to those who only read (A-16)', async () => {
    expect(await at.as(at.manager, 'POST ', { key: 'async', name: 'Mine' })).toMatchObject({
      status: 409,
      error: { code: 'questionnaire-key-taken' },
    })
    expect(await at.as(at.manager, 'POST ', { key: 'No Key', name: 'Mine' })).toMatchObject({ status: 400 })
    expect(await at.as(at.np, 'POST ', { key: 'mine', name: 'Mine' })).toMatchObject({ status: 403 })
  })
})

describe('saving the whole (REQ-384, REQ-406, E-1)', () => {
  test('puts questions and general information in place of what was read, each a revision', async () => {
    const { id } = await at.begin()
    const questions = buildQuestions([{ tag: 'a', text: 'Well?', yesNo: true }])
    const saved = await at.as<QuestionnaireDraft>(at.other, `PUT /${id}`, {
      revision: 1,
      questions,
      name: ' Renamed ',
      description: 'Asked once a week.',
      image: PNG,
    })
    expect(saved).toMatchObject({ status: 200, revision: 3, name: 'Renamed', description: 'Asked once a week.', image: REDRAWN })
    expect(saved).toMatchObject({ questions, updated_by: at.other.name, created_by: at.manager.name })
    const same = await at.as(at.other, `PUT /${id}`, { revision: 3, questions, name: 'Renamed' })
    expect(same).toMatchObject({ status: 200, revision: 3 })
    expect(await at.as(at.other, `PUT /${id}`, { revision: 3, image: null })).toMatchObject({ revision: 4, image: null })
  })

  test('keeps every setting of a number, saved whole or field by field (REQ-422)', async () => {
    const NUMBER = { use_input_for_scoring: true, unit: 'h', unit_singular: 'hour', unit_plural: 'hours', minimum: 1, maximum: 12 }
    const { id, questions } = await at.begin()
    const { hours = {} as Question, ...others } = questions
    await at.as(at.manager, `PUT /${id}`, { revision: 1, questions: { ...others, hours: { ...hours, ...NUMBER } } })
    expect((await at.as<QuestionnaireDraft>(at.np, `GET /${id}/draft`)).questions.hours).toEqual({ ...hours, ...NUMBER })
    const another = await at.begin()
    const edits = Object.entries(NUMBER).map(([field, value]) => ({ edit: 'set_fields', tag: 'hours', to: { [field]: value } }))
    await at.as(at.manager, `POST /${another.id}/edits`, { revision: 1, edits })
    expect((await at.as<QuestionnaireDraft>(at.np, `GET /${another.id}/draft`)).questions.hours).toEqual({ ...hours, ...NUMBER })
  })

  test('upon an old revision is refused with who changed it', async () => {
    const { id, questions } = await at.begin()
    await at.as(at.other, `PUT /${id}`, { revision: 1, name: 'Theirs' })
    const late = await at.as<Refused>(at.manager, `PUT /${id}`, { revision: 1, questions, name: 'Mine' })
    expect(late).toMatchObject({
      status: 409,
      message: `${at.other.name} changed this questionnaire in the meantime. Read it again, then save.`,
      error: { code: 'questionnaire-changed', details: { name: at.other.name, revision: 2 } },
    })
    expect(await at.as(at.manager, `GET /${id}/draft`)).toMatchObject({ name: 'Theirs', revision: 2 })
  })

  test('sent again, or with what is stored, is answered as saved and leaves no entry', async () => {
    const { id, key } = await at.begin()
    const questions = buildQuestions([{ tag: 'a', text: 'Well?', yesNo: true }])
    const order = { revision: 1, questions, name: 'Twice', image: PNG }
    const saved = await at.as<QuestionnaireDraft>(at.other, `PUT /${id}`, order)
    expect(saved).toMatchObject({ status: 200, revision: 3 })
    expect(await at.as(at.other, `PUT /${id}`, order)).toEqual(saved)
    expect(await at.as(at.manager, `PUT /${id}`, { ...order, revision: 3 })).toEqual(saved)
    const entries = await at.database.sql`select user_name from audit_log where action = 'Questionnaire Edited' and entity_id = ${key}`
    expect(entries.map(({ user_name }) => user_name)).toEqual([at.other.name])
  })

  test('takes a document of five hundred questions, and no more than a thousand', async () => {
    const { id } = await at.begin()
    const many = (count: number) =>
      buildQuestions(
        Array.from({ length: count }, (_, one) => ({ tag: `q${one}`, text: `Question ${one} of them?`, yesNo: true as const })),
      )
    expect(await at.as(at.manager, `PUT /${id}`, { revision: 1, questions: many(500) })).toMatchObject({ status: 200, revision: 2 })
    expect(await at.as(at.manager, `PUT /${id}`, { revision: 2, questions: many(1001) })).toMatchObject({
      status: 409,
      error: { code: 'questionnaire-too-long' },
    })
  })

  test('leaves a picture that the draft already has as it is, and drops what is hidden behind a new one', async () => {
    const { id } = await at.begin()
    const hidden = Buffer.concat([Buffer.from(PNG.slice(PNG.indexOf(',') + 1), 'base64'), Buffer.from('<script>alert(1)</script>')])
    const image = `data:image/png;base64,${hidden.toString('base64')}`
    expect(await at.as(at.manager, `PUT /${id}`, { revision: 1, image })).toMatchObject({ status: 200, revision: 2, image: REDRAWN })
    const again = { revision: 2, image: REDRAWN, description: 'With its picture.' }
    expect(await at.as(at.manager, `PUT /${id}`, again)).toMatchObject({ status: 200, image: REDRAWN, description: 'With its picture.' })
  })

  test.each([
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['other bytes than it says', PNG.replace('image/png', 'image/jpeg')],
    ['no picture at all', 'data:image/png;base64,AAAA'],
    ['a picture that is cut short', PNG.slice(0, 80)],
    ['an address', 'https://elsewhere.example/a.png'],
    ['a picture that is too large', `${PNG}${'A'.repeat(410_000)}`],
  ])('refuses %s as the picture', async (_, image) => {
    const { id } = await at.begin()
    expect(await at.as(at.manager, `PUT /${id}`, { revision: 1, image })).toMatchObject({
      status: 400,
      error: { fields: { image: expect.any(String) } },
    })
  })
})

describe('deleting (REQ-407)', () => {
  test('takes the draft away and leaves what is published; it comes back as it was', async () => {
    const before = await at.as<QuestionnaireDraft>(at.np, 'GET /async/draft')
    expect(await at.as(at.manager, 'DELETE /async')).toMatchObject({ status: 200, id: before.id })
    expect(await names('drafts')).not.toContain(before.name)
    expect(await names('deleted')).toContain(before.name)
    expect((await listed()).filter(({ version }) => version !== null)).toHaveLength(1)
    for (const call of ['GET /async/draft', 'GET /async/edits', 'PUT /async/viewing', 'DELETE /async']) {
      expect(await at.as(at.manager, call)).toMatchObject({ status: 404, error: { code: 'questionnaire-not-found' } })
    }
    expect(await at.as(at.manager, 'PUT /async', { revision: 1, name: 'x' })).toMatchObject({ status: 404 })
    expect(await at.as(at.manager, 'POST /async/restore')).toEqual({ ...before, status: 200 })
    expect(await names('drafts')).toContain(before.name)
    expect(await at.as(at.manager, 'POST /async/restore')).toMatchObject({ status: 409, error: { code: 'already-done' } })
    const actions = await at.database.sql`select action from audit_log where entity_id = 'async' order by id`
    expect(actions.map(({ action }) => action)).toEqual(['Questionnaire Deleted', 'Questionnaire Restored'])
  })
})

describe('an outside client with the four specified calls', () => {
  test('creates, lists, saves and deletes by the id of the list (REQ-404 to REQ-407)', async () => {
    const find = async () => (await listed()).find(({ key }) => key === 'outside_one')
    await at.as(at.manager, 'POST ', { key: 'outside_one', name: 'From outside' })
    const made = await find()
    expect(made).toMatchObject({ name: 'From outside', version: null, revision: 1, draft: null })
    const questions = buildQuestions([{ tag: 'a', text: 'Well?', yesNo: true }])
    expect(await at.as(at.manager, `PUT /${made?.id}`, { revision: made?.revision, questions })).toMatchObject({ status: 200 })
    expect(await find()).toMatchObject({ id: made?.id, revision: 2, questions })
    expect(await at.as(at.manager, `DELETE /${made?.id}`)).toMatchObject({ status: 200 })
    expect(await find()).toBeUndefined()
  })

  test('sees a published one with the draft that differs, and its id only until the draft is deleted', async () => {
    const { id, key, questions } = await at.begin()
    await publishAll(at, id, 'The first one')
    const find = async () => (await listed()).find((one) => one.key === key)
    const { revision } = (await find()) ?? {}
    const more = { ...questions, ...buildQuestions([{ tag: 'added_outside', text: 'Well?', yesNo: true }]) }
    const saved = await at.as<QuestionnaireDraft>(at.manager, `PUT /${id}`, { revision, questions: more })
    expect(await find()).toMatchObject({ id, version: 1, questions, draft: { questions: saved.questions } })
    await at.as(at.manager, `DELETE /${id}`)
    expect(await find()).toMatchObject({ id: null, revision: null, draft: null, questions })
  })
})
