import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawAvatar } from './avatar/drawing.mjs'
import { GRAVE } from './avatar/grave.mjs'
import { CLIPS_FOLDER } from './avatar/made-from.mjs'

// Draws the face for a person in danger. No film: nothing moves then.
writeFileSync(join(CLIPS_FOLDER, 'grave.svg'), drawAvatar(GRAVE))
