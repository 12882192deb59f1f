import type { GroupDetails } from '@clinic/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { USER_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t, tPair } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { useSession } from '../../lib/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { OutcomeLater } from './create/lazy-outcome.tsx'
import type { Outcome } from './create/outcome-dialog.tsx'
import { EditsContext } from './edit/use-edit.ts'
import { useEdits } from './edit/use-edits.ts'
import { useRowActions } from './edit/use-row-actions.ts'
import { useLiveUsers } from './live/use-live-users.ts'
import { refreshUsers, useAccounts, useGroups } from './live/users-cache.ts'
import { useUserSearch } from './table/use-user-search.ts'
import { userColumns } from './table/user-columns.tsx'
import { findUsers } from './table/user-search.ts'
import { UserTable } from './table/user-table.tsx'
import { UserToolbar } from './table/user-toolbar.tsx'

const CreateDialog = lazy(() => import('./create/create-dialog.tsx').then(({ CreateDialog }) => ({ default: CreateDialog })))
const GroupEditor = lazy(() => import('./groups/group-editor.tsx').then(({ GroupEditor }) => ({ default: GroupEditor })))
const NO_GROUPS: readonly GroupDetails[] = []

/** Every account of the clinic, edited in place (REQ-218 to REQ-299). `sessions`, `factors`: what shows and ends someone's. */
export function UserAdmin({ sessions, factors }: { sessions: (userId: number) => ReactNode; factors: (userId: number) => ReactNode }) {
  const client = useQueryClient()
  const ownId = useSession().id
  const [search, change] = useUserSearch()
  const { ask, dialog } = useConfirm()
  const [outcome, showOutcome] = useState<Outcome | null>(null)
  const [opened, open] = useState<'create' | 'groups' | null>(null)
  const edits = useEdits()
  const { leaving, saveRow, remove } = useRowActions({ ask, showOutcome, edits })
  const accounts = useAccounts()
  const groups = useSpokenGroups()
  useLiveUsers()
  const columns = useMemo(
    () => userColumns({ ownId, ask, groups, showOutcome, saveRow: (user) => void saveRow(user), remove: (user) => void remove(user) }),
    [ownId, ask, groups, saveRow, remove],
  )
  const found = useMemo(() => {
    const there = (accounts.data ?? []).filter(({ id }) => !leaving.has(id))
    return findUsers(there, search, new Date().toISOString())
  }, [accounts.data, leaving, search])
  const close = () => open(null)
  const handleMade = (made: Outcome) => {
    void refreshUsers(client)
    showOutcome(made)
  }
  return (
    <EditsContext value={edits}>
      <Page toolbar={<UserToolbar search={search} onChange={change} onGroups={() => open('groups')} onAdd={() => open('create')} />}>
        {accounts.isPending && <TableSkeleton label={t('Loading the users')} rows={8} columns={8} />}
        {accounts.data && (
          <UserTable users={found} columns={columns} search={search} onChange={change} sessions={sessions} factors={factors} />
        )}
      </Page>
      <Suspense>
        {opened === 'create' && <CreateDialog groups={groups} onClose={close} onDone={handleMade} />}
        {opened === 'groups' && <GroupEditor groups={groups} onClose={close} onChanged={() => void refreshUsers(client)} />}
      </Suspense>
      <ListErrorDialog error={accounts.data ? null : accounts.error} onRetry={() => void accounts.refetch()} />
      <OutcomeLater outcome={outcome} onClose={() => showOutcome(null)} />
      {dialog}
    </EditsContext>
  )
}

/** The groups; where they could not be read, that is said and can be tried again (REQ-283). */
function useSpokenGroups(): readonly GroupDetails[] {
  const { data, error, refetch } = useGroups()
  useEffect(() => {
    if (error) notify.failure(tPair(USER_TEXTS.groupsNotLoaded, problemSentence(error)), () => void refetch())
  }, [error, refetch])
  return data ?? NO_GROUPS
}

/** REQ-697. */
function ListErrorDialog({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const [seen, setSeen] = useState<Error | null>(null)
  const text = t('The users could not be loaded. {error}', { error: problemSentence(error) })
  return <OutcomeLater outcome={error && error !== seen ? { kind: 'Error', text, again: onRetry } : null} onClose={() => setSeen(error)} />
}
