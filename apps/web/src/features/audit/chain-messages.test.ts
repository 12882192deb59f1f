import type { AuditState } from '@clinic/contract/audit'
import { expect, test } from 'vitest'
import { chainMessage } from './chain-messages.ts'

const NOW = new Date(2026, 2, 2, 15, 0)
const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 15).toISOString()
const STATE: AuditState = {
  sealed: 12_408,
  head: '3f9a0c44d1e2'.padEnd(64, '0'),
  waiting: 0,
  late: false,
  anchor: { at: at(2, 3), number: 12_000 },
  verification: { at: at(1, 3), number: 11_000, findings: [] },
}

test('a log that is whole says so in one line', () => {
  expect(chainMessage(STATE, NOW)).toEqual({
    tone: 'good',
    title: '12,408 entries sealed',
    facts: ['head 3f9a0c44d1e2…', 'last anchor today 03:15', 'verified yesterday 03:15: whole'],
    problems: [],
  })
})

test('a log that nothing was done to yet says so', () => {
  const fresh = { ...STATE, sealed: 1, head: null, anchor: null, verification: null, waiting: 3000 }
  expect(chainMessage(fresh, NOW)).toMatchObject({
    title: '1 entry sealed',
    facts: ['3,000 entries being sealed', 'not anchored yet', 'not verified yet'],
  })
})

test('findings and entries that are not sealed are problems', () => {
  const broken = { ...STATE, verification: { at: at(2, 3), number: 1, findings: ['Entry 7 is gone.'] } }
  expect(chainMessage(broken, NOW)).toMatchObject({ tone: 'bad', problems: ['Entry 7 is gone.'] })
  const late = chainMessage({ ...STATE, waiting: 12, late: true }, NOW)
  expect(late.tone).toBe('warn')
  expect(late.problems[0]).toContain('12 entries wait')
})

test('a moment of another day has its date', () => {
  expect(chainMessage(STATE, new Date(2026, 4, 5)).facts).toContain('verified 1 Mar 2026, 03:15: whole')
})
