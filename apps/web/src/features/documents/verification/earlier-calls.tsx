import { type EarlierCall, listVerifications } from '@clinic/contract/documents/verification'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CONFIRMABLE_NAMES } from './confirmable-names.ts'
import classes from './verification.module.css'

/** Earlier calls of sellers, newest first: about the document of this call, or the last ones about any. It names no patient. */
export function EarlierCalls({ number, current }: { number: string; current: number | null }) {
  const earlier = useQuery({
    queryKey: ['verifications', number, current],
    queryFn: ({ signal }) => call(listVerifications, { query: { document_number: number }, signal }),
  })
  const title = number === '' ? 'Earlier calls' : 'Earlier calls about this document'
  const calls = earlier.data?.calls.filter(({ id }) => id !== current) ?? []
  const more = (earlier.data?.total ?? 0) - (earlier.data?.calls.length ?? 0)
  return (
    <Panel title={title}>
      {earlier.isPending && <Skeleton height={60} role="status" aria-label="Loading earlier calls" />}
      {earlier.isError && (
        <div role="alert">
          {problemSentence(earlier.error)}{' '}
          <Button variant="default" size="xs" onClick={() => void earlier.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {earlier.data && calls.length === 0 && (
        <p className={classes.text}>No seller has called{number === '' ? ' yet' : ' about it before'}.</p>
      )}
      {calls.length > 0 && (
        <ul className={classes.calls}>
          {calls.map((one) => (
            <li key={one.id}>
              <span className={classes.called}>
                <span className={classes.strong}>
                  {one.document_number}, {one.seller}
                </span>
                <span className={classes.soft}>
                  {momentText(one.begun_at)}, {one.caller_name} to {one.by} · {outcomeText(one)}
                  {one.note && ` · ${one.note}`}
                </span>
              </span>
              <Chip tone={toneOf(one)}>{matchText(one)}</Chip>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={classes.text}>{more} more</p>}
    </Panel>
  )
}

function matchText({ found, matched }: EarlierCall): string {
  if (!found) return 'No such document'
  if (matched === null) return 'Not compared'
  return matched ? 'Match' : 'No match'
}

function toneOf({ matched, doubt }: EarlierCall): 'good' | 'warn' | 'accent' {
  if (matched === null) return 'accent'
  return matched && !doubt ? 'good' : 'warn'
}

function outcomeText({ ended_at, doubt, confirmed }: EarlierCall): string {
  if (ended_at === null) return 'not ended'
  if (doubt) return 'no answer given'
  return confirmed.length === 0
    ? 'nothing confirmed'
    : `confirmed: ${confirmed.map((one) => CONFIRMABLE_NAMES[one].toLowerCase()).join(', ')}`
}
