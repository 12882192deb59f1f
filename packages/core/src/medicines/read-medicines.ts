import { foldText } from '../shared/fold-text.ts'
import { recogniseMedication } from './recognise-medication.ts'

/** `words`: what the patient wrote. `ingredients`: what it was recognised as, empty where nothing was. */
export type ReadMedicine = { words: string; ingredients: string[]; status: 'taken' | 'stopped' | 'allergy' }

const SEPARATORS = /[;\n•/+&]|,(?!\d)|\b(?:and|but|et|mais)\b/i
const STOPPED =
  /\b(?:no longer (?:taking|take|on)|not taking|not|stopped taking|stopped|quit|dont take|do not take|ne prends (?:plus|pas)|(?:jai )?arrete) (?:de |du |d |le |la |l )*(?<rest>.+)$/
const ALLERGY = /^(?:i am |im |je suis )?allergi(?:c|que) (?:to|a|au|aux) (?<rest>.+)$/
/** "Tylenol #3", "T3s", "Atasol-30": acetaminophen with codeine, which the strength alone names. Not "Tylenol 3 times a day". */
const WITH_CODEINE =
  /\b(?:(?:tylenol|lenoltec|atasol|emtec)s?\W{0,3}(?:with |avec )?(?:no\.? ?|number |num[eé]ro |n[o°] ?)?(?:[234]|15|30)|t[ -]?[23])s?\b(?!\s*(?:x|times|fois|tab|pills?|comprim|caps|per|par|a day|every|aux|chaque|\d|mg|g\b|ml))/i
/** A longer clause may also say what is taken, so it counts as taken. */
const CLAUSE_WORDS = 4

/** Every medicine of a list in the order written. What is not recognised stays in the list, in the patient's words. */
export function readMedicines(medications: ReadonlyMap<string, string>, text: string): ReadMedicine[] {
  return text
    .split(SEPARATORS)
    .map((words) => words.trim())
    .filter((words) => foldText(words) !== '')
    .map((words) => ({ words, ingredients: ingredientsOf(medications, words), status: statusOf(medications, words) }))
}

function ingredientsOf(medications: ReadonlyMap<string, string>, text: string): string[] {
  const parts = [text, ...foldText(text).split(' ')]
  const named = parts.flatMap((part) => recogniseMedication(medications, part)?.ingredient ?? [])
  return [...new Set(WITH_CODEINE.test(text) ? [...named, 'codeine'] : named)]
}

function statusOf(medications: ReadonlyMap<string, string>, text: string): ReadMedicine['status'] {
  const folded = foldText(text)
  const allergy = ALLERGY.exec(folded)?.groups?.rest
  if (allergy !== undefined && allergy.split(' ').length <= CLAUSE_WORDS) return 'allergy'
  const stopped = STOPPED.exec(folded)?.groups?.rest?.split(' ') ?? []
  const named = stopped[0] !== undefined && recogniseMedication(medications, stopped[0]) !== null
  return named && stopped.length <= CLAUSE_WORDS ? 'stopped' : 'taken'
}
