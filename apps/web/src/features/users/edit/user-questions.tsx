import type { AdminUser } from '@clinic/contract/users'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import type { Question } from '../../../ui/confirm-dialog.tsx'
import { ReleasePreview } from './release-preview.tsx'

/** REQ-242, REQ-247. */
export function queueQuestion({ id, name }: AdminUser): Question {
  return {
    title: t('Disable the queue of {name}?', { name }),
    text: (
      <>
        <ReleasePreview userId={id} />
        <p>{t('Others can then claim them, and any holds end. {hint}', { hint: queueHint(name) })}</p>
      </>
    ),
    confirm: t('Disable and release patients'),
    cancel: t('Keep enabled'),
    tone: 'bad',
  }
}

/** What an administrator is told of a queue that was switched (REQ-247). */
export function queueHint(name: string): string {
  return t('{name} must sign out and in to see the change.', { name })
}

/** REQ-239, B-10. */
export function deleteQuestion({ id, name, email }: AdminUser): Question {
  return {
    title: t('Confirm Deletion'),
    text: (
      <>
        <p>{USER_TEXTS.confirmDeletion}</p>
        <p>{t('{name}, {email}. Their sessions end at once; what they did stays in the audit log.', { name, email })}</p>
        <ReleasePreview userId={id} />
      </>
    ),
    confirm: t('Delete'),
    tone: 'bad',
  }
}

/** B-9. */
export function closeQuestion({ id, name }: AdminUser): Question {
  return {
    title: t('Switch off the account of {name}?', { name }),
    text: (
      <>
        <ReleasePreview userId={id} />
        <p>{t('They’ll be logged out right away and can’t log in until the account is reactivated.')}</p>
      </>
    ),
    confirm: t('Switch off'),
    cancel: t('Keep active'),
    tone: 'bad',
  }
}

/** Someone would be taken from a role in which they may hold patients. */
export function roleQuestion({ id, name }: AdminUser, roles: { pcr: boolean; np: boolean }): Question {
  const role = roles.pcr && roles.np ? 'both' : roles.pcr ? 'pcr' : 'np'
  return {
    title: t('Remove this role from {name}?', { name }),
    text: (
      <>
        <p>
          {t('Without it, {name} can no longer take {role, select, pcr {patients as a PCR} np {patients as an NP} other {patients}}.', {
            name,
            role,
          })}
        </p>
        <ReleasePreview userId={id} roles={roles} />
      </>
    ),
    confirm: t('Remove role'),
    cancel: t('Cancel'),
    tone: 'bad',
  }
}
