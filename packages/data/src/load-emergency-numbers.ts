import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EmergencyNumber, emergencyNumber } from '@clinic/contract/emergency-numbers'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

const FILE = 'emergency-numbers/numbers.jsonl'

/** Every number in the order of the file, those that may not be shown included. */
export function loadEmergencyNumbers(): EmergencyNumber[] {
  const lines = readFileSync(join(DATA_FOLDER, FILE), 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    const read = emergencyNumber.safeParse(JSON.parse(line))
    if (!read.success) throw new Error(`data/${FILE}:${index + 1}: ${z.prettifyError(read.error)}`)
    return read.data
  })
}
