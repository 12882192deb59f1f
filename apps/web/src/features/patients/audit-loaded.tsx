import { type AuditRow, readAuditLog } from '@clinic/contract/audit'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { PATIENT_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './audit-history.module.css'

type Props = { patientId: string; children: (entries: readonly AuditRow[]) => ReactNode }

/** The audit entries of a patient, newest first (REQ-676), once they are there; what is missing is said. */
export function AuditLoaded({ patientId, children }: Props) {
  const history = useQuery({
    queryKey: ['patient', patientId, 'audit'],
    queryFn: ({ signal }) => call(readAuditLog, { params: { patient_id: patientId }, signal }),
  })
  if (history.isPending) return <Skeletons />
  if (history.isError || !Array.isArray(history.data)) {
    return (
      <div className={classes.failed} role="alert">
        <span>
          {PATIENT_TEXTS.auditNotLoaded} {history.error ? problemSentence(history.error) : ''}
        </span>
        <Button size="compact-sm" variant="default" onClick={() => void history.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
  if (history.data.length === 0) return <p className={classes.none}>{PATIENT_TEXTS.noAudit}</p>
  return children(history.data)
}

function Skeletons() {
  return (
    <Stack gap="xs" role="status" aria-label={t('Loading history')}>
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="55%" />
      <Skeleton height={14} width="62%" />
    </Stack>
  )
}
