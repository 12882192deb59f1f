import * as contract from '@clinic/contract/users'
import { readLicences as licencesCall, saveLicence as saveLicenceCall } from '@clinic/contract/users/licences'
import { SCOPES } from '@clinic/contract/vocabulary'
import { readProvinces } from '@clinic/core/users/read-provinces'
import type { Mount } from '../../platform/http/http.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Caller, type Services, staffContext } from '../auth/access/context.ts'
import { checkUser } from './directory/check-user.ts'
import { listAccounts } from './directory/list-accounts.ts'
import { listAuthGroups } from './directory/list-auth-groups.ts'
import { listCapable } from './directory/list-capable.ts'
import { listUsers } from './directory/list-users.ts'
import { readAccount } from './directory/read-account.ts'
import { readMe } from './directory/read-me.ts'
import { readUser } from './directory/read-user.ts'
import { NO_SUCH_PROVINCE } from './edit/check-edit.ts'
import { createUser } from './edit/create-user.ts'
import { deleteUser } from './edit/delete-user.ts'
import { previewRelease } from './edit/preview-release.ts'
import { setQueueEnabled } from './edit/set-queue-enabled.ts'
import { updateUser } from './edit/update-user.ts'
import { addToGroups } from './groups/add-to-groups.ts'
import { createGroup } from './groups/create-group.ts'
import { deleteGroup } from './groups/delete-group.ts'
import { updateGroup } from './groups/update-group.ts'
import { activateAccount } from './invitations/activate-account.ts'
import { inviteUser } from './invitations/invite-user.ts'
import { registerUser } from './invitations/register-user.ts'
import type { Post } from './invitations/send-activation-link.ts'
import { validateActivationToken } from './invitations/validate-activation-token.ts'
import { readLicences } from './licences/read-licences.ts'
import { saveLicence } from './licences/save-licence.ts'

/** Staff, groups and queues (D1 §7, B-13). */
export function mountUsers(mount: Mount<Caller>, services: Pick<Services, 'mailer' | 'config'>): void {
  mountReads(mount)
  mountChanges(mount, services)
  mountGroups(mount)
  mountLicences(mount)
  mountLegacy(mount)
}

function mountReads(mount: Mount<Caller>): void {
  mount(contract.me, (_, caller) => {
    const { sql, staff } = staffContext(caller)
    return readMe(sql, staff.id)
  })
  mount(contract.listNps, (_, { context }) => listCapable(context, 'np'))
  mount(contract.listPcrs, (_, { context }) => listCapable(context, 'pcr'))
  mount(contract.listUsers, (_, { context }) => listUsers(context))
  mount(contract.adminList, (_, { context }) => listAccounts(context))
  mount(contract.readUser, ({ params }, { context }) => readUser(context, params.id))
  mount(contract.readSingleUser, ({ params }, { context }) => readAccount(context, params.id))
  mount(contract.verifyUser, async ({ params }, { context }) => {
    const { id, active, enabled, state, last_login_at } = await readAccount(context, params.id)
    return { id, active, enabled, state, last_login_at }
  })
  mount(contract.readUserGroups, async ({ params }, { context }) => ({ auth_groups: (await readUser(context, params.id)).auth_groups }))
  mount(contract.checkUser, ({ params }, { context }) => checkUser(context, params.id))
  mount(contract.releasePreview, ({ params }, caller) => previewRelease(staffContext(caller), params.id))
}

function mountChanges(mount: Mount<Caller>, { mailer, config }: Pick<Services, 'mailer' | 'config'>): void {
  const composition = config.PASSWORD_COMPOSITION
  const post = ({ origin }: Caller): Post => ({ mailer, brand: config.BRAND_NAME, origin })
  mount(contract.createUser, ({ body }, caller) => {
    const { licensed_provinces, _auth_group_ids, enabled, ...fields } = body
    const provinces = provincesOf(licensed_provinces)
    return createUser(
      caller.context,
      defined({ ...fields, active: fields.active ?? enabled, provinces, groups: _auth_group_ids, composition }),
    )
  })
  mount(contract.inviteUser, ({ body }, caller) => {
    const invitation = defined({ ...body, provinces: provincesOf(body.provinces) })
    return inviteUser(caller.context, invitation, post(caller))
  })
  mount(contract.registerUser, async ({ params }, caller) => {
    const user = await registerUser(caller.context, params.id, post(caller))
    return { success: true as const, message: `A link was sent to ${user.email}.`, user }
  })
  mount(contract.updateUser, ({ params, body }, caller) =>
    updateUser(staffContext(caller), { ...params, body, session: caller.session?.id ?? null, composition }),
  )
  mount(contract.deleteUser, ({ params }, caller) => deleteUser(staffContext(caller), params.id))
  mount(contract.setQueueEnabled, ({ params, body }, caller) => setQueueEnabled(staffContext(caller), { ...params, ...body }))
  mount(contract.validateKey, async ({ query }, { context }) => {
    const { message } = await validateActivationToken(context, query.key)
    return new Response(message, { headers: { 'content-type': 'text/plain; charset=utf-8' } }) as never
  })
  mount(contract.validateActivationToken, ({ query }, { context }) => validateActivationToken(context, query.key))
  mount(contract.activateAccount, ({ body }, { context }) => activateAccount(context, { ...body, composition }))
}

function mountGroups(mount: Mount<Caller>): void {
  mount(contract.listAuthGroups, (_, { context }) => listAuthGroups(context))
  mount(contract.groupAdd, ({ params, body }, caller) => addToGroups(staffContext(caller), { ...params, ...body }))
  mount(contract.createGroup, ({ body }, caller) => createGroup(staffContext(caller), body))
  mount(contract.updateGroup, ({ params, body }, caller) => updateGroup(staffContext(caller), { ...params, ...body }))
  mount(contract.deleteGroup, ({ params }, caller) => deleteGroup(staffContext(caller), params.id))
}

function mountLicences(mount: Mount<Caller>): void {
  mount(licencesCall, ({ params }, { context }) => readLicences(context, params.id))
  mount(saveLicenceCall, ({ params, body }, caller) => saveLicence(staffContext(caller), { ...params, ...body }))
}

/** For outside clients of the previous system (B-6). */
function mountLegacy(mount: Mount<Caller>): void {
  const nothing = async () => []
  mount(contract.listScopes, async () => SCOPES.map((name) => ({ name })))
  mount(contract.listCompanies, nothing)
  mount(contract.readHost, nothing)
  mount(contract.linkHosts, nothing)
  mount(contract.linkScopes, nothing)
  mount(contract.linkLookups, nothing)
  mount(contract.linkedHosts, nothing)
  mount(contract.linkedScopes, nothing)
  mount(contract.linkedLookups, nothing)
}

function provincesOf(said: string | readonly string[] | undefined) {
  const provinces = readProvinces(said ?? [])
  if (!provinces) throw new Problem('invalid-input', { fields: { licensed_provinces: NO_SUCH_PROVINCE } })
  return provinces
}

/** Drops undefined fields. */
function defined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
