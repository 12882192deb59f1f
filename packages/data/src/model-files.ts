import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'
import { DATA_FOLDER } from './data-folder.ts'

/** The files of `data/models/` and what of `data/` each is trained from. */
const TRAINED_FROM = {
  crisis: ['nlu/crisis/crisis.jsonl', 'nlu/crisis/ordinary.jsonl', 'nlu/crisis/templates.jsonl', 'nlu/intents/train.jsonl'],
  'crisis-kinds': ['nlu/crisis/crisis.jsonl', 'nlu/crisis/templates.jsonl'],
  intents: ['nlu/intents/train.jsonl', 'nlu/intents/more.jsonl', 'nlu/replies/patients.tsv', 'nlu/replies/development.tsv'],
  replies: [
    ...[
      'development',
      'long',
      'second',
      'third',
      'patients',
      'authors',
      'turns',
      'more-authors',
      'fresh',
      'ordinary-authors',
      'plain-authors',
      'spoken-authors',
      'spoken-authors-b',
    ].map((set) => `nlu/replies/${set}.tsv`),
    ...['meanings', 'questionnaires', 'scales', 'nlu/intents/train.jsonl', 'nlu/questions/train.jsonl'],
  ],
  'answers-en': ['articles/en', 'nlu/questions/train.jsonl', 'nlu/questions/more.jsonl'],
  'answers-fr': ['articles/fr', 'nlu/questions/train.jsonl', 'nlu/questions/more.jsonl'],
} as const
export type ModelName = keyof typeof TRAINED_FROM
export const MODEL_NAMES = Object.keys(TRAINED_FROM) as ModelName[]

/** A hash in hexadecimal stands before the compressed model. */
const HASH_LENGTH = 64

/** The hash of the data that a model has to be trained from now. */
export function hashTrainingData(name: ModelName): string {
  const hash = createHash('sha256')
  for (const path of TRAINED_FROM[name].flatMap(filesOf)) hash.update(`${path}\n`).update(readFileSync(join(DATA_FOLDER, path)))
  return hash.digest('hex')
}

/** The trained model as it was packed, and the hash of the data that it was trained from. */
export function readModel(name: ModelName): { hash: string; packed: Uint8Array } {
  const file = readFileSync(fileOf(name))
  return { hash: file.subarray(0, HASH_LENGTH).toString('ascii'), packed: brotliDecompressSync(file.subarray(HASH_LENGTH)) }
}

/** The trained model, decompressed outside the main thread, several at once. */
export function readModelAside(name: ModelName): Promise<Uint8Array> {
  const compressed = readFileSync(fileOf(name)).subarray(HASH_LENGTH)
  return new Promise((resolve, reject) => {
    brotliDecompress(compressed, (error, packed) => (error ? reject(error) : resolve(packed)))
  })
}

/** Writes a model that was trained from the data as it is now; answers how many bytes the file has. */
export function writeModel(name: ModelName, packed: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: packed.length, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
  const file = Buffer.concat([Buffer.from(hashTrainingData(name), 'ascii'), brotliCompressSync(packed, { params })])
  writeFileSync(fileOf(name), file)
  return file.length
}

function fileOf(name: ModelName): string {
  return join(DATA_FOLDER, 'models', `${name}.bin`)
}

function filesOf(path: string): string[] {
  if (/\.(?:jsonl|tsv)$/.test(path)) return [path]
  return readdirSync(join(DATA_FOLDER, path))
    .sort()
    .map((name) => `${path}/${name}`)
}
