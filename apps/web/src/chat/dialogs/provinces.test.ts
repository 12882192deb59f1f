import { expect, it } from 'vitest'
import { offeredProvinces, provinceName } from './provinces.ts'

const labels = (set: string, list: Parameters<typeof offeredProvinces>[0] = []) => offeredProvinces(list, set).map(({ label }) => label)

it('shows Quebec only if it is already set, and disabled (REQ-198)', () => {
  expect(labels('Ontario')).not.toContain('Quebec')
  expect(offeredProvinces([], 'QC').filter(({ disabled }) => disabled)).toMatchObject([{ label: 'Quebec' }])
})

it('keeps a province that is set and no longer served in view', () => {
  const served = [{ code: 'ON', label: 'Ontario', disabled: false }]
  expect(labels('Manitoba', served)).toEqual(['Ontario', 'Manitoba'])
})

it('offers every other province where the server names none', () => {
  expect(labels('')).toHaveLength(12)
})

it('reads a code or a name (B-11)', () => {
  expect([provinceName('on'), provinceName('Ontario'), provinceName('Elsewhere')]).toEqual(['Ontario', 'Ontario', 'Elsewhere'])
})
