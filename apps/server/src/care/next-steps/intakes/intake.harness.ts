import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { STARTERS } from '../../../../content/starters.ts'
import { buildStaff, nobodyContext, TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { loadKnowledge } from '../../../assistant/chat/load-knowledge.ts'
import { type ChatContext, takeTurn } from '../../../assistant/chat/take-turn.ts'
import { approveEvery } from '../../../assistant/translations/approve-every.ts'
import { planDueReminders } from '../../../booking/reminders/plan-due-reminders.ts'
import { sendDueReminders } from '../../../booking/reminders/send-due-reminders.ts'
import { later } from '../../../platform/clock.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { returnLost } from '../return-lost.ts'
import { endSilentIntakes } from './end-silent-intakes.ts'

export const ZONE = 'America/Toronto'
export const DAY = 86_400

type Request = Parameters<typeof takeTurn>[1]

function talkAs(id: string, take: (request: Request) => Promise<ChatReply>) {
  let reply: ChatReply | null = null
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    reply = await take({ action: 'query', conversation_id: id, key: reply?.key ?? '', ...message })
    return reply
  }
  const until = async (who: Persona, stop: (reply: ChatReply) => boolean): Promise<ChatReply> => {
    let at = reply ?? (await say('book with tcn'))
    for (let turn = 0; turn < 120 && !stop(at); turn += 1) at = await say(nextMessage(at, who) ?? 'ok')
    return at
  }
  return { id, say, until }
}

/** Patients who chat, a clock that tests move, reminders and the jobs of the night. */
export async function openIntakes(database: TestDatabase) {
  const { sql } = database
  await publishApproved(sql, STARTERS)
  const load = () => loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
  const context: ChatContext = {
    ...{ ...nobodyContext(database), actor: { kind: 'assistant' as const }, knowledge: await load() },
    ...{ secret: 'a secret for tests', agent: 'a browser', mailer },
  }
  let now = TEST_NOW
  let made = 0

  /** Someone new. */
  const someone = (): Persona => {
    made += 1
    return { ...RENEE, personal: { ...RENEE.personal, email: `renee.${made}.${process.pid}@example.ca` } }
  }
  /** One conversation on one device. */
  const talk = (language?: 'en' | 'fr') => {
    made += 1
    return talkAs(`intake${String(made).padStart(8, '0')}`, (request) =>
      takeTurn({ ...context, now }, { ...request, ...(language && { language }) }),
    )
  }
  const codeFor = (email: string) =>
    /^\d{6}$/m.exec(mails.findLast(({ to, kind }) => to === email && kind === 'patient code')?.text ?? '')?.[0] ?? ''
  const night = async () => {
    const at = { sql, now, zone: ZONE }
    await planDueReminders(at)
    const post = { ...at, mailer, brand: 'TCN AI', origin: 'https://clinic.example', secret: 'a secret for tests', video: null }
    await sendDueReminders(post)
    await returnLost(at)
    return endSilentIntakes(at)
  }
  return {
    ...{ someone, talk, mails, codeFor, night, now: () => now, ...recordsIn(sql) },
    approveFrench: async () => {
      await approveAllFrench(sql)
      context.knowledge = await load()
    },
    /** An intake that stopped at its fifth question. */
    begin: async (who: Persona) => {
      const first = talk()
      const stopped = await first.until(who, ({ DATA }) => (DATA?.progress as { done?: number } | undefined)?.done === 4)
      return { first, stopped, patient_id: stopped.patient_id ?? '' }
    },
    /** On another device, by the code to the address on file. */
    comeBack: async (who: Persona, language?: 'en' | 'fr') => {
      const other = talk(language)
      const said = ['book with tcn', language === 'fr' ? 'Je suis déjà venue' : 'I was here before', who.personal.email, '1980-05-17']
      for (const one of said) await other.say(one)
      return { other, found: await other.say(codeFor(who.personal.email)) }
    },
    pass: (seconds: number) => {
      now = later(now, seconds)
    },
    /** Days with a night job in each. */
    days: async (count: number) => {
      for (let day = 0; day < count; day += 1) {
        now = later(now, DAY)
        await night()
      }
    },
  }
}

function recordsIn(sql: TestDatabase['sql']) {
  return {
    recordsOf: (who: Persona) =>
      sql<{ patient_id: string; patient_active: boolean; abandoned_at: string | null; in_pcr_queue: boolean }[]>`
        select patient_id, patient_active, abandoned_at, in_pcr_queue from patients where lower(email) = ${who.personal.email} order by patient_id`,
    actionsOf: async (patient_id: string) =>
      (await sql<{ action: string }[]>`select action from audit_log where patient_id = ${patient_id} order by id`).map(
        ({ action }) => action,
      ),
  }
}

async function approveAllFrench(sql: TestDatabase['sql']) {
  const { id: user_id } = await buildStaff(sql, { groups: ['admins'] })
  await sql.begin((tx) => approveEvery(tx as never, { questionnaires: STARTERS, user_id, now: TEST_NOW }))
}
