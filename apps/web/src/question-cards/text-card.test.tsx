import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cardProps, chatCard, inFrench, MESSAGES, renderChat } from '../../test/chat.tsx'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { TextCard } from './text-card.tsx'

const PLAIN = { kind: 'text' as const, input: 'text' as const, unit: null, minimum: null, maximum: null, options: [] }
const show = (parts: Partial<Parameters<typeof TextCard>[0]['card']> = {}) => {
  const props = cardProps()
  return { ...renderChat(<TextCard {...props} card={chatCard({ ...PLAIN, ...parts } as typeof PLAIN, parts)} />), props }
}
const submit = (name: string = MESSAGES.en.button.submit) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('a question answered in words', () => {
  test('sends what was typed, without blanks around it, by Enter or by Submit (REQ-114)', async () => {
    const { user, props } = show()
    expect(submit().disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'How do you sleep?' }), '  badly  {Enter}')
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'badly', shown: 'badly' })
    await expectAccessible()
  })

  test('an address without an @ is refused in the specification’s words, tied to its field (REQ-185, REQ-186)', async () => {
    const { user, props } = show({ input: 'email' })
    const field = screen.getByRole('textbox')
    await user.type(field, 'nobody{Enter}')
    expect(screen.getByText('Please enter a valid email address.').id).toBe(field.getAttribute('aria-describedby'))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(props.onAnswer).not.toHaveBeenCalled()
    await expectAccessible()
    await user.type(field, '@clinic.example')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  test.each([
    ['two', MESSAGES.en.error.number],
    ['0', MESSAGES.en.error.atLeast(1, ' nights')],
    ['8', MESSAGES.en.error.atMost(7, ' nights')],
  ])('“%s” is no number of nights from 1 to 7 (REQ-422)', async (typed, error) => {
    const { user, props } = show({ input: 'number', unit: 'nights', minimum: 1, maximum: 7 })
    await user.type(screen.getByRole('textbox'), `${typed}{Enter}`)
    expect(screen.getByText(error)).toBeDefined()
    expect(props.onAnswer).not.toHaveBeenCalled()
  })

  test('a number is shown with its unit (REQ-422)', async () => {
    const { user, props } = show({ input: 'number', unit: 'nights', minimum: 1, maximum: 7 })
    await user.type(screen.getByRole('textbox'), '3{Enter}')
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: '3', shown: '3 nights' })
  })

  test('a date is asked for as day, month by name, and year, and shown long', async () => {
    const { user, props } = show({ input: 'date' })
    await user.type(screen.getByLabelText('Day'), '5')
    await user.selectOptions(screen.getByLabelText('Month'), 'March')
    expect(submit().disabled).toBe(true)
    await user.type(screen.getByLabelText('Year'), '2024')
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: '2024-03-05', shown: 'March 5, 2024' })
    await expectAccessible()
  })

  test('a day that does not exist is refused', async () => {
    const { user, props } = show({ input: 'date' })
    await user.type(screen.getByLabelText('Day'), '31')
    await user.selectOptions(screen.getByLabelText('Month'), 'February')
    await user.type(screen.getByLabelText('Year'), '2024')
    await user.click(submit())
    expect(screen.getByText(MESSAGES.en.error.date)).toBeDefined()
    expect(props.onAnswer).not.toHaveBeenCalled()
  })

  test('other ways to answer are buttons beside it', async () => {
    const { user, props } = show({ options: [{ label: 'I don’t know', value: 'unknown' }] })
    await user.click(screen.getByRole('button', { name: 'I don’t know' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'unknown', shown: 'I don’t know' })
  })

  test('speaks French, months too', async () => {
    await inFrench()
    const { user, props } = show({ input: 'date' })
    await user.type(screen.getByLabelText('Jour'), '5')
    await user.selectOptions(screen.getByLabelText('Mois'), 'mars')
    await user.type(screen.getByLabelText('Année'), '2024')
    await user.click(submit('Envoyer la réponse'))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: '2024-03-05', shown: '5 mars 2024' })
  })

  test('refuses a wrong address in French', async () => {
    await inFrench()
    const { user } = show({ input: 'email' })
    await user.type(screen.getByRole('textbox'), 'personne{Enter}')
    expect(screen.getByText('Entrez une adresse courriel valide.')).toBeDefined()
  })
})
