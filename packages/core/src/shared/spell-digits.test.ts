import { expect, test } from 'vitest'
import { readPostalCode } from '../reference-data/read-postal-code.ts'
import { readPhone } from './read-phone.ts'
import { spellDigits } from './spell-digits.ts'

test.each([
  'four one six five five five zero one four two',
  'Four-one-six, five-five-five, oh one four two',
  'four sixteen, triple five, oh one forty-two',
  'four hundred and sixteen 555 zero one 42',
  'it is 416 dash 555 dash 0142',
  'quatre un six cinq cinq cinq zéro un quatre deux',
  'quatre cent seize, 555, zéro un quarante-deux',
  'mon numéro est le 416, 555, 0142',
  'area code 416 then five five five then 0142',
  '416 five double five 01 forty two',
])('%j is a phone number', (said) => {
  expect(readPhone(spellDigits(said))).toBe('4165550142')
})

test.each([
  ['vingt et un', '21'],
  ['soixante-dix-huit', '78'],
  ['quatre-vingt-dix-neuf', '99'],
  ['quatre-vingts', '80'],
  ['dix-sept', '17'],
  ['eight hundred', '800'],
  ['five hundred five', '505'],
  ['twenty', '20'],
  ['vingt quatre', '24'],
  ['four twenty', '4 20'],
])('%s is %s', (said, digits) => {
  expect(spellDigits(said)).toBe(digits)
})

test.each([
  'M5V space 2T6',
  'm five v two t six',
  'M as in Mike, 5, V as in Victor, 2, T for Tango, 6',
  'M comme Marie, cinq, V comme Victor, deux, T comme Thomas, six',
  'em… M 5 V dash 2 T 6',
  'mon code postal est M5V espace 2T6',
])('%j is a postal code (REQ-190)', (said) => {
  expect(readPostalCode(spellDigits(said))).toBe('M5V 2T6')
})

test.each(['hello there', 'I am a person', '1-800-FLOWERS', ''])('%j is unchanged', (said) => {
  expect(spellDigits(said)).toBe(said)
})
