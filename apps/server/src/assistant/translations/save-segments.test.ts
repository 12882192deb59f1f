import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { FormSegments, French, OpenWord, SegmentText } from '@clinic/contract/translations'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildSession, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { createQuestionnaire } from '../questionnaires/create-questionnaire.ts'
import { editDraft } from '../questionnaires/edit-draft.ts'
import { warningsOf } from '../questionnaires/editing.harness.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { presentDraft } from '../questionnaires/present-draft.ts'
import { publishDraft } from '../questionnaires/publish-draft.ts'
import { loadFrench } from './load-french.ts'
import { mountLanguages } from './routes.ts'

let database: TestDatabase
let http: TestHttp
let manager: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  http = await openTestHttp(database, mountLanguages)
  await publishApproved(database.sql, STARTERS)
  manager = await buildStaff(database.sql, { groups: ['pcrManagers'] })
})
afterAll(async () => {
  await http.close()
  await database.close()
})

async function as<T = { error: unknown }>(staff: Staff, call: string, body?: object): Promise<T & { status: number }> {
  const [method, url = ''] = call.split(' ')
  const headers = await buildSession(database.sql, staff.id)
  const answer = await http.call(url, { method: method as 'GET', headers, ...(body && { body }) })
  return { ...answer.json<T>(), status: answer.statusCode }
}
const french = () => as<French>(manager, 'GET /api/languages/fr')
const textOf = async (key: string) => (await french()).texts.find((text) => text.key === key)
const read = (key: string, of = 'draft') => as<FormSegments>(manager, `GET /api/languages/fr/questionnaires/${key}?of=${of}`)
const save = (key: string, words: object[], of = 'draft') =>
  as<SegmentText>(manager, `PUT /api/languages/fr/questionnaires/${key}?of=${of}`, { words })
const write = ({ tag, part, original, translation: was }: OpenWord, translation: string) => ({ tag, part, original, was, translation })
const missing = ({ words }: FormSegments) => words.filter(({ translation }) => translation === '')
const approve = (key: string, hash = '') => as(manager, `PUT /api/languages/fr/${key}`, { hash })

async function approveAll(): Promise<void> {
  for (const { key, hash, gaps } of (await french()).texts) if (gaps.length === 0) await approve(key, hash)
}
async function edit(key: string, edits: QuestionnaireEdit[]): Promise<void> {
  const { revision } = await presentDraft(database.sql, key)
  const { results } = await editDraft(staffContext(database, manager), key, { revision, edits })
  expect(results.map(({ refused }) => refused)).toEqual(edits.map(() => null))
}
async function publish(key: string): Promise<number> {
  const { revision, questions } = await presentDraft(database.sql, key)
  const order = {
    revision,
    notes: 'In other words',
    signed: warningsOf({ key, questions }),
    seen: [],
    approved: [],
    reread: false,
    countReread: async () => 0,
  }
  return (await publishDraft(staffContext(database, manager), key, order)).version
}
/** What goes beyond what comes with the program. */
const REWORDED: QuestionnaireEdit[] = [
  { edit: 'set_fields', tag: 'change', to: { text: 'How has your main problem changed by now?' } },
  { edit: 'rename_option', tag: 'change', label: 'Much better', to: 'Very much better' },
]

describe('a questionnaire that built in', () => {
  test('begins with the French that came with it; a validated scale has none but for what has no letters', async () => {
    const intake = await read('async', 'published')
    expect(missing(intake)).toEqual([])
    expect(intake).toMatchObject({ sides: ['published'], text: { key: 'questionnaire-async', needed: true, approved: null, changed: 0 } })
    const scale = await read('cuditr', 'published')
    expect(scale.text).toMatchObject({ key: 'questionnaire-cuditr', needed: false })
    expect(missing(scale).length).toBeGreaterThan(3)
    for (const { original } of missing(scale)) expect(original).toMatch(/\p{L}/u)
  })
})

describe('a new version', () => {
  beforeEach(async () => {
    await approveAll()
    expect((await french()).on).toBe(true)
  })

  test('keeps every word of unchanged English; what changed is to be looked at again and begins with the old French', async () => {
    const before = await read('follow_up', 'published')
    await edit('follow_up', REWORDED)
    const after = await read('follow_up')
    expect(after.sides).toEqual(['published', 'draft'])
    expect(missing(after)).toEqual([
      expect.objectContaining({
        tag: 'change',
        part: 'text',
        start: expect.objectContaining({ translation: expect.stringContaining('principal') }),
      }),
      expect.objectContaining({
        tag: 'change',
        original: 'Very much better',
        start: { original: 'Much better', translation: 'Beaucoup mieux' },
      }),
    ])
    const kept = new Map(before.words.map((word) => [`${word.tag} ${word.part} ${word.original}`, word.translation]))
    for (const word of after.words)
      if (word.translation !== '') expect(word.translation).toBe(kept.get(`${word.tag} ${word.part} ${word.original}`))
    expect(await textOf('draft-follow_up')).toMatchObject({
      gaps: ['How has your main problem changed by now?', 'Very much better'],
      approved: null,
    })
  })

  test('whose French is written and approved in the draft is published without switching French off for a moment', async () => {
    const words = missing(await read('follow_up'))
    expect(
      await save(
        'follow_up',
        words.map((word) => write(word, `${word.start?.translation} vraiment`)),
      ),
    ).toMatchObject({ status: 200, changed: 0 })
    const { hash } = (await read('follow_up')).text
    expect(await approve('draft-follow_up', hash)).toMatchObject({ status: 200, on: true })
    expect(await textOf('questionnaire-follow_up')).toMatchObject({ approved: { by: manager.name } })
    await publish('follow_up')
    const { on, texts } = await french()
    expect(on).toBe(true)
    expect(texts.find(({ key }) => key === 'questionnaire-follow_up')).toMatchObject({
      gaps: [],
      changed: 0,
      approved: { by: manager.name },
    })
    expect(texts.some(({ key }) => key === 'draft-follow_up')).toBe(false)
    const entries = await database.sql`select description from audit_log where action = 'Translation Written'`
    expect(entries.map(({ description }) => description)).toEqual([expect.stringMatching(/^French: 2 texts of /)])
  })

  test('that changes nothing said to patients goes on in French without another approval', async () => {
    await edit('follow_up', [{ edit: 'set_fields', tag: 'what_else', to: { natural_language: 'Also: {answer}' } }])
    const version = await publish('follow_up')
    expect(await textOf('questionnaire-follow_up')).toMatchObject({
      name: expect.stringContaining(`version ${version}`),
      approved: { by: manager.name },
    })
    expect((await french()).on).toBe(true)
  })

  test('that says new things is not said in French before somebody has approved it, and going back to the old brings it back', async () => {
    const [[tag, { text }] = ['', { text: '' }]] = Object.entries((await presentDraft(database.sql, 'renewal')).questions)
    await edit('renewal', [{ edit: 'set_fields', tag, to: { text: 'In quite other words?' } }])
    await publish('renewal')
    expect((await french()).on).toBe(false)
    expect(await textOf('questionnaire-renewal')).toMatchObject({ gaps: ['In quite other words?'], approved: null })
    await edit('renewal', [{ edit: 'set_fields', tag, to: { text } }])
    await publish('renewal')
    expect((await french()).on).toBe(true)
  })
})

describe('words that are approved', () => {
  test('are said on while others are written, until these are approved', async () => {
    await approveAll()
    const [name] = (await read('async', 'published')).words
    if (!name) throw new Error('no words')
    expect(await save('async', [write(name, 'Première rencontre')], 'published')).toMatchObject({
      status: 200,
      changed: 1,
      approved: { by: manager.name },
    })
    expect((await french()).on).toBe(true)
    const { text } = await read('async', 'published')
    expect(await approve('questionnaire-async', text.hash)).toMatchObject({ status: 200 })
    expect((await read('async', 'published')).text).toMatchObject({ changed: 0 })
  })

  test('are withdrawn with every earlier approval that would stand in', async () => {
    await approveAll()
    expect(await as(manager, 'DELETE /api/languages/fr/questionnaire-async')).toMatchObject({ status: 200, on: false })
    expect(await as(manager, 'DELETE /api/languages/fr/questionnaire-async')).toMatchObject({
      status: 404,
      error: { code: 'text-not-found' },
    })
    await approveAll()
    expect((await french()).on).toBe(true)
  })
})

describe('writing', () => {
  test('refuses all of it where somebody wrote one of the words since they were read', async () => {
    const [name, first] = (await read('cuditr', 'published')).words
    if (!name || !first) throw new Error('no words')
    expect(await save('cuditr', [write(name, 'Questionnaire sur l’usage')], 'published')).toMatchObject({ status: 200 })
    expect(await save('cuditr', [write(first, 'Première'), write(name, 'Autrement')], 'published')).toMatchObject({
      status: 409,
      error: { code: 'words-changed' },
    })
    // The reply was lost: what is sent is what is stored.
    expect(await save('cuditr', [write(name, 'Questionnaire sur l’usage')], 'published')).toMatchObject({ status: 200 })
    const after = (await read('cuditr', 'published')).words
    expect(after.slice(0, 2).map(({ translation }) => translation)).toEqual(['Questionnaire sur l’usage', ''])
    expect(await save('cuditr', [write({ ...name, translation: 'Questionnaire sur l’usage' }, '')], 'published')).toMatchObject({
      status: 200,
    })
    expect((await read('cuditr', 'published')).words[0]?.translation).toBe('')
  })

  test('of a questionnaire of the clinic’s own, which is listed as a draft before it is published', async () => {
    await createQuestionnaire(staffContext(database, manager), { key: 'travel_plans', name: 'Travel plans', description: '' })
    await edit('travel_plans', [
      { edit: 'add_first', as: 'far' },
      { edit: 'set_fields', tag: 'far', to: { text: 'How far will you go?' } },
      { edit: 'change_kind', tag: 'far', kind: 'options' },
      { edit: 'add_option', tag: 'far', label: 'Near' },
      { edit: 'add_option', tag: 'far', label: 'Far' },
    ])
    const open = await read('travel_plans')
    expect(open).toMatchObject({ sides: ['draft'], text: { key: 'draft-travel_plans', needed: false } })
    const inFrench: Record<string, string> = { Near: 'Près', Far: 'près ' }
    await save(
      'travel_plans',
      open.words.map((word) => write(word, inFrench[word.original] ?? `${word.original} (fr)`)),
    )
    const alike = (await read('travel_plans')).text.hash
    expect(await approve('draft-travel_plans', alike)).toMatchObject({ status: 409, error: { code: 'text-incomplete' } })
    const far = (await read('travel_plans')).words.find(({ original }) => original === 'Far')
    if (far) await save('travel_plans', [write(far, 'Loin')])
    expect(await approve('draft-travel_plans', (await read('travel_plans')).text.hash)).toMatchObject({ status: 200 })
    await publish('travel_plans')
    expect(await textOf('questionnaire-travel_plans')).toMatchObject({ gaps: [], approved: { by: manager.name } })
  })

  test('of what options say and of the labels over them; an approval of before there was French of these holds without them', async () => {
    const [tag, { options = {} }] = Object.entries((await presentDraft(database.sql, 'follow_up')).questions).find(
      ([, { options }]) => options !== undefined,
    ) as [string, { options?: Record<string, string | null> }]
    const [label = ''] = Object.keys(options)
    const to = { popup_message: 'Tell us more when we meet.', group_label: 'So far' }
    await approveAll()
    const old = await database.sql`select id from french_forms where key = 'follow_up' and withdrawn_at is null order by id desc`
    await edit('follow_up', [{ edit: 'set_choice', tag, label, to }])
    expect(missing(await read('follow_up')).map(({ part, original }) => [part, original])).toEqual([
      ['group', 'So far'],
      ['message', 'Tell us more when we meet.'],
    ])
    expect(await textOf('draft-follow_up')).toMatchObject({ approved: null })
    await publish('follow_up')
    expect((await french()).on).toBe(false)

    await database.sql`
      insert into french_forms (key, hash, words, beside, approved_by, approved_at)
      select key, sha256(hash), words, false, approved_by, approved_at from french_forms where id = ${old[0]?.id}`
    expect(await french()).toMatchObject({ on: true })
    expect(await textOf('questionnaire-follow_up')).toMatchObject({ gaps: ['So far', 'Tell us more when we meet.'], changed: 0 })
    const words = missing(await read('follow_up', 'published')).map((word) => write(word, `${word.original} (fr)`))
    const { hash } = await save('follow_up', words, 'published')
    expect(await textOf('questionnaire-follow_up')).toMatchObject({ gaps: [], changed: 2 })
    expect(await approve('questionnaire-follow_up', hash)).toMatchObject({ status: 200, on: true })
    const said = (await loadFrench(database.sql, await listNewest(database.sql)))?.questionnaires.follow_up?.questions[tag]
    expect(said).toMatchObject({
      groups: { 'So far': 'So far (fr)' },
      messages: { 'Tell us more when we meet.': 'Tell us more when we meet. (fr)' },
    })
  })

  test('of looks of buttons and of units for one and for several; an approval of before there was French of these holds without them', async () => {
    const all = Object.entries((await presentDraft(database.sql, 'renewal')).questions)
    const [chosen = '', { options = {} } = {}] = all.find(([, { options }]) => options !== undefined) ?? []
    const [counted = ''] = all.find(([, { input }]) => input === 'number') ?? []
    const [label = ''] = Object.keys(options)
    await approveAll()
    const [old] = await database.sql`select id from french_forms where key = 'renewal' and withdrawn_at is null order by id desc`
    await edit('renewal', [
      { edit: 'set_fields', tag: chosen, to: { widget: 'button' } },
      { edit: 'set_choice', tag: chosen, label, to: { visible_html: '<b>First of all</b>' } },
      { edit: 'set_fields', tag: counted, to: { unit_singular: 'one of them', unit_plural: 'some of them' } },
    ])
    expect(
      missing(await read('renewal'))
        .map(({ part, original }) => `${part} ${original}`)
        .sort(),
    ).toEqual([...['look <b>First of all</b>', 'unit_plural some of them', 'unit_singular one of them']])
    await publish('renewal')
    expect((await french()).on).toBe(false)
    await database.sql`
      insert into french_forms (key, hash, words, looks, approved_by, approved_at)
      select key, sha256(hash), words, false, approved_by, approved_at from french_forms where id = ${old?.id}`
    expect(await french()).toMatchObject({ on: true })
    const words = missing(await read('renewal', 'published')).map((word) => write(word, `${word.original} (fr)`))
    const { hash } = await save('renewal', words, 'published')
    expect(await approve('questionnaire-renewal', hash)).toMatchObject({ status: 200, on: true })
    const said = (await loadFrench(database.sql, await listNewest(database.sql)))?.questionnaires.renewal?.questions
    expect(said?.[chosen]?.looks).toEqual({ '<b>First of all</b>': '<b>First of all</b> (fr)' })
    expect(said?.[counted]).toMatchObject({ unit_singular: 'one of them (fr)', unit_plural: 'some of them (fr)' })
  })

  test('is for managers; there is nothing to be written for what is not there', async () => {
    const np = await buildStaff(database.sql)
    expect(await as(np, 'GET /api/languages/fr/questionnaires/async')).toMatchObject({ status: 403 })
    const word = { tag: '', part: 'name', original: 'x', was: '', translation: 'y' }
    expect(await save('no_such', [word])).toMatchObject({ status: 404, error: { code: 'questionnaire-not-found' } })
    expect(await read('12')).toMatchObject({ status: 404 })
    expect(await save('async', [{ ...word, translation: 'z'.repeat(4001) }])).toMatchObject({ status: 400 })
  })
})
