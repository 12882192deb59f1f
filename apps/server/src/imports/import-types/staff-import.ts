import type { AuditEntry } from '@clinic/contract/audit'
import type { RowError } from '@clinic/contract/imports'
import { ERROR_TEXTS } from '@clinic/core/imports/error-texts'
import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { readProvinces } from '@clinic/core/users/read-provinces'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { listAuthGroups } from '../../identity/users/directory/list-auth-groups.ts'
import { lockAndReadMany, readDeleted, readMany, readUnused, type StaffText } from '../../identity/users/directory/read-many.ts'
import { readStaff } from '../../identity/users/directory/read-staff.ts'
import { addUser, prepareUser } from '../../identity/users/edit/add-user.ts'
import type { EditBody } from '../../identity/users/edit/check-edit.ts'
import { deleteUser } from '../../identity/users/edit/delete-user.ts'
import { updateUser } from '../../identity/users/edit/update-user.ts'
import { change, together } from '../../platform/db/change.ts'
import type { Sql } from '../../platform/db/database.ts'
import { describeProblem, Problem } from '../../platform/http/problem.ts'
import { type CheckRow, type ImportContext, type ImportRow, type ImportType, isAsWritten, type Text, type Written } from './import-type.ts'

/**
 * Staff by email (E-4). A new account has no password until its owner gets a link from an administrator. Each row
 * passes the rules for users on its own: rejected rows are not written, the others are.
 */
export const staffImport: ImportType = {
  read: async (sql, keys) => textsOf(await readMany(sql, keys)),
  judge: checkStaff,
  add: async (context, rows) => inTheirName(context, async (inside) => eachByItself(rows, adder(inside, await groupIds(inside.sql)))),
  write: (context, { keys, decide }) =>
    inTheirName(context, async (inside) => {
      const there = await lockAndReadMany(inside, keys)
      const ids = await groupIds(inside.sql)
      return eachByItself(decide(textsOf(there)), ({ text, ...row }) =>
        updateUser(inside, { id: idIn(there, row), body: bodyOf(text, ids), session: null, note: noteOf(inside, row) }),
      )
    }),
  removable: async ({ sql }, rows) =>
    new Set((await removableOf(sql, { rows, there: await readMany(sql, keysOf(rows)) })).map(({ key }) => key)),
  remove: (context, rows) =>
    inTheirName(context, async (inside) => {
      const there = await lockAndReadMany(inside, keysOf(rows))
      const { done } = await eachByItself(await removableOf(inside.sql, { rows, there }), (row) =>
        deleteUser(inside, idIn(there, row), noteOf(inside, row)),
      )
      return done
    }),
}

type Inside = ImportContext & StaffContext
type GroupIds = ReadonlyMap<string, number>
type There = ReadonlyMap<string, StaffText>

/** Several changes as one, with the rights of the user who ordered them. */
function inTheirName<T>(context: ImportContext, work: (inside: Inside) => Promise<T>): Promise<T> {
  return together(context, async (inside) => work({ ...inside, staff: await readStaff(inside.sql, inside.actor) }))
}

async function eachByItself(rows: readonly ImportRow[], work: (row: ImportRow) => Promise<unknown>): Promise<Written> {
  const done = new Set<string>()
  const faults = new Map<string, RowError>()
  for (const row of rows) {
    try {
      await work(row)
      done.add(row.key)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      faults.set(row.key, faultIn(error))
    }
  }
  return { done, faults }
}

/** The error text of the rule that rejected a row, at its field where the file has it. */
function faultIn({ code, details }: Problem): RowError {
  const [named] = Object.keys(details.fields ?? {})
  const field = named === 'auth_groups' ? 'groups' : (named ?? '')
  return { field: FIELDS.has(field) ? field : '', message: describeProblem(code, details).body.message }
}

const FIELDS: ReadonlySet<string> = new Set(IMPORT_FIELDS.staff.map(({ name }) => name))

function adder(inside: Inside, ids: GroupIds): (row: ImportRow) => Promise<unknown> {
  return ({ key, text, ...row }) =>
    change(inside, async (tx, inside) => {
      const { first_name = '', last_name = '', phone = '', groups = '' } = text
      const provinces = readProvinces(text.licensed_provinces ?? '') ?? []
      const user = await prepareUser({ email: key, password: null, active: false, first_name, last_name, phone, provinces }, inside.now)
      const added = await addUser(tx, user, namedGroups(groups, ids))
      const entry: AuditEntry = added.audit
      return { ...added, audit: { ...entry, additionalInfo: `${entry.additionalInfo}, ${noteOf(inside, row)}` } }
    })
}

/** The fields of a call for these texts. */
function bodyOf({ first_name, last_name, phone, licensed_provinces, groups, active }: Text, ids: GroupIds): EditBody {
  return {
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
    ...(phone !== undefined && { phone }),
    ...(licensed_provinces !== undefined && { licensed_provinces }),
    ...(groups !== undefined && { auth_groups: namedGroups(groups, ids) }),
    ...(active !== undefined && { active: active === 'yes' }),
  }
}

async function groupIds(sql: Sql): Promise<GroupIds> {
  return new Map((await listAuthGroups({ sql })).map(({ id, name }) => [name, id]))
}

/** A group deleted since keeps its name, which the rules for users reject. */
function namedGroups(text: string, ids: GroupIds): (number | string)[] {
  return namesIn(text).map((name) => ids.get(name) ?? name)
}

function namesIn(text: string): string[] {
  return text.split(', ').filter((name) => name !== '')
}

function checkStaff(sql: Sql): CheckRow {
  return async (rows) => {
    const keys = keysOf(rows)
    const [there, deleted, ids] = await Promise.all([readMany(sql, keys), readDeleted(sql, keys), groupIds(sql)])
    return new Map(
      rows.flatMap((row): [string, RowError][] => {
        const fault = faultOf(row, { there: there.get(row.key), deleted, ids })
        return fault ? [[row.key, fault]] : []
      }),
    )
  }
}

type Kept = { there: StaffText | undefined; deleted: ReadonlySet<string>; ids: GroupIds }

function faultOf({ key, text }: ImportRow, { there, deleted, ids }: Kept): RowError | null {
  if (!there && deleted.has(key)) return { field: 'email', message: ERROR_TEXTS.accountGone }
  if (namesIn(text.groups ?? '').some((name) => !ids.has(name))) return { field: 'groups', message: ERROR_TEXTS.noGroup }
  if (text.active === 'no' && (!there || there.waiting)) return { field: 'active', message: ERROR_TEXTS.notOpenYet }
  return null
}

/** What an account has when its row left a field empty. */
const UNSAID = { phone: '', licensed_provinces: '' }

async function removableOf(sql: Sql, { rows, there }: { rows: readonly ImportRow[]; there: There }): Promise<ImportRow[]> {
  const same = rows.filter((row) => isAsWritten(there.get(row.key)?.text, { text: { ...UNSAID, ...row.text } }))
  const unused = await readUnused(
    sql,
    same.flatMap(({ key }) => there.get(key)?.id ?? []),
  )
  return same.filter(({ key }) => unused.has(there.get(key)?.id ?? 0))
}

function textsOf(there: There): Map<string, Text> {
  return new Map([...there].map(([key, { text }]) => [key, text]))
}

function keysOf(rows: readonly ImportRow[]): string[] {
  return rows.map(({ key }) => key)
}

function idIn(there: There, { key }: Pick<ImportRow, 'key'>): string {
  return String(there.get(key)?.id ?? 0)
}

/** The import and row, for the log. */
function noteOf({ import_id }: Pick<ImportContext, 'import_id'>, { row_number }: Pick<ImportRow, 'row_number'>): string {
  return `import ${import_id}, row ${row_number}`
}
