import { Button } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { BuilderVerbs } from './builder-verbs.ts'
import { DeskBar } from './desk-bar.tsx'
import type { Desk } from './draft-desk.ts'

type Props = { desk: Desk; mayWrite: boolean; verbs: BuilderVerbs; onLeave: () => void }

/** The line above the builder, with the way to the branches. */
export function BuilderBar({ desk, mayWrite, verbs, onLeave }: Props) {
  return (
    <DeskBar desk={desk} canWrite={mayWrite} verbs={verbs} onLeave={onLeave}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSitemap size={16} aria-hidden />}
        renderRoot={(props) => <Link to={'/pages/editQuestionnaire' as never} search={{ draft: desk.about.key } as never} {...props} />}
      >
        Branches in the editor
      </Button>
    </DeskBar>
  )
}
