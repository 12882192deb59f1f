import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue, ReadAnswer } from '../answers.ts'
import { kindOf } from '../question-map/kind.ts'
import { labelsOf } from '../question-map/options.ts'

type Read = (text: string) => ReadAnswer

/**
 * The answer in one part of a reply that as a whole gives none: "edibles, my lungs are bad", "nearly every day because of the pain", "I'm 60 so
 * no". `null` where no part answers, where two parts answer differently, or where the rest may take the answer back.
 */
export function readParts(question: Question, text: string, read: Read): AnswerValue | null {
  const said = withoutRoundings(kindOf(question) !== 'yes_no_options' && COUNTS.test(text) ? text.replace(WITNESSED, ' ') : text)
  if (said !== text) {
    const again = answerIn(read(said))
    if (again !== null) return again
  }
  if (kindOf(question) === 'select_multiple_options') {
    const [, listed = ''] = EVERYTHING.exec(said) ?? []
    if (listed !== '') return answerIn(read(listed))
  }
  const verdict = kindOf(question) === 'yes_no_options' ? finalVerdict(said) : null
  if (verdict !== null) return verdict
  const splits = splitsOf(said)
  for (const split of splits) {
    const value = answerIn(read(split.lead))
    if (value !== null) return holds(question, { ...split, value }, read) ? value : null
  }
  const last = splits.at(-1)
  if (!last || kindOf(question) === 'select_multiple_options') return null
  if (
    !isLeadUp(last.lead) &&
    !(kindOf(question) === 'options' && (CONCLUDES.test(last.rest) || (question.scores && STILL_HAPPENS.test(last.rest))))
  )
    return null
  if (question.input === 'number' && /\d/.test(last.lead)) return null
  if (kindOf(question) === 'yes_no_options' && NO_VERDICT.test(last.rest)) return null
  const value = answerIn(read(last.rest))
  // "My period is late, I didn't test" denies the test only.
  return value === false && question.flags && !/^(?:no|nope|non|nan)\b/iu.test(last.rest) ? null : value
}

/** "Oh everything, I had surgery, then massage": what follows lists what was meant. */
const EVERYTHING =
  /^\W*(?:(?:oh|well|god|lord|ben|bin|bah|oui|yes|pas mal|un peu de|just about|pretty much|a bit of|almost|presque|quasiment) )*(?:everything|all of it|all of them|tout|de tout)(?: (?:under the sun|i could|possible))?\s*(?:[,.;:!…–—-]+|because|like|comme)\s*(.+)$/iu
/** "They are there but not too bad, just a little." */
const CONCLUDES =
  /^(?:just|only|so|say|i['’]?d say|let['’]?s say|call it|i['’]?d go with|juste|disons|je dirais|mettons|donc|fa(?:it )?que|bref)\b/iu

/** "I try not to but it happens often". */
const STILL_HAPPENS = /^(?:but|mais) (?:it|i|they|that|ça|ca|je|j['’])(?!\p{L})/iu

/** "Anxiety, no wait, pain": what follows the second thought is the answer. `null`: there is none. */
export function readCorrected(question: Question, text: string, read: Read): ReadAnswer | null {
  const found = SECOND_THOUGHT.exec(text)
  // Of several things what is so now is one more.
  if (kindOf(question) === 'select_multiple_options' && ADDS.test(text)) return null
  const [, before = '', after = ''] = found ?? []
  if (!/\p{L}{2}/u.test(before) || !/[\p{L}\d]/u.test(after)) return null
  const meant = read(after.trim())
  return 'value' in meant ? meant : null
}

const ADDS = /\b(?:and|pis|et) (?:now|maintenant|là|à c['’]t['’]heure|asteure|ces temps-ci)(?!\p{L})/iu
const SECOND_THOUGHT =
  /^(.*?)(?:[\s,.;–—-]+)(?:no,? wait|wait,? no|(?<=[,.;–—-] ?)wait|scratch that|make that|correction|or rather|no,? actually|actually,? no|but (?:really|actually)|(?:but|and) (?:now|these days|nowadays|lately)(?= )|(?:mais|pis|et) (?:maintenant|là|à c['’]t['’]heure|asteure|ces temps-ci|présentement)(?= )|if i (?:gotta|have to|had to|must) (?:pick|choose)(?: just)?(?: one| between them)?|s['’]il (?:faut|fallait) (?:choisir|en choisir une?|que je choisisse)|si (?:je dois|j['’]avais à) (?:en )?choisir(?: une?)?|(?<=[,;] ?)(?:plutôt|rather|instead)|i meant|no i mean|non,? (?:attends?|attendez|c['’]est plutôt)|(?:attends?|attendez),? non|(?<=[,.;–—-] ?)(?:attends|attendez)|je veux dire|je voulais dire|ou plutôt|mais (?:en fait|finalement))[\s,.:]+(?:(?:put|say|then|i['’]?d say|it['’]?s|make it|i['’]?m|mets|mettez|dis|c['’]est) +)?(?:just |only |juste |seulement )?(?:plutôt |more like )?(.+)$/isu

/** "Better at first but now I'm back to square one": what is so now is the answer, and where that is not understood it is asked. */
export function readTurned(question: Question, text: string, read: Read): ReadAnswer | null {
  const [, after = ''] = kindOf(question) === 'options' ? (AT_FIRST.exec(text) ?? []) : []
  if (after === '') return null
  const meant = read(after.trim())
  return 'value' in meant ? meant : { problem: 'not-an-option', detail: [] }
}

const AT_FIRST =
  /\b(?:at first|initially|in the beginning|to (?:start|begin) with|the first (?:few )?(?:days?|weeks?|months?)|au début|au commencement)(?!\p{L}).*?(?<!\p{L})(?:but|then|now|mais|puis|pis|ensuite|maintenant)[\s,]+(?:(?:now|then|lately|it|since then|maintenant|là|après)[\s,]+)?(.+)$/isu

/** « J'ai mal partout pis je dors mal, mais c'est surtout la douleur »: what is named as the foremost. */
export function readForemost(question: Question, text: string, read: Read): ReadAnswer | null {
  const [, after = ''] = kindOf(question) === 'options' && !question.scores ? (FOREMOST.exec(text) ?? []) : []
  const meant = after === '' ? null : read(after.trim())
  return meant && 'value' in meant ? meant : null
}

const FOREMOST =
  /[\p{L}\d][\s,.;–—-]+(?:(?:but|mais|and|et|pis) )?(?:it['’]?s |i['’]?d say |c['’]est |the )?(?:mostly|mainly|especially|above all|surtout|principalement|avant tout|most of all|(?:main|worst|biggest) (?:thing|one|problem|issue) (?:is|would be)|le (?:pire|principal|plus gros)(?: problème)?,? c['’]est)[\s,:]+((?:the |my |for |la |le |les |l['’]|mon |ma |mes |pour )*\p{L}+(?: \p{L}+){0,3})[\s.!]*$/iu

/** Words that only round an amount: "maybe 3 days a week", "peut-être deux". */
function withoutRoundings(text: string): string {
  const rounded = text.replace(ROUNDING, '').replace(ROUNDED, '$1').replace(VISITING, ' ')
  return rounded.trim() === '' ? text : rounded
}

const AMOUNT = String.raw`(?:\d|an? |half|once|twice|every|one|two|three|four|five|six|seven|eight|nine|ten|un(?:e)? (?:fois|heure|demi|mois|an|semaine|couple|quinzaine|dizaine)|deux|trois|quatre|cinq|sept|huit|neuf|dix|chaque|tous les)`
const ROUNDING = new RegExp(
  String.raw`\b(?:maybe|perhaps|possibly|peut[- ]être|peut[- ]etre)\s+(?:like |about |around |environ )?(?=${AMOUNT})`,
  'giu',
)
const ROUNDED =
  /(\b(?:days?|nights?|times?|hours?|minutes?|mins|years?|months?|weeks?|grams?|week|month|fois|jours?|nuits?|heures?|mois|ans|semaines?|grammes?|\d+))[ ,]+(?:maybe|perhaps|i think|i guess|peut[- ]être|je pense|mettons)[.!]*$/iu
/** Someone who is only visited, asked or mentioned beside the answer. */
const VISITING =
  /\s(?:to (?:see|visit|help|drive)|ask|pour (?:voir|visiter|aider)|demandez à|chez)\s+(?:my|mon|ma|mes)\s+\p{L}+(?:['’]s)?|\s(?:at|to|from)\s+(?:my|a|our)\s+\p{L}+['’]?s (?:place|house|home|cottage|cabin|camp|party|wedding|birthday|farm)\b|\s(?:au|à la) (?:chalet|camp|party|mariage|fête) (?:de|à|chez) (?:mon|ma|mes|un|une)\s+\p{L}+/giu

const COUNTS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|once|twice|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|\p{L}+aine|demie?)\b/iu
/** Who saw or counted it: « d'après mon fils », "my wife timed it at". */
const WITNESSED =
  /[\s,]*\b(?:according to|as per|d['’]après|selon)\s+(?:my|mon|ma|mes)\s+\p{L}+|(?<=^|[.,;]\s*)(?:my|mon|ma|mes)\s+\p{L}+\s+(?:(?:says|said|tells me|told me|thinks|timed (?:it|them|one|the last one)(?: (?:at|to))?|dit|disait|trouve|pense|a chronométré|a compté)(?:\s+(?:that|it was|que|c['’]était)\b|\s+qu['’])?)|[\s,]+(?:my|mon|ma|mes)\s+\p{L}+\s+(?:timed (?:it|them)|says|said|counted|l['’]a chronométrée?|a (?:chronométré|compté)|dit)(?=[\s.!]*$)/giu

/** "I'm 60 so no", "…but no", "à mon âge non": the last word says which. */
function finalVerdict(text: string): boolean | null {
  const said = text.trim().toLowerCase()
  if (/\?/.test(said)) return null
  const end =
    /(?:^|[\s,.;…]+)(?:so|but|and|then|fait que|faque|donc|mais|alors)[\s,]+(yes|yeah|yep|no|nope|oui|non)[\s.!]*$/.exec(said) ??
    /[,.…]+\s*(yes|yeah|yep|no|nope|oui|non)[\s.!]*$/.exec(said)
  const start = /^(?:oh |ah |god |ben |mon dieu |lol |haha )*(yes|yeah|yep|no|nope|oui|ouais|non|nan)\b/.exec(said)
  if (end === null && start === null && !DOUBTED.test(said)) return trailingVerdict(said)
  const [ends, starts] = [end?.[1], start?.[1]]
  if (ends === undefined || DOUBTED.test(said)) return null
  return starts === undefined || isYes(starts) === isYes(ends) ? isYes(ends) : null
}

/** "Not at the moment no", "je le suis oui": a last word that agrees with what it follows. */
function trailingVerdict(said: string): boolean | null {
  const [, before = '', word = ''] = /^(.+?)[\s,]+(yes|oui|no|non)[\s.!]*$/.exec(said) ?? []
  const denies = /\b(?:not|never|none|no|nothing|don['’]?t|didn['’]?t|haven['’]?t|isn['’]?t|can['’]?t|pas|jamais|aucune?|rien|ni)\b/u.test(
    before,
  )
  return word !== '' && denies !== isYes(word) && !/\b(?:but|mais|if|si|ex|says?|said|dit|disait|disent)\b/.test(before)
    ? isYes(word)
    : null
}

const DOUBTED =
  /\b(?:maybe|perhaps|not sure|don['’]?t know|depends|might|could be|peut[- ]être|sais pas|dépend|pas sûre?|kind of|sort of)\b/u

function isYes(word: string): boolean {
  return /^(?:y|o)/.test(word)
}

type Split = { lead: string; by: string; rest: string }

/** Where one part ends: at a comma or the end of a sentence, or before words that open a reason or a remark. */
const BREAK =
  /(?<=^(?:oh |well |ben |ah )?(?:no|nope|nah|non|nan|yes|yeah|yep|oui|ouais)) +(?=(?:i|i['’]m|im|my|it|it['’]s|we|they|that|the|just|only|nothing|je|j['’]|mon|ma|mes|c['’]est|ça|on|ils?|y|juste|rien|pas)\b)|\s*(?:[;!?\n()…–—]+|,(?!\d)|\.(?!\d)|\s-\s)\s*|\s+(?=(?:because|cause|cuz|since|though|although|even (?:if|though)|especially|mostly (?:when|at|in|on|because)|mainly (?:when|at|in)|when|whenever|so that|but|if|parce qu|car|même si|surtout|quand|lorsqu|mais|vu qu|à cause|depuis|dès que|si)(?:\b|['’]))/giu
const MOST_SPLITS = 4

function splitsOf(text: string): Split[] {
  return [...text.matchAll(BREAK)]
    .map((found) => {
      const end = found.index + found[0].length
      return { lead: text.slice(0, found.index).trim(), by: found[0].trim(), rest: text.slice(end).trim() }
    })
    .filter(({ lead, rest }) => /[\p{L}\d]/u.test(lead) && /[\p{L}\d]/u.test(rest))
    .slice(0, MOST_SPLITS)
}

/** True where what follows leaves the answer as it is. */
function holds(question: Question, { value, by, rest }: Split & { value: AnswerValue }, read: Read): boolean {
  const kind = kindOf(question)
  if (TAKES_BACK.test(rest) || (kind === 'yes_no_options' && TURNS.test(rest))) return false
  if (kind === 'options' && question.scores && SOFTENS.test(rest)) return false
  if (kind === 'yes_no_options' && BARE_CLAIM.test(rest)) return false
  if (kind === 'select_multiple_options' && question.flags && FURTHER.test(rest)) return false
  if (kind === 'select_multiple_options' && !ASIDE.test(rest) && !WHEN.test(rest) && !/^[(]/.test(by)) return false
  if (CONCEDES.test(rest)) return true
  const other = read(rest)
  return 'value' in other ? JSON.stringify(other.value) === JSON.stringify(value) : !namesAnother(question, other, value)
}

/** A problem whose detail names options, none of them the one at hand. */
function namesAnother(question: Question, other: Exclude<ReadAnswer, { value: unknown }>, value: AnswerValue): boolean {
  const named = (other.detail ?? []).filter((label) => !['yes', 'no'].includes(label))
  if (other.problem !== 'not-an-option') return false
  if (Array.isArray(value)) return labelsOf(question).some((label) => named.includes(label) && !value.includes(label))
  return named.length > 0 && typeof value === 'string' && !named.includes(value)
}

const TAKES_BACK =
  /^(?:(?:but|or|mais|ou|well|ben|et) )*(?:\S+ (?:on|dans) (?:a |une |les |my )?(?:good|bad|bonne|mauvaise)s? (?:day|night|journée|nuit)s?|maybe (?:not|more|less)|not really|i (?:do not|don['’]?t) (?:know|remember)|not sure|(?:hard|tough|difficult) to (?:say|tell)(?! exactly)|(?:dur|difficile) à dire(?! exactement)|or (?:maybe|rather)|unless|except|sauf|à moins|à part|apart from|aside from|other than|besides|excepté|(?:ah|oh) (?:si|wait|oui|yes)|actually|en fait|sometimes (?:not|more|less)|it (?:depends|varies)|ça dépend|je (?:ne )?sais pas|pas sûre?|peut-être (?:pas|plus|moins))\b/iu
/** After a yes or a no, these may say the contrary. */
const TURNS = /^(?:but|except|unless|if|although|though|mais|sauf|si|à moins|même si)\b/iu
const BARE_CLAIM = /^(?:i (?:do|did|am|have|was)|yes|yeah|oui|si|no|non)[.!]*$/iu
/** "It's hard but I get by": less than was said first. */
const SOFTENS =
  /^(?:but|mais|yet|still) (?:\S+ ){0,3}(?:get(?:ting)? by|manag\w*|cop(?:e|ing)|push(?:ing)? through|handle|handling|surviv\w*|not (?:too|that|so) bad|bearable|not (?:that|so|too) (?:much|often)|débrouille\w*|arrange\w*|passe au travers|endure\w*|pas (?:si|trop) (?:pire|mal|souvent|pire que ça)|survi\w*|toffe\w*|capable)/iu
/** A further complaint of one's own, where each may be a warning. */
const FURTHER = /(?:,|\band\b|\bet\b|\bpis\b|&)\s*(?:also |aussi |then )?(?:i|my|je|j['’]|mon|ma|mes)\b/iu
/** When, since when or how often, behind what was chosen. */
const WHEN =
  /^(?:since|for (?:\d|years|months|a)|last (?:year|month|week|spring|summer|fall|winter|night)|in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|winter|evening|morning))|depuis|il y a|l['’]an (?:passé|dernier)|(?:au|le) (?:printemps|matin|soir)|en (?:\d{4}|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|cet (?:été|hiver|automne)|l['’](?:été|hiver|automne) (?:passé|dernier)|(?:au|the) (?:mois|month))(?:\s|$)[^,;]*$/iu
const CONCEDES = /^(?:though|although|even though|even if|même si)\b/iu
/** A remark by its first words, and no further part of a list. */
const ASIDE =
  /^(?:(?:something|anything) (?:that|which|i can|easy|simple|discreet|not|without)|as long as|quelque chose (?:qui|que|de (?:simple|facile|discret)|sans)|tant que|pourvu|i|i['’]m|im|i['’]ve|my|it|it['’]s|its|they|that|that['’]?s|the (?:doctor|specialist|surgeon|nurse|hospital|clinic|pharmacist|team)|doctor|docs?|we|so far|knock|thank|why|because|since|but|nothing|j['’]|je|mon|ma|mes|c['’]|ça|on|(?:le|la) (?:docteure?|médecin|spécialiste|chirurgien(?:ne)?|infirmi[eè]re?|pharmacienn?e?)|il|ils|y|touchons|dieu|merci|parce|car|mais|pourquoi|rien)(?:\b|(?=\s|$))/iu

/** At the end these say neither yes nor no of what was asked: "no use lying", "never checked", "always has". */
const NO_VERDICT =
  /^(?:never|always|no (?:use|need|point|choice|lie|lying|wonder|matter|joke|kidding)|jamais|toujours|pas (?:de|le) (?:farce|joke|choix))\b/iu

/** A part before the answer that answers nothing itself: "it's a long story", "my wife timed it". */
function isLeadUp(lead: string): boolean {
  return (
    lead.split(/\s+/).length <= LONGEST_LEAD_UP &&
    !/\b(?:not?|never|if|maybe|unless|pas(?! mal)|jamais|si|peut[- ]être|used to|avant)\b/iu.test(lead)
  )
}

const LONGEST_LEAD_UP = 12

function answerIn(read: ReadAnswer): AnswerValue | null {
  return 'value' in read ? read.value : null
}
