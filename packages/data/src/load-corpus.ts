import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAT_LANGUAGES } from '@clinic/contract/chat'
import { CRISIS_KINDS } from '@clinic/contract/vocabulary'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

/** The files of `data/nlu/`, without their ending. */
export const CORPORA = [
  'crisis/crisis',
  'crisis/ordinary',
  'crisis/templates',
  'crisis/near',
  'crisis/holdout',
  'intents/train',
  'intents/more',
  'intents/holdout',
  'questions/train',
  'questions/more',
  'questions/holdout',
] as const
export type Corpus = (typeof CORPORA)[number]

/**
 * One line of a corpus. `label`: what the text is an example of; `none` for no label at all. `split`: `train` is learned from, `dev` is read
 * while rules are written, `holdout` only measures. `source`: the batch it was written in, which `data/nlu/README.md` lists. `weight`: how much it counts in training; 1 where it is absent. `kind`: the danger that a crisis is about, where that is known.
 */
const corpusRow = z.strictObject({
  text: z.string().trim().min(1),
  label: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  language: z.enum(CHAT_LANGUAGES),
  source: z.string().trim().min(1),
  split: z.enum(['train', 'dev', 'holdout']),
  weight: z.number().positive().max(1).optional(),
  kind: z.enum(CRISIS_KINDS).optional(),
})
export type CorpusRow = z.infer<typeof corpusRow>

/** Every line in its order, which training depends on. Throws for a line that does not fit the schema, naming it. */
export function loadCorpus(corpus: Corpus): CorpusRow[] {
  const file = `nlu/${corpus}.jsonl`
  const lines = readFileSync(join(DATA_FOLDER, file), 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    const row = corpusRow.safeParse(JSON.parse(line))
    if (!row.success) throw new Error(`data/${file}:${index + 1}: ${z.prettifyError(row.error)}`)
    return row.data
  })
}
