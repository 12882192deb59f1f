import type { ChatContext } from '@clinic/contract/chat'
import { assessRisk, type Risk } from '@clinic/nlu/crisis/assess-risk'
import { feelsLow } from '@clinic/nlu/crisis/calm/feels-low'
import { detectIntent } from '@clinic/nlu/intents/detect-intent'
import { bare, cleanText } from '@clinic/nlu/text/normalize'
import { codeResult } from './code-result.ts'
import { addsToAnswers } from './commands/adds-to-answers.ts'
import { answerAndQuestion } from './commands/answer-and-question.ts'
import { answerBesideQuestion, answerPlainQuestion, answerStatement } from './commands/answer-statement.ts'
import { askBesideFacts } from './commands/ask-beside-facts.ts'
import { asksAboutWait } from './commands/asks-about-wait.ts'
import { asksAtGreeting, atGreeting, forMinor } from './commands/at-greeting.ts'
import { besideAnswer } from './commands/beside-answer.ts'
import { acknowledgeLoss, comfort, namesOption } from './commands/comfort.ts'
import { command, question } from './commands/command.ts'
import { contactWish } from './commands/contact-wish.ts'
import { correctLast } from './commands/correct.ts'
import { correctNamed } from './commands/correct-named.ts'
import { chosenOnPage, followLanguage, withLanguageNotice } from './commands/follow-language.ts'
import { forAnother } from './commands/for-another.ts'
import { isEcho } from './commands/is-echo.ts'
import { isPartOfAnswer } from './commands/is-part-of-answer.ts'
import { callPerson, saveContact, stillWaiting } from './commands/person.ts'
import { optionByPlace, pickAlternative, titleOffered } from './commands/pick-alternative.ts'
import { sideMessage } from './commands/side-message.ts'
import { switchLanguage } from './commands/switch-language.ts'
import { mayAsk, suggested, understood, unsureOf } from './commands/understood.ts'
import { withdrawConsent } from './commands/withdraw-consent.ts'
import { isWorthAsking } from './is-worth-asking.ts'
import { endMarked } from './marked-by-staff.ts'
import { hasMovedOn, mergePhoneAnswers } from './merge-phone-answers.ts'
import { renderedTimes } from './stages/appointment.ts'
import { asSaid } from './stages/as-said.ts'
import { closedPrompt } from './stages/closed.ts'
import { acknowledgeSafety, answerConcern, askConcern, concernPrompt } from './stages/concern.ts'
import { acceptsPerson } from './stages/consent.ts'
import { matchResult } from './stages/create-record.ts'
import { duringCrisis, isNoLongerDoubted, snapshotCard, startCrisis } from './stages/crisis.ts'
import { fallback } from './stages/fallback.ts'
import { inOtherLanguage, writtenElsewhere } from './stages/other-language.ts'
import { acceptsFreeText, pendingQuestion } from './stages/questionnaire.ts'
import { cannotCome, readVisitWish } from './stages/read-visit-wish.ts'
import { STAGE_RULES } from './stages/stages.ts'
import { askForVisit, visitResult } from './stages/visit.ts'
import type { Effect } from './state/effects.ts'
import { intentCheck, predictedByRule } from './state/intent-check.ts'
import { isMachine, OPENING_MESSAGE } from './state/opening-message.ts'
import type { Prediction } from './state/prediction.ts'
import { isMiss, predictionOf } from './state/prediction-of.ts'
import { languageFor, renderedSegments, unapprovedFor } from './state/rendered.ts'
import type { RequestResult, StepRequest } from './state/requests.ts'
import type { ChatState, Stage } from './state/state.ts'
import type { Unsure } from './state/suggestion.ts'
import { type ChatEvent, type Knowledge, type Outcome, type Prompt, type StepReply, say, type Turn } from './state/turn.ts'
import { labelText, textsOf } from './texts/texts-of.ts'

/**
 * `ask`: nothing to show yet, the server answers this first and steps on (`continueStep`); `lead` are the words that are ready. `unsure`: the reply
 * stands, and the same step with a choice from that list (`Knowledge.suggested`) may give a better one. `prediction`: what words were taken for;
 * `null` for forms and for the page's own messages.
 */
export type Step = {
  state: ChatState
  reply: StepReply
  effects: Effect[]
  ask: StepRequest | null
  lead: string
  unsure: Unsure | null
  prediction: Prediction | null
}

/**
 * One chat turn: pure and total. The same state, event and knowledge always give the same new state, reply and effects; any text and any
 * context, fitting or not, gives a reply that goes on. Crisis words come before everything else (D-6).
 */
export function step(state: ChatState, event: ChatEvent, knowledge: Knowledge): Step {
  const asked = event.asked ? mergePhoneAnswers(state, event.asked) : state
  const here = event.marked ? endMarked(asked, event.marked) : asked
  const read = readTurn(here, event, knowledge)
  const turn = followLanguage(read, isOffered)
  const shownBefore = here !== state && hasMovedOn(state, here, knowledge) ? readTurn(state, event, knowledge) : null
  const settled = settle(turn, event.told, shownBefore)
  const noticed = turn === read ? settled : withLanguageNotice(settled, turn)
  const outcome = saysEnglish(noticed, turn, { event, shownBefore }) ? withApology(noticed) : noticed
  const begun: Effect[] = state.started ? [] : [{ kind: 'start-conversation' }]
  const alternatives = outcome.state.alternatives === state.alternatives ? [] : outcome.state.alternatives
  const offers_intake = outcome.offers === true || (turn.clip === true && state.offers_intake === true)
  const after = { ...outcome.state, alternatives, offers_intake, started: true, unseen: outcome.show?.ACTION === 'SKIPTONEXT' }
  const prediction = predictionOf(turn, outcome)
  return {
    state: after,
    reply: {
      ...compose(outcome, event, knowledge),
      PREDICTED_INTENT: prediction?.intent ?? null,
      USER_TEXT: isMachine(turn.text) ? null : asSaid(turn),
    },
    effects: [...begun, ...(outcome.effects ?? [])],
    ask: outcome.ask ?? null,
    lead: leadOf(outcome, event),
    unsure: (mayAsk(turn) && outcome.unsure) || null,
    prediction,
  }
}

/** The step after one that asked for something: with what came of it, and for the same message. */
export function continueStep(
  before: Step,
  told: RequestResult,
  { knowledge, ...at }: { knowledge: Knowledge; now: string; today: string },
): Step {
  const next = step(before.state, { query: '', told, lead: before.lead, ...at }, knowledge)
  const { USER_TEXT, PREDICTED_INTENT } = before.reply
  const language = before.reply.DATA?.language
  const DATA = language === undefined ? next.reply.DATA : { ...next.reply.DATA, language }
  return { ...next, prediction: before.prediction, reply: { ...next.reply, DATA, USER_TEXT, PREDICTED_INTENT } }
}

/** The message that the conversation waits on, as it is shown when a page opens again. */
function pendingPrompt(state: ChatState, knowledge: Knowledge): Prompt {
  return (
    snapshotCard(state, knowledge) ??
    (state.concern ? concernPrompt(state, knowledge) : null) ??
    (knowledge.closed ? closedPrompt : STAGE_RULES[state.stage].prompt)(state, knowledge)
  )
}

function withApology(outcome: Outcome): Outcome {
  const { state, lead } = outcome
  const apology = textsOf(state).notInFrench.text
  return { ...outcome, state: { ...state, apologized: true }, lead: [apology, lead].filter(Boolean).join('\n\n') }
}

/** True for the first words in English within French: a question without French, or a text that would read otherwise were all approved. */
function saysEnglish(outcome: Outcome, turn: Turn, { event, shownBefore }: { event: ChatEvent; shownBefore: Turn | null }): boolean {
  const { state } = outcome
  const { knowledge } = turn
  if (state.language === 'en' || state.apologized || state.crisis || state.concern || outcome.ask) return false
  const asked = state.stage === 'questionnaire' && !outcome.show ? pendingQuestion(state, knowledge) : null
  if (asked && !renderedSegments(state, knowledge, asked.tag)) return true
  if (state.unapproved.length === 0) return false
  const approved = (one: Turn): Turn => ({ ...one, state: { ...one.state, unapproved: [] } })
  const inFrench = settle(approved(turn), event.told, shownBefore && approved(shownBefore))
  const said = (one: Outcome) => JSON.stringify(compose(one, event, knowledge))
  return said(outcome) !== said(inFrench)
}

function readTurn(state: ChatState, event: ChatEvent, knowledge: Knowledge): Turn {
  const text = cleanText(event.query)
  // What a clip or a sealed state brings is the server's; the dialog hears the page's "ok".
  const context = event.context && !('video' in event.context) && !('state' in event.context) ? event.context : null
  const { intent } = detectIntent(text)
  const language = languageFor(state, event.language, knowledge)
  return {
    state: { ...state, language, ...chosenOnPage(state, language), unapproved: unapprovedFor(language, knowledge) },
    text,
    context,
    intent,
    ...(event.away && { away: true }),
    ...(event.waiting && { waiting: true }),
    ...(event.context && 'video' in event.context && { clip: true }),
    now: event.now,
    today: event.today,
    knowledge,
  }
}

/** `shownBefore`: the turn as the patient saw it coming, where staff have gone on with them by phone meanwhile. */
function settle(turn: Turn, told: RequestResult | undefined, shownBefore: Turn | null): Outcome {
  const seen = shownBefore ?? turn
  if (told) return heed(turn, told)
  if (turn.text === OPENING_MESSAGE && turn.context === null) return shownBefore ? wentOn(turn) : reopenPage(turn)
  const risk = riskOf(seen)
  const predicted: Prediction | undefined =
    risk && risk.level !== 'distress' ? { intent: 'crisis', confidence: risk.confidence, by: risk.by } : undefined
  // What the classifier takes for a crisis must not undo a plain no to the check question.
  if (risk?.level === 'acute' && (risk.by === 'rule' || !turn.state.crisis)) return startCrisis(turn, risk.kind, predicted)
  if (turn.state.crisis) return duringCrisis(turn, risk)
  if (turn.state.concern && (turn.context === null || 'selected' in turn.context)) return answerConcern(turn, risk)
  if (risk?.level === 'concern' && predicted && isWorthAsking(turn, risk)) return askConcern(turn, predicted)
  if (turn.knowledge.closed) return say(turn, '')
  const foreign = writtenElsewhere(seen)
  if (foreign) return inOtherLanguage(turn, foreign)
  const outcome = hearTurn(turn, shownBefore)
  const mourned = acknowledgeLoss(turn, outcome)
  if (mourned) return mourned
  const low = risk?.level === 'distress' ? !namesOption(turn, outcome) : risk === null && isMiss(outcome) && feelsLow(turn.text)
  return low ? comfort(turn, outcome) : outcome
}

/** The pending message again; not in a crisis, whose card has no other words. */
function reopenPage(turn: Turn): Outcome {
  const { state, away } = turn
  return say(turn, away && !state.crisis && !state.concern ? textsOf(state).visit.away.here : '')
}

/** What is asked is context (F-5): a list of allergies, a history, "not right now" are answers. Buttons and forms show no risk. */
function riskOf(turn: Turn): Risk | null {
  if (isEcho(turn) || (turn.context === null && titleOffered(turn) !== undefined)) return null
  const { state, knowledge, text } = turn
  const asked = state.stage === 'questionnaire' && !state.crisis && !state.concern ? pendingQuestion(state, knowledge) : null
  const own = mayBeSuspected(turn)
  const beside = asked && turn.context === null ? besideAnswer(turn, asked) : null
  const left = (said: string) => (said === text && beside !== null ? beside : said)
  const risk = assessRisk(text, {
    asked: asked && { tag: asked.tag, text: asked.question.text },
    suspect: own ? (said) => (left(said) === '' ? null : (knowledge.suspect?.(left(said)) ?? null)) : undefined,
    kindOf: own ? knowledge.kindOf : undefined,
  })
  return own || risk?.level === 'acute' ? risk : null
}

function hearTurn(turn: Turn, shownBefore: Turn | null): Outcome {
  const withdrawn = withdrawConsent(turn)
  if (withdrawn) return withdrawn
  const contact = turn.context === null ? saveContact(turn) : null
  const wish = contact ?? contactWish(turn)
  if (wish) return wish
  if (shownBefore) return wentOn(turn)
  if (turn.state.stage === 'declined') return afterRefusal(turn)
  if (turn.context) return withContext(turn, turn.context)
  const picked = pickAlternative(turn)
  if (picked) return picked
  return isEcho(turn) ? byStage(turn) : (interruption(turn) ?? byStage(turn))
}

/** Asked by phone meanwhile: what was said here belongs to an earlier question. Whoever wants a person or to stop is heard all the same. */
function wentOn(turn: Turn): Outcome {
  const texts = textsOf(turn.state)
  const wish = turn.context === null && ['person', 'goodbye', 'stop'].includes(turn.intent) ? command(turn) : null
  const whole = turn.state.stage === 'questionnaire' && pendingQuestion(turn.state, turn.knowledge) === null
  const outcome = wish ?? (whole ? STAGE_RULES.questionnaire.take(turn) : null) ?? say(turn, '')
  const lead = texts.askedByPhone(wish === null && !isMachine(turn.text))
  return { ...outcome, lead: [lead, outcome.lead].filter(Boolean).join('\n\n') }
}

function heed(turn: Turn, told: RequestResult): Outcome {
  switch (told.kind) {
    case 'send-code':
    case 'check-code':
      return codeResult(turn, told)
    case 'find-visit':
    case 'cancel-visit':
      return visitResult(turn, told)
    case 'find-match':
      return matchResult(turn, told)
    default:
      return renderedTimes(turn, told)
  }
}

/** A form or a choice: the stage that shows it takes it, any other leaves everything as it was. */
function withContext(turn: Turn, context: ChatContext): Outcome {
  const fits = Object.keys(context).some(
    (key) => CONTEXTS[turn.state.stage]?.includes(key) || (turn.state.stage === 'confirm' && key === 'personalInformation'),
  )
  return fits ? byStage(turn) : say(turn, textsOf(turn.state).outOfPlace)
}

const CONTEXTS: Partial<Record<Stage, readonly string[]>> = {
  consent: ['consent'],
  'personal-information': ['personalInformation'],
  questionnaire: ['selected', 'answers', 'drawing', 'picture', 'reopen'],
  finish: ['reopen'],
  appointment: ['appointment'],
}

function interruption(turn: Turn): Outcome | null {
  if (acceptsPerson(turn)) return callPerson(turn)
  if (labelText(turn.text) === 'end') return command({ ...turn, intent: 'goodbye' })
  const wish = turn.state.stage === 'visit-cancel' ? null : readVisitWish(turn)
  if (wish) return askForVisit(turn, wish)
  if (turn.waiting && asksAboutWait(turn.text)) return stillWaiting(turn)
  if (addsToAnswers(turn)) return callPerson(turn)
  const switched = switchLanguage(turn)
  if (switched) return switched
  const both = answerAndQuestion(turn)
  if (both) return both
  const first = forMinor(turn) ?? askBesideFacts(turn)
  if (first) return first
  if (STAGE_RULES[turn.state.stage].hears?.(turn)) return null
  const passing = acknowledgeSafety(turn) ?? correctNamed(turn) ?? correctLast(turn) ?? sideMessage(turn) ?? forAnother(turn)
  if (passing) return passing
  const { intent, sure } = detectIntent(turn.text)
  if (asksAtGreeting(turn, intent)) return atGreeting(turn, intent)
  const plain = answerPlainQuestion(turn)
  if (plain) return plain
  if (isPartOfAnswer(turn, { intent, sure })) return null
  const outcome = command(turn) ?? (acceptsFreeText(turn) ? answerBesideQuestion(turn) : null)
  if (!outcome || sure) return outcome
  const predicted = { ...predictedByRule(turn, intent, false), article: outcome.predicted?.article }
  return { ...outcome, predicted, effects: [intentCheck(predicted, turn.state.stage), ...(outcome.effects ?? [])] }
}

function byStage(turn: Turn): Outcome {
  const outcome = STAGE_RULES[turn.state.stage].take(turn)
  if (outcome && !isMiss(outcome)) return outcome
  if (isMachine(turn.text)) return outcome ?? say(turn, '')
  const option = optionByPlace(turn)
  if (option !== null) return hearTurn({ ...turn, text: option, intent: detectIntent(option).intent }, null)
  const meant = turn.context === null ? understood(turn) : null
  if (meant && !isMiss(meant)) return meant
  const chosen = suggested(turn)
  if (chosen && !isMiss(chosen)) return chosen
  const told = outcome ? null : (STAGE_RULES[turn.state.stage].otherwise?.(turn) ?? answerStatement(turn))
  if (told) return told
  const beside = acceptsFreeText(turn) ? null : answerBesideQuestion(turn)
  if (beside) return beside
  const unsure = meant?.unsure ?? unsureOf(turn)
  if (outcome) return { ...outcome, unsure }
  if (turn.state.stage === 'greeting' && turn.state.asking && turn.text !== '') return question(turn)
  const tag =
    turn.state.stage === 'questionnaire' ? (pendingQuestion(turn.state, turn.knowledge)?.tag ?? 'questionnaire') : turn.state.stage
  return { ...fallback(turn, tag), unsure }
}

/** Without consent there is no further use of the assistant: a person, the form again, or goodbye (REQ-168). */
function afterRefusal(turn: Turn): Outcome {
  const allowed = turn.context === null && ['person', 'goodbye', 'stop'].includes(turn.intent)
  return (allowed ? command(turn) : null) ?? byStage({ ...turn, context: null })
}

/** Words of the patient's own. Buttons and forms are never suspected; neither are single words, which rules know. */
function mayBeSuspected(turn: Turn): boolean {
  const own = (turn.context === null || 'selected' in turn.context) && !isNoLongerDoubted(turn) && !cannotCome(turn)
  return own && !isEcho(turn) && !isMachine(turn.text) && labelText(turn.text) === null && /\p{L}.*[^\p{L}].*\p{L}/u.test(turn.text)
}

/** True for the value or the words of a button of the message that waits, or of the question's. */
function isOffered(turn: Turn): boolean {
  const said = bare(turn.text)
  const options = pendingPrompt(turn.state, turn.knowledge).options ?? []
  const words = options.flatMap((option) => (typeof option === 'string' ? [option] : [option.value, option.label]))
  return isEcho(turn) || words.some((word) => bare(word) === said)
}

function leadOf({ lead }: Outcome, event: ChatEvent): string {
  return [event.lead, lead].filter(Boolean).join('\n\n')
}

function compose(outcome: Outcome, event: ChatEvent, knowledge: Knowledge): Prompt {
  const prompt = outcome.show ?? pendingPrompt(outcome.state, knowledge)
  const text = [leadOf(outcome, event), prompt.text].filter(Boolean).join('\n\n')
  return { ...prompt, text, DATA: outcome.data ? { ...prompt.DATA, ...outcome.data } : prompt.DATA }
}
