import type { GroupDetails } from '@clinic/contract/users'
import { expect, test } from 'vitest'
import { rolesLost } from './roles-lost.ts'

const group = (id: number, pcr_capable: boolean, np_capable: boolean): GroupDetails => ({
  ...{ id, name: `g${id}`, description: `G${id}`, scopes: [], needs_strong_factor: false, members: 0 },
  ...{ pcr_capable, np_capable },
})
const groups = [group(2, false, false), group(3, false, true), group(6, true, false), group(9, false, true)]

test.each([
  [[3], [2], { pcr: false, np: true }],
  [[3, 9], [9], { pcr: false, np: false }],
  [[3, 6], [], { pcr: true, np: true }],
  [[2], [2, 3], { pcr: false, np: false }],
])('from the groups %j to %j the roles lost are %j', (before, after, lost) => {
  expect(rolesLost(groups, { before, after })).toEqual(lost)
})
