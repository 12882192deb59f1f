import { readMedicines } from './read-medicines.ts'
import { recogniseMedication } from './recognise-medication.ts'

/** What does not belong to the list itself: "yes, I take", "oui, je prends". */
const OPENING =
  /^(?:(?:yes|yeah|yep|yup|oui|ouais|ouin|well|ben|just|only|juste|seulement|i (?:take|am on|use)|i['’]m on|je prends|j['’]prends|je suis sur|currently)[ ,.:]+)+/iu
/** Someone else's medicines, former ones and supposed ones are not a list of what is taken. */
const NOT_TAKEN =
  /\b(?:my (?:mom|mother|dad|father|wife|husband|son|daughter|friend|partner|brother|sister)|he|she|his|her|used to|stopped|quit|off|not|no|never|without|before|if|maybe|might|should|allergic|mon (?:mari|p[eè]re|fils|chum|fr[eè]re|conjoint)|ma (?:femme|m[eè]re|fille|blonde|s[oœ]eur|conjointe)|arr[eê]t[eé]\w*|pas|plus|jamais|avant|si|peut-[eê]tre|allergique)\b|n['’]t\b|\?/iu

/** The list in a reply that names medicines which the patient takes, in the patient's words; null where none is named for certain. */
export function namedMedicines(medications: ReadonlyMap<string, string>, text: string): string | null {
  const list = text.trim().replace(OPENING, '').trim()
  if (NOT_TAKEN.test(list)) return null
  const known = readMedicines(medications, list).filter(({ words, status }) => {
    return status === 'taken' && recogniseMedication(medications, words)?.slips === 0
  })
  return known.length > 0 ? list : null
}
