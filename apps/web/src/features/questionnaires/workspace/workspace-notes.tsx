import { Alert, Button, Group } from '@mantine/core'
import { momentText } from '../../../lib/format/dates.ts'
import { countText } from '../../../lib/format/lists.ts'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'

type Props = { draftState: WorkspaceState; canWrite: boolean; onRecover: (take: boolean) => unknown }

/** What has to be known or decided before one continues: changes that an earlier visit left, and who may change anything. */
export function WorkspaceNotes({ draftState: { left }, canWrite, onRecover }: Props) {
  if (!canWrite) {
    return (
      <Alert variant="light" color="gray" p="sm">
        You can read this questionnaire. PCR managers, NP managers and administrators can change it.
      </Alert>
    )
  }
  if (!left) return null
  const count = left.missing
  return (
    <Alert variant="light" color="warn" p="sm" role="alert">
      {countText(count, 'change')} of {momentText(left.at)} {count === 1 ? 'was' : 'were'} not saved.
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={() => onRecover(true)}>
          Put {count === 1 ? 'it' : 'them'} in
        </Button>
        <Button size="xs" variant="default" onClick={() => onRecover(false)}>
          Throw {count === 1 ? 'it' : 'them'} away
        </Button>
      </Group>
    </Alert>
  )
}
