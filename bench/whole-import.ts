import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { applyImport } from '@clinic/server/testing/apply-import'
import { beginImport } from '@clinic/server/testing/begin-import'
import { chooseImport } from '@clinic/server/testing/choose-import'
import { openDatabase, type Sql } from '@clinic/server/testing/database'
import { listSheets } from '@clinic/server/testing/list-sheets'
import { readImport } from '@clinic/server/testing/read-import'
import { readSpreadsheet } from '@clinic/server/testing/read-spreadsheet'
import { encryptColumns } from '@clinic/server/testing/sealed-columns'
import type { StaffContext } from '@clinic/server/testing/staff-context'
import { type ImportWork, workOnImport } from '@clinic/server/testing/work-on-import'
import { benchRing, type Clinic } from './clinic.ts'
import type { Row } from './table.ts'

const ROWS = 100_000
const AIM = 2
const NOW = new Date().toISOString()

/**
 * An import of so many new patients with every column there is, from its file to the patients, beside a bare `COPY` of the same rows: once into a
 * table of texts, once to where patients are kept, with the indexes and triggers of those tables and nothing else (no check, no audit).
 */
export async function measureWholeImport(clinic: Clinic): Promise<Row[]> {
  const { sql, close } = openDatabase(clinic.address, { connections: 4, name: 'bench import' })
  try {
    await encryptColumns(sql, benchRing)
    const rows = Array.from({ length: ROWS }, (_, row) => patient(row))
    const bytes = Buffer.from([IMPORT_FIELDS.patients.map(({ label }) => label), ...rows].map((row) => row.join(',')).join('\r\n'))
    const copied = await timed(() => copyTexts(sql, rows))
    const kept = rows.map(keptRow)
    const copiedHome = await timed(() => copyHome(sql, kept))
    const read = await timed(async () => {
      await listSheets({ given: new Uint8Array(bytes) })
      await readSpreadsheet({ given: new Uint8Array(bytes) }, {}, () => {})
    })
    const stages = await importAll(sql, bytes)
    const beside = stages.reduce((sum, { seconds }) => sum + seconds, 0) - read
    return [
      {
        what: `import of ${ROWS} patients with ${IMPORT_FIELDS.patients.length} columns: bare COPY into a table of texts`,
        value: `${copied.toFixed(1)} s`,
      },
      { what: 'bare COPY to where patients are kept', value: `${copiedHome.toFixed(1)} s` },
      { what: 'reading the file alone, twice as the import does', value: `${read.toFixed(1)} s` },
      ...stages.map(({ name, seconds }) => ({ what: name, value: `${seconds.toFixed(1)} s` })),
      {
        what: 'everything beside the reading ÷ COPY to where patients are kept',
        value: (beside / copiedHome).toFixed(1),
        aim: `at most ${AIM}`,
        met: beside / copiedHome <= AIM,
      },
      { what: 'everything beside the reading ÷ COPY into a table of texts', value: (beside / copied).toFixed(1) },
    ]
  } finally {
    await close()
  }
}

async function importAll(sql: Sql, bytes: Buffer): Promise<{ name: string; seconds: number }[]> {
  const [user] = await sql<{ id: number }[]>`
    insert into users (email, password_hash, first_name, last_name, name) values ('bench.import@clinic.example', '', 'Bench', 'Import', 'Bench Import') returning id`
  const staff = {
    id: user?.id ?? 0,
    name: 'Bench Import',
    queue_enabled: false,
    provinces: [],
    scopes: ['admin'],
    pcr_capable: false,
    np_capable: false,
  }
  const actor = { kind: 'staff', id: staff.id, name: staff.name } as const
  const context = { sql, now: NOW, zone: 'America/Toronto', address: '', actor, staff } as StaffContext
  const work: ImportWork = { sql, now: () => NOW, zone: context.zone, say: (line) => process.stderr.write(`${line}\n`) }
  const begun = await beginImport(context, { name: 'patients.csv', bytes })
  const reading = await timed(() => workOnImport(work, begun.id))
  const read = await readImport(context, begun.id)
  if (!read.choices) throw new Error('nothing was suggested')
  await chooseImport(context, { id: begun.id, version: read.version, choices: read.choices })
  const checking = await timed(() => workOnImport(work, begun.id))
  const checked = await readImport(context, begun.id)
  if (checked.counts?.new !== ROWS) throw new Error(`of the rows were new: ${JSON.stringify(checked.counts)}`)
  await applyImport(context, { id: begun.id, version: checked.version })
  const applying = await timed(() => workOnImport(work, begun.id))
  return [
    { name: 'import: looking through the file', seconds: reading },
    { name: 'import: reading, keeping and checking every row', seconds: checking },
    { name: 'import: adding the patients, each with its audit entry', seconds: applying },
  ]
}

async function copyTexts(sql: Sql, rows: readonly (readonly string[])[]): Promise<void> {
  const columns = rows[0]?.map((_, column) => `c${column} text`).join(', ') ?? ''
  await sql.unsafe(`create table bench_copied (${columns})`)
  await copy(sql, 'bench_copied', rows)
  await sql`drop table bench_copied`
}

const at = (name: string) => IMPORT_FIELDS.patients.findIndex((field) => field.name === name)

/** The same rows from the patients' own tables. */
function keptRow(row: readonly string[]): string[] {
  const number = benchRing.seal(JSON.stringify(row[at('health_number')]), 'sealed_health_number')
  return row.with(at('health_number'), `(${number})`).with(at('province'), 'ON').with(at('language'), 'en')
}

async function copyHome(sql: Sql, rows: readonly (readonly string[])[]): Promise<void> {
  const cut = (names: readonly string[]) => rows.map((row) => [`COPY-${row[0]}`, ...names.map((name) => row[at(name)] ?? '')])
  const narrow = [
    'first_name',
    'last_name',
    'date_of_birth',
    'phone',
    'email',
    'province',
    'upcoming_renewal_date',
    'patient_active',
    'is_new_patient',
  ]
  const home = ['gender', 'health_number', 'street_address', 'city', 'postal_code', 'language']
  const details = [...home, 'mailing_street_address', 'mailing_city', 'mailing_province', 'mailing_postal_code']
  await copy(sql, `patients (patient_id, ${narrow.join(', ')})`, cut(narrow))
  await copy(sql, 'patient_records (patient_id)', cut([]))
  await copy(sql, `patient_details (patient_id, ${details.join(', ')})`, cut(details))
}

async function copy(sql: Sql, target: string, rows: readonly (readonly string[])[]): Promise<void> {
  const sink = await sql.unsafe(`copy ${target} from stdin`).writable()
  for (let at = 0; at < rows.length; at += 1000) {
    const lines = rows.slice(at, at + 1000).map((row) => `${row.join('\t')}\n`)
    if (!sink.write(lines.join(''))) await new Promise((resolve) => sink.once('drain', resolve))
  }
  await new Promise<void>((resolve, reject) => {
    sink.once('finish', resolve)
    sink.once('error', reject)
    sink.end()
  })
}

/** One value for each field of a patient, in their order. */
function patient(row: number): string[] {
  const number = String(row).padStart(7, '0')
  return [
    ...[`BENCH-${number}`, 'Robin', `Sample ${letters(row)}`, '1980-02-03', row % 2 ? 'Male' : 'Female', `416${number}`],
    ...[`robin.${row}@clinic.example`, `${1000000000 + row}`, `${row} Main Street`, 'Toronto', 'Ontario', 'M5V 2T6'],
    ...['1 King Street', 'Ottawa', 'Ontario', 'K1A 0A6', '2027-01-15', 'yes', 'no', 'English'],
  ]
}

/** A name has letters only. */
function letters(row: number): string {
  return [...String(row)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
