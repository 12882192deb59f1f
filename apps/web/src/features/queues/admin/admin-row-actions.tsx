import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import { DropMenu } from '../../../ui/popup/drop-menu.tsx'
import { QUEUE_ACTIONS } from '../actions/queue-actions.ts'
import { usePendingAction } from '../actions/use-queue-action.ts'
import { useAssignWorkspace } from '../assign/assign-workspace.tsx'
import type { RowAction } from '../row/row-action-list.ts'
import { runAction } from '../row/run-action.ts'
import { adminRowActionList } from './admin-row-action-list.ts'
import classes from './admin-row-actions.module.css'
import type { AdminTools } from './admin-tools.ts'

/** What a manager does to a row: the most likely as a button, the rest in a menu. */
export function AdminRowActions({ row, tools }: { row: StatusRow; tools: AdminTools }) {
  const assigning = useAssignWorkspace()
  const pending = usePendingAction(row.patient_id)
  const { likely, rare } = adminRowActionList(tools.queue, row)
  const run = (action: RowAction) => {
    if (action === 'claim' || action === 'complete') assigning.doFor(row, action)
    else runAction(action, row, tools)
  }
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant={likely === 'unhold' ? 'default' : 'light'}
        loading={pending === likely}
        disabled={pending !== null}
        data-verb={likely}
        aria-label={`${labelOf(likely)} ${row.patient_id}`}
        onClick={() => run(likely)}
      >
        {labelOf(likely)}
      </Button>
      <DropMenu
        entries={() => [
          { label: t('Details'), run: () => tools.openDetails(row.patient_id) },
          ...[likely, ...rare].map((action) => ({
            label: MENU_LABELS[action] ?? labelOf(action),
            run: () => run(action),
          })),
        ]}
        button={(trigger) => (
          <ActionIcon
            {...trigger}
            size={32}
            color="gray"
            disabled={pending !== null}
            aria-label={t('More actions for {patient_id}', { patient_id: row.patient_id })}
          >
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        )}
      />
    </div>
  )
}

/** A menu has room for the whole words. */
const MENU_LABELS: Partial<Record<RowAction, string>> = {
  ineligible: t('Mark as ineligible…'),
  sendToNp: t('Send to NP queue…'),
  sendBack: t('Send back to PCR queue…'),
  complete: t('Complete appointment…'),
  hold: t('Hold until…'),
}

function labelOf(action: RowAction): string {
  return action === 'ineligible' ? t('Mark ineligible') : QUEUE_ACTIONS[action].label
}
