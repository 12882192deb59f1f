import type { IdentityProposal } from '@clinic/contract/patients/identity'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import classes from './contact.module.css'
import { REASON_LABELS } from './contact-text.ts'
import { IdentityForm } from './identity-form.tsx'
import { proposalLines } from './identity-text.ts'
import { useIdentity, useIdentityCorrection } from './use-identity.ts'

type Props = { patientId: string; hasHealthNumber: boolean; onClose: () => void }

/** Name, birth date and health number: a correction to confirm, or the form to propose one (F-12). */
export function IdentityPart({ patientId, hasHealthNumber, onClose }: Props) {
  const details = useIdentity(patientId)
  if (details.isPending) return <Skeleton height={220} role="status" aria-label={t('Loading name and birth date')} />
  if (details.isError)
    return (
      <div role="alert">
        {problemSentence(details.error)}{' '}
        <Button variant="default" onClick={() => void details.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  if (details.data.proposal) return <Waiting patientId={patientId} proposal={details.data.proposal} onClose={onClose} />
  return <IdentityForm loaded={details.data} {...{ patientId, hasHealthNumber, onClose }} />
}

function Waiting({ patientId, proposal, onClose }: { patientId: string; proposal: IdentityProposal; onClose: () => void }) {
  const { settle } = useIdentityCorrection(patientId)
  const { id, by, at, confirm_until, mine, note, reason } = proposal
  const answer = (confirmed: boolean) =>
    settle.mutate(
      { id, confirmed },
      {
        onSuccess: ({ message }) => {
          notify.success(message)
          onClose()
        },
      },
    )
  return (
    <Stack gap="sm">
      <strong>{mine ? t('Your correction waits for a second person') : t('{by} proposes a correction', { by })}</strong>
      <ul className={classes.history} aria-label={t('Proposed correction')}>
        {proposalLines(proposal).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <span>
        {t('{at}. {why}. It lapses {until}.', { at: momentText(at), why: note || REASON_LABELS[reason], until: momentText(confirm_until) })}
      </span>
      {mine && <span>{t('Ask a colleague to open this record and confirm it.')}</span>}
      {settle.isError && (
        <p className={classes.error} role="alert">
          {problemSentence(settle.error)}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" loading={settle.isPending && settle.variables.confirmed === false} onClick={() => answer(false)}>
          {mine ? t('Withdraw') : t('Decline')}
        </Button>
        {!mine && (
          <Button loading={settle.isPending && settle.variables.confirmed} onClick={() => answer(true)}>
            {t('Confirm the correction')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
