import { randomUUID } from 'node:crypto'
import type { ChatReply } from '@clinic/contract/chat'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { LABELS_FR, TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../content/starters.ts'
import { approveEvery } from '../src/assistant/translations/approve-every.ts'
import { now } from '../src/platform/clock.ts'
import { change, FOUND_NOTHING } from '../src/platform/db/change.ts'
import { buildSession, buildStaff, nobodyContext } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

// Whole conversations of people in danger, over HTTP, by personas who answer each question as it comes: they state outcomes and invariants, not an order.

let program: Program
beforeAll(async () => {
  program = await openProgram()
})
afterAll(() => program.close())

const MOST_TURNS = 140

/** `says`: what this person says once instead of an answer, by the tag of the question. `concern`: the answer to the questions about safety. */
type Person = Persona & { language?: 'en' | 'fr'; says?: Readonly<Record<string, string>>; concern?: string }
const person = (more: Partial<Person> = {}): Person => ({
  ...RENEE,
  personal: { ...RENEE.personal, email: `renee.${randomUUID().slice(0, 8)}@example.ca` },
  ...more,
})

/** A conversation with everything that was replied. */
class Talk {
  readonly id = randomUUID().replaceAll('-', '').slice(0, 12)
  readonly replies: ChatReply[] = []
  readonly #who: Person
  readonly #said = new Set<string>()

  constructor(who: Person) {
    this.#who = who
  }

  get last(): ChatReply {
    const reply = this.replies.at(-1)
    if (!reply) throw new Error('nothing was said yet')
    return reply
  }

  async say(message: Sent | string): Promise<ChatReply> {
    const sent = typeof message === 'string' ? { query: message } : message
    const key = this.replies.at(-1)?.key ?? ''
    const body = { action: 'query', conversation_id: this.id, key, language: this.#who.language ?? 'en', ...sent }
    const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    expect(answer.status, answer.text).toBe(200)
    this.replies.push(answer.body as unknown as ChatReply)
    return this.last
  }

  /** From the first message to an end that a person would see, or until `stop`. */
  async finish(stop: (reply: ChatReply) => boolean = () => false): Promise<ChatReply> {
    if (this.replies.length === 0) await this.say('book with tcn')
    for (let turn = 0; turn < MOST_TURNS && !stop(this.last); turn += 1) {
      const next = this.#next(this.last)
      if (!next) return this.last
      await this.say(next)
    }
    return this.last
  }

  /** The next question with an answer to it in the chat, or the end. */
  #next(reply: ChatReply): Sent | null {
    const { says = {}, concern = 'no' } = this.#who
    const tag = (reply.DATA?.question as { tag?: string } | undefined)?.tag ?? ''
    const once = says[tag]
    if (once !== undefined && !this.#said.has(tag)) {
      this.#said.add(tag)
      return { query: once }
    }
    if (reply.DATA?.level === 'concern') return { query: concern }
    if (reply.ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW' && tag === '') return this.#confirm(reply)
    return nextMessage(reply, this.#who)
  }

  /** "Is that right?" is answered yes; where a way on is offered it is taken; where only a person or the end is left, it is over. */
  #confirm(reply: ChatReply): Sent | null {
    const options = (reply.options ?? []).map((one) => (typeof one === 'string' ? { label: one, value: one } : one))
    const yes = options.find(({ value, label }) => /^(?:yes|oui)\b/i.test(value) || /^(?:yes|oui)\b/i.test(label))
    const on = options.find(({ label }) => /contin|go on|poursui|keep/i.test(label))
    const chosen = yes ?? on
    return chosen ? { query: chosen.value } : null
  }
}

const rowOf = async (id: string) => {
  const [row] = await program.database.sql`
    select p.patient_id, p.need_pcr_help_flag, p.urgent_reason, p.in_pcr_queue, p.in_np_queue, p.eligible, p.ineligible_reason, p.system_notes,
      p.risks_vs_benefits_flags from conversations c join patients p using (patient_id) where c.id = ${id}`
  return row ?? null
}
const alarmsOf = (id: string) =>
  program.database.sql<{ kind: string; closed_at: string | null; released_at: string | null; province: string | null }[]>`
    select kind, closed_at, released_at, province from crisis_alarms where conversation_id = ${id} order by id`
const numbersOf = (reply: ChatReply | undefined) => ((reply?.DATA?.lines ?? []) as { number: string }[]).map(({ number }) => number)
const cards = (talk: Talk) => talk.replies.filter(({ ACTION }) => ACTION === 'CRISIS')

/** What must hold in every one of them: no dose, no diagnosis, no lost alarm. */
async function expectInvariants(talk: Talk): Promise<void> {
  for (const { text } of talk.replies)
    expect(text).not.toMatch(/(?<!that )you have (?:depression|psychosis|schizophrenia|ptsd)|\btake \d+ ?(?:mg|ml|g)\b/i)
  for (const { closed_at } of await alarmsOf(talk.id)) expect(closed_at).toBeNull()
  if (cards(talk).length > 0) expect(await alarmsOf(talk.id)).not.toEqual([])
}

/** The card outlasts a question to the clinic and a yes to the check question, and is left by the two steps (F-5). */
async function leaveCard(talk: Talk, { safe = 'I am safe now', yes = 'yes', no = 'no' } = {}): Promise<void> {
  const { kind, lines } = talk.last.DATA ?? {}
  expect(await talk.say('how much does it cost')).toMatchObject({ ACTION: 'CRISIS', DATA: { kind, lines } })
  expect((await talk.say(safe)).DATA?.check).toEqual(expect.any(String))
  expect(await talk.say(yes)).toMatchObject({ ACTION: 'CRISIS', DATA: { kind } })
  expect(talk.last.DATA?.check).toBeUndefined()
  await talk.say(safe)
  expect((await talk.say(no)).ACTION).not.toBe('CRISIS')
}

/** The whole intake that follows closes neither the alarm nor the request (F-4). */
async function staysUrgentToTheEnd(talk: Talk, urgent_reason: string): Promise<void> {
  await talk.finish()
  expect(await alarmsOf(talk.id)).toMatchObject([{ closed_at: null, released_at: expect.any(String) }])
  expect(await rowOf(talk.id)).toMatchObject({ need_pcr_help_flag: true, urgent_reason, in_pcr_queue: true })
  await expectInvariants(talk)
}

test('a crisis, then safe: the intake continues to its end, and the alarm and the urgent request stay open (F-4, F-5)', async () => {
  const talk = new Talk(person({ says: { main_reason: 'I want to kill myself' } }))
  await talk.finish()
  expect(cards(talk).length).toBeGreaterThanOrEqual(2)
  expect(numbersOf(cards(talk)[0])).toEqual(['9-1-1', '9-8-8'])
  expect(await alarmsOf(talk.id)).toMatchObject([{ kind: 'suicide', closed_at: null, released_at: expect.any(String) }])
  expect(await rowOf(talk.id)).toMatchObject({ need_pcr_help_flag: true, urgent_reason: 'suicide', in_pcr_queue: true, eligible: true })
  await expectInvariants(talk)
})

test('a crisis, then a yes to a disqualifying question: still urgent at the end, in the queue, with the alarm open (F-3, F-4)', async () => {
  const talk = new Talk(person({ says: { since_when: 'I want to die, I have the pills here' }, answers: { current_addiction: 'yes' } }))
  await talk.finish()
  expect(await alarmsOf(talk.id)).toHaveLength(1)
  expect(await rowOf(talk.id)).toMatchObject({
    need_pcr_help_flag: true,
    in_pcr_queue: true,
    urgent_reason: expect.stringMatching(/suicide|overdose/),
  })
  await expectInvariants(talk)
})

test('a person who is abused is told that they did nothing wrong, sees a way to leave the page, and gets the lines of the place', async () => {
  const talk = new Talk(person({ personal: { ...person().personal, province: 'Manitoba', city: 'Brandon', zipcode: 'R7A 0A1' } }))
  await talk.finish((reply) => reply.ACTION.startsWith('OPENQUESTION') && reply.DATA?.question !== undefined)
  const card = await talk.say('my husband hits me and I am afraid of him')
  expect(card).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'abuse', quickExit: true } })
  expect(card.text).toContain('You did nothing wrong')
  expect(card.text).not.toContain('hurt someone')
  expect(numbersOf(card)).toContain('1-877-977-0007')
  expect(await alarmsOf(talk.id)).toMatchObject([{ kind: 'abuse' }])
  await leaveCard(talk)
  await staysUrgentToTheEnd(talk, 'violence')
})

test('a parent of a child who ate gummies gets the poison centre first', async () => {
  const talk = new Talk(person())
  await talk.say('book with tcn')
  const card = await talk.say('my 3 year old ate my gummies')
  expect(card).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'child-ingestion' } })
  expect(numbersOf(card)[0]).toBe('1-844-764-7669')
  expect(numbersOf(card)).toContain('9-1-1')
  expect(await alarmsOf(talk.id)).toMatchObject([{ kind: 'child-ingestion' }])
  await leaveCard(talk)
  await staysUrgentToTheEnd(talk, 'overdose')
})

test('signs of a stroke are an emergency: 9-1-1 comes first, and no question continues', async () => {
  const talk = new Talk(person())
  await talk.finish((reply) => reply.ACTION.startsWith('OPENQUESTION') && reply.DATA?.question !== undefined)
  const asked = talk.last.DATA?.question
  const card = await talk.say('my face is drooping and my arm is weak')
  expect(card).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'emergency' } })
  expect(numbersOf(card)[0]).toBe('9-1-1')
  expect((await talk.say('Sleep')).ACTION).toBe('CRISIS')
  await talk.say('ok')
  expect((await talk.say('no')).DATA?.question).toEqual(asked)
  await staysUrgentToTheEnd(talk, 'emergency')
})

/** Staff of both queues, logged in. */
async function logInStaff() {
  const { sql } = program.database
  const [pcr, np] = [await buildStaff(sql, { groups: ['pcrs'] }), await buildStaff(sql)]
  const [ofPcr, ofNp] = [await buildSession(sql, pcr.id, now()), await buildSession(sql, np.id, now())]
  const asking = (headers: Record<string, string>) => async (path: string, body?: object) => {
    const { status, text } = await program.call('POST', `/api/queues/${path}`, { headers, body })
    expect(status, `${path}: ${text}`).toBe(200)
  }
  return { pcr: asking(ofPcr), np: asking(ofNp) }
}

/** A patient whom the clinic treats: their intake, the help they were given, the visit, and later the proof of who they are, everything over HTTP. */
async function comesBack(who: Person, answers: Record<string, string>): Promise<Talk> {
  const first = new Talk(who)
  await first.finish()
  const { patient_id, need_pcr_help_flag } = (await rowOf(first.id)) ?? {}
  const { pcr, np } = await logInStaff()
  await pcr(`pcr/${patient_id}/claim`)
  if (need_pcr_help_flag) await pcr(`pcr/${patient_id}/complete_help`, { next: 'in-line' })
  await pcr(`pcr/${patient_id}/send_to_np`)
  await np(`np/${patient_id}/claim`)
  await np(`np/${patient_id}/complete`)
  expect(await rowOf(first.id)).toMatchObject({ in_pcr_queue: false, in_np_queue: false, need_pcr_help_flag: false })
  const talk = new Talk({ ...who, answers })
  for (const said of ['book with tcn', 'Renew a medical document', patient_id as string, '17 May 1980']) await talk.say(said)
  // The email leaves after the turn.
  await expect.poll(() => program.codeFor(who.personal.email).catch(() => '')).toMatch(/^\d{6}$/)
  await talk.say(await program.codeFor(who.personal.email))
  return talk
}

test('new psychosis on treatment is urgent the same day (F-19)', async () => {
  const talk = await comesBack(person(), { new_diagnosis: 'Schizophrenia or psychosis' })
  await talk.finish()
  expect(await rowOf(talk.id)).toMatchObject({
    ...{ need_pcr_help_flag: true, urgent_reason: 'red-flag', in_pcr_queue: true },
    risks_vs_benefits_flags: expect.objectContaining({ psychosis_on_treatment: true }),
  })
  await expectInvariants(talk)
})

test('hearing voices since the oil is heard as a reaction in the middle of a renewal (F-5)', async () => {
  const talk = await comesBack(person(), {})
  await talk.finish((reply) => reply.DATA?.question !== undefined)
  const card = await talk.say('I hear voices since I started the oil')
  expect(card).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'adverse-reaction' } })
  expect(await alarmsOf(talk.id)).toMatchObject([{ kind: 'adverse-reaction' }])
  await leaveCard(talk)
  await talk.finish()
  expect(await alarmsOf(talk.id)).toMatchObject([{ closed_at: null, released_at: expect.any(String) }])
  expect(await rowOf(talk.id)).toMatchObject({ need_pcr_help_flag: true, urgent_reason: 'emergency' })
  await expectInvariants(talk)
})

test('a current patient who is pregnant is not sent away: a practitioner decides, as urgent (F-19)', async () => {
  const talk = await comesBack(person(), { pregnant_or_breastfeeding: 'yes' })
  await talk.finish()
  expect(talk.replies.map(({ text }) => text).join(' ')).not.toContain(TEXTS.ineligible['Pregnant or Breastfeeding'])
  expect(await rowOf(talk.id)).toMatchObject({ in_np_queue: true, need_pcr_help_flag: true, urgent_reason: 'red-flag' })
  await expectInvariants(talk)
})

async function approveFrench(): Promise<void> {
  const { id: user_id } = await buildStaff(program.database.sql)
  await change(nobodyContext(program.database, now()), async (tx) => {
    await approveEvery(tx, { questionnaires: STARTERS, user_id, now: now() })
    return { result: null, audit: FOUND_NOTHING }
  })
}

const FRANCOPHONE = { language: 'fr', visit: LABELS_FR.newPatient, concern: 'non' } as const

test('in French, item 9 of the PHQ-9 brings the gentle question and a review the same day (F-5, F-14)', async () => {
  await approveFrench()
  const who = person({ ...FRANCOPHONE, answers: { main_reason: 'Chronic pain', phq9_9: 'Several days' } })
  const talk = new Talk(who)
  await talk.finish()
  const at = talk.replies.findIndex(({ DATA }) => (DATA?.question as { tag?: string } | undefined)?.tag === 'phq9_9')
  expect(talk.replies[at]?.text).toContain('mieux mort(e)')
  expect(talk.replies[at + 1]).toMatchObject({ DATA: { level: 'concern' } })
  expect(talk.replies[at + 1]?.text).toContain(TEXTS_FR.concern.question)
  expect(talk.replies[at + 2]?.text).toContain(TEXTS_FR.concern.attempt)
  expect(await rowOf(talk.id)).toMatchObject({ need_pcr_help_flag: true, urgent_reason: 'red-flag', in_pcr_queue: true })
  expect(await alarmsOf(talk.id)).toEqual([])
  await expectInvariants(talk)
})

test('in French, where a reason brings no PHQ-9, our own safety question is asked, and a yes is reviewed the same day (F-5, F-14)', async () => {
  await approveFrench()
  const who = person({ ...FRANCOPHONE, answers: { main_reason: 'ADHD', self_harm: 'yes' } })
  const talk = new Talk(who)
  await talk.finish()
  const asked = new Set(talk.replies.flatMap(({ DATA }) => (DATA?.question as { tag?: string } | undefined)?.tag ?? []))
  expect(asked.has('self_harm')).toBe(true)
  expect([...asked].filter((tag) => tag.startsWith('phq9'))).toEqual([])
  const said = talk.replies.map(({ text }) => text).join('\n')
  expect(said).toContain(TEXTS_FR.concern.question)
  expect(said).toContain(TEXTS_FR.concern.attempt)
  expect(await rowOf(talk.id)).toMatchObject({ need_pcr_help_flag: true, urgent_reason: 'red-flag', in_pcr_queue: true })
  expect(await alarmsOf(talk.id)).toEqual([])
  await expectInvariants(talk)
})

test('in Nunavut no card names a number that does not ring (F-20)', async () => {
  const home = { ...person().personal, province: 'Nunavut', city: 'Iqaluit', zipcode: 'X0A 0H0' }
  const talk = new Talk(person({ personal: home }))
  await talk.say('book with tcn')
  await talk.say('I want to kill myself')
  const card = await talk.say('I am in Iqaluit, Nunavut')
  expect(numbersOf(card)).toEqual(['9-8-8'])
  expect(card.text).toContain(TEXTS.crisis.nowhere)
  expect(card.text).not.toMatch(/call 9-1-1/i)
  expect(await alarmsOf(talk.id)).toMatchObject([{ province: 'NU' }])
  await leaveCard(talk)
  await talk.finish()
  for (const { text, DATA } of talk.replies.slice(3)) {
    expect(text).not.toMatch(/call 9-1-1/i)
    expect(numbersOf({ DATA } as ChatReply)).not.toContain('9-1-1')
  }
  expect(await rowOf(talk.id)).toMatchObject({ need_pcr_help_flag: true, urgent_reason: 'suicide', in_pcr_queue: true })
  await expectInvariants(talk)
})

test('in Nunavut the first words are enough for a card without 9-1-1 (F-20)', async () => {
  const talk = new Talk(person())
  await talk.say('book with tcn')
  const card = await talk.say('I want to kill myself, I am in Rankin Inlet')
  expect(card).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide' } })
  expect(numbersOf(card)).toEqual(['9-8-8'])
  expect(await alarmsOf(talk.id)).toMatchObject([{ province: 'NU' }])
})

test('a renewal without any complaint clears no contraindication that the intake found (F-18)', async () => {
  const who = person({ answers: { bipolar: 'yes', heart: 'Heart attack or stroke', past_attempt: 'yes', past_reaction: 'yes' } })
  const talk = await comesBack(who, {})
  const before = (await rowOf(talk.id))?.risks_vs_benefits_flags as Record<string, boolean>
  expect(before).toMatchObject({ bipolar_mania: true, cardiovascular_unstable: true, suicide_attempt_past: true })
  await talk.finish()
  const after = (await rowOf(talk.id))?.risks_vs_benefits_flags as Record<string, boolean>
  for (const [flag, raised] of Object.entries(before)) if (raised) expect(after[flag], flag).toBe(true)
  await expectInvariants(talk)
})
