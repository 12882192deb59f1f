import { IconSitemap } from '@tabler/icons-react'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'
import { WorkspaceBar } from '../workspace/workspace-bar.tsx'
import type { BuilderActions } from './builder-actions.ts'

type Props = { desk: WorkspaceState; mayWrite: boolean; verbs: BuilderActions; onLeave: () => void }

/** The line above the builder, with the way to the branches. */
export function BuilderBar({ desk, mayWrite, verbs, onLeave }: Props) {
  return (
    <WorkspaceBar desk={desk} canWrite={mayWrite} verbs={verbs} onLeave={onLeave}>
      <LinkButton
        size="xs"
        variant="default"
        leftSection={<IconSitemap size={16} aria-hidden />}
        to="/pages/editQuestionnaire"
        search={{ draft: desk.about.key }}
      >
        Branches in the editor
      </LinkButton>
    </WorkspaceBar>
  )
}
