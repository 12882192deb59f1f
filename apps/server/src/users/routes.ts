import * as contract from '@clinic/contract/users'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { listAuthGroups } from './list-auth-groups.ts'
import { listCapable } from './list-capable.ts'
import { listUsers } from './list-users.ts'
import { readMe } from './read-me.ts'
import { readUser } from './read-user.ts'
import { setQueueEnabled } from './set-queue-enabled.ts'
import { validateKey } from './validate-key.ts'

/** Staff, their groups and their queues (D1 §7, B-13). */
export function mountUsers(mount: Mount<Caller>): void {
  mount(contract.me, (_, caller) => {
    const { sql, staff } = staffContext(caller)
    return readMe(sql, staff.id)
  })
  mount(contract.listNps, (_, { context }) => listCapable(context, 'np'))
  mount(contract.listPcrs, (_, { context }) => listCapable(context, 'pcr'))
  mount(contract.validateKey, ({ query }) => validateKey(query.key))
  mount(contract.listUsers, (_, { context }) => listUsers(context))
  mount(contract.readUser, ({ params }, { context }) => readUser(context, params.id))
  mount(contract.listAuthGroups, (_, { context }) => listAuthGroups(context))
  mount(contract.setQueueEnabled, ({ params, body }, caller) => setQueueEnabled(staffContext(caller), { ...params, ...body }))
}
