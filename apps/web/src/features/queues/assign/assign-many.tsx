import type { Queue } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { countText } from '../../../lib/format/lists.ts'
import type { BulkAssign } from '../bulk/bulk-bar.tsx'
import { AssignButton } from './assign-button.tsx'
import { ROLES } from './assign-people.ts'
import { useAssignWorkspace } from './assign-workspace.tsx'

/** Gives all chosen patients to one person; those who can’t be given to them are skipped and named. */
export function AssignMany({ queue, count, busy, give }: BulkAssign & { queue: Queue }) {
  const assigning = useAssignWorkspace()
  const [opened, setOpened] = useState(false)
  const whom = countText(count, 'patient')
  return (
    <AssignButton
      people={{ queue, whom, people: assigning.everyone, emptyText: `No ${ROLES[queue]} has their queue enabled.` }}
      opened={opened}
      onChange={setOpened}
      onChoose={give}
      above
      button={(opener) => (
        <Button
          {...opener}
          size="xs"
          disabled={busy}
          rightSection={<IconChevronDown size={13} aria-hidden />}
          aria-label={`Assign ${whom}`}
        >
          Assign
        </Button>
      )}
    />
  )
}
