import { lazy, Suspense, useCallback, useState } from 'react'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { FilesPanel } from './files-panel.tsx'
import { ImportHistory } from './import-history.tsx'
import type { Step } from './import-search.ts'
import { UploadForm } from './upload-form.tsx'
import { useImportSearch } from './use-import-search.ts'
import { useUpload } from './use-upload.ts'

const ImportDesk = lazy(() => import('./import-desk.tsx').then((module) => ({ default: module.ImportDesk })))
const UndoDialog = lazy(() => import('./undo-dialog.tsx').then((module) => ({ default: module.UndoDialog })))

/** Uploads a spreadsheet, and shows what is open of it: an import step by step, or what was imported before. */
export function ImportsScreen() {
  const [{ open, step }, go] = useImportSearch()
  const upload = useUpload((begun) => go({ open: begun, step: null }))
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
        <Suspense fallback={<TableSkeleton label="Loading the import" />}>
          <ImportDesk
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
