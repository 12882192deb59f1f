import { readMedicines } from '../../medicines/read-medicines.ts'
import { recogniseMedication } from '../../medicines/recognise-medication.ts'

export type Medicines = ReadonlyMap<string, string>

/** What a person says to take behind words such as "I take", and the sentence without it. */
export function takeList(sentence: string, medicines: Medicines): Taken | null {
  for (const lead of sentence.matchAll(LIST)) {
    const taken = behindLead(sentence, { lead, medicines })
    if (taken) return taken
  }
  return null
}

type Taken = { list: string; rest: string }

function behindLead(sentence: string, { lead, medicines }: { lead: RegExpExecArray; medicines: Medicines }): Taken | null {
  const behind = sentence.slice(lead.index + lead[0].length)
  const end = LIST_ENDS.exec(behind)?.index ?? behind.length
  const said = knownPart(behind.slice(0, end).trim(), medicines)
  // Misspelled or in French it counts too, as the person is asked whether it is right.
  const named = readMedicines(medicines, said).some(({ words, status }) => status === 'taken' && recogniseMedication(medicines, words))
  const before = /^\W/.test(lead[0]) ? '' : (sentence.slice(0, lead.index).split(/[,;]/).at(-1) ?? '')
  // « On a déménagé » names no medicine, however near a word comes to one.
  if (BARE_LEAD.test(lead[0]) && !(recogniseMedication(medicines, said.split(/[,\s]/)[0] ?? '')?.slips === 0)) return null
  if (!named || DENIED.test(`${before} ${lead[0]} ${said}`) || ASKED.test(before)) return null
  const rest = behind.slice(behind.indexOf(said) + said.length).replace(TAKEN_SINCE, ' ')
  return { list: said.replace(/[\s,]+$/, ''), rest: `${sentence.slice(0, lead.index)}, ${rest}` }
}

/** "Can I take", "wanted to put me on" */
const ASKED = /(?<!\p{L})(?:to|can|could|should|may|must|do|if|when|whether|what|puis-?|est-ce que|si|quand)\s*$/iu
const LIST =
  /(?:(?<!\p{L})(?:i (?:also |currently |now |just |only )?(?:take|use)|i['’]?(?:\s?a?m|ve been) (?:also |currently |now |just |only )?(?:on|taking)|(?:they|he|she|doctor|doc|dr|gp) (?:has |have |had |just )?(?:put|got|has|have|started) me on|(?:m['’]a|m['’]ont) (?:mis(?:e|es)?|pr[ée]scrit)(?: sur)?|je prend[s]?(?: aussi)?|j['’ ]?prend[s]?(?: aussi)?|(?:je suis|j['’]?suis|chus?|chui[st]?) (?:rendue? )?(?:sur|sous|su['’]?l[ae]?|su|au|aux|à la)|(?:my |only |mes |seul(?:e)?s? )?(?:med(?:ication|icine)?s?|pills?|médicaments?|m[ée]dics?|pilules?)(?: (?:i take|i['’]m on|que je prends))?(?: (?:are|is|sont|c['’]est)|\s?:)|(?:my )?meds|mes médicaments)|(?:^|[,.;!]\s*)(?:and |also |currently |now |et |aussi )?(?:on|taking|take|sur|prends))\s+(?:just |only |juste |seulement )?(?:du |de la |des |de l['’]|l['’]|d['’]la |la |le )?/giu
/** Only where the name of a medicine follows at once. */
const BARE_LEAD = /^[,.;!\s]*(?:(?:and|also|currently|now|et|aussi) )*(?:on|take|sur|prends)\s/iu
const LIST_ENDS =
  /\s+(?:(?:do (?:you|i)|can (?:you|i)|is (?:it|that|this)|are (?:you|they)|how|what|where|est[- ]ce|c['’]est|pouvez|combien|comment|too|as well|aussi|for|pour|since|depuis|because|parce|but|mais|when|quand|if|si|which|now|right now|at the moment|these days|en ce moment|présentement|(?:doesn|isn|don|didn)['’]?t|helps?|(?:ça )?(?:aide|marche|fait) (?:pas|pus?|plus|un peu))(?!\p{L})|to\s|and (?=i(?!\p{L})|my |have |had |suffer |need |want |it )|(?:et|pis) (?=j|mon |ma |mes |ça |c['’]|rien ))|[.;!\n](?!\d)/iu
/** How long a medicine is taken is not how long someone is ill. */
export const TAKEN_SINCE =
  /^\s*(?:for|since|depuis|pendant)(?: (?:about|around|almost|over|the (?:last|past)|environ|au moins|plus de|presque))? (?!my|mon|ma|mes|the (?!last|past))(?=[^,.;]*(?:\d|years?|months?|weeks?|ages|ever|school|covid|summer|winter|spring|fall|ans?(?!\p{L})|ann[ée]es?|mois|semaines?|longtemps|toujours|secondaire|[ée]t[ée](?!\p{L})|hiver))[^,.;]*/iu
export const DENIED =
  /(?<!\p{L})(?:not|no|never|stopped|used to|quit|before|if|pas|plus|jamais|arrêt[ée]?|avant|si|d[ée]j[àa] (?:pris|[ée]t[ée])|tried|essay[ée]|wanted|voulait|allerg\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/iu

/** Up to the last medicine: "cymbalta, still no better" is cymbalta. */
function knownPart(said: string, medicines: Medicines): string {
  const parts = said.split(/(?<=,)(?!\d)\s*/)
  while (parts.length > 1 && !recogniseMedication(medicines, parts.at(-1) ?? '') && !OTHER_ITEM.test(parts.at(-1) ?? '')) parts.pop()
  return parts.join(' ').replace(/[\s,]+$/, '')
}

/** What people list among their medicines under no name. */
export const OTHER_ITEM =
  /^\W*(?:and |et |pis )?(?:(?:a|an|my|some|une?|des|ma|mes) )?(?:(?:huile|cr[èe]me|capsules?) (?:de |au )?(?:cbd|thc)|gumm\w+ (?:de |au )?(?:cbd|thc)|(?:cbd|thc)(?: (?:oil|cream|drops|gumm\w+|huile|capsules?))?|(?:blood pressure|heart|water|thyroid|cholesterol|diabetes|sleeping|stomach) (?:pills?|meds?|medication)|pilules? (?:pour|de) (?:la |le )?(?:pression|c[oœ]eur|cholest[ée]rol|diab[èe]te|dormir)|birth control|(?:la )?pilule|contraceptifs?|puffers?|inhalers?|pompes?|multivitamins?|multivitamines?|vitamine?s?(?: \w\d*)?|iron|fer|oxys?|oxies|percs?|asa|acide folique)(?:\s+[\d.,]+\s?(?:mg|mcg|iu|ui)?)?\W*$/iu
