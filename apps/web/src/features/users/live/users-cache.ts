import { type AdminUser, adminList, listAuthGroups } from '@clinic/contract/users'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const LIST_KEY = ['users', 'accounts']
const GROUPS_KEY = ['users', 'groups']

/** Every account. */
export function useAccounts() {
  return useQuery({ queryKey: LIST_KEY, queryFn: ({ signal }) => call(adminList, { signal }) })
}

/** Every group with what it allows. */
export function useGroups() {
  return useQuery({ queryKey: GROUPS_KEY, queryFn: ({ signal }) => call(listAuthGroups, { signal }) })
}

/** An account as the cache holds it. */
export function heldUser(client: QueryClient, id: number): AdminUser | undefined {
  return client.getQueryData<AdminUser[]>(LIST_KEY)?.find((user) => user.id === id)
}

/** Puts a fresher row into the list; an answer that was overtaken by another is omitted. */
export function putUser(client: QueryClient, fresh: AdminUser): void {
  client.setQueryData<AdminUser[]>(LIST_KEY, (list) =>
    list?.map((user) => (user.id === fresh.id && user.version <= fresh.version ? fresh : user)),
  )
}

export function dropUser(client: QueryClient, id: number): void {
  client.setQueryData<AdminUser[]>(LIST_KEY, (list) => list?.filter((user) => user.id !== id))
}

/** Reads accounts and groups again. */
export function refreshUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['users'] })
}
