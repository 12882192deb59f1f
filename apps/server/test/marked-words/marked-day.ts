import type { AlarmList } from '@clinic/contract/alarms'
import type { ChatReply } from '@clinic/contract/chat'
import type { AskedQuestions, ChatLine, LiveConversation } from '@clinic/contract/chat/attention'
import { ASQ } from '@clinic/core/alarms/asq'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { nextMessage, type Persona, type Sent } from '@clinic/testing/chat-patient'
import { asyncIntake, STARTERS } from '../../content/starters.ts'
import { buildPatient } from '../build.ts'
import { publishApproved } from '../publish-approved.ts'
import { samplePicture } from '../sample-picture.ts'
import type { MarkedClinic } from './marked-clinic.ts'
import { issueDocuments } from './marked-documents.ts'
import { MARKED_FIGURES, mark } from './marked-fields.ts'

type Send = MarkedClinic['send']
const DAYS = { startDate: '2026-01-01', endDate: '2026-12-31' }
const JPEG = Buffer.concat([await samplePicture('crimson'), Buffer.from('Zqmarkpicture of a rash')])
const DRAWING = 'drawing:M10 10l5 5'
const SHEET = 'application/octet-stream'

/** A day’s input from staff and patients, every free text marked; all of it is accepted. */
export async function liveADay(clinic: MarkedClinic): Promise<void> {
  const { patient_id } = await buildPatient(clinic.processes.database.sql, {
    first_name: mark(),
    last_name: mark(),
    in_pcr_queue: true,
    risks_vs_benefits_flags: { liver_disease: true },
  })
  await publishMarked(clinic)
  const { send } = clinic
  await serveCallers(send, patient_id)
  const beside = [talk(send), importPatients(send)]
  await workInQueues(send, patient_id)
  await closeAlarm(send)
  await saveRecord(send, patient_id)
  await writeArticles(send)
  await writeQuestionnaires(send)
  await lookAround(send)
  await furnish(send)
  await issueDocuments(clinic)
  await Promise.all(beside)
}

/** Registers a caller, looks one up, and corrects contact details. First of all, while no one else has the marked figures. */
async function serveCallers(send: Send, patient_id: string): Promise<void> {
  const { healthNumber, phone, postalCode } = MARKED_FIGURES
  await send('POST /api/patients', { body: { personal: makePersona().personal, different_from: [mark()] } })
  const contact = { phone, email: `${mark()}@${mark()}.ca`, street_address: mark(), city: mark(), postal_code: postalCode }
  const identifiers = {
    patient_id: mark(),
    name: mark(),
    phone,
    email: contact.email,
    postal_code: postalCode,
    health_number: healthNumber,
  }
  await send('POST /api/patients/look_up', { body: { identifiers, reason: 'other', note: mark() } })
  const params = { patient_id }
  const { body } = await send('GET /api/patients/{patient_id}/contact', { params })
  const { version } = body as unknown as { version: number }
  const order = { version, contact, reason: 'other', note: mark(), checked_by: 'photo-id', identifiers }
  await send('POST /api/patients/{patient_id}/contact', { params, body: order })
  const identity = { first_name: mark(), last_name: mark(), date_of_birth: MARKED_FIGURES.born, health_number: healthNumber }
  const about = { reason: 'other', note: mark(), checked_by: 'photo-id' }
  await send('POST /api/patients/{patient_id}/identity', { params, body: { ...about, version: version + 1, identity, identifiers } })
  const reaction = { onset_on: '2026-01-02', severity: 'mild', outcome: 'ongoing', reported_on: null }
  await send('POST /api/patients/{patient_id}/reactions', {
    params,
    body: { id: null, version: 0, reaction: { ...reaction, product: mark(), what: mark(), action: mark(), lot: mark(), seller: mark() } },
  })
  const letter = { by: mark(), specialty: mark(), on: '2026-01-02', grams: 5, ends_on: null }
  await send('PUT /api/patients/{patient_id}/veteran', {
    params,
    body: { version: 0, cover: { vac_file: MARKED_FIGURES.vacFile, billing_limit_g: null, letter }, reason: mark() },
  })
}

/** An intake whose questions contain marks and ask for text, drawings and photos. */
async function publishMarked({ processes }: MarkedClinic): Promise<void> {
  let asked = 0
  const questions = Object.entries(asyncIntake.questions).map(([tag, question]) => {
    const marked = { ...question, text: `${question.text} ${mark()}` }
    if (kindOf(question) !== 'none' || (question.input ?? 'text') !== 'text') return [tag, marked]
    asked += 1
    return [tag, asked % 3 === 0 ? marked : { ...marked, widget: asked % 3 === 1 ? ('picture' as const) : ('draw' as const) }]
  })
  await publishApproved(processes.database.sql, [
    ...STARTERS.filter(({ key }) => key !== asyncIntake.key),
    { ...asyncIntake, version: asyncIntake.version + 1, questions: Object.fromEntries(questions) },
  ])
}

function makePersona(): Persona {
  const [firstName, lastName] = [mark(), mark()]
  return {
    visit: 'New Patient Intake',
    signature: `${firstName} ${lastName}`,
    personal: {
      firstName,
      lastName,
      dateOfBirth: MARKED_FIGURES.born,
      gender: 'FEMALE',
      provincialHealthID: MARKED_FIGURES.healthNumber,
      phone: MARKED_FIGURES.phone,
      email: `${mark()}@${mark()}.ca`,
      streetAddress: mark(),
      city: mark(),
      province: 'Ontario',
      country: mark(),
      zipcode: MARKED_FIGURES.postalCode,
      differentMailingAddress: true,
      mailingStreetAddress: mark(),
      mailingCity: mark(),
      mailingProvince: 'Ontario',
      mailingCountry: mark(),
      mailingZipcode: MARKED_FIGURES.mailingPostalCode,
    },
  }
}

/** A complete intake, including messages that are not understood. */
async function talk(send: Send): Promise<void> {
  const persona = makePersona()
  const conversation = { conversation_id: 'Zqmarkaaaaaa' }
  let key = ''
  let turn = 0
  const say = async (sent: Sent): Promise<ChatReply> => {
    const { body, text, status } = await send('POST /api/ai', { body: { action: 'query', ...conversation, key, ...sent } })
    if (status !== 200) throw new Error(`the chat refused ${JSON.stringify(sent)}: ${text}`)
    key = (body as unknown as ChatReply).key
    turn += 1
    if (sent.context && 'picture' in sent.context) await send('POST /api/ai/pictures', { body: { ...conversation, key, turn } })
    return body as unknown as ChatReply
  }
  let reply = await say({ query: 'book with tcn' })
  reply = await say({ query: `The tram was late, ${mark()}` })
  reply = await say({ query: mark(), context: { answers: [{ tag: mark(), value: mark() }] } })
  let joined = false
  for (let asked = 0; asked < 120; asked += 1) {
    const next = nextMessage(reply, persona)
    if (!next) return
    const sent = answered(reply, next)
    if (!joined && reply.DATA?.progress && sent.query?.startsWith('Zqmark') && !sent.context) {
      joined = true
      reply = await answerForPatient(send, say)
    } else reply = await say(sent)
  }
  throw new Error('the intake did not finish')
}

/** Staff join, enter what the patient says as the answer, and hand back. */
async function answerForPatient(send: Send, say: (sent: Sent) => Promise<ChatReply>): Promise<ChatReply> {
  const params = { conversation_id: 'Zqmarkaaaaaa' }
  await send('POST /api/conversations/{conversation_id}/join', { params })
  const { body } = await send('GET /api/conversations/{conversation_id}/questions', { params })
  const { next, version, revision } = body as unknown as AskedQuestions
  await send('POST /api/conversations/{conversation_id}/answers', { params, body: { tag: next, text: mark(), version, revision } })
  const live = (await send('GET /api/conversations/{conversation_id}/live', { params })).body as unknown as LiveConversation
  await send('POST /api/conversations/{conversation_id}/hand_back', { params, body: { to: 'assistant', turn: live.turn } })
  return say({ query: 'book with tcn' })
}

function answered(reply: ChatReply, next: Sent): Sent {
  if (reply.ACTION !== 'OPENQUESTIONTEXT') return next
  if (reply.DATA?.widget === 'picture') return { query: mark(), context: { picture: JPEG.toString('base64') } }
  if (reply.DATA?.widget === 'draw') return { query: mark(), context: { drawing: DRAWING } }
  return reply.DATA?.input === 'number' || reply.DATA?.input === 'date' ? next : { query: mark() }
}

/** Words of a crisis in the chat, and the alarm that they raise, closed. */
async function closeAlarm(send: Send): Promise<void> {
  const say = (key: string, query: string) =>
    send('POST /api/ai', { body: { action: 'query', conversation_id: 'Zqmarkdddddd', key, query } })
  const { body: begun } = await say('', 'book with tcn')
  await say((begun as unknown as ChatReply).key, `I want to kill myself, ${mark()}`)
  const conversation = { conversation_id: 'Zqmarkdddddd' }
  const { key } = begun as unknown as ChatReply
  await send('POST /api/ai/lines', { body: { ...conversation, key, known: mark() } })
  await send('POST /api/ai/signs', { body: { ...conversation, key, typing: true } })
  await send('POST /api/conversations/{conversation_id}/notes', { params: conversation, body: { text: mark(), client_id: mark() } })
  await send('POST /api/conversations/articles', { body: { words: mark(), language: 'en' } })
  await send('POST /api/conversations/{conversation_id}/lines', {
    params: conversation,
    body: { text: mark(), client_id: mark(), turn: 9 },
  })
  await send('POST /api/conversations/{conversation_id}/lines', {
    params: conversation,
    body: { text: mark(), picture: JPEG.toString('base64'), client_id: mark(), turn: 9 },
  })
  const { body: heard } = await send('POST /api/ai/lines', { body: { ...conversation, key } })
  const { seq } = (heard as unknown as { lines: ChatLine[] }).lines.find(({ picture }) => picture) ?? { seq: 0 }
  await send('POST /api/ai/lines/picture', { body: { ...conversation, key, seq } })
  await send('GET /api/conversations/{conversation_id}/pictures/{seq}', { params: { ...conversation, seq: String(seq) } })
  await send('POST /api/conversations/{conversation_id}/take_over', { params: conversation, body: { reason: mark() } })
  const { body } = await send('GET /api/alarms')
  const [alarm] = (body as unknown as AlarmList).alarms
  if (!alarm) throw new Error('no alarm was raised')
  const params = { id: String(alarm.id) }
  await send('GET /api/alarms/{id}/conversation', { params })
  await send('POST /api/alarms/{id}/take', { params, body: {} })
  await send('POST /api/alarms/{id}/give_back', { params })
  const answers = Object.fromEntries(ASQ.questions.map(({ tag }) => [tag, 'no']))
  await send('POST /api/alarms/{id}/forms', { params, body: { version: ASQ.version, answers } })
  await send('POST /api/alarms/{id}/close', { params, body: { outcome: 'false-alarm', reason: mark(), next_step: mark() } })
  await send('GET /api/alarms/closed')
  const prepared = () => ({ name: mark(), text_en: mark(), text_fr: mark() })
  const made = (await send('POST /api/prepared_replies', { body: prepared() })).body as unknown as { id: number }
  await send('PUT /api/prepared_replies/{id}', { params: { id: String(made.id) }, body: { ...prepared(), version: 1 } })
}

async function workInQueues(send: Send, patient_id: string): Promise<void> {
  const params = { patient_id, queue: 'pcr' }
  await send('POST /api/queues/pcr/{patient_id}/claim', { params })
  await send('POST /api/patients/{patient_id}/flags/{flag}/lower', {
    params: { ...params, flag: 'liver_disease' },
    body: { reason: mark() },
  })
  await send('PUT /api/patients/{patient_id}/appointment_notes', { params, body: { appointment_notes: mark() } })
  await send('POST /api/patient_status', { body: { patient_id, appointment_notes: mark() } })
  await send('POST /api/patient_status', { body: { patient_id, need_pcr_help_flag: true, pcr_help_reason: mark() } })
  await send('PUT /api/patient_status/{patient_id}', {
    params,
    body: { need_pcr_help_flag: false, pcr_help_reason: mark(), any: mark(), confirmed: true },
  })
  await send('PUT /api/patient_status/search/patient_id/{patient_id}', { params, body: { opted_in_for_call: true, any: mark() } })
  for (const order of [
    { verb: 'set-help', need_pcr_help_flag: true, pcr_help_reason: mark() },
    { verb: 'put-in-pcr-queue', appointment_type: 'New Patient', pcr_help_reason: mark(), need_pcr_help_flag: true },
  ])
    await send('POST /api/patients/{patient_id}/manage', { params, body: { order } })
  await send('POST /api/queues/{queue}/bulk', { params, body: { verb: 'unassign', matching: { list: 'mine', search: mark() } } })
  await send('POST /api/queues/pcr/{patient_id}/send_to_np', { params })
  await send('POST /api/queues/np/{patient_id}/claim', { params })
  await writeNotes(send, patient_id)
  await send('POST /api/queues/np/{patient_id}/decide', { params, body: { kind: 'decline', reason: mark(), message: mark() } })
  await send('POST /api/queues/views', { body: { page: mark(), name: mark(), search: mark() } })
}

/** A visit note in each template, and what is added to it later. */
async function writeNotes(send: Send, patient_id: string): Promise<void> {
  const call = '/api/patients/{patient_id}/visit_notes/draft' as const
  const params = { patient_id }
  const save = (draft: object) => send(`PUT ${call}`, { params, body: draft })
  const sign = () => send(`POST ${call}/sign`, { params, body: { version: 1 } })
  const soap = { template: 'soap', subjective: mark(), objective: mark(), assessment: mark(), plan: mark() }
  const plain = { template: 'plain', text: mark(), reason: mark() }
  await save({ kind: 'visit', version: 0, content: { template: 'dap', data: mark(), assessment: mark(), plan: mark() } })
  await send(`DELETE ${call}`, { params })
  await save({ kind: 'visit', version: 0, content: soap })
  const { body } = await sign()
  await save({ kind: 'addendum', version: 0, about: (body as unknown as { note: { id: number } }).note.id, content: plain })
  await sign()
  await save({ kind: 'late-entry', version: 0, happened_local: '2026-01-05T10:00', content: plain })
  await sign()
  await send('GET /api/patients/{patient_id}/visit_notes', { params })
}

async function saveRecord(send: Send, patient_id: string): Promise<void> {
  const params = { patient_id, key: 'async' }
  await send('PUT /api/patients/{patient_id}/legal_hold', { params, body: { reason: mark() } })
  await send('POST /api/patients/{patient_id}/legal_hold/lift', { params, body: { reason: mark() } })
  for (let turn = 0; turn < 60; turn += 1) {
    const { body } = await send('GET /api/patients/{patient_id}/questionnaires/{key}', { params })
    const { next, version, revision } = body as unknown as Asked
    if (!next) return
    const { question, tag } = next
    const answer = givenTo(question)
    await send('POST /api/patients/{patient_id}/questionnaires/{key}/answers', { params, body: { version, revision, tag, ...answer } })
    if ('text' in answer && answer.text?.startsWith('Zqmark')) return
  }
}

/** Answers noted by phone, or a photo emailed. */
function givenTo(question: AskedQuestion): { text: string } | { selected: string[] } | { picture: string } | { drawing: string } {
  const { options, select_multiple_options, yes_no_options, widget } = question
  const [option] = Object.keys(options ?? select_multiple_options ?? yes_no_options ?? {})
  if (option !== undefined) return select_multiple_options ? { selected: [option] } : { text: option }
  if (widget === 'picture') return { picture: JPEG.toString('base64') }
  return widget === 'draw' ? { drawing: DRAWING } : { text: wordsFor(question) }
}

type Options = Record<string, unknown>
type AskedQuestion = {
  options?: Options
  select_multiple_options?: Options
  yes_no_options?: Options
  widget?: string
  input?: string
  minimum?: number
}
type Asked = { next: { tag: string; question: AskedQuestion } | null; version: number; revision: number }

function wordsFor({ input, minimum = 1 }: AskedQuestion): string {
  if (input === 'number') return String(Math.max(1, minimum))
  return input === 'date' ? '2025-06-01' : mark()
}

async function writeArticles(send: Send): Promise<void> {
  const article = () => ({
    ...{ title: mark(), text: mark(), source: mark(), owner: mark(), reviewed_on: '2026-01-02', review_due: '2027-01-02' },
    phrasings: Array.from({ length: 5 }, mark),
  })
  const { body } = await send('POST /api/articles', { body: { ...article(), language: 'en' } })
  const { id, versions } = body as unknown as { id: string; versions: { version: number }[] }
  await send('PUT /api/articles/{id}', { params: { id }, body: { ...article(), version: versions?.[0]?.version ?? 1 } })
  await send('POST /api/articles/try', { body: { text: mark(), language: 'en' } })
  await send('POST /api/phrases/dismiss', { body: { heard: mark() } })
}

async function writeQuestionnaires(send: Send): Promise<void> {
  const { body } = await send('POST /api/medical_questionnaires', { body: { key: 'zqmarkq', name: mark(), description: mark() } })
  const { id, revision, questions } = body as unknown as { id: number; revision: number; questions: Record<string, object> }
  const params = { id: String(id), key: 'zqmarkq' }
  const worded = Object.entries(questions ?? {}).map(([tag, question]) => [
    tag,
    { ...question, text: mark(), subtext: mark(), label: mark() },
  ])
  const units = { unit: mark(), unit_singular: mark(), unit_plural: mark(), natural_language: mark() }
  const save = async (upon: number, more: object) => {
    const all = Object.fromEntries(worded.map(([tag, question]) => [tag, { ...(question as object), ...more }]))
    const saved = await send('PUT /api/medical_questionnaires/{id}', {
      params,
      body: { revision: upon, questions: all, name: mark(), description: mark() },
    })
    return (saved.body as unknown as { revision: number }).revision
  }
  const newest = await save(await save(revision, units), {})
  const [tag = ''] = Object.keys(questions ?? {})
  await send('POST /api/medical_questionnaires/{key}/runs', { params, body: { name: mark(), answers: { [tag]: { value: mark() } } } })
  await send('POST /api/medical_questionnaires/{id}/publish', { params, body: { revision: newest, notes: mark(), signed: [] } })
}

/** Input of search and filter boxes. */
async function lookAround(send: Send): Promise<void> {
  const who = () => ({ person: mark(), patient_id: mark(), field: mark() })
  for (const call of ['GET /api/audit', 'GET /api/audit/export']) await send(call, { query: who() })
  await send('GET /api/audit/newer', { query: { ...who(), after: '2026-01-01T00:00:00.000000Z_1' } })
  await send('POST /api/audit_logs', {
    body: { user: mark(), action: mark(), description: mark(), entity: { any: mark() }, changes: { any: mark() }, additionalInfo: mark() },
  })
  await send('POST /api/audit_logs', {
    body: { user: mark(), action: mark(), description: mark(), entity: JSON.stringify(mark()), changes: JSON.stringify(mark()) },
  })
  await send('GET /api/conversations', { query: { stage: mark().toLowerCase() } })
  await send('GET /api/patients/find', { query: { q: mark(), session: mark() } })
  await send('GET /api/patients/manage', { query: { search: mark() } })
  for (const queue of ['np', 'pcr']) await send(`GET /api/queues/${queue}/page`, { query: { list: 'all', search: mark() } })
  await send('GET /api/reports/patients', { query: { ...DAYS, figure: 'newPatients', province: 'ON', reason: mark(), type: mark() } })
}

/** Users, groups, locations. */
async function furnish(send: Send): Promise<void> {
  const password = `${mark()}-Long-2026!`
  const person = () => ({ first_name: mark(), last_name: mark(), phone: MARKED_FIGURES.phone, licensed_provinces: 'Ontario' })
  const email = `${mark()}@clinic.example`
  const account = { ...person(), email, password, confirmPassword: password }
  const { body } = await send('POST /api/users', { body: account })
  const id = String((body as unknown as { id: number }).id)
  await send('POST /api/auth/login', { body: { email, password } })
  await send('PUT /api/users/{id}', {
    params: { id },
    body: { ...person(), email: `${mark()}@clinic.example`, password, confirmPassword: password },
  })
  const register = { province: 'ON', valid_from: '2026-01-01', valid_to: null, suspended_on: null, checked_on: '2026-01-02', version: 0 }
  await send('PUT /api/users/{id}/licences', {
    params: { id },
    body: { ...register, notice_on: null, notice_retracted_on: null, college: mark(), number: mark(), restrictions: mark() },
  })
  await send('POST /api/users/invite', {
    body: {
      first_name: mark(),
      last_name: mark(),
      phone: MARKED_FIGURES.phone,
      email: `${mark()}@clinic.example`,
      provinces: 'Ontario',
      groups: [1],
    },
  })
  await send('PUT /api/me', { body: { first_name: mark(), last_name: mark(), phone: MARKED_FIGURES.phone } })
  const rights = { scopes: ['user'], pcr_capable: false, np_capable: false, needs_strong_factor: false }
  const group = await send('POST /api/authgroups', { body: { ...rights, description: mark(), name: mark() } })
  const known = { id: String((group.body as unknown as { id: number }).id) }
  await send('PUT /api/authgroups/{id}', { params: known, body: { ...rights, description: mark() } })
  const place = () => ({
    name: mark(),
    street: mark(),
    city: mark(),
    postal_code: MARKED_FIGURES.postalCode,
    phone: MARKED_FIGURES.phone,
    hours: mark(),
    active: true,
  })
  const made = await send('POST /api/booking/locations', { body: { ...place(), province: 'ON' } })
  const location = (made.body as unknown as { id?: number; version?: number }) ?? {}
  await send('PUT /api/booking/locations/{id}', {
    params: { id: String(location.id) },
    body: { ...place(), province: 'ON', version: location.version ?? 1 },
  })
}

/** Files with marks in name, columns and cells: a valid one and some invalid ones. */
async function importPatients(send: Send): Promise<void> {
  const head = 'Patient ID,First name,Last name,DOB,Phone,Prov.,Zqmarkcolumn'
  const row = (id: string, born: string) => `${id},${mark()},${mark()},${born},416 555 0163,ON,${mark()}`
  const half = [head, row('ZQ-1', MARKED_FIGURES.born), row('ZQ-2', mark())].join('\r\n')
  const bad = [head, row('ZQ-3', mark()), row('ZQ-4', mark())].join('\r\n')
  const { body } = await send('POST /api/imports', { raw: form(`${mark()}.csv`, half) })
  const files = { 'half.csv': half, 'bad.csv': bad, 'broken.xlsx': mark() }
  for (const [name, text] of Object.entries(files)) await send('POST /api/files/import', { raw: form(`${mark()} ${name}`, text) })
  await correctRow(send, String((body as unknown as { id: number }).id))
}

async function correctRow(send: Send, id: string): Promise<void> {
  const params = { id, row_number: '2' }
  const read = async (state: string) => {
    for (let turn = 0; turn < 200; turn += 1) {
      const { body } = await send('GET /api/imports/{id}', { params })
      const found = body as unknown as { state: string; version: number; choices: { sheet: string } | null }
      if (found.state === state) return found
    }
    throw new Error(`the import did not reach ${state}`)
  }
  const { version, choices } = await read('choosing')
  await send('GET /api/imports/{id}/suggestion', { params, query: { sheet: choices?.sheet, header_row: 1, kind: 'patients' } })
  await send('PUT /api/imports/{id}/draft', { params, body: { version, choices } })
  await send('PUT /api/imports/{id}/choices', { params, body: { version: (await read('choosing')).version, choices } })
  await read('checked')
  await send('PUT /api/imports/{id}/rows/{row_number}', { params, body: { cells: { 1: mark() } } })
}

function form(name: string, text: string): FormData {
  const data = new FormData()
  data.append('spreadsheet', new Blob([text], { type: SHEET }), name)
  return data
}
