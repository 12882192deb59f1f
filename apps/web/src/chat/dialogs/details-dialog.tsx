import type { PersonalInformation } from '@clinic/contract/chat'
import { type FormEvent, useState } from 'react'
import type { Details } from '../../question-cards/card.ts'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import dialogStyles from '../../question-cards/controls/dialog.module.css'
import { Dialog } from '../../question-cards/controls/dialog.tsx'
import { TextField } from '../../question-cards/controls/text-field.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import { useDraft } from '../session/use-draft.ts'
import { AddressFields } from './address-fields.tsx'
import { DateField } from './date-field.tsx'
import styles from './details-dialog.module.css'
import { checkDetails, emptyDetails, wireDetails } from './details-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { isUnderNineteen } from './is-under-nineteen.ts'
import { offeredProvinces } from './provinces.ts'
import { SelectField } from './select-field.tsx'

type Props = { card: CardProps<'details'>['card']; onCancel: () => void; onSubmit: (info: PersonalInformation) => void }

/** REQ-119, REQ-171 to REQ-199. Closing keeps what was typed. */
export function DetailsDialog({ card, onCancel, onSubmit }: Props) {
  const { button, details } = useChatMessages()
  const { details: messages } = useFormMessages()
  const [form, setForm] = useDraft<Details>('details', emptyDetails(card.information))
  const [fieldErrors, setErrors] = useState(card.errors)
  const [tries, setTries] = useState(0)

  function change(part: Partial<Details>) {
    setForm(part)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const info = wireDetails(form)
    const found = checkDetails(info)
    setErrors(found)
    setTries((before) => before + 1)
    if (Object.keys(found).length === 0) onSubmit(info)
  }
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([field, sentence]) => [field, messages.error(field, sentence)]))
  const text = (name: keyof Details & string, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      id={name}
      label={label}
      value={String(form[name])}
      error={errors[name]}
      required
      onText={(value) => change({ [name]: value })}
      {...more}
    />
  )

  return (
    <Dialog title={messages.title} size="large" onDismiss={onCancel}>
      <form className={dialogStyles.body} onSubmit={submit} noValidate>
        <ErrorSummary key={tries} errors={errors} />
        <div className={styles.grid}>
          {text('firstName', messages.firstName, { autoComplete: 'given-name', maxLength: 200 })}
          {text('lastName', messages.lastName, { autoComplete: 'family-name', maxLength: 200 })}
          <DateField
            id="dateOfBirth"
            label={details.dateOfBirth}
            value={form.dateOfBirth}
            error={errors.dateOfBirth}
            onText={(dateOfBirth) => change({ dateOfBirth })}
          />
          <SelectField
            id="gender"
            label={details.sex}
            value={form.gender}
            error={errors.gender}
            options={[
              { value: 'MALE', label: details.male },
              { value: 'FEMALE', label: details.female },
            ]}
            onValue={(gender) => change({ gender })}
          />
        </div>
        <p role="status" className={styles.warning}>
          {isUnderNineteen(form.dateOfBirth) ? messages.underNineteen : ''}
        </p>
        <div className={styles.grid}>
          {text('provincialHealthID', messages.healthCard, { autoComplete: 'off', required: false, maxLength: 40 })}
          {text('phone', details.phone, { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40, hint: messages.phoneHint })}
          {text('email', details.email, { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 320 })}
        </div>
        <AddressFields
          legend={details.address}
          names={{ street: 'streetAddress', city: 'city', province: 'province', country: 'country', zipcode: 'zipcode' }}
          section="home"
          form={form}
          errors={errors}
          provinces={offeredProvinces(card.provinces, form.province)}
          onChange={change}
        />
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={form.differentMailingAddress}
            onChange={(event) => change({ differentMailingAddress: event.target.checked })}
          />
          {messages.mailingDiffers}
        </label>
        {form.differentMailingAddress ? (
          <AddressFields
            legend={details.mailingAddress}
            names={{
              street: 'mailingStreetAddress',
              city: 'mailingCity',
              province: 'mailingProvince',
              country: 'mailingCountry',
              zipcode: 'mailingZipcode',
            }}
            section="shipping"
            form={form}
            errors={errors}
            provinces={offeredProvinces(card.provinces, form.mailingProvince)}
            onChange={change}
          />
        ) : null}
        <div className={dialogStyles.actions}>
          <Button onClick={onCancel}>{button.cancel}</Button>
          <Button variant="filled" type="submit">
            {messages.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
