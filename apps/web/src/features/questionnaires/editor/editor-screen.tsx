import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { Page } from '../../../ui/page.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { DraftPicker } from '../drafts/draft-picker.tsx'

const EditorDraft = lazy(() => loadPart(() => import('./editor-draft.tsx')).then((module) => ({ default: module.EditorDraft })))

/** The questionnaire editor: which questionnaire, then its questions (`?draft=KEY`). */
export function EditorScreen() {
  const { draft = '' } = useSearch({ from: '/pages/editQuestionnaire' })
  const navigate = useNavigate()
  const open = (key: string | null) => void navigate({ to: '/pages/editQuestionnaire', search: key === null ? {} : { draft: key } })
  if (draft === '') return <DraftPicker onOpen={open} />
  return (
    <Suspense
      fallback={
        <Page>
          <TableSkeleton label={t('Loading the editor')} rows={8} columns={3} />
        </Page>
      }
    >
      <EditorDraft key={draft} draftKey={draft} onLeave={() => open(null)} />
    </Suspense>
  )
}
