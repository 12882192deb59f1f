import type { PageQuery } from '@clinic/contract/queues'
import type { ChangeEvent } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './row-lead.module.css'
import type { RowSelection } from './row-selection.ts'
import { useChosen, useIsChosen } from './use-row-selection.ts'

type List = PageQuery['list']
/** `choosable`: whether rows of this list can be chosen. `idsShown`: the rows of the page. Kept the same from one drawing to the next. */
export type Lead = { list: List; selection: RowSelection; choosable: boolean; visibleIds: () => string[] }
type Props = { id: string; place: number; lead: Lead }

/** At the head of a row: what chooses it, and its place in the line. */
export function RowLead({ id, place, lead: { list, selection, choosable } }: Props) {
  return (
    <span className={classes.lead}>
      {choosable && <ChooseRow id={id} list={list} selection={selection} />}
      <span className={classes.place} data-place title={t('Place in queue')}>
        <span className={classes.quiet}>{t('Place')} </span>
        {place}
      </span>
    </span>
  )
}

function ChooseRow({ id, list, selection }: { id: string; list: List; selection: RowSelection }) {
  const chosen = useIsChosen(selection, list, id)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const on = event.currentTarget.checked
    const ranged = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey
    selection.choose(list, ranged ? rangeTo(event.currentTarget, id) : [id], on)
    markLast(event.currentTarget, id)
  }
  return (
    <label className={classes.choose}>
      <input type="checkbox" data-choose aria-label={t('Select {id}', { id })} checked={chosen} onChange={handleChange} />
    </label>
  )
}

/** Chooses every row of the page, or none of them. */
export function ChoosePage({ lead: { list, selection, choosable, visibleIds } }: { lead: Lead }) {
  const chosen = useChosen(selection)
  if (!choosable) return null
  const some = chosen.list === list && chosen.ids.size > 0
  const all = some && visibleIds().every((id) => chosen.ids.has(id))
  return (
    <label className={classes.choosePage}>
      <input
        ref={(element) => {
          if (element) element.indeterminate = some && !all
        }}
        type="checkbox"
        aria-label={t('Select all on this page')}
        checked={all}
        onChange={() => (all ? selection.clear() : selection.choose(list, visibleIds(), true))}
      />
    </label>
  )
}

/** The rows from the one chosen last to this one, as they are on the screen. */
function rangeTo(box: HTMLInputElement, id: string): string[] {
  const table = box.closest('table')
  const ids = [...(table?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])].flatMap((row) => row.dataset.rowKey ?? [])
  const [from, to] = [ids.indexOf(table?.dataset.lastChosen ?? id), ids.indexOf(id)]
  return from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}

function markLast(box: HTMLInputElement, id: string): void {
  const table = box.closest('table')
  if (table) table.dataset.lastChosen = id
}
