import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HtmlPart, readHtml } from './read-html.ts'

test('bold, italic and line breaks are marked in the words of a button (REQ-420)', () => {
  expect(readHtml('<b>Very <i>bad</i></b><br/>today')).toEqual([
    {
      kind: 'b',
      parts: [
        { kind: 'text', text: 'Very ' },
        { kind: 'i', parts: [{ kind: 'text', text: 'bad' }] },
      ],
    },
    { kind: 'break' },
    { kind: 'text', text: 'today' },
  ])
})

test('everything else stays the characters that it is', () => {
  for (const html of ['<script>alert(1)</script>', '<img src=x onerror=y>', '<a href="x">', 'a < b > c', '&amp;', '<b onclick=x>']) {
    expect(readHtml(html)).toEqual([{ kind: 'text', text: html }])
  }
})

test('what is not closed ends with the text, what closes nothing is left out', () => {
  expect(readHtml('<b>open')).toEqual([{ kind: 'b', parts: [{ kind: 'text', text: 'open' }] }])
  expect(readHtml('shut</b>')).toEqual([{ kind: 'text', text: 'shut' }])
})

test('any text is read, and no character of it is lost but the marks', () => {
  const words = (parts: readonly HtmlPart[]): string =>
    parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? '' : words(part.parts))).join('')
  const pieces = fc.array(fc.oneof(fc.string(), fc.constantFrom('<b>', '</b>', '<i>', '</i>', '<br>', '<BR/>')))
  fc.assert(
    fc.property(pieces, (all) => {
      const html = all.join('')
      expect(words(readHtml(html))).toBe(html.replace(/<\/?(?:b|i|br)\s*\/?>/gi, ''))
    }),
  )
})
