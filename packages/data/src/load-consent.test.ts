import { expect, test } from 'vitest'
import { loadConsent } from './load-consent.ts'

test('the consent text is read section by section, in both languages, each under a version of its own', () => {
  const [english, french] = [loadConsent('en'), loadConsent('fr')]
  expect(french.sections.map(({ heading }) => heading[0])).toEqual(english.sections.map(({ heading }) => heading[0]))
  expect(french.version).not.toBe(english.version)
  for (const { heading, text } of [...english.sections, ...french.sections]) {
    expect(heading).toMatch(/^[A-F]\. \S/)
    expect(text).not.toMatch(/\n{3}|^\s|\s$|##/)
  }
})
