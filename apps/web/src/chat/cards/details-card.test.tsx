import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cardProps, chatCard, inFrench, MESSAGES, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { DetailsCard } from './details-card.tsx'

const { details: messages } = MESSAGES.en.forms
const PROVINCES = [
  { label: 'Ontario', code: 'ON', disabled: false },
  { label: 'Alberta', code: 'AB', disabled: false },
  { label: 'Quebec', code: 'QC', disabled: true },
]
const COMPLETE = {
  ...{ firstName: 'Noémie', lastName: 'Desrosiers', dateOfBirth: '1980-05-17', gender: 'FEMALE', phone: '4165550134' },
  ...{ email: 'noemie@clinic.example', streetAddress: '1 Main Street', city: 'Ottawa', province: 'Ontario', zipcode: 'K1A 0B1' },
}
const open = async (information = {}, errors = {}) => {
  const props = cardProps()
  const content = { kind: 'details' as const, information, provinces: PROVINCES, errors }
  const shown = renderChat(<DetailsCard {...props} opensByItself card={chatCard(content, { heading: null })} />)
  await screen.findByRole('dialog')
  return { ...shown, props }
}
const form = () => within(screen.getByRole('dialog'))
const save = (name: string = messages.save) => form().getByRole('button', { name })
const fieldErrors = () =>
  form()
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the personal details', () => {
  test('name every field that is missing, in the order of the form (REQ-119, REQ-151, REQ-176, REQ-178, REQ-180 to REQ-182, REQ-184, REQ-186 to REQ-188, REQ-191)', async () => {
    const { user, props } = await open()
    await user.click(save())
    expect(fieldErrors()).toEqual([
      'Please enter a valid first name.',
      'Please enter a valid last name.',
      'Please enter a valid date of birth.',
      'Birth sex is required.',
      'Please enter a valid phone number (10–15 digits).',
      'Please enter a valid email address.',
      'Please enter your street address.',
      'Please enter your city.',
      'Province is required.',
      'Please enter a valid postal code.',
    ])
    expect(props.onAnswer).not.toHaveBeenCalled()
    await expectAccessible()
  })

  test('ask for a mailing address only where it differs (REQ-174, REQ-192 to REQ-195, REQ-197)', async () => {
    const { user, props } = await open(COMPLETE)
    expect(form().getAllByLabelText('City')).toHaveLength(1)
    await user.click(form().getByRole('checkbox', { name: messages.mailingDiffers }))
    expect(form().getAllByLabelText('City')).toHaveLength(2)
    await user.click(save())
    expect(fieldErrors()).toEqual([
      'Please enter your mailing street address.',
      'Please enter your mailing city.',
      'Please select your mailing province.',
      'Please enter a valid mailing postal code.',
    ])
    await user.click(form().getByRole('checkbox', { name: messages.mailingDiffers }))
    await user.click(save())
    expect(props.onAnswer).toHaveBeenCalledOnce()
  })

  test.each([
    ['First name', 'N', 'Please enter a valid first name.', 'REQ-175, REQ-176'],
    ['Last name', '4', 'Please enter a valid last name.', 'REQ-177, REQ-178'],
    ['Date of birth', '2090-01-01', 'Please enter a valid date of birth.', 'REQ-179, REQ-180'],
    ['Phone', '555-01', 'Please enter a valid phone number (10–15 digits).', 'REQ-183, REQ-184'],
    ['Email', 'noemie', 'Please enter a valid email address.', 'REQ-185, REQ-186'],
    ['Postal code', '12345', 'Please enter a valid postal code.', 'REQ-190, REQ-191'],
  ])('%s “%s” is refused beside its field: “%s” (%s)', async (label, typed, error) => {
    const { user, props } = await open(COMPLETE)
    const field = form().getByLabelText<HTMLInputElement>(label)
    await user.clear(field)
    await user.type(field, typed)
    await user.click(save())
    expect(fieldErrors()).toEqual([error])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toContain(form().getAllByText(error).at(-1)?.id)
    expect(props.onAnswer).not.toHaveBeenCalled()
  })

  test.each(['K1A 0B1', 'k1a-0b1', 'K1A0B1'])('take “%s” as a postal code (REQ-190)', async (zipcode) => {
    const { user, props } = await open({ ...COMPLETE, zipcode })
    await user.click(save())
    expect(props.onAnswer.mock.calls[0]?.[0].context).toMatchObject({ personalInformation: { zipcode } })
  })

  test('a fault in the list leads to its field, and goes away while it is mended (REQ-176)', async () => {
    const { user } = await open({ ...COMPLETE, firstName: '' })
    await user.click(save())
    await user.click(form().getByRole('link'))
    const field = form().getByLabelText('First name')
    expect(document.activeElement).toBe(field)
    await user.keyboard('No')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  test('Canada is given and can’t be changed; birth sex is male or female (REQ-172, REQ-173, REQ-189)', async () => {
    const { user, props } = await open(COMPLETE)
    expect(form().getByLabelText<HTMLInputElement>('Country').value).toBe('Canada')
    const sex = form().getByLabelText('Birth Sex')
    expect(
      within(sex)
        .getAllByRole('option')
        .slice(1)
        .map((option) => option.textContent),
    ).toEqual(['Male', 'Female'])
    await user.click(save())
    expect(props.onAnswer.mock.calls[0]?.[0].context).toMatchObject({ personalInformation: { country: 'Canada', gender: 'FEMALE' } })
  })

  test('Quebec is not offered, and stays, disabled, where it was given before (REQ-198)', async () => {
    await open(COMPLETE)
    expect(form().queryByRole('option', { name: 'Quebec' })).toBeNull()
  })

  test('Quebec that is already set is shown and disabled (REQ-198)', async () => {
    await open({ ...COMPLETE, province: 'Quebec' })
    expect(form().getByRole<HTMLOptionElement>('option', { name: 'Quebec' }).disabled).toBe(true)
  })

  test('warn below nineteen and let the person go on (REQ-199)', async () => {
    const { user, props } = await open(COMPLETE)
    const born = form().getByLabelText('Date of birth')
    await user.clear(born)
    await user.type(born, `${new Date().getFullYear() - 10}-01-31`)
    expect(form().getByRole('status').textContent).toBe('You are under 19. This may affect cannabis eligibility.')
    await user.click(save())
    expect(props.onAnswer).toHaveBeenCalledOnce()
  })

  test('keep what was typed when the form is closed and opened again', async () => {
    const { user } = await open()
    await user.type(form().getByLabelText('City'), 'Sudbury')
    await user.click(form().getByRole('button', { name: MESSAGES.en.button.cancel }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: MESSAGES.en.details.open }))
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Sudbury')
  })

  test('show what the server found at its field', async () => {
    await open(COMPLETE, { email: 'Please enter a valid email address.' })
    expect(form().getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  })

  test('speak French', async () => {
    await inFrench()
    const { user } = await open()
    await user.click(save(MESSAGES.fr.forms.details.save))
    expect(fieldErrors()).toHaveLength(10)
    expect(fieldErrors()).toContain(MESSAGES.fr.forms.details.error('city', 'Please enter your city.'))
    expect(fieldErrors().join(' ')).not.toMatch(/Please|required/)
    await expectAccessible()
  })
})
