import { readFile } from 'node:fs/promises'
import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { BulkResult, QueuePage } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asyncIntake, STARTERS } from '../../../content/starters.ts'
import { buildPatient, buildStaff, nobodyContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { loadKnowledge } from '../../assistant/chat/load-knowledge.ts'
import { takeTurn } from '../../assistant/chat/take-turn.ts'
import { later } from '../../platform/clock.ts'

let clinic: TestClinic
let pcr: Staff
let manager: Staff
let admin: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  await publishApproved(clinic.sql, STARTERS)
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  manager = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrManagers'], provinces: [] })
  admin = await buildStaff(clinic.sql, { groups: ['admins'], provinces: [] })
})
afterAll(() => clinic.close())

const ago = (minutes: number) => later(TEST_NOW, -60 * minutes)
const HELP = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }
const URGENT = { ...HELP, urgent_reason: 'suicide' } as const
const make = async (more: Partial<Patient>) => (await buildPatient(clinic.sql, more)).patient_id
const urgentWith = (staff: Staff, more: Partial<Patient> = {}) =>
  make({ in_pcr_queue: true, entered_pcr_queue_at: ago(30), assigned_pcr: staff.id, ...URGENT, ...more })
const page = (staff: Staff, path: string) => clinic.as<QueuePage>(staff, `GET /api/queues/${path}`)
const idsOf = ({ rows }: QueuePage) => rows.map(({ patient_id }) => patient_id)

describe('a patient who triggers the crisis screening in the chat and then gives a disqualifying answer', () => {
  let last: ChatReply
  let older: string[]
  beforeAll(async () => {
    older = [
      await make({ in_pcr_queue: true, entered_pcr_queue_at: ago(900), ...HELP }),
      await make({ in_pcr_queue: true, entered_pcr_queue_at: ago(500), ...HELP }),
      await make({ in_pcr_queue: true, entered_pcr_queue_at: ago(5000) }),
    ]
    const knowledge = await loadKnowledge(nobodyContext(clinic), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
    const mailer = { send: async () => undefined, close: () => {} }
    const context = {
      ...nobodyContext(clinic),
      actor: { kind: 'assistant' as const },
      ...{ knowledge, secret: 'a secret for tests', agent: 'a browser', mailer },
    }
    const say = (key: string, sent: Sent) => takeTurn(context, { action: 'query', conversation_id: 'urgent000001', key, ...sent })
    const pregnant = Object.entries(asyncIntake.questions).find(([, { variable }]) => variable === 'pregnant_or_breastfeeding')?.[0] ?? ''
    const persona = { ...RENEE, answers: { [pregnant]: 'Yes' } }
    last = await say('', { query: 'book with tcn' })
    let hasRaised = false
    for (let turn = 0; turn < 120 && last.ELIGIBLE !== false; turn += 1) {
      if (!hasRaised && last.ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW') {
        last = await say(last.key, { query: 'I want to kill myself' })
        expect(last.ACTION).toBe('CRISIS')
        hasRaised = true
      }
      const message = nextMessage(last, persona)
      if (message) last = await say(last.key, message)
    }
  })

  test('is ineligible, and still urgent and in the PCR queue (F-4, F-19, REQ-160, REQ-217)', async () => {
    expect(last).toMatchObject({ ELIGIBLE: false, INELIGIBLE_REASON: 'Pregnant or Breastfeeding', IN_PCR_QUEUE: true })
    expect(await clinic.row(last.patient_id ?? '')).toMatchObject({
      ...URGENT,
      in_pcr_queue: true,
      entered_pcr_queue_at: TEST_NOW,
      in_np_queue: false,
      eligible: false,
      ineligible_reason: 'Pregnant or Breastfeeding',
      marked_ineligible_at: TEST_NOW,
    })
    const entries = await clinic.entries(last.patient_id ?? '')
    const marked = entries.find(({ action }) => action === 'Mark Patient Ineligible')
    expect(marked?.changes).toMatchObject({ eligible: { from: true, to: false } })
    expect(marked?.changes).not.toHaveProperty('urgent_reason')
  })
  test('is first in every list of the PCR queue, ahead of older help requests (F-4, C-6)', async () => {
    const line = [last.patient_id, ...older]
    const { rows, ...first } = await page(pcr, 'pcr/page?list=unassigned')
    expect(idsOf({ rows, ...first })).toEqual(line)
    expect(rows[0]).toMatchObject({ urgent_reason: 'suicide', eligible: false })
    expect(idsOf(await page(manager, 'pcr/page?list=all'))).toEqual(line)
    expect(idsOf(await page(manager, 'pcr/page?list=all&order=due'))[0]).toBe(last.patient_id)
    const whole = await clinic.as<Patient[]>(admin, 'GET /api/queues/pcr_queue')
    expect(Object.values(whole).flatMap((row) => (typeof row === 'object' && row ? [row.patient_id] : []))).toEqual(line)
  })
})

describe('staff who mark a patient ineligible', () => {
  const why = { ineligible_reason: 'Schizophrenia', eligible_date: null }
  test.each([
    ['by the button', (id: string) => clinic.as(pcr, `POST /api/patients/${id}/mark_ineligible`, why)],
    [
      'by the call of outside clients, whatever it says of queue and help',
      (patient_id: string) =>
        clinic.as(pcr, 'POST /api/patient_status', {
          ...{ patient_id, eligible: false, in_pcr_queue: false, assigned_pcr: null, need_pcr_help_flag: false },
          ...why,
        }),
    ],
  ])('%s leave the urgent request open, with its PCR (F-4, REQ-452)', async (_, mark) => {
    const patient_id = await urgentWith(pcr)
    expect(await mark(patient_id)).toMatchObject({ status: 200, patient: { eligible: false, ...URGENT, in_pcr_queue: true } })
    expect(await clinic.row(patient_id)).toMatchObject({ ...URGENT, in_pcr_queue: true, assigned_pcr: pcr.id, eligible: false })
    expect(await clinic.as(admin, 'POST /api/patient_status', { patient_id, eligible: true })).toMatchObject({ status: 200 })
    expect(await clinic.row(patient_id)).toMatchObject({ ...URGENT, in_pcr_queue: true, eligible: true })
  })
  test('can still close an ordinary request with it (REQ-452)', async () => {
    const patient_id = await urgentWith(pcr, { urgent_reason: '' })
    await clinic.as(pcr, `POST /api/patients/${patient_id}/mark_ineligible`, why)
    expect(await clinic.row(patient_id)).toMatchObject({ need_pcr_help_flag: false, in_pcr_queue: false, assigned_pcr: null })
  })
})

describe('an urgent request', () => {
  test('is closed by its completion, in the name of the user, and reopened by undo (REQ-449, C-12)', async () => {
    const patient_id = await urgentWith(pcr)
    const before = await clinic.row(patient_id)
    const done = await clinic.as(pcr, `POST /api/queues/pcr/${patient_id}/complete_help`)
    expect(done).toMatchObject({ status: 200, patient: { urgent_reason: '', need_pcr_help_flag: false, in_pcr_queue: false } })
    const [entry] = await clinic.entries(patient_id)
    expect(entry).toMatchObject({
      ...{ action: 'Complete Help Request', user_name: pcr.name },
      changes: { urgent_reason: { from: 'suicide', to: '' } },
    })
    await clinic.as(pcr, 'POST /api/queues/undo', { ids: [done.undo?.id] })
    expect(await clinic.row(patient_id)).toEqual(before)
  })
  test('is skipped by a bulk completion', async () => {
    const [urgent, ordinary] = [await urgentWith(pcr), await urgentWith(pcr, { urgent_reason: '' })]
    const answer = await clinic.as<BulkResult>(pcr, 'POST /api/queues/pcr/bulk', { verb: 'completeHelp', patients: [urgent, ordinary] })
    expect(answer).toMatchObject({ done: 1, skipped: [{ code: 'urgent-help-open', count: 1, patients: [urgent] }] })
    expect(await clinic.row(urgent)).toMatchObject(URGENT)
  })
  test('ends with its request even when a process of the previous version completes it', async () => {
    const patient_id = await urgentWith(pcr)
    await clinic.sql`update patients set need_pcr_help_flag = false, pcr_help_reason = '' where patient_id = ${patient_id}`
    expect(await clinic.row(patient_id)).toMatchObject({ urgent_reason: '' })
  })
})

test('requests opened before are graded from their notes, most serious first', async () => {
  const noted = (system_notes: string, more = {}) => make({ in_pcr_queue: true, ...HELP, system_notes, ...more })
  const expected = [
    [await noted('Crisis words (suicide) at questionnaire (2026-03-01 10:00)'), 'suicide'],
    [await noted('Asked for a person at greeting (2026-03-01 10:00)\nCrisis words (overdose) at greeting (2026-03-01 09:00)'), 'overdose'],
    [await noted('Thoughts of suicide told by phone, in the form phq9 (2026-03-01 10:00)'), 'suicide'],
    [await noted('May be in crisis, at greeting (2026-03-01 10:00)'), 'suspected-crisis'],
    [await noted('Red flag in the form bowel_symptoms: Much blood in the stool (2026-03-01 10:00)'), 'red-flag'],
    [await noted('Asked for a person at greeting (2026-03-01 10:00)'), ''],
    [await noted('Crisis words (suicide) at greeting (2026-03-01 10:00)', { need_pcr_help_flag: false, pcr_help_reason: '' }), ''],
  ]
  const text = await readFile(new URL('../../../migrations/0038-urgent-help.sql', import.meta.url), 'utf8')
  await clinic.owner.unsafe(text.slice(text.indexOf('update patients')))
  for (const [patient_id = '', urgent_reason] of expected) expect(await clinic.row(patient_id)).toMatchObject({ urgent_reason })
})

describe.each(['pcr', 'np'] as const)('the list of the %s queue', (queue) => {
  test('lists urgent patients first, then help requests, then the oldest, across pages (C-6, F-4)', async () => {
    const place = (minutes: number) => ({
      [`in_${queue}_queue`]: true,
      [`entered_${queue}_queue_at`]: ago(minutes),
      last_name: `Paged${queue}`,
    })
    const many = async (count: number, more: Partial<Patient>) => {
      const ids: string[] = []
      for (let n = 0; n < count; n += 1) ids.push(await make({ ...place(1000 - n * 10), ...more }))
      return ids
    }
    const plain = await many(9, {})
    const help = await many(14, HELP)
    const urgent = await many(25, { ...URGENT, urgent_reason: 'red-flag' })
    const pages: string[] = []
    for (const n of [1, 2, 3]) pages.push(...idsOf(await page(manager, `${queue}/page?list=all&search=paged${queue}&size=20&page=${n}`)))
    expect(pages).toEqual([...urgent, ...help, ...plain])
  })
  test('includes no one who was not in it: urgency changes the order, not membership', async () => {
    const other = queue === 'pcr' ? { in_np_queue: true } : { in_pcr_queue: true }
    const patient_id = await make({ ...other, ...URGENT, last_name: `Elsewhere${queue}` })
    expect(idsOf(await page(manager, `${queue}/page?list=all&search=elsewhere${queue}`))).toEqual([])
    expect(await clinic.row(patient_id)).toMatchObject(other)
  })
})
