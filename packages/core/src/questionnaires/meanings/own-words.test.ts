import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'

/** A line: `questionnaire/tag`, language, reply, and what has to be stored: several choices joined by " + ", `ask` where nothing may be. */
type OwnWords = { key: string; tag: string; language: 'en' | 'fr'; said: string; meant: string }

function load(file: string): OwnWords[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [place = '', language = '', said = '', meant = ''] = line.split('\t')
    const [key = '', tag = ''] = place.split('/')
    return { key, tag, language: language === 'fr' ? 'fr' : 'en', said, meant }
  })
}

/** What the chat makes of a reply: what it stores, as the list writes it, or `ask`. */
function heard({ key, tag, language, said }: OwnWords): string {
  const stored = storedFor(sayTo(askedFor(key, tag, language), said), tag)
  if (stored === undefined) return 'ask'
  if (typeof stored === 'boolean') return stored ? 'yes' : 'no'
  return Array.isArray(stored) ? stored.join(' + ') : String(stored)
}

/**
 * The first file was written before the reader and its meanings. The others were written once they were finished: at their first runs 84.6 % and 82.8 %
 * of the answers were accepted, and 9 of 174 and 3 of 118 replies stored wrongly. What that showed was then corrected, so none of them is an
 * independent measure now. The fourth, full of words around the answer, was accepted in 80.3 % at its first run, and one of 174 was stored wrongly.
 * The fifth was written after that: of its two halves 78.6 % and 84.8 % were accepted at their first runs, with 11 of 180 and 6 of 139 stored wrongly.
 */
describe.each(['own-words.tsv', 'later-own-words.tsv', 'third-own-words.tsv', 'fourth-own-words.tsv', 'fifth-own-words.tsv'])(
  '%s',
  (file) => {
    const replies = load(file)
    const all = replies.map((reply) => ({ ...reply, got: heard(reply) }))
    const answers = all.filter(({ meant }) => meant !== 'ask')

    test('are many, in both languages, with some that must not be stored', () => {
      expect(replies.length).toBeGreaterThan(100)
      expect(replies.filter(({ language }) => language === 'fr').length).toBeGreaterThan(40)
      expect(replies.length - answers.length).toBeGreaterThan(15)
    })

    test('are accepted the first time in at least 85 % (REQ-153, REQ-154)', () => {
      const accepted = answers.filter(({ got, meant }) => got === meant)
      expect(accepted.length / answers.length).toBeGreaterThanOrEqual(0.85)
    })

    test('are stored wrongly in fewer than 2 %', () => {
      const wrong = all.filter(({ got, meant }) => got !== 'ask' && got !== meant)
      expect(wrong.length / all.length, JSON.stringify(wrong)).toBeLessThan(0.02)
    })

    test('on a scored scale are never stored wrongly', () => {
      const wrong = all.filter(({ key, got, meant }) => !['async', 'renewal', 'follow_up'].includes(key) && got !== 'ask' && got !== meant)
      expect(wrong).toEqual([])
    })
  },
)
