import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAT_LANGUAGES } from '@clinic/contract/chat'
import { expect, test } from 'vitest'
import { DATA_FOLDER } from './data-folder.ts'
import { loadArticles } from './load-articles.ts'
import { loadEmergencyNumbers } from './load-emergency-numbers.ts'

const NUMBERS = loadEmergencyNumbers()
const review = readFileSync(join(DATA_FOLDER, '..', 'docs', 'clinical-review.md'), 'utf8')

test('each number has a key of its own, and dials what it shows', () => {
  expect(new Set(NUMBERS.map(({ key }) => key)).size).toBe(NUMBERS.length)
  for (const { key, number, tel } of NUMBERS) {
    const digits = number.replaceAll('-', '')
    expect(tel, key).toMatch(new RegExp(`^tel:(?:\\+1?)?${digits}$`))
  }
})

test('what waits to be confirmed is in docs/clinical-review.md, and nothing else does', () => {
  const waiting = NUMBERS.filter(({ status }) => status !== 'verified').map(({ key }) => key)
  const [, numbers = ''] = /^## Emergency numbers\n(.*?)^## /ms.exec(review) ?? []
  const listed = [...numbers.matchAll(/^\| `([a-z0-9-]+)` +\|/gm)].map(([, key]) => key)
  expect(listed.sort()).toEqual(waiting.sort())
})

test('the numbers that articles name are verified ones (F-20)', () => {
  const verified = new Set(NUMBERS.flatMap(({ status, number }) => (status === 'verified' ? [number] : [])))
  for (const { id, text } of CHAT_LANGUAGES.flatMap(loadArticles)) {
    const named = text.match(/\b(?:\d-\d-\d|1-\d{3}-\d{3}-\d{4})\b/g) ?? []
    expect(
      named.filter((number) => !verified.has(number)),
      id,
    ).toEqual([])
  }
})
