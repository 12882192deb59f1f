import { lazy, Suspense } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { DraftPicker } from '../drafts/draft-picker.tsx'
import { useDraft } from '../drafts/draft-queries.ts'
import { type QuestionnairePath, useQuestionnaireAddress } from './use-questionnaire-address.ts'

const QuestionnaireWorkspace = lazy(() =>
  loadPart(() => import('./questionnaire-workspace.tsx')).then((module) => ({ default: module.QuestionnaireWorkspace })),
)

/** The clinic's questionnaires: which one (`?draft=KEY`), then its views. The editor's and the builder's path lead to it (REQ-016, REQ-017). */
export function QuestionnaireScreen({ path }: { path: QuestionnairePath }) {
  const { draft, isBuilder, open } = useQuestionnaireAddress(path)
  if (draft === '') return <DraftPicker startsEmpty={isBuilder} onOpen={open} />
  return <Chosen key={draft} path={path} draftKey={draft} onLeave={() => open(null)} />
}

function Chosen({ path, draftKey, onLeave }: { path: QuestionnairePath; draftKey: string; onLeave: () => void }) {
  const draft = useDraft(draftKey)
  if (draft.isError)
    return (
      <Page>
        <LoadFailure title={t('The questionnaire could not be loaded')} retry={draft.refetch}>
          {problemSentence(draft.error)}
        </LoadFailure>
      </Page>
    )
  const loading = (
    <Page>
      <TableSkeleton label={t('Loading the questionnaire')} rows={8} columns={3} />
    </Page>
  )
  return (
    <Suspense fallback={loading}>
      {draft.data ? <QuestionnaireWorkspace path={path} draft={draft.data} onLeave={onLeave} /> : loading}
    </Suspense>
  )
}
