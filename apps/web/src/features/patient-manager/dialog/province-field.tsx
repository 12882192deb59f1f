import type { StatusRow } from '@clinic/contract/patients'
import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { Select } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { STAYS } from '../live/staff-choices.ts'
import { type Manage, usePendingAction } from '../live/use-manage.ts'

const MISSING = 'missing'
const CHOICES = [
  { value: MISSING, label: t('Province missing') },
  ...PROVINCE_CODES.map((value) => ({ value, label: t(PROVINCES[value]) })),
]

/** Where the patient lives, written as soon as it is chosen (REQ-600, REQ-624). */
export function ProvinceField({ row, change }: { row: StatusRow; change: Manage }) {
  const action = usePendingAction(row.patient_id)
  const stored = PROVINCE_CODES.find((code) => PROVINCES[code] === row.province) ?? null
  const shown = action?.verb === 'set-province' ? action.province : stored
  const handleChange = (value: string | null) => {
    const province = PROVINCE_CODES.find((code) => code === value) ?? null
    if (province !== stored) change(row, { verb: 'set-province', province })
  }
  return (
    <Select
      label={t('Province')}
      data={CHOICES}
      comboboxProps={STAYS}
      readOnly={action !== null}
      value={shown ?? MISSING}
      onChange={handleChange}
    />
  )
}
