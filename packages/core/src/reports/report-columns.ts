import type { CsvType, MetricName, ReportList, Statistic } from '@clinic/contract/reports'

/** A patient behind a figure as displayed: instants in clinic time, full names, empty text for nothing. */
export type DrillDownRow = {
  patient_id: string
  /** Who did it, else the assistant (REQ-670). `person`: the same, but empty for no member of staff. */
  user: string
  person: string
  action: string
  at: string
  type: string
  reason: string
  questionnaire: string
  province: string
  date: string
  /** Whole days since `date`, and until it, never below 0 (REQ-669). */
  lapsed: string
  left: string
  /** Whole minutes of a wait. */
  minutes: string
}
export type Column<Row> = { header: string; cell: (row: Row) => string }

const user = { header: 'User', cell: (row: DrillDownRow) => row.user }
const patientId = { header: 'PatientID', cell: (row: DrillDownRow) => row.patient_id }
const action = { header: 'Action', cell: (row: DrillDownRow) => row.action }
const timestamp = { header: 'Timestamp', cell: (row: DrillDownRow) => row.at }
const type = { header: 'Type', cell: (row: DrillDownRow) => row.type }
const province = { header: 'Province', cell: (row: DrillDownRow) => row.province }
const minutes = { header: 'Minutes', cell: (row: DrillDownRow) => row.minutes }
const practitioner = { header: 'Last Practitioner', cell: (row: DrillDownRow) => row.person }

const SEEN = [user, patientId, action, timestamp, type]
const CHAT = [patientId, action, timestamp]
const WAIT = [user, patientId, timestamp, minutes, type]
const WAITING = [
  patientId,
  province,
  { header: 'Waiting Since', cell: (row: DrillDownRow) => row.at },
  minutes,
  { header: 'Assigned To', cell: (row: DrillDownRow) => row.person },
  type,
]

const COLUMNS: Readonly<Record<MetricName, readonly Column<DrillDownRow>[]>> = {
  newPatients: SEEN,
  renewPatients: SEEN,
  patientsSeen: SEEN,
  markedIneligible: [
    user,
    action,
    { header: 'Created At', cell: (row) => row.at },
    { header: 'Patient', cell: (row) => row.patient_id },
    type,
    { header: 'Ineligible Reason', cell: (row) => row.reason },
  ],
  unfinishedQuestionnaire: [
    patientId,
    { header: 'Questionnaire Name', cell: (row) => row.questionnaire },
    { header: 'Started At', cell: (row) => row.at },
  ],
  renewalMissed: [
    patientId,
    province,
    { header: 'Upcoming Renewal Date', cell: (row) => row.date },
    { header: 'Days Lapsed', cell: (row) => row.lapsed },
    practitioner,
  ],
  optInForCall: [patientId, timestamp],
  chatsStarted: CHAT,
  consentsGiven: CHAT,
  detailsConfirmed: CHAT,
  questionnairesFinished: CHAT,
  queueEntered: CHAT,
  pcrWait: WAIT,
  npWait: WAIT,
  waitingPcr: WAITING,
  waitingNp: WAITING,
  onHold: WAITING,
  renewalsDue: [
    patientId,
    province,
    { header: 'Upcoming Renewal Date', cell: (row) => row.date },
    { header: 'Days Left', cell: (row) => row.left },
    practitioner,
  ],
  patients: [patientId, province, { header: 'Since', cell: (row) => row.at }],
}

/** The list of each CSV type (REQ-663); the overall one lists users. */
export const LIST_OF_CSV: Readonly<Record<Exclude<CsvType, 'overall_report'>, ReportList>> = {
  ineligible_report: 'markedIneligible',
  unfinished_questionnaires: 'unfinishedQuestionnaire',
  renewal_missed: 'renewalMissed',
  patients_seen: 'patientsSeen',
  opt_in_for_call: 'optInForCall',
}

/** REQ-664, in its order. */
export const OVERALL_COLUMNS: readonly Column<Statistic>[] = [
  { header: 'User', cell: (row) => row.user },
  { header: 'New Patients', cell: (row) => String(row.newPatients) },
  { header: 'Marked Ineligible', cell: (row) => String(row.markedIneligible) },
  { header: 'Renew Patients', cell: (row) => String(row.renewPatients) },
  { header: 'Unfinished Questionnaires', cell: (row) => String(row.unfinishedQuestionnaire) },
  { header: 'Missed Renewals', cell: (row) => String(row.renewalMissed) },
  { header: 'Patients Seen', cell: (row) => String(row.patientsSeen) },
  { header: 'Opted In For Call', cell: (row) => String(row.optInForCall) },
]

/** The columns of the patients behind a figure, on screen and in files (REQ-665 to REQ-669). */
export function reportColumns(figure: MetricName): readonly Column<DrillDownRow>[] {
  return COLUMNS[figure]
}
