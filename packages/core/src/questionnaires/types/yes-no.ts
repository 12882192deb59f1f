import type { ReadAnswer } from '../answers.ts'
import { chosenLabels, labelsOf } from '../question-map/options.ts'
import { matchOption } from '../reading/match-option.ts'
import { readYesNo } from '../reading/yes-no.ts'
import { formatValue } from './format-value.ts'
import { ANY_PROBLEMS, saidIn } from './said-in.ts'
import type { TypeRules } from './type-rules.ts'

/** "1" or "the second one", which no words for yes and no are. */
const BY_PLACE = /^\W*(\d|first|second|(the )?(first|second) one)\W*$/i

/** Yes or No, kept as true and false. */
export const yesNo: TypeRules<never> = {
  knownBy: { kind: 'yes_no_options' },
  widget: 'radio',
  answered: 'with yes or no',
  acceptsFreeText: false,
  seconds: 12,
  fields: [],
  hearsYes: () => true,
  read(question, given) {
    const said = saidIn(given)
    return 'problem' in said ? said : readYesOrNo(labelsOf(question), said.said)
  },
  problems: ANY_PROBLEMS,
  say(question, value, speech) {
    const isWord = typeof value === 'string' && /^(yes|no)$/i.test(value)
    return formatValue(question, isWord ? value.toLowerCase() === 'yes' : value, speech)
  },
  isPossible: (question, value) => !Array.isArray(value) && chosenLabels(question, value).length === 1,
  fhir: { type: 'boolean', reads: [], extensions: () => [], answer: () => null },
  paper: 'tick-one',
  sample: (_, choice) => choice % 2 === 0,
}

function readYesOrNo(labels: string[], said: string): ReadAnswer<'not-an-option'> {
  const answer = readYesNo(said)
  if (answer !== null) return { value: answer }
  const match = BY_PLACE.test(said) ? matchOption(labels, said) : { candidates: [] }
  return 'label' in match ? { value: match.label === 'yes' } : { problem: 'not-an-option', detail: ['yes', 'no'] }
}
