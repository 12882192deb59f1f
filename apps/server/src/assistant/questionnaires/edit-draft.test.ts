import { randomUUID } from 'node:crypto'
import type { ChangesSince, EditsAnswer, QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { Staff } from '@clinic/core/authorization/staff'
import { checkQuestions } from '@clinic/core/questionnaires/question-map/check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../../test/build.ts'
import { patientChannelsOf } from '../../care/patients/patient-notice.ts'
import { later } from '../../platform/clock.ts'
import { listenForEvents, type Notice } from '../../platform/events.ts'
import { type Editing, openEditing, publishAll } from './editing.harness.ts'

let at: Editing
beforeAll(async () => {
  at = await openEditing()
})
afterAll(() => at.close())

const send = (staff: Staff, id: number, body: { revision: number; edits: QuestionnaireEdit[]; batch?: string }) =>
  at.as<EditsAnswer>(staff, `POST /${id}/edits`, body)
const read = (id: number) => at.as<QuestionnaireDraft>(at.np, `GET /${id}/draft`)
const reword = (tag: string, text: string): QuestionnaireEdit => ({ edit: 'set_fields', tag, to: { text } })

describe('edits', () => {
  test('are made in their order upon the newest questions, each a revision; what others did since comes back too', async () => {
    const { id } = await at.begin()
    const theirs = await send(at.other, id, { revision: 1, edits: [reword('hours', 'How long do you sleep?')] })
    expect(theirs).toMatchObject({ status: 200, revision: 2, results: [{ revision: 2, refused: null, said: [{ said: 'field-updated' }] }] })
    expect(Object.keys(theirs.changed)).toEqual(['hours'])
    const mine = await send(at.manager, id, { revision: 1, edits: [{ edit: 'add_next', tag: 'sleep' }, reword('sleep', 'Do you sleep?')] })
    expect(mine.revision).toBe(4)
    expect(mine.results.map(({ revision, created }) => [revision, created])).toEqual([
      [3, 'NewQuestion1'],
      [4, null],
    ])
    const { questions, updated_by } = await read(id)
    expect(Object.keys(mine.changed).sort()).toEqual(['NewQuestion1', 'hours', 'sleep', 'why'])
    expect(mine.changed).toMatchObject({
      hours: { text: 'How long do you sleep?', question_number: 4 },
      NewQuestion1: questions.NewQuestion1,
    })
    expect(questions.sleep).toMatchObject({ text: 'Do you sleep?', next_question: 'NewQuestion1' })
    expect([updated_by, checkQuestions(questions)]).toEqual([at.manager.name, []])
  })

  test('that cannot be made are told with a code, and the others are made', async () => {
    const { id } = await at.begin()
    await send(at.other, id, { revision: 1, edits: [reword('hours', 'Theirs'), { edit: 'delete_question', tag: 'why' }] })
    const mine = await send(at.manager, id, {
      revision: 1,
      edits: [
        { ...reword('hours', 'Mine'), from: { text: 'How many hours do you sleep?' } } as QuestionnaireEdit,
        reword('why', 'Why not?'),
        { edit: 'rename_tag', tag: 'hours', to: 'sleep' },
        reword('sleep', 'Do you sleep soundly?'),
        reword('sleep', 'Do you sleep soundly?'),
      ],
    })
    expect(mine.results.map(({ refused }) => refused?.refused ?? null)).toEqual(['conflict', 'unknown-tag', 'tag-taken', null, 'unchanged'])
    expect(mine.results[0]?.refused).toMatchObject({ conflicts: [{ tag: 'hours', present: 'Theirs', wanted: 'Mine' }] })
    expect(mine).toMatchObject({ revision: 4, changed: { why: null, hours: { text: 'Theirs' } } })
  })

  test('of a call that is sent again are not made twice', async () => {
    const { id } = await at.begin()
    const batch = randomUUID()
    const edits: QuestionnaireEdit[] = [{ edit: 'add_next', tag: 'hours' }, reword('hours', 'How many?'), reword('nothing', 'x')]
    const first = await send(at.manager, id, { revision: 1, batch, edits })
    const again = await send(at.manager, id, { revision: 1, batch, edits })
    expect(again.results.map(({ revision, created, refused }) => [revision, created, refused?.refused])).toEqual([
      [2, 'NewQuestion1', undefined],
      [3, null, undefined],
      [null, null, 'unknown-tag'],
    ])
    expect([again.revision, again.changed]).toEqual([first.revision, first.changed])
    const asked = await at.as<ChangesSince>(at.manager, `GET /${id}/edits?since=${again.revision}&batch=${batch}`)
    expect([asked.edits.map(({ place, edit }) => [place, edit]), asked.changed]).toEqual([
      [
        [0, 'add_next'],
        [1, 'set_fields'],
      ],
      {},
    ])
    const other = await at.as<ChangesSince>(at.manager, `GET /${id}/edits?since=${again.revision}&batch=${randomUUID()}`)
    expect(other.edits).toEqual([])
    expect(Object.keys((await read(id)).questions)).toHaveLength(4)
  })

  test('are taken back and made again exactly, by the patch that the log keeps', async () => {
    const { id, questions } = await at.begin()
    await send(at.manager, id, { revision: 1, edits: [{ edit: 'delete_question', tag: 'sleep' }] })
    const { edits } = await at.as<ChangesSince>(at.np, `GET /${id}/edits?since=1`)
    expect(edits).toMatchObject([{ revision: 2, edit: 'delete_question', user: at.manager.name, user_id: at.manager.id, at: TEST_NOW }])
    const patch = edits[0]?.patch ?? {}
    const undo = Object.fromEntries(Object.entries(patch).map(([tag, { before, after }]) => [tag, { before: after, after: before }]))
    const undone = await send(at.manager, id, { revision: 2, edits: [{ edit: 'put_back', patch: undo }] })
    expect(undone.results[0]?.refused).toBeNull()
    expect((await read(id)).questions).toEqual(questions)
    await send(at.manager, id, { revision: 3, edits: [{ edit: 'put_back', patch }] })
    expect(Object.keys((await read(id)).questions)).toEqual(['hours'])
  })

  test('of somebody who may only read, too many at once, and of nothing are refused (A-16)', async () => {
    const { id } = await at.begin()
    expect(await send(at.np, id, { revision: 1, edits: [reword('hours', 'x')] })).toMatchObject({ status: 403 })
    expect(await send(at.manager, id, { revision: 1, edits: [] })).toMatchObject({ status: 400 })
    expect(await send(at.manager, id, { revision: 1, edits: Array(51).fill(reword('hours', 'x')) })).toMatchObject({ status: 400 })
    expect(await send(at.manager, 999_999, { revision: 1, edits: [reword('hours', 'x')] })).toMatchObject({ status: 404 })
  })

  test('leave an entry with who made them, and a log that nobody changes', async () => {
    const { id, key } = await at.begin()
    await send(at.other, id, { revision: 1, edits: [reword('hours', 'How long?'), reword('hours', 'How long?')] })
    const { sql } = at.database
    const [entry] =
      await sql`select user_name, description, additional_info from audit_log where entity_id = ${key} order by id desc limit 1`
    expect(entry?.user_name).toBe(at.other.name)
    expect(entry?.description).toContain('1 of 2 edits made')
    expect(JSON.parse(entry?.additional_info)).toEqual({ edits: [{ revision: 2, edit: 'set_fields', questions: ['hours'] }] })
    await expect(sql`update questionnaire_edits set made_at = now()`).rejects.toThrow('never change')
    await expect(sql`delete from questionnaire_edits`).rejects.toThrow('never change')
    await expect(at.database.owner`truncate questionnaire_edits`).rejects.toThrow('never change')
  })
})

describe('two at one draft', () => {
  test('who edit at once for twenty rounds lose nothing: each edit is in the draft or was refused, and revisions only grow', async () => {
    const { id } = await at.begin()
    const seen = { [at.manager.id]: 1, [at.other.id]: 1 }
    const told: { created: string; text: string }[] = []
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        [at.manager, at.other].map(async (staff) => {
          const as = `${staff.id === at.manager.id ? 'mine' : 'theirs'}${round}`
          const edits: QuestionnaireEdit[] = [
            { edit: 'add_next', tag: 'hours', as },
            reword(as, `Asked by ${staff.name} in round ${round}?`),
            { ...reword('sleep', `${staff.name} ${round}`), from: { text: 'Do you sleep well?' } } as QuestionnaireEdit,
          ]
          const answer = await send(staff, id, { revision: seen[staff.id] ?? 1, edits })
          return { staff, as, answer, before: seen[staff.id] ?? 1 }
        }),
      )
      for (const { staff, as, answer, before } of answers) {
        expect(answer.status).toBe(200)
        for (const { revision, refused } of answer.results) expect((revision === null) !== (refused === null)).toBe(true)
        expect(answer.results.slice(0, 2).map(({ refused }) => refused)).toEqual([null, null])
        expect(answer.revision).toBeGreaterThan(before)
        expect(Object.keys(answer.changed)).toContain(as)
        seen[staff.id] = answer.revision
        told.push({ created: as, text: `Asked by ${staff.name} in round ${round}?` })
      }
    }
    const { questions, revision } = await read(id)
    for (const { created, text } of told) expect(questions[created]?.text).toBe(text)
    expect([Object.keys(questions).length, checkQuestions(questions)]).toEqual([3 + 40, []])
    const rows = await at.database.sql<{ revision: number }[]>`
      select revision from questionnaire_edits where draft_id = ${id} order by revision`
    expect(rows.map((row) => row.revision)).toEqual(Array.from({ length: revision - 1 }, (_, one) => one + 2))
    expect(rows).toHaveLength(80 + 1)
    const { edits } = await at.as<ChangesSince>(at.np, `GET /${id}/edits`)
    expect(edits.filter(({ user_id }) => user_id === at.manager.id).length).toBeGreaterThanOrEqual(40)
  })

  test('who save and edit at once: whoever is late hears of it, and the draft is one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await at.begin()
      const [saved, edited] = await Promise.all([
        at.as(at.other, `PUT /${id}`, { revision: 1, name: `Saved ${round}` }),
        send(at.manager, id, { revision: 1, edits: [reword('hours', `Edited ${round}`)] }),
      ])
      expect(edited.status).toBe(200)
      const { name, questions, revision } = await read(id)
      expect(questions.hours?.text).toBe(`Edited ${round}`)
      expect([saved.status, name === `Saved ${round}`, revision]).toEqual(saved.status === 200 ? [200, true, 3] : [409, false, 2])
    }
  })

  test('see each other, and hear of each edit while the draft is open', async () => {
    const { id } = await at.begin()
    const heard: Notice[] = []
    const events = await listenForEvents(at.database.sql)
    events.subscribe((notice) => {
      if (notice !== 'lost' && notice.id === String(id)) heard.push(notice)
    })
    expect(await at.as(at.manager, `PUT /${id}/viewing`)).toMatchObject({ others: [] })
    expect(await at.as(at.other, `PUT /${id}/viewing`)).toMatchObject({ others: [{ name: at.manager.name, since: TEST_NOW }] })
    expect(await at.as(at.other, `PUT /${id}/viewing`)).toMatchObject({ status: 200 })
    const { revision } = await send(at.other, id, { revision: 1, edits: [reword('hours', 'How long?')] })
    expect(await at.as(at.other, `DELETE /${id}/viewing`)).toMatchObject({ others: [{ name: at.manager.name }] })
    expect(await at.as(at.manager, `PUT /${id}/viewing`)).toMatchObject({ others: [] })
    await expect.poll(() => heard.length).toBe(4)
    await events.close()
    const [mine, theirs] = [`user:${at.manager.id}`, `user:${at.other.id}`]
    expect(heard.map(({ kind, version, audience }) => [kind, version, audience])).toEqual([
      ['questionnaire', null, [mine]],
      ['questionnaire', null, [mine, theirs]],
      ['questionnaire', revision, [mine, theirs]],
      ['questionnaire', null, [mine]],
    ])
  })

  test('hear, as all staff do, that a draft is new, gone, back or published', async () => {
    const heard: Notice[] = []
    const events = await listenForEvents(at.database.sql)
    const { id } = await at.begin()
    events.subscribe((notice) => {
      if (notice !== 'lost' && notice.id === String(id)) heard.push(notice)
    })
    await at.as(at.manager, `DELETE /${id}`)
    await at.as(at.manager, `POST /${id}/restore`)
    await publishAll(at, id)
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(3)
    await events.close()
    const told = heard.slice(-3)
    expect(told.map(({ kind, version }) => [kind, version])).toEqual([
      ['questionnaire', 1],
      ['questionnaire', 1],
      ['questionnaire', null],
    ])
    for (const { audience } of told)
      for (const staff of [at.np, at.manager]) expect(patientChannelsOf(staff)).toEqual(expect.arrayContaining([...audience]))
  })

  test('can close what was deleted meanwhile, but not open it', async () => {
    const { id } = await at.begin()
    await at.as(at.manager, `PUT /${id}/viewing`)
    await at.as(at.other, `DELETE /${id}`)
    expect(await at.as(at.manager, `PUT /${id}/viewing`)).toMatchObject({ status: 404 })
    expect(await at.as(at.manager, `DELETE /${id}/viewing`)).toMatchObject({ status: 200, others: [] })
  })

  test('are no longer seen once they have said nothing for a while', async () => {
    const { id } = await at.begin()
    const { sql } = at.database
    await sql`insert into questionnaire_editors values (${id}, ${at.other.id}, ${later(TEST_NOW, -60)}, ${later(TEST_NOW, -46)})`
    expect(await at.as(at.manager, `PUT /${id}/viewing`)).toMatchObject({ others: [] })
    await sql`update questionnaire_editors set seen_at = ${later(TEST_NOW, -44)} where user_id = ${at.other.id} and draft_id = ${id}`
    expect(await at.as(at.manager, `PUT /${id}/viewing`)).toMatchObject({ others: [{ name: at.other.name }] })
  })
})

test('an edit whose transaction dies at its last statement leaves no half of it, and is made when it is sent again', async () => {
  const { id, questions } = await at.begin()
  const { sql, owner } = at.database
  await owner.unsafe(`
    create function die() returns trigger language plpgsql as $$ begin raise exception 'dead' using errcode = '57P01'; end $$;
    create trigger die before insert on audit_log for each row when (new.action = 'Questionnaire Edited') execute function die()`)
  const order = { revision: 1, batch: randomUUID(), edits: [reword('hours', 'Kept?'), { edit: 'add_first' } as const] }
  const died = await send(at.manager, id, order)
  await owner.unsafe('drop trigger die on audit_log')
  expect(died).toMatchObject({ status: 503, error: { code: 'database-unavailable' } })
  expect(await read(id)).toMatchObject({ revision: 1, questions })
  expect(await sql`select 1 from questionnaire_edits where draft_id = ${id}`).toHaveLength(0)
  expect(await send(at.manager, id, order)).toMatchObject({ status: 200, revision: 3 })
})
