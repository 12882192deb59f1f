import type { Conflict, ImportKind } from '@clinic/contract/imports'
import { NativeSelect } from '@mantine/core'
import { fieldLabel } from '../state/import-messages.ts'
import { valueText } from '../state/value-names.ts'
import classes from './conflicts-table.module.css'
import { conflictKey } from './undo-choice.ts'

type Props = {
  kind: ImportKind
  changed: readonly Conflict[]
  /** Whether one goes back anyway. */
  goesBack: (one: Conflict) => boolean
  onPut: (one: Conflict, back: boolean) => void
}

const KEEP = 'keep'
const BACK = 'back'

/** Fields that someone has changed since the import, each with what to do with it. */
export function ConflictsTable({ kind, changed, goesBack, onPut }: Props) {
  const text = (field: string, value: string | null) => (value ? valueText(kind, field, value) : 'nothing')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className={classes.frame} aria-label="Fields changed since" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Record</th>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">Imported</th>
            <th scope="col">Now</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((one) => (
            <tr key={conflictKey(one)}>
              <th scope="row">{one.key}</th>
              <td data-label="Field">{fieldLabel(kind, one.field)}</td>
              <td data-label="Before">{text(one.field, one.from)}</td>
              <td data-label="Imported">{text(one.field, one.to)}</td>
              <td data-label="Now">{text(one.field, one.now)}</td>
              <td className={classes.choice}>
                <NativeSelect
                  size="xs"
                  aria-label={`${fieldLabel(kind, one.field)} of ${one.key}`}
                  data={[
                    { value: KEEP, label: `Keep ${text(one.field, one.now)}` },
                    { value: BACK, label: `Put back ${text(one.field, one.from)}` },
                  ]}
                  value={goesBack(one) ? BACK : KEEP}
                  onChange={(event) => onPut(one, event.currentTarget.value === BACK)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
