import type { ChatContext } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { pendingQuestion } from '@clinic/core/chat/stages/questionnaire'
import type { ConsentRecord, Effect } from '@clinic/core/chat/state/effects'
import { OPENING_MESSAGE } from '@clinic/core/chat/state/opening-message'
import type { RequestResult, StepRequest } from '@clinic/core/chat/state/requests'
import { type ChatState, newConversation, type Stage, type Visit } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { continueStep, step } from '@clinic/core/chat/step'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { askForHelp, enterPcrQueue } from '@clinic/core/queues/enter'
import { stopped } from '@clinic/core/queues/mark-ineligible'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { hashRequest, hashText } from '../../src/assistant/chat/encrypt-state.ts'
import { noteOf } from '../../src/assistant/chat/load-knowledge.ts'
import { presentReply } from '../../src/assistant/chat/present-reply.ts'
import { summarizeTurn, type TurnSummary } from '../../src/assistant/chat/summarize-turn.ts'
import { dayIn, later, minuteIn } from '../../src/platform/clock.ts'
import { keepFlags } from '../flag-events.ts'
import { answerOf } from '../profiles/answers.ts'
import {
  aboutPatient,
  assistantEntry,
  type Entry,
  keepDetails,
  keepFinished,
  keepScaled,
  keepSet,
  type Timeline,
  write,
} from './timelines.ts'

export type TurnRow = {
  conversation_id: string
  turn: number
  at: string
  request_hash: Buffer
  event: unknown
  knowledge: unknown
  reply: unknown
  heard: string | null
  said: string
  outline: TurnSummary
  predicted_intent: string | null
  predicted_by: string | null
  confidence: number | null
  article_confidence: number | null
}
export type ConsentRow = {
  conversation_id: string
  patient_id: string
  text_hash: string
  address: string
  agent: string
  given_at: string
} & {
  version: string
  option: string
  signature: string
  date_of_birth: string | null
  scrolled_percent: number | null
}
/** Shared by all conversations. `consentHash` is the same for each, so computed once. */
export type ChatSetup = { zone: string; knowledge: Knowledge; consentHash: string }
export type SeededChat = {
  setup: ChatSetup
  life: Timeline
  id: string
  state: ChatState
  at: string
  started_at: string
  closed_at: string | null
  agent: string
  turns: TurnRow[]
  consents: ConsentRow[]
}

/** Longest complete intake, in minutes. */
export const CHAT_MINUTES = 17

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15',
] as const

export function setUpChats(zone: string, knowledge: Knowledge): ChatSetup {
  return { zone, knowledge, consentHash: hashText(knowledge.consent) }
}

/** Opens the chat: the page’s own first message. */
export function openChat(setup: ChatSetup, life: Timeline, at: string): SeededChat {
  const letters = [...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789']
  const talk: SeededChat = {
    setup,
    life,
    id: Array.from({ length: 12 }, () => life.chance.pick(letters)).join(''),
    state: newConversation(life.patient.patient_id),
    at,
    started_at: at,
    closed_at: null,
    agent: life.chance.pick(AGENTS),
    turns: [],
    consents: [],
  }
  send(talk, OPENING_MESSAGE)
  return talk
}

/** A message after some seconds of reading and typing. */
export function tell(
  talk: SeededChat,
  query: string,
  { context, seconds = talk.life.chance.int(5, 19) }: { context?: ChatContext; seconds?: number } = {},
): void {
  talk.at = later(talk.at, seconds)
  send(talk, query, context)
}

/** From the greeting to the first question: consent and details. */
export function introduce(talk: SeededChat, visit: Visit): void {
  const { personal } = talk.life.profile
  const consent = {
    consentOption: 'yes' as const,
    signature: `${personal.firstName} ${personal.lastName}`,
    dateOfBirth: personal.dateOfBirth,
    scrolledPercent: talk.life.chance.pick([100, 100, 92, 64]),
  }
  tell(talk, visit === 'renewal' ? LABELS.renewal : LABELS.newPatient)
  if (visit === 'renewal') tell(talk, LABELS.noRecord)
  tell(talk, 'ok')
  tell(talk, '', { context: { consent }, seconds: talk.life.chance.int(60, 150) })
  tell(talk, '', { context: { personalInformation: personal }, seconds: talk.life.chance.int(60, 120) })
  tell(talk, 'yes')
}

/** Answers all questions, or that many; one that cannot be answered ends it. */
export function answerQuestions(talk: SeededChat, count = Number.POSITIVE_INFINITY): void {
  const { profile, chance } = talk.life
  tell(talk, 'ok')
  for (let answered = 0; answered < count; answered += 1) {
    const asked = talk.state.stage === 'questionnaire' ? pendingQuestion(talk.state, talk.setup.knowledge) : null
    if (!asked) return
    const { text, selected } = answerOf(asked.tag, asked.question, { profile, chance })
    const before = talk.state.answers
    tell(talk, text, selected ? { context: { selected } } : {})
    if (talk.state.answers === before) throw new Error(`"${text}" is not an answer to ${asked.tag}`)
    if (talk.state.unseen) tell(talk, 'ok', { seconds: 1 })
    // An earlier attempt is asked about further (F-5).
    if (talk.state.concern) tell(talk, 'no', { seconds: 9 })
  }
}

/** A complete intake, into the queue or to a refusal. */
export function takeIntake(setup: ChatSetup, life: Timeline, { at, visit }: { at: string; visit: Visit }): SeededChat {
  const talk = openChat(setup, life, at)
  introduce(talk, visit)
  // The visit’s own questions, then the scales that follow.
  while (standsAt(talk, 'begin')) {
    answerQuestions(talk)
    if (standsAt(talk, 'stop-check')) tell(talk, 'yes')
    if (standsAt(talk, 'stop')) tell(talk, LABELS.endHere)
    if (standsAt(talk, 'finish')) tell(talk, 'ok')
  }
  return talk
}

function standsAt(talk: SeededChat, stage: Stage): boolean {
  return talk.state.stage === stage
}

function send(talk: SeededChat, query: string, context?: ChatContext): void {
  const { setup, life, at } = talk
  const event = { query, context, now: at, today: dayIn(setup.zone, at) }
  const told: RequestResult[] = []
  let done = step(talk.state, event, setup.knowledge)
  const entries = done.effects.flatMap((effect) => doEffect(talk, effect))
  while (done.ask) {
    const result = resultOf(done.ask)
    told.push(result)
    done = continueStep(done, result, { knowledge: setup.knowledge, now: at, today: event.today })
    entries.push(...done.effects.flatMap((effect) => doEffect(talk, effect)))
  }
  const { state, reply } = done
  talk.state = state
  life.entries.push(...entries)
  const patient = life.born ? { ...life.patient, pcr_name: null, np_name: null, seen_name: null, record_access: [] } : null
  const heard = context && !('selected' in context) ? null : reply.USER_TEXT
  const audited = entries.map(({ action }) => action)
  const stored = presentReply({ reply, state, patient, audited, questionnaires: setup.knowledge.questionnaires })
  talk.turns.push({
    conversation_id: talk.id,
    turn: talk.turns.length + 1,
    at,
    request_hash: hashRequest(query, context),
    event: { ...event, context: context ?? null, told },
    knowledge: noteOf(setup.knowledge, query, state.language),
    reply: stored,
    heard,
    said: reply.text,
    outline: summarizeTurn({ event: { query, context }, reply: stored, heard }),
    predicted_intent: done.prediction?.intent ?? null,
    predicted_by: done.prediction?.by ?? null,
    confidence: done.prediction?.confidence ?? null,
    article_confidence: done.prediction?.article ?? null,
  })
}

/** The demo’s schedule opens today, so no slots were available before; no one has two records. */
function resultOf({ kind }: StepRequest): RequestResult {
  switch (kind) {
    case 'find-slots':
      return { kind, slots: [] }
    case 'find-visit':
      return { kind, appointment: null }
    case 'find-match':
      return { kind, matches: false }
    default:
      throw new Error(`no conversation of the demo asks for ${kind}`)
  }
}

type ActionEntry = Pick<Entry, 'action' | 'description'> & { additional_info?: string }

/** Applies an effect in memory, like the server in the database. */
function doEffect(talk: SeededChat, effect: Effect): Entry[] {
  const { life, at, id, setup } = talk
  switch (effect.kind) {
    case 'start-conversation':
      return [said(talk, { action: 'Conversation Started', description: 'A conversation began' })]
    case 'close':
      talk.closed_at = at
      return [said(talk, { action: 'Conversation Closed', description: 'The conversation was closed' })]
    case 'audit':
      return [said(talk, { action: effect.action, description: effect.description })]
    case 'record-consent':
      return keepConsent(talk, effect.consent)
    case 'keep-answers':
      keepRaised(talk, effect)
      return []
    case 'create-patient':
      return createPatient(talk, effect)
    case 'start-questionnaire':
      return changed(
        talk,
        { questionnaire_in_progress: true, questionnaire_started_at: at, current_questionnaire_name: effect.name },
        {
          action: 'Questionnaire Started',
          description: `${effect.name}, version ${effect.version}`,
        },
      )
    case 'finish-questionnaire': {
      const changes = keepFinished(life, effect, { at, conversation_id: id })
      const finished = about(talk, { action: 'Questionnaire Finished', description: `${effect.key}, version ${effect.version}` })
      const wish = about(talk, { action: 'Opt In For Call', description: 'Would like a call' })
      return [{ ...finished, changes }, ...(effect.opted_in_for_call === true ? [wish] : [])]
    }
    case 'finish-scale': {
      const changes = keepScaled(life, effect, { at, conversation_id: id })
      return [{ ...about(talk, { action: 'Questionnaire Finished', description: `${effect.key}, version ${effect.version}` }), changes }]
    }
    case 'mark-ineligible':
      return markIneligible(talk, effect)
    case 'enter-pcr-queue': {
      const fields = enterPcrQueue(life.patient, { appointment_type: effect.appointment_type, now: at })
      return changed(
        talk,
        { ...fields, ...noted(life, effect.note, minuteIn(setup.zone, at)) },
        {
          action: 'Enter PCR Queue',
          description: 'Entered the PCR queue from the chat',
        },
      )
    }
    case 'need-help':
      return needHelp(talk, effect)
    default:
      throw new Error(`no conversation of the demo comes to ${effect.kind}`)
  }
}

/** Provisional until the questionnaire is finished. */
function keepRaised({ life, at, id }: SeededChat, effect: Extract<Effect, { kind: 'keep-answers' }>): void {
  const { found, corrected } = effect.moves
  const set = keepSet(life, { ...effect, at, conversation_id: id })
  if (found.length === 0 && corrected.length === 0) return
  const order = { found: {}, findings: found, corrected, finished: false }
  write(life, at, { risks_vs_benefits_flags: keepFlags(life, order, { at, set }) })
}

function markIneligible(talk: SeededChat, { reason, eligible_date, rule, because }: Extract<Effect, { kind: 'mark-ineligible' }>): Entry[] {
  return changed(talk, stopped(talk.life.patient, { ineligible_reason: reason, eligible_date }, talk.at), {
    action: 'Mark Patient Ineligible',
    description: `Rule ${rule}: ${reason}`,
    additional_info: JSON.stringify({ rule, because }),
  })
}

function needHelp(talk: SeededChat, effect: Extract<Effect, { kind: 'need-help' }>): Entry[] {
  const { life, at, setup } = talk
  const { note, contact, about } = effect
  const urgent_reason = effect.urgent ? effect.urgent_reason : null
  const fields = { ...askForHelp(life.patient, { urgent_reason, about, now: at }), ...noted(life, note, minuteIn(setup.zone, at)) }
  const entries = changed(talk, fields, { action: 'Need PCR Help', description: 'Asked for a person in the chat' })
  if (contact?.includes('@')) life.email = contact
  else if (contact) life.phone = contact
  return entries
}

function createPatient(talk: SeededChat, { personal, isNew, ageFlags }: Extract<Effect, { kind: 'create-patient' }>): Entry[] {
  keepDetails(talk.life, personal)
  const fields: Partial<Patient> = {
    first_name: personal.firstName,
    last_name: personal.lastName,
    date_of_birth: personal.dateOfBirth,
    province: PROVINCE_CODES.find((code) => code === provinceCode(personal.province)) ?? null,
    is_new_patient: isNew,
    different_mailing_address: personal.differentMailingAddress,
    risks_vs_benefits_flags: keepFlags(
      talk.life,
      { found: ageFlags, findings: [], corrected: [], finished: false },
      { at: talk.at, set: null },
    ),
  }
  const description = isNew ? 'A new patient' : 'A patient who says they have been seen before'
  return changed(talk, fields, { action: 'New Patient Created', description })
}

function keepConsent(talk: SeededChat, consent: ConsentRecord): Entry[] {
  const { setup, life, id, at, agent } = talk
  talk.consents.push({
    conversation_id: id,
    patient_id: life.patient.patient_id,
    text_hash: setup.consentHash,
    address: life.profile.address,
    agent,
    given_at: at,
    version: consent.version,
    option: consent.option,
    signature: consent.signature,
    date_of_birth: consent.dateOfBirth === '' ? null : consent.dateOfBirth,
    scrolled_percent: consent.scrolledPercent,
  })
  const action = consent.option === 'yes' ? 'Consent Given' : 'Consent Declined'
  return [said(talk, { action, description: `Consent text ${consent.version}` })]
}

function noted({ patient }: Timeline, line: string, minute: string): Partial<Patient> {
  return line === '' ? {} : { system_notes: prependNote(patient.system_notes, `${line} (${minute})`) }
}

function changed(talk: SeededChat, fields: Partial<Patient>, told: ActionEntry): Entry[] {
  const changes = write(talk.life, talk.at, fields)
  return [{ ...about(talk, told), changes }]
}

function about({ life, at }: SeededChat, told: ActionEntry): Entry {
  return { ...assistantEntry(life.profile.address, at), ...aboutPatient(life), ...told }
}

function said({ life, at, id }: SeededChat, told: ActionEntry): Entry {
  const { patient_id } = life.patient
  return { ...assistantEntry(life.profile.address, at), entity_kind: 'conversation', entity_id: id, patient_id, ...told }
}
