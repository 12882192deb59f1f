import type { TypeRules } from './type-rules.ts'
import { words } from './words.ts'

/** Something to read that offers no way on by itself: on the screen any word goes on, on paper there is nothing to fill in. */
export const section: TypeRules<never> = {
  ...words,
  knownBy: { widget: 'section' },
  widget: 'section',
  fhir: { ...words.fhir, type: 'display', reads: [] },
  paper: 'nothing',
}
