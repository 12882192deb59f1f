import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

const FILE = 'interactions/interactions.jsonl'

const words = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })

/** A: do not start before the practitioner and the prescriber agree. B: the practitioner decides and monitors. C: counsel. */
const severity = z.enum(['A', 'B', 'C'])

/** What makes it graver as far as a program can tell: an age in years, another row, a flag. */
const conditions = z.strictObject({ age_from: z.number().int().nullable(), with: z.array(z.string()), flags: z.array(z.string()) })

/**
 * One interaction of medicines with cannabis. `cannabinoids`: empty where the source names none. `raised`: when it is graver. `flags`: what
 * it raises besides. `source`: null where the research names none. `checked_on`: null until a person of the clinic has read the source.
 */
const interaction = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/),
  medicines: z.array(z.string()).min(1),
  cannabinoids: z.array(z.enum(['thc', 'cbd'])),
  route: z.enum(['any', 'inhaled']),
  severity,
  raised: z.strictObject({ severity, when: words, if: conditions }).nullable(),
  flags: z.array(z.string()),
  effect: words,
  action: words,
  source: z.string().min(1).nullable(),
  checked_on: z.iso.date().nullable(),
})

/** Interactions of medicines with cannabis, in the order of the file. */
export function loadInteractions(): z.infer<typeof interaction>[] {
  const lines = readFileSync(join(DATA_FOLDER, FILE), 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    const read = interaction.safeParse(JSON.parse(line))
    if (!read.success) throw new Error(`data/${FILE}:${index + 1}: ${z.prettifyError(read.error)}`)
    return read.data
  })
}
