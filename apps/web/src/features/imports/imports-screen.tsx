import { lazy, Suspense, useCallback, useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { ImportHistory } from './import-history.tsx'
import type { Step } from './state/import-search.ts'
import { useImportSearch } from './state/use-import-search.ts'
import { FilesPanel } from './upload/files-panel.tsx'
import { UploadForm } from './upload/upload-form.tsx'
import { useUpload } from './upload/use-upload.ts'

const ImportWorkspace = lazy(() => import('./import-workspace.tsx').then((module) => ({ default: module.ImportWorkspace })))
const UndoDialog = lazy(() => import('./undo/undo-dialog.tsx').then((module) => ({ default: module.UndoDialog })))

/** Uploads a spreadsheet, and shows what is open: an import step by step, or what was imported before. */
export function ImportsScreen() {
  const [{ open, step }, go] = useImportSearch()
  const upload = useUpload((started) => go({ open: started, step: null }))
  const { forget } = upload
  const [undoing, setUndoing] = useState<number | null>(null)
  const [everUndone, setEverUndone] = useState(false)
  const handleOpen = useCallback((id: number) => go({ open: id, step: null }), [go])
  const handleUndo = useCallback((id: number) => {
    setEverUndone(true)
    setUndoing(id)
  }, [])
  const handleStep = useCallback(
    (step: Step | null, replace?: boolean) => {
      forget()
      go({ open, step }, replace)
    },
    [open, go, forget],
  )
  const handleClose = () => {
    forget()
    go({ open: null, step: null })
  }
  return (
    <Page>
      <UploadForm upload={upload} />
      {open === null ? (
        <>
          <ImportHistory onOpen={handleOpen} onUndo={handleUndo} />
          <FilesPanel />
        </>
      ) : (
        <Suspense fallback={<TableSkeleton label={t('Loading import')} />}>
          <ImportWorkspace
            key={open}
            id={open}
            asked={step}
            onStep={handleStep}
            onOpen={handleOpen}
            onUndo={handleUndo}
            onRefused={forget}
            onClose={handleClose}
          />
        </Suspense>
      )}
      {everUndone && (
        <Suspense>
          <UndoDialog id={undoing} onClose={() => setUndoing(null)} onUndone={handleOpen} />
        </Suspense>
      )}
    </Page>
  )
}
