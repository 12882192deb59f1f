import type { ImportKind } from '@clinic/contract/imports'
import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { describe, expect, it } from 'vitest'
import { IMPORT_FIELDS } from './fields.ts'
import { hasWords, knownWord, wordKey } from './known-word.ts'

function fieldOf(name: string, kind: ImportKind = 'patients') {
  const field = IMPORT_FIELDS[kind].find((one) => one.name === name)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

describe('a value of a file (E-4)', () => {
  it.each([
    ['province', 'Ont.', 'ON'],
    ['province', 'Onterio', 'ON'],
    ['province', 'québec', 'QC'],
    ['mailing_province', 'P.E.I.', 'PE'],
    ['gender', 'F', 'FEMALE'],
    ['gender', 'Homme', 'MALE'],
    ['language', 'Français', 'fr'],
    ['language', 'EN', 'en'],
    ['patient_active', 'Y', 'yes'],
    ['patient_active', 'Inactif', 'no'],
    ['patient_active', 'FALSE', 'no'],
    ['patient_active', '✓', 'yes'],
    ['is_new_patient', 'Returning', 'no'],
    ['is_new_patient', 'Oui', 'yes'],
  ])('in %s, %j means %j', (name, word, kept) => {
    expect(knownWord(fieldOf(name), word)).toBe(kept)
  })

  it('can be a group by its name or label', () => {
    const groups = fieldOf('groups', 'staff')
    expect(['npManagers', 'Nurse Practitioner', 'USER', 'Administrator'].map((word) => knownWord(groups, word))).toEqual([
      'npManagers',
      'nps',
      'User',
      'admins',
    ])
  })

  it.each([
    ['province', 'Texas'],
    ['province', 'Ontario or Quebec'],
    ['gender', 'X'],
    ['language', 'Cree'],
    ['patient_active', 'x'],
    ['patient_active', 'deceased'],
    ['patient_active', '__proto__'],
    ['gender', 'constructor'],
  ])('is never guessed: %s, %j', (name, word) => {
    expect(knownWord(fieldOf(name), word)).toBeNull()
  })

  it('means what a user chose, in any case, before any rule', () => {
    const said = { 'golden horseshoe': 'ON', nb: 'AB', unknown: '', texas: 'TX' }
    const province = fieldOf('province')
    expect(knownWord(province, 'Golden Horseshoe', said)).toBe('ON')
    expect(knownWord(province, 'NB', said)).toBe('AB')
    expect(knownWord(province, 'Unknown', said)).toBe('')
    expect(knownWord(province, 'Texas', said)).toBeNull()
    expect(knownWord(fieldOf('groups', 'staff'), 'Intake', { intake: 'Night desk' })).toBe('Night desk')
    expect(knownWord(fieldOf('patient_active'), 'deceased', { deceased: 'no' })).toBe('no')
  })

  it('is a province by its code and its name', () => {
    for (const code of PROVINCE_CODES) {
      for (const word of [code, code.toLowerCase(), PROVINCES[code]]) expect(knownWord(fieldOf('province'), word)).toBe(code)
    }
  })

  it('never means two things by rule', () => {
    for (const { name, choices = {} } of Object.values(IMPORT_FIELDS).flat().filter(hasWords)) {
      const words = Object.entries(choices).flatMap(([kept, more]) => [...new Set([kept, ...more].map(wordKey))])
      expect([name, new Set(words).size]).toEqual([name, words.length])
    }
  })
})
