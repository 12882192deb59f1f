import type { ask, ChatReply } from '@clinic/contract/chat'
import type { Parsed } from '@clinic/contract/endpoint'
import { isHeld, isWaiting } from '@clinic/core/chat/attention/attend'
import { markedByStaff } from '@clinic/core/chat/marked-by-staff'
import { mergePhoneAnswers } from '@clinic/core/chat/merge-phone-answers'
import { ownQuestion } from '@clinic/core/chat/own-question'
import type { Effect } from '@clinic/core/chat/state/effects'
import { OPENING_MESSAGE } from '@clinic/core/chat/state/opening-message'
import { consentOf, languageFor } from '@clinic/core/chat/state/rendered'
import type { RequestResult } from '@clinic/core/chat/state/requests'
import { type ChatState, newConversation, upToDate } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { continueStep, type Step, step } from '@clinic/core/chat/step'
import { logCrisisTurn } from '../../care/alarms/log-crisis-turn.ts'
import { patientNotice } from '../../care/patients/patient-notice.ts'
import { saveLanguage } from '../../care/patients/save-language.ts'
import { dayIn, later, minuteIn } from '../../platform/clock.ts'
import { type Changed, type Context, change, type Inside, RECORDED_AS_TURN, send } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { recallConsent } from '../approvals/recall-consent.ts'
import { applyEffect } from './apply-effect.ts'
import { applyQueue } from './apply-queue.ts'
import { attendedReply, breaksSilence, followTurn, noteAttended } from './attention/attended-reply.ts'
import { followChoice } from './attention/follow-choice.ts'
import { heardIn, isForm, isPatientsOwn, mayBeSilent } from './attention/is-patients-own.ts'
import { refuseAfterDeath } from './attention/refuse-after-death.ts'
import { withTranscript } from './attention/with-transcript.ts'
import { collectDangers } from './collect-dangers.ts'
import { comeBack, inLanguageLastSaid } from './come-back.ts'
import type { Applied, TurnFacts } from './describe-effect.ts'
import { codeSecret, decryptState, encryptState, hashRequest, hashText, makeStateKey, readKey } from './encrypt-state.ts'
import { checkPace } from './limit-turns.ts'
import { noteOf, pinKnowledge } from './load-knowledge.ts'
import { presentReply } from './present-reply.ts'
import { resolveRequest } from './resolve-request.ts'
import { keepAttendedPicture } from './save-picture.ts'
import {
  type Conversation,
  countStarted,
  dropChunks,
  findShown,
  findTurn,
  findTurns,
  lockConversation,
  openConversation,
  type ShownPatient,
  type StoredReply,
  saveChunk,
  saveTurn,
} from './store.ts'
import { type Asking, suggest } from './suggest.ts'
import { takePhoneAnswers } from './take-phone-answers.ts'
import { takePicture } from './take-picture.ts'

export type ChatRequest = Parsed<typeof ask>['body']
/** `secret` seals states and makes keys; `agent` is kept with a consent. */
export type ChatContext = Context & Asking & { agent: string; mailer: Mailer }

const STARTS_PER_WINDOW = 300
const WINDOW_SECONDS = 600
const TURNS_PER_CONVERSATION = 2000
const FIRST_REPLY_SECONDS = 120
/** Whether there is somebody to write to is told in the mail alone. Flags are for staff. */
const UNTOLD: ReadonlySet<string> = new Set(['Patient Code Sent', 'Patient Code Refused', 'Flag Raised', 'Flag Corrected'])
/** Far above what any turn needs: looking, keeping, looking again. */
const ASKS_PER_TURN = 8

/**
 * One turn of the public chat: lock the conversation, tell a retry from a new turn, step, do the effects, keep everything, answer; all in one
 * transaction (DESIGN §2). Refusals: `conversation-key-invalid`, `state-chunk-invalid`, `too-many-attempts`,
 * `picture-unreadable`, `picture-too-many-pixels`, `picture-before-details`, `too-many-pictures`; the conversation is then unharmed.
 */
export async function takeTurn(plain: ChatContext, request: ChatRequest): Promise<ChatReply> {
  const taken = await takePicture(request.context)
  const suggested = await suggest(plain, request)
  const context = suggested ? { ...plain, knowledge: { ...plain.knowledge, suggested } } : plain
  const mails: Mail[] = []
  const reply = await change(context, async (tx, context): Promise<Changed<ChatReply>> => {
    const { conversation_id } = request
    const [held, patient] = await Promise.all([lockConversation(tx, conversation_id), findShown(tx, conversation_id)])
    const conversation = held ?? (await begin(tx, context, conversation_id))
    const job: Job = { context, conversation, patient, request, mails, taken, away: false }
    const again = await findRetry(tx, job)
    if (again) return { result: again, audit: RECORDED_AS_TURN }
    if (conversation.turn >= TURNS_PER_CONVERSATION) throw new Problem('too-many-attempts', { seconds: WINDOW_SECONDS })
    const { state } = conversation
    const knowledge = () => pinKnowledge(tx, context.knowledge, upToDate(state).questionnaire)
    await refuseAfterDeath({ patient, state, event: eventOf(job), knowledge })
    await checkPace(tx, conversation, context.now)
    const takeIt = async (job: Job) => {
      if (request.context && 'state' in request.context) return takeChunk(tx, job, request.context.state)
      return (await takeAttended(tx, job)) ?? advance(tx, job)
    }
    return inLanguageLastSaid(tx, job, (job) => comeBack(tx, job, takeIt))
  })
  // Nobody waits for a mail: how long an answer takes says nothing of whether there is somebody to write to.
  for (const mail of mails) context.mailer.send(mail, context.now).catch(() => undefined)
  return reply
}

/** `mails` collects what is to be sent once the turn is committed. */
type Job = {
  context: Inside<ChatContext>
  conversation: Conversation
  patient: ShownPatient | null
  request: ChatRequest
  mails: Mail[]
  taken: Taken
  away: boolean
}
/** The context without the bytes of its picture, and the picture, drawn again. */
type Taken = Awaited<ReturnType<typeof takePicture>>

function eventOf({ context: { now, zone }, request: { query, language }, taken, conversation: { attention } }: Job) {
  return { query, context: taken.context, language, waiting: isWaiting(attention), now, today: dayIn(zone, now) }
}

type Chunk = Extract<NonNullable<ChatRequest['context']>, { state: unknown }>['state']

/**
 * A piece of the sealed state on its way back (REQ-138, A-3): only where the dialog waits for it, only what the server sealed for this very
 * conversation. The last piece is the page's "ok". Refusal: `state-chunk-invalid`.
 */
async function takeChunk(tx: Tx, job: Job, { index, total, chunk }: Chunk): Promise<Changed<ChatReply>> {
  const { context, conversation, request } = job
  const { id, turn, state } = conversation
  const last = conversation.fresh || state.stage !== 'found' ? null : await findTurn(tx, id, turn)
  if (!last) throw new Problem('state-chunk-invalid')
  const chunks = await saveChunk(tx, id, { index, chunk })
  if (chunks.length !== index + 1 || index >= total) throw new Problem('state-chunk-invalid')
  if (index + 1 < total) return { result: finish(context, conversation, { turn, state, reply: last.reply }), audit: RECORDED_AS_TURN }
  const sealed = decryptState(context.secret, id, chunks.join('')) as { state?: ChatState } | null
  if (sealed?.state?.patient_id !== state.patient_id) throw new Problem('state-chunk-invalid')
  await dropChunks(tx, id)
  return advance(tx, { ...job, request: { ...request, query: 'ok' } })
}

async function advance(tx: Tx, job: Job): Promise<Changed<ChatReply>> {
  const { context, conversation, patient: before, request, mails, taken } = job
  const { now, zone } = context
  const begun = conversation.fresh ? newConversation(conversation.patient_id) : upToDate(conversation.state)
  const asked = conversation.asked ? await takePhoneAnswers(tx, begun, conversation.started_at) : undefined
  const reached = asked ? mergePhoneAnswers(begun, asked) : begun
  const knowledge = await knowledgeAt(tx, context.knowledge, { ...conversation, state: reached })
  const marked = markedByStaff(reached, conversation.attention, before) ?? undefined
  const event = { ...eventOf(job), ...(asked && { asked }), ...(job.away && { away: true }), marked }
  const language = languageFor(begun, request.language, knowledge)
  const facts: TurnFacts = {
    conversation_id: conversation.id,
    patient_id: conversation.patient_id,
    now,
    at: minuteIn(zone, now),
    address: context.address,
    agent: context.agent,
    picture: taken.picture,
    answered: reached.answers,
    consentHash() {
      const form = consentOf({ language }, knowledge)
      if (!form) throw new Error('no consent form in the language of the conversation')
      return hashText(form)
    },
  }
  const done = await settle(tx, step(begun, event, knowledge), { context, facts, knowledge, mails })
  const { state, reply, prediction } = done.step
  if (state.created && (state.language !== begun.language || !begun.created)) send(tx, saveLanguage(tx, facts.patient_id, state.language))
  const patient = done.touched ? await findShown(tx, conversation.id) : before
  const audited = done.applied.entries.map(({ action }) => action).filter((action) => !UNTOLD.has(action))
  const stored: StoredReply = presentReply({ reply, state, patient, audited, questionnaires: knowledge.questionnaires })
  const beside = isHeld(conversation.attention) && isPatientsOwn(request)
  const words = heardIn(request, reply.USER_TEXT, beside ? { state: begun, knowledge } : null)
  const alarm = await logCrisisTurn(tx, {
    ...{ conversation_id: conversation.id, patient_id: facts.patient_id, now, words, told: reply.text },
    ...{ before: begun.crisis, after: state.crisis, ...collectDangers(done.effects, prediction) },
  })
  const turn = conversation.turn + 1
  const silent = beside && mayBeSilent(begun, done.step, done.effects)
  const saved = saveTurn(tx, {
    ...{ conversation_id: conversation.id, turn, at: now },
    request_hash: hashRequest(request.query, request.context),
    event: { ...event, context: taken.context ?? null, told: done.told },
    knowledge: noteOf(knowledge, request.query, language),
    reply: stored,
    heard: words,
    said: silent ? '' : reply.text,
    prediction,
    state,
    closed: done.step.reply.ACTION === 'CLOSECHAT',
  })
  send(tx, saved)
  const shown = conversation.fresh ? stored : await withAllSaid(tx, job, stored)
  const result = finish(context, conversation, { turn, state, reply: silent ? attendedReply(stored, { turn, heard: null }) : shown })
  const [first, ...rest] = [...done.applied.entries, ...alarm.entries]
  const watched = await done.applied.watched
  const heard = patient && watched ? [{ ...patientNotice(null, patient), kind: 'answers' as const, version: watched }] : []
  const followed = await followTurn(tx, { ...conversation, patient, now }, { ...outlineOf(done), opening: knowledge.opening ?? null })
  return { result, audit: first ? [first, ...rest] : RECORDED_AS_TURN, live: [...done.applied.live, ...alarm.live, ...heard, ...followed] }
}

/** A page that opens again gets all that was said before. */
async function withAllSaid(tx: Tx, { request, conversation: { id } }: Job, reply: StoredReply): Promise<StoredReply> {
  return request.query === OPENING_MESSAGE ? withTranscript(tx, reply, { id, turns: await findTurns(tx, id) }) : reply
}

/** With the questionnaire and the consent form that the patient has before them. */
async function knowledgeAt(tx: Tx, known: Knowledge, { id, turn, state }: Conversation): Promise<Knowledge> {
  const knowledge = await pinKnowledge(tx, known, state.questionnaire)
  return state.stage === 'consent' ? recallConsent(knowledge, (await findTurn(tx, id, turn))?.reply) : knowledge
}

function outlineOf({ effects, step: { reply } }: Settled) {
  const kinds = new Set(effects.map(({ kind }) => kind))
  return { helped: kinds.has('need-help'), cancelled: kinds.has('cancel-help'), closed: reply.ACTION === 'CLOSECHAT' }
}

/** What is said to a person who has the conversation (F-11); null: the assistant answers. */
async function takeAttended(tx: Tx, job: Job): Promise<Changed<ChatReply> | null> {
  const { context, conversation, patient, request, taken } = job
  // Consent, details, scales and self-harm stay the patient's own: what they send counts, and the assistant is silent about it.
  if (conversation.fresh || !isHeld(conversation.attention) || isForm(request)) return null
  const state = upToDate(conversation.state)
  const { now, zone } = context
  const knowledge = await pinKnowledge(tx, context.knowledge, state.questionnaire)
  if (isPatientsOwn(request) && ownQuestion(state, knowledge) !== null) return null
  const event = eventOf(job)
  const unsaid = step(state, event, knowledge)
  const last = await findTurn(tx, conversation.id, conversation.turn)
  if (!last || breaksSilence(state, unsaid)) return null
  const turn = conversation.turn + 1
  const heard = unsaid.reply.USER_TEXT
  const reply = attendedReply(last.reply, { turn, heard })
  if (taken.picture) await keepAttendedPicture(tx, taken.picture, { ...conversation, patient, now })
  await saveTurn(tx, {
    ...{ conversation_id: conversation.id, turn, at: now, reply, heard, said: '', prediction: null, closed: false },
    state: conversation.state,
    request_hash: hashRequest(request.query, request.context),
    event: { ...event, context: taken.context ?? null },
    knowledge: noteOf(knowledge, request.query, languageFor(state, request.language, knowledge)),
  })
  const attending = { ...conversation, patient, now }
  const live = await noteAttended(tx, attending, { turn, heard, concern: unsaid.state.concern && !state.concern })
  const facts = { ...attending, conversation_id: conversation.id, at: minuteIn(zone, now) }
  const askForHelp = (help: Parameters<typeof applyQueue>[1]) => applyQueue(tx, help, facts)
  const chosen = await followChoice(tx, attending, { turn, text: request.context ? '' : request.query, unsaid, askForHelp })
  const shown = await withAllSaid(tx, job, reply)
  const result = finish(context, conversation, { turn, state: conversation.state, reply: shown })
  const [first, ...rest] = chosen?.entries ?? []
  return { result, audit: first ? [first, ...rest] : RECORDED_AS_TURN, live: [...live, ...(chosen?.live ?? [])] }
}

type Settling = { context: Inside<ChatContext>; facts: TurnFacts; knowledge: Knowledge; mails: Mail[] }
/** `touched`: what the reply shows of the patient may have changed. */
type Settled = { step: Step; effects: Effect[]; applied: Applied; told: RequestResult[]; touched: boolean }

const TOUCHES_NOBODY: readonly Effect['kind'][] = ['start-conversation', 'record-consent', 'keep-answers', 'audit', 'close']

/** Does the effects of a step, answers what it asks for, and steps on until there is something to show. */
async function settle(tx: Tx, first: Step, { context, facts, knowledge, mails }: Settling): Promise<Settled> {
  const { now, zone, secret } = context
  const applied: Applied = { entries: [], live: [] }
  const told: RequestResult[] = []
  const add = ({ entries, live, watched }: Applied) => {
    applied.entries.push(...entries)
    applied.live.push(...live)
    if (watched) applied.watched = watched
  }
  const at = { knowledge, now, today: dayIn(zone, now) }
  let done = first
  const effects: Effect[] = []
  let touched = false
  for (;;) {
    for (const effect of done.effects) {
      touched ||= !TOUCHES_NOBODY.includes(effect.kind)
      add(await applyEffect(tx, effect, facts))
      effects.push(effect)
    }
    if (!done.ask) return { step: done, effects, applied, told, touched: touched || told.length > 0 }
    if (told.length >= ASKS_PER_TURN) throw new Error(`a turn asks without end, last for ${done.ask.kind}`)
    const ownSecret = codeSecret(secret, facts.conversation_id)
    const province = done.state.personal?.province ?? ''
    const asking = {
      ...facts,
      province,
      zone,
      secret,
      brand: knowledge.brand,
      codeSecret: ownSecret,
      knowledge,
      language: done.state.language,
    }
    const answered = await resolveRequest(tx, done.ask, asking)
    if (answered.applied) add(answered.applied)
    if (answered.mail) mails.push(answered.mail)
    told.push(answered.told)
    done = continueStep(done, answered.told, at)
  }
}

/** The same message again, after a lost reply: the same reply, and nothing is done twice. Refusal: `conversation-key-invalid`. */
async function findRetry(tx: Tx, job: Job): Promise<ChatReply | null> {
  const { context, conversation, request } = job
  if (conversation.fresh) return null
  const heldTurn = readKey(context.secret, conversation, request.key)
  if (heldTurn === conversation.turn && !isForm(request)) return null
  const last = await findTurn(tx, conversation.id, conversation.turn)
  const same = last?.request_hash.equals(hashRequest(request.query, request.context)) === true
  const stateNow = { turn: conversation.turn, state: conversation.state }
  if (heldTurn === null) {
    // The very first reply was lost, and with it the key: only then, and only for a moment, is the greeting given again without one.
    const lostGreeting = request.key === '' && same && conversation.turn === 1 && later(last.at, FIRST_REPLY_SECONDS) > context.now
    if (!lostGreeting) throw new Problem('conversation-key-invalid')
    return finish(context, conversation, { ...stateNow, reply: last.reply })
  }
  if (!last || !same || (heldTurn !== conversation.turn - 1 && !isForm(request))) return null
  const silent = isHeld(conversation.attention) && last.said === '' && last.reply.ACTION !== 'ATTENDED' && isPatientsOwn(request)
  const reply = silent ? attendedReply(last.reply, { turn: last.turn, heard: null }) : last.reply
  const shown = last.turn > 1 ? await withAllSaid(tx, job, reply) : reply
  return finish(context, conversation, { ...stateNow, reply: shown })
}

function finish(
  context: Inside<ChatContext>,
  conversation: Conversation,
  { turn, state, reply }: { turn: number; state: ChatState; reply: StoredReply },
): ChatReply {
  return {
    ...reply,
    conversation_state: encryptState(context.secret, conversation.id, { turn, state }),
    key: makeStateKey(context.secret, conversation, turn),
  }
}

/** A new conversation, where its address has not begun too many of late. Refusal: `too-many-attempts`. */
async function begin(tx: Tx, { now, address, agent }: Inside<ChatContext>, id: string): Promise<Conversation> {
  const counting = countStarted(tx, address, later(now, -WINDOW_SECONDS))
  const [started, conversation] = await Promise.all([counting, openConversation(tx, { id, now, address, agent })])
  if (started >= STARTS_PER_WINDOW) throw new Problem('too-many-attempts', { seconds: WINDOW_SECONDS })
  return conversation
}
