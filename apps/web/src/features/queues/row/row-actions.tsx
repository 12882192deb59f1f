import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { use } from 'react'
import { TableLayoutContext } from '../../../ui/data-table/data-table-layout.ts'
import { DropMenu } from '../../../ui/popup/drop-menu.tsx'
import { QUEUE_ACTIONS } from '../actions/queue-actions.ts'
import { usePendingAction } from '../actions/use-queue-action.ts'
import { HoldMenu } from '../hold/hold-menu.tsx'
import type { TableTools } from '../table/table-tools.ts'
import { type RowAction, rowActionList } from './row-action-list.ts'
import classes from './row-actions.module.css'

/** The actions of a row: the most likely filled, the rest quiet, the rare ones in a menu; all but the first in it where it is narrow. */
export function RowActions({ row, tools }: { row: StatusRow; tools: TableTools }) {
  const layout = use(TableLayoutContext)
  const compact = layout === 'tight' || layout === 'narrow'
  const pending = usePendingAction(row.patient_id)
  const { likely, quiet, rare } = rowActionList(tools.queue, tools.list, row)
  const beside = compact ? [] : quiet
  const inMenu = compact ? [...quiet, ...rare] : rare
  const run = (verb: RowAction) => runAction(verb, row, tools)
  return (
    <div className={classes.actions}>
      {beside.map((verb, place) =>
        verb === 'hold' ? (
          <HoldMenu
            key={verb}
            label={labelOf(verb)}
            name={`${labelOf(verb)} ${row.patient_id}`}
            disabled={pending !== null}
            loading={pending === verb}
            onHold={(hold_until) => {
              keepPlace()
              tools.act('hold', row, { hold_until })
            }}
            onOther={() => tools.holdUntil?.(row)}
          />
        ) : (
          <Button
            key={verb}
            size="xs"
            variant={place === 0 ? 'default' : 'subtle'}
            data-quiet={place > 0 || undefined}
            disabled={pending !== null}
            aria-label={`${labelOf(verb)} ${row.patient_id}`}
            onClick={() => run(verb)}
          >
            {labelOf(verb)}
          </Button>
        ),
      )}
      <Button
        size="xs"
        className={classes.likely}
        variant={likely === 'unhold' ? 'default' : 'filled'}
        loading={pending === likely}
        disabled={pending !== null}
        aria-label={`${labelOf(likely)} ${row.patient_id}`}
        onClick={() => run(likely)}
      >
        {labelOf(likely)}
      </Button>
      {inMenu.length > 0 && <More patientId={row.patient_id} verbs={inMenu} disabled={pending !== null} onChoose={run} />}
    </div>
  )
}

/** The button goes with what it does; its row stays, and keeps the place of whoever works by keys. */
function keepPlace(): void {
  document.activeElement?.closest<HTMLElement>('[data-row-key]')?.focus({ preventScroll: true })
}

/** Does a verb to a row, however it was asked for: some open a dialog first. */
export function runAction(verb: RowAction, row: StatusRow, tools: Pick<TableTools, 'act' | 'holdUntil' | 'markIneligible'>): void {
  if (verb === 'ineligible') tools.markIneligible(row.patient_id)
  else if (verb === 'hold' && tools.holdUntil) tools.holdUntil(row)
  else tools.act(verb, row)
}

type MoreProps = { patientId: string; verbs: RowAction[]; disabled: boolean; onChoose: (verb: RowAction) => void }

function More({ patientId, verbs, disabled, onChoose }: MoreProps) {
  return (
    <DropMenu
      entries={() => verbs.map((verb) => ({ label: menuLabelOf(verb), isBad: verb === 'ineligible', run: () => onChoose(verb) }))}
      button={(trigger) => (
        <ActionIcon {...trigger} size={32} color="gray" disabled={disabled} aria-label={`More actions for ${patientId}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}

export function labelOf(verb: RowAction): string {
  return verb === 'ineligible' ? 'Mark ineligible' : QUEUE_ACTIONS[verb].label
}

/** A menu has room for the whole words. */
function menuLabelOf(verb: RowAction): string {
  if (verb === 'ineligible') return 'Mark as ineligible…'
  if (verb === 'hold') return 'Hold until…'
  if (verb === 'sendToNp') return 'Send to NP queue…'
  if (verb === 'sendBack') return 'Send back to PCR queue…'
  return labelOf(verb)
}
