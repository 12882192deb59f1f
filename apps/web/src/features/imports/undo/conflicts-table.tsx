import type { Conflict, ImportKind } from '@clinic/contract/imports'
import { NativeSelect } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
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
  const text = (field: string, value: string | null) => (value ? valueText(kind, field, value) : t('nothing'))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className={classes.frame} aria-label={t('Fields changed since')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Record')}</th>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col">{t('Imported')}</th>
            <th scope="col">{t('Now')}</th>
            <th scope="col">{t('Action')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((one) => (
            <tr key={conflictKey(one)}>
              <th scope="row">{one.key}</th>
              <td data-label={t('Field')}>{fieldLabel(kind, one.field)}</td>
              <td data-label={t('Before')}>{text(one.field, one.from)}</td>
              <td data-label={t('Imported')}>{text(one.field, one.to)}</td>
              <td data-label={t('Now')}>{text(one.field, one.now)}</td>
              <td className={classes.choice}>
                <NativeSelect
                  size="xs"
                  aria-label={t('{field} of {key}', { field: fieldLabel(kind, one.field), key: one.key })}
                  data={[
                    { value: KEEP, label: t('Keep {value}', { value: text(one.field, one.now) }) },
                    { value: BACK, label: t('Put back {value}', { value: text(one.field, one.from) }) },
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
