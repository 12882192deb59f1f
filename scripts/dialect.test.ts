import { describe, expect, test } from 'vitest'
import { compareWithBaseline, phrasesIn } from './dialect.mjs'

const kinds = (text: string, file = 'apps/web/src/ui/page.tsx') => phrasesIn(file, text).map(({ phrase, kind }) => `${kind}: ${phrase}`)

describe('listed phrases', () => {
  test.each([
    ['a string', `const a = 'Somebody changed this row'`, ['texts: Somebody']],
    ['a template', ['const a = `Retry in $', '{seconds} s anew`'].join(''), ['texts: Retry', 'texts: anew']],
    ['JSX text', 'const a = <p>Ask whoever is there</p>', ['texts: whoever']],
    ['a comment', '// Mend it\nvoid 0', ['prose: Mend']],
    ['a doc comment', '/** Read upon request. */\nexport const a = 1', ['prose: upon']],
  ])('are found in %s', (_, text, found) => {
    expect(kinds(text)).toEqual(found)
  })

  test('are not looked for in names, codes, import paths and SQL', () => {
    expect(kinds(`import { mend } from './mend-row.ts'\nconst fault = 'fault'\nsql('select stands from rows')`)).toEqual([])
  })

  test('of the specification and of French texts are left alone', () => {
    expect(kinds(`const a = 'Somebody said so'`, 'packages/contract/src/texts.ts')).toEqual([])
  })
})

test('a file may have fewer than its baseline, never more, and a new file none', () => {
  const found = phrasesIn('a.ts', `const a = 'Somebody came anew'`)
  expect(compareWithBaseline(found, { 'a.ts': { texts: 2, prose: 0 } }).findings).toEqual([])
  expect(compareWithBaseline(found, { 'a.ts': { texts: 3, prose: 0 } }).findings).toEqual([])
  expect(compareWithBaseline(found, { 'a.ts': { texts: 1, prose: 4 } }).findings[0]).toContain('2 listed phrases in texts (at most 1)')
  expect(compareWithBaseline(found, {}).findings).toHaveLength(3)
})
