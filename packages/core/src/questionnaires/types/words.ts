import { formatValue } from './format-value.ts'
import { ANY_PROBLEMS, saidIn } from './said-in.ts'
import type { TypeRules } from './type-rules.ts'

/** An answer in the patient's own words. */
export const words: TypeRules<never> = {
  knownBy: { input: 'text' },
  widget: 'text',
  answered: 'in words',
  acceptsFreeText: true,
  seconds: 25,
  fields: [],
  hearsYes: () => true,
  read(_, given) {
    const said = saidIn(given)
    return 'problem' in said ? said : { value: said.said.trim() }
  },
  problems: ANY_PROBLEMS,
  say: formatValue,
  isPossible: (_, value) => typeof value === 'string',
  fhir: { type: 'string', reads: ['string', 'text', 'url', ''], extensions: () => [], answer: () => null },
  paper: { takes: 'words', hint: null },
  sample: (_, choice) => `words ${choice}`,
}
