import type { AdminUser } from '@clinic/contract/users'
import { IconUserSearch } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../../ui/data-table/data-table-pager.tsx'
import { clampPage } from '../../../ui/data-table/data-table-paging.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { OpenRowsContext } from '../edit/user-tools.ts'
import { useRowWindow } from './use-row-window.ts'
import { UserDetails } from './user-details.tsx'
import { PAGE_LINKS, SHOWN, USER_PAGE_SIZES, type UserSearch } from './user-search.ts'

/** Pixels that the nine columns need. */
const WIDTH = 1060
const keyOf = (user: AdminUser) => String(user.id)
const stateOf = (user: AdminUser) => (user.active ? undefined : 'quiet')

type Props = {
  users: readonly AdminUser[]
  columns: readonly Column<AdminUser>[]
  search: UserSearch
  onChange: (change: Partial<UserSearch>) => void
  sessions: (userId: number) => ReactNode
  factors: (userId: number) => ReactNode
}

/** One page of the users that were found; of a long page only what is seen is drawn (REQ-218, REQ-231). */
export function UserTable({ users, columns, search, onChange, sessions, factors }: Props) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const { size } = search
  const total = users.length
  const page = clampPage(search.page, { total, size })
  const rows = users.slice((page - 1) * size, page * size)
  const { place, first, last, before, after } = useRowWindow(rows.length)
  const toggle = useCallback((key: string) => {
    setKeys((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]))
  }, [])
  const opened = useMemo(() => ({ keys, toggle }), [keys, toggle])
  const below = useCallback(
    (user: AdminUser) => <UserDetails user={user} sessions={sessions(user.id)} factors={factors(user.id)} />,
    [sessions, factors],
  )
  return (
    <Panel title={t('Users')} note={total} flush>
      {total === 0 ? (
        <NoUsersFound search={search} />
      ) : (
        <OpenRowsContext value={opened}>
          <div ref={place}>
            <div style={{ height: before }} />
            <DataTable
              label={t('Users')}
              columns={columns}
              rows={rows.slice(first, last)}
              keyOf={keyOf}
              stateOf={stateOf}
              view={`${search.q} ${search.show} ${page} ${size} ${first}`}
              needs={WIDTH}
              below={below}
              openKeys={keys}
              firstPlace={(page - 1) * size + first + 1}
            />
            <div style={{ height: after }} />
          </div>
        </OpenRowsContext>
      )}
      <DataTablePager
        label={t('users')}
        page={page}
        size={size}
        total={total}
        sizes={USER_PAGE_SIZES}
        links={PAGE_LINKS}
        onPage={(next) => onChange({ page: next })}
        onSize={(next) => onChange({ size: USER_PAGE_SIZES.find((one) => one === next) ?? size })}
      />
    </Panel>
  )
}

function NoUsersFound({ search: { q, show } }: { search: UserSearch }) {
  const among = show === '' ? '' : t(' among “{show}”', { show: SHOWN[show] })
  return (
    <EmptyState
      icon={<IconUserSearch size={20} aria-hidden />}
      title={q === '' ? t('No users{among}', { among }) : t('No users match “{q}”{among}', { q, among })}
    >
      {t('Search by part of a name or email.')}
    </EmptyState>
  )
}
