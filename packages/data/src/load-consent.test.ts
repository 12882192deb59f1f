import { expect, test } from 'vitest'
import { loadConsentForms } from './load-consent.ts'

const forms = loadConsentForms()

test.each(forms)('a consent text is read section by section, in both languages, each under a version of its own', ({ english, french }) => {
  expect(french.sections.map(({ heading }) => heading[0])).toEqual(english.sections.map(({ heading }) => heading[0]))
  expect(french.version).not.toBe(english.version)
  for (const { heading, text } of [...english.sections, ...french.sections]) {
    expect(heading).toMatch(/^[A-F]\. \S/)
    expect(text).not.toMatch(/\n{3}|^\s|\s$|##/)
  }
})

test('the newest comes first, and no version is there twice or with the words of another', () => {
  const texts = forms.flatMap(({ english, french }) => [english, french])
  expect(forms.map(({ english }) => english.version)).toEqual(['2026-11-3', '2026-11-1'])
  expect(new Set(texts.map(({ version }) => version)).size).toBe(texts.length)
  expect(new Set(texts.map(({ sections }) => JSON.stringify(sections))).size).toBe(texts.length)
})
