import { DRAWING_NAMES, drawingPath } from '../reading/drawing.ts'
import type { TypeRules } from './type-rules.ts'
import { words } from './words.ts'

/** A drawing, or the same in words (REQ-413). */
export const drawing: TypeRules<never> = {
  ...words,
  knownBy: { widget: 'draw' },
  widget: 'draw',
  read(question, given) {
    if (given.drawing === undefined) return words.read(question, given)
    return drawingPath(question, given.drawing) === null ? { problem: 'empty' } : { value: given.drawing }
  },
  say: (question, value, speech) =>
    drawingPath(question, value) === null ? words.say(question, value, speech) : DRAWING_NAMES[speech.language],
  fhir: { ...words.fhir, reads: [] },
  paper: { takes: 'drawing', hint: null },
}
