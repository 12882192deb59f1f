import type { ImportDetail } from '@clinic/contract/imports'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useImport, useUndoPreview } from '../state/use-imports.ts'
import { UndoForm } from './undo-form.tsx'

/** `id`: the import to be undone; `null`: none is. */
type Props = { id: number | null; onClose: () => void; onUndone: (id: number) => void }

/** What undoing an import would restore; each field that someone has changed since is asked about. */
export function UndoDialog({ id, onClose, onUndone }: Props) {
  const [last, setLast] = useState(id)
  if (id !== null && id !== last) setLast(id)
  return (
    <Modal opened={id !== null} onClose={onClose} size="xl" title={t('Undo import {id}', { id: last ?? '' })}>
      {last !== null && id !== null && <Undo id={last} onClose={onClose} onUndone={onUndone} />}
    </Modal>
  )
}

function Undo({ id, onClose, onUndone }: { id: number; onClose: () => void; onUndone: (id: number) => void }) {
  const detail = useImport(id)
  const preview = useUndoPreview(id)
  const failed = [detail, preview].find((one) => one.isError)
  if (failed)
    return (
      <LoadFailure title={t('What would be undone could not be loaded')} retry={failed.refetch}>
        {problemSentence(failed.error)}
      </LoadFailure>
    )
  if (!detail.data || !preview.data || preview.isFetching) return <TableSkeleton label={t('Checking what can be undone')} columns={3} />
  const handleUndone = (undone: ImportDetail) => {
    onClose()
    onUndone(undone.id)
  }
  return (
    <UndoForm
      detail={detail.data}
      preview={preview.data}
      onClose={onClose}
      onUndone={handleUndone}
      onRefused={() => void Promise.all([detail.refetch(), preview.refetch()])}
    />
  )
}
