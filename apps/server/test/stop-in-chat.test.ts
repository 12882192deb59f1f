import type { ChatReply } from '@clinic/contract/chat'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { LABELS_FR } from '@clinic/core/chat/texts/texts-fr'
import { addBusinessDays } from '@clinic/core/shared/business-days'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { STARTERS } from '../content/starters.ts'
import { approveEvery } from '../src/assistant/translations/approve-every.ts'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import { dayIn, now } from '../src/platform/clock.ts'
import { change, RECORDED_AS_TURN } from '../src/platform/db/change.ts'
import { buildStaff, nobodyContext } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

let program: Program
let np: string
const password = 'Correct-horse-7!'
const english = /\b(?:the|your|you|please|thank|with|what|when)\b/i

beforeAll(async () => {
  program = await openProgram()
  const { sql } = program.database
  const password_hash = await hashPassword(password)
  await buildStaff(sql, { groups: ['nps'], email: 'np@clinic.example', password_hash })
  const { id: user_id } = await buildStaff(sql, { groups: ['admins'] })
  await change(nobodyContext(program.database), async (tx, context) => {
    await approveEvery(tx, { questionnaires: STARTERS, user_id, now: context.now })
    return { result: null, audit: RECORDED_AS_TURN }
  })
  np = await program.logIn('np@clinic.example', password)
})
afterAll(() => program.close())

let people = 0

/** One patient over HTTP, in a language. */
function open(language: 'en' | 'fr', answers: Record<string, string>) {
  people += 1
  const conversation_id = `stop${String(people).padStart(8, '0')}`
  const personal = { ...RENEE.personal, email: `renee${people}@example.ca` }
  const visit = language === 'fr' ? LABELS_FR.newPatient : LABELS.newPatient
  const persona: Persona = { ...RENEE, personal, visit, answers }
  let reply = { key: '' } as ChatReply
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    const body = { action: 'query', conversation_id, key: reply.key, language, ...message }
    const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    expect(answer.status, answer.text).toBe(200)
    reply = answer.body as unknown as ChatReply
    return reply
  }
  /** Answers like this person until the reply is of that kind. */
  const until = async (stop: (reply: ChatReply) => boolean, first: Sent | string | null = null): Promise<ChatReply> => {
    if (first !== null) await say(first)
    for (let turn = 0; turn < 90 && !stop(reply); turn += 1) await say(nextMessage(reply, persona) ?? 'ok')
    return reply
  }
  return { say, until, personal }
}

const isCheck = ({ DATA }: ChatReply) => DATA !== null && 'confirm' in DATA
const rowOf = async (patient_id: string | null) => {
  const [row] = await program.database.sql`
    select eligible, ineligible_reason, eligible_date::text, in_pcr_queue, in_np_queue, np_review_due_on::text, need_pcr_help_flag, urgent_reason,
      async_questionnaire_complete from patients where patient_id = ${patient_id}`
  return row
}
const due = () => addBusinessDays(dayIn('America/Toronto', now()), 5)
const npList = async () =>
  (await program.call('GET', '/api/queues/np_queue', { token: np })).body as unknown as { id: string; np_review_due_on: string }[]

describe.each([
  {
    language: 'en' as const,
    labels: LABELS,
    asked: /You answered “Yes” to.*schizophrenia.*Is that right/s,
    why: /can make symptoms worse/,
  },
  { language: 'fr' as const, labels: LABELS_FR, asked: /vous avez répondu «.Oui.».*Est-ce exact/s, why: /aggraver les symptômes/ },
])('a new patient with schizophrenia ($language)', ({ language, labels, asked, why }) => {
  test('is asked at once whether that is right, continues for the practitioner, keeps a request for help, and is reviewed by a date (F-19)', async () => {
    const talk = open(language, { schizophrenia: 'yes' })
    await talk.until(({ DATA }) => (DATA?.question as { tag: string } | undefined)?.tag === 'schizophrenia', 'book with tcn')
    await talk.say(labels.person)
    expect((await talk.say('ok')).IN_PCR_QUEUE).toBe(true)
    const check = await talk.until(isCheck)
    expect(check).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', ELIGIBLE: true, DATA: { confirm: 'schizophrenia' } })
    expect(check.text).toMatch(asked)
    const choice = await talk.say('yes')
    expect(choice).toMatchObject({ ELIGIBLE: false, INELIGIBLE_REASON: 'Schizophrenia', ELIGIBLE_DATE: null, IN_PCR_QUEUE: true })
    expect(choice.options).toEqual([labels.continueForPractitioner, labels.askReview, labels.person, labels.endHere])
    expect(choice.text).not.toMatch(why)
    expect((await talk.say(language === 'fr' ? 'pourquoi?' : 'why?')).text).toMatch(why)
    expect(await rowOf(choice.patient_id)).toMatchObject({
      eligible: false,
      need_pcr_help_flag: true,
      in_pcr_queue: true,
      np_review_due_on: null,
    })

    const next = await talk.say(labels.continueForPractitioner)
    expect(next).toMatchObject({ IN_NP_QUEUE: true })
    expect(next.DATA?.question).toBeDefined()
    await talk.until(({ ACTION }) => ACTION === 'FINISHINITIALQUESTIONNAIRE')
    const end = await talk.say('ok')
    expect(end.options).toEqual([labels.person, labels.end])
    expect(end.DATA).toMatchObject({ review_due: due() })
    if (language === 'fr') for (const { text } of [check, choice, end]) expect(text).not.toMatch(english)
    expect(await rowOf(end.patient_id)).toEqual({
      ...{ eligible: false, ineligible_reason: 'Schizophrenia', eligible_date: null, async_questionnaire_complete: true },
      ...{ in_pcr_queue: true, need_pcr_help_flag: true, urgent_reason: '', in_np_queue: true, np_review_due_on: due() },
    })
    expect(await npList()).toContainEqual(expect.objectContaining({ id: end.patient_id, np_review_due_on: due() }))
  })

  test('who answered by mistake corrects it and enters the queue, with nothing marked (F-19)', async () => {
    const talk = open(language, { schizophrenia: 'yes' })
    await talk.until(isCheck, 'book with tcn')
    const again = await talk.say(labels.wrongAnswer)
    expect(again.DATA).toMatchObject({ question: { tag: 'schizophrenia' } })
    await talk.say(language === 'fr' ? 'non' : 'no')
    const end = await talk.until(({ ACTION }) => ACTION === 'ENTERPCRQUEUE')
    expect(await rowOf(end.patient_id)).toMatchObject({ eligible: true, in_pcr_queue: true, in_np_queue: false, np_review_due_on: null })
    const marked = await program.database.sql`
      select from audit_log where patient_id = ${end.patient_id} and action = 'Mark Patient Ineligible'`
    expect(marked).toHaveLength(0)
  })
})

describe.each([
  { language: 'en' as const, labels: LABELS, stays: /this does not end your care/ },
  { language: 'fr' as const, labels: LABELS_FR, stays: /cela ne met pas fin à vos soins/ },
])('a pregnant current patient ($language)', ({ language, labels, stays }) => {
  test('confirms the answer, is not sent away, and both queues have them as urgent before the end (F-19)', async () => {
    const first = open(language, {})
    const { patient_id } = await first.until(({ ACTION }) => ACTION === 'ENTERPCRQUEUE', 'book with tcn')
    await program.database.sql`
      update patients set in_pcr_queue = false, entered_pcr_queue_at = null, is_new_patient = false where patient_id = ${patient_id}`
    const talk = open(language, { pregnant_or_breastfeeding: 'yes' })
    for (const said of ['book with tcn', labels.renewal, first.personal.email, '1980-05-17']) await talk.say(said)
    await talk.say(await vi.waitFor(() => program.codeFor(first.personal.email), 10_000))
    const check = await talk.until(isCheck)
    expect(check.DATA).toMatchObject({ confirm: 'pregnant_or_breastfeeding' })
    const choice = await talk.say(labels.rightAnswer)
    expect(choice.text).toMatch(stays)
    expect(choice.options).toEqual([labels.continueForPractitioner, labels.person, labels.endHere])
    const urgent = { eligible: false, in_pcr_queue: true, in_np_queue: true, need_pcr_help_flag: true, urgent_reason: 'red-flag' }
    expect(await rowOf(patient_id)).toMatchObject({ ...urgent, ineligible_reason: 'Pregnant or Breastfeeding', np_review_due_on: null })
    await talk.say(labels.continueForPractitioner)
    await talk.until(({ ACTION }) => ACTION === 'FINISHINITIALQUESTIONNAIRE')
    expect((await talk.say('ok')).text).toMatch(stays)
    expect(await rowOf(patient_id)).toMatchObject(urgent)
    const [record] = await program.database.sql<{ complete: boolean }[]>`
      select renewal_questionnaire_complete as complete from patients where patient_id = ${patient_id}`
    expect(record).toEqual({ complete: true })
  })
})
