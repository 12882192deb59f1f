import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient } from '../build.ts'
import { allEndpoints } from '../endpoints.ts'
import { type MarkedClinic, openMarkedClinic } from './marked-clinic.ts'
import { liveADay } from './marked-day.ts'
import { filled, mark, marksIn } from './marked-fields.ts'

/** Free-text fields that accept no one’s words, and why; a mark sent there is refused. */
const NOBODYS_WORDS: readonly [why: string, fields: RegExp][] = [
  ['secrets, which are compared', /\/(factors|passkey|signing_factor|activate|validate|unlock|password|verify-otp|sessions\/end)\b/],
  ['keys that the program made', /(body|query)\.key$|draft_id$|merges body|slotId$|state\.chunk$|video\.clip$|drawing$/],
  [
    'names of things that there are: provinces, genders, groups, actions, filters, fields',
    /[pP]rovinces?(\[\])?$|gender$|groups?(_ids?)?(\[\])?$|query\.(actions|only)$/,
  ],
  ['patients and staff by their id or name', /body\.(id|user_id|patient_id|assigned_n?p?c?r?p?)$|patients\[\]$/],
  [
    'as it was read before',
    /body\.was\.|PUT \/api\/users\/\{id\} body\.(name|state|last_login_at|created_at|mailed)$|words\[\]\.(tag|original|was)$|missed_replies.* body\.(questionnaire|question|text)$/,
  ],
  [
    'one of the options or places of a file or questionnaire',
    /selected\[\]$|context\.reopen$|answers body\.tag$|choices\.(sheet|columns\[\]|values\{\}\{\})$|query\.sheet$|\/undo body|alarms.*body\.outcome$/,
  ],
  [
    'what only the program may change',
    /patient_status body\.(conversation_state(\{\})?|system_notes|last_seen_practitioner|current_questionnaire_name)$/,
  ],
  [
    'a questionnaire’s inner names, and its edits one by one',
    /\/edits body|medical_questionnaires.* body\.(from|image|signed\[\]|seen\[\]|answers\{\}\.value\[\])$|POST \/api\/medical_questionnaires body\.questions|questions\{\}\.(child_branches|variable|flags|exclusive|exportable_name|patient_data|choices)/,
  ],
  ['measured by learning anew, which takes long', /\/api\/phrases(\/effect)? body/],
  ['French of words that a questionnaire has', /languages\/fr\/questionnaires.*translation$/],
]

let clinic: MarkedClinic
beforeAll(async () => {
  clinic = await openMarkedClinic(new URL('marked.child.ts', import.meta.url).pathname)
}, 60_000)
afterAll(() => clinic.close())

test('nothing that patients and staff write in a day is in a log, email, metric, job, live event or error, and an unmarked field is detected', {
  timeout: 100_000,
}, async () => {
  await liveADay(clinic)
  expect(await clinic.leaks()).toEqual([])
  expect(clinic.missing().filter((field) => !NOBODYS_WORDS.some(([, fields]) => fields.test(field)))).toEqual([])
  const needed = clinic.missing()
  expect(NOBODYS_WORDS.filter(([, fields]) => !needed.some((field) => fields.test(field))).map(([why]) => why)).toEqual([])
})

test('nor when refused: marks where not accepted, too long, of another type, in URLs, in non-JSON and non-forms', {
  timeout: 100_000,
}, async () => {
  const endpoints = (await allEndpoints()).filter(({ query, body, path }) => query ?? body ?? path.includes('{'))
  for (const endpoint of endpoints) {
    const call = `${endpoint.method} ${endpoint.path}`
    await clinic.enter()
    await Promise.all([
      ...filled(endpoint, () => mark()).map((one) => clinic.send(call, one)),
      ...filled(endpoint, ({ longest }) => mark().padEnd(longest + 1, 'x')).map((one) => clinic.send(call, one)),
      ...filled(endpoint, () => ({ never: mark() }))
        .slice(0, 1)
        .map((one) => clinic.send(call, one)),
    ])
  }
  for (const type of ['application/json', 'multipart/form-data; boundary=Zqmarkedge', 'text/zqmark'])
    for (const call of ['POST /api/ai', 'POST /api/files/import', 'POST /api/users'])
      await clinic.send(call, { headers: { 'content-type': type }, raw: `{"query": "${mark()}\n--Zqmarkedge\r\n${mark()}` })
  expect(clinic.refusals()).toMatchObject({ 400: expect.any(Number), 404: expect.any(Number), 415: expect.any(Number) })
  expect(await clinic.leaks()).toEqual([])
})

test('nor when the database fails midway and quotes the row, in a call, a chat turn or a job', async () => {
  const { sql, owner } = clinic.processes.database
  const { patient_id } = await buildPatient(sql, { first_name: mark(), in_pcr_queue: true })
  await owner.unsafe(`
    create function quote_row() returns trigger language plpgsql as $$
      begin raise exception E'a row\\n of %\\n was %', coalesce(new, old), coalesce(new, old) using detail = row_to_json(coalesce(new, old))::text; end $$;
    create trigger quote_row before update on patients for each row execute function quote_row();
    create trigger quote_row before insert on conversations for each row execute function quote_row();
    create trigger quote_row before delete on managed_changes for each row execute function quote_row()`)
  await clinic.enter()
  const failed = [
    await clinic.send('PUT /api/patients/{patient_id}/appointment_notes', { params: { patient_id }, body: { appointment_notes: mark() } }),
    await clinic.send('POST /api/ai', { body: { action: 'query', conversation_id: 'Zqmarkbbbbbb', key: '', query: mark() } }),
  ]
  expect(failed.map(({ status }) => status)).toEqual([500, 500])
  await sql`select graphile_worker.add_job('fold_patient_counts')`
  await expect.poll(() => clinic.said(), { timeout: 20_000 }).toMatch(/Failed task \d+ \(fold_patient_counts.*PostgresError P0001/)
  expect(clinic.said()).toMatch(/"type":"PostgresError","code":"P0001"/)
  expect(await clinic.leaks()).toEqual([])
})

test('a leak is found anywhere: in the log, the database’s log, an email, a job, a live event', async () => {
  const { database, running, folder } = clinic.processes
  running[0]?.child.kill('SIGUSR2')
  await expect
    .poll(async () => {
      await clinic.send('POST /api/articles/try', { body: { text: mark(), language: 'en' } })
      return clinic.leaks()
    })
    .toEqual([expect.stringMatching(/^log: /)])
  await database.sql`do $$ begin raise log 'a row of Zqmarkplanted'; end $$`
  await database.sql`select graphile_worker.add_job('send_reminders', json_build_object('to', 'zqmarkplanted'), run_at => now() + interval '1 day')`
  await database.sql`select pg_notify('clinic_events', 'Zqmarkplanted')`
  writeFileSync(join(folder, 'mail', 'planted.eml'), 'To: somebody\n\na mail about Zqmarkplanted')
  const places = (await clinic.leaks()).map((leak) => leak.split(':')[0])
  for (const place of ['log of PostgreSQL', 'job', 'mail', 'live event']) expect(places).toContain(place)
  expect([`x ${Buffer.from('a Zqmark').toString('base64')}`, 'q=zQMARK', '4165550163'].map((text) => marksIn(text).length > 0)).toEqual([
    true,
    true,
    true,
  ])
})

test('an uncaught error ends the process with its type and location, without its message', async () => {
  const [first] = clinic.processes.running
  if (!first) throw new Error('the server is not running')
  const before = first.said().length
  const ended = once(first.child, 'exit')
  first.child.kill('SIGHUP')
  expect((await ended)[0]).toBe(1)
  const lastWords = first.said().slice(before)
  expect(JSON.parse(lastWords)).toMatchObject({ level: 60, msg: expect.stringMatching(/^The program ended: PostgresError 23505\n\s+at /) })
  expect(marksIn(lastWords)).toEqual([])
})
