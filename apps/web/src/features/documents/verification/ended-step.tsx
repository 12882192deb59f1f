import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Started } from './started.ts'

/** The call is logged; the next one begins at the first step. */
export function EndedStep({ going, onAgain }: { going: Started; onAgain: () => void }) {
  return (
    <Panel title="Call logged">
      <div role="status">
        <EmptyState
          icon={<IconClipboardCheck size={20} aria-hidden />}
          title={`${going.call.seller}, ${going.caller}: ${going.number}`}
          action={<Button onClick={onAgain}>Next call</Button>}
        >
          It is in the log, and where a document was found, among those who opened the patient’s record.
        </EmptyState>
      </div>
    </Panel>
  )
}
