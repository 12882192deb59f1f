import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { use } from 'react'
import { TableLayoutContext } from '../../ui/data-table-layout.ts'
import { DropMenu } from '../../ui/drop-menu.tsx'
import classes from './admin-row-actions.module.css'
import { adminRowVerbs } from './admin-row-verbs.ts'
import type { AdminTools } from './admin-tools.ts'
import { useDesk } from './assign-desk.tsx'
import { runVerb } from './row-actions.tsx'
import type { RowVerb } from './row-verbs.ts'
import { usePendingVerb } from './use-verb.ts'
import { VERBS } from './verbs.ts'

/** What a manager does to a row: the most likely as a button, the rest in a menu. */
export function AdminRowActions({ row, tools }: { row: StatusRow; tools: AdminTools }) {
  const desk = useDesk()
  const layout = use(TableLayoutContext)
  const pending = usePendingVerb(row.patient_id)
  const { likely, rare } = adminRowVerbs(tools.queue, row)
  const isCard = layout === 'cards' || layout === 'narrow'
  const run = (verb: RowVerb) => {
    if (verb === 'claim' || verb === 'complete') desk.doFor(row, verb)
    else runVerb(verb, row, tools)
  }
  return (
    <div className={classes.actions} data-card={isCard || undefined}>
      <Button
        size="xs"
        variant={likely === 'unhold' ? 'default' : 'filled'}
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
          { label: 'Details', run: () => tools.openDetails(row.patient_id) },
          ...rare.map((verb) => ({ label: MENU_LABELS[verb] ?? labelOf(verb), isBad: verb === 'ineligible', run: () => run(verb) })),
        ]}
        button={(trigger) => (
          <ActionIcon {...trigger} size={32} color="gray" disabled={pending !== null} aria-label={`More actions for ${row.patient_id}`}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        )}
      />
    </div>
  )
}

/** A menu has room for the whole words. */
const MENU_LABELS: Partial<Record<RowVerb, string>> = {
  ineligible: 'Mark as ineligible…',
  sendToNp: 'Send to NP queue…',
  sendBack: 'Send back to PCR queue…',
  complete: 'Complete appointment…',
  hold: 'Hold until…',
}

function labelOf(verb: RowVerb): string {
  return verb === 'ineligible' ? 'Mark ineligible' : VERBS[verb].label
}
