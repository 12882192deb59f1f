import type { AdminUser } from '@clinic/contract/users'
import { isStale, STALE_DAYS } from '@clinic/core/users/account-state'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { t } from '../../../lib/messages/t.ts'
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
      header: t('Active'),
      width: '98px',
      phone: 'end',
      cell: (user) => (
        <div className={classes.lead}>
          <OpenButton user={user} />
          <ActiveSwitch user={user} tools={tools} />
        </div>
      ),
    },
    {
      key: 'email',
      header: t('Email'),
      phone: 'heading',
      cell: (user) => (
        <>
          <span className={classes.who}>{user.name}</span>
          <EditText user={user} field="email" label={t('Email')} type="email" />
          <Signs user={user} />
        </>
      ),
    },
    { key: 'password', header: t('Password'), width: '118px', cell: (user) => <EditPassword user={user} /> },
    {
      key: 'first',
      header: t('First Name'),
      width: '106px',
      cell: (user) => <EditText user={user} field="first_name" label={t('First name')} />,
    },
    {
      key: 'last',
      header: t('Last Name'),
      width: '118px',
      cell: (user) => <EditText user={user} field="last_name" label={t('Last name')} />,
    },
    { key: 'provinces', header: t('Licensed Provinces'), width: '132px', cell: (user) => <EditProvinces user={user} /> },
    { key: 'roles', header: t('Roles'), width: '148px', cell: (user) => <EditRoles user={user} tools={tools} /> },
    { key: 'queues', header: t('Queues'), width: '66px', cell: (user) => <QueueSwitch user={user} tools={tools} /> },
    {
      key: 'actions',
      header: t('Actions'),
      width: '146px',
      cell: (user) => <Actions user={user} tools={tools} />,
    },
  ]
}

function OpenButton({ user }: { user: AdminUser }) {
  const { keys, toggle } = use(OpenRowsContext)
  const open = keys.has(String(user.id))
  return (
    <ActionIcon
      size="sm"
      color="gray"
      aria-expanded={open}
      aria-label={t('Details of {name}', { name: user.name })}
      onClick={() => toggle(String(user.id))}
    >
      {open ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
    </ActionIcon>
  )
}

function Signs({ user }: { user: AdminUser }) {
  const stale = isStale(user, new Date().toISOString())
  if (!stale && user.state !== 'invited') return null
  return (
    <span className={classes.signs}>
      {user.state === 'invited' && <Chip tone="accent">{user.mailed ? t('invited') : t('invitation expired')}</Chip>}
      {stale && <Chip tone="warn">{t('no login for {STALE_DAYS} days', { STALE_DAYS })}</Chip>}
    </span>
  )
}

function Actions({ user, tools }: { user: AdminUser; tools: UserTools }) {
  return (
    <span className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('Save user {name}', { name: user.name })}
        onClick={() => tools.saveRow(user)}
      >
        {t('Save')}
      </Button>
      <ActionIcon
        color="bad"
        aria-label={t('Delete user {name}', { name: user.name })}
        disabled={user.id === tools.ownId}
        onClick={() => tools.remove(user)}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </span>
  )
}
