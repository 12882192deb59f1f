import { IconSitemap } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'
import { WorkspaceBar } from '../workspace/workspace-bar.tsx'
import type { BuilderActions } from './builder-actions.ts'

type Props = { draftState: WorkspaceState; mayWrite: boolean; actions: BuilderActions; onLeave: () => void }

/** The line above the builder, with the way to the branches. */
export function BuilderBar({ draftState, mayWrite, actions, onLeave }: Props) {
  return (
    <WorkspaceBar draftState={draftState} canWrite={mayWrite} actions={actions} onLeave={onLeave}>
      <LinkButton
        size="xs"
        variant="default"
        leftSection={<IconSitemap size={16} aria-hidden />}
        to="/pages/editQuestionnaire"
        search={{ draft: draftState.about.key }}
      >
        {t('Branches in the editor')}
      </LinkButton>
    </WorkspaceBar>
  )
}
