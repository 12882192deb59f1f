import { isDeepStrictEqual } from 'node:util'
import type { createPreparedReply as creating, PreparedReply, savePreparedReply as saving } from '@clinic/contract/chat/prepared-replies'
import type { Parsed } from '@clinic/contract/endpoint'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { approveReply, findReply, insertReply, lockReply, updateReply } from './store.ts'

const WHOLE_NUMBER = /^\d{1,9}$/

/** Adds a draft. Refusal: `reply-name-taken`. */
export function createPreparedReply(context: StaffContext, fields: Parsed<typeof creating>['body']): Promise<PreparedReply> {
  return change(context, async (tx, context) => {
    const id = await insertReply(tx, fields, byOf(context))
    if (id === null) throw new Problem('reply-name-taken')
    return { result: await written(tx, id), audit: entryOf(id, 'Prepared Reply Saved') }
  })
}

/** Changes a reply, which is a draft from then on. Refusals: `reply-not-found`, `reply-changed`, `reply-name-taken`. */
export function savePreparedReply(context: StaffContext, said: string, { version, ...fields }: Parsed<typeof saving>['body']) {
  return change(context, async (tx, context) => {
    const reply = await lockNamed(tx, said)
    const { id } = reply
    if (isDeepStrictEqual(reply, { ...reply, ...fields })) return { result: reply, audit: NOTHING_CHANGED }
    if (reply.version !== version) throw new Problem('reply-changed')
    if (!(await updateReply(tx, { id, ...fields }, byOf(context)))) throw new Problem('reply-name-taken')
    return { result: await written(tx, id), audit: entryOf(id, 'Prepared Reply Saved') }
  })
}

/** A practitioner approves what they read. Refusals: `reply-not-found`, `reply-changed`. */
export function approvePreparedReply(context: StaffContext, said: string, version: number): Promise<PreparedReply> {
  return change(context, async (tx, context) => {
    const reply = await lockNamed(tx, said)
    const { id } = reply
    if (reply.version !== version) throw new Problem('reply-changed')
    if (reply.approved_by !== null) return { result: reply, audit: NOTHING_CHANGED }
    await approveReply(tx, id, byOf(context))
    return { result: await written(tx, id), audit: entryOf(id, 'Prepared Reply Approved') }
  })
}

async function lockNamed(tx: Tx, said: string): Promise<PreparedReply> {
  const reply = WHOLE_NUMBER.test(said) ? await lockReply(tx, Number(said)) : null
  if (!reply) throw new Problem('reply-not-found')
  return reply
}

async function written(tx: Tx, id: number): Promise<PreparedReply> {
  const reply = await findReply(tx, id)
  if (!reply) throw new Error('a reply just written is missing')
  return reply
}

const byOf = ({ staff, now }: Pick<StaffContext, 'staff' | 'now'>) => ({ user_id: staff.id, now })

function entryOf(id: number, action: 'Prepared Reply Saved' | 'Prepared Reply Approved') {
  const description = action === 'Prepared Reply Saved' ? 'Wrote a prepared reply' : 'Approved a prepared reply'
  return { action, description, entity: { kind: 'settings' as const, id: `reply ${id}` } }
}
