import { Alert, Button, Group } from '@mantine/core'
import { momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'

type Props = { draftState: WorkspaceState; canWrite: boolean; onRecover: (take: boolean) => unknown }

/** What has to be known or decided before one continues: changes that an earlier visit left, and who may change anything. */
export function WorkspaceNotes({ draftState: { left }, canWrite, onRecover }: Props) {
  if (!canWrite) {
    return (
      <Alert variant="light" color="gray" p="sm">
        {t('You can read this questionnaire. PCR managers, NP managers and administrators can change it.')}
      </Alert>
    )
  }
  if (!left) return null
  const count = left.missing
  return (
    <Alert variant="light" color="warn" p="sm" role="alert">
      {t('{count, plural, one {# change} other {# changes}} of {at} {count, plural, one {was} other {were}} not saved.', {
        count,
        at: momentText(left.at),
      })}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={() => onRecover(true)}>
          {t('Put {count, plural, one {it} other {them}} in', { count })}
        </Button>
        <Button size="xs" variant="default" onClick={() => onRecover(false)}>
          {t('Throw {count, plural, one {it} other {them}} away', { count })}
        </Button>
      </Group>
    </Alert>
  )
}
