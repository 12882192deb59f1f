import type { Details, FieldErrors, ProvinceChoice } from './card.ts'
import styles from './details-dialog.module.css'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

type TextName = Exclude<keyof Details, 'differentMailingAddress'>
type Props = {
  legend: string
  names: Record<'street' | 'city' | 'province' | 'country' | 'zipcode', TextName>
  /** Keeps a browser from filling one address with the other. */
  section: 'home' | 'shipping'
  form: Details
  errors: FieldErrors
  provinces: ProvinceChoice[]
  onChange: (part: Partial<Details>) => void
}

export function AddressFields({ legend, names, section, form, errors, provinces, onChange }: Props) {
  const prefix = section === 'shipping' ? 'section-mailing shipping ' : ''
  const bound = (name: TextName) => ({
    id: name,
    value: form[name],
    error: errors[name],
    required: true,
    onText: (value: string) => onChange({ [name]: value }),
  })
  return (
    <fieldset className={styles.address}>
      <legend>{legend}</legend>
      <TextField {...bound(names.street)} label="Street address" autoComplete={`${prefix}street-address`} maxLength={300} />
      <div className={styles.grid}>
        <TextField {...bound(names.city)} label="City" autoComplete={`${prefix}address-level2`} maxLength={200} />
        <SelectField
          id={names.province}
          label="Province or territory"
          value={form[names.province]}
          error={errors[names.province]}
          required
          autoComplete={`${prefix}address-level1`}
          options={provinces.map(({ label, disabled }) => ({ value: label, label, disabled }))}
          onValue={(value) => onChange({ [names.province]: value })}
        />
        <TextField
          {...bound(names.zipcode)}
          label="Postal code"
          autoComplete={`${prefix}postal-code`}
          autoCapitalize="characters"
          maxLength={20}
          hint="For example K1A 0B1"
        />
        <TextField {...bound(names.country)} label="Country" readOnly />
      </div>
    </fieldset>
  )
}
