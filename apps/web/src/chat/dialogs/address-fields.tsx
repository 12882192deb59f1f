import type { Details, FieldErrors, ProvinceChoice } from '../../question-cards/card.ts'
import { TextField } from '../../question-cards/controls/text-field.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import styles from './details-dialog.module.css'
import { SelectField } from './select-field.tsx'

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
  const { locale, details } = useChatMessages()
  const { details: messages } = useFormMessages()
  const prefix = section === 'shipping' ? 'section-mailing shipping ' : ''
  const bound = (name: TextName) => ({
    id: name,
    value: form[name],
    error: errors[name],
    required: true,
    onText: (value: string) => onChange({ [name]: value }),
  })
  const choices = provinces
    .map(({ label, disabled }) => ({ value: label, label: details.province(label), disabled }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <fieldset className={styles.address}>
      <legend>{legend}</legend>
      <TextField {...bound(names.street)} label={messages.street} autoComplete={`${prefix}street-address`} maxLength={300} />
      <div className={styles.grid}>
        <TextField {...bound(names.city)} label={messages.city} autoComplete={`${prefix}address-level2`} maxLength={200} />
        <SelectField
          id={names.province}
          label={messages.province}
          value={form[names.province]}
          error={errors[names.province]}
          required
          autoComplete={`${prefix}address-level1`}
          options={choices}
          onValue={(value) => onChange({ [names.province]: value })}
        />
        <TextField
          {...bound(names.zipcode)}
          label={messages.postalCode}
          autoComplete={`${prefix}postal-code`}
          autoCapitalize="characters"
          maxLength={20}
          hint={messages.postalCodeHint}
        />
        <TextField {...bound(names.country)} label={messages.country} readOnly />
      </div>
    </fieldset>
  )
}
