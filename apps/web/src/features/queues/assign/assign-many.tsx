import type { Queue } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { BulkAssign } from '../bulk/bulk-bar.tsx'
import { AssignButton } from './assign-button.tsx'
import { ROLES } from './assign-people.ts'
import { useAssignWorkspace } from './assign-workspace.tsx'

/** Gives all chosen patients to one person; those who can’t be given to them are skipped and named. */
export function AssignMany({ queue, count, busy, give }: BulkAssign & { queue: Queue }) {
  const assigning = useAssignWorkspace()
  const [opened, setOpened] = useState(false)
  const whom = t('{count, plural, one {# patient} other {# patients}}', { count })
  return (
    <AssignButton
      people={{ queue, whom, people: assigning.everyone, emptyText: t('No {queue} has their queue enabled.', { queue: ROLES[queue] }) }}
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
          aria-label={t('Assign {whom}', { whom })}
        >
          {t('Assign')}
        </Button>
      )}
    />
  )
}
