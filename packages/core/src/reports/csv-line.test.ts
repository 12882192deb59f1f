import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

describe('a line of CSV (E-5)', () => {
  it.each([
    [['plain', 'text'], 'plain,text\r\n'],
    [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
    [[' edges ', ''], '" edges ",\r\n'],
    [['Zoé', '2026-02-25', '0'], 'Zoé,2026-02-25,0\r\n'],
  ])('of %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '\u00A0=1', '＝1+1', '＋1', '－1', '＠x', "=cmd|'/c calc'!A1"])(
    'never starts a cell like a formula: %j',
    (cell) => {
      const [, inside = ''] = /^"?(.*)/s.exec(csvLine([cell])) ?? []
      expect(inside.startsWith("'")).toBe(true)
    },
  )

  it('parses back to its cells, except for the apostrophe', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 6 }), (cells) => {
        const read = readLine(csvLine(cells))
        expect(read.map((cell, place) => (cells[place] === cell ? cell : cell.slice(1)))).toEqual(cells)
        for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })
})

/** RFC 4180, one record. */
function readLine(line: string): string[] {
  const cells: string[] = []
  for (let at = 0; at < line.length; ) {
    if (line[at] === '"') {
      let end = at + 1
      while (line[end] !== '"' || line[end + 1] === '"') end += line[end] === '"' ? 2 : 1
      cells.push(line.slice(at + 1, end).replaceAll('""', '"'))
      at = end + 1
    } else {
      const end = at + line.slice(at).search(/,|\r\n/)
      cells.push(line.slice(at, end))
      at = end
    }
    at += line[at] === ',' ? 1 : 2
    if (line[at - 1] === ',' && line.slice(at) === '\r\n') {
      cells.push('')
      at = line.length
    }
  }
  return cells
}
