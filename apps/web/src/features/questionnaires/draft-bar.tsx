import { Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { DropMenu } from '../../ui/drop-menu.tsx'
import { DeskBar } from './desk-bar.tsx'
import { useDeletion } from './draft-bar-delete.tsx'
import { downloadQuestions } from './draft-bar-download.ts'
import type { Desk } from './draft-desk.ts'
import type { EditorVerbs } from './editor-verbs.ts'
import { LoadDialog } from './load-dialog.tsx'

type Props = { desk: Desk; canWrite: boolean; verbs: EditorVerbs; onLeave: () => void }

/** The line above the editor, with what is done to a questionnaire as a whole (REQ-338). */
export const DraftBar = memo(function DraftBar({ desk, canWrite, verbs, onLeave }: Props) {
  return (
    <DeskBar desk={desk} canWrite={canWrite} verbs={verbs} onLeave={onLeave}>
      <WholeVerbs about={desk.about} canWrite={canWrite} verbs={verbs} onLeave={onLeave} />
    </DeskBar>
  )
})

const WholeVerbs = memo(function WholeVerbs({ about, canWrite, verbs, onLeave }: Omit<Props, 'desk'> & Pick<Desk, 'about'>) {
  const [loading, setLoading] = useState(false)
  const deletion = useDeletion(about, onLeave)
  return (
    <>
      {canWrite && (
        <>
          <Button size="xs" variant="default" onClick={() => void verbs.reset()}>
            Reset
          </Button>
          <Button size="xs" onClick={() => void verbs.save()}>
            Save
          </Button>
        </>
      )}
      <DropMenu
        entries={() => [
          ...(canWrite ? [{ label: 'Load JSON', run: () => setLoading(true) }] : []),
          { label: 'Download JSON', run: () => downloadQuestions(about.key, verbs.questions()) },
          ...(canWrite ? (['line', { label: 'Delete questionnaire', isBad: true, run: deletion.run }] as const) : []),
        ]}
        button={(trigger) => (
          <Button {...trigger} size="xs" variant="default" aria-label="More" px={8}>
            <IconDots size={16} aria-hidden />
          </Button>
        )}
      />
      <LoadDialog opened={loading} onClose={() => setLoading(false)} onLoad={verbs.load} />
      {deletion.dialog}
    </>
  )
})
