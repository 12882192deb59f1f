import { bare } from '../text/normalize.ts'
import { conceptsOf } from './concepts.ts'

/** What a text is compared by: its words, pairs of neighbours and concepts, and the pieces of 2 to 4 letters that survive a misspelling. */
export type Features = { words: readonly string[]; pieces: readonly string[] }

/** Features of a text as typed; the same text always gives the same ones. Numbers are all one word, names of one thing too. */
export function featuresOf(text: string): Features {
  const typed = bare(text).split(/[ @]/).filter(Boolean)
  const stems = typed.map((word) => stem(SAME.get(word) ?? word))
  const pairs = ['^', ...stems].map((word, index) => `${word} ${stems[index] ?? '$'}`)
  const concepts = typed.flatMap(conceptsOf).map((concept) => `@${concept}`)
  return { words: [...stems, ...pairs, ...concepts], pieces: typed.filter((word) => !/\d/.test(word)).flatMap(piecesOf) }
}

function piecesOf(word: string): string[] {
  const framed = `<${word}>`
  const lengths = [2, 3, 4].filter((length) => length <= framed.length)
  return lengths.flatMap((length) =>
    Array.from({ length: framed.length - length + 1 }, (_, start) => `~${framed.slice(start, start + length)}`),
  )
}

function stem(word: string): string {
  if (/^\d+$/.test(word)) return '#'
  const singular = word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=..[^su])s$/, '')
  const plain = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular
  return plain.length > 4 ? plain.replace(/e$/, '') : plain
}

/** Words for one thing, as patients say them. */
const SAME = new Map(
  Object.entries({
    cannabis: 'weed pot marijuana marihuana mj ganja bud herb dope reefer canabis cannibis cannabus',
    person: 'human someone somebody agent representative rep operator receptionist',
    pharmacist: 'pharmacy',
    appointment: 'appt apt appointments apointment appointmnet booking visit visits',
    medicine: 'medication medications meds med drug drugs medicines',
    document: 'doc docs script prescription prescriptions rx licence license card authorization authorisation paperwork documents',
    child: 'kid kids children toddler toddlers grandkids grandchildren',
    doctor: 'dr gp physician doctors',
    practitioner: 'np nurse nurses',
    pay: 'paid payment payments paying',
    cost: 'price prices fee fees pricing costs charge charges',
    seller: 'lp producer producers supplier sellers suppliers vendor',
    phone: 'cell telephone mobile',
    expire: 'expires expired expiring expiry expiration runs',
    info: 'information infos details',
  }).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const)),
)
