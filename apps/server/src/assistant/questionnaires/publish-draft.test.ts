import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { PublishedVersion, TestCase, VersionRow } from '@clinic/contract/questionnaires/versions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../../test/build.ts'
import { type Editing, openEditing, publishAll, THREE, warningsOf } from './editing.harness.ts'

let at: Editing
beforeAll(async () => {
  at = await openEditing()
})
afterAll(() => at.close())

type Refused = { error: { code: string; details: Record<string, unknown> } }
const draftOf = (id: string | number) => at.as<QuestionnaireDraft>(at.np, `GET /${id}/draft`)
const versionsOf = (key: string) => at.as<VersionRow[]>(at.np, `GET /${key}/versions`)
const publish = (id: number, body: object) => at.as<VersionRow & Refused>(at.manager, `POST /${id}/publish`, { notes: 'Because.', ...body })
const askedOf = async (key: string) =>
  Object.values(await at.as<Questionnaire[]>(at.np, 'GET ')).find(
    (one) => typeof one === 'object' && one.version !== null && one.key === key,
  )
async function edit(id: number, ...edits: QuestionnaireEdit[]): Promise<number> {
  const answer = await at.as<{ revision: number }>(at.manager, `POST /${id}/edits`, { revision: 1, edits })
  return answer.revision
}
const reword = (tag: string, text: string): QuestionnaireEdit => ({ edit: 'set_fields', tag, to: { text } })

describe('publishing', () => {
  test('makes the next version, which is asked from then on; who published it, when and why is kept (E-1)', async () => {
    const { id, key, questions } = await at.begin()
    expect(await publishAll(at, id, 'The first one')).toMatchObject({ status: 200, version: 1, origin: 'clinic', questions: 3 })
    expect((await askedOf(key))?.questions).toEqual(questions)
    expect(await draftOf(id)).toMatchObject({ based_on: 1, differs: false, revision: 1 })
    await edit(id, reword('hours', 'How long do you sleep?'))
    expect(await draftOf(id)).toMatchObject({ based_on: 1, differs: true })
    expect((await askedOf(key))?.version).toBe(1)
    await publishAll(at, id, 'In plainer words')
    expect((await askedOf(key))?.questions.hours?.text).toBe('How long do you sleep?')
    const rows = await versionsOf(key)
    expect([rows[0], rows[1]]).toMatchObject([
      { version: 2, notes: 'In plainer words', published_by: at.manager.name, published_at: TEST_NOW },
      { version: 1, notes: 'The first one', questions: 3 },
    ])
    const first = await at.as<PublishedVersion>(at.np, `GET /${key}/versions/1`)
    expect(first).toMatchObject({ questions, notes: 'The first one', version: 1 })
    expect(await at.as(at.np, `GET /${key}/versions/3`)).toMatchObject({ status: 404, error: { code: 'questionnaire-version-not-found' } })
    const entries = await at.database.sql`
      select description, changes, additional_info from audit_log where entity_id = ${key} and action = 'Questionnaire Published' order by id`
    expect(entries).toHaveLength(2)
    expect(entries[1]?.changes).toEqual({ version: { from: 1, to: 2 } })
    expect(JSON.parse(entries[1]?.additional_info)).toMatchObject({ notes: 'In plainer words', approved: [] })
  })

  test('is refused without notes, for what was edited since it was read, and for what is published already', async () => {
    const { id } = await at.begin()
    expect(await publish(id, { revision: 1, notes: ' ' })).toMatchObject({ status: 400, error: { fields: { notes: expect.any(String) } } })
    expect(await publish(id, { revision: 2 })).toMatchObject({ status: 409, error: { code: 'questionnaire-changed' } })
    await publishAll(at, id)
    expect(await publish(id, { revision: 1 })).toMatchObject({ status: 409, error: { code: 'questionnaire-unchanged' } })
    const revision = await edit(id, reword('hours', 'x'), reword('hours', 'How many hours do you sleep?'))
    expect(await publish(id, { revision })).toMatchObject({ status: 409, error: { code: 'questionnaire-unchanged' } })
    expect(await at.as(at.np, `POST /${id}/publish`, { revision, notes: 'Mine' })).toMatchObject({ status: 403 })
  })

  test('takes a new name alone as something new', async () => {
    const { id, key } = await at.begin()
    await publishAll(at, id)
    await at.as(at.manager, `PUT /${id}`, { revision: 1, name: 'Named anew', description: 'For whom it is.' })
    expect(await publishAll(at, id)).toMatchObject({ status: 200, version: 2 })
    expect(await askedOf(key)).toMatchObject({ name: 'Named anew', version: 2 })
    expect(await at.as(at.np, `GET /${key}/versions/2`)).toMatchObject({ description: 'For whom it is.' })
  })

  test('is refused for faults, all of them named', async () => {
    const { id, key } = await at.begin()
    const revision = await edit(id, reword('why', ''))
    const refused = await publish(id, { revision })
    expect(refused).toMatchObject({ status: 409, error: { code: 'questionnaire-faulty', details: { faults: expect.any(Array) } } })
    expect(JSON.stringify(refused.error.details.faults)).toContain('why')
    expect(await askedOf(key)).toBeUndefined()
  })

  test('is refused while a minimum is above its maximum, which a draft may hold (REQ-422)', async () => {
    const { id, key } = await at.begin()
    const limits = (minimum: number, maximum: number) => edit(id, { edit: 'set_fields', tag: 'hours', to: { minimum, maximum } })
    const revision = await limits(9, 8)
    expect((await draftOf(id)).questions.hours).toMatchObject({ minimum: 9, maximum: 8 })
    const refused = await publish(id, { revision })
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'questionnaire-faulty', details: { faults: ['range/hours'] } },
    })
    expect(await askedOf(key)).toBeUndefined()
    await limits(8, 8)
    expect(await publishAll(at, id)).toMatchObject({ status: 200, version: 1 })
  })

  test('is refused for a warning that nobody signed; which were signed is kept with the version', async () => {
    const { id, key } = await at.begin()
    const revision = await edit(id, { edit: 'add_next', tag: 'hours' })
    const warnings = warningsOf(await draftOf(id))
    expect(warnings.length).toBeGreaterThan(0)
    const refused = await publish(id, { revision, signed: ['another'] })
    expect(refused).toMatchObject({ status: 409, error: { code: 'questionnaire-unsigned', details: { count: warnings.length, warnings } } })
    expect(await publish(id, { revision, signed: [...warnings, 'another'] })).toMatchObject({ status: 200 })
    expect((await at.as<PublishedVersion>(at.np, `GET /${key}/versions/1`)).signed).toEqual(warnings)
  })

  test('is refused where the chat asks otherwise than a type says and nobody has seen that; what was seen is kept (REQ-413)', async () => {
    const { id, key } = await at.begin()
    const revision = await edit(id, { edit: 'set_fields', tag: 'why', to: { widget: 'form' } })
    const order = { revision, signed: warningsOf(await draftOf(id)) }
    const refused = await publish(id, { ...order, seen: ['hours'] })
    expect(refused).toMatchObject({ status: 409, error: { code: 'questionnaire-unseen', details: { count: 1, questions: ['why'] } } })
    expect(await askedOf(key)).toBeUndefined()
    expect(await publish(id, { ...order, seen: ['why', 'hours'] })).toMatchObject({ status: 200 })
    const [entry] = await at.database.sql`
      select additional_info from audit_log where entity_id = ${key} and action = 'Questionnaire Published'`
    expect(JSON.parse(entry?.additional_info)).toMatchObject({ seen: ['why'] })
  })

  test('of two at once one wins, round after round, and there is one version more', async () => {
    const { id, key } = await at.begin()
    for (let round = 1; round <= 8; round += 1) {
      const revision = round === 1 ? 1 : await edit(id, reword('hours', `How many hours, in round ${round}?`))
      const signed = warningsOf(await draftOf(id))
      const both = await Promise.all(
        [at.manager, at.other].map((staff) => at.as(staff, `POST /${id}/publish`, { revision, notes: staff.name, signed })),
      )
      const [won, lost] = both.toSorted((a, b) => a.status - b.status)
      expect([won, lost]).toMatchObject([
        { status: 200, version: round },
        { status: 409, error: { code: 'questionnaire-unchanged' } },
      ])
      expect(Object.values(await versionsOf(key)).filter((one) => typeof one === 'object')).toHaveLength(round)
    }
  })

  test('and editing at once: what is published is what was read', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, key, questions } = await at.begin()
      const order = { revision: 1, signed: warningsOf({ key, questions }) }
      const [published] = await Promise.all([publish(id, order), edit(id, reword('hours', 'Edited meanwhile?'))])
      const asked = await askedOf(key)
      if (published.status === 200) expect(asked?.questions.hours?.text).toBe(questions.hours?.text)
      else expect([published, asked]).toMatchObject([{ error: { code: 'questionnaire-changed' } }, undefined])
      expect(await draftOf(id)).toMatchObject({ revision: 2, questions: { hours: { text: 'Edited meanwhile?' } } })
    }
  })

  test('that fails at its last statement leaves neither a version nor a new base', async () => {
    const { id, key } = await at.begin()
    const { owner } = at.database
    await owner.unsafe(`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'dead' using errcode = '57P01'; end $$;
      create trigger die before insert on audit_log for each row when (new.action = 'Questionnaire Published') execute function die()`)
    expect((await publishAll(at, id)).status).toBe(503)
    await owner.unsafe('drop trigger die on audit_log')
    expect([await askedOf(key), (await draftOf(id)).based_on]).toEqual([undefined, null])
    expect(await publishAll(at, id)).toMatchObject({ status: 200, version: 1 })
  })
})

test('a published version never changes, whoever tries', async () => {
  const { id, key } = await at.begin()
  await publishAll(at, id)
  const { sql } = at.database
  await expect(sql`update questionnaires set name = 'x' where key = ${key}`).rejects.toThrow('never change')
  await expect(sql`delete from questionnaires where key = ${key}`).rejects.toThrow('never change')
  await expect(at.database.owner`truncate questionnaires cascade`).rejects.toThrow('never change')
})

test('rolling back gives the draft the questions of an older version, which are published as a new one', async () => {
  const { id, key, questions } = await at.begin()
  await publishAll(at, id)
  const revision = await edit(id, { edit: 'delete_question', tag: 'sleep' })
  await publishAll(at, id)
  const back = (body: object) => at.as<{ revision: number }>(at.manager, `POST /${id}/roll_back`, body)
  expect(await back({ revision: 1, version: 1 })).toMatchObject({ status: 409, error: { code: 'questionnaire-changed' } })
  expect(await back({ revision, version: 9 })).toMatchObject({ status: 404, error: { code: 'questionnaire-version-not-found' } })
  expect(await back({ revision, version: 2 })).toMatchObject({ status: 409, error: { code: 'questionnaire-unchanged' } })
  expect(await back({ revision, version: 1 })).toMatchObject({ status: 200, revision: revision + 1 })
  expect((await draftOf(id)).questions).toEqual(questions)
  expect((await askedOf(key))?.version).toBe(2)
  expect(await publishAll(at, id, 'Version 1 again')).toMatchObject({ version: 3 })
  expect((await askedOf(key))?.questions).toEqual(questions)
  const [entry] = await at.database.sql`select description from audit_log where entity_id = ${key} and action = 'Questionnaire Rolled Back'`
  expect(entry?.description).toContain('version 1')
})

describe('golden patients', () => {
  const record = (key: string, name: string, answers: object) => at.as<TestCase>(at.manager, `POST /${key}/runs`, { name, answers })
  const runsOf = async (key: string) =>
    Object.values(await at.as<TestCase[]>(at.np, `GET /${key}/runs`)).filter((one) => typeof one === 'object')
  const SLEEPLESS = { sleep: { value: false }, why: { value: 'Pain' }, hours: { value: 4 } }

  test('are kept with what comes of their answers, and removed', async () => {
    const { key } = await at.begin()
    const made = await record(key, 'Sleepless', SLEEPLESS)
    expect(made).toMatchObject({ status: 200, name: 'Sleepless', recorded_by: at.manager.name, recorded_at: TEST_NOW, approved_by: null })
    expect(made.run.asked.map(({ tag, answer }) => [tag, answer])).toEqual([
      ['sleep', 'No'],
      ['why', 'Pain'],
      ['hours', '4'],
    ])
    const [kept] = await runsOf(key)
    const { status: _, ...same } = made
    expect(kept).toEqual(same)
    expect(await at.as(at.np, `POST /${key}/runs`, { name: 'x', answers: {} })).toMatchObject({ status: 403 })
    expect(await at.as(at.manager, `DELETE /${key}/runs/${made.id}`)).toMatchObject({ id: made.id })
    expect(await runsOf(key)).toEqual([])
    expect(await at.as(at.manager, `DELETE /${key}/runs/${made.id}`)).toMatchObject({ status: 404, error: { code: 'run-not-found' } })
  })

  test('that come out otherwise stop a publishing until that is approved; then that is what is expected of them', async () => {
    const { id, key } = await at.begin()
    const sleepless = await record(key, 'Sleepless', SLEEPLESS)
    const well = await record(key, 'Sleeps well', { sleep: { value: true }, hours: { value: 8 } })
    expect(await publishAll(at, id)).toMatchObject({ status: 200 })
    const revision = await edit(id, { edit: 'delete_question', tag: 'why' })
    const signed = warningsOf(await draftOf(id))
    const refused = await publish(id, { revision, signed })
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'questionnaire-runs-differ', details: { count: 1, runs: [sleepless.id] } },
    })
    expect(await publish(id, { revision, signed, approved: [well.id] })).toMatchObject({ error: { code: 'questionnaire-runs-differ' } })
    expect(await publish(id, { revision, signed, approved: [sleepless.id] })).toMatchObject({ status: 200, version: 2 })
    const [first, second] = await runsOf(key)
    expect(first).toMatchObject({ approved_by: at.manager.name, approved_at: TEST_NOW })
    expect(first?.run.asked.map(({ tag }) => tag)).toEqual(['sleep', 'hours'])
    expect(second).toMatchObject({ approved_by: null })
    await edit(id, reword('hours', 'How long?'))
    expect(await publishAll(at, id)).toMatchObject({ status: 200, version: 3 })
  })

  test('go along when a question gets another tag or other words, and nobody has to approve that', async () => {
    const { id, key } = await at.begin()
    await record(key, 'Sleepless', SLEEPLESS)
    await publishAll(at, id)
    await edit(id, { edit: 'rename_tag', tag: 'why', to: 'awake' })
    expect(await publishAll(at, id)).toMatchObject({ status: 200, version: 2 })
    await edit(id, reword('awake', 'For what reason?'))
    expect(await publishAll(at, id)).toMatchObject({ status: 200, version: 3 })
    const [{ run, approved_by } = { run: null, approved_by: '' }] = await runsOf(key)
    expect(run?.asked[1]).toEqual({ tag: 'awake', question: 'For what reason?', answer: 'Pain' })
    expect(approved_by).toBeNull()
  })

  test('are at most a hundred for each questionnaire', async () => {
    const { key } = await at.begin(THREE)
    const [{ id: user_id }] = [at.manager]
    await at.database.sql`
      insert into questionnaire_runs (key, name, run, recorded_by, recorded_at)
      select ${key}, 'n', '{}'::json, ${user_id}, now() from generate_series(1, 100)`
    expect(await record(key, 'One more', {})).toMatchObject({ status: 409, error: { code: 'too-many-runs' } })
  })
})
