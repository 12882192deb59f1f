import { REPLY_PERIODS, type StaffReplies } from '@clinic/contract/transcripts'
import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useCallback } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { rangeText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { type ConversationSearch, replyPeriodOf } from './conversation-search.ts'
import { secondsText } from './rate-text.ts'
import classes from './staff-replies-view.module.css'
import type { useConversationSearch } from './use-conversation-search.ts'
import { useStaffReplies } from './use-conversations.ts'
import { WaitingList } from './waiting-list.tsx'

type Props = {
  search: ConversationSearch
  change: ReturnType<typeof useConversationSearch>[1]
  patientCell: (patientId: string) => ReactNode
}

/** Who waits for a person in the chat now, how soon staff replied, and how conversations were handed back (F-11). */
export function StaffRepliesView({ search, change, patientCell }: Props) {
  const period = replyPeriodOf(search)
  const replies = useStaffReplies(period)
  const { data } = replies
  const open = useCallback((id: string) => change.go({ open: id }), [change])
  if (replies.isError && !data)
    return (
      <LoadFailure title={t('The figures could not be loaded')} retry={replies.refetch}>
        {problemSentence(replies.error)}
      </LoadFailure>
    )
  if (!data) return <TableSkeleton label={t('Loading the figures')} rows={6} />
  return (
    <div className={classes.view} aria-busy={replies.isFetching} data-old={replies.isPlaceholderData || undefined}>
      <WaitingList
        waiting={data.waiting}
        minute={data.minute}
        busy={replies.isFetching}
        onRefresh={() => void replies.refetch()}
        onOpen={open}
        patientCell={patientCell}
      />
      <div className={classes.line}>
        <SegmentedControl
          aria-label={t('Period')}
          data={REPLY_PERIODS.map((value) => ({ value, label: t('{value} days', { value }) }))}
          value={period}
          onChange={(days) => change.go({ days: days === '7' ? '' : days })}
        />
        <span className={classes.quiet}>{rangeText(data.startDate, data.endDate)}</span>
      </div>
      <FirstReplies replies={data.replies} />
      <HandBacks handBacks={data.handBacks} />
    </div>
  )
}

function FirstReplies({ replies }: Pick<StaffReplies, 'replies'>) {
  const { requests, answered, median_seconds, p90_seconds, worst_seconds } = replies
  return (
    <Panel title={t('Time to first reply')} note={t('{requests, plural, one {# request} other {# requests}}', { requests })}>
      <ul className={classes.figures} aria-label={t('Time to first reply')}>
        <Figure name={t('Median')} value={secondsText(median_seconds)} />
        <Figure name={t('90th percentile')} value={secondsText(p90_seconds)} />
        <Figure name={t('Longest')} value={secondsText(worst_seconds)} />
        <Figure
          name={t('No reply in the chat')}
          value={numberText(requests - answered)}
          note={t('Still waiting, phoned instead, or ended')}
        />
      </ul>
      <p className={classes.text}>
        {t(
          'From the request for a person to the first message that staff wrote. Joining without a message doesn’t count. Times include closed hours.',
        )}
      </p>
    </Panel>
  )
}

function HandBacks({ handBacks }: Pick<StaffReplies, 'handBacks'>) {
  const { to_assistant, to_next, absent_unanswered, absent_quiet } = handBacks
  return (
    <Panel title={t('Hand-backs')} note={numberText(to_assistant + to_next + absent_unanswered + absent_quiet)}>
      <ul className={classes.figures} aria-label={t('Hand-backs')}>
        <Figure name={t('By a person, to the assistant')} value={numberText(to_assistant)} />
        <Figure name={t('By a person, to the next in line')} value={numberText(to_next)} />
        <Figure name={t('By absence, patient unanswered')} value={numberText(absent_unanswered)} note={t('No reply for 10 minutes')} />
        <Figure name={t('By absence, both silent')} value={numberText(absent_quiet)} note={t('No messages for 1 hour')} />
      </ul>
    </Panel>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <li className={classes.figure}>
      <span className={classes.name}>{name}</span>
      <span className={classes.number}>{value}</span>
      {note && <span className={classes.quiet}>{note}</span>}
    </li>
  )
}
