import {
  type AuditEntryRow,
  countNewerAudit,
  type AuditPage as Entries,
  exportAudit,
  readAuditState,
  searchAudit,
} from '@clinic/contract/audit'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { AuditPage } from './audit-page.tsx'

const entry = (parts: Partial<AuditEntryRow> = {}): AuditEntryRow => ({
  ...{ id: 1, at: '2026-03-02T14:00:00.000Z', day: '2026-03-02', minute: '09:00', user: 'Dana Whitfield', user_id: 12 },
  ...{ action: 'Claim Patient', kind: 'changes', description: 'Claimed', entity: { kind: 'patient', id: 'TCN-1', type: null } },
  ...{
    changes: { assigned_np: { from: null, to: 'Dana Whitfield' } },
    additional_info: '',
    patient_id: 'TCN-1',
    address: '10.0.0.1',
    seal: 7,
  },
  ...parts,
})
const page = (rows: AuditEntryRow[], parts: Partial<Entries> = {}): Entries => ({
  ...{ rows, total: rows.length, more: false, people: {}, older: null, newer: null, newest: '2026-03-02T14:00:00.000000Z_1' },
  ...parts,
})
const OLDER = '2026-03-01T14:00:00.000000Z_2'
const NEWER = '2026-03-01T15:00:00.000000Z_3'
const open = (at = '/pages/audit') => render(<AuditPage />, { as: { scopes: ['admin'] }, at })
const table = () => screen.findByRole('table', { name: 'Entries' })

beforeEach(() => {
  api.answers(readAuditState, { sealed: 12, head: 'abcdef0123456789', waiting: 0, late: false, anchor: null, verification: null })
  api.answers(countNewerAudit, { count: 0, more: false })
  api.answers(searchAudit, page([entry()]))
})

describe('the audit log', () => {
  test('shows who did what to whom, newest first as the server gives it (REQ-671 to REQ-673)', async () => {
    api.answers(searchAudit, page([entry({ id: 2, action: 'Complete Appointment' }), entry()]))
    await open()
    const [first] = within(await table())
      .getAllByRole('row')
      .slice(1)
    for (const text of ['Dana Whitfield', 'Complete Appointment', 'TCN-1', '09:00']) expect(first?.textContent).toContain(text)
    await expectAccessible()
  })

  test('an entry opens below itself to what it changed, and closes again by the same key (REQ-673)', async () => {
    const { user } = await open()
    const details = within(await table()).getByRole('button', { name: /^Details of entry/ })
    details.focus()
    await user.keyboard('{Enter}')
    expect(details.getAttribute('aria-expanded')).toBe('true')
    expect(within(screen.getByRole('table', { name: 'What changed' })).getByRole('row', { name: /^Assigned NP/ }).textContent).toContain(
      'Dana Whitfield',
    )
    expect(screen.getByText('10.0.0.1')).toBeDefined()
    await expectAccessible()
    await user.keyboard('{Enter}')
    expect(details.getAttribute('aria-expanded')).toBe('false')
  })

  test('a name narrows the search to that person, in the address (REQ-671)', async () => {
    const { user, address } = await open()
    await user.click(within(await table()).getByRole('button', { name: 'Only entries of Dana Whitfield' }))
    await waitFor(() => expect(api.received(searchAudit).at(-1)?.query.person).toBe('Dana Whitfield'))
    expect(address()).toContain('person=Dana')
  })

  test('is searched by person and kind (REQ-671)', async () => {
    const { user } = await open()
    await table()
    await user.type(screen.getByLabelText('Person'), 'dana whit{Enter}')
    await waitFor(() => expect(api.received(searchAudit).at(-1)?.query.person).toBe('dana whit'))
    await user.selectOptions(screen.getByLabelText('Kind'), 'Changes by staff')
    await waitFor(() => expect(api.received(searchAudit).at(-1)?.query.kind).toBe('changes'))
  })

  test('says that nothing fits and offers to clear the filters (REQ-671)', async () => {
    api.answers(searchAudit, ({ query }) => page(query.person === '' ? [entry()] : []))
    const { user } = await open('/pages/audit?person=nobody')
    await user.click(await screen.findByRole('button', { name: 'Clear 1 filter' }))
    expect(await table()).toBeDefined()
  })

  test('says that it could not be loaded, and tries again (C-11)', async () => {
    api.refuses(searchAudit, 'internal-error')
    const { user } = await open()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('A server error occurred. Please try again.')
    await expectAccessible()
    api.answers(searchAudit, page([entry()]))
    await user.click(within(alert).getByRole('button'))
    expect(await table()).toBeDefined()
  })

  test('announces that it is loading', async () => {
    const answer = api.stalls(searchAudit, page([]))
    await open()
    expect(screen.getByRole('status', { name: 'Loading entries' })).toBeDefined()
    answer()
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading entries' })).toBeNull())
  })

  test('goes to older and newer pages and back to the newest (REQ-672)', async () => {
    api.answers(searchAudit, ({ query }) =>
      query.before === OLDER ? page([entry({ id: 1 })], { newer: NEWER }) : page([entry({ id: 2 })], { older: OLDER }),
    )
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Older' }))
    await waitFor(() => expect(address()).toContain('before='))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older' }).disabled).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Newer' }))
    await waitFor(() => expect(address()).toContain('after='))
    await user.click(screen.getByRole('button', { name: 'Newest' }))
    await waitFor(() => expect(address()).not.toMatch(/before=|after=/))
  })

  test('says honestly that there are more entries than were counted', async () => {
    api.answers(searchAudit, page([entry()], { total: 10_000, more: true }))
    await open()
    expect(await screen.findByText('more than 10,000 entries')).toBeDefined()
  })

  test('says that the download failed and offers it again (C-11)', async () => {
    api.refuses(exportAudit, 'internal-error')
    const { user } = await open()
    await table()
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    expect(await screen.findByText(/could not be downloaded|Couldn’t download/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  test('warns where the chain has faults', async () => {
    api.answers(readAuditState, {
      ...{ sealed: 12, head: 'abcdef0123456789', waiting: 0, late: false, anchor: null },
      verification: { at: '2026-03-02T03:00:00.000Z', number: 12, findings: ['Entry 5 was changed.'] },
    })
    await open()
    expect(await screen.findByText(/Entry 5 was changed\./)).toBeDefined()
    await expectAccessible()
  })
})
