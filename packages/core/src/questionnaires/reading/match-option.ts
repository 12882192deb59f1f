import { foldText } from '../../shared/fold-text.ts'
import { optionPlace } from './option-place.ts'
import { readYesNo } from './yes-no.ts'

/** The one option meant, or those that could be. */
export type OptionMatch = { label: string } | { candidates: string[] }

/** Words that turn or open the meaning of the label beside them: "not oil", "oil or capsules", "anything but oil". */
const TURNING = new Set(
  'no not never none without neither dont doesnt didnt isnt arent cant havent stopped except or but instead rather less moins pas non jamais aucun aucune sans ni sauf ou mais plutot'.split(
    ' ',
  ),
)
const UNSURE_LABELS = [
  'not sure',
  'unsure',
  'i am not sure',
  'im not sure',
  'i dont know',
  'dont know',
  'je ne sais pas',
  'pas sur',
  'incertain',
]
const UNSURE =
  /^(i am |im |i |i have )?(not sure|unsure|dont know|do not know|no idea|not certain|dunno|idk)\b|^(?:je (?:ne )?)?(?:sais pas|suis pas (?:sure?|certaine?))\b|^pas (?:sure?|certaine?)\b|^aucune idee\b/

/**
 * Which option a text means: its label, its number or place in the list, yes or no, or words that only one label has. A text with a
 * negation never chooses a label that has none, and a bare number counts places only where no label holds digits.
 */
export function matchOption(labels: string[], text: string): OptionMatch {
  const said = foldText(text)
  const folded = labels.map((label) => ({ label, words: foldText(label) }))
  const exact = [text, text.trim()].find((typed) => labels.includes(typed)) ?? folded.find(({ words }) => words === said)?.label
  if (exact !== undefined) return { label: exact }
  if (said === '') return { candidates: [] }
  const placed = labels[optionPlace(said, labels) ?? -1]
  if (placed !== undefined) return { label: placed }
  const either = halfWay(folded, said)
  if (either.length > 0) return { candidates: either }
  const steps = [byYesNo(folded, said), byStart(folded, said), byWords(folded, said)]
  const found = steps.find((step) => step.length > 0) ?? []
  const [only] = found
  return only !== undefined && found.length === 1 ? { label: only } : { candidates: found }
}

type Folded = { label: string; words: string }

const HALF = /\bhalf (?:of )?(?:the |my )?(?:days|time|week)|\bla moitie (?:des jours|du temps)/
const MORE_OR_LESS = /\b(?:more|over|above|less|under|below|fewer|not|plus|moins|pas)\b/

/** "Half the days" is between "more than half the days" and the answer before it: both may be meant. */
function halfWay(options: Folded[], said: string): string[] {
  if (!HALF.test(said) || MORE_OR_LESS.test(said)) return []
  const above = options.findIndex(({ words }) => /^(?:more than|over) half\b|^plus de (?:la moitie|sept jours)\b/.test(words))
  return above < 1 ? [] : options.slice(above - 1, above + 1).map(({ label }) => label)
}

function byYesNo(options: Folded[], said: string): string[] {
  const wanted = UNSURE.test(said) ? UNSURE_LABELS : yesNoWords(said)
  if (options.some(({ words }) => sharesName(words, said))) return []
  return options.filter(({ words }) => wanted.some((word) => words === word || words.startsWith(`${word} `))).map(({ label }) => label)
}

function yesNoWords(said: string): string[] {
  const answer = readYesNo(said)
  if (answer === null || said.split(' ').length > 3) return []
  return answer ? ['yes', 'oui'] : ['no', 'non']
}

/** True where a text names something of a label, beyond yes, no and sure: then it is more than a bare yes or no. */
export function sharesName(words: string, said: string): boolean {
  const names = words.split(' ').filter((word) => word.length >= 3 && !/^(yes|not|none|never|sure|unsure|know|dont|really)$/.test(word))
  return names.some((name) => said.split(' ').includes(name))
}

function byStart(options: Folded[], said: string): string[] {
  if (said.length < 2) return []
  return options.filter(({ words }) => words.startsWith(said) && (words[said.length] === ' ' || said.length >= 3)).map(({ label }) => label)
}

function isTurned(words: string, said: string): boolean {
  const ofLabel = new Set(words.split(' '))
  return said.split(' ').some((word) => TURNING.has(word) && !ofLabel.has(word))
}

/** Labels that hold the words said, else labels that are held by them ("I think chronic pain"). */
function byWords(options: Folded[], said: string): string[] {
  if (said.length < 3) return []
  const allowed = options.filter(({ words }) => !isTurned(words, said))
  const holding = allowed.filter(
    ({ words }) => ` ${words} `.includes(` ${said} `) || (said.length >= 4 && ` ${words}`.includes(` ${said}`)),
  )
  if (holding.length > 0) return holding.map(({ label }) => label)
  return allowed.filter(({ words }) => words.length >= 3 && ` ${said} `.includes(` ${words} `)).map(({ label }) => label)
}
