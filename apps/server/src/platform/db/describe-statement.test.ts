import { expect, test } from 'vitest'
import { describeStatement } from './describe-statement.ts'

test.each([
  ['select *\n from patients where patient_id = $', 'select', 'patients'],
  ['insert into audit_log (a) values ()', 'insert', 'audit_log'],
  ['update only users set a = ', 'update', 'users'],
  ['with p as (select from patients for update) update queues set a = 1', 'update', 'patients'],
  ['with p as (select from patients for no key update) select 1', 'select', 'patients'],
  ['begin', 'begin', null],
  ['select from unnest()', 'select', null],
  ['', 'other', null],
  ['Renée asked for cannabis', 'other', null],
])('%s is told by its verb and its table alone', (text, verb, table) => {
  expect(describeStatement(text)).toEqual({ verb, table })
})
