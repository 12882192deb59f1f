import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { plannedText } from '../../queues/visit-message.ts'
import { spellDigits } from '../../shared/spell-digits.ts'
import { parseSpokenDate } from '../../shared/spoken-date.ts'
import { writeSpokenEmail } from '../../shared/spoken-email.ts'
import { clearTopic } from '../state/clear-topic.ts'
import { beginNext } from '../state/next.ts'
import type { ChatState } from '../state/state.ts'
import { isGoAhead, type Knowledge, type Outcome, type Prompt, type StageRules, say, type Turn, waitForReady } from '../state/turn.ts'
import { labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { createRecord } from './create-record.ts'

const EMAIL = /[^\s@,;<>()]{1,64}@[^\s@,;<>()]{1,190}\.\p{L}{2,24}/u
const PATIENT_ID = /^(?=.*\d)[a-z0-9][a-z0-9-]{2,39}$/i
/** In the place of a code: digits alone would be a code. */
const LETTERED_ID = /(?<![\p{L}\d-])(?=[a-z\d-]*[a-z])(?=[a-z\d-]*\d)[a-z\d]+-[a-z\d-]*\d[a-z\d-]*(?![\p{L}\d-])/iu
const NO_RECORD =
  /\b(?:new|never|first time|no record|not been|have not|havent|haven't|without|do not have|don't have|dont have|no code|did not get|didn't get|didnt get|nothing came|nouveau|nouvelle|jamais|premi[eè]re fois|pas de (?:dossier|code)|aucun (?:dossier|code)|sans|rien re[cç]u)(?!\p{L})/iu
const FORGOTTEN =
  /(?:n['’]?t|not|cannot|no longer) (?:\w+ )?(?:remember|know|recall|find|sure)|\b(?:forgot\w*|forget|lost|no idea|no clue|which (?:email|one)|oubli\p{L}*|perdu\w*|aucune idée)(?!\p{L})|\b(?:souviens?|rappelle|sais|sé|trouve) (?:pas|plus|pu|pus)(?!\p{L})|\bquel(?:le)? (?:courriel|adresse|email)(?!\p{L})/iu
const AGAIN =
  /\b(?:again|another|(?:a )?new (?:code|one)|resend|send (?:it|me|one|a)|more time|renvoy\w+|un (?:nouveau|autre)(?: code)?|encore)(?!\p{L})/iu

/** What says that a code is of no use, or that it is another thing. */
const NO_CODE = /\b(?:not|no|never|wrong|invalid|expired|old|phone|born|pas|plus|mauvais|invalide|expir\w*|t[eé]l[eé]phone)\b|n['’]t\b/iu

/** The six digits of a code, alone or in a sentence, typed or spoken: "the code is 228 441". Null where there are other digits or more. */
function codeIn(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(plain)) return plain
  if (EMAIL.test(text) || LETTERED_ID.test(text) || NO_CODE.test(text)) return null
  const spoken = spellDigits(text)
  const found = spoken.match(/(?<!\d)\d(?:[ -]?\d){5}(?!\d)/g) ?? []
  const [only] = found
  return only !== undefined && found.length === 1 && spoken.replace(/\D/g, '').length === CODE_LENGTH ? only.replace(/\D/g, '') : null
}

const CODE_LENGTH = 6

/** Someone who was here before says who they are, proves it, and goes on from their record (A-3). */
export const returning: Record<'who' | 'born' | 'code' | 'found' | 'welcome', StageRules> = {
  /** Somebody who was here before says who they are (A-3): patient id or e-mail … */
  who: {
    hears: (turn) => wantsWithout(turn) || (turn.intent !== 'person' && FORGOTTEN.test(turn.text)),
    prompt: (state) => textPrompt(textsOf(state).who, 'text', [labelsOf(state).noRecord]),
    take(turn) {
      const email = EMAIL.exec(writeSpokenEmail(turn.text))?.[0]
      const id = turn.text.replace(
        /^(?:my )?(?:patient )?(?:id|number)(?: is)?:? |^(?:mon )?num[eé]ro(?: de patiente?)?(?: est)?(?: le)?\s?:? /i,
        '',
      )
      if (email || PATIENT_ID.test(id)) {
        return { state: { ...turn.state, stage: 'born', claim: { who: email ?? id, born: '' }, misses: 0 } }
      }
      if (wantsWithout(turn)) return asUnknown(turn)
      // A yes to "have you been here before?" still leaves who they are.
      return FORGOTTEN.test(turn.text) || readYesNo(turn.text) === true ? say(turn, textsOf(turn.state).whoForgotten) : null
    },
  },

  /** … the date of birth … */
  born: {
    hears: wantsWithout,
    prompt: (state) => textPrompt(textsOf(state).born, 'date', [labelsOf(state).noRecord]),
    take(turn) {
      const typed = parseSpokenDate(turn.text)
      if ('date' in typed) {
        const claim = { who: turn.state.claim?.who ?? '', born: typed.date }
        return { state: { ...turn.state, stage: 'code', claim, misses: 0 }, ask: { kind: 'send-code', ...claim } }
      }
      if ('ambiguous' in typed) return say(turn, textsOf(turn.state).problems.ambiguousDate)
      return wantsWithout(turn) ? asUnknown(turn) : null
    },
  },

  /** … and the code that came to the contact on file. */
  code: {
    hears: ({ text }) => NO_RECORD.test(text) || AGAIN.test(text),
    prompt: (state) => textPrompt(textsOf(state).code, 'code', [labelsOf(state).newCode, labelsOf(state).noRecord]),
    take(turn) {
      const code = codeIn(turn.text)
      if (code !== null) return { state: turn.state, ask: { kind: 'check-code', code } }
      const { claim } = turn.state
      const other = EMAIL.exec(turn.text)?.[0] ?? LETTERED_ID.exec(turn.text)?.[0]
      if (claim && other)
        return { state: { ...turn.state, claim: { ...claim, who: other } }, ask: { kind: 'send-code', ...claim, who: other } }
      if (claim && AGAIN.test(turn.text)) return { state: turn.state, ask: { kind: 'send-code', ...claim } }
      return wantsWithout(turn) ? asUnknown(turn) : null
    },
  },

  /** The record is found (REQ-137); nothing of it is shown before. Where something was left unfinished, the answer to whether to continue it is waited for. */
  found: {
    prompt: (state) => ({
      ACTION: 'CHECKFORSESSION',
      text: foundText(state),
      VIDEO: null,
      options: state.resume === null ? null : [labelsOf(state).pickUp, labelsOf(state).somethingElse],
      DATA: { found: true, unfinished: state.resume !== null },
    }),
    hears: (turn) => turn.state.resume !== null && (picksUp(turn) || PLAIN_NO.test(turn.text) || labelText(turn.text) === 'askQuestions'),
    take(turn) {
      const goesOn: Outcome = { state: turn.state, ask: { kind: 'find-visit' } }
      if (turn.state.resume !== null) return picksUp(turn) || isBegunAlready(turn) ? goesOn : instead(turn)
      if (readYesNo(turn.text) === false) return waitForReady(turn, textsOf(turn.state).whenReady)
      return isGoAhead(turn) || readYesNo(turn.text) === true ? goesOn : null
    },
  },

  /** Known and eligible: what comes next (REQ-158). */
  welcome: {
    prompt: (state) => ({
      ACTION: 'LOGINELIGIBLE',
      text: welcomeText(state),
      VIDEO: null,
      options: null,
      DATA: { next: state.visit },
    }),
    take(turn) {
      if (readYesNo(turn.text) === false) return waitForReady(turn, textsOf(turn.state).whenReady)
      return isGoAhead(turn) || readYesNo(turn.text) === true ? toVisit(turn) : null
    },
  },
}

/** A yes to continuing what was left unfinished, "ok" from the page among them. */
function picksUp(turn: Turn): boolean {
  const { text } = turn
  if (readYesNo(text) === false || REFUSES_TO_GO_ON.test(text)) return false
  return readYesNo(text) === true || isGoAhead(turn) || (PICKS_UP.test(text) && (!text.includes('?') || MAY_I.test(text)))
}

const PLAIN_NO = /^\W*(?:no|nope|nah|non)(?:[\s,]+(?:thanks|thank you|merci))?\W*$/iu
const MAY_I = /^\W*(?:can|could|may|shall|puis|peut|on peut|est-ce que (?:je|on) peu[xt])(?!\p{L})/iu

const PICKS_UP =
  /(?<!\p{L})(?:pick(?:ing)? (?:it |this |things )?(?:back )?up|where (?:i|we) (?:left|stopped|were)|resume|(?:go|going|keep|carry) on|keep going|continu\w*|(?:finish|complete) (?:it|this|that|them|the|my|what|up)|get (?:it|this) (?:done|over)|repren\w*|reprise|poursui\w+|(?:finir|terminer|compl[ée]ter)|(?:où|ou) (?:j['’ ]?|on |nous )(?:en )?(?:étai\w*|etai\w*|suis|est))(?!\p{L})/iu
const REFUSES_TO_GO_ON =
  /n['’]t (?:want|like|feel|wish|need)|\b(?:not (?:now|yet|today|ready|interested)|rather not|instead|later|another (?:time|day)|tomorrow|plus tard|une autre fois|demain|pas (?:maintenant|tout de suite|aujourd['’]hui|envie|besoin)|(?:veux|voudrais|souhaite|aimerais) pas|plutôt)(?!\p{L})/iu

/** A renewal, or to become a patient, where that is what was left unfinished. */
function isBegunAlready(turn: Turn): boolean {
  const wanted = clearTopic(turn)?.intent
  return wanted !== undefined && wanted === { async: 'new-patient', renewal: 'renewal', follow_up: 'unknown' }[turn.state.visit ?? 'async']
}

/** What is wanted instead; with a bare no, a choice. `null` for words that name neither. */
function instead(turn: Turn): Outcome | null {
  const { state } = turn
  const texts = textsOf(state).comeBack
  const wanted = labelText(turn.text) === 'askQuestions' ? 'ask-questions' : clearTopic(turn)?.intent
  if (wanted === 'ask-questions') return { ...waitForReady(turn, texts.ask), state: { ...state, misses: 0 } }
  if (wanted === 'renewal' && state.visit === 'follow_up')
    return { state: { ...state, stage: 'welcome', visit: 'renewal', resume: null, misses: 0 } }
  if (readYesNo(turn.text) !== false && !REFUSES_TO_GO_ON.test(turn.text)) return null
  const { pickUp, renewal, askQuestions, person, end } = labelsOf(state)
  const options = [pickUp, ...(state.visit === 'follow_up' ? [renewal] : []), askQuestions, person, end]
  return {
    state: { ...state, misses: 0 },
    show: { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: texts.instead, VIDEO: null, options, DATA: null },
  }
}

function foundText(state: ChatState): string {
  const { recognised, resume } = state
  const name = recognised?.firstName ?? ''
  if (recognised?.away && resume !== null) return textsOf(state).visit.away.found(name)
  return textsOf(state).found(name, resume !== null, plannedOf(state))
}

function welcomeText(state: ChatState): string {
  const { recognised, visit } = state
  const name = recognised?.firstName ?? ''
  return recognised?.away && visit === 'async'
    ? textsOf(state).visit.away.welcome(name)
    : textsOf(state).welcome(name, visit === 'follow_up')
}

/** The next step of the last visit (F-8). */
function plannedOf({ recognised, language }: ChatState): string {
  return recognised?.planned ? plannedText(recognised.planned, language) : ''
}

/** Consent to the text as it is now, details to look over, then the questions. */
function toVisit(turn: Turn): Outcome {
  const { state, knowledge } = turn
  if (state.visit === 'follow_up') return beginNext({ ...turn, state: { ...state, plan: ['follow_up'] } })
  const isGiven = [state.recognised?.consentVersion, state.consent?.version].some((version) => isCurrent(knowledge, version))
  if (!isGiven) return { state: { ...state, stage: 'consent-offer', misses: 0 } }
  return { state: { ...state, stage: state.personal ? 'confirm' : 'personal-information', misses: 0 } }
}

/** In whichever language it was read. */
function isCurrent({ consent, french }: Knowledge, version: string | null | undefined): boolean {
  return version === consent.version || (version !== undefined && version === french?.consent?.version)
}

/** No one has to be found: the way of a new record, where the team sees that they say they were here before. */
function asUnknown(turn: Turn): Outcome {
  if (turn.state.matched) return createRecord({ ...turn, state: { ...turn.state, claim: null } }) ?? say(turn, '')
  const state: ChatState = { ...turn.state, claim: null, misses: 0 }
  // Someone who only asked about a visit has no intake to continue.
  if (state.wish && state.visit === null) return { state: { ...state, stage: 'greeting', wish: null }, lead: textsOf(state).visit.noRecord }
  return { state: { ...state, stage: 'consent-offer' }, lead: textsOf(state).withoutRecord }
}

function wantsWithout(turn: Turn): boolean {
  return labelText(turn.text) === 'noRecord' || turn.intent === 'new-patient' || readYesNo(turn.text) === false || NO_RECORD.test(turn.text)
}

function textPrompt(text: string, input: 'text' | 'date' | 'code', options: string[]): Prompt {
  return { ACTION: 'OPENQUESTIONTEXT', text, VIDEO: null, options, DATA: { input } }
}
