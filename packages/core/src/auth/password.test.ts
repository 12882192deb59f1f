import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_FAULTS, passwordError } from './password.ts'

describe('passwordFault', () => {
  it.each([
    ['tr7vel&light', 'Password must include at least one capital letter'],
    ['Travel&light', 'Password must include at least one number'],
    ['Tr7vellight', 'Password must include at least one special character'],
    ['Tr7-vel.light', 'Password must include at least one special character'],
    ['Tr7&el', PASSWORD_FAULTS.short],
    [`Tr7&${'el '.repeat(400)}`, PASSWORD_FAULTS.long],
    ['Tr7&vellight', null],
  ])('reports the error in %s (REQ-264, REQ-266, REQ-268, A-7)', (password, fault) => {
    expect(passwordError(password)).toBe(fault)
  })

  it.each([...'~!@#$%^&*()_+{}\\|:"<>?'])('accepts %s as a special character (REQ-267)', (sign) => {
    expect(passwordError(`Qu7ietharbou${sign}r`)).toBeNull()
  })

  it.each([
    'Password1!',
    'P@ssw0rd1!',
    'Pa$$w0rd2026!',
    '!!Welcome123',
    'Summer2026!',
    'Clinic#2026',
    'Cannabis420!',
    'NursePractitioner1!',
    'Winter2026!Clinic1',
    'Qwerty123!',
    '1!Aaaaaaaaaaa',
    'PasswordPassword1!',
  ])('refuses %s: a guesser tries it early (A-7)', (password) => {
    expect(passwordError(password)).toBe(PASSWORD_FAULTS.wellKnown)
  })

  it('refuses one made only of the user’s name or email', () => {
    const known = ['Ngozi', 'Adebayo', 'n.adebayo@lakeside.example', 'Lakeside']
    expect(passwordError('NgoziAdebayo1!', { known })).toBe(PASSWORD_FAULTS.wellKnown)
    expect(passwordError('Lakeside2026!', { known })).toBe(PASSWORD_FAULTS.wellKnown)
    expect(passwordError('NgoziAdebayo1!')).toBeNull()
  })

  it.each(['Dimazarya', 'Dimazarya26!', '2026-D1mazarya!', 'Kap@ler#12345', 'Asdg@12345', '!QAZ2wsx#EDC'])(
    'refuses %s when a list has it without capitals, symbols and affixes (A-7)',
    (password) => {
      const common = new Set(['dimazarya', 'kapaler12345', 'asdg12345', '1qaz2wsx3edc'])
      expect(passwordError(password, { composition: false })).toBeNull()
      expect(passwordError(password, { composition: false, common })).toBe(PASSWORD_FAULTS.wellKnown)
    },
  )

  it('accepts a password that merely contains a listed one, or a short one in the middle (A-7)', () => {
    const common = new Set(['dimazarya', 'dima', 'zary'])
    for (const password of ['Dimazarya&harbour7', 'Qu7iet dimazarya!', '48-Dima!99']) expect(passwordError(password, { common })).toBeNull()
  })

  it('checks only length and rarity when the composition rules are off (A-7)', () => {
    const rules = { composition: false }
    expect(passwordError('correct horse battery staple', rules)).toBeNull()
    expect(passwordError('12345678', rules)).toBe(PASSWORD_FAULTS.wellKnown)
    expect(passwordError('password', rules)).toBe(PASSWORD_FAULTS.wellKnown)
    expect(passwordError('horse', rules)).toBe(PASSWORD_FAULTS.short)
  })

  it('counts characters, not bytes, and treats both spellings of an accented letter as equal', () => {
    expect(passwordError('Été3&日本語の', { composition: true })).toBeNull()
    expect(passwordError('É7&abcd')).toBe(PASSWORD_FAULTS.short)
    expect(passwordError('É7&abcd'.normalize('NFD'))).toBe(PASSWORD_FAULTS.short)
  })

  it('is fast and never throws for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.array(fc.string(), { maxLength: 4 }), (password, known) => {
        const fault = passwordError(password, { known })
        if (fault === null) expect([...password.normalize('NFKC')].length).toBeGreaterThanOrEqual(8)
      }),
    )
  })
})

it('every digit is a number, zero too (REQ-265)', () => {
  expect([...'0123456789'].map((digit) => passwordError(`Harvest-canoe-${digit}!`))).toEqual(Array(10).fill(null))
})
