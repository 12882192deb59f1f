import type { Question, Questions } from '@clinic/contract/questionnaires'
import { readMedicines } from '../../medicines/read-medicines.ts'
import type { AnswerValue } from '../../questionnaires/answers.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { type Known, meansSeveral, meant } from './meant.ts'
import { readName, type SaidName } from './read-name.ts'
import { readSince } from './read-since.ts'
import { takeBareList } from './take-bare-list.ts'
import { takeList } from './take-list.ts'
import { withoutBirth, withoutLoss } from './without-loss.ts'

/** What a person said about themselves before they were asked; `answers`: to questions of the intake, by tag. */
export type FirstWords = { name: SaidName | null; answers: Readonly<Record<string, AnswerValue>> }

/** What a first message says clearly: the name, the reason, since when, and the medicines. `null`: none of these, or it is about someone else. */
export function readFirstWords(message: string, known: Known): FirstWords | null {
  const text = plain(message)
  if (isOfAnother(text, known)) return null
  const said = readName(text, known.today)
  const named = said && (said.sure || meant(REASON, `${said.name.firstName} ${said.name.lastName}`, known) === null) ? said : null
  const { clauses, lists, alone } = partsOf(named?.rest ?? text, known)
  const reasons = reasonsIn(clauses, known)
  const [reason] = reasons
  const isReason = (clause: string) => reasonsOf(clause, known).length > 0
  const since = reasons.length > 1 ? null : readSince(clauses, { known, isReason, hasReason: reasons.length === 1 })
  const isListed = lists.length > 0 && !(alone && named === null && reasons.length === 0 && since === null)
  const answers: Record<string, AnswerValue> = {
    ...(reasons.length === 1 && reason !== undefined && { [REASON]: reason }),
    ...(since !== null && { [SINCE]: since }),
    ...(isListed && listAnswers(lists.join(', '), known.questions)),
  }
  return named === null && Object.keys(answers).length === 0 ? null : { name: named?.name ?? null, answers }
}

/** All reasons that a message gives, as options of the question for the main one; none where it is about someone else. */
export function readReasons(message: string, known: Known): string[] {
  const text = plain(message)
  return isOfAnother(text, known) ? [] : reasonsIn(partsOf(text, known).clauses, known)
}

function plain(message: string): string {
  return withoutBirth(withoutLoss(message)).replace(FIELD, '$1 ')
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

/** `alone`: the only list is one medicine without a word that it is taken. */
function partsOf(text: string, { medicines }: Known): { clauses: string[]; lists: string[]; alone: boolean } {
  const lists: string[] = []
  let alone = true
  const clauses = sentences(text).flatMap((sentence) => {
    const taken = takeList(sentence, medicines)
    if (taken) lists.push(taken.list)
    const bare = takeBareList(taken?.rest ?? sentence, medicines)
    lists.push(...bare.items)
    if (taken || (bare.items.length > 0 && !bare.alone)) alone = false
    return bare.rest.split(CLAUSE).filter((part) => /\p{L}{3}|\d/u.test(part) && !OF_OTHERS.test(part))
  })
  return { clauses, lists, alone: alone && lists.length === 1 }
}

/** A reason with a name of its own comes before one without. */
function reasonsIn(clauses: readonly string[], known: Known): string[] {
  const all = [...new Set(clauses.flatMap((clause) => reasonsOf(clause, known)))]
  if (
    all.length > 1 &&
    all.includes(CANCER) &&
    !clauses.some((clause) => PAST_CANCER.test(clause)) &&
    all.every((reason) => OF_CANCER.includes(reason))
  )
    return [CANCER]
  return all.length > 1 ? all.filter((reason) => reason !== UNNAMED) : all
}

function reasonsOf(clause: string, known: Known): string[] {
  const said = clause.replace(BACK_IN_TIME, ' ').replace(NO_REASON, ' ')
  const whole = meant(REASON, said, known) ?? meant(REASON, said.replace(JOINED, '$1’'), known)
  if (whole !== null) return [whole]
  const parts = said.split(PARTS).filter((part) => /\p{L}{3}/u.test(part))
  return parts.length > 1 && meansSeveral(REASON, said, known) ? parts.flatMap((part) => meant(REASON, part, known) ?? []) : []
}

/** Of "MS and nerve pain", "I sleep badly since menopause" each part is read alone. */
const PARTS = /\s(?:and|et|pis|with|avec|plus|since|depuis)\s|\s?[+&/]\s?/iu
const UNNAMED = 'Something else'
/** No part of the body: "a few months back", "as far back as I can remember". */
const BACK_IN_TIME =
  /(?<=(?<!\p{L})(?:years?|yrs?|months?|weeks?|days?|ways?|while|far|came|comes?|coming|going|go|went|way|is|are) )back(?!\p{L})|(?<!\p{L})back (?=in (?:\d|the)|when|then|to)/giu
/** A list that is empty, and "cancel", which is near "cancer". */
const NO_REASON =
  /(?<!\p{L})(?:cancel\p{L}*|(?:meds?|medications?|pills?|médicaments?|pilules?)\s*:?\s*(?:none|aucune?|no|non|n\/?a))(?!\p{L})/giu
const CANCER = 'Cancer-related symptoms'
/** With a cancer these come from it, or are told beside it. */
const OF_CANCER: readonly string[] = [CANCER, UNNAMED, 'Chronic pain', 'Trouble sleeping', 'Anxiety']
const PAST_CANCER =
  /(?<!\p{L})(?:had|beat|surviv\w+|remission|cured|cancer[- ]free|after (?:chemo|cancer)|years? ago|ai eu|avais|gu[ée]ri\w*|r[ée]mission|apr[eè]s (?:la |ma )?chimio)(?!\p{L})/iu

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
const FIELD = /(?<!\p{L})(since|depuis|name|nom|reason|raison|motif)\s*:\s*/giu
/** « larthrite », « dinsomnie » */
const JOINED = /(?<!\p{L})([ld])(?=[aeiouhéèêîô]\p{L}{4})/giu
const OF_OTHERS =
  /(?<!\p{L})(?:my (?:\w+ )?(?:son|daughter|boy|girl|baby|teen(?:ager)?|kids?|child(?:ren)?|grand\w+|mom|mum|mother|dad|father|wife|husband|partner|brother|sister|friend|patient|client)(?!\p{L})(?!(?: in law| of mine)?,? (?:who )?(?:\w+ed|said|says|told|thinks|swears|set|showed|uses|takes|gave|got me|made me|sent|has been (?:after|telling))(?!\p{L}))|mon (?:fils|gars|garçon|bébé|ado|p[’']?tit\w*|petit[- ]\w+|père|papa|mari|conjoint|frère|chum|ami|enfant)|ma (?:fille|p[’']?tite\w*|petite[- ]\w+|mère|maman|femme|conjointe|sœur|soeur|blonde|amie)|mes (?:enfants|parents)|notre (?:fils|fille|enfant)|on behalf of|au nom de)(?!\p{L})/iu
const CLAUSE = /[,;:\n]|\s(?:and|et|pis|but|mais|because|car|parce que)\s(?=(?:i|my|j|je|ça|since|depuis|mon|ma|mes|also)(?!\p{L}))/iu

/** Without what is asked. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((part) => !part.trimEnd().endsWith('?'))
}

/** That medicines are taken, and which. */
function listAnswers(list: string, questions: Questions): Record<string, AnswerValue> {
  const takes: Question | undefined = getOwnProperty(questions, TAKES)
  const which = getOwnProperty(takes?.yes_no_options ?? {}, 'yes')
  return typeof which === 'string' && getOwnProperty(questions, which)?.variable === MEDICINES ? { [TAKES]: true, [which]: list } : {}
}
