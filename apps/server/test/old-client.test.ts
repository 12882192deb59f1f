import { randomUUID } from 'node:crypto'
import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { now } from '../src/platform/clock.ts'
import { buildSession, buildStaff } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

const words = z.string().nullable()
/** What a client of the specification reads of a reply (REQ-203 to REQ-209); a field that goes or changes its type fails here. */
const OLD_REPLY = z.object({
  ...{ ACTION: z.string(), text: z.string(), VIDEO: words, conversation_state: z.string(), patient_id: words, key: z.string().min(1) },
  options: z.array(z.union([z.string(), z.object({ label: z.string(), value: z.string() })])).nullable(),
  DATA: z.record(z.string(), z.unknown()).nullable(),
  ...{ ELIGIBLE: z.boolean().nullable(), INELIGIBLE_REASON: words, ELIGIBLE_DATE: words },
  ...{ QUESTIONNAIRE_IN_PROGRESS: z.boolean(), CURRENT_QUESTIONNAIRE_NAME: words },
  ...{ IN_PCR_QUEUE: z.boolean(), IN_NP_QUEUE: z.boolean(), NEW_PATIENT: z.boolean().nullable(), PROVIDER_NAME: words },
  ...{ PREFERRED_LICENSED_SELLER: z.unknown(), PREFERRED_CONSUMPTION_METHODS: z.unknown(), PREFERRED_CANNABINOIDS: z.unknown() },
  ...{ REFERRAL_CODES: z.unknown(), AUDITLOG: z.array(z.string()), USER_TEXT: words, PREDICTED_INTENT: words },
})
/** REQ-137 to REQ-159. Of any other it shows the text, and leaves the card that it has. */
const OLD_ACTIONS = new Set([
  ...['GREETING', 'LAUNCHCONSENT', 'OPENCONSENTFORMWINDOW', 'OPENPERSONALINFORMATIONWINDOW', 'CONFIRMPERSONALINFORMATION'],
  ...['OPENQUESTIONRADIOOPTIONSWINDOW', 'OPENQUESTIONCHECKBOXOPTIONSWINDOW', 'OPENQUESTIONCHECKREADY', 'OPENQUESTIONTEXT'],
  ...['OPENAPPOINTMENTWINDOW', 'CHECKFORSESSION', 'LOGINELIGIBLE', 'BEGINQUESTIONNAIRES', 'FINISHINITIALQUESTIONNAIRE'],
  ...['FINISHSCALEQUESTIONNAIRE', 'FINISHCUDITRQUESTIONNAIRE', 'FINISHFOLLOWUP', 'ENTERPCRQUEUE', 'ENTERNPQUEUE'],
  ...['ENTERPCRQUEUEFOLLOWUP', 'NEEDPCRHELP', 'SKIPTONEXT', 'CLOSECHAT'],
])
const PATIENT: Persona = { ...RENEE, personal: { ...RENEE.personal, email: 'old.client@example.ca' } }
const ID = 'oldclient001'
const MOST_TURNS = 120
/** Some eighty messages on a busy machine. */
const WALK_MS = 240_000

let program: Program
let token: string
beforeAll(async () => {
  program = await openProgram()
  const staff = await buildStaff(program.database.sql, { first_name: 'Dana', groups: ['admins'] })
  const { authorization } = await buildSession(program.database.sql, staff.id, now())
  token = authorization.replace('Bearer ', '')
})
afterAll(() => program.close())

const shown: string[] = []
let key = ''
let card = {} as ChatReply
/** Sends what REQ-202 has, reads what REQ-203 to REQ-209 have, and drops the rest. */
async function say(sent: Sent): Promise<z.infer<typeof OLD_REPLY>> {
  const body = { action: 'query', conversation_id: ID, key, ...sent }
  const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
  expect(answer.status, answer.text).toBe(200)
  const reply = OLD_REPLY.parse(answer.body)
  key = reply.key
  if (reply.text !== '') shown.push(reply.text)
  if (OLD_ACTIONS.has(reply.ACTION)) card = reply as ChatReply
  return reply
}
/** Answers the card that it shows. */
const answer = () => say(nextMessage(card, PATIENT) ?? { query: 'ok' })
const staff = async (path: string, body: object = {}) => {
  const done = await program.call('POST', `/api/conversations/${ID}/${path}`, { token, body })
  expect(done.status, done.text).toBe(200)
}
const turnNow = async () => Number((await program.call('GET', `/api/conversations/${ID}/live`, { token })).body.turn)

test(
  'a client that knows only the specified fields and actions goes from the greeting into the line, also where a person joins and hands back (F-11, REQ-202 to REQ-209)',
  async () => {
    await say({ query: 'book with tcn' })
    const until = async (done: () => boolean) => {
      for (let turn = 0; turn < MOST_TURNS && !done(); turn += 1) await answer()
      expect(done(), `${card.ACTION}: ${card.text}`).toBe(true)
    }
    await until(() => card.ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW' && card.QUESTIONNAIRE_IN_PROGRESS)
    const question = card

    await staff('join')
    const before = shown.length
    const attended = await say({ query: 'Can I drive after taking it?' })
    expect(attended).toMatchObject({
      text: '',
      options: question.options,
      patient_id: question.patient_id,
      QUESTIONNAIRE_IN_PROGRESS: true,
    })
    await staff('lines', { text: 'Not for some hours.', client_id: randomUUID(), turn: await turnNow() })
    // It does not know that a person is there, and answers what it shows: the question waits anyway.
    expect((await answer()).text).toBe('')
    expect(shown).toHaveLength(before)
    expect(card).toBe(question)
    await staff('hand_back', { to: 'assistant', turn: await turnNow() })

    const next = await answer()
    expect(OLD_ACTIONS).toContain(next.ACTION)
    expect(next.DATA?.question).not.toEqual(question.DATA?.question)
    await until(() => card.ACTION === 'ENTERPCRQUEUE')
    expect(card).toMatchObject({ IN_PCR_QUEUE: true, ELIGIBLE: true, patient_id: question.patient_id })
  },
  WALK_MS,
)
