import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { readFirstWords } from './read-first-words.ts'

/**
 * A line: a first message, and the name, reason, time and medicines that a careful nurse takes from it; each empty where it does not say one. They were
 * written in three parts. Of the facts in the first part 58.8 % (English) and 61.1 % (French) were taken before the reader was changed; of those in the second,
 * written after that and measured before it was read, 54.0 % before and 76.2 % after. The third holds what must not be taken. Messages that are
 * not understood yet are not in the list.
 */
const LINES = readFileSync(join(import.meta.dirname, 'first-messages.tsv'), 'utf8')
  .trimEnd()
  .split('\n')

test.each(LINES.map((line) => line.split('\t')))('what “%s” tells', (text = '', ...told) => {
  const { questionnaires, meanings = [], medicines } = SHIPPED
  const known = { questions: questionnaires.async.questions, meanings, medicines: medicines.names, today: '2026-12-01' }
  const { name = null, answers = {} } = readFirstWords(text, known) ?? {}
  const { main_reason: reason = '', since_when: since = '', medications: list = '' } = answers
  const named = name === null ? '' : `${name.firstName} ${name.lastName}`.trim()
  expect([named, reason, since, list]).toEqual(['', '', '', ''].map((_, place) => told[place] ?? ''))
})
