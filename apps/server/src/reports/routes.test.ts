import { type CsvType, type ReportList, report as reportShape } from '@clinic/contract/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ids, openReportClinic, parseCsv, type ReportClinic, WEEK } from './clinic.harness.ts'

let clinic: ReportClinic

beforeAll(async () => {
  clinic = await openReportClinic()
})
afterAll(() => clinic.close())

describe('the report', () => {
  test('has the seven lists of the requested days in clinic time (REQ-659, REQ-660, E-5, E-10)', async () => {
    const answer = await clinic.get(`/api/reports/report?${WEEK}`)
    expect(answer.headers['content-type']).toContain('application/json')
    const lists = reportShape.parse(answer.json())
    expect(Object.keys(lists)).toEqual([
      'newPatients',
      'markedIneligible',
      'renewPatients',
      'unfinishedQuestionnaire',
      'renewalMissed',
      'patientsSeen',
      'optInForCall',
    ])
    expect(ids(lists.newPatients)).toEqual(['day-before', 'same-day', 'late-new', 'western'])
    expect(ids(lists.markedIneligible)).toEqual(['marked', 'judged'])
    expect(ids(lists.renewPatients)).toEqual(['renewed'])
    expect(ids(lists.unfinishedQuestionnaire)).toEqual(['alone', 'undecided'])
    expect(ids(lists.renewalMissed)).toEqual(['day-before', 'lapsed', 'never-seen'])
    expect(ids(lists.patientsSeen)).toEqual(['day-before', 'renewed', 'same-day', 'late-new', 'western'])
    expect(ids(lists.optInForCall)).toEqual(['caller'])
    const february = await clinic.report('startDate=2026-02-28&endDate=2026-02-28')
    expect(ids(february.patientsSeen)).toEqual(['late-new'])
  })

  test('items have every field, null without a value (REQ-661)', async () => {
    const { patientsSeen, markedIneligible, unfinishedQuestionnaire, renewalMissed } = await clinic.report()
    expect(patientsSeen.find(({ patient_id }) => patient_id === 'renewed')).toEqual({
      user: 'Dana Whitfield',
      action: 'Complete Appointment',
      createdAt: '2026-02-25T16:00:00.000Z',
      entity_id: 'renewed',
      type: 'Renewal',
      ineligible_reason: null,
      patient_id: 'renewed',
      current_questionnaire_name: null,
      questionnaire_started_at: null,
      upcoming_renewal_date: null,
      entity: '{"entity":"patient","id":"renewed","type":"Renewal"}',
    })
    expect(markedIneligible[0]).toMatchObject({ user: 'Amara Osei', action: 'Mark Patient Ineligible', ineligible_reason: 'Schizophrenia' })
    expect(unfinishedQuestionnaire[0]).toMatchObject({
      current_questionnaire_name: 'Renewal',
      questionnaire_started_at: '2026-02-27T15:00:00.000Z',
    })
    expect(renewalMissed[1]).toMatchObject({ upcoming_renewal_date: '2026-02-25', user: 'Dana Whitfield' })
  })

  test('events without a member of staff are attributed to the assistant (REQ-670)', async () => {
    const lists = await clinic.report()
    expect(lists.markedIneligible[1]?.user).toBe('AI Assistant')
    expect(lists.optInForCall[0]?.user).toBe('AI Assistant')
    expect(lists.unfinishedQuestionnaire.map(({ user }) => user)).toEqual(['AI Assistant', 'Amara Osei'])
    const { people } = await clinic.figures()
    expect(people.find(({ user_id }) => user_id === null)).toMatchObject({
      ...{ user: 'AI Assistant', markedIneligible: 1, unfinishedQuestionnaire: 1, renewalMissed: 1, optInForCall: 1, patientsSeen: 0 },
    })
  })

  test('an empty range has seven empty lists', async () => {
    const lists = await clinic.report('startDate=2020-01-01&endDate=2020-01-31')
    expect(Object.values(lists)).toEqual([[], [], [], [], [], [], []])
  })

  test.each([
    ['startDate=2026-03-02&endDate=2026-03-01', 'report'],
    ['startDate=2026-03-02&endDate=2026-03-01&type=patients_seen', 'csv'],
    ['startDate=0001-01-01&endDate=2026-03-01', 'report'],
    ['startDate=2026-03-02&endDate=9999-12-31', 'report'],
    ['startDate=2020-01-01&endDate=2026-03-01', 'figures'],
    ['startDate=2026-02-30&endDate=2026-03-01', 'figures'],
    ['figure=newPatients&page=0', 'patients'],
    ['figure=secrets', 'patients'],
    ['type=everything&startDate=2026-03-02&endDate=2026-03-02', 'csv'],
  ])('refuses %s', async (query, call) => {
    const answer = await clinic.get(`/api/reports/${call}?${query}`)
    expect([answer.statusCode, answer.json().error?.code]).toEqual([400, 'invalid-input'])
  })

  test.each(['report', 'csv', 'figures', 'patients'])('%s is for administrators (A-16)', async (call) => {
    expect((await clinic.get(`/api/reports/${call}?${WEEK}&type=patients_seen&figure=patientsSeen`, clinic.pcrHeaders)).statusCode).toBe(
      403,
    )
    expect((await clinic.http.call(`/api/reports/${call}?${WEEK}`)).statusCode).toBe(401)
  })

  test('reading and downloading are audited (A-13)', async () => {
    const newest = async () => (await clinic.db.sql`select action, description, additional_info from audit_log order by id desc limit 1`)[0]
    await clinic.report()
    expect(await newest()).toMatchObject({ action: 'Read Report', description: 'Read the report of 2026-02-24 to 2026-03-02' })
    await clinic.figures()
    expect(await newest()).toMatchObject({ action: 'Read Report', description: 'Read the figures of 2026-02-24 to 2026-03-02' })
    await clinic.behind(`figure=patientsSeen&${WEEK}`)
    expect(await newest()).toMatchObject({ action: 'Read Report', additional_info: '{"rows":5,"total":5}' })
    await clinic.csv('ineligible_report')
    expect(await newest()).toMatchObject({
      action: 'Export Report',
      additional_info: '{"rows":2}',
      description: 'Downloaded ineligible_report of 2026-02-24 to 2026-03-02',
    })
  })
})

describe('downloads', () => {
  const TYPES: [CsvType, string[]][] = [
    [
      'overall_report',
      [
        'User',
        'New Patients',
        'Marked Ineligible',
        'Renew Patients',
        'Unfinished Questionnaires',
        'Missed Renewals',
        'Patients Seen',
        'Opted In For Call',
      ],
    ],
    ['ineligible_report', ['User', 'Action', 'Created At', 'Patient', 'Type', 'Ineligible Reason']],
    ['unfinished_questionnaires', ['PatientID', 'Questionnaire Name', 'Started At']],
    ['renewal_missed', ['PatientID', 'Province', 'Upcoming Renewal Date', 'Days Lapsed', 'Last Practitioner']],
    ['patients_seen', ['User', 'PatientID', 'Action', 'Timestamp', 'Type']],
    ['opt_in_for_call', ['PatientID', 'Timestamp']],
  ]

  test.each(TYPES)('%s has its name, columns and row count (REQ-662 to REQ-668)', async (type, columns) => {
    const answer = await clinic.get(`/api/reports/csv?type=${type}&${WEEK}`)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${type}_2026-02-24_to_2026-03-02.csv"`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(answer.body.endsWith('\r\n')).toBe(true)
    const [head, ...rows] = parseCsv(answer.body)
    expect(head).toEqual(columns)
    expect(answer.headers['x-total-rows']).toBe(String(rows.length))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('missed renewals show the whole days since the renewal date (REQ-669)', async () => {
    expect((await clinic.csv('renewal_missed')).slice(1)).toEqual([
      ['day-before', 'Ontario', '2026-02-25', '5', 'Dana Whitfield'],
      ['lapsed', 'British Columbia', '2026-02-25', '5', 'Dana Whitfield'],
      ['never-seen', 'Ontario', '2026-02-26', '4', ''],
    ])
  })

  test('instants are in clinic time with their UTC offset, and no cell is a formula (E-5)', async () => {
    const [, marked, judged] = await clinic.csv('ineligible_report')
    expect(marked).toEqual(['Amara Osei', 'Mark Patient Ineligible', '2026-02-26 13:00:00 -05:00', 'marked', '', 'Schizophrenia'])
    expect(judged?.[5]).toBe(`'=HYPERLINK("http://x")`)
    expect((await clinic.csv('unfinished_questionnaires'))[2]).toEqual([
      'undecided',
      'Intake, "the long one"',
      '2026-02-27 10:00:00 -05:00',
    ])
  })

  test('each contains exactly the rows of its list, with the cells of the screen', async () => {
    const lists = await clinic.report()
    const pairs: [CsvType, ReportList, number][] = [
      ['ineligible_report', 'markedIneligible', 3],
      ['unfinished_questionnaires', 'unfinishedQuestionnaire', 0],
      ['renewal_missed', 'renewalMissed', 0],
      ['patients_seen', 'patientsSeen', 1],
      ['opt_in_for_call', 'optInForCall', 0],
    ]
    for (const [type, list, place] of pairs) {
      const [head, ...rows] = await clinic.csv(type)
      expect(rows.map((cells) => cells[place])).toEqual(ids(lists[list]))
      const shown = await clinic.behind(`figure=${list}&${WEEK}`)
      expect(head).toEqual(shown.columns)
      expect(rows).toEqual(shown.rows.map(({ cells }) => cells.map((cell) => (cell.startsWith('=') ? `'${cell}` : cell))))
      expect(shown.total).toBe(rows.length)
    }
  })

  test('the overall one is the table of statistics (REQ-658, REQ-664)', async () => {
    const { people } = await clinic.figures()
    const [, ...rows] = await clinic.csv('overall_report')
    expect(rows).toEqual(
      people.map((one) => [
        one.user,
        ...[one.newPatients, one.markedIneligible, one.renewPatients, one.unfinishedQuestionnaire].map(String),
        ...[one.renewalMissed, one.patientsSeen, one.optInForCall].map(String),
      ]),
    )
  })

  test('more rows than one batch all arrive, once', async () => {
    const many = 2_345
    await clinic.db.sql`
      insert into audit_log (created_at, user_id, user_name, action, description, entity_kind, entity_id, patient_id)
      select '2024-06-01T12:00:00Z'::timestamptz + n * interval '1 second', null, '', 'Opt In For Call', '', 'patient', 'p' || n, 'p' || n from generate_series(1, ${many}::int) n`
    const [, ...rows] = await clinic.csv('opt_in_for_call', 'startDate=2024-06-01&endDate=2024-06-01')
    expect(rows.map(([id]) => id)).toEqual(Array.from({ length: many }, (_, index) => `p${index + 1}`))
    const { optInForCall } = await clinic.report('startDate=2024-06-01&endDate=2024-06-01')
    expect(optInForCall).toHaveLength(many)
  })
})
