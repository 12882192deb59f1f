import { Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChangePasswordForm } from '../features/auth/password/change-password-form.tsx'
import { ProfileForm } from '../features/auth/profile-form.tsx'
import { UserSessions } from '../features/auth/sessions/user-sessions.tsx'
import { QueueSwitch } from '../features/queues/queue-switch.tsx'
import { groupText } from '../lib/format/group-text.ts'
import { later, useLater } from '../lib/later.ts'
import { t } from '../lib/messages/t.ts'
import { roleNames } from '../lib/routes/role-name.ts'
import { useSession } from '../lib/session.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { UserAlarmCalls } from './user-alarm-calls.tsx'
import { UserAppearance } from './user-appearance.tsx'
import classes from './user-page.module.css'

const SECOND_FACTORS = later(async () => (await import('../features/auth/second-factors/second-factors.tsx')).SecondFactors)

/** One's own account: name, rights, queue, password, sessions, and how the screens look (E-9). */
export function UserPage() {
  const { id, isAdmin, isPCR, isNP, isPCRManager, isNPManager } = useSession()
  const works = isAdmin || isPCR || isNP || isPCRManager || isNPManager
  return (
    <Page>
      <div className={classes.panels}>
        <Panel title={t('Your account')}>
          <ProfileForm />
          <Rights />
        </Panel>
        <Panel title={t('Password')} note={t('Changing it logs you out everywhere else')}>
          <ChangePasswordForm />
        </Panel>
        <Panel title={t('Second factors')} note={t('Two-step login')}>
          <SecondFactorsLater />
        </Panel>
        <Panel title={t('Your sessions')}>
          <UserSessions userId={id} />
        </Panel>
        <UserAppearance />
        {works && <UserAlarmCalls />}
      </div>
    </Page>
  )
}

function SecondFactorsLater() {
  const [SecondFactors] = useLater(SECOND_FACTORS, true)
  return SecondFactors ? <SecondFactors /> : <Skeleton height={120} />
}

/** What others decide about an account, and the queue, which one switches oneself. */
function Rights() {
  const session = useSession()
  const { ask, dialog } = useConfirm()
  const isClinician = session.isPCR || session.isNP
  return (
    <>
      <dl className={classes.facts}>
        <Fact name={t('Email')}>{session.email}</Fact>
        <Fact name={t('Roles')}>{roleNames(session).join(', ') || t('None yet')}</Fact>
        <Fact name={t('Groups')}>{session.userGroups.map(groupText).join(', ') || t('None yet')}</Fact>
        <Fact name={t('Licensed in')}>{session.licensedProvinces.map((name) => t(name)).join(', ') || t('No province yet')}</Fact>
        {isClinician && (
          <Fact name={t('Queue')}>
            <QueueSwitch ask={ask} />
          </Fact>
        )}
        {isClinician && <Fact name={t('Patients assigned to you')}>{session.numberOfAssignedPatients}</Fact>}
      </dl>
      <Text c="dimmed" mt="sm">
        {t('Your email, groups and licensed provinces are changed by an administrator.')}
      </Text>
      {dialog}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
