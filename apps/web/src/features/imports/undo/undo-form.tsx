import { type ImportDetail, undoImport } from '@clinic/contract/imports'
import { Alert, Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { keepImport } from '../state/use-imports.ts'
import { Conflicts } from './conflicts.tsx'
import { type ConflictChoice, choiceBody, KEEP_ALL, type UndoPreview } from './undo-choice.ts'
import classes from './undo-form.module.css'

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
  const { clean, removed, kept_total, changed_total } = preview
  const [choice, setChoice] = useState<ConflictChoice>(KEEP_ALL)
  const client = useQueryClient()
  const undoing = useMutation({
    mutationFn: () =>
      call(undoImport, {
        params: { id: String(detail.id) },
        body: { version: detail.version, ...choiceBody(choice) },
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
  return (
    <div className={classes.form}>
      <ul className={classes.facts}>
        {clean > 0 && (
          <li>
            {tRich('{fields} {count, plural, one {goes} other {go}} back to what stood there before.', {
              fields: <strong>{t('{clean, plural, one {# field} other {# fields}}', { clean })}</strong>,
              count: clean,
            })}
          </li>
        )}
        {clean + removed === 0 && <li>{t('Nothing can be reverted automatically: everything has been changed or used since.')}</li>}
        {removed > 0 && (
          <li>
            {tRich('{rows} that the import added {count, plural, one {is} other {are}} taken away again.', {
              rows: <strong>{t('{removed, plural, one {# row} other {# rows}}', { removed })}</strong>,
              count: removed,
            })}
          </li>
        )}
      </ul>
      {kept_total > 0 && <Kept preview={preview} />}
      {changed_total > 0 && (
        <Conflicts id={detail.id} kind={detail.kind ?? 'patients'} preview={preview} choice={choice} onChoice={setChoice} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button color="bad" loading={undoing.isPending} onClick={() => undoing.mutate()}>
          {t('Undo the import')}
        </Button>
      </Group>
    </div>
  )
}

/** Of many only the first are worth a line. */
const MOST_LISTED = 20

function Kept({ preview: { kept, kept_total } }: { preview: UndoPreview }) {
  return (
    <Alert color="warn" title={t('{kept_total, plural, one {# imported row} other {# imported rows}} can’t be removed', { kept_total })}>
      <ul className={classes.saved}>
        {kept.slice(0, MOST_LISTED).map(({ row_number, key, reason }) => (
          <li key={row_number}>{t('{key} (row {row_number}): {reason}', { key, row_number: numberText(row_number), reason })}</li>
        ))}
        {kept_total > MOST_LISTED && <li>{t('and {kept_total} more', { kept_total: numberText(kept_total - MOST_LISTED) })}</li>}
      </ul>
    </Alert>
  )
}
