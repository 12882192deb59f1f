import { PROBLEMS } from '@clinic/contract/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff } from '../../test/build.ts'
import { deleteUser } from '../identity/users/edit/delete-user.ts'
import { type Importing, openImporting } from './imports.harness.ts'
import { listRows } from './rows/list-rows.ts'
import { workOnImport } from './stages/work-on-import.ts'
import { previewUndo } from './undo/preview-undo.ts'

let clinic: Importing
beforeAll(async () => {
  clinic = await openImporting()
})
afterAll(() => clinic.close())

const HEADERS = 'E-mail,First name,Last name,Phone,Groups,Licensed provinces,Active'
const csv = (...lines: string[]) => [HEADERS, ...lines].join('\r\n')
const importFile = async (...lines: string[]) => clinic.apply((await clinic.check(csv(...lines))).id)
const account = async (email: string) =>
  (
    await clinic.database.sql`
      select u.*, array(select g.name from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id order by 1) as groups
      from users u where email = ${email} and deleted_at is null`
  )[0]
const entriesOf = (id: number) =>
  clinic.database.sql`
    select action, additional_info from audit_log where entity_kind = 'user' and entity_id = ${String(id)} order by id`
const faultsOf = async (id: number) =>
  (await listRows(clinic.context, { id, outcome: 'refused', page: 1 })).rows.map(({ row_number, faults }) => [
    row_number,
    ...faults.map(({ field }) => field),
  ])

describe('an import of staff', () => {
  test('adds accounts without a password, with groups and provinces, and changes existing ones', async () => {
    const nora = await buildStaff(clinic.database.sql, {
      email: 'nora@clinic.example',
      first_name: 'Nora',
      last_name: 'Alt',
      groups: ['nps'],
    })
    const checked = await clinic.check(
      csv(
        'Ada@Clinic.example,Ada,Sample,604-555-0115,"nps, User","BC, Alberta",yes',
        'nora@clinic.example,Nora,Neu,,"np, np manager",ON;QC,',
      ),
    )
    expect(checked).toMatchObject({ kind: 'staff', counts: { new: 1, changed: 1, refused: 0 } })
    expect(await account('ada@clinic.example')).toBeUndefined()
    expect(await clinic.apply(checked.id)).toMatchObject({ state: 'applied', counts: { new: 1, changed: 1, refused: 0 } })

    const ada = await account('ada@clinic.example')
    expect(ada).toMatchObject({
      ...{ name: 'Ada Sample', phone: '6045550115', active: false, password_hash: '', queue_enabled: false },
      ...{ licensed_provinces: ['AB', 'BC'], groups: ['User', 'nps'] },
    })
    expect(await account('nora@clinic.example')).toMatchObject({
      ...{ name: 'Nora Neu', active: true, licensed_provinces: ['ON', 'QC'], groups: ['npManagers', 'nps'], version: 2 },
    })
    expect(await entriesOf(ada?.id)).toEqual([{ action: 'User Created', additional_info: `Groups: 2, 3, import ${checked.id}, row 2` }])
    expect(await entriesOf(nora.id)).toEqual([{ action: 'User Updated', additional_info: `import ${checked.id}, row 3` }])
  })

  test('of the same file a second time changes nothing', async () => {
    const line = 'twice@clinic.example,Tova,Twice,4165550111,pcrs,"QC, ON",yes'
    await importFile(line)
    const again = await clinic.check(csv(line))
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 1, refused: 0 })
  })

  test('leaves absent fields alone, and uses the default group for rows without one', async () => {
    await importFile('brief@clinic.example,Bo,Brief,,,,')
    expect(await account('brief@clinic.example')).toMatchObject({ groups: ['User'], phone: '' })
    await importFile('brief@clinic.example,,,416 555 0188,,,')
    expect(await account('brief@clinic.example')).toMatchObject({ groups: ['User'], phone: '4165550188', first_name: 'Bo' })
  })

  test('rejects rows with an unknown group, of a deleted account, or that disable an account that was never active', async () => {
    const gone = await buildStaff(clinic.database.sql, { email: 'gone@clinic.example' })
    await deleteUser(clinic.context, String(gone.id))
    const checked = await clinic.check(
      csv(
        'ghost@clinic.example,Gil,Ghost,,Night team,,',
        'gone@clinic.example,Gus,Gone,,nps,,',
        'closed@clinic.example,Cy,Closed,,nps,,no',
        'fine@clinic.example,Flo,Fine,,nps,,',
      ),
      { values: { groups: { 'night team': 'Night team' } } },
    )
    expect(checked.counts).toMatchObject({ new: 1, refused: 3 })
    expect(await faultsOf(checked.id)).toEqual([
      [2, 'groups'],
      [3, 'email'],
      [4, 'active'],
    ])
    await clinic.apply(checked.id)
    expect(await account('fine@clinic.example')).toBeDefined()
    expect(await account('gone@clinic.example')).toBeUndefined()
  })

  test('accepts a group added by the clinic, by its name', async () => {
    await clinic.database.sql`insert into auth_groups (name, description, scopes) values ('Evening team', 'Evenings', '{user,pcr}')`
    const checked = await clinic.check(csv('eve@clinic.example,Eve,Night,,"Evening team, pcrs",,'), {
      values: { groups: { 'evening team': 'Evening team' } },
    })
    await clinic.apply(checked.id)
    expect(await account('eve@clinic.example')).toMatchObject({ groups: ['Evening team', 'pcrs'] })
  })

  test('unassigns the patients of disabled users, and ends nothing else', async () => {
    const np = await buildStaff(clinic.database.sql, { email: 'off@clinic.example', first_name: 'Olaf', last_name: 'Off' })
    const { patient_id } = await buildPatient(clinic.database.sql, { in_np_queue: true, assigned_np: np.id })
    await importFile('off@clinic.example,,,,,,no')
    expect(await account('off@clinic.example')).toMatchObject({ active: false })
    const [patient] = await clinic.database.sql`select assigned_np, in_np_queue from patients where patient_id = ${patient_id}`
    expect(patient).toEqual({ assigned_np: null, in_np_queue: true })
  })

  test('never disables the importing user or the last administrator; the other rows are written (B-10)', async () => {
    const { email } = (await clinic.database.sql`select email from users where id = ${clinic.admin.id}`)[0] as { email: string }
    const own = await importFile(`${email},,,,,,no`, 'other@clinic.example,Ole,Other,,User,,')
    expect(own.counts).toMatchObject({ new: 1, changed: 0, refused: 1 })
    const { rows } = await listRows(clinic.context, { id: own.id, outcome: 'refused', page: 1 })
    expect(rows.map(({ faults }) => faults)).toEqual([[{ field: '', message: PROBLEMS['own-account'][1] }]])
    const last = await importFile(`${email},,,,pcrs,,`)
    expect(last.counts).toMatchObject({ changed: 0, refused: 1 })
    expect(await account(email)).toMatchObject({ active: true, groups: ['admins'] })
    expect(await account('other@clinic.example')).toBeDefined()
  })

  test('stops when the ordering user’s account was disabled meanwhile, and writes nothing', async () => {
    const checked = await clinic.check(csv('late@clinic.example,Lea,Late,,admins,,'))
    const { sql } = clinic.database
    await sql`update imports set state = 'applying', ordered_by = (
      select id from users where email = 'off@clinic.example') where id = ${checked.id}`
    await workOnImport(clinic.work, checked.id)
    expect((await sql`select state, fault->>'code' as code from imports where id = ${checked.id}`)[0]).toEqual({
      state: 'checked',
      code: 'stopped',
    })
    expect(await account('late@clinic.example')).toBeUndefined()
  })
})

describe('undoing an import of staff', () => {
  test('deletes accounts that were never active, reverts others, and leaves what someone changed or uses', async () => {
    await importFile('ivy@clinic.example,Ivy,Elm,4165550120,nps,ON,', 'kai@clinic.example,Kai,Ash,4165550121,nps,ON,')
    const checked = await clinic.check(
      csv(
        'ivy@clinic.example,Iva,Elm,4165550199,"nps, pcrs","ON, QC",',
        'kai@clinic.example,Kay,Ash,,pcrs,,',
        'new1@clinic.example,Una,One,,nps,,yes',
        'new2@clinic.example,Due,Two,,nps,,yes',
        'new3@clinic.example,Tri,Three,,nps,,yes',
        'new4@clinic.example,Fay,Four,,nps,,yes',
      ),
    )
    await clinic.apply(checked.id)
    const { sql } = clinic.database
    await sql`update users set first_name = 'Kaja' where email = 'kai@clinic.example'`
    await sql`update users set password_hash = 'chosen', active = true where email = 'new2@clinic.example'`
    await sql`update users set phone = '4165550177' where email = 'new3@clinic.example'`
    const four = await account('new4@clinic.example')
    await buildPatient(sql, { last_seen_practitioner: four?.id })
    expect(await previewUndo(clinic.context, checked.id)).toMatchObject({
      removed: 1,
      kept: [{ key: 'new2@clinic.example' }, { key: 'new3@clinic.example' }, { key: 'new4@clinic.example' }],
      changed: [{ key: 'kai@clinic.example', field: 'first_name', from: 'Kai', to: 'Kay', now: 'Kaja' }],
    })
    expect(await clinic.undo(checked.id)).toMatchObject({ state: 'undone' })
    expect(await account('ivy@clinic.example')).toMatchObject({
      ...{ name: 'Ivy Elm', phone: '4165550120', groups: ['nps'], licensed_provinces: ['ON'] },
    })
    expect(await account('kai@clinic.example')).toMatchObject({ first_name: 'Kaja', groups: ['nps'] })
    expect(await account('new1@clinic.example')).toBeUndefined()
    expect(await account('new2@clinic.example')).toBeDefined()
    expect(await account('new3@clinic.example')).toMatchObject({ phone: '4165550177' })
    expect(await account('new4@clinic.example')).toBeDefined()
    const [deleted] = await sql`select id from users where email = 'new1@clinic.example'`
    expect(await entriesOf(deleted?.id)).toMatchObject([
      { action: 'User Created' },
      { action: 'User Deleted', additional_info: `0 patients released, import ${checked.id}, row 4` },
    ])
  })

  test('lets the same file be imported again after never-activated accounts were deleted', async () => {
    const line = 'again@clinic.example,Ana,Again,,nps,ON,yes'
    const first = await importFile(line)
    await clinic.undo(first.id)
    expect(await account('again@clinic.example')).toBeUndefined()
    expect(await importFile(line)).toMatchObject({ counts: { new: 1, refused: 0 } })
    expect(await account('again@clinic.example')).toMatchObject({ first_name: 'Ana', active: false })
  })
})
