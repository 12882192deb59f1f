import { describe, expect, test } from 'vitest'
import { askingOf } from './ask.ts'
import { Pending } from './pending.ts'
import { render } from './render.ts'
import type { PendingQuery } from './sql.ts'
import { JSONB } from './types.ts'

const sql = askingOf({
  rows: () => Promise.reject(new Error('nothing is sent here')),
  copyIn: () => Promise.reject(new Error('nothing is sent here')),
  copyOut: () => Promise.reject(new Error('nothing is sent here')),
  async *cursor() {},
})
const made = (query: PendingQuery) => {
  if (!(query instanceof Pending)) throw new Error('no statement')
  return render(query)
}

test('values become parameters in their order, with the type that they say themselves', () => {
  const moment = new Date()
  expect(made(sql`select ${1}, ${'a'}, ${true}, ${null}, ${moment}, ${sql.json({ a: 1 })}, ${sql.types.sealed('x')}`)).toEqual({
    text: 'select $1, $2, $3, $4, $5, $6, $7',
    values: [1, 'a', true, null, moment, { a: 1 }, 'x'],
    types: [0, 0, 16, 0, 1184, JSONB, 0],
  })
})

test('a piece stands within a statement with its own parameters, alone or in a list', () => {
  const piece = (value: number) => sql`and n <> ${value}`
  expect(made(sql`select where a = ${'x'} ${piece(1)} ${[piece(2), piece(3)]} ${sql.unsafe('limit 1')}`)).toMatchObject({
    text: 'select where a = $1 and n <> $2  and n <> $3 and n <> $4 limit 1',
    values: ['x', 1, 2, 3],
  })
})

test('an array of values is one parameter', () => {
  expect(made(sql`select any(${['a', 'b']})`)).toMatchObject({ text: 'select any($1)', values: [['a', 'b']] })
})

describe('columns are written as what stands before them asks', () => {
  const row = { id: 1, "o'dd name": 'x' }
  test.each<[string, PendingQuery, string, unknown[]]>([
    ['a name', sql`select from ${sql('table')}`, 'select from "table"', []],
    ['a name with a dot and a quotation mark', sql`select from ${sql('a.b"c')}`, 'select from "a"."b""c"', []],
    ['names', sql`select ${sql(['a', 'b'])} from t`, 'select "a","b" from t', []],
    ['names in brackets', sql`copy t (${sql(['a', 'b'])})`, 'copy t ("a","b")', []],
    ['a row to insert', sql`insert into t ${sql(row)}`, `insert into t ("id","o'dd name")values($1,$2)`, [1, 'x']],
    ['rows to insert', sql`insert into t ${sql([{ a: 1 }, { a: 2 }])}`, 'insert into t ("a")values($1),($2)', [1, 2]],
    ['some columns of a row', sql`insert into t ${sql(row, 'id')}`, 'insert into t ("id")values($1)', [1]],
    ['a row to update', sql`update t set ${sql(row)} where 1 = 1`, `update t set "id"=$1,"o'dd name"=$2 where 1 = 1`, [1, 'x']],
    [
      'a row to insert or update',
      sql`insert into t ${sql({ a: 1 })} on conflict (a) do update set ${sql({ a: 2 })}`,
      'insert into t ("a")values($1) on conflict (a) do update set "a"=$2',
      [1, 2],
    ],
    ['values to look for', sql`select where a in ${sql(['x', 'y'] as never)}`, 'select where a in ($1,$2)', ['x', 'y']],
    ['no values to look for', sql`select where a in ${sql([] as never)}`, 'select where a in (null)', []],
    ['a piece as a value', sql`update t set ${sql({ a: sql`b + ${1}` } as never)}`, 'update t set "a"=b + $1', [1]],
  ])('%s', (_, query, text, values) => {
    const { types: _types, ...rest } = made(query)
    expect(rest).toEqual({ text, values })
  })
})

test('a text with parameters of its own is a statement and no piece', () => {
  expect(made(sql.unsafe('select $1', [1]))).toEqual({ text: 'select $1', values: [1], types: [0] })
  expect(() => made(sql`select ${sql.unsafe('$1', [1])}`)).toThrow('cannot be a piece')
})
