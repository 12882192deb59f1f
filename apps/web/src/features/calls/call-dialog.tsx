import type { CallLog, CallOutcome } from '@clinic/contract/patients/calls'
import { Button, Modal, Skeleton, Stack } from '@mantine/core'
import { IconAlertTriangle, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { clockText } from '../../lib/format/dates.ts'
import { phoneText } from '../../lib/format/phones.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import classes from './call-dialog.module.css'
import { CallForm } from './call-form.tsx'
import { attemptText, earlierText, nearMinute, warningText } from './calls-text.ts'
import { ContactDecision } from './contact-decision.tsx'
import { useCalls } from './use-calls.ts'

/** `outcome`: chosen already. */
type Props = { patientId: string | null; outcome?: CallOutcome | null; onClose: () => void }

/** The record may be a dialog itself, and comes later in the page. */
const ABOVE_RECORD = 210

/** Records how a call to a patient ended, and plans the next one. `patientId` null: closed. */
export function CallDialog({ patientId, outcome = null, onClose }: Props) {
  const [last, setLast] = useState(patientId)
  if (patientId !== null && patientId !== last) setLast(patientId)
  return (
    <Modal opened={patientId !== null} onClose={onClose} title={t('Record a call')} size="lg" zIndex={ABOVE_RECORD}>
      {patientId !== null && <Body patientId={patientId} outcome={outcome} onClose={onClose} />}
    </Modal>
  )
}

function Body({ patientId, outcome, onClose }: { patientId: string; outcome: CallOutcome | null; onClose: () => void }) {
  const calls = useCalls(patientId)
  const { isAdmin, isPCRManager } = useSession()
  if (calls.isPending) return <Skeleton height={320} role="status" aria-label={t('Loading the calls')} />
  if (calls.isError)
    return (
      <div role="alert">
        {problemSentence(calls.error)}{' '}
        <Button variant="default" onClick={() => void calls.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  const log = calls.data
  return (
    <Stack gap="md">
      <Callee log={log} patientId={patientId} />
      {log.to_decide && (isAdmin || isPCRManager) && <ContactDecision patientId={patientId} onClose={onClose} />}
      <CallForm key={log.last_id} log={log} patientId={patientId} first={outcome} onClose={onClose} />
      {log.attempts.length > 0 && <Earlier log={log} />}
    </Stack>
  )
}

function Callee({ log, patientId }: { log: CallLog; patientId: string }) {
  const warning = warningText(log)
  return (
    <header className={classes.callee}>
      <div>
        <strong className={classes.name}>{log.name || t('No name yet')}</strong>
        <span className={classes.soft}>
          {t('{patientId} · {clock} where the patient is', { patientId, clock: clockText(log.clock.slice(-5)) })}
        </span>
      </div>
      {log.phone === '' ? (
        <span className={classes.soft}>{t('No phone number')}</span>
      ) : (
        <a className={classes.phone} href={`tel:${log.phone}`}>
          <IconPhone size={18} aria-hidden />
          {phoneText(log.phone)}
        </a>
      )}
      <p className={classes.line}>{earlierText(log)}</p>
      {warning && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden />
          {warning}
        </p>
      )}
    </header>
  )
}

function Earlier({ log: { attempts, clock } }: { log: CallLog }) {
  return (
    <section aria-label={t('Earlier calls')}>
      <h3 className={classes.title}>{t('Earlier calls')}</h3>
      <ol className={classes.earlier}>
        {attempts.slice(0, 6).map((attempt) => (
          <li key={attempt.id}>
            <time dateTime={attempt.at}>{nearMinute(attempt.local, clock)}</time>
            <span>{attemptText(attempt)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
