import { USER_TEXTS } from '@clinic/contract/texts'
import type { AdminUser } from '@clinic/contract/users'
import type { Question } from '../../../ui/confirm-dialog.tsx'
import { ReleasePreview } from './release-preview.tsx'

/** REQ-242, REQ-247. */
export function queueQuestion({ id, name }: AdminUser): Question {
  return {
    title: `Disable the queue of ${name}?`,
    text: (
      <>
        <ReleasePreview userId={id} />
        <p>Others can then claim them, and any holds end. {queueHint(name)}</p>
      </>
    ),
    confirm: 'Disable and release patients',
    cancel: 'Keep enabled',
    tone: 'bad',
  }
}

/** What an administrator is told of a queue that was switched (REQ-247). */
export function queueHint(name: string): string {
  return `${name} must sign out and in to see the change.`
}

/** REQ-239, B-10. */
export function deleteQuestion({ id, name, email }: AdminUser): Question {
  return {
    title: 'Confirm Deletion',
    text: (
      <>
        <p>{USER_TEXTS.confirmDeletion}</p>
        <p>
          {name}, {email}. Their sessions end at once; what they did stays in the audit log.
        </p>
        <ReleasePreview userId={id} />
      </>
    ),
    confirm: 'Delete',
    tone: 'bad',
  }
}

/** B-9. */
export function closeQuestion({ id, name }: AdminUser): Question {
  return {
    title: `Switch off the account of ${name}?`,
    text: (
      <>
        <ReleasePreview userId={id} />
        <p>They’ll be logged out right away and can’t log in until the account is reactivated.</p>
      </>
    ),
    confirm: 'Switch off',
    cancel: 'Keep active',
    tone: 'bad',
  }
}

/** Someone would be taken from a role in which they may hold patients. */
export function roleQuestion({ id, name }: AdminUser, roles: { pcr: boolean; np: boolean }): Question {
  const text = roles.pcr && roles.np ? 'patients' : roles.pcr ? 'patients as a PCR' : 'patients as an NP'
  return {
    title: `Remove this role from ${name}?`,
    text: (
      <>
        <p>
          Without it, {name} can no longer take {text}.
        </p>
        <ReleasePreview userId={id} roles={roles} />
      </>
    ),
    confirm: 'Remove role',
    cancel: 'Cancel',
    tone: 'bad',
  }
}
