import { type DraftRow, restoreQuestionnaire } from '@clinic/contract/questionnaires/drafts'
import { Button, UnstyledButton } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { tSentence, tServer } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { refreshDrafts, useDrafts } from './draft-queries.ts'
import classes from './editor.module.css'

type Props = { canWrite: boolean; onOpen: (key: string) => void }

/** Every questionnaire with the state of its draft, and what was deleted. */
export function DraftPickerList({ canWrite, onOpen }: Props) {
  const drafts = useDrafts()
  const columns = useMemo(() => columnsOf({ onOpen }), [onOpen])
  const { data } = drafts
  return (
    <>
      <Panel
        title={t('Questionnaires')}
        note={data && t('{drafts, plural, one {# questionnaire} other {# questionnaires}}', { drafts: data.drafts.length })}
        flush
      >
        {drafts.isError && (
          <LoadFailure title={t('The questionnaires could not be loaded')} retry={drafts.refetch}>
            {problemSentence(drafts.error)}
          </LoadFailure>
        )}
        {drafts.isPending && <TableSkeleton label={t('Loading the questionnaires')} rows={6} columns={5} />}
        {data?.drafts.length === 0 && (
          <EmptyState icon={<IconListDetails size={20} aria-hidden />} title={t('No questionnaire yet')}>
            {t('Create one, or load one from JSON.')}
          </EmptyState>
        )}
        {data && data.drafts.length > 0 && (
          <DataTable label={t('Questionnaires')} columns={columns} rows={data.drafts} keyOf={keyOf} view="drafts" needs={640} />
        )}
      </Panel>
      {data && data.deleted.length > 0 && <Deleted rows={data.deleted} canWrite={canWrite} />}
    </>
  )
}

const keyOf = ({ key }: DraftRow) => key

function Deleted({ rows, canWrite }: { rows: readonly DraftRow[]; canWrite: boolean }) {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: ({ id }: DraftRow) => call(restoreQuestionnaire, { params: { id: String(id) } }),
    onSuccess: (_, { name }) => {
      notify.success(t('“{name}” restored.', { name: tServer(name) }))
      return refreshDrafts(client)
    },
    onError: (error, row) => notify.failure(problemSentence(error), () => restore.mutate(row)),
  })
  return (
    <Panel title={t('Deleted')}>
      <ul className={classes.deleted}>
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              {tServer(row.name)} <span className={classes.quiet}>{row.key}</span>
            </span>
            {canWrite && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('Restore {name}', { name: tServer(row.name) })}
                disabled={restore.isPending}
                onClick={() => restore.mutate(row)}
              >
                {t('Restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function columnsOf({ onOpen }: Pick<Props, 'onOpen'>): Column<DraftRow>[] {
  return [
    {
      key: 'name',
      header: t('Name'),
      cell: ({ key, name }) => (
        <>
          <UnstyledButton className={classes.open} onClick={() => onOpen(key)}>
            {tServer(name)}
          </UnstyledButton>
          <br />
          <span className={classes.quiet}>{key}</span>
        </>
      ),
      width: '30%',
      phone: 'heading',
    },
    { key: 'questions', header: t('Questions'), cell: ({ questions }) => numberText(questions), width: '10%' },
    {
      key: 'published',
      header: t('Published'),
      cell: ({ version, published_at }) =>
        version === null ? (
          t('never')
        ) : (
          <>
            {t('version {version}', { version })}
            <br />
            <span className={classes.quiet}>{momentText(published_at)}</span>
          </>
        ),
      width: '20%',
    },
    { key: 'state', header: t('Draft'), cell: (row) => <State {...row} />, width: '18%', phone: 'end' },
    {
      key: 'edited',
      header: t('Last edited'),
      cell: ({ updated_by, updated_at }) => (
        <>
          {updated_by && tSentence(updated_by)}
          <br />
          <span className={classes.quiet}>{momentText(updated_at)}</span>
        </>
      ),
    },
  ]
}

function State({ version, differs, suggested }: DraftRow) {
  return (
    <span className={classes.states}>
      {version !== null && (differs ? <Chip tone="warn">{t('unpublished changes')}</Chip> : <Chip tone="good">{t('up to date')}</Chip>)}
      {version === null && <Chip>{t('not published yet')}</Chip>}
      {suggested !== null && <Chip tone="accent">{t('update available')}</Chip>}
    </span>
  )
}
