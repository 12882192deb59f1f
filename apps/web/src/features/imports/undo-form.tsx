import type { Output } from '@clinic/contract/endpoint'
import { type ImportDetail, type previewUndo, type SinceChanged, undoImport } from '@clinic/contract/imports'
import { Alert, Button, Group, SegmentedControl } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { countText } from '../../lib/format/lists.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { notify } from '../../lib/notify.tsx'
import { SinceTable, sinceKey } from './since-table.tsx'
import classes from './undo-form.module.css'
import { keepImport } from './use-imports.ts'

export type UndoPreview = Output<typeof previewUndo>

type Props = {
  detail: ImportDetail
  preview: UndoPreview
  onClose: () => void
  onUndone: (detail: ImportDetail) => void
  /** It was not done: what is shown may no longer be so. */
  onRefused: () => void
}

/** Says what goes back, asks about what was changed since, and undoes the import. */
export function UndoForm({ detail, preview, onClose, onUndone, onRefused }: Props) {
  const { clean, removed, kept, changed, changed_total } = preview
  const [restore, setRestore] = useState<ReadonlySet<string>>(new Set())
  const client = useQueryClient()
  const undoing = useMutation({
    mutationFn: () =>
      call(undoImport, {
        params: { id: String(detail.id) },
        body: {
          version: detail.version,
          restore: changed.filter((one) => restore.has(sinceKey(one))).map(({ key, field }) => ({ key, field })),
        },
      }),
    onSuccess: async (undone) => {
      await keepImport(client, undone)
      onUndone(undone)
    },
    onError: (error) => {
      notify.failure(problemSentence(error))
      onRefused()
    },
  })
  const every = changed.length > 0 && changed.every((one) => restore.has(sinceKey(one)))
  const put = (one: SinceChanged, back: boolean) => {
    const after = new Set(restore)
    if (back) after.add(sinceKey(one))
    else after.delete(sinceKey(one))
    setRestore(after)
  }
  return (
    <div className={classes.form}>
      <ul className={classes.facts}>
        {clean > 0 && (
          <li>
            <strong>{countText(clean, 'field')}</strong> {clean === 1 ? 'goes' : 'go'} back to what stood there before.
          </li>
        )}
        {clean + removed === 0 && <li>Nothing can simply be put back: it was all changed or used since.</li>}
        {removed > 0 && (
          <li>
            <strong>{countText(removed, 'row')}</strong> that the import added {removed === 1 ? 'is' : 'are'} taken away again.
          </li>
        )}
      </ul>
      {kept.length > 0 && <Kept kept={kept} />}
      {changed.length > 0 && (
        <section className={classes.since} aria-label="Changed since the import">
          <div className={classes.head}>
            <h3 className={classes.title}>{countText(changed_total, 'field')} changed since the import</h3>
            <SegmentedControl
              size="xs"
              aria-label="All of them"
              data={[
                { value: 'keep', label: 'Keep all' },
                { value: 'back', label: 'Put all back' },
              ]}
              // Neither of the two where some are kept and some are not.
              value={restore.size === 0 ? 'keep' : every ? 'back' : ''}
              onChange={(value) => setRestore(value === 'back' ? new Set(changed.map(sinceKey)) : new Set())}
            />
          </div>
          <SinceTable kind={detail.kind ?? 'patients'} changed={changed} restore={restore} onPut={put} />
          {changed_total > changed.length && (
            <p className={classes.quiet}>
              {numberText(changed_total - changed.length)} more were changed since. They are kept as they are now.
            </p>
          )}
        </section>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="bad" loading={undoing.isPending} onClick={() => undoing.mutate()}>
          Undo the import
        </Button>
      </Group>
    </div>
  )
}

/** Of many only the first are worth a line. */
const TOLD = 20

function Kept({ kept }: { kept: UndoPreview['kept'] }) {
  return (
    <Alert color="warn" title={`${countText(kept.length, 'row')} that the import added cannot be taken away`}>
      <ul className={classes.kept}>
        {kept.slice(0, TOLD).map(({ row_number, key, reason }) => (
          <li key={row_number}>
            {key} (row {numberText(row_number)}): {reason}
          </li>
        ))}
        {kept.length > TOLD && <li>and {numberText(kept.length - TOLD)} more</li>}
      </ul>
    </Alert>
  )
}
