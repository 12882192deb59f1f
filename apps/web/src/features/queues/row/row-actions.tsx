import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronRight, IconDots } from '@tabler/icons-react'
import { use } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { TableLayoutContext } from '../../../ui/data-table/data-table-layout.ts'
import { DropMenu } from '../../../ui/popup/drop-menu.tsx'
import { usePendingAction } from '../actions/use-queue-action.ts'
import { HoldMenu } from '../hold/hold-menu.tsx'
import type { TableTools } from '../table/table-tools.ts'
import { type RowAction, rowActionList } from './row-action-list.ts'
import classes from './row-actions.module.css'
import { labelOf, menuLabelOf, runAction } from './run-action.ts'

/** The actions of a row: the most likely filled, the rest quiet, the rare ones in a menu; all but the first in it where it is narrow, or only in the patient’s record. */
export function RowActions({ row, tools }: { row: StatusRow; tools: TableTools }) {
  const layout = use(TableLayoutContext)
  const compact = layout !== 'roomy'
  const pending = usePendingAction(row.patient_id)
  const { likely, quiet, rare } = rowActionList(tools.queue, tools.list, row)
  const beside = compact ? [] : quiet
  const inMenu = compact ? [...quiet, ...rare] : rare
  const run = (action: RowAction) => runAction(action, row, tools)
  return (
    <div className={classes.actions}>
      {beside.map((action, place) =>
        action === 'hold' ? (
          <HoldMenu
            key={action}
            label={labelOf(action)}
            name={`${labelOf(action)} ${row.patient_id}`}
            disabled={pending !== null}
            loading={pending === action}
            onHold={(hold_until) => {
              keepPlace()
              tools.act('hold', row, { hold_until })
            }}
            onOther={() => tools.holdUntil?.(row)}
          />
        ) : (
          <Button
            key={action}
            size="xs"
            variant={place === 0 ? 'default' : 'subtle'}
            data-quiet={place > 0 || undefined}
            disabled={pending !== null}
            aria-label={`${labelOf(action)} ${row.patient_id}`}
            onClick={() => run(action)}
          >
            {labelOf(action)}
          </Button>
        ),
      )}
      <Button
        size="xs"
        className={classes.likely}
        variant={likely === 'unhold' ? 'default' : 'light'}
        loading={pending === likely}
        disabled={pending !== null}
        aria-label={`${labelOf(likely)} ${row.patient_id}`}
        onClick={() => run(likely)}
      >
        {labelOf(likely)}
      </Button>
      {tools.openBeside && tools.list === 'mine' && (
        <ActionIcon
          className={classes.open}
          size={44}
          aria-label={t('Open {patient_id}', { patient_id: row.patient_id })}
          onClick={() => tools.openBeside?.(row.patient_id)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      )}
      {inMenu.length > 0 && layout !== 'slim' && (
        <More patientId={row.patient_id} actions={inMenu} disabled={pending !== null} onChoose={run} />
      )}
    </div>
  )
}

/** The button goes with what it does; its row stays, and keeps the place of anyone who works by keys. */
function keepPlace(): void {
  document.activeElement?.closest<HTMLElement>('[data-row-key]')?.focus({ preventScroll: true })
}

type MoreProps = { patientId: string; actions: RowAction[]; disabled: boolean; onChoose: (action: RowAction) => void }

function More({ patientId, actions, disabled, onChoose }: MoreProps) {
  return (
    <DropMenu
      entries={() => actions.map((action) => ({ label: menuLabelOf(action), run: () => onChoose(action) }))}
      button={(trigger) => (
        <ActionIcon {...trigger} size={32} color="gray" disabled={disabled} aria-label={t('More actions for {patientId}', { patientId })}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
