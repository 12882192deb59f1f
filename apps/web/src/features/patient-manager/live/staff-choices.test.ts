import type { StaffUser } from '@clinic/contract/users'
import { expect, test } from 'vitest'
import { licensedIn, staffChoices } from './staff-choices.ts'

const person = (id: number, licensed_provinces: string, queue_enabled = true) =>
  ({ id, name: `P${id}`, licensed_provinces, queue_enabled }) as StaffUser
const nps = [person(1, 'Ontario, Quebec'), person(2, 'Alberta'), person(3, 'Ontario', false)]

test('the NP select lists only those licensed in the province of the patient (REQ-602)', () => {
  expect(licensedIn(nps, 'Ontario').map(({ id }) => id)).toEqual([1, 3])
  expect(licensedIn(nps, 'Alberta').map(({ id }) => id)).toEqual([2])
  expect(licensedIn(nps, null)).toEqual([])
})

test('a select offers nobody, those whose queue is on, and always the holder', () => {
  expect(staffChoices(nps, null).map(({ label }) => label)).toEqual(['Unassigned', 'P1', 'P2'])
  expect(staffChoices(nps, { id: 3, name: 'P3' }).map(({ label }) => label)).toEqual(['Unassigned', 'P1', 'P2', 'P3'])
  expect(staffChoices([], { id: 9, name: 'Gone' }).map(({ label }) => label)).toEqual(['Unassigned', 'Gone'])
})
