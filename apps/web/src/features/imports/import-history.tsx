import { IMPORT_PAGE, type ImportLine } from '@clinic/contract/imports'
import { Button, UnstyledButton } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { momentText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './import-history.module.css'
import { PagesNav } from './rows/pages-nav.tsx'
import { countsText, KIND_NAMES, STATE_NAMES, STATE_TONES, sizeText } from './state/import-messages.ts'
import { isWorking } from './state/import-steps.ts'
import { useImports } from './state/use-imports.ts'

type Props = { onOpen: (id: number) => void; onUndo: (id: number) => void }

/** What was imported, by whom and when, the newest first; each can be opened, and undone. */
export function ImportHistory({ onOpen, onUndo }: Props) {
  const [page, setPage] = useState(1)
  const imports = useImports(page)
  const columns = useMemo(() => columnsOf({ onOpen, onUndo }), [onOpen, onUndo])
  const { data } = imports
  return (
    <Panel
      title={t('Imports')}
      note={data && data.total > 0 && t('{total, plural, one {# import} other {# imports}}', { total: data.total })}
      flush
    >
      {imports.isError && (
        <LoadFailure title={t('The imports could not be loaded')} retry={imports.refetch}>
          {problemSentence(imports.error)}
        </LoadFailure>
      )}
      {imports.isPending && <TableSkeleton label={t('Loading the imports')} rows={4} columns={6} />}
      {data && data.rows.length === 0 && (
        <EmptyState icon={<IconTableImport size={20} aria-hidden />} title={t('No imports yet')}>
          {t('Upload a spreadsheet above. You’ll see a preview before anything is saved.')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <DataTable label={t('Imports')} columns={columns} rows={data.rows} keyOf={keyOf} view={String(page)} needs={860} />
          <PagesNav label={t('imports')} page={page} size={IMPORT_PAGE} total={data.total} onPage={setPage} />
        </>
      )}
    </Panel>
  )
}

const keyOf = ({ id }: ImportLine) => String(id)

function columnsOf({ onOpen, onUndo }: Props): Column<ImportLine>[] {
  return [
    {
      key: 'file',
      header: t('File'),
      cell: ({ id, file_name, file_size }) => (
        <>
          <UnstyledButton className={classes.open} onClick={() => onOpen(id)}>
            {file_name}
          </UnstyledButton>
          <div className={classes.quiet}>{t('Import {id}, {file_size}', { id, file_size: sizeText(file_size) })}</div>
        </>
      ),
      width: '24%',
      phone: 'heading',
    },
    { key: 'kind', header: t('Type'), cell: ({ kind }) => (kind ? KIND_NAMES[kind] : '–'), width: '12%' },
    {
      key: 'by',
      header: t('Uploaded'),
      cell: ({ created_by, created_at }) => (
        <>
          {created_by}
          <div className={classes.quiet}>{momentText(created_at)}</div>
        </>
      ),
      width: '19%',
    },
    { key: 'rows', header: t('Rows'), cell: ({ counts }) => (counts ? countsText(counts) : '–') },
    {
      key: 'state',
      header: t('State'),
      cell: (row) => <State row={row} />,
      width: '17%',
      phone: 'end',
    },
    {
      key: 'do',
      header: t('Actions'),
      quietHeader: true,
      cell: (row) => <Actions row={row} onOpen={onOpen} onUndo={onUndo} />,
      width: '13%',
    },
  ]
}

function State({ row: { state, progress, total, undone_by, undone_at, undo_until, same_as } }: { row: ImportLine }) {
  return (
    <div className={classes.state}>
      <Chip tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Chip>
      {isWorking(state) && total > 0 && (
        <div className={classes.quiet}>{t('{progress} of {total} rows', { progress: numberText(progress), total: numberText(total) })}</div>
      )}
      {undone_at !== null && (
        <div className={classes.quiet}>
          {undone_by}, {momentText(undone_at)}
        </div>
      )}
      {undo_until !== null && (
        <div className={classes.quiet}>
          {mayUndo({ undo_until }) ? t('can be undone until') : t('could be undone until')} {momentText(undo_until)}
        </div>
      )}
      {same_as !== null && <div className={classes.quiet}>{t('the same file as import {same_as}', { same_as })}</div>}
    </div>
  )
}

function mayUndo({ undo_until }: Pick<ImportLine, 'undo_until'>): boolean {
  return undo_until !== null && Date.parse(undo_until) > Date.now()
}

function Actions({ row: { id, state, file_name, undo_until }, onOpen, onUndo }: Props & { row: ImportLine }) {
  const isUndo = state === 'applied' && mayUndo({ undo_until })
  const text = isUndo ? t('Undo') : state === 'choosing' || state === 'checked' ? t('Continue') : t('Open')
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('{action}: import {id}, {file_name}', { action: text, id, file_name })}
        onClick={() => (isUndo ? onUndo(id) : onOpen(id))}
      >
        {text}
      </Button>
    </div>
  )
}
