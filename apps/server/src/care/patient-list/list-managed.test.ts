import { readFile } from 'node:fs/promises'
import { type ManagedPage, managedQuery, PATIENT_FILTERS, PATIENT_SORTS, type PatientFilter } from '@clinic/contract/patient-manager'
import type { Staff } from '@clinic/core/authorization/staff'
import { plainText, readSearchTerm } from '@clinic/core/patient-list/search-term'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { Sql } from '../../platform/db/database.ts'
import { collectCounts } from './collect-counts.ts'
import { listManaged } from './list-managed.ts'
import { applyPendingDeltas, splitBuckets } from './store.ts'

let database: TestDatabase
let admin: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  admin = await buildStaff(database.sql, { groups: ['admins'] })
})
afterAll(() => database.close())

type Query = Partial<Record<keyof typeof managedQuery.shape, string>>
async function read(query: Query = {}, sql: Sql = database.sql): Promise<ManagedPage> {
  const answer = await listManaged({ ...staffContext(database, admin), sql }, managedQuery.parse(query))
  return JSON.parse(answer.text) as ManagedPage
}
const idsOf = ({ rows }: ManagedPage) => rows.map(({ patient_id }) => patient_id)

/** All pages in order. */
async function readAll(query: Query = {}, sql: Sql = database.sql): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const found = await read({ size: '20', ...query, page: String(page) }, sql)
    ids.push(...idsOf(found))
    if (page * Number(query.size ?? 20) >= found.total) return { ids, total: found.total }
  }
}

type Stored = {
  patient_id: string
  first_name: string
  last_name: string
  patient_active: boolean
  eligible: boolean
  questionnaire_in_progress: boolean
  upcoming_renewal_date: string | null
  assigned_pcr: number | null
}
const stored = (sql: Sql = database.sql) => sql<Stored[]>`
  select patient_id, first_name, last_name, patient_active, eligible, questionnaire_in_progress, upcoming_renewal_date, assigned_pcr from patients`

/** The expected list, computed naively: filter every row, then sort. */
function expected(rows: readonly Stored[], query: Query): string[] {
  const only = (query.only ?? '').split(',') as PatientFilter[]
  const either = (yes: PatientFilter, no: PatientFilter, is: boolean) =>
    (!only.includes(yes) && !only.includes(no)) || (only.includes(yes) && is) || (only.includes(no) && !is)
  const kept = rows.filter(
    (row) =>
      either('enabled', 'disabled', row.patient_active) &&
      either('eligible', 'ineligible', row.eligible) &&
      (!only.includes('unfinished') || row.questionnaire_in_progress) &&
      (!only.includes('no_renewal') || row.upcoming_renewal_date === null) &&
      (!query.renewal_from || (row.upcoming_renewal_date ?? '') >= query.renewal_from) &&
      (!query.renewal_to || (row.upcoming_renewal_date !== null && row.upcoming_renewal_date <= query.renewal_to)) &&
      (!query.pcr || row.assigned_pcr === Number(query.pcr)) &&
      matches(row, query.search ?? ''),
  )
  return kept.sort((a, b) => compareRows(a, b, query)).map(({ patient_id }) => patient_id)
}

function matches(row: Stored, search: string): boolean {
  const needle = readSearchTerm(search)
  if (!needle) return true
  const [id, first, last] = [row.patient_id, row.first_name, row.last_name].map(plainText) as [string, string, string]
  if (needle.kind === 'part') return [id, `${first} ${last}`, `${last} ${first}`].some((text) => text.includes(needle.text))
  return [id, `${first} ${last}`, last].some((text, place) => text.startsWith(needle.text) && (place !== 1 || first !== ''))
}

function compareRows(a: Stored, b: Stored, { sort = 'name', direction }: Query): number {
  const sign = direction === 'desc' ? -1 : 1
  const byName = compare(nameOf(a), nameOf(b))
  if (sort === 'name') return sign * byName
  if (sort === 'patient_id') return sign * compare([a.patient_id], [b.patient_id])
  if (sort === 'eligibility') return sign * (Number(a.eligible) - Number(b.eligible)) || byName
  if (sort === 'questionnaire') return sign * (Number(b.questionnaire_in_progress) - Number(a.questionnaire_in_progress)) || byName
  const [one, other] = [a.upcoming_renewal_date, b.upcoming_renewal_date]
  if (one === null || other === null) return Number(one === null) - Number(other === null) || byName
  return sign * (compare([one], [other]) || byName)
}

const nameOf = (row: Stored) => [row.last_name === '' ? '1' : '0', row.last_name, row.first_name, row.patient_id].map(plainText)
/** By code point, part by part. */
function compare(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((part, place) => part !== b[place])
  return index < 0 ? 0 : Buffer.compare(Buffer.from(a[index] ?? ''), Buffer.from(b[index] ?? ''))
}

const names = fc.constantFrom(
  '',
  'Ann',
  'Anna',
  'Annabel',
  'Bo',
  'Élodie',
  'Ørsted',
  'Mc Adam',
  'MCADAM',
  'Van der Berg',
  'Z',
  'o’Neil',
  "O'Neil",
)
const flags = { patient_active: fc.boolean(), eligible: fc.boolean(), questionnaire_in_progress: fc.boolean() }
const renewal = fc.option(fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-01', '2027-05-05'))
const person = fc.record({ first_name: names, last_name: names, ...flags, upcoming_renewal_date: renewal })
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ deed: fc.constant('insert' as const), people: fc.array(person, { minLength: 1, maxLength: 12 }) }) },
  { weight: 6, arbitrary: fc.record({ deed: fc.constant('change' as const), at: fc.nat(), person }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('delete' as const), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('fold' as const), batch: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      deed: fc.constant('split' as const),
      size: fc.integer({ min: 2, max: 6 }),
      parts: fc.integer({ min: 1, max: 5 }),
    }),
  },
)
const query = fc.record({
  only: fc.subarray([...PATIENT_FILTERS]).map((filters) => filters.join(',')),
  sort: fc.constantFrom(...PATIENT_SORTS),
  direction: fc.constantFrom('asc', 'desc'),
  search: fc.constantFrom(
    '',
    '',
    '',
    'a',
    'an',
    'ann',
    'nab',
    'MC',
    'anna b',
    'mc adam',
    'é',
    'elod',
    "o'",
    "o'n",
    'T1',
    't12',
    'z',
    'berg anna',
    '%',
    'z z',
  ),
  renewal_from: fc.constantFrom('', '', '', '2026-01-31'),
  renewal_to: fc.constantFrom('', '', '', '2026-02-01'),
})

let made = 0
const nextId = () => {
  made += 1
  return `${made % 2 === 0 ? 'T' : 't'}${made}`
}
async function make(people: readonly object[]): Promise<void> {
  const rows = people.map((one) => ({ patient_id: nextId(), ineligible_reason: 'Other', ...one }))
  await database.sql`insert into patients ${database.sql(rows as never)}`
}

async function one(at: number): Promise<string> {
  const rows = await database.sql<{ patient_id: string }[]>`select patient_id from patients order by patient_id`
  return rows[at % Math.max(1, rows.length)]?.patient_id ?? ''
}

describe('the list of all patients', () => {
  test('after any additions, renames, switches and removals, all pages together are in order, with the exact total (REQ-589, REQ-598)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 1, maxLength: 12 }),
        fc.array(query, { minLength: 6, maxLength: 6 }),
        async (deeds, queries) => {
          for (const done of deeds) {
            if (done.deed === 'insert') await make(done.people)
            if (done.deed === 'change')
              await database.sql`update patients set ${database.sql({ ineligible_reason: 'Other', ...done.person } as never)} where patient_id = ${await one(done.at)}`
            if (done.deed === 'delete') await database.sql`delete from patients where patient_id = ${await one(done.at)}`
            if (done.deed === 'fold') await applyPendingDeltas(database.sql, done.batch)
            if (done.deed === 'split') await splitBuckets(database.sql, done)
          }
          const rows = await stored()
          for (const asked of queries) {
            const right = expected(rows, asked)
            expect(await readAll(asked), JSON.stringify(asked)).toEqual({ ids: right, total: right.length })
          }
        },
      ),
      { numRuns: 30, endOnFailure: true },
    )
  }, 120_000)

  test('stays exact in every snapshot while others write, fold counts and split buckets', async () => {
    let writing = true
    const write = async (turn: number) => {
      await make(Array.from({ length: 3 }, (_, index) => ({ first_name: 'Race', last_name: `Runner ${(turn * 7 + index) % 23}` })))
      await database.sql`update patients set last_name = last_name || 'x', patient_active = not patient_active where patient_id = ${await one(turn * 31)}`
    }
    const folder = (async () => {
      while (writing) {
        await applyPendingDeltas(database.sql, 7)
        await splitBuckets(database.sql, { size: 4, parts: 2 })
      }
    })()
    const looks: { total: number; counted: number; ids: string[]; right: string[] }[] = []
    const reader = (async () => {
      while (writing) {
        await database.sql.begin('isolation level repeatable read', async (tx) => {
          const { ids, total } = await readAll({}, tx as unknown as Sql)
          const rows = await stored(tx as unknown as Sql)
          const right = expected(rows, {})
          looks.push({ total, counted: right.length, ids, right })
          for (const asked of [{ sort: 'patient_id', direction: 'desc' }, { sort: 'renewal' }, { search: 'runn' }, { search: 'ra' }]) {
            const found = await readAll(asked, tx as unknown as Sql)
            const wanted = expected(rows, asked)
            looks.push({ total: found.total, counted: wanted.length, ids: found.ids, right: wanted })
          }
        })
      }
    })()
    // They write until enough snapshots were checked, however slow the machine.
    const writers = [0, 1, 2].map(async (lane) => {
      for (let turn = 0; turn < 25 || (looks.length < 15 && turn < 400); turn += 1) await write(turn * 3 + lane)
    })
    await Promise.all(writers)
    writing = false
    await Promise.all([folder, reader])
    expect(looks.length).toBeGreaterThan(10)
    for (const { total, counted, ids, right } of looks) {
      expect(total).toBe(counted)
      expect(ids).toEqual(right)
    }
  }, 60_000)

  test('the folded counts equal the rows, by every flag and prefix', async () => {
    await collectCounts(database.sql)
    while ((await splitBuckets(database.sql, { size: 3, parts: 4 })) > 0);
    const differing = await database.sql`
      with real as (
        select (select max(fence) from managed_fences f where f.fence <= m.name_key) as fence, flags, count(*) as count from managed_patients m group by 1, 2
      ), begun as (
        select needle, flags, count(*) as count from managed_patients, unnest(managed_needles(name_key)) as needle group by 1, 2
      )
      select 'fence' as what from managed_fences f full join real r using (fence, flags) where coalesce(f.count, 0) <> coalesce(r.count, 0)
      union all
      select 'needle' from managed_needle_counts n full join begun b using (needle, flags) where coalesce(n.count, 0) <> coalesce(b.count, 0)
      union all
      select 'id' from managed_id_fences f full join (
        select (select max(fence) from managed_id_fences f where f.fence <= m.patient_id collate "C") as fence, flags, count(*) as count
        from managed_patients m group by 1, 2
      ) as i using (fence, flags) where coalesce(f.count, 0) <> coalesce(i.count, 0)
      union all
      select 'day' from managed_days d full join (
        select renewal as day, flags, count(*) as count from managed_patients where renewal is not null group by 1, 2
      ) as r using (day, flags) where coalesce(d.count, 0) <> coalesce(r.count, 0)
      union all
      select 'name' from managed_patients, unnest((string_to_array(name_key, chr(1)))[1:2]) as part
      where not exists (select from managed_names where name = part)`
    expect(differing).toEqual([])
    expect(await database.sql`select 1 from managed_changes`).toEqual([])
    const [fences] = await database.sql<{ names: number; ids: number }[]>`
      select (select count(distinct fence) from managed_fences) as names, (select count(distinct fence) from managed_id_fences) as ids`
    expect(fences?.names).toBeGreaterThan(5)
    expect(fences?.ids).toBeGreaterThan(5)
  })

  test('folds letters in the database like in code, ø, ł, đ and ß included (REQ-589)', async () => {
    const pairs = { Søren: 'soren', ŁUKASZ: 'lukasz', Đorđević: 'dordevic', STRAẞER: 'strasser', Æsa: 'aesa' }
    for (const [name, folded] of Object.entries(pairs)) {
      const [row] = await database.sql<{ plain: string }[]>`select plain_text(${name}) as plain`
      expect([row?.plain, plainText(name)]).toEqual([folded, folded])
    }

    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿĀ-žẞ' .-]{0,30}$/), async (text) => {
        const [row] = await database.sql<{ plain: string }[]>`select plain_text(${text}) as plain`
        expect(row?.plain).toBe(plainText(text))
      }),
      { numRuns: 60 },
    )
  })
})

describe('search, filters and order', () => {
  let own: TestDatabase
  const list = async (asked: Query) =>
    JSON.parse((await listManaged({ ...staffContext(own, admin), sql: own.sql }, managedQuery.parse(asked))).text) as ManagedPage
  const names = async (asked: Query) => (await list(asked)).rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  let pcr: Staff
  beforeAll(async () => {
    own = await openTestDatabase()
    pcr = await buildStaff(own.sql, { groups: ['pcrs'] })
    const people = [
      { patient_id: 'AX-100', first_name: 'Zoë', last_name: 'Abbott', upcoming_renewal_date: '2026-03-31' },
      { patient_id: '200', first_name: 'Marc', last_name: 'Côté', upcoming_renewal_date: '2026-03-01', patient_active: false },
      { patient_id: '300', first_name: 'Anna', last_name: 'Smith', upcoming_renewal_date: '2026-02-28', eligible: false },
      {
        patient_id: '400',
        first_name: 'Anna',
        last_name: 'Smithers',
        questionnaire_in_progress: true,
        in_pcr_queue: true,
        assigned_pcr: pcr.id,
      },
      { patient_id: '500', first_name: '', last_name: '' },
      { patient_id: '600', first_name: 'Bea', last_name: 'de Boer', upcoming_renewal_date: '2026-04-01' },
    ]
    for (const person of people) await buildPatient(own.sql, person)
  })
  afterAll(() => own.close())

  test('a search matches the ID or the full name, in any case and with or without accents (REQ-588)', async () => {
    expect(await names({ search: 'ax-1' })).toEqual(['Zoë Abbott'])
    expect(await names({ search: 'COTE' })).toEqual(['Marc Côté'])
    expect(await names({ search: 'anna smi' })).toEqual(['Anna Smith', 'Anna Smithers'])
    expect(await names({ search: 'smith anna' })).toEqual(['Anna Smith'])
    expect(await names({ search: 'e b' })).toEqual([])
    expect(await names({ search: 'example.ca' })).toEqual([])
  })

  test('one or two characters match prefixes', async () => {
    expect(await names({ search: 'a' })).toEqual(['Zoë Abbott', 'Anna Smith', 'Anna Smithers'])
    expect(await names({ search: 'SM' })).toEqual(['Anna Smith', 'Anna Smithers'])
    expect(await names({ search: '30' })).toEqual(['Anna Smith'])
    expect(await names({ search: 'mi' })).toEqual([])
  })

  test('each patient is listed once, by last name, those without one at the end (REQ-589)', async () => {
    const { rows, total } = await list({})
    expect(rows.map(({ last_name }) => last_name)).toEqual(['Abbott', 'Côté', 'de Boer', 'Smith', 'Smithers', ''])
    expect(total).toBe(6)
    const twice = await list({ search: 'an', only: 'eligible,ineligible,enabled' })
    expect(twice.rows.map(({ patient_id }) => patient_id)).toEqual(['300', '400'])
  })

  test('letters that no accent makes are found and sorted as they are typed, older rows too (REQ-588, REQ-589)', async () => {
    const { sql, owner, close } = await openTestDatabase()
    try {
      const nordic = { patient_id: '701', first_name: 'Søren', last_name: 'Łoś' }
      for (const person of [
        nordic,
        { patient_id: '702', first_name: 'Al', last_name: 'Loz' },
        { patient_id: '703', first_name: 'Al', last_name: 'Straßer' },
      ])
        await buildPatient(sql, person)
      const found = async (search: string) =>
        (
          JSON.parse((await listManaged({ ...staffContext(own, admin), sql }, managedQuery.parse({ search }))).text) as ManagedPage
        ).rows.map(({ last_name }) => last_name)
      const all = async () => [
        await found(''),
        await found('soren los'),
        await found('ŁOŚ'),
        await found('strasser'),
        await found('STRAẞER'),
      ]
      const expected = [['Łoś', 'Loz', 'Straßer'], ['Łoś'], ['Łoś'], ['Straßer'], ['Straßer']]
      expect(await all()).toEqual(expected)
      // As an earlier version kept the row.
      await sql`update managed_patients set name_key = 'łos' || chr(1) || 'søren' || chr(1) || '701', first2 = 'sø' where patient_id = '701'`
      const migration = await readFile(new URL('../../../migrations/0049-letters-folded.sql', import.meta.url), 'utf8')
      await owner.begin((tx) => tx.unsafe(migration))
      expect(await all()).toEqual(expected)
    } finally {
      await close()
    }
  })

  test('the renewal range includes its first and last day, and excludes patients without a date (REQ-590)', async () => {
    expect(await names({ renewal_from: '2026-03-01', renewal_to: '2026-03-31' })).toEqual(['Zoë Abbott', 'Marc Côté'])
    expect(await names({ renewal_from: '2026-03-31' })).toEqual(['Zoë Abbott', 'Bea de Boer'])
    expect(await names({ renewal_to: '2026-02-28' })).toEqual(['Anna Smith'])
  })

  test('filters are "or" within a pair and "and" between (E-6, REQ-585)', async () => {
    expect(await names({ only: 'disabled' })).toEqual(['Marc Côté'])
    expect((await list({ only: 'enabled,disabled' })).total).toBe(6)
    expect(await names({ only: 'enabled,ineligible' })).toEqual(['Anna Smith'])
    expect(await names({ only: 'unfinished' })).toEqual(['Anna Smithers'])
    expect(await names({ only: 'no_renewal,eligible' })).toEqual(['Anna Smithers', ' '])
    expect(await names({ only: 'no_renewal', renewal_from: '2026-01-01' })).toEqual([])
  })

  test('the PCR filter selects that PCR’s patients, alone or with other filters (E-6)', async () => {
    expect(await names({ pcr: String(pcr.id) })).toEqual(['Anna Smithers'])
    expect(await names({ pcr: String(pcr.id), only: 'disabled' })).toEqual([])
    expect(await names({ pcr: String(pcr.id), search: 'smithers' })).toEqual(['Anna Smithers'])
  })
})

test('a very frequent term is found in every order with the exact total, before and after counts are folded (REQ-588, REQ-598)', async () => {
  const large = await openTestDatabase({ connections: 1 })
  try {
    await large.sql`
      insert into patients (patient_id, first_name, last_name, patient_active, upcoming_renewal_date)
      select case when n % 9 = 0 then 'R' else '1' end || n * 7919 % 100003, (array['Réa', 'Marie', 'Jo-Rose', 'Ted'])[1 + n % 4],
        (array['Rosenthal', 'Tremblay', 'de Rose', 'Smith ' || n % 50])[1 + n % 7 % 4], n % 3 > 0,
        case when n % 5 > 0 then date '2026-01-01' + n * 13 % 400 end
      from generate_series(1, 9000) as n`
    const context = { ...staffContext(large, admin), sql: large.sql }
    const compareAll = async () => {
      const rows = await stored(large.sql)
      for (const search of ['', '1', 'ro', 'rose', '119', 'rose de']) {
        for (const sort of PATIENT_SORTS) {
          for (const more of [{}, { direction: 'desc', only: 'disabled' }, { renewal_from: '2026-03-01', renewal_to: '2026-09-30' }]) {
            const asked = { search, sort, ...more }
            const right = expected(rows, asked)
            for (const page of [1, Math.max(1, Math.ceil(right.length / 40)), Math.max(1, Math.ceil(right.length / 20))]) {
              const answer = await listManaged(context, managedQuery.parse({ ...asked, page: String(page) }))
              const found = JSON.parse(answer.text) as ManagedPage
              expect({ ids: idsOf(found), total: found.total }, JSON.stringify({ ...asked, page })).toEqual({
                ids: right.slice(page * 20 - 20, page * 20),
                total: right.length,
              })
            }
          }
        }
      }
    }
    await compareAll()
    await collectCounts(large.sql)
    await large.sql`update patients set upcoming_renewal_date = '2027-02-02', last_name = 'Rosé' where patient_id like '%77'`
    await compareAll()
  } finally {
    await large.close()
  }
}, 120_000)

test('one or two characters never scan a table, however many patients there are', async () => {
  const large = await openTestDatabase({ connections: 1 })
  try {
    await large.sql`
      insert into patients (patient_id, first_name, last_name)
      select (10000 + n)::text, chr(97 + n % 23) || 'irst' || n % 301, chr(97 + n % 19) || 'ast' || n % 799 from generate_series(1, 20000) as n`
    await collectCounts(large.sql)
    await large.owner.unsafe('vacuum analyze').simple()
    const scans = async () => {
      await large.sql`select pg_stat_force_next_flush()`
      return large.sql<{ relname: string; seq_scan: number }[]>`
        select relname, seq_scan from pg_stat_user_tables where relname in ('patients', 'managed_patients') order by relname`
    }
    const before = await scans()
    const context = { ...staffContext(large, admin), sql: large.sql }
    for (const asked of ['a', 'B', 'zz', '1', '10', 'fi', "o'n"]) {
      for (const more of [{}, { only: 'enabled' }, { sort: 'renewal' }, { direction: 'desc', page: '3' }]) {
        await listManaged(context, managedQuery.parse({ search: asked, ...more }))
      }
    }
    expect(await scans()).toEqual(before)
  } finally {
    await large.close()
  }
})
