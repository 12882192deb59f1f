import { chosenLabels, labelsOf, saysYes } from '../question-map/options.ts'
import { matchOption } from '../reading/match-option.ts'
import { formatValue } from './format-value.ts'
import { ANY_PROBLEMS, saidIn } from './said-in.ts'
import type { TypeRules } from './type-rules.ts'

/** One of several options, kept as its label. */
export const chooseOne: TypeRules<never> = {
  knownBy: { kind: 'options' },
  widget: 'radio',
  answered: 'with one of several options',
  acceptsFreeText: false,
  seconds: 12,
  fields: [],
  hearsYes: (question) => labelsOf(question).some(saysYes),
  read(question, given) {
    const said = saidIn(given)
    if ('problem' in said) return said
    const match = matchOption(labelsOf(question), said.said)
    return 'label' in match ? { value: match.label } : { problem: 'not-an-option', detail: match.candidates }
  },
  problems: ANY_PROBLEMS,
  say: formatValue,
  isPossible: (question, value) => !Array.isArray(value) && chosenLabels(question, value).length === 1,
  fhir: { type: 'choice', reads: [], extensions: () => [], answer: () => null },
  paper: 'tick-one',
  sample: (question, choice) => {
    const labels = labelsOf(question)
    return labels[Math.abs(choice) % labels.length] ?? ''
  },
}
