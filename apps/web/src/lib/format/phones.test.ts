import { describe, expect, it } from 'vitest'
import { phoneText } from './phones.ts'

describe('a telephone number', () => {
  it('stands in three parts, with and without the country before it', () => {
    expect(phoneText('4165550134')).toBe('416-555-0134')
    expect(phoneText('14165550134')).toBe('416-555-0134')
    expect(phoneText('1-800-555-0141')).toBe('800-555-0141')
  })

  it('of another country, or written otherwise, stays as it is', () => {
    for (const phone of ['+442071838750', '(416) 555-0134', '416555', '']) expect(phoneText(phone)).toBe(phone)
  })
})
