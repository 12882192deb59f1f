import { listAlarms } from '@clinic/contract/alarms'
import { logout, writePreferences } from '@clinic/contract/auth'
import { countToday } from '@clinic/contract/queues/today'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NOW } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { HOME } from '../lib/routes/routes.ts'
import { PlainShell } from './plain-shell.tsx'
import { Shell } from './shell.tsx'

const open = async (scope: 'admin' | 'np' | 'user' = 'admin', at = '/') => {
  api.answers(listAlarms, { alarms: [], now: NOW })
  api.answers(countToday, { due: 2, pcr: null, np: 18 })
  const shown = await render(
    <Shell title="Audit Log" fill={false}>
      <p>The page</p>
    </Shell>,
    { as: { scopes: [scope] }, at },
  )
  return { ...shown, sidebar: screen.getByRole('complementary', { name: 'Sidebar' }) }
}
const describedBy = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const palette = () => screen.findByRole('combobox', { name: /^Search/ })

describe('the frame of a page', () => {
  test('names the page and the person, and has a way past the menus (REQ-043, REQ-044)', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeDefined()
    expect(screen.getByRole('main').textContent).toBe('The page')
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('button', { name: /^Noor Ito Administrator ?: menu$/ })).toBeDefined()
    await expectAccessible()
  })

  test('offers the login to people who are not logged in, and nothing of the staff (REQ-045)', async () => {
    await render(
      <PlainShell title="Chat" fill={false}>
        <p>The page</p>
      </PlainShell>,
    )
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  test('leads to the login on logging out', async () => {
    api.answers(logout, { success: true })
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  test('opens its menu over the page, and Escape closes it', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  })
})

describe('the sidebar', () => {
  test('has the name of the clinic, which leads to its first page (REQ-040)', async () => {
    const { sidebar } = await open()
    const logo = within(sidebar).getAllByRole('link')[0]
    expect([logo?.textContent, logo?.getAttribute('href')]).toEqual(['TCN AI', HOME])
  })

  test('in the menu over the page closes once one of its links is followed (REQ-042)', async () => {
    const { user } = await open('admin', '/pages/audit')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await user.click(menu.getByRole('link', { name: 'Audit Log' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    expect(screen.getByText('The page')).toBeDefined()
  })

  test.each([
    ['admin', 'Patient Manager', true],
    ['np', 'Patient Manager', false],
    ['np', 'NP Queue', true],
    ['user', 'NP Queue', false],
  ] as const)('of the role %s with the page %s: %s (REQ-031 to REQ-039)', async (scope, name, offered) => {
    const { sidebar } = await open(scope)
    expect(within(sidebar).queryByRole('link', { name }) !== null).toBe(offered)
  })

  test('counts what waits behind a link without changing its name', async () => {
    const { sidebar } = await open('np')
    const link = within(sidebar).getByRole('link', { name: 'NP Queue' })
    await waitFor(() => expect(describedBy(link)).toBe('18 patients'))
    expect(describedBy(within(sidebar).getByRole('link', { name: 'Today' }))).toBe('2 due waits')
    expect(within(sidebar).getByRole('link', { name: 'AI Chat' }).getAttribute('aria-describedby')).toBeNull()
  })

  test('asks for no counts for someone without a queue', async () => {
    await open('user')
    expect(api.received(countToday)).toEqual([])
  })

  test('shrinks to icons whose names stay, and remembers that', async () => {
    api.answers(writePreferences, ({ body }) => body)
    const { user, sidebar } = await open()
    await user.click(within(sidebar).getByRole('button', { name: 'Collapse sidebar' }))
    expect(within(sidebar).getByRole('link', { name: 'Patient Manager' }).dataset.tip).toBe('Patient Manager')
    await waitFor(() => expect(api.received(writePreferences)[0]?.body).toEqual({ sidebarForm: 'narrow' }))
    await expectAccessible()
    await user.click(within(sidebar).getByRole('button', { name: 'Expand sidebar' }))
    expect(within(sidebar).getByRole('link', { name: 'Patient Manager' }).dataset.tip).toBeUndefined()
  })

  test('has the colours, the lock and the way out in one menu of the person', async () => {
    api.answers(logout, { success: true })
    const { user, sidebar, address } = await open()
    await user.click(within(sidebar).getByRole('button', { name: /^Noor Ito Administrator ?: menu$/ }))
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(names).toEqual(['My profile and password', 'Light', 'Dark', 'System', 'Lock this screen', 'Log out'])
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  test('folds a group and remembers that (REQ-041)', async () => {
    api.answers(writePreferences, ({ body }) => body)
    const { user, sidebar } = await open()
    const title = within(sidebar).getByRole('button', { name: 'Account' })
    const before = title.getAttribute('aria-expanded')
    title.focus()
    await user.keyboard('{Enter}')
    expect(title.getAttribute('aria-expanded')).not.toBe(before)
    await waitFor(() => expect(api.received(writePreferences)[0]?.body).toEqual({ accountGroup: before === 'true' ? 'closed' : 'open' }))
  })
})

describe('the command palette', () => {
  test('opens by Ctrl K, finds a page by its name and goes there by Enter', async () => {
    const { user, address } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await palette(), 'audit')
    const [first] = screen.getAllByRole('option')
    expect(first?.textContent).toMatch(/Audit/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/audit/i))
  })

  test('says that nothing has that name', async () => {
    const { user } = await open('user')
    await user.click(screen.getByRole('button', { name: 'Command palette' }))
    await user.type(await palette(), 'zzzz')
    expect(await screen.findByText(/^No results\./)).toBeDefined()
    expect(screen.queryAllByRole('option')).toEqual([])
  })

  test('looks for patients only where the role may', async () => {
    const { user } = await open('user')
    await user.keyboard('{Control>}k{/Control}')
    expect((await palette()).getAttribute('aria-label')).toBe('Search pages and actions')
  })
})
