import { HOLD_REASON_LENGTH, type LegalHold as Hold, type LegalHolds, liftHold, readHolds, setHold } from '@clinic/contract/retention'
import { Button, Skeleton, Textarea } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { useSession } from '../../lib/session.ts'
import classes from './legal-hold.module.css'

/** Whether a legal hold is on the record; administrators set and lift it, with a reason. */
export function LegalHold({ patientId }: { patientId: string }) {
  const admin = useSession().isAdmin
  const holds = useQuery({
    queryKey: ['patient', patientId, 'hold'],
    queryFn: ({ signal }) => call(readHolds, { params: { patient_id: patientId }, signal }),
  })
  if (holds.isPending) return <Skeleton height={36} role="status" aria-label={t('Loading')} />
  if (holds.isError) {
    return (
      <div role="alert">
        {problemSentence(holds.error)}{' '}
        <Button variant="default" size="xs" onClick={() => void holds.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
  const { standing, earlier } = holds.data
  return (
    <div className={classes.hold}>
      {standing ? <Snapshot hold={standing} /> : <p className={classes.none}>{t('No legal hold. Normal retention rules apply.')}</p>}
      {admin && <HoldForm key={standing?.set_at ?? 'none'} patientId={patientId} standing={standing !== null} />}
      {earlier.length > 0 && (
        <ul className={classes.earlier} aria-label={t('Earlier legal holds')}>
          {earlier.map((hold) => (
            <li key={hold.set_at}>{lifted(hold)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Snapshot({ hold }: { hold: Hold }) {
  return (
    <p className={classes.current}>
      <IconLock size={16} aria-hidden />
      <span>
        <strong>{t('This patient’s records can’t be deleted.')}</strong> {hold.reason}
        <span className={classes.by}>
          {hold.set_by}, {momentText(hold.set_at)}
        </span>
      </span>
    </p>
  )
}

function lifted({ set_at, reason, lifted_at, lifted_by, lift_reason }: Hold): string {
  return t('{set_at}: {reason} Lifted by {lifted_by} on {lifted_at}: {lift_reason}', {
    set_at: momentText(set_at),
    reason,
    lifted_by,
    lifted_at: momentText(lifted_at ?? set_at),
    lift_reason,
  })
}

function HoldForm({ patientId, standing }: { patientId: string; standing: boolean }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const acting = useMutation({
    mutationFn: () => call(standing ? liftHold : setHold, { params: { patient_id: patientId }, body: { reason } }),
    onSuccess: (holds) => {
      client.setQueryData<LegalHolds>(['patient', patientId, 'hold'], holds)
      void client.invalidateQueries({ queryKey: ['patient', patientId, 'audit'] })
    },
    onError: (error) => {
      notify.failure(problemSentence(error))
      void client.invalidateQueries({ queryKey: ['patient', patientId, 'hold'] })
    },
  })
  const actionLabel = standing ? t('Lift the legal hold') : t('Set a legal hold')
  if (!open) {
    return (
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {actionLabel}
      </Button>
    )
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() !== '') acting.mutate()
      }}
    >
      <Textarea
        label={t('Reason')}
        description={standing ? t('Why it is no longer needed') : t('Who requested it and why')}
        maxLength={HOLD_REASON_LENGTH}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        required
        data-autofocus
      />
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={() => setOpen(false)}>
          {t('Cancel')}
        </Button>
        <Button type="submit" size="xs" loading={acting.isPending} disabled={reason.trim() === ''}>
          {actionLabel}
        </Button>
      </div>
    </form>
  )
}
