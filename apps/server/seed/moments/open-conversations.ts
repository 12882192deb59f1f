import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Attention } from '@clinic/core/chat/attention/attend'
import { followTurn } from '../../src/assistant/chat/attention/attended-reply.ts'
import { joinConversation } from '../../src/assistant/chat/attention/join-conversation.ts'
import { sayInConversation } from '../../src/assistant/chat/attention/say-in-conversation.ts'
import { ATTENTION_VALUE } from '../../src/assistant/chat/holding/attention-value.ts'
import { later } from '../../src/platform/clock.ts'
import { change, RECORDED_AS_TURN } from '../../src/platform/db/change.ts'
import { ifAllowed } from './if-allowed.ts'
import type { DemoStaff, Stage } from './stage.ts'

const RECENT_SECONDS = 3600
const JOINED_AFTER = 90
const SAID_AFTER = 30
const HELLO = 'Hello, I have your answers in front of me. What can I help you with?'

type Asked = { id: string; patient_id: string; turn: number; at: string; province: ProvinceCode | null }

/** Who asked for a person in the last hour waits in the chat for one; someone has joined one of them (F-23). */
export async function openConversations(stage: Stage): Promise<void> {
  const asked = await findAsked(stage)
  for (const { id, patient_id, at } of asked) {
    await change({ ...stage.as(stage.named('admin'), at), actor: { kind: 'assistant' }, address: '' }, async (tx, { now }) => {
      const [row] = await tx<
        { attention: Attention }[]
      >`select ${tx.unsafe(ATTENTION_VALUE)} as attention from conversations c where id = ${id}`
      if (!row) throw new Error('a conversation is gone')
      const attending = { id, patient_id, attention: row.attention, patient: null, now }
      await followTurn(tx, attending, { helped: true, closed: false, cancelled: false, opening: null })
      return { result: undefined, audit: RECORDED_AS_TURN }
    })
  }
  // The newest waits.
  const joined = asked.slice(1).flatMap((one) => whoJoins(stage, one))[0]
  if (!joined) return
  const { one, pcr, at } = joined
  if (!(await ifAllowed(() => joinConversation(stage.as(pcr, at), one.id)))) return
  await sayInConversation(stage.as(pcr, later(at, SAID_AFTER)), one.id, { text: HELLO, client_id: `demo-${one.id}`, turn: one.turn })
}

/** In a demo in which no one talks with a patient now, someone joins the newest who asked for a person (F-23). Returns how many. */
export async function joinAgain(stage: Stage): Promise<number> {
  const { sql, now } = stage
  if ((await sql`select from conversations where attention in ('held', 'paused') limit 1`).length > 0) return 0
  const waiting = await sql<Asked[]>`
    select c.id, c.patient_id, c.turn, ${later(now, -JOINED_AFTER - SAID_AFTER)}::timestamptz as at, p.province
    from conversations c join patients p using (patient_id)
    where c.closed_at is null and p.in_pcr_queue and p.need_pcr_help_flag and p.pcr_help_reason = 'Chatbot Help' and p.urgent_reason = ''
    order by c.last_turn_at desc, c.id limit 20`
  for (const { one, pcr, at } of waiting.flatMap((one) => whoJoins(stage, one))) {
    if (!(await ifAllowed(() => joinConversation(stage.as(pcr, at), one.id)))) continue
    const line = { text: HELLO, client_id: `demo-${one.id}-${now.slice(0, 13)}`, turn: one.turn }
    await sayInConversation(stage.as(pcr, later(at, SAID_AFTER)), one.id, line)
    return 1
  }
  return 0
}

function whoJoins(stage: Stage, one: Asked): { one: Asked; pcr: DemoStaff; at: string }[] {
  const licensed = stage.staff.filter(
    ({ scopes, provinces }) => scopes.includes('pcr') && one.province !== null && provinces.includes(one.province),
  )
  const latest = later(stage.now, -SAID_AFTER)
  const at = [later(one.at, JOINED_AFTER), latest].sort()[0] ?? latest
  const present = licensed.filter((pcr) => stage.atWork(pcr, at) === at)
  // At night someone without a login joins, so that it can be seen.
  return [...present, ...licensed].map((pcr) => ({ one, pcr, at }))
}

/** Newest first. */
function findAsked({ sql, now }: Stage): Promise<Asked[]> {
  return sql<Asked[]>`
    select c.id, c.patient_id, c.turn, c.last_turn_at as at, p.province from conversations c join patients p using (patient_id)
    where c.closed_at is null and c.attention = 'bot' and c.last_turn_at > ${later(now, -RECENT_SECONDS)} and p.in_pcr_queue
      and p.need_pcr_help_flag and p.pcr_help_reason = 'Chatbot Help' and p.urgent_reason = '' and p.assigned_pcr is null
    order by c.last_turn_at desc, c.id`
}
