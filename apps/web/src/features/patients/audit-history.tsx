import { type AuditRow, readAuditLog } from '@clinic/contract/audit'
import { PATIENT_TEXTS } from '@clinic/contract/texts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { momentText } from '../../lib/format/dates.ts'
import classes from './audit-history.module.css'

/** What happened to a patient, newest first (REQ-676). */
export function AuditHistory({ patientId }: { patientId: string }) {
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
          Try again
        </Button>
      </div>
    )
  }
  if (history.data.length === 0) return <p className={classes.none}>{PATIENT_TEXTS.noAudit}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list is reachable by keyboard
    <ol className={classes.list} tabIndex={0} aria-label="History">
      {history.data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: AuditRow }) {
  return (
    <li className={classes.entry}>
      <span className={classes.when}>{momentText(entry.createdAt)}</span>
      <span>
        <strong>{entry.action}</strong> by {entry.user}
        {entry.description && <span className={classes.what}>{entry.description}</span>}
      </span>
    </li>
  )
}

function Skeletons() {
  return (
    <Stack gap="xs" role="status" aria-label="Loading history">
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="55%" />
      <Skeleton height={14} width="62%" />
    </Stack>
  )
}
