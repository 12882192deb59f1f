import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

const FILE = 'medications/ingredients.jsonl'
const name = z.string().regex(/^\S+(?: \S+)*$/)
const medication = z.strictObject({ ingredient: name, brands: z.array(name) })

/** Active ingredients of medicines sold in Canada by every name that each goes by: its own and its frequent brands', in small letters. */
export function loadMedications(): Map<string, string> {
  const lines = readFileSync(join(DATA_FOLDER, FILE), 'utf8').trimEnd().split('\n')
  const named = lines.flatMap((line, index) => {
    const read = medication.safeParse(JSON.parse(line))
    if (!read.success) throw new Error(`data/${FILE}:${index + 1}: ${z.prettifyError(read.error)}`)
    const { ingredient, brands } = read.data
    return [ingredient, ...brands].map((one) => [one, ingredient] as const)
  })
  return new Map(named)
}
