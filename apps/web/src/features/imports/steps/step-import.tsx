import { exportRejected, type ImportCounts, type ImportDetail, type ImportState } from '@clinic/contract/imports'
import { Alert, Button } from '@mantine/core'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { callAddress } from '../../../lib/api.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { countText, listText } from '../../../lib/format/lists.ts'
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
      <StepFrame step="import" title={under} lead="The whole import is saved in one step. If it fails, nothing changes.">
        <WorkProgress label={under} progress={progress} total={total} />
      </StepFrame>
    )
  return <Result {...props} />
}

const RUNNING: Partial<Record<ImportState, string>> = { applying: 'Importing', undoing: 'Undoing the import' }

function Plan({ detail, actions, onRows }: Props) {
  const { ask, dialog } = useConfirm()
  const counts = detail.counts ?? NO_COUNTS
  const kind = detail.kind ?? 'patients'
  const writes = counts.new + counts.changed
  const isHeld = detail.choices?.faulty_rows === 'refuse_all' && counts.refused > 0
  const begin = async () => {
    const sure = await ask({
      title: `Import ${countText(writes, 'row')} of “${detail.file_name}”?`,
      text: `${KIND_NAMES[kind]}: ${countsText(counts)}. Everything is saved in one step. You can undo it later.`,
      confirm: 'Import',
    })
    if (sure) await actions.apply()
  }
  return (
    <StepFrame
      step="import"
      title="Review"
      lead="Nothing has been imported yet."
      buttons={
        <>
          <Button variant="default" onClick={onRows}>
            Back to the rows
          </Button>
          <Button disabled={writes === 0 || isHeld} loading={actions.applying} onClick={() => void begin()}>
            Import {countText(writes, 'row')}
          </Button>
        </>
      }
    >
      <CountTiles counts={counts} />
      {isHeld && (
        <Alert color="bad" title={`${countText(counts.refused, 'row')} with faults hold the import up`}>
          Fix or exclude them, or go back to Columns and choose to import only valid rows.
        </Alert>
      )}
      {!isHeld && counts.refused > 0 && (
        <Alert color="warn" title={`${countText(counts.refused, 'refused row')} will not be imported`}>
          You can download them in the same format, fix them and upload them again.
        </Alert>
      )}
      {writes === 0 && (
        <Alert color="accent" title="There is nothing to import">
          {nothingText(counts)}
        </Alert>
      )}
      {dialog}
    </StepFrame>
  )
}

function nothingText(counts: ImportCounts): string {
  const why = [
    ...(counts.same > 0 ? ['what the clinic has already'] : []),
    ...(counts.refused > 0 ? ['refused'] : []),
    ...(counts.left_out > 0 ? ['left out'] : []),
  ]
  return why.length > 0 ? `Every row is ${listText(why).replace(' and ', ' or ')}.` : 'The file has no rows.'
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
      title={isUndone ? 'This import was undone' : 'Imported'}
      lead={
        isUndone
          ? `By ${undone_by ?? 'another user'}, ${momentText(undone_at)}. It had been imported ${momentText(applied_at)}.`
          : `${momentText(applied_at)}. ${undo_until === null ? '' : `It can be undone until ${momentText(undo_until)}, also after other changes.`}`
      }
      buttons={
        <>
          <Button variant="default" onClick={onRows}>
            Show the rows
          </Button>
          {!isUndone && !isOver && (
            <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={onUndo}>
              Undo this import
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
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
            Download {countText(counts.refused, 'refused row')}
          </Button>
        </div>
      )}
    </StepFrame>
  )
}
