import type { Intent } from '@clinic/contract/intents'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { asksSomething } from '../first-words/asks-something.ts'
import { comesBack } from '../first-words/comes-back.ts'
import { firstWordsOf } from '../first-words/first-words.ts'
import { describesSelf, isOtherMatter, offerIntake, saidReasons, wantsTreatment } from '../first-words/offer-intake.ts'
import { countFacts, type FirstWords } from '../first-words/read-first-words.ts'
import { clearTopic } from '../state/clear-topic.ts'
import { intentCheck, predictedByRule } from '../state/intent-check.ts'
import type { Prediction } from '../state/prediction.ts'
import type { ChatState, Visit } from '../state/state.ts'
import type { Knowledge, Outcome, Prompt, StageRules, Turn } from '../state/turn.ts'
import { type Label, labelsOf, labelText, textsOf } from '../texts/texts-of.ts'

/** The three ways in (REQ-123 to REQ-125, REQ-156), by button or in words. */
export const greeting: StageRules = {
  prompt: greet,
  take,
  hears: (turn) => declines(turn) || (!turn.state.asking && saidReasons(turn) !== null),
  otherwise(turn) {
    const told = firstWordsOf(turn)
    const comes = wantsTreatment(turn) || describesSelf(turn) || (told !== null && countFacts(told) > 0 && !isOtherMatter(turn.text))
    return !turn.state.asking && comes ? offer(turn, [], together(turn.state.first_words, told)) : null
  },
}

function greet(state: ChatState, knowledge: Knowledge): Prompt {
  const text = state.asking ? textsOf(state).asking : state.started ? textsOf(state).choose : textsOf(state).greeting(knowledge.brand)
  return { ...waysIn(state), text, VIDEO: state.started ? null : 'greeting' }
}

/** The three ways in below words that ask something else. */
export function waysIn(state: ChatState): Prompt {
  return {
    ACTION: 'GREETING',
    text: '',
    VIDEO: null,
    options: [labelsOf(state).newPatient, labelsOf(state).renewal, labelsOf(state).askQuestions],
    // The three ways are specified; coming back is a quieter one beside them.
    DATA: { more: [labelsOf(state).wasHere] },
  }
}

const CAME_BACK =
  /\b(?:been (?:here|(?:a )?(?:patient|client)(?: here)?|(?:in )?(?:to see )?(?:you|your clinic)) (?:before|already)|been here before|was here|seen (?:you|your (?:nurse|clinic))|left off|started (?:(?:this|it) )?(?:before|already|earlier|yesterday)|already (?:started|began|begun) (?:this|it|here|the (?:questions|intake|form)|my (?:questions|intake|form))(?! (?:oil|treatment))|came back|coming back|(?:i|we) (?:was|were|used to be|have been) (?:(?:a )?(?:patient|client)s?|seen|treated)(?: (?:here|with you|of yours|at your clinic|by you))|had me as a (?:patient|client)|(?:was|were|been) (?:told (?:that )?(?:i|we) (?:can(?:no|['’]?)t|could ?n[o']t|could not|was ?n['o]t allowed to) be (?:a )?patients?|turned (?:away|down))|you (?:guys )?(?:turned (?:me|us) (?:away|down)|refused me|told me no)|existing patient|returning patient|already (?:a |your )?patient|resume|follow[- ]?up|finish my (?:questions|intake|questionnaire)|j(?:['’ ]?[eé]tais|['’ ]?ai [eé]t[eé]) (?:un |une )?(?:patiente?|cliente?|suivie?)(?= (?:chez vous|ici|avec vous|par vous))|d[eé]j[aà] (?:venue?|commenc[eé]|patiente?|client|cliente)|(?<!(?:[êe]tre|[ée]t[ée]|suis|est|sont) )suivi|(?:m['’ ]?avez|m['’ ]?a) (?:refusée?|dit (?:non|que je (?:pouvais|peux) pas être patiente?))|continuer mon (?:dossier|questionnaire))(?!\p{L})/iu

/** "The nurse said you want to know how it's going", "you emailed me to come back". */
const ASKED_BACK =
  /\b(?:you (?:guys |people )?(?:want(?:ed)?|asked) (?:me )?to (?:know|hear|see|check|ask) (?:how|if)|you (?:guys |people )?(?:e?mailed|texted|messaged|wrote|called|reminded) me|(?:got|received) (?:an?|your) (?:e?mail|text|message|reminder|letter|call) (?:from you|to (?:come|check|answer|fill)|(?:saying|that says|about|for) (?:\w+['’]?\w* ){0,4}?(?:check[- ]?up|follow[- ]?up))|check[- ]?in|(?:m['’]avez|m['’]a) (?:[eé]crit|appel[eé]e?|envoy[eé]|text[eé]|demand[eé]) |re[cç]u votre (?:courriel|texto|message|lettre|rappel)|vous (?:voulez|vouliez) savoir comment)/iu

/** "I was a patient with you in 2021". */
export function cameBack(text: string): boolean {
  return CAME_BACK.test(text) || ASKED_BACK.test(text) || comesBack(text)
}

/** Whole messages that say who someone is. */
const WHO_I_AM =
  /^\W*(?:(?:my |mon )?(?:e-?mail|courriel)(?: address)?(?: is| est| c['’]est|:)? )?([^\s@,]+@[^\s@,]+\.[a-z]{2,}|TCN-\d+)[.! ]*$/iu

const WAYS: Partial<Record<Label, Intent>> = { newPatient: 'new-patient', renewal: 'renewal', askQuestions: 'ask-questions' }

function take(turn: Turn): Outcome | null {
  const chosen = WAYS[labelText(turn.text) ?? 'end']
  const { intent, sure } = chosen ? { intent: chosen, sure: true } : (clearTopic(turn) ?? { intent: 'unknown', sure: true })
  const predicted = predictedByRule(turn, intent, sure)
  if (cameBack(turn.text) || labelText(turn.text) === 'wasHere')
    return told(findAgain(turn, 'renewal'), { ...predicted, intent: 'renewal' })
  const [, who] = WHO_I_AM.exec(turn.text) ?? []
  if (who) return told({ state: { ...findAgain(turn, 'renewal').state, stage: 'born', claim: { who, born: '' } } }, predicted)
  const now = firstWordsOf(turn)
  const first = together(turn.state.first_words, now)
  if (intent === 'new-patient') return told(begin(turn, first), predicted)
  if (intent === 'renewal') return told(findAgain(turn, 'renewal'), predicted)
  if (intent === 'ask-questions') return told({ state: { ...turn.state, asking: true, misses: 0 } }, predicted)
  // Who tells this much of themselves comes as a patient.
  if (first && countFacts(first) >= ENOUGH && !asksSomething(turn.text)) return startIntake(turn, first)
  const answered = answerOffer(turn)
  if (answered) return answered
  const reasons = turn.state.asking ? null : saidReasons(turn)
  if (reasons) return offer(turn, reasons, first)
  return now?.name ? hello(turn, now.name.firstName, first) : null
}

/** For who gives reasons: what was understood, and one question, which the general one does not follow. */
export function offer(turn: Turn, reasons: readonly string[], first: FirstWords | null): Outcome {
  const outcome = hold(turn, offerIntake(turn, reasons), first)
  return { ...outcome, offers: true, show: { ...waysIn(outcome.state), text: textsOf(turn.state).firstWords.begin } }
}

/** For someone who comes as a patient, by what they tell of themselves. */
export function startIntake(turn: Turn, first: FirstWords | null): Outcome {
  return told(begin(turn, first), predictedByRule(turn, 'new-patient', true))
}

function hello(turn: Turn, name: string, first: FirstWords | null): Outcome {
  return hold(turn, textsOf(turn.state).firstWords.hello(name), first)
}

/** Nothing begins yet, and what was said is held for the intake. */
function hold(turn: Turn, lead: string, first: FirstWords | null): Outcome {
  const said = { ...(first ?? { name: null, answers: {} }), confirmed: false }
  return told({ state: { ...turn.state, misses: 0, first_words: said }, lead }, predictedByRule(turn, 'new-patient', true))
}

/** A plain no to what is offered here. */
const DECLINES =
  /^(?:(?:ok|okay|um|oh|well|ben),? )?(?:no|nope|nah|non|no way|not (?:now|yet|really|today|right now)|(?:maybe )?later|pas (?:maintenant|tout de suite|vraiment|aujourd['’]hui)|(?:peut-[êe]tre )?plus tard)(?:,? (?:thanks|thank you|merci))?[.! ]*$/i

function declines({ context, text }: Turn): boolean {
  return context === null && DECLINES.test(text)
}

/** Nothing begins, what was offered is forgotten, and no further question follows. */
function decline(turn: Turn): Outcome {
  const state = { ...turn.state, misses: 0, first_words: null }
  return { state, show: { ...waysIn(state), text: textsOf(state).firstWords.declined } }
}

function answerOffer(turn: Turn): Outcome | null {
  const { first_words, offers_intake } = turn.state
  // The page says "ok" as well, after a clip and below the card of a person who was asked for.
  const isOwn = turn.text.toLowerCase() !== 'ok' || (offers_intake === true && turn.clip !== true)
  const said = first_words && isOwn ? (readYesNo(turn.text) ?? (turn.intent === 'continue' || null)) : null
  if (said === false || declines(turn)) return decline(turn)
  return said ? told(begin(turn, first_words), predictedByRule(turn, 'new-patient', true)) : null
}

/** What was said in two messages; the later holds. */
export function together(before: FirstWords | null, now: FirstWords | null): FirstWords | null {
  if (!before || !now) return now ?? before
  return { name: now.name ?? before.name, answers: { ...before.answers, ...now.answers } }
}

const ENOUGH = 2

/** With an entry where it was not certain. */
function told(outcome: Outcome, predicted: Prediction): Outcome {
  return { ...outcome, predicted, effects: predicted.confidence === 1 ? [] : [intentCheck(predicted, 'greeting')] }
}

/** Whoever was here before is looked for first (A-3). */
function findAgain(turn: Turn, visit: Visit): Outcome {
  return { state: { ...turn.state, visit, asking: false, stage: 'who', misses: 0 } }
}

function begin(turn: Turn, first: FirstWords | null): Outcome {
  const first_words = first && { ...first, confirmed: false }
  return { state: { ...turn.state, visit: 'async', asking: false, first_words, stage: 'consent-offer', misses: 0 } }
}
