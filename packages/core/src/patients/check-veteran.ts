import type { VeteranCover } from '@clinic/contract/patients/veteran'

type Fields = Partial<Record<'vac_file' | 'letter_on' | 'letter_ends_on', string>>

/** What is wrong with a cover, by field. A K number is K and six to eight digits. `today`: the clinic’s day. */
export function checkVeteran({ vac_file, letter }: VeteranCover, today: string): Fields {
  const fields: Fields = {}
  if (!/^K\d{6,8}$/.test(vac_file)) fields.vac_file = 'Enter K and six to eight digits, such as K1234567.'
  if (letter && letter.on > today) fields.letter_on = 'Choose today or an earlier day.'
  if (letter && letter.ends_on !== null && letter.ends_on < letter.on)
    fields.letter_ends_on = 'Choose the day of the letter or a later one.'
  return fields
}

/** A K number as it is stored: capital, without spaces and hyphens. */
export function writtenFile(vac_file: string): string {
  return vac_file.replace(/[\s-]/g, '').toUpperCase()
}
