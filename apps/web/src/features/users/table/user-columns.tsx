import type { AdminUser } from '@clinic/contract/users'
import { isStale, STALE_DAYS } from '@clinic/core/users/account-state'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { EditPassword } from '../edit/edit-password.tsx'
import { EditProvinces } from '../edit/edit-provinces.tsx'
import { EditRoles } from '../edit/edit-roles.tsx'
import { ActiveSwitch, QueueSwitch } from '../edit/edit-switches.tsx'
import { EditText } from '../edit/edit-text.tsx'
import { OpenRowsContext, type UserTools } from '../edit/user-tools.ts'
import classes from './user-columns.module.css'

/** The nine columns of REQ-222 to REQ-230, after the one that opens a row. */
export function userColumns(tools: UserTools): Column<AdminUser>[] {
  return [
    {
      key: 'active',
      header: 'Active',
      width: '98px',
      cell: (user) => (
        <div className={classes.lead}>
          <OpenButton user={user} />
          <ActiveSwitch user={user} tools={tools} />
        </div>
      ),
    },
    {
      key: 'email',
      header: 'Email',
      card: 'wide',
      cell: (user) => (
        <>
          <EditText user={user} field="email" label="Email" type="email" />
          <Signs user={user} />
        </>
      ),
    },
    { key: 'password', header: 'Password', width: '118px', cell: (user) => <EditPassword user={user} /> },
    { key: 'first', header: 'First Name', width: '106px', cell: (user) => <EditText user={user} field="first_name" label="First name" /> },
    { key: 'last', header: 'Last Name', width: '118px', cell: (user) => <EditText user={user} field="last_name" label="Last name" /> },
    { key: 'provinces', header: 'Licensed Provinces', width: '132px', cell: (user) => <EditProvinces user={user} /> },
    { key: 'roles', header: 'Roles', width: '156px', cell: (user) => <EditRoles user={user} tools={tools} /> },
    { key: 'queues', header: 'Queues', width: '66px', card: 'corner', cell: (user) => <QueueSwitch user={user} tools={tools} /> },
    {
      key: 'actions',
      header: 'Actions',
      width: '122px',
      card: 'foot',
      cell: (user) => <Actions user={user} tools={tools} />,
    },
  ]
}

function OpenButton({ user }: { user: AdminUser }) {
  const { keys, toggle } = use(OpenRowsContext)
  const open = keys.has(String(user.id))
  return (
    <ActionIcon size="sm" color="gray" aria-expanded={open} aria-label={`Details of ${user.name}`} onClick={() => toggle(String(user.id))}>
      {open ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
    </ActionIcon>
  )
}

function Signs({ user }: { user: AdminUser }) {
  const stale = isStale(user, new Date().toISOString())
  if (!stale && user.state !== 'invited') return null
  return (
    <span className={classes.signs}>
      {user.state === 'invited' && <Chip tone="accent">{user.mailed ? 'invited' : 'invitation expired'}</Chip>}
      {stale && <Chip tone="warn">no login for {STALE_DAYS} days</Chip>}
    </span>
  )
}

function Actions({ user, tools }: { user: AdminUser; tools: UserTools }) {
  return (
    <span className={classes.actions}>
      <Button size="compact-sm" variant="default" aria-label={`Save user ${user.name}`} onClick={() => tools.saveRow(user)}>
        Save
      </Button>
      <ActionIcon color="bad" aria-label={`Delete user ${user.name}`} disabled={user.id === tools.ownId} onClick={() => tools.remove(user)}>
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </span>
  )
}
