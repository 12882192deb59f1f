import { expect, test } from 'vitest'
import { person } from '../queues/clinic.test-data.ts'
import { canSeeAlarm } from './can-see-alarm.ts'

const known = { named: true, provinces: ['ON'], assigned_pcr: null, assigned_np: null }
const pcr = person(1, { scopes: ['pcr', 'user'], provinces: ['BC'] })

test('an alarm of a known person is for their province, their assignee, managers and administrators (F-4)', () => {
  expect(canSeeAlarm(pcr, known)).toBe(false)
  expect(canSeeAlarm({ ...pcr, provinces: ['ON'] }, known)).toBe(true)
  expect(canSeeAlarm(pcr, { ...known, assigned_pcr: 1 })).toBe(true)
  expect(canSeeAlarm(pcr, { ...known, provinces: ['ON', 'BC'] })).toBe(true)
  for (const scope of ['pcrmanager', 'npmanager', 'admin'] as const)
    expect(canSeeAlarm({ ...pcr, scopes: [scope], provinces: [] }, known)).toBe(true)
})

test('without a name or a province it is for every PCR and NP, and for no one outside the queues (F-4)', () => {
  for (const unknown of [
    { ...known, named: false },
    { ...known, provinces: [] },
  ]) {
    expect(canSeeAlarm(pcr, unknown)).toBe(true)
    expect(canSeeAlarm({ ...pcr, scopes: ['np'] }, unknown)).toBe(true)
    expect(canSeeAlarm({ ...pcr, scopes: ['user'] }, unknown)).toBe(false)
  }
})
