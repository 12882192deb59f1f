import type { ConversationPage, ConversationRow } from '@clinic/contract/transcripts'
import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { chatStageText } from '../../lib/format/chat-stage-text.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { ConversationFilters } from './conversation-filters.tsx'
import classes from './conversation-list.module.css'
import { OUTCOME_NAMES, OUTCOME_TONES } from './conversation-messages.ts'
import { type ConversationSearch, countFilters, NO_FILTER } from './conversation-search.ts'
import { TranscriptLink } from './transcript-link.tsx'
import type { useConversationSearch } from './use-conversation-search.ts'
import { useConversations } from './use-conversations.ts'

type Props = {
  search: ConversationSearch
  change: ReturnType<typeof useConversationSearch>[1]
  patientCell: (patientId: string) => ReactNode
}

/** The conversations, newest first; each opens its transcript where the reader may open the patient's record. */
export function ConversationList({ search, change, patientCell }: Props) {
  const page = useConversations(search)
  const columns = useMemo(() => columnsOf({ open: (open) => change.go({ open }), patientCell }), [change, patientCell])
  const { data } = page
  return (
    <>
      <ConversationFilters filter={search} onChange={change.filter} />
      <Panel title={t('Conversations')} note={data && totalText(data)} flush>
        {page.isError && (
          <LoadFailure title={t('The conversations could not be loaded')} retry={page.refetch}>
            {problemSentence(page.error)}
          </LoadFailure>
        )}
        {page.isPending && <TableSkeleton label={t('Loading conversations')} rows={8} columns={7} />}
        {data && data.rows.length === 0 && <Nothing search={search} onClear={() => change.filter(NO_FILTER)} />}
        {data && data.rows.length > 0 && (
          <div className={classes.rows} data-old={page.isPlaceholderData || undefined} aria-busy={page.isPlaceholderData}>
            <DataTable
              label={t('Conversations')}
              columns={columns}
              rows={data.rows}
              keyOf={keyOf}
              view={JSON.stringify([search.before, data.rows[0]?.id])}
              needs={860}
            />
            {(search.before !== '' || data.older !== null) && (
              <nav className={classes.pages} aria-label={t('Pages of conversations')}>
                <Button variant="default" size="xs" disabled={search.before === ''} onClick={() => change.go({ before: '' })}>
                  {t('Newest')}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  disabled={data.older === null}
                  onClick={() => data.older && change.go({ before: data.older })}
                >
                  {t('Older')}
                </Button>
              </nav>
            )}
          </div>
        )}
      </Panel>
    </>
  )
}

const keyOf = ({ id }: ConversationRow) => id

type Tools = { open: (id: string) => void; patientCell: Props['patientCell'] }

function columnsOf({ open, patientCell }: Tools): Column<ConversationRow>[] {
  return [
    { key: 'when', header: t('Started'), cell: (row) => <TranscriptLink row={row} onOpen={open} />, width: '16%', phone: 'heading' },
    {
      key: 'patient',
      header: t('PatientID'),
      cell: ({ patient_id }) => (patient_id === null ? <span className={classes.none}>–</span> : patientCell(patient_id)),
      width: '13%',
      phone: 'second',
    },
    { key: 'stage', header: t('Stage reached'), cell: ({ stage }) => chatStageText(stage) },
    { key: 'messages', header: t('Messages'), cell: ({ messages }) => numberText(messages), width: '9%' },
    { key: 'minutes', header: t('Minutes'), cell: ({ minutes }) => numberText(minutes), width: '9%' },
    {
      key: 'outcome',
      header: t('Outcome'),
      cell: ({ outcome }) => <Chip tone={OUTCOME_TONES[outcome]}>{OUTCOME_NAMES[outcome]}</Chip>,
      width: '19%',
      phone: 'end',
    },
    {
      key: 'misunderstood',
      header: t('Misunderstood'),
      cell: ({ misunderstood }) => (misunderstood === 0 ? <span className={classes.none}>0</span> : numberText(misunderstood)),
      width: '12%',
    },
  ]
}

function totalText({ total, more }: ConversationPage): string {
  return more
    ? t('more than {total, plural, one {# conversation} other {# conversations}}', { total })
    : t('{total, plural, one {# conversation} other {# conversations}}', { total })
}

function Nothing({ search, onClear }: { search: ConversationSearch; onClear: () => void }) {
  const icon = <IconMessages size={20} aria-hidden />
  if (countFilters(search) === 0)
    return (
      <EmptyState icon={icon} title={t('No conversations yet')}>
        {t('Conversations appear here as soon as someone opens the chat.')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={icon}
      title={t('No matching conversations')}
      action={
        <Button size="xs" variant="default" onClick={onClear}>
          {t('Clear {search, plural, one {# filter} other {# filters}}', { search: countFilters(search) })}
        </Button>
      }
    >
      {t('Try a longer date range or fewer filters.')}
    </EmptyState>
  )
}
