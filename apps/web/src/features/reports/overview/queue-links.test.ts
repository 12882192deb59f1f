import { expect, test } from 'vitest'
import { ownLink, queueLink } from './queue-links.ts'

const NOBODY = { isPCR: false, isNP: false, isPCRManager: false, isNPManager: false }

test('the overview links a queue to where the person acts on it, and to nowhere without the role', () => {
  expect(queueLink('pcr', NOBODY)).toBeNull()
  expect(queueLink('np', { ...NOBODY, isPCR: true, isPCRManager: true })).toBeNull()
  expect(queueLink('pcr', { ...NOBODY, isPCR: true })).toEqual({ to: '/pages/userqueue', label: 'Open the PCR Queue', search: {} })
  expect(queueLink('np', { ...NOBODY, isNP: true, isNPManager: true })).toEqual({
    to: '/pages/NPAdmin',
    label: 'Open NP Admin',
    search: { who: 'unassigned' },
  })
  expect(ownLink('np').to).toBe('/pages/NPqueue')
})
