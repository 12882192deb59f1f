import { USER_TEXTS } from '@clinic/contract/texts'
import type { GroupDetails } from '@clinic/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { notify } from '../../lib/notify.tsx'
import { useSession } from '../../lib/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import type { Outcome } from './outcome-dialog.tsx'
import { OutcomeLater } from './outcome-later.tsx'
import { EditsContext } from './use-edit.ts'
import { useEdits } from './use-edits.ts'
import { useLiveUsers } from './use-live-users.ts'
import { useRowVerbs } from './use-row-verbs.ts'
import { useUserSearch } from './use-user-search.ts'
import { userColumns } from './user-columns.tsx'
import { findUsers } from './user-search.ts'
import { UserTable } from './user-table.tsx'
import { UserToolbar } from './user-toolbar.tsx'
import { refreshUsers, useAccounts, useGroups } from './users-cache.ts'

const CreateDialog = lazy(() => import('./create-dialog.tsx').then(({ CreateDialog }) => ({ default: CreateDialog })))
const GroupEditor = lazy(() => import('./group-editor.tsx').then(({ GroupEditor }) => ({ default: GroupEditor })))
const NO_GROUPS: readonly GroupDetails[] = []

/** Every account of the clinic, edited in place (REQ-218 to REQ-299). `sessions`, `factors`: what shows and ends somebody's. */
export function UserAdmin({ sessions, factors }: { sessions: (userId: number) => ReactNode; factors: (userId: number) => ReactNode }) {
  const client = useQueryClient()
  const ownId = useSession().id
  const [search, change] = useUserSearch()
  const { ask, dialog } = useConfirm()
  const [outcome, tell] = useState<Outcome | null>(null)
  const [opened, open] = useState<'create' | 'groups' | null>(null)
  const edits = useEdits()
  const { leaving, saveRow, remove } = useRowVerbs({ ask, tell, edits })
  const accounts = useAccounts()
  const groups = useSpokenGroups()
  useLiveUsers()
  const columns = useMemo(
    () => userColumns({ ownId, ask, groups, tell, saveRow: (user) => void saveRow(user), remove: (user) => void remove(user) }),
    [ownId, ask, groups, saveRow, remove],
  )
  const found = useMemo(() => {
    const there = (accounts.data ?? []).filter(({ id }) => !leaving.has(id))
    return findUsers(there, search, new Date().toISOString())
  }, [accounts.data, leaving, search])
  const close = () => open(null)
  const handleMade = (made: Outcome) => {
    void refreshUsers(client)
    tell(made)
  }
  return (
    <EditsContext value={edits}>
      <Page toolbar={<UserToolbar search={search} onChange={change} onGroups={() => open('groups')} onAdd={() => open('create')} />}>
        {accounts.isPending && <TableSkeleton label="Loading the users" rows={8} columns={8} />}
        {accounts.data && (
          <UserTable users={found} columns={columns} search={search} onChange={change} sessions={sessions} factors={factors} />
        )}
      </Page>
      <Suspense>
        {opened === 'create' && <CreateDialog groups={groups} onClose={close} onDone={handleMade} />}
        {opened === 'groups' && <GroupEditor groups={groups} onClose={close} onChanged={() => void refreshUsers(client)} />}
      </Suspense>
      <ListErrorDialog error={accounts.data ? null : accounts.error} onRetry={() => void accounts.refetch()} />
      <OutcomeLater outcome={outcome} onClose={() => tell(null)} />
      {dialog}
    </EditsContext>
  )
}

/** The groups; where they could not be read, that is said and can be tried again (REQ-283). */
function useSpokenGroups(): readonly GroupDetails[] {
  const { data, error, refetch } = useGroups()
  useEffect(() => {
    if (error) notify.failure(`${USER_TEXTS.groupsNotLoaded}: ${problemSentence(error)}`, () => void refetch())
  }, [error, refetch])
  return data ?? NO_GROUPS
}

/** REQ-697. */
function ListErrorDialog({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const [seen, setSeen] = useState<Error | null>(null)
  const text = `The users could not be loaded. ${problemSentence(error)}`
  return <OutcomeLater outcome={error && error !== seen ? { kind: 'Error', text, again: onRetry } : null} onClose={() => setSeen(error)} />
}
