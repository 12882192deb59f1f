import { describe, expect, it, vi } from 'vitest'
import type { Visitor } from '../../lib/routes/routes.ts'

vi.mock('../../lib/page-settings.ts', () => ({ demoMode: () => false }))
const { appCommands } = await import('./palette-commands.ts')

const np: Visitor = { loggedIn: true, isAdmin: false, isPCR: false, isNP: true, isPCRManager: false, isNPManager: false, isUser: true }

describe('the palette’s own commands', () => {
  it('lead to every page the person may open and to no other', () => {
    const labels = appCommands(np, { go: vi.fn(), callers: null, setScheme: vi.fn(), logOut: vi.fn() }).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['NP Queue', 'My Profile', 'AI Chat', 'Overview', 'Lock this screen', 'Log out']))
    for (const closed of ['PCR Queue', 'NP Admin', 'Users Admin', 'Log in', 'Lock screen', 'Demo mailbox'])
      expect(labels).not.toContain(closed)
  })

  it('do what they say', () => {
    const go = vi.fn()
    const callers = vi.fn()
    const setScheme = vi.fn()
    const commands = appCommands(np, { go, callers, setScheme, logOut: vi.fn() })
    commands.find(({ label }) => label === 'NP Queue')?.run()
    commands.find(({ label }) => label === 'Dark colours')?.run()
    commands.find(({ label }) => label === 'Look up caller')?.run()
    expect(callers).toHaveBeenCalledWith('look-up')
    expect(go).toHaveBeenCalledWith('/pages/NPQueue')
    expect(setScheme).toHaveBeenCalledWith('dark')
  })
})
