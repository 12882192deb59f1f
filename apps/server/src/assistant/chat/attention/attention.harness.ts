import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, type StaffParts, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { openChat } from '../../../care/alarms/alarm.harness.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { approveEvery } from '../../translations/approve-every.ts'
import { listLines } from './list-lines.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { sayInConversation } from './say-in-conversation.ts'

/** French is on, as in the demo clinic. */
async function approveFrench(sql: Sql): Promise<void> {
  const { id } = await buildStaff(sql, { groups: ['admins'] })
  await sql.begin((tx) => approveEvery(tx as unknown as Tx, { questionnaires: STARTERS, user_id: id, now: TEST_NOW }))
}

const MOST_TURNS = 120

/** A clinic with two administrators, in whose conversations tests let people meet. */
export async function openAttended({ french = false } = {}) {
  const db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  if (french) await approveFrench(db.sql)
  const ask = await openChat(db)
  const build = async (parts: StaffParts): Promise<StaffContext> => staffContext(db, await buildStaff(db.sql, parts))
  const dana = await build({ first_name: 'Dana', last_name: 'Whitfield', groups: ['admins'] })
  const sam = await build({ first_name: 'Sam', last_name: 'Okafor', groups: ['admins'] })
  let chats = 0

  /** A conversation at the consent question, where the assistant waits for the patient. */
  async function begin({ language }: { language?: 'en' | 'fr' } = {}) {
    const id = `attend${String(++chats).padStart(6, '0')}`
    let last = await ask(id, '', { query: 'book with tcn', ...(language && { language }) })
    const patient = async (sent: Sent | string, now = TEST_NOW): Promise<ChatReply> => {
      last = await ask(id, last.key, { ...(typeof sent === 'string' ? { query: sent } : sent), ...(language && { language }) }, now)
      return last
    }
    const waits = await patient('New Patient Intake')
    const seen = async () => (await readLiveConversation(dana, id)).turn
    let lines = 0
    const say = async (who: StaffContext, text: string, client_id = `line-${id}-${++lines}`) =>
      sayInConversation(who, id, { text, client_id, turn: await seen() })
    const page = (after = 0) => listLines(dana, { conversation_id: id, after }, () => true)
    const log = async () => (await readLiveConversation(dana, id)).log.map(({ from, mark, text }) => mark ?? `${from}: ${text}`)
    /** Of a patient of Ontario in the PCR queue. */
    const adopt = async (parts: Parameters<typeof buildPatient>[1] = {}) => {
      const { patient_id } = await buildPatient(db.sql, { in_pcr_queue: true, province: 'ON', ...parts })
      await db.sql`update conversations set patient_id = ${patient_id} where id = ${id}`
      return patient_id
    }
    /** The patient answers like someone with nothing to report, until a reply is as wanted. */
    const walk = async (until: (reply: ChatReply) => boolean, who = RENEE): Promise<ChatReply> => {
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        if (until(last)) return last
        const next = nextMessage(last, who)
        if (!next) break
        await patient(next)
      }
      throw new Error(`the conversation ended with ${last.ACTION}`)
    }
    return { walk, id, patient, waits, say, page, log, seen, adopt, key: () => last.key }
  }
  return { db, ask, build, dana, sam, begin }
}
