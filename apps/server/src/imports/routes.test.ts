import type { FileImported, ImportDetail, ImportLine } from '@clinic/contract/imports'
import { IMPORT_KINDS } from '@clinic/contract/imports'
import { UPLOAD_TEXTS } from '@clinic/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSession, buildStaff } from '../../test/build.ts'
import { openProgram, type Program } from '../../test/program.ts'

let program: Program
let headers: Record<string, string>
beforeAll(async () => {
  program = await openProgram()
  const admin = await buildStaff(program.database.sql, { groups: ['admins'] })
  headers = await buildSession(program.database.sql, admin.id, new Date().toISOString())
})
afterAll(() => program.close())

const HEADERS = 'Patient ID,First name,Last name,DOB,Phone,Prov.'
const csv = (...lines: string[]) => [HEADERS, ...lines].join('\n')

/** The parts of responses that tests read. */
type Said = { message: string; error?: { code: string; message: string; details?: { errors?: object[] } }; counts?: object }

async function send(path: string, parts: Record<string, string | Blob>, names: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, part, names[name] ?? 'patients.csv')
  }
  const response = await fetch(`${program.url}${path}`, { method: 'POST', headers, body: form })
  return { status: response.status, body: (await response.json()) as Said }
}

const file = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text])
const patients = (pattern: string) =>
  program.database.sql`select patient_id from patients where patient_id like ${pattern} order by patient_id`

describe('POST /api/files/import', () => {
  test('imports valid rows and reports each other one (REQ-327, REQ-328, E-4)', async () => {
    const { status, body } = await send('/api/files/import', {
      spreadsheet: file(csv('R1,Ann,Lee,1980-02-03,4165550100,ON', 'R2,Bo,Roy,03/04/1971,5145550101,QC')),
    })
    expect(status).toBe(200)
    const answer = body as unknown as FileImported
    expect(answer.counts).toMatchObject({ new: 1, refused: 1 })
    const wrong = { row: 3, field: 'date_of_birth', column: 'DOB', value: '03/04/1971' }
    expect(answer.errors).toEqual([{ ...wrong, message: expect.stringContaining('day first') }])
    expect(answer.ignored_columns).toEqual([])
    expect(await patients('R%')).toEqual([{ patient_id: 'R1' }])
  })

  test('takes the type of appointment, and names the columns that it ignored (E-4)', async () => {
    const text =
      'Patient ID,First name,Last name,Date of birth,Visit type,Shoe size\nV1,Ann,Lee,1980-02-03,renewal,38\nV2,Bo,Roy,1971-02-03,,40\n'
    const { status, body } = await send('/api/files/import', { spreadsheet: file(text) })
    expect(status).toBe(200)
    expect((body as unknown as FileImported).ignored_columns).toEqual(['Shoe size'])
    const types = await program.database.sql`select appointment_type from patients where patient_id like 'V_' order by patient_id`
    expect(types).toEqual([{ appointment_type: 'Renewal' }, { appointment_type: 'N/A' }])
  })

  test('an unknown answer to “faulty rows” is refused by its name before the file is stored (REQ-327)', async () => {
    const imports = () => program.database.sql`select id from imports`
    const before = await imports()
    const spreadsheet = file(csv('X1,Ann,Lee,1980-02-03,4165550100,ON'))
    const { status, body } = await send('/api/files/import', { spreadsheet, faulty_rows: 'perhaps' })
    expect([status, body.error]).toMatchObject([400, { code: 'invalid-input', fields: { faulty_rows: 'is leave_out or refuse_all' } }])
    expect(await imports()).toEqual(before)
  })

  test('gives the file back as it was uploaded, to administrators, and says so in the audit log (REQ-329, B-13)', async () => {
    const text = csv('W1,Ann,Lind,1980-02-03,4165550100,ON')
    const name = 'Liste d’été.csv'
    const { body } = await send('/api/files/import', { spreadsheet: file(text) }, { spreadsheet: name })
    const { import_id } = body as unknown as FileImported
    const got = await fetch(`${program.url}/api/files/${import_id}`, { headers })
    expect([got.status, await got.text()]).toEqual([200, text])
    expect(got.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`)
    const [entry] = await program.database.sql`select description from audit_log where action = 'Read Import' order by id desc limit 1`
    expect(entry?.description).toBe(`File of import ${import_id} downloaded`)
    expect((await fetch(`${program.url}/api/files/999999`, { headers })).status).toBe(404)
    expect((await fetch(`${program.url}/api/files/${import_id}`)).status).toBe(401)
  })

  test('refuses a file without a usable row, and says what is wrong where', async () => {
    const { status, body } = await send('/api/files/import', { spreadsheet: file(csv('U1,Ann,Lee,someday,4165550100,ON')) })
    expect([status, body.error?.code]).toEqual([400, 'import-refused'])
    expect(body.message).toMatch(/Row 2, DOB: This is not a date/)
    expect(body.error?.details?.errors).toMatchObject([{ row: 2, field: 'date_of_birth', value: 'someday' }])
  })

  test.each(['patients.txt', 'patients', 'patients.csv.exe', 'patients.pdf'])(
    'refuses a file named %s, also with good content (REQ-324)',
    async (name) => {
      const good = file(csv('X1,Ann,Lee,1980-02-03,4165550100,ON'))
      const { status, body } = await send('/api/files/import', { spreadsheet: good }, { spreadsheet: name })
      expect([status, body.message]).toEqual([400, expect.stringContaining('does not end in .xlsx, .xls or .csv')])
      expect(await patients('X%')).toEqual([])
    },
  )

  test('imports nothing when errors must stop everything', async () => {
    const { status, body } = await send('/api/files/import', {
      faulty_rows: 'refuse_all',
      spreadsheet: file(csv('S1,Ann,Lim,1980-02-03,4165550100,ON', 'S2,Bo,Roy,03/04/1971,5145550101,QC')),
    })
    expect([status, body.error?.code]).toEqual([409, 'import-faulty'])
    expect(body.error?.details?.errors).toMatchObject([{ row: 3, field: 'date_of_birth', value: '03/04/1971' }])
    expect(await patients('S%')).toEqual([])
  })

  test.each([
    ['without a file', {}, 400, UPLOAD_TEXTS.noFile],
    ['with a file in another field', { sheet: file('x') }, 400, UPLOAD_TEXTS.noFile],
    ['with an empty file', { spreadsheet: file('') }, 400, 'This file is empty. Choose the file that holds your rows.'],
    [
      'with a PDF',
      { spreadsheet: file('%PDF-1.7\n1 0 obj') },
      400,
      'This is a PDF. Upload the spreadsheet it was made from, as .xlsx, .xls or .csv.',
    ],
    [
      'without the column that tells rows apart',
      { spreadsheet: file('Colour,Shape\nred,round\n') },
      400,
      'Choose the column for: Patient ID.',
    ],
  ])('%s is refused with its sentence in `error` (REQ-330, REQ-333)', async (_, parts, expected, sentence) => {
    const { status, body } = await send('/api/files/import', parts as never)
    expect([status, body.error?.message, body.message]).toEqual([expected, sentence, sentence])
  })

  test.each([
    [
      'a form that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="spreadsheet"; filename="a.csv"\r\n\r\nPatient',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', 'hello', 400],
    ['a form with a wrong boundary', 'multipart/form-data; boundary=c', '--b\r\n\r\n--b--', 400],
    ['JSON', 'application/json', '{"file":{"name":"a","bytes":"x"},"fields":{}}', 400],
    ['nothing', '', '', 400],
  ])('%s is a refusal, not a server error', async (_, type, body, expected) => {
    const response = await fetch(`${program.url}/api/files/import`, {
      method: 'POST',
      headers: { ...headers, ...(type && { 'content-type': type }) },
      body,
    })
    expect(response.status).toBe(expected)
    expect(await response.text()).not.toMatch(/multipart data|Boundary|Unexpected end/)
  })

  test('is for administrators, and refuses before reading a byte of the file (REQ-334)', async () => {
    const pcr = await buildStaff(program.database.sql, { groups: ['pcrs'] })
    const other = await buildSession(program.database.sql, pcr.id, new Date().toISOString())
    const form = new FormData()
    form.append('spreadsheet', file(csv('T1,Ann,Lee,1980-02-03,,ON')), 'a.csv')
    const response = await fetch(`${program.url}/api/files/import`, { method: 'POST', headers: other, body: form })
    expect(response.status).toBe(403)
    expect(await patients('T%')).toEqual([])
  })
})

describe('an import step by step', () => {
  test('is started, suggested, chosen, checked, applied, and undone', async () => {
    const { status, body } = await send(
      '/api/imports',
      { spreadsheet: file(csv('U1,Ann,Lau,1980-02-03,4165550100,Ont.')) },
      { spreadsheet: 'C:\\lists\\spring.csv' },
    )
    expect(status).toBe(200)
    const begun = body as unknown as ImportDetail
    expect(begun.file_name).toBe('spring.csv')
    const until = async (state: string) => {
      await expect.poll(async () => (await read(begun.id)).state, { timeout: 20_000 }).toBe(state)
      return read(begun.id)
    }
    const read = async (id: number) => (await program.call('GET', `/api/imports/${id}`, { headers })).body as unknown as ImportDetail
    const read1 = await until('choosing')
    expect(read1).toMatchObject({ kind: 'patients', headers: HEADERS.split(','), format: 'csv' })
    expect(read1.first_rows[0]?.[0]).toBe('U1')
    const stale = await program.call('PUT', `/api/imports/${begun.id}/choices`, { headers, body: { version: 0, choices: read1.choices } })
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'import-changed'])
    const half = { ...read1.choices, columns: read1.choices?.columns.map(() => null) }
    const draft = await program.call('PUT', `/api/imports/${begun.id}/draft`, { headers, body: { version: read1.version, choices: half } })
    expect(draft.status).toBe(200)
    const kept = await read(begun.id)
    expect(kept).toMatchObject({ state: 'choosing', choices: half })
    await program.call('PUT', `/api/imports/${begun.id}/choices`, { headers, body: { version: kept.version, choices: read1.choices } })
    const checked = await until('checked')
    expect(checked.counts).toMatchObject({ new: 1 })
    const early = await program.call('POST', `/api/imports/${begun.id}/undo`, { headers, body: { version: checked.version } })
    expect([early.status, early.body.error?.code]).toEqual([409, 'import-not-ready'])
    await program.call('POST', `/api/imports/${begun.id}/apply`, { headers, body: { version: checked.version } })
    const applied = await until('applied')
    const preview = await program.call('GET', `/api/imports/${begun.id}/undo`, { headers })
    expect(preview.body).toMatchObject({ removed: 1, clean: 0, kept_total: 0, changed_total: 0, next: null })
    const further = await program.call('GET', `/api/imports/${begun.id}/undo/changed?after=1`, { headers })
    expect(further.body).toEqual({ changed: [], next: null })
    await program.call('POST', `/api/imports/${begun.id}/undo`, { headers, body: { version: applied.version } })
    await until('undone')
    const list = (await program.call('GET', '/api/imports', { headers })).body as unknown as { rows: ImportLine[] }
    expect(list.rows.find(({ id }) => id === begun.id)).toMatchObject({ state: 'undone', counts: { new: 1 } })
  })

  test('is discarded with its file, and is not found afterwards', async () => {
    const { body } = await send('/api/imports', { spreadsheet: file(csv('V1,Ann,Lee,1980-02-03,,ON')) })
    const { id } = body as unknown as ImportDetail
    const read = async () => (await program.call('GET', `/api/imports/${id}`, { headers })).body as unknown as ImportDetail
    await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('choosing')
    const { status } = await program.call('POST', `/api/imports/${id}/discard`, { headers, body: { version: (await read()).version } })
    expect(status).toBe(200)
    expect((await program.call('GET', `/api/imports/${id}`, { headers })).status).toBe(404)
    expect(await program.database.sql`select from import_pieces where import_id = ${id}`).toHaveLength(0)
  })
})

describe('files to download', () => {
  test.each(IMPORT_KINDS.flatMap((kind) => (['csv', 'xlsx', 'xls'] as const).map((format) => [kind, format] as const)))(
    'a template of %s as %s is accepted by the import',
    async (kind, format) => {
      const response = await fetch(`${program.url}/api/imports/templates/${kind}/${format}`, { headers })
      expect(response.status).toBe(200)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const { body } = await send('/api/imports', { spreadsheet: file(bytes) }, { spreadsheet: `template.${format}` })
      const { id } = body as unknown as ImportDetail
      const read = async () => (await program.call('GET', `/api/imports/${id}`, { headers })).body as unknown as ImportDetail
      await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('choosing')
      expect(await read()).toMatchObject({ kind, format })
      expect((await read()).choices?.columns).not.toContain(null)
    },
  )

  test('an export of all patients imports again without changes', async () => {
    await send('/api/files/import', { spreadsheet: file(csv('W1,Zoë,O’Neil,1980-02-03,4165550100,ON', 'W2,-Dash,Roy,1971-04-03,,QC')) })
    const response = await fetch(`${program.url}/api/imports/patients/csv`, { headers })
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="patients-\d{4}-\d\d-\d\d\.csv"/)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { status, body } = await send('/api/files/import', { spreadsheet: file(bytes) })
    expect([status, body.counts]).toEqual([200, expect.objectContaining({ new: 0, changed: 0, refused: 0 })])
  })

  test('rejected rows are in the format of the file, each with its errors', async () => {
    const { body } = await send('/api/files/import', { spreadsheet: file(csv('X1,Ann,Lee,1980-02-03,,ON', 'X2,Bo,Roy,,5145550101,QC')) })
    const { import_id } = body as unknown as FileImported
    const text = await (await fetch(`${program.url}/api/imports/${import_id}/refused`, { headers })).text()
    expect(text.split('\r\n')[0]).toBe(`${HEADERS},What is wrong`)
    expect(text).toContain('X2,Bo,Roy,,5145550101,QC,')
    expect(text).toContain('date_of_birth')
  })
})
