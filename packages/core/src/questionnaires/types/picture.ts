import { PICTURE_NAMES, pictureId } from '../reading/picture.ts'
import type { TypeRules } from './type-rules.ts'
import { words } from './words.ts'

/** A photograph, kept by its name, or the same in words (REQ-413). */
export const picture: TypeRules<never> = {
  ...words,
  knownBy: { widget: 'picture' },
  widget: 'picture',
  read(question, given) {
    if (given.picture === undefined) return words.read(question, given)
    return pictureId(question, given.picture) === null ? { problem: 'empty' } : { value: given.picture }
  },
  say: (question, value, speech) =>
    pictureId(question, value) === null ? words.say(question, value, speech) : PICTURE_NAMES[speech.language],
  fhir: { ...words.fhir, reads: [] },
}
