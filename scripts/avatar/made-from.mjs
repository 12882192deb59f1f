import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run.mjs'

/** Where the clips and the still picture are, for the web build. */
export const CLIPS_FOLDER = join(ROOT, 'apps', 'web', 'src', 'chat', 'avatar', 'avatar-clips')
/** Says what the clips beside it were made from. */
export const RECORD = join(CLIPS_FOLDER, 'made-from.json')

const SOURCES = ['avatar/clips.mjs', 'avatar/drawing.mjs', 'avatar/features.mjs', 'avatar/pose.mjs', 'render-avatar.mjs']

/** One figure for all that decides how the clips look. Another one than the record's: they have to be rendered anew. */
export function madeFrom() {
  const sum = createHash('sha256')
  for (const file of SOURCES) sum.update(file).update(readFileSync(join(ROOT, 'scripts', file)))
  return sum.digest('hex')
}
