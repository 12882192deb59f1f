import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cardProps, chatCard, inFrench, MESSAGES, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { AppointmentCard } from './appointment-card.tsx'

const slot = (slotId: string, day: string, label: string | null = '9:00 a.m.') => ({
  slotId,
  day,
  label,
  provider: 'Dana Whitfield',
  location_name: 'By phone',
  visitType: 'New Patient',
  startAt: `${day}T14:00:00.000Z`,
})
const SLOTS = [slot('a', '2026-03-10'), slot('b', '2026-03-10', '10:30 a.m.'), slot('c', '2026-04-02')]
const show = (slots = SLOTS, opensByItself = false) => {
  const props = cardProps()
  const card = chatCard({ kind: 'appointment', slots }, { action: 'OPENAPPOINTMENTWINDOW', heading: null })
  return { ...renderChat(<AppointmentCard {...props} opensByItself={opensByItself} card={card} />), props }
}
const { forms } = MESSAGES.en
const { visit } = forms

describe('the choice of a time', () => {
  test('opens a calendar by itself when its step is new (REQ-117)', async () => {
    show(SLOTS, true)
    expect(await screen.findByRole('dialog', { name: forms.times.title })).toBeDefined()
    await expectAccessible()
  })

  test('shows each time with who it is with, what for and where (REQ-117, REQ-200)', async () => {
    show(SLOTS, true)
    const times = within(await screen.findByRole('group', { name: 'Tuesday, March 10' }))
    expect(times.getAllByRole('radio')).toHaveLength(2)
    expect(times.getAllByText('Dana Whitfield · New Patient · By phone')).toHaveLength(2)
  })

  test('lets days with free times be chosen and no others, month by month (REQ-117)', async () => {
    const { user } = show(SLOTS, true)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: forms.times.earlier }).disabled).toBe(true)
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^March 11, / }).disabled).toBe(true)
    expect(dialog.getByRole('button', { name: forms.times.day('March 10', 2) }).getAttribute('aria-pressed')).toBe('true')
    await user.click(dialog.getByRole('button', { name: forms.times.later }))
    expect(dialog.getByRole('table', { name: 'April 2026' })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: forms.times.day('April 2', 1) }))
    expect(dialog.getByRole('group', { name: 'Thursday, April 2' })).toBeDefined()
  })

  test('sends the id of the time that was chosen, and says it with its day (REQ-117, REQ-200)', async () => {
    const { user, props } = show(SLOTS, true)
    const dialog = within(await screen.findByRole('dialog'))
    const choose = dialog.getByRole<HTMLButtonElement>('button', { name: forms.times.choose })
    expect(choose.disabled).toBe(true)
    await user.click(dialog.getByRole('radio', { name: /10:30/ }))
    await user.click(choose)
    const messages = forms.times.with('Tuesday, March 10, 10:30 a.m.', 'Dana Whitfield')
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({
      query: messages,
      shown: messages,
      context: { appointment: { slotId: 'b' } },
      thanks: visit.received,
    })
  })

  test('takes a no from the card and from the calendar (REQ-117)', async () => {
    const { user, props } = show(SLOTS, true)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: visit.none }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'none of these', shown: visit.none })
  })

  test('says that nothing is free, and goes on without a time', async () => {
    const { user, props } = show([], true)
    expect(screen.getByText(visit.noTimes)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: visit.withoutTime }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'none of these', shown: visit.none })
  })

  test('names days in French', async () => {
    await inFrench()
    show(SLOTS, true)
    expect(await screen.findByRole('group', { name: 'mardi 10 mars' })).toBeDefined()
    expect(screen.getByRole('table', { name: 'mars 2026' })).toBeDefined()
    await expectAccessible()
  })
})
