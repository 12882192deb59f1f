import type { Question, Questions } from '@clinic/contract/questionnaires'
import { readMedicines } from '../../medicines/read-medicines.ts'
import { recogniseMedication } from '../../medicines/recognise-medication.ts'
import type { AnswerValue } from '../../questionnaires/answers.ts'
import type { Meanings } from '../../questionnaires/meanings/meaning.ts'
import { readMeaning } from '../../questionnaires/meanings/read-meaning.ts'
import { withTaught } from '../../questionnaires/meanings/with-taught.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { readName, type SaidName } from './read-name.ts'
import { withoutLoss } from './without-loss.ts'

/** What a person said about themselves before they were asked; `answers`: to questions of the intake, by tag. */
export type FirstWords = { name: SaidName | null; answers: Readonly<Record<string, AnswerValue>> }

type Known = { questions: Questions; meanings: Meanings; medicines: ReadonlyMap<string, string>; today: string }

/** What a first message says clearly: the name, the reason, since when, and the medicines. `null`: none of these, or it is about someone else. */
export function readFirstWords(message: string, known: Known): FirstWords | null {
  const text = withoutLoss(message).replace(FIELD, '$1 ')
  if (isOfAnother(text, known)) return null
  const said = readName(text, known.today)
  const named = said && (said.sure || meant(REASON, `${said.name.firstName} ${said.name.lastName}`, known) === null) ? said : null
  const { clauses, lists } = partsOf(named?.rest ?? text, known)
  const reasons = reasonsIn(clauses, known)
  const [reason] = reasons
  const since = clauses.flatMap((clause) =>
    reasons.length === 1 || (reasons.length === 0 && GOES_ON.test(clause)) ? sinceIn(clause, known) : [],
  )
  const answers: Record<string, AnswerValue> = {
    ...(reasons.length === 1 && reason !== undefined && { [REASON]: reason }),
    ...(new Set(since).size === 1 && { [SINCE]: since[0] ?? '' }),
    ...(lists.length > 0 && listAnswers(lists.join(', '), known.questions)),
  }
  return named === null && Object.keys(answers).length === 0 ? null : { name: named?.name ?? null, answers }
}

/** All reasons that a message gives, as options of the question for the main one; none where it is about someone else. */
export function readReasons(message: string, known: Known): string[] {
  const text = withoutLoss(message)
  return isOfAnother(text, known) ? [] : reasonsIn(partsOf(text, known).clauses, known)
}

/** "My son has epilepsy"; not "I have migraines, my sister is a patient of yours". */
function isOfAnother(text: string, known: Known): boolean {
  if (text.length > LONGEST) return true
  const others = sentences(text).flatMap((sentence) => sentence.split(CLAUSE).filter((clause) => OF_OTHERS.test(clause)))
  const isIll = (clause: string) =>
    meant(REASON, clause, known) !== null || readMedicines(known.medicines, clause).some(({ ingredients }) => ingredients.length > 0)
  return others.some(isIll) || (others.length > 0 && !OWN.test(text))
}

/** Tells something of oneself as well. */
const OWN =
  /(?<!\p{L})(?:i(?:['’]?(?:ve|m)| have| had| am| get| take| suffer| can['’]?t)|my (?:back|knees?|neck|pain|sleep|head)|j['’]ai|je (?:suis|prends|fais|dors)|mon dos|mes (?:genoux|douleurs))(?!\p{L})/iu

function partsOf(text: string, { medicines }: Known): { clauses: string[]; lists: string[] } {
  const lists: string[] = []
  const clauses = sentences(text).flatMap((sentence) => {
    const taken = takeList(sentence, medicines)
    if (taken) lists.push(taken.list)
    return (taken?.rest ?? sentence).split(CLAUSE).filter((part) => /\p{L}{3}|\d/u.test(part) && !OF_OTHERS.test(part))
  })
  return { clauses, lists }
}

function reasonsIn(clauses: readonly string[], known: Known): string[] {
  return [
    ...new Set(clauses.flatMap((clause) => meant(REASON, clause, known) ?? meant(REASON, clause.replace(JOINED, '$1’'), known) ?? [])),
  ]
}

/** How many of the things that an intake asks were said. */
export function countFacts({ name, answers }: FirstWords): number {
  return (name === null ? 0 : 1) + Object.keys(answers).filter((tag) => tag !== TAKES).length
}

/** The question for what a person comes for. */
export const REASON = 'main_reason'
const SINCE = 'since_when'
const TAKES = 'takes_medication'
const MEDICINES = 'medications'
const LONGEST = 600
/** "Since: 1998", as on a form. */
const FIELD = /(?<!\p{L})(since|depuis|name|nom)\s*:\s*/giu
/** « larthrite », « dinsomnie » */
const JOINED = /(?<!\p{L})([ld])(?=[aeiouhéèêîô]\p{L}{4})/giu
const OF_OTHERS =
  /(?<!\p{L})(?:my (?:\w+ )?(?:son|daughter|boy|girl|baby|teen(?:ager)?|kids?|child(?:ren)?|grand\w+|mom|mum|mother|dad|father|wife|husband|partner|brother|sister|friend|patient|client)(?!\p{L})(?!(?: in law| of mine)?,? (?:who )?(?:\w+ed|said|says|told|thinks|swears|set|showed|uses|takes|gave|got me|made me|sent|has been (?:after|telling))(?!\p{L}))|mon (?:fils|gars|garçon|bébé|ado|p[’']?tit\w*|petit[- ]\w+|père|papa|mari|conjoint|frère|chum|ami|enfant)|ma (?:fille|p[’']?tite\w*|petite[- ]\w+|mère|maman|femme|conjointe|sœur|soeur|blonde|amie)|mes (?:enfants|parents)|notre (?:fils|fille|enfant)|on behalf of|au nom de)(?!\p{L})/iu
const CLAUSE = /[,;:\n]|\s(?:and|et|pis|but|mais|because|car|parce que)\s(?=(?:i|my|j|je|ça|since|depuis|mon|ma|mes|also)(?!\p{L}))/iu
const LIST =
  /(?:(?<!\p{L})(?:i (?:also |currently |now )?(?:take|use)|i['’]?\s?a?m (?:also |currently |now )?(?:on|taking)|je prends(?: aussi)?|j['’]prends|(?:je suis|j['’]?suis|chus?|chui[st]?) (?:sur|sous|su['’]?l[ae]?|su|au|aux|à la)|(?:my |only |mes |seul(?:e)?s? )?(?:med(?:ication|icine)?s?|pills?|médicaments?|pilules?)(?: (?:i take|i['’]m on|que je prends))?(?: (?:are|is|sont|c['’]est)|:)|(?:my )?meds|mes médicaments)|(?:^|[,.;!]\s*)(?:and |also |currently |now |et |aussi )?(?:on|taking|take|sur|prends))\s+(?:du |de la |des |de l['’])?/iu
/** Only where the name of a medicine follows at once. */
const BARE_LEAD = /^[,.;!\s]*(?:(?:and|also|currently|now|et|aussi) )*(?:on|take|sur|prends)\s/iu
const LIST_ENDS =
  /\s+(?:for|pour|since|depuis|because|parce|but|mais|and (?=i(?!\p{L})|my |have |had |suffer |need |want )|(?:et|pis) (?=j|mon |ma |mes |ça |rien )|right now|at the moment|these days|en ce moment|présentement)|[.;!\n]/iu
const DENIED = /(?<!\p{L})(?:not|no|never|stopped|used to|quit|before|if|pas|plus|jamais|arrêté|avant|si)(?!\p{L})|n['’]t(?!\p{L})/iu
const TIME =
  /(?<!\p{L})(?:since|for(?= )|depuis|[çc]a fait|il y a|y['’ ]?a(?= (?:\d|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques))|over the (?:last|past)).*$|(?:\d+|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|a few|few|a couple of|several)) (?:years?|yrs?|months?|mois)(?! old|\p{L}).*$/iu
/** Of what one comes for, where that is not named: "since 2015", "been this way 3 yrs", « ça fait 3 ans ». */
const GOES_ON = /(?<!\p{L})(?:since|been|going on|years? now|yrs? now|[çc]a fait|depuis)(?!\p{L})/iu

/** Without what is asked. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((part) => !part.trimEnd().endsWith('?'))
}

function takeList(sentence: string, medicines: ReadonlyMap<string, string>): { list: string; rest: string } | null {
  const lead = LIST.exec(sentence)
  if (!lead) return null
  const behind = sentence.slice(lead.index + lead[0].length)
  const end = LIST_ENDS.exec(behind)?.index ?? behind.length
  const said = knownPart(behind.slice(0, end).trim(), medicines)
  // Misspelled or in French it counts too, as the person is asked whether it is right.
  const named = readMedicines(medicines, said).some(({ words, status }) => status === 'taken' && recogniseMedication(medicines, words))
  const before = sentence.slice(0, lead.index).split(/[,;]/).at(-1) ?? ''
  // « On a déménagé » names no medicine, however near a word comes to one.
  if (BARE_LEAD.test(lead[0]) && !(recogniseMedication(medicines, said.split(/[,\s]/)[0] ?? '')?.slips === 0)) return null
  if (!named || DENIED.test(`${before} ${lead[0]} ${said}`)) return null
  return { list: said.replace(/[\s,]+$/, ''), rest: `${sentence.slice(0, lead.index)}, ${behind.slice(said.length)}` }
}

/** Up to the last medicine: "cymbalta, still no better" is cymbalta. */
function knownPart(said: string, medicines: ReadonlyMap<string, string>): string {
  const parts = said.split(/(?<=,)\s*/)
  while (parts.length > 1 && !recogniseMedication(medicines, parts.at(-1) ?? '')) parts.pop()
  return parts.join(' ').replace(/[\s,]+$/, '')
}

function meant(tag: string, text: string, { questions, meanings, today }: Known): string | null {
  const question = getOwnProperty(questions, tag)
  if (!question || kindOf(question) !== 'options') return null
  const asked = { key: 'async', tag, question }
  const read = readMeaning(withTaught(meanings, asked), { ...asked, today }, text.trim())
  return 'value' in read && typeof read.value === 'string' ? read.value : null
}

function sinceIn(clause: string, known: Known): string[] {
  const time = TIME.exec(clause)?.[0]
  const value = time === undefined ? null : meant(SINCE, time, known)
  return value === null ? [] : [value]
}

/** That medicines are taken, and which. */
function listAnswers(list: string, questions: Questions): Record<string, AnswerValue> {
  const takes: Question | undefined = getOwnProperty(questions, TAKES)
  const which = getOwnProperty(takes?.yes_no_options ?? {}, 'yes')
  return typeof which === 'string' && getOwnProperty(questions, which)?.variable === MEDICINES ? { [TAKES]: true, [which]: list } : {}
}
