import { FAULTY_ROWS, type ImportChoices } from '@clinic/contract/imports'
import { Radio } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { DAY_ORDER_NAMES } from '../state/import-messages.ts'
import classes from './row-rules.module.css'

type Rules = Pick<ImportChoices, 'day_order' | 'faulty_rows'>
type Props = { choices: Rules; needsDayOrder: boolean; onChange: (change: Partial<Rules>) => void }

const FAULTY_ROW_CHOICES: Readonly<Record<(typeof FAULTY_ROWS)[number], string>> = {
  leave_out: t('Import valid rows and download the rejected ones'),
  refuse_all: t('Don’t import until every error is fixed or excluded'),
}

const DAYS = Object.keys(DAY_ORDER_NAMES) as Rules['day_order'][]

/** How dates are meant that can be read two ways, and what happens to rows with errors (E-4). */
export function RowRules({ choices, needsDayOrder, onChange }: Props) {
  return (
    <div className={classes.rules}>
      {needsDayOrder && (
        <Radio.Group
          label={t('A date such as 03/04/1980 means')}
          description={t('This file contains ambiguous dates. We never guess.')}
          value={choices.day_order}
          onChange={(value) => onChange({ day_order: value as Rules['day_order'] })}
        >
          <div className={classes.options}>
            {DAYS.map((one) => (
              <Radio key={one} value={one} label={DAY_ORDER_NAMES[one]} />
            ))}
          </div>
        </Radio.Group>
      )}
      <Radio.Group
        label={t('If some rows have errors')}
        value={choices.faulty_rows}
        onChange={(value) => onChange({ faulty_rows: value as Rules['faulty_rows'] })}
      >
        <div className={classes.options}>
          {FAULTY_ROWS.map((one) => (
            <Radio key={one} value={one} label={FAULTY_ROW_CHOICES[one]} />
          ))}
        </div>
      </Radio.Group>
    </div>
  )
}
