import { Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { DropMenu } from '../../../ui/popup/drop-menu.tsx'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'
import { LoadDialog } from '../drafts/load-dialog.tsx'
import { downloadQuestions } from '../versions/download-questions.ts'
import type { EditorActions } from './editor-actions.ts'
import { useDraftDeletion } from './use-draft-deletion.tsx'
import { WorkspaceBar } from './workspace-bar.tsx'

type Props = { draftState: WorkspaceState; canWrite: boolean; actions: EditorActions; onLeave: () => void }

/** The line above the editor, with what is done to a questionnaire as a whole (REQ-338). */
export const DraftBar = memo(function DraftBar({ draftState, canWrite, actions, onLeave }: Props) {
  return (
    <WorkspaceBar draftState={draftState} canWrite={canWrite} actions={actions} onLeave={onLeave}>
      <DocumentActions about={draftState.about} canWrite={canWrite} actions={actions} onLeave={onLeave} />
    </WorkspaceBar>
  )
})

const DocumentActions = memo(function DocumentActions({
  about,
  canWrite,
  actions,
  onLeave,
}: Omit<Props, 'draftState'> & Pick<WorkspaceState, 'about'>) {
  const [loading, setLoading] = useState(false)
  const deletion = useDraftDeletion(about, onLeave)
  return (
    <>
      {canWrite && (
        <>
          <Button size="xs" variant="default" onClick={() => void actions.reset()}>
            {t('Reset')}
          </Button>
          <Button size="xs" onClick={() => void actions.save()}>
            {t('Save')}
          </Button>
        </>
      )}
      <DropMenu
        entries={() => [
          ...(canWrite ? [{ label: t('Load JSON'), run: () => setLoading(true) }] : []),
          { label: t('Download JSON'), run: () => downloadQuestions(about.key, actions.questions()) },
          ...(canWrite ? (['line', { label: t('Delete questionnaire'), run: deletion.run }] as const) : []),
        ]}
        button={(trigger) => (
          <Button {...trigger} size="xs" variant="default" aria-label={t('More')} px={8}>
            <IconDots size={16} aria-hidden />
          </Button>
        )}
      />
      <LoadDialog opened={loading} onClose={() => setLoading(false)} onLoad={actions.load} />
      {deletion.dialog}
    </>
  )
})
