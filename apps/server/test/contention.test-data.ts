import { ASQ } from '@clinic/core/alarms/asq'
import { asyncIntake } from '../content/starters.ts'
import { joinConversation } from '../src/assistant/chat/attention/join-conversation.ts'
import { createPreparedReply } from '../src/assistant/chat/prepared-replies/save-prepared-reply.ts'
import { createConversation } from '../src/assistant/transcripts/conversation.harness.ts'
import type { Facts, Leaves } from '../src/audit/coverage-row.test-data.ts'
import { buildAlarm } from '../src/care/alarms/alarm.harness.ts'
import { takeAlarm } from '../src/care/alarms/take-alarm.ts'
import { readCalls } from '../src/care/calls/read-calls.ts'
import { recordCall } from '../src/care/calls/record-call.ts'
import { askByPhone } from '../src/care/chart/asking.harness.ts'
import type { StaffContext } from '../src/identity/auth/access/context.ts'
import type { Sql } from '../src/platform/db/database.ts'
import { buildStaff, staffContext } from './build.ts'

type Made = { context: StaffContext; patient_id: string; made: Facts['made'] }
/** A call without an audit entry in COVERAGE; `make` prepares its data and returns the body. */
export type Contended = Omit<Leaves, 'entry' | 'body'> & { body?(facts: Facts): unknown; make?(made: Made): Promise<object> }

const ofPatient = ({ patient_id }: Facts) => ({ patient_id })
const keyed = (key: string) => (facts: Facts) => ({ ...ofPatient(facts), key })
const waiting = () => ({ in_pcr_queue: true })
const kept = ({ made }: Facts) => ({ id: made.kept ?? '' })
const draftOf = (key: string) => ({
  call: 'POST /api/medical_questionnaires',
  body: () => ({ key, name: key }),
  keep: ({ id }: { id: number }) => String(id),
})
const conversing = ({ made }: Facts) => ({ conversation_id: made.kept ?? '' })
async function converse({ context, patient_id, made }: Made): Promise<object> {
  made.kept = letters()
  await createConversation(context.sql, { id: made.kept, patient_id, turns: [{ heard: 'Talk to a person' }] })
  return {}
}
const letters = () => Array.from({ length: 12 }, () => 'abcdefghij'[Math.floor(Math.random() * 10)]).join('')

/** Writes whose own tests check their audit entries, prepared for concurrent calls. */
export const CONTENDED: Readonly<Record<string, Contended>> = {
  'POST /api/ai': { as: 'pcr', body: () => ({ action: 'query', conversation_id: letters(), query: 'book with tcn', key: '' }) },
  'POST /api/patients/{patient_id}/questionnaires/{key}/finish': {
    ...{ as: 'pcr', patient: waiting, params: keyed(asyncIntake.key) },
    async make({ context, patient_id }) {
      const { version, revision } = await askByPhone(context, { patient_id, key: asyncIntake.key })
      return { version, revision }
    },
  },
  'DELETE /api/patients/{patient_id}/questionnaires/{key}/call': {
    ...{ as: 'pcr', patient: waiting, params: keyed('gad7') },
    async make({ context, patient_id }) {
      await askByPhone(context, { patient_id, key: asyncIntake.key, stop: ({ answered }) => answered.length > 0 })
      await call(context.sql, { patient_id, key: 'gad7', now: context.now })
      return {}
    },
  },
  'POST /api/patients/{patient_id}/calls/decision': {
    ...{ as: 'admin', patient: waiting, params: ofPatient },
    async make({ context, patient_id }) {
      for (let n = 0, after = 0; n < 4; n += 1, after = (await readCalls(context, patient_id)).last_id)
        await recordCall(context, { patient_id, outcome: 'no-answer', after })
      return { decision: 'again' }
    },
  },
  'PUT /api/patients/{patient_id}/viewing': { as: 'pcr', patient: waiting, params: ofPatient },
  'DELETE /api/patients/{patient_id}/viewing': { as: 'pcr', patient: waiting, params: ofPatient },
  'PUT /api/medical_questionnaires/{id}/viewing': { as: 'admin', first: draftOf('viewed'), params: kept, body: () => ({}) },
  'DELETE /api/medical_questionnaires/{id}/viewing': { as: 'admin', first: draftOf('left'), params: kept },
  'POST /api/patients/{patient_id}/legal_hold/lift': {
    ...{ as: 'admin', patient: waiting, params: ofPatient, body: () => ({ reason: 'Settled' }) },
    first: { call: 'PUT /api/patients/{patient_id}/legal_hold', body: () => ({ reason: 'Lawsuit' }) },
  },
  'POST /api/conversations/{conversation_id}/join': { as: 'pcr', patient: waiting, params: conversing, make: converse },
  'POST /api/conversations/{conversation_id}/lines': {
    ...{ as: 'pcr', patient: waiting, params: conversing },
    async make(prepared) {
      await converse(prepared)
      return { text: 'Hello', client_id: letters(), turn: 1 }
    },
  },
  'POST /api/conversations/{conversation_id}/take_over': {
    ...{ as: 'pcr', patient: waiting, params: conversing },
    async make(prepared) {
      await converse(prepared)
      const other = staffContext(prepared.context, await buildStaff(prepared.context.sql, { groups: ['admins'] }))
      await joinConversation(other, prepared.made.kept ?? '')
      return { reason: 'Their shift ends' }
    },
  },
  'POST /api/conversations/{conversation_id}/hand_back': {
    ...{ as: 'pcr', patient: waiting, params: conversing },
    async make(prepared) {
      await converse(prepared)
      await joinConversation(prepared.context, prepared.made.kept ?? '')
      return { to: 'assistant', turn: 1 }
    },
  },
  'POST /api/conversations/{conversation_id}/notes': {
    ...{ as: 'pcr', patient: waiting, params: conversing },
    async make(prepared) {
      await converse(prepared)
      return { text: 'She works nights', client_id: letters() }
    },
  },
  'POST /api/conversations/{conversation_id}/signs': {
    ...{ as: 'pcr', patient: waiting, params: conversing },
    async make(prepared) {
      await converse(prepared)
      return { read: { turn: 1, seq: 0 } }
    },
  },
  'POST /api/prepared_replies': { as: 'admin', body: () => ({ name: letters(), text_en: 'Hello', text_fr: 'Bonjour' }) },
  'PUT /api/prepared_replies/{id}': {
    ...{
      as: 'admin',
      params: kept,
      body: ({ made }: Facts) => ({ name: `new ${made.kept}`, text_en: 'Hi', text_fr: 'Salut', version: 1 }),
    },
    first: {
      call: 'POST /api/prepared_replies',
      body: () => ({ name: letters(), text_en: 'Hello', text_fr: 'Bonjour' }),
      keep: ({ id }: { id: number }) => String(id),
    },
  },
  'POST /api/prepared_replies/{id}/approve': {
    ...{ as: 'np', params: kept, body: () => ({ version: 1 }) },
    async make({ context, made }) {
      made.kept = String((await createPreparedReply(context, { name: letters(), text_en: 'Hello', text_fr: 'Bonjour' })).id)
      return { version: 1 }
    },
  },
  'POST /api/alarms/{id}/take': {
    ...{ as: 'pcr', patient: waiting, params: kept },
    async make({ context, patient_id, made }) {
      made.kept = String(await buildAlarm(context.sql, patient_id))
      return {}
    },
  },
  'POST /api/alarms/{id}/give_back': {
    ...{ as: 'pcr', patient: waiting, params: kept },
    async make({ context, patient_id, made }) {
      const id = await buildAlarm(context.sql, patient_id)
      await takeAlarm(context, id, { instead_of: null })
      made.kept = String(id)
      return {}
    },
  },
  'POST /api/alarms/{id}/forms': {
    ...{ as: 'pcr', patient: waiting, params: kept },
    async make({ context, patient_id, made }) {
      made.kept = String(await buildAlarm(context.sql, patient_id))
      return { version: ASQ.version, answers: Object.fromEntries(ASQ.questions.map(({ tag }) => [tag, 'no'])) }
    },
  },
  'POST /api/alarms/{id}/close': {
    ...{ as: 'pcr', patient: waiting, params: kept },
    async make({ context, patient_id, made }) {
      made.kept = String(await buildAlarm(context.sql, patient_id))
      return { outcome: 'reached-safe', next_step: 'None' }
    },
  },
  'PUT /api/me/preferences': { as: 'pcr', body: () => ({}) },
}

/** Non-GET calls that write nothing. */
export const WRITES_NOTHING: readonly string[] = [
  'POST /api/ai/lines',
  'POST /api/ai/lines/picture',
  'POST /api/ai/pictures',
  'POST /api/conversations/articles',
  'POST /api/articles/try',
  'POST /api/phrases/effect',
]

/**
 * Writes that need more than one call to prepare, with the file that runs them where a second connection is refused.
 */
export const TRIED_APART: Readonly<Record<string, string>> = {
  'POST /api/ai/signs': 'src/assistant/chat/attention/signs.test.ts',
  'POST /api/conversations/{conversation_id}/answers': 'src/assistant/chat/staff-answers/take-as-answer.test.ts',
  'POST /api/auth/login': 'src/identity/auth/login/log-in.test.ts',
  'POST /api/auth/generate-otp': 'src/identity/auth/login/send-code.test.ts',
  'POST /api/auth/verify-otp': 'src/identity/auth/login/verify-code.test.ts',
  'DELETE /api/users/{id}/sessions/{session_id}': 'src/identity/auth/sessions/end-sessions.test.ts',
  'POST /api/booking/appointments/{id}/cancel': 'src/booking/routes.test.ts',
  'POST /api/patients/{patient_id}/visits': 'src/booking/visits/visits.test.ts',
  'POST /api/patients/{patient_id}/visits/{id}/move': 'src/booking/visits/visits.test.ts',
  'POST /api/patients/{patient_id}/visits/{id}/cancel': 'src/booking/visits/visits.test.ts',
  'POST /api/patients/{patient_id}/visits/{id}/no_show': 'src/booking/visits/visits.test.ts',
  'POST /api/patients/{patient_id}/visits/{id}/arrive': 'src/booking/visits/visits.test.ts',
  'POST /api/booking/link/hold': 'src/booking/magic-links/change-by-link.test.ts',
  'POST /api/booking/link/book': 'src/booking/magic-links/change-by-link.test.ts',
  'POST /api/booking/link/release': 'src/booking/magic-links/change-by-link.test.ts',
  'POST /api/booking/link/cancel': 'src/booking/magic-links/change-by-link.test.ts',
  'POST /api/booking/link/restore': 'src/booking/magic-links/change-by-link.test.ts',
  'POST /api/booking/reminders/stop': 'src/booking/reminders/stop-reminders.test.ts',
  'POST /api/booking/reminders/resume': 'src/booking/reminders/stop-reminders.test.ts',
  'POST /api/missed_replies/dismiss': 'test/taught-meanings.test.ts',
  'POST /api/missed_replies/restore': 'test/taught-meanings.test.ts',
  'POST /api/medical_questionnaires/{id}/restore': 'src/assistant/questionnaires/save-questionnaire.test.ts',
  'POST /api/medical_questionnaires/{id}/publish': 'src/assistant/questionnaires/publish-draft.test.ts',
  'POST /api/medical_questionnaires/{id}/roll_back': 'src/assistant/questionnaires/publish-draft.test.ts',
  'POST /api/medical_questionnaires/{id}/suggestion': 'src/assistant/questionnaires/publish-content.test.ts',
  'POST /api/articles/{id}/withdraw': 'src/assistant/articles/publish-article.test.ts',
  'POST /api/demo/crisis': 'src/demo/routes.test.ts',
  'POST /api/patients/{patient_id}/documents/draft/sign': 'src/care/documents/sign-document.test.ts',
  'POST /api/me/signing_factor/code': 'src/care/documents/sign-document.test.ts',
  'POST /api/me/signing_factor/passkey': 'src/care/documents/sign-document.test.ts',
  'POST /api/documents/confirmations/{id}': 'src/care/documents/sign-document.test.ts',
  'POST /api/documents/{id}/copies': 'src/care/documents/document-life.test.ts',
  'POST /api/documents/{id}/deliveries': 'src/care/documents/document-life.test.ts',
  'POST /api/documents/{id}/deliveries/{delivery}/outcome': 'src/care/documents/document-life.test.ts',
  'POST /api/documents/{id}/registration': 'src/care/documents/document-life.test.ts',
  'POST /api/documents/{id}/transfer': 'src/care/documents/document-life.test.ts',
  'POST /api/documents/{id}/return': 'src/care/documents/document-life.test.ts',
  'POST /api/documents/{id}/withdrawal': 'src/care/documents/document-life.test.ts',
  'POST /api/documents/{id}/void': 'src/care/documents/document-life.test.ts',
  'POST /api/verifications': 'src/care/documents/document-life.test.ts',
  'POST /api/verifications/{id}/match': 'src/care/documents/document-life.test.ts',
  'POST /api/verifications/{id}/end': 'src/care/documents/document-life.test.ts',
  'POST /api/public/document_check': 'src/care/documents/document-life.test.ts',
  'POST /api/contact_change/stop': 'src/care/patients/contact/stop-contact-change.test.ts',
  'POST /api/patients/{patient_id}/identity/{correction_id}': 'src/care/patients/contact/identity.test.ts',
  'POST /api/duplicates/{one_id}/{other_id}/different': 'src/care/patients/merging/find-duplicates.test.ts',
  'POST /api/merges': 'src/care/patients/merging/merge-records.test.ts',
  'POST /api/merges/{merge_id}/undo': 'src/care/patients/merging/merge-records.test.ts',
  'POST /api/users/activate': 'src/identity/users/invitations/invite-user.test.ts',
  'POST /api/me/factors/totp/offer': 'src/identity/auth/factors/verify-factor.test.ts',
  'POST /api/me/factors/totp': 'src/identity/auth/factors/verify-factor.test.ts',
  'POST /api/me/factors/passkeys/offer': 'src/identity/auth/factors/verify-passkey.test.ts',
  'POST /api/me/factors/passkeys': 'src/identity/auth/factors/verify-passkey.test.ts',
  'PUT /api/me/factors/passkeys/{passkey}': 'src/identity/auth/factors/rename-passkey.test.ts',
  'POST /api/me/factors/{factor}/remove': 'src/identity/auth/factors/reset-factors.test.ts',
  'POST /api/me/factors/recovery-codes': 'src/identity/auth/factors/verify-factor.test.ts',
  'POST /api/users/{id}/factors/reset': 'src/identity/auth/factors/reset-factors.test.ts',
  'POST /api/auth/passkey/offer': 'src/identity/auth/factors/verify-passkey.test.ts',
  'POST /api/auth/passkey': 'src/identity/auth/factors/verify-passkey.test.ts',
  'POST /api/files/import': 'src/imports/routes.test.ts',
  'POST /api/imports': 'src/imports/routes.test.ts',
  'PUT /api/imports/{id}/choices': 'src/imports/routes.test.ts',
  'PUT /api/imports/{id}/draft': 'src/imports/routes.test.ts',
  'PUT /api/imports/{id}/rows/{row_number}': 'src/imports/routes.test.ts',
  'POST /api/imports/{id}/apply': 'src/imports/routes.test.ts',
  'POST /api/imports/{id}/discard': 'src/imports/routes.test.ts',
  'POST /api/imports/{id}/undo': 'src/imports/routes.test.ts',
}

/** Makes an answer trigger another questionnaire. */
async function call(sql: Sql, { patient_id, key, now }: { patient_id: string; key: string; now: string }): Promise<void> {
  await sql`
    insert into called_questionnaires (root, key, patient_id, called_by, place, called_at)
    select id, ${key}, patient_id, key, 1, ${now} from answer_sets where patient_id = ${patient_id}`
}
