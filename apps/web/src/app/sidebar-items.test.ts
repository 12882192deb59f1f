import { describe, expect, it } from 'vitest'
import { guard } from '../lib/routes/guard.ts'
import type { RoleFlag, Visitor } from '../lib/routes/routes.ts'
import { assistantItems, clinicItems, sidebarItems } from './sidebar-items.ts'

const anonymous: Visitor = {
  loggedIn: false,
  isAdmin: false,
  isPCR: false,
  isNP: false,
  isPCRManager: false,
  isNPManager: false,
  isUser: false,
}
const labels = (...flags: RoleFlag[]) =>
  sidebarItems({ ...anonymous, loggedIn: true, ...Object.fromEntries(flags.map((flag) => [flag, true])) }).map((item) => item.label)

describe('the sidebar', () => {
  it('shows everyone the chat (REQ-031)', () => {
    expect(sidebarItems(anonymous).map((item) => item.label)).toEqual(['AI Chat'])
  })

  it.each([
    ['isAdmin', ['Patient Manager', 'Reports', 'Users Admin', 'Spreadsheet Uploader', 'Audit Log']],
    ['isPCRManager', ['PCR Admin']],
    ['isNPManager', ['NP Admin']],
    ['isPCR', ['PCR Queue']],
    ['isNP', ['NP Queue']],
    ['isUser', []],
  ] as const)('adds what %s opens and nothing else (REQ-032 to REQ-039)', (flag, expected) => {
    expect(labels(flag)).toEqual(['Today', 'AI Chat', ...expected])
  })

  it('shows what concerns the assistant to managers and administrators', () => {
    const of = (flag: RoleFlag) => assistantItems({ ...anonymous, loggedIn: true, [flag]: true }).map((item) => item.label)
    for (const flag of ['isAdmin', 'isPCRManager', 'isNPManager'] as const) expect(of(flag)).toContain('Conversations')
    expect(of('isNP')).toEqual(['Content Approval'])
    for (const flag of ['isPCR', 'isUser'] as const) expect(of(flag)).toEqual([])
  })

  it('offers verifying a document to those who work with patients, and sellers to managers (F-7)', () => {
    const of = (flag: RoleFlag) => clinicItems({ ...anonymous, loggedIn: true, [flag]: true }).map((item) => item.label)
    for (const flag of ['isAdmin', 'isPCRManager', 'isNPManager'] as const)
      expect(of(flag)).toEqual(expect.arrayContaining(['Verify a document', 'Sellers and provinces']))
    for (const flag of ['isNP', 'isPCR'] as const) {
      expect(of(flag)).toContain('Verify a document')
      expect(of(flag)).not.toContain('Sellers and provinces')
    }
    expect(of('isUser')).not.toContain('Verify a document')
  })

  it('offers no link that the guard would refuse', () => {
    const flags: RoleFlag[] = ['isAdmin', 'isPCR', 'isNP', 'isPCRManager', 'isNPManager', 'isUser']
    for (const flag of flags) {
      const visitor = { ...anonymous, loggedIn: true, [flag]: true }
      for (const item of [...sidebarItems(visitor), ...assistantItems(visitor), ...clinicItems(visitor)])
        expect(guard(item.to, visitor)).toEqual({ kind: 'open' })
    }
  })
})
