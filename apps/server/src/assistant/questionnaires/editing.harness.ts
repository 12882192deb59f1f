import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { VersionRow } from '@clinic/contract/questionnaires/versions'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Draft as Written } from '@clinic/core/questionnaires/question-map/build'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { buildSession, buildStaff } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { mountQuestionnaires } from './routes.ts'

const URL = '/api/medical_questionnaires'

/** The calls of questionnaires over HTTP, with two managers and a nurse practitioner who calls them. */
export type Editing = {
  database: TestDatabase
  http: TestHttp
  manager: Staff
  other: Staff
  np: Staff
  /** Makes a call, such as `GET /drafts`, below the questionnaires' own address; answers the body with its status. */
  as<T = unknown>(staff: Staff, call: string, body?: object): Promise<T & { status: number }>
  /** Begins a draft of a key that no other test has. */
  begin(questions?: readonly Written[]): Promise<QuestionnaireDraft>
  close(): Promise<void>
}

/** A draft of three questions, one of them with a branch: nothing in it is at fault. */
export const THREE: readonly Written[] = [
  { tag: 'sleep', text: 'Do you sleep well?', yesNo: true, branches: { no: [{ tag: 'why', text: 'What keeps you awake?' }] } },
  { tag: 'hours', text: 'How many hours do you sleep?', input: 'number', minimum: 0, maximum: 24 },
]

export async function openEditing(): Promise<Editing> {
  const database = await openTestDatabase()
  const http = await openTestHttp(database, (mount) => mountQuestionnaires(mount, { countReread: async () => 0 }))
  const [manager, other, np] = [
    await buildStaff(database.sql, { groups: ['pcrManagers'] }),
    await buildStaff(database.sql, { groups: ['admins'] }),
    await buildStaff(database.sql),
  ]
  const sessions = new Map<number, { authorization: string }>()
  let made = 0
  const as: Editing['as'] = async <T>(staff: Staff, call: string, body?: object) => {
    const [method, path = ''] = call.split(' ')
    const headers = sessions.get(staff.id) ?? (await buildSession(database.sql, staff.id))
    sessions.set(staff.id, headers)
    const answer = await http.call(`${URL}${path}`, { method: method as 'GET', headers, ...(body && { body }) })
    const json = answer.json<T>()
    return Array.isArray(json) ? Object.assign(json, { status: answer.statusCode }) : { ...json, status: answer.statusCode }
  }
  return {
    ...{ database, http, manager, other, np, as },
    begin: (questions = THREE) =>
      as<QuestionnaireDraft>(manager, 'POST ', { key: `draft_${++made}`, name: `Draft ${made}`, questions: buildQuestions(questions) }),
    close: async () => {
      await http.close()
      await database.close()
    },
  }
}

/** The warnings that somebody has to sign before these questions are published. */
export function warningsOf({ key, questions }: { key: string; questions: Questions }): string[] {
  return validateQuestionnaire(questions, { key }).warnings.map(({ id }) => id)
}

/** Publishes a draft as it is, with every warning signed. */
export async function publishAll(
  at: Editing,
  id: string | number,
  notes = 'What’s new in this version',
): Promise<VersionRow & { status: number }> {
  const { revision, key, questions } = await at.as<QuestionnaireDraft>(at.manager, `GET /${id}/draft`)
  return at.as<VersionRow>(at.manager, `POST /${id}/publish`, { revision, notes, signed: warningsOf({ key, questions }) })
}
