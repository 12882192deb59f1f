/** Without letters that are taken for others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LETTERS = 7
const CODE_LETTERS = 16

/** `MD-26-XXXXXXX-C`: the year of the signature, chance and a letter that finds one wrong letter. `bytes`: at least 7 random ones. */
export function documentNumber(signed_on: string, bytes: Uint8Array): string {
  const body = letters(bytes, NUMBER_LETTERS)
  return `MD-${signed_on.slice(2, 4)}-${body}-${checkLetter(body)}`
}

/** 80 random bits, printed beside the QR code in groups of four. `bytes`: at least 16 random ones. */
export function checkCode(bytes: Uint8Array): string {
  return letters(bytes, CODE_LETTERS)
}

/** As a person types it: capitals, spaces and dashes do not matter, and letters that look alike are taken for the right one. */
export function plainCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

function letters(bytes: Uint8Array, count: number): string {
  if (bytes.length < count) throw new RangeError('too few random bytes')
  return Array.from(bytes.subarray(0, count), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

function checkLetter(body: string): string {
  const sum = [...body].reduce((total, letter, at) => total + LETTERS.indexOf(letter) * (2 * at + 1), 0)
  return LETTERS[sum % LETTERS.length] ?? '0'
}
