import { exportRejected, type ImportCounts, type ImportDetail, type ImportState } from '@clinic/contract/imports'
import { Alert, Button } from '@mantine/core'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { callAddress } from '../../../lib/api.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { countsText, KIND_NAMES, NO_COUNTS } from '../state/import-messages.ts'
import { useDownload } from '../state/use-download.ts'
import type { ImportActions } from '../state/use-import-actions.ts'
import { CountTiles } from './count-tiles.tsx'
import { StepFrame } from './step-frame.tsx'
import { WorkProgress } from './work-progress.tsx'

type Props = { detail: ImportDetail; actions: ImportActions; onRows: () => void; onUndo: () => void; onClose: () => void }

/** Review, asked about again; then how far it is, and the result. */
export function StepImport(props: Props) {
  const { state, progress, total } = props.detail
  if (state === 'checked') return <Plan {...props} />
  const under = RUNNING[state]
  if (under)
    return (
      <StepFrame step="import" title={under} lead={t('The whole import is saved in one step. If it fails, nothing changes.')}>
        <WorkProgress label={under} progress={progress} total={total} />
      </StepFrame>
    )
  return <Result {...props} />
}

const RUNNING: Partial<Record<ImportState, string>> = { applying: t('Importing'), undoing: t('Undoing the import') }

function Plan({ detail, actions, onRows }: Props) {
  const { ask, dialog } = useConfirm()
  const counts = detail.counts ?? NO_COUNTS
  const kind = detail.kind ?? 'patients'
  const writes = counts.new + counts.changed
  const isHeld = detail.choices?.faulty_rows === 'refuse_all' && counts.refused > 0
  const begin = async () => {
    const sure = await ask({
      title: t('Import {writes, plural, one {# row} other {# rows}} of “{file_name}”?', { writes, file_name: detail.file_name }),
      text: t('{kind}: {counts}. Everything is saved in one step. You can undo it later.', {
        kind: KIND_NAMES[kind],
        counts: countsText(counts),
      }),
      confirm: t('Import'),
    })
    if (sure) await actions.apply()
  }
  return (
    <StepFrame
      step="import"
      title={t('Review')}
      lead={t('Nothing has been imported yet.')}
      buttons={
        <>
          <Button variant="default" onClick={onRows}>
            {t('Back to the rows')}
          </Button>
          <Button disabled={writes === 0 || isHeld} loading={actions.applying} onClick={() => void begin()}>
            {t('Import {writes, plural, one {# row} other {# rows}}', { writes })}
          </Button>
        </>
      }
    >
      <CountTiles counts={counts} />
      {isHeld && (
        <Alert
          color="bad"
          title={t('{refused, plural, one {# row has} other {# rows have}} errors, so nothing is imported yet', {
            refused: counts.refused,
          })}
        >
          {t('Fix or exclude them, or go back to Columns and choose to import only valid rows.')}
        </Alert>
      )}
      {!isHeld && counts.refused > 0 && (
        <Alert
          color="warn"
          title={t('{refused, plural, one {# rejected row} other {# rejected rows}} will not be imported', { refused: counts.refused })}
        >
          {t('You can download them in the same format, fix them and upload them again.')}
        </Alert>
      )}
      {writes === 0 && (
        <Alert color="accent" title={t('There is nothing to import')}>
          {nothingText(counts)}
        </Alert>
      )}
      {dialog}
    </StepFrame>
  )
}

function nothingText(counts: ImportCounts): string {
  const why = [
    ...(counts.same > 0 ? [t('what the clinic has already')] : []),
    ...(counts.refused > 0 ? [tIn('row', 'rejected')] : []),
    ...(counts.left_out > 0 ? [tIn('row', 'excluded')] : []),
  ]
  return why.length > 0 ? t('Every row is {what}.', { what: orText(why) }) : t('The file has no rows.')
}

function orText(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : t('{items} or {last}', { items: items.slice(0, -1).join(', '), last })
}

function Result({ detail, onRows, onUndo, onClose }: Props) {
  const { id, state, applied_at, undone_at, undone_by, format, undo_until, content_removed_at } = detail
  const counts = detail.counts ?? NO_COUNTS
  const [download, downloading] = useDownload()
  const isUndone = state === 'undone'
  const isOver = undo_until === null || Date.parse(undo_until) <= Date.now()
  return (
    <StepFrame
      step="import"
      title={isUndone ? t('This import was undone') : tIn('import', 'Imported')}
      lead={
        isUndone
          ? t('By {undone_by}, {undone_at}. It had been imported {applied_at}.', {
              undone_by: undone_by ?? t('another user'),
              undone_at: momentText(undone_at),
              applied_at: momentText(applied_at),
            })
          : `${momentText(applied_at)}. ${undo_until === null ? '' : t('It can be undone until {undo_until}, also after other changes.', { undo_until: momentText(undo_until) })}`
      }
      buttons={
        <>
          <Button variant="default" onClick={onRows}>
            {t('Show the rows')}
          </Button>
          {!isUndone && !isOver && (
            <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={onUndo}>
              {t('Undo this import')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      <CountTiles counts={counts} past />
      {counts.refused > 0 && content_removed_at === null && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={downloading !== null}
            onClick={() => download(callAddress(exportRejected.path, { id: String(id) }), `import-${id}-refused.${format ?? 'csv'}`)}
          >
            {t('Download {refused, plural, one {# rejected row} other {# rejected rows}}', { refused: counts.refused })}
          </Button>
        </div>
      )}
    </StepFrame>
  )
}
