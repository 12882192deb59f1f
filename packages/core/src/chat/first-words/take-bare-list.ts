import { recogniseMedication } from '../../medicines/recognise-medication.ts'
import { foldText } from '../../shared/fold-text.ts'
import { DENIED, type Medicines, OTHER_ITEM, TAKEN_SINCE } from './take-list.ts'

/**
 * Medicines without words that say they are taken, alone or with a dose: "advil, gabapentin 300 and some cbd oil". `alone`: only one, without a dose, which a
 * person may as well ask about.
 */
export function takeBareList(sentence: string, medicines: Medicines): { items: string[]; rest: string; alone: boolean } {
  const pieces = [...sentence.matchAll(PIECES)].map((found) => ({ said: found[0], at: found.index }))
  // "Allergic to penicillin and codeine" is about both.
  const end = pieces.findIndex(({ said }) => NOT_TAKEN.test(said))
  const judged = pieces.slice(0, end < 0 ? undefined : end).map((piece) => ({ ...piece, ...itemOf(piece.said, medicines) }))
  const isSure = judged.some(({ kind }) => kind === 'medicine')
  const items = judged.filter(({ kind }) => kind === 'medicine' || (kind === 'other' && isSure))
  if (!isSure) return { items: [], rest: sentence, alone: true }
  const rest = items.reduceRight((left, { at, length }) => `${left.slice(0, at)}, ${left.slice(at + length)}`, sentence)
  return {
    items: items.map(({ item }) => item),
    rest,
    alone: items.length === 1 && !/\d/.test(items[0]?.item ?? ''),
  }
}

/** Between commas and the like; not inside "0,1 mg". */
const PIECES = /(?:(?!,(?!\d)|[;\n•]|[.!](?:\s|$)|\s(?:and|et|pis|puis|plus|with|avec|then)\s|\s[-–+&/]\s|:).)+/giu

type Item = { kind: 'medicine' | 'other' | null; item: string; length: number }

function itemOf(piece: string, medicines: Medicines): Item {
  const none: Item = { kind: null, item: '', length: 0 }
  const tail = TAIL.exec(piece)?.index ?? piece.length
  const head = piece.slice(0, tail)
  const item = head.replace(BEFORE, '').trim()
  if (item === '' || (DENIED.test(piece.replace(BEFORE, '')) && !NO_HELP.test(piece))) return none
  const length = NO_HELP.test(piece) || TAKEN_SINCE.test(piece.slice(tail)) ? piece.length : tail
  if (OTHER_ITEM.test(item)) return { kind: 'other', item, length }
  if (CODEINE.test(item)) return { kind: 'medicine', item, length }
  const [name = '', ...words] = foldText(item.replace(/(\d)[.,](\d)/g, '$1$2')).split(' ')
  const known = name === 'cannabis' ? null : medicineOf(medicines, name, words[0])
  if (known === null || !words.slice(known - 1).every((word) => DOSE.test(word))) return none
  return { kind: 'medicine', item, length }
}

/** How many words name the medicine, misspelled by one letter at most or by two beside a dose; null where they name none. */
function medicineOf(medicines: Medicines, name: string, second = ''): number | null {
  if (medicines.has(`${name} ${second}`)) return 2
  if (medicines.has(name) || medicines.has(name.replace(/s$/, ''))) return 1
  const slips = name.length >= LONG_NAME ? recogniseMedication(medicines, name)?.slips : undefined
  return slips !== undefined && (slips <= 1 || /^\d/.test(second)) ? 1 : null
}

const LONG_NAME = 7
const BEFORE =
  /^\s*(?:(?:and|also|oh|plus|et|pis|aussi|some|a bit of|a little(?: bit of)?|the odd|the|a|an|my|mes|mon|ma|des|du|de la|de l['’]|d['’]la|d['’]|l['’]|la|le|les|un peu d(?:e |['’])|une?|juste|just|only|occasional|daily)\s*(?<=\s|['’]))+/iu
const TAIL =
  /\s+(?:(?:once in a while|des fois|parfois|sometimes|occasionally|now and then|for|pour|since|depuis|pendant|when|quand|helps?|aide|works?|(?:doesn|isn|don)['’]?t|does not|is not|(?:ne )?(?:marche|fonctionne|fait|aide))(?!\p{L})|[(])/iu
const NOT_TAKEN =
  /(?<!\p{L})(?:allerg\p{L}*|never|stopped|used to|quit|was (?:on|taking)|jamais|arr[êe]t[ée]\w*|d[ée]j[àa] (?:pris|[ée]t[ée])|[ée]tais (?:sur|sous)|tried|essay[ée]\w*|wanted|voulait|instead of|au lieu)(?!\p{L})/iu
/** It is taken, and does too little. */
const NO_HELP =
  /(?<!\p{L})(?:(?:(?:doesn|isn)['’]?t|does not|is not) (?:really |even )?(?:do(?:ing)? much|help(?:ing)?|work(?:ing)?|cut(?:ting)? it|touch(?:ing)? it|enough)|(?:marche|aide|fonctionne|fait) (?:pas|pu|pus|plus)(?!\p{L}))/iu
/** "T3s" */
const CODEINE = /^t-?[34]s?$/i
const DOSE =
  /^(?:\d[\d./x]*(?:mg|mcg|g|ml|iu|ui|mgs|x)?|mg|mgs|mcg|ml|g|ui|iu|milligram\w*|x\d*|times?|fois|once|twice|per|par|every|each|day|daily|jours?|nights?|nightly|nuit|soir|matin|morning|evening|at|bedtime|bed|coucher|au|aux|le|la|les|by|before|besoin|needed|as|prn|extra|strength|regular|fort|forte|xr|cr|er|sr|xl|la|hp|contin|gel|creme|cream|oil|spray|patch\w*|timbres?|puffer|inhaler|pompe|pills?|tabs?|tablets?|comprimes?|caps?|capsules?|drops?|gouttes?|arthritis|arthrite|weeks?|semaines?|months?|mois|monday|friday|sunday|lundi|vendredi|one|two|three|four|half|une?|deux|trois|quatre|demi|low|dose|too|also|aussi|injections?|shots?|bid|tid|qid|qd|od|hs|qhs|po|acid|back|a|in|the)$/
