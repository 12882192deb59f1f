import type { Intent } from '@clinic/contract/intents'
import { refusedByRule } from '@clinic/nlu/articles/refused-by-rule'
import { feelsLow } from '@clinic/nlu/crisis/calm/feels-low'
import { speaksOfEffects } from '@clinic/nlu/crisis/calm/speaks-of-effects'
import { vomitsAndShowers } from '@clinic/nlu/crisis/calm/vomits-and-showers'
import { bare } from '@clinic/nlu/text/normalize'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { renderedAnswer } from '../state/rendered.ts'
import type { Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { asksSomething } from './asks-something.ts'
import { isUneasy } from './is-uneasy.ts'
import { REASON, readReasons } from './read-first-words.ts'

/** What a person comes for, said at the beginning as a statement; null where it is a question, or about something else than being seen. */
export function saidReasons(turn: Turn): string[] | null {
  const { context, text, intent } = turn
  if (context !== null || isOtherMatter(text)) return null
  if (!MAY_MEAN.includes(intent) && !(intent === 'person' && TO_SEE.test(text))) return null
  if (isAnsweredFirst(turn)) return null
  const reasons = reasonsOf(turn, text)
  return reasons.length > 0 ? reasons : null
}

/** Advice that only a practitioner gives, what cannabis does to someone, and a question that has an answer come first, also where a reason is named beside them. */
function isAnsweredFirst({ intent, knowledge, state, text }: Turn): boolean {
  if (speaksOfEffects(text) || refusedByRule(text) !== null) return true
  const found = intent === 'unknown' && asksSomething(text) ? knowledge.answer?.(text, state.language) : undefined
  return found?.kind === 'article' || found?.kind === 'refused'
}

/** The reasons in a question such as "do you treat migraines"; none where it is about something else than being seen. */
export function askedReasons(turn: Turn): string[] {
  return turn.context !== null || isOtherMatter(turn.text)
    ? []
    : reasonsOf(turn, turn.text.replaceAll('?', '.')).filter((reason) => reason !== UNNAMED)
}

function reasonsOf({ knowledge, today }: Turn, text: string): string[] {
  const { meanings, questionnaires, medicines } = knowledge
  if (!meanings) return []
  return readReasons(text, { questions: questionnaires.async.questions, meanings, medicines: medicines.names, today })
}

/** "My doctor said to try cannabis", « j’ai mal »: they want to be seen, and no reason can be read. */
export function wantsTreatment({ context, text, intent }: Turn): boolean {
  return context === null && MAY_MEAN.includes(intent) && !isOtherMatter(text) && WISH.test(text)
}

/** "I'm 58, on disability since a fall at work": who someone is or how they are, without a reason that can be read. What an article answers, such as "I'm a vet", is not. */
export function describesSelf({ context, text, intent, knowledge, state }: Turn): boolean {
  if (context !== null || !['unknown', 'new-patient'].includes(intent) || isOtherMatter(text) || asksSomething(text)) return false
  const found = knowledge.answer?.(text, state.language)
  if (found?.kind === 'article' || refusedByRule(text) !== null || (found?.kind === 'choices' && found.likely !== false)) return false
  return SELF.test(text) && !OF_THE_CLINIC.test(text) && !feelsLow(text) && bare(text).split(' ').length >= LEAST_WORDS
}

/** Says what was understood and how to be seen; nothing begins before a yes. */
export function offerIntake(turn: Turn, reasons: readonly string[]): string {
  const { state, knowledge } = turn
  const question = getOwnProperty(knowledge.questionnaires.async.questions, REASON)
  const names = reasons.flatMap((reason) =>
    question && reason !== UNNAMED ? [renderedAnswer(turn, { tag: REASON, question }, reason)] : [],
  )
  const texts = textsOf(state).firstWords
  return [...(isUneasy(turn.text) ? [texts.reassure] : []), texts.offer(names.join(', '))].join(' ')
}

/** About something else than being seen. */
export function isOtherMatter(text: string): boolean {
  return OTHER_MATTER.test(text) || vomitsAndShowers(text)
}

const UNNAMED = 'Something else'
/** A message that names a reason is hardly one of these commands, whose words are in it: "back pain", "help with". */
const MAY_MEAN: readonly Intent[] = ['unknown', 'new-patient', 'back', 'help', 'change', 'skip', 'continue']
const LEAST_WORDS = 4
const SELF =
  /^(?:(?:hi|hello|hey|ok|okay|well|so|um|good (?:morning|afternoon|evening)|bonjour|bonsoir|all[oô]|salut|ben|bon|alors|coudonc)(?: there)?[\s,.!]+)*(?:i(?:['’]?m| am| was|['’]?ve| have| had| feel| work(?:ed)?| live| struggle| suffer| served| used to| can['’]?t| cannot| (?:just |recently )?(?:turned|retired|lost|got|had|moved))|(?:as )?an? \d+|\d+ (?:years? old|yrs?|y\/?o|ans)|(?:my|mon|ma|mes) (?:life|health|body|nerves|mood|energy|legs?|arms?|hands?|feet|condition|days|nights|vie|sant[ée]|corps|[ée]tat|nerfs|[ée]nergie|jambes?|bras|mains?|pieds|journ[ée]es|nuits)|retired|disabled|single|divorced|je (?:suis|me sens|travaille|vis|reste|souffre|file|feel|sors|ne (?:suis|vais|peux))|j['’ ](?:ai|[ée]tais|suis)|(?:chu|chuis|jsuis)|moi,? (?:je|j['’]|c['’]est)|(?:à|a) \d+ ans|retrait[ée]e?|invalide)(?!\p{L})/iu
/** About an account, a call, a document or the page, and not about oneself. */
const OF_THE_CLINIC =
  /(?<!\p{L})(?:questions?|account|passwords?|log(?:ged|ging)? ?(?:in|on)|codes?|links?|websites?|site|app|page|screen|calls?|called|calling|phoned?|emailed|message|waiting|wait|form|card|licen[cs]e|trouble with (?:the|this|your)|confused|mistake|wrong (?:person|number|place)|here (?:before|for|because)|patient|referral|referred|comptes?|mots? de passe|liens?|appels?|appel[ée]\w*|attends|attente|carte|erreur|patiente?|formulaire|permis|r[ée]f[ée]r\w+)(?!\p{L})/iu
const TO_SEE = /(?<!\p{L})(?:see|seen by|meet|consult|voir|rencontrer|consulter)(?!\p{L})/iu
/** Of the clinic's papers and money, of a treatment that has begun, of being seen already, or a wish to stop. */
const OTHER_MATTER =
  /(?<!\p{L})(?:refund|money back|complain\w*|invoice|bill(?:ed|ing)?|charged|cost\w*|price\w*|insur\w+|cover(?:s|ed|age)?|wcb|wsib|worksafe\w*|cancel\w*|parcel|package|deliver\w*|cures?|hype|really (?:work|help)s?|delete|erase|records?|side effects?|appointment|booked|renew\w*|refills?|quit(?! (?:smoking|drinking|work|my job))|stop(?:ped|ping)?|(?:the|my|your|this) (?:oil|dose|gumm\w+|product|treatment|document|order|seller|nurse|practitioner|paper(?:work)?)|(?:phone |cell )?number|address|e-?mails?|since i (?:started|began)|you (?:gave|prescribed)|rembours\w+|plainte|factur\w+|co[uû]t\w*|prix|assur\w+|cnesst|csst|annul\w*|colis|paquet|livr\w+|gu[eé]ri\w*|supprimer|effacer|effets? secondaires?|rendez[- ]?vous|renouvel\w+|arr[eêé]t\w+(?! (?:de |d['’])?(?:fumer|boire|travailler))|cesser|(?:mon|ma|votre|cette|le) (?:huile|dose|produit|traitement|document|papier|commande|fournisseur|infirm\w+)|adresses?|num[eé]ros?|courriels?|depuis que (?:je|j['’]ai) (?:prends|commenc\w+)|vous m['’]avez)(?!\p{L})/iu
const WISH =
  /(?<!\p{L})(?:(?:want|like|need|try(?:ing)?|looking (?:for|into|to)|interested in|thinking (?:of|about)|curious about)(?: \w+){0,4} (?:cannabis|marijuana|weed|cbd|thc|medical card|(?:medical )?licen[cs]e)|my (?:family |pain )?(?:doctor|gp|physician|specialist|nurse|therapist|psychiatrist|pharmacist|oncologist|neurologist|surgeon) (?:said|says|told|sent|referred|suggested|recommended|thinks)|(?:can|could|will|might|may) help(?: me)?(?=[.!]|$| with)|(?:is|if) there(?:['’]s| is) (?:something|anything)|i(?:['’]m| am) (?:in|having)(?: \w+){0,3} pain|(?:veux|voudrais|aimerais|cherche|besoin|essayer|intéressée?|pense)(?: [\p{L}’']+){0,4} (?:cannabis|marijuana|pot|cbd|thc|permis)|(?:mon|ma) (?:docteure?|médecin|doc|spécialiste|psy\w*|pharmacien(?:ne)?|neurologue|oncologue) (?:m['’]a|me|a|pense|dit|suggère|recommande)|(?:pouvez|pourriez) m['’]aider|j['’]?ai (?:ben |tellement |très |trop )?mal)(?!\p{L})/iu
