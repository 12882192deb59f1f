import type { ProvinceCode } from '@clinic/contract/provinces'
import { type AdminUser, registerUser } from '@clinic/contract/users'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { Button, Skeleton } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { EditText } from '../edit/edit-text.tsx'
import { putUser } from '../live/users-cache.ts'
import classes from './user-details.module.css'

const UserLicences = lazy(() => import('../licences/user-licences.tsx').then((module) => ({ default: module.UserLicences })))

const PractitionerDetails = lazy(() =>
  import('../practitioner/practitioner-details.tsx').then((module) => ({ default: module.PractitionerDetails })),
)

const STATES = { active: t('Active'), off: t('Inactive'), invited: t('Invited; hasn’t set a password yet') } as const

/** What opens beneath a row: phone, logins, the link that was emailed, second factors, sessions (B-9). */
export function UserDetails({ user, sessions, factors }: { user: AdminUser; sessions: ReactNode; factors: ReactNode }) {
  return (
    <div className={classes.details}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('Phone')}</dt>
          <dd>
            <EditText user={user} field="phone" label={t('Phone')} type="tel" placeholder={t('None')} />
          </dd>
        </div>
        <div>
          <dt>{t('Account')}</dt>
          <dd>{STATES[user.state]}</dd>
        </div>
        <div>
          <dt>{t('Last login')}</dt>
          <dd>{user.last_login_at ? momentText(user.last_login_at) : t('Never')}</dd>
        </div>
        <div>
          <dt>{t('Member since')}</dt>
          <dd>{dayText(user.created_at)}</dd>
        </div>
        <AccountLink user={user} />
        {user.state === 'active' && (
          <div>
            <dt>{t('Second factors')}</dt>
            <dd>{factors}</dd>
          </div>
        )}
      </dl>
      <div className={classes.sections}>
        {isNp(user) && (
          <section aria-label={t('Licences of {name}', { name: user.name })}>
            <h3 className={classes.title}>{t('Licences')}</h3>
            <Suspense fallback={<Skeleton height={44} role="status" aria-label={t('Loading the licences')} />}>
              <UserLicences user={user} provinces={provincesOf(user)} />
            </Suspense>
          </section>
        )}
        {isNp(user) && (
          <section aria-label={t('Printed on documents of {name}', { name: user.name })}>
            <h3 className={classes.title}>{t('Printed on medical documents')}</h3>
            <Suspense fallback={<Skeleton height={44} role="status" aria-label={t('Loading what documents print')} />}>
              <PractitionerDetails user={user} />
            </Suspense>
          </section>
        )}
        <section aria-label={t('Sessions of {name}', { name: user.name })}>
          <h3 className={classes.title}>{t('Sessions')}</h3>
          {sessions}
        </section>
      </div>
    </div>
  )
}

function isNp({ auth_groups }: AdminUser): boolean {
  return auth_groups.some(({ scopes }) => scopes.some(({ name }) => name === 'np'))
}

function provincesOf({ licensed_provinces }: AdminUser): ProvinceCode[] {
  return licensed_provinces.split(',').flatMap((name) => provinceCode(name.trim()) ?? [])
}

/** Anyone who cannot log in yet gets a link by email; it can be sent again. */
function AccountLink({ user }: { user: AdminUser }) {
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: () => call(registerUser, { params: { id: String(user.id) } }),
    onSuccess: ({ message, user: fresh }) => {
      putUser(client, fresh)
      notify.success(message)
    },
    onError: (error) => notify.failure(problemSentence(error), () => sending.mutate()),
  })
  if (user.state === 'active') return null
  return (
    <div>
      <dt>{user.state === 'invited' ? t('Invitation') : t('Activation link')}</dt>
      <dd>
        {linkText(user)}{' '}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMail size={15} aria-hidden />}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {user.mailed ? t('Send again') : t('Send a link')}
        </Button>
      </dd>
    </div>
  )
}

function linkText({ mailed }: AdminUser): string {
  if (!mailed) return t('No valid link.')
  return mailed.delivered
    ? t('Sent {at}, expires {until}.', { at: momentText(mailed.at), until: dayText(mailed.until) })
    : t('Made {at}, but the mail could not be sent.', { at: momentText(mailed.at) })
}
