import { type EarlierCall, listVerifications } from '@clinic/contract/documents/verification'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { phoneText } from '../../../lib/format/phones.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CONFIRMABLES_IN_TEXT } from './confirmable-names.ts'
import classes from './verification.module.css'

/** Earlier calls of sellers, newest first: about the document of this call, or the last ones about any. It names no patient. */
export function EarlierCalls({ number, current }: { number: string; current: number | null }) {
  const earlier = useQuery({
    queryKey: ['verifications', number, current],
    queryFn: ({ signal }) => call(listVerifications, { query: { document_number: number }, signal }),
  })
  const title = number === '' ? t('Earlier calls') : t('Earlier calls about this document')
  const calls = earlier.data?.calls.filter(({ id }) => id !== current) ?? []
  const more = (earlier.data?.total ?? 0) - (earlier.data?.calls.length ?? 0)
  return (
    <Panel title={title}>
      {earlier.isPending && <Skeleton height={60} role="status" aria-label={t('Loading earlier calls')} />}
      {earlier.isError && (
        <div role="alert">
          {problemSentence(earlier.error)}{' '}
          <Button variant="default" size="xs" onClick={() => void earlier.refetch()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {earlier.data && calls.length === 0 && (
        <p className={classes.text}>{number === '' ? t('No seller has called yet.') : t('No seller has called about it before.')}</p>
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
                  {t('{begun_at}, {caller_name} to {by} · {outcome}', {
                    begun_at: momentText(one.begun_at),
                    caller_name: one.caller_name,
                    by: one.by,
                    outcome: outcomeText(one),
                  })}
                  {one.number_called && ` · ${t('called back on {number}', { number: phoneText(one.number_called) })}`}
                  {one.note && ` · ${one.note}`}
                </span>
              </span>
              <Chip tone={toneOf(one)}>{matchText(one)}</Chip>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={classes.text}>{t('{more} more', { more })}</p>}
    </Panel>
  )
}

function matchText({ found, matched }: EarlierCall): string {
  if (!found) return t('No such document')
  if (matched === null) return t('Not compared')
  return matched ? t('Match') : tIn('caller', 'No match')
}

function toneOf({ matched, doubt }: EarlierCall): 'good' | 'warn' | 'accent' {
  if (matched === null) return 'accent'
  return matched && !doubt ? 'good' : 'warn'
}

function outcomeText({ ended_at, doubt, confirmed }: EarlierCall): string {
  if (ended_at === null) return t('not ended')
  if (doubt) return t('no answer given')
  return confirmed.length === 0
    ? t('nothing confirmed')
    : t('confirmed: {facts}', { facts: confirmed.map((one) => CONFIRMABLES_IN_TEXT[one]).join(', ') })
}
