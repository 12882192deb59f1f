import { expect, test } from 'vitest'
import { ownLink, queueLink } from './queue-links.ts'

const NO_ROLES = { isPCR: false, isNP: false, isPCRManager: false, isNPManager: false }

test('the overview links a queue to where the person acts on it, and to nowhere without the role', () => {
  expect(queueLink('pcr', NO_ROLES)).toBeNull()
  expect(queueLink('np', { ...NO_ROLES, isPCR: true, isPCRManager: true })).toBeNull()
  expect(queueLink('pcr', { ...NO_ROLES, isPCR: true })).toEqual({ to: '/pages/userqueue', label: 'Open the PCR Queue', search: {} })
  expect(queueLink('np', { ...NO_ROLES, isNP: true, isNPManager: true })).toEqual({
    to: '/pages/NPAdmin',
    label: 'Open NP Admin',
    search: { who: 'unassigned' },
  })
  expect(ownLink('np').to).toBe('/pages/NPqueue')
})
