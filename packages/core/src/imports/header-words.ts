import { foldText } from '../shared/fold-text.ts'

const SMALL = new Set('of de du des la le les the in en'.split(' '))
const NUMBER = new Set('number numero num nr nbr'.split(' '))

/** Normalized for comparison: `PatientID`, `patient_id` and `Patient Id` are equal; so are number, numéro, N° and #. */
export function headerWords(header: string): string[] {
  const spaced = header
    .replace(/#|№|\bn[°º]/gi, ' no ')
    .replace(/\b[dl]['’]/gi, ' ')
    .replace(/['’]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
  return foldText(spaced)
    .replace(/\./g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word))
    .map((word) => (NUMBER.has(word) ? 'no' : word))
}

/** Joined, so that "Birthdate" equals "Birth Date". */
export function headerKey(header: string): string {
  return headerWords(header)
    .join('')
    .replace(/number|numero/g, 'no')
}
