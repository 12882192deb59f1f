import { ALARM_KINDS } from '@clinic/contract/vocabulary'
import { expect, test } from 'vitest'
import { alarmKindOf, graverKind } from './alarm-kind-of.ts'

test('an acute crisis raises an alarm of its kind; a suspicion and a red flag raise none (F-4, F-5)', () => {
  expect(alarmKindOf({ urgent_reason: 'suicide' })).toBe('suicide')
  expect(alarmKindOf({ urgent_reason: 'overdose', crisis: 'child-ingestion' })).toBe('child-ingestion')
  expect(alarmKindOf({ urgent_reason: 'suspected-crisis', crisis: 'suicide' })).toBeNull()
  expect(alarmKindOf({ urgent_reason: 'red-flag' })).toBeNull()
})

test('of two kinds in one crisis the more serious one stays, and an unknown one is not replaced', () => {
  expect(graverKind('suicide', 'overdose')).toBe('overdose')
  expect(graverKind('suicide', 'emergency')).toBe('suicide')
  expect(graverKind('of-a-later-version', 'overdose')).toBe('of-a-later-version')
  for (const kind of ALARM_KINDS) expect(graverKind('suspected', kind)).toBe(kind)
})
