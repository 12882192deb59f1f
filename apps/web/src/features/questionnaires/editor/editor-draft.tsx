import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useDraft } from '../drafts/draft-queries.ts'
import { EditorWorkspace } from './editor-workspace.tsx'

type Props = { draftKey: string; onLeave: () => void }

/** Reads a draft and puts it on the desk. */
export function EditorDraft({ draftKey, onLeave }: Props) {
  const draft = useDraft(draftKey)
  if (draft.data) return <EditorWorkspace draft={draft.data} onLeave={onLeave} />
  return (
    <Page>
      {draft.isError ? (
        <LoadFailure title={t('The questionnaire could not be loaded')} retry={draft.refetch}>
          {problemSentence(draft.error)}
        </LoadFailure>
      ) : (
        <TableSkeleton label={t('Loading the questionnaire')} rows={8} columns={3} />
      )}
    </Page>
  )
}
