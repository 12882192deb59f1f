import { expect, test } from 'vitest'
import { consentText } from './consent.ts'

const whole = consentText.sections.map((section) => section.text).join('\n')

test('the consent text has sections A to F in their order (REQ-169)', () => {
  expect(consentText.sections.map((section) => section.heading)).toEqual([
    'A. Possible adverse effects',
    'B. General information',
    'C. Safety',
    'D. Regulations',
    'E. Privacy',
    'F. Name and signature',
  ])
})

test('it says how long not to drive after inhaling and after swallowing (REQ-170)', () => {
  expect(consentText.sections[2]?.text).toMatch(/4 to 6 hours after you inhale.*8 to 10 hours after you swallow/)
})

test('it names what to do in an emergency, and that an assistant is a program that decides nothing (D-6, D-7)', () => {
  expect(whole).toContain('call 9-1-1')
  expect(whole).toContain('call or text 9-8-8')
  expect(whole).toMatch(/assistant on this page is a computer program/)
  expect(whole).toMatch(/does not diagnose, give doses or decide/)
})

test('it says what may be carried, and how long a document lasts (Cannabis Regulations s. 266, s. 273)', () => {
  expect(whole).toMatch(/30 times your daily amount or 150 grams/)
  expect(whole).toMatch(/lasts up to one year/)
})

test('a version names it, and no section is empty', () => {
  expect(consentText.version).toBe('2026-11-3')
  for (const { text } of consentText.sections) expect(text.length).toBeGreaterThan(300)
})
