import { Socket } from 'node:net'
import { claim } from '../src/care/queues/claim.ts'
import { authenticate } from '../src/identity/auth/access/authenticate.ts'
import { now } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/db/database.ts'

/** A process that claims a patient as an NP and is killed after the commit and before the notification. */
const [, , url = '', token = '', patient_id = ''] = process.argv
const { write } = Socket.prototype
Socket.prototype.write = function (this: Socket, ...given: Parameters<typeof write>) {
  if (Buffer.from(given[0] as string).includes('select pg_notify($1, event) from unnest')) process.kill(process.pid, 'SIGKILL')
  return write.apply(this, given)
} as typeof write

const { sql } = openDatabase({ url }, { connections: 2 })
const found = await authenticate(sql, { token, cookie: null, now: now(), idleMinutes: 30 })
if (!found) throw new Error('no session')
const staff = found.person
const actor = { kind: 'staff', id: staff.id, name: staff.name } as const
await claim({ sql, actor, now: now(), zone: 'America/Toronto', address: '127.0.0.1', staff }, { patient_id, queue: 'np' })
