import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

const FOLDER = 'meanings'

const phrases = z.array(z.string().trim().min(1)).min(1)

/** `from` and `to` belong to the range. `months`: since it began; `week`: times a week. */
const range = z.strictObject({
  of: z.enum(['months', 'week', 'minutes', 'hours']),
  from: z.number().nonnegative(),
  to: z.number().nonnegative(),
})

/** How people say one option of one or several questions, in English and Canadian French. */
const meaning = z.strictObject({
  questions: z.array(z.string().regex(/^(?:\*|[a-z0-9_]+)\/(?:\*|[a-z0-9_]+)$/)).min(1),
  option: z.string().min(1),
  en: phrases,
  fr: phrases,
  range: range.optional(),
  over: z.array(z.string().min(1)).optional(),
  yields: z.boolean().optional(),
})

/** The meanings of `data/meanings/`. Throws for a line that does not fit the schema. */
export function loadMeanings(): z.infer<typeof meaning>[] {
  const names = readdirSync(join(DATA_FOLDER, FOLDER)).filter((name) => name.endsWith('.jsonl'))
  return names.sort().flatMap((name) => {
    const lines = readFileSync(join(DATA_FOLDER, FOLDER, name), 'utf8')
      .trimEnd()
      .split('\n')
    return lines.map((line, index) => {
      const read = meaning.safeParse(JSON.parse(line))
      if (!read.success) throw new Error(`data/${FOLDER}/${name}:${index + 1}: ${z.prettifyError(read.error)}`)
      return read.data
    })
  })
}
