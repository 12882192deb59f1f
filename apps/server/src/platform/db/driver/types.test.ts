import { expect, test } from 'vitest'
import { Types } from './types.ts'

const types = new Types()
const read = (oid: number, text: string) => types.parser(oid)?.(text) ?? text

test.each<[string, number, string, unknown]>([
  ['a moment, in milliseconds', 1184, '2026-11-21 09:05:03.12+00', '2026-11-21T09:05:03.120Z'],
  ['a moment without a fraction', 1184, '2026-11-21 09:05:03+00', '2026-11-21T09:05:03.000Z'],
  ['the end of all time', 1184, 'infinity', 'infinity'],
  ['a day', 1082, '2026-11-21', '2026-11-21'],
  ['a large count', 20, '9007199254740991', 9_007_199_254_740_991],
  ['an exact number, as its text', 1700, '1.10', '1.10'],
  ['yes', 16, 't', true],
  ['bytes', 17, '\\x00ff', Buffer.from([0, 255])],
  ['JSON', 3802, '{"a": [1]}', { a: [1] }],
  ['texts with every sign that is quoted', 1009, '{a,"b c",NULL,"NULL","a\\"\\\\b",""}', ['a', 'b c', null, 'NULL', 'a"\\b', '']],
  [
    'numbers in two dimensions',
    1007,
    '{{1,2},{3,NULL}}',
    [
      [1, 2],
      [3, null],
    ],
  ],
  ['nothing', 1007, '{}', []],
  ['an array with bounds', 1007, '[0:1]={5,6}', [5, 6]],
  ['moments', 1185, '{"2026-11-21 09:05:03+00"}', ['2026-11-21T09:05:03.000Z']],
])('reads %s', (_, oid, text, value) => {
  expect(read(oid, text)).toEqual(value)
})

test.each<[string, number, unknown, string | Buffer | null]>([
  ['nothing', 25, null, null],
  ['a number', 23, 5, '5'],
  ['no', 16, false, 'f'],
  ['a text as JSON', 3802, 'a', '"a"'],
  ['bytes as they are', 17, new Uint8Array([1, 2]), Buffer.from([1, 2])],
  ['a list of texts', 1009, ['a,b', '"', '\\', null, ''], '{"a,b","\\"","\\\\",NULL,""}'],
  ['a list of lists', 1007, [[1], [2]], '{{"1"},{"2"}}'],
  ['a list of objects', 3807, [{ a: '"' }], '{"{\\"a\\":\\"\\\\\\"\\"}"}'],
  ['a list of an unknown type', 99_999, ['a'], '{"a"}'],
])('sends %s', (_, oid, value, text) => {
  expect(types.serialize(value, oid)).toEqual(text)
})

test('a list comes back as it was sent', () => {
  const texts = ['', ' ', 'NULL', 'null', '{}', '"', '\\', ',', '\n', 'é', '👩‍⚕️', null]
  expect(read(1009, String(types.serialize(texts, 1009)))).toEqual(texts)
})

test('what was never given is refused', () => {
  expect(() => types.serialize(undefined, 25)).toThrow('Undefined')
})

test('a type of our own is read and sent in its own way, also in lists', () => {
  const own = new Types()
  own.add({ oid: 70_000, array: 70_001, serialize: (value) => `<${value}>`, parse: (text) => text.slice(1, -1) })
  expect(own.serialize('a', 70_000)).toBe('<a>')
  expect(own.serialize(['a', null], 70_001)).toBe('{"<a>",NULL}')
  expect(own.parser(70_001)?.('{<a>,NULL}')).toEqual(['a', null])
})
