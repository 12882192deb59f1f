import { CSV_TYPES, FIGURES } from '@clinic/contract/reports'
import { describe, expect, it } from 'vitest'
import { csvFileName } from './csv-file-name.ts'
import { definitionOf } from './definitions.ts'
import { LIST_OF_CSV, OVERALL_COLUMNS, reportColumns } from './report-columns.ts'

describe('reports', () => {
  it('have six kinds of file (REQ-663), named by kind and days (REQ-662)', () => {
    expect(CSV_TYPES).toEqual([
      ...['overall_report', 'ineligible_report', 'unfinished_questionnaires', 'renewal_missed', 'patients_seen', 'opt_in_for_call'],
    ])
    expect(LIST_OF_CSV).toEqual({
      ...{ ineligible_report: 'markedIneligible', unfinished_questionnaires: 'unfinishedQuestionnaire', renewal_missed: 'renewalMissed' },
      ...{ patients_seen: 'patientsSeen', opt_in_for_call: 'optInForCall' },
    })
    expect(csvFileName('overall_report', '2026-02-24', '2026-03-02')).toBe('overall_report_2026-02-24_to_2026-03-02.csv')
  })

  it('list users in the specified columns (REQ-664)', () => {
    expect(OVERALL_COLUMNS.map(({ header }) => header).join(', ')).toBe(
      'User, New Patients, Marked Ineligible, Renew Patients, Unfinished Questionnaires, Missed Renewals, Patients Seen, Opted In For Call',
    )
  })

  it.each([
    ['ineligible_report', 'User, Action, Created At, Patient, Type, Ineligible Reason', 'REQ-665'],
    ['unfinished_questionnaires', 'PatientID, Questionnaire Name, Started At', 'REQ-666'],
    ['patients_seen', 'User, PatientID, Action, Timestamp, Type', 'REQ-667'],
    ['opt_in_for_call', 'PatientID, Timestamp', 'REQ-668'],
    ['renewal_missed', 'PatientID, Province, Upcoming Renewal Date, Days Lapsed, Last Practitioner', 'REQ-669'],
  ] as const)('list the rows of %s as %s (%s)', (type, columns, _row) => {
    expect(
      reportColumns(LIST_OF_CSV[type])
        .map(({ header }) => header)
        .join(', '),
    ).toBe(columns)
  })

  it('explain every figure with its days or instant', () => {
    for (const figure of FIGURES) {
      const { name, words } = definitionOf(figure)
      expect(name).not.toBe('')
      expect(words, figure).toMatch(/in th(is|e|ese) (period|days)|now\b|at this moment|today/)
    }
  })
})
