import { Button } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'
import { WorkspaceBar } from '../workspace/workspace-bar.tsx'
import type { BuilderActions } from './builder-actions.ts'

type Props = { desk: WorkspaceState; mayWrite: boolean; verbs: BuilderActions; onLeave: () => void }

/** The line above the builder, with the way to the branches. */
export function BuilderBar({ desk, mayWrite, verbs, onLeave }: Props) {
  return (
    <WorkspaceBar desk={desk} canWrite={mayWrite} verbs={verbs} onLeave={onLeave}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSitemap size={16} aria-hidden />}
        renderRoot={(props) => <Link to={'/pages/editQuestionnaire' as never} search={{ draft: desk.about.key } as never} {...props} />}
      >
        Branches in the editor
      </Button>
    </WorkspaceBar>
  )
}
