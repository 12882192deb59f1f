import {
  type AppointmentByLink,
  bookByLink,
  cancelByLink,
  listSlotsByLink,
  readByLink,
  releaseLinked,
  reserveByLink,
  restoreByLink,
} from '@clinic/contract/booking'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { answerQuestion } from '../../test/answer-question.ts'
import { appointmentByLink, slot } from '../../test/build-booking.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { AppointmentPage } from './appointment-page.tsx'

const OTHER = slot({
  slotId: '12-2',
  localTime: '11:00 a.m.',
  localText: 'Tuesday, March 10, 11:00 a.m.',
  startAt: '2026-03-10T15:00:00.000Z',
})
const open = (search = '?key=secret') => render(<AppointmentPage />, { at: `/appointment${search}` })
const openWith = async (given: Partial<AppointmentByLink> = {}) => {
  api.answers(readByLink, appointmentByLink(given))
  const shown = await open()
  await screen.findAllByText(/Dana Whitfield/)
  return shown
}
const press = (name: string | RegExp) => screen.findByRole('button', { name })

function offerFrench(): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'chat-languages', content: 'en fr' })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

describe('the page behind the link of an email', () => {
  test('shows time, practitioner and place, and nothing about health (D-1)', async () => {
    await openWith()
    expect(screen.getByRole('heading', { name: 'Your appointment' })).toBeDefined()
    expect(screen.getByRole('time').textContent).toMatch(/Tuesday, March 10.*10:30 a\.m\./)
    expect(screen.getByText('By phone or video')).toBeDefined()
    expect(api.received(readByLink)[0]?.query).toEqual({ key: 'secret' })
    await expectAccessible()
  })

  test('is in French for a patient who reads French, and in English at a press', async () => {
    offerFrench()
    const { user } = await openWith({ language: 'fr' })
    expect(screen.getByRole('heading', { name: 'Votre rendez-vous' })).toBeDefined()
    expect(document.documentElement.lang).toBe('fr-CA')
    expect(screen.getByText(/^Par téléphone/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Annuler le rendez-vous' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: /English/ }))
    expect(await screen.findByRole('heading', { name: 'Your appointment' })).toBeDefined()
  })

  test('says in French what the server refuses', async () => {
    offerFrench()
    const { user } = await openWith({ language: 'fr' })
    api.refuses(cancelByLink, 'appointment-over')
    await user.click(screen.getByRole('button', { name: 'Annuler le rendez-vous' }))
    await answerQuestion(user, /^Annuler votre rendez-vous/, 'Annuler le rendez-vous')
    expect((await screen.findByRole('alert')).textContent).toContain('Ce rendez-vous est commencé ou passé')
  })

  test('without its key asks for the whole link and calls nothing', async () => {
    await open('')
    expect(screen.getByRole('alert').textContent).toMatch(/link/)
    expect(screen.getByRole('link', { name: /book/i }).getAttribute('href')).toBe('/coachchat')
  })

  test('of a link that leads nowhere says what to do, without another try', async () => {
    api.refuses(readByLink, 'appointment-link-invalid')
    await open()
    expect((await screen.findByRole('alert')).textContent).toMatch(/link/)
    expect(screen.getByRole('link', { name: /book/i })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('tries again after a lost connection', async () => {
    api.disconnects(readByLink)
    const { user } = await open()
    const again = await press('Try again')
    api.answers(readByLink, appointmentByLink())
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Your appointment' })).toBeDefined()
  })

  test.each(['over', 'completed'] as const)('of an appointment that is %s offers nothing but a new one', async (state) => {
    await openWith({ state })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: /book/i })).toBeDefined()
  })
})

describe('moving the appointment', () => {
  const choose = async () => {
    api.answers(listSlotsByLink, [slot(), OTHER])
    const shown = await openWith()
    await shown.user.click(screen.getByRole('button', { name: /^Choose/ }))
    await shown.user.click(await screen.findByRole('radio', { name: /11:00/ }))
    return shown
  }
  const reserved = appointmentByLink({ held: { slot: OTHER, seconds: 600 } })

  test('reserves the time that was chosen, with its countdown, and moves to it (D-1)', async () => {
    const { user } = await choose()
    api.answers(reserveByLink, reserved)
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('timer')).textContent).toMatch(/10:00|9:59/)
    expect(api.received(reserveByLink)[0]?.body).toEqual({ key: 'secret', slotId: '12-2' })
    api.answers(bookByLink, appointmentByLink({ slot: OTHER }))
    await user.click(await press(/^Move/))
    expect((await screen.findByRole('status')).textContent).toMatch(/moved/)
  })

  test('stays with the choice where someone else took the time', async () => {
    const { user } = await choose()
    api.refuses(reserveByLink, 'slot-taken')
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer|free|taken/i)
    expect(screen.getByRole('radio', { name: /11:00/ })).toBeDefined()
  })

  test('gives the time up again', async () => {
    const { user } = await openWith({ held: { slot: OTHER, seconds: 600 } })
    api.answers(releaseLinked, appointmentByLink())
    await user.click(await press(/^Choose/))
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    expect(api.received(releaseLinked)[0]?.body).toEqual({ key: 'secret' })
  })

  test('says when no other time is free, and looks again', async () => {
    api.answers(listSlotsByLink, [])
    const { user } = await openWith()
    await user.click(screen.getByRole('button', { name: /^Choose/ }))
    await screen.findByRole('alert')
    api.answers(listSlotsByLink, [OTHER])
    await user.click(screen.getByRole('button', { name: /again/ }))
    expect(await screen.findByRole('radio', { name: /11:00/ })).toBeDefined()
  })
})

describe('cancelling the appointment', () => {
  test('asks first, and a no changes nothing', async () => {
    const { user } = await openWith()
    await user.click(screen.getByRole('button', { name: /^Cancel/ }))
    const question = await screen.findByRole('dialog')
    await user.click(within(question).getByRole('button', { name: /keep/i }))
    expect(api.received(cancelByLink)).toEqual([])
  })

  test('can be undone for a minute (D-1)', async () => {
    const { user } = await openWith()
    api.answers(cancelByLink, appointmentByLink({ state: 'cancelled', undo_seconds: 60 }))
    await user.click(screen.getByRole('button', { name: /^Cancel/ }))
    const question = await screen.findByRole('dialog')
    await user.click(within(question).getByRole('button', { name: /^Cancel/ }))
    expect(await screen.findByRole('heading', { name: 'Appointment cancelled' })).toBeDefined()
    api.answers(restoreByLink, appointmentByLink())
    await user.click(await press(/\(\d+ s\)|undo|back/i))
    expect(await screen.findByRole('heading', { name: 'Your appointment' })).toBeDefined()
  })

  test('is final once the minute is over', async () => {
    await openWith({ state: 'cancelled', undo_seconds: 0 })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: /book/i })).toBeDefined()
  })
})
