import { expect, test } from 'vitest'
import { readFrontMatter } from './read-front-matter.ts'

test('reads names, values that hold a colon, and the text below', () => {
  const { fields, body } = readFrontMatter('---\ntitle: Cost\nsource: "Notes: the \\"first\\""\n---\n\nText.\n')
  expect(fields).toEqual({ title: 'Cost', source: 'Notes: the "first"' })
  expect(body).toBe('\nText.\n')
})

test('rejects a file without front matter, and a line that is no field', () => {
  expect(() => readFrontMatter('Text.')).toThrow('no front matter')
  expect(() => readFrontMatter('---\ntitle\n---\n')).toThrow('title')
})
