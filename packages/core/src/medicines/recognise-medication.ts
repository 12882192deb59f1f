import { editDistance } from '../shared/edit-distance.ts'
import { foldText } from '../shared/fold-text.ts'

/** `ingredient` as Health Canada writes it; `slips` is 0 where the name was typed exactly. */
export type RecognisedMedication = { ingredient: string; slips: number }

/** Ingredients and brands, one word or two, with the ingredient that each means: `data/medications/`. */
type Medications = ReadonlyMap<string, string>

/**
 * The active ingredient that one entry of a list of medicines means ("zolft 50mg at night" is sertraline), by ingredient or brand, up to
 * two slips by length. Null where nothing or more than one is near. The patient’s own words are never replaced.
 */
export function recogniseMedication(medications: Medications, text: string): RecognisedMedication | null {
  const words = foldText(text)
    .split(' ')
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !EVERYDAY.has(word))
  for (const pair of words.map((word, index) => `${word} ${words[index + 1] ?? ''}`.trim())) {
    const ingredient = medications.get(pair)
    if (ingredient !== undefined) return { ingredient, slips: 0 }
  }
  const exact = words.flatMap((word) => medications.get(word) ?? [])
  if (exact[0] !== undefined) return { ingredient: exact[0], slips: 0 }
  const near = words.flatMap((word) => nearest(medications, word) ?? []).sort((a, b) => a.slips - b.slips)
  return near[0] ?? null
}

function nearest(medications: Medications, word: string): RecognisedMedication | null {
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0
  if (most === 0) return null
  let found: RecognisedMedication | null = null
  let rivals = false
  for (const [name, ingredient] of medications) {
    const slips = editDistance(word, name, Math.min(most, found?.slips ?? most))
    if (slips > (found?.slips ?? most)) continue
    rivals = found !== null && slips === found.slips && found.ingredient !== ingredient
    found = { ingredient, slips }
  }
  return rivals ? null : found
}

/** Words of a list of medicines that only look like names. */
const EVERYDAY = new Set(
  'daily twice once night nightly morning evening tablet tablets capsule capsules pills needed blood pressure thinner pain heart sleep sleeping water with food every other week month half dose spray cream drops vitamin inhaler puffer name remember forget something small white round little green metric starting started stopped years'.split(
    ' ',
  ),
)
