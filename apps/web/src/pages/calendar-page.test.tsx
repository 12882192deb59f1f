import { cancelAppointment, readCalendar, readDay, readWorkingHours, writeWorkingHours } from '@clinic/contract/booking'
import { type Agenda, type AgendaPerson, type AgendaVisit, readAgenda } from '@clinic/contract/booking/agenda'
import { listVisits } from '@clinic/contract/booking/visits'
import { findPatients } from '@clinic/contract/patient-manager'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookedAppointment, calendar, calendarPerson, workingHours } from '../../test/build-booking.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { CalendarPage } from './calendar-page.tsx'

const AMARA = calendarPerson({ user_id: 13, name: 'Amara Osei', hours: [], off: true })
const DAYS = { '2026-03-02': [calendarPerson({ booked: 1 }), AMARA], '2026-03-03': [calendarPerson()] }
const open = async (search = '?view=month&day=2026-03-02') => {
  const shown = await render(<CalendarPage />, { as: { scopes: ['np'] }, at: `/admin/calendar${search}` })
  await screen.findByRole('table', { name: 'Days' })
  return shown
}
const visit = (parts: Partial<AgendaVisit> = {}): AgendaVisit => ({
  ...{ id: 5, starts: 630, ends: 660, state: 'booked', visit: 'Renewal', patient_id: 'TCN-20418', name: 'Robin Leaf' },
  ...{ opens: true, may_cancel: true, local: null, seconds: null },
  ...parts,
})
const dana = (visits: AgendaVisit[] = [visit()]): AgendaPerson => ({
  ...{ user_id: 12, name: 'Dana Whitfield', provinces: ['ON'], off: false, hours: [{ starts: 540, ends: 720 }], visits },
})
const agendaOf = (people: AgendaPerson[], day = '2026-03-02'): Agenda => ({
  ...{ zone: 'America/Toronto', today: '2026-03-02', minute: 600, day },
  days: [{ day, people, ahead: [{ province: 'NS', minutes: 60 }] }],
})
const openDay = async (search = '', agenda = agendaOf([dana()])) => {
  api.answers(readAgenda, agenda)
  const shown = await render(<CalendarPage />, { as: { scopes: ['pcr'] }, at: `/admin/calendar${search}` })
  await screen.findByRole('region', { name: /^\w+day, / })
  return shown
}
const day = (name: RegExp) => screen.findByRole('button', { name })

beforeEach(() => {
  api.answers(readCalendar, ({ query }) => calendar(query.from, query.to, DAYS))
  api.answers(readDay, ({ params }) => ({ day: params.day, booked: [bookedAppointment()], completed: 0, patients: [] }))
  api.answers(readAgenda, agendaOf([]))
})

describe('the day by the hour', () => {
  test('is the next working day, with visits and free times of each NP (D-1)', async () => {
    await openDay()
    expect(api.received(readAgenda)[0]?.query).toEqual({ day: '', span: 'day' })
    expect(screen.getByRole('heading', { level: 2, name: 'Monday, 2 Mar 2026' })).toBeDefined()
    const column = screen.getByRole('region', { name: 'Dana Whitfield' })
    expect(
      within(column)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      '10:00 to 10:30: 30 min free with Dana Whitfield, book a visit',
      '10:30 to 11:00: Robin Leaf Renewal',
      '11:15 to 12:00: 45 min free with Dana Whitfield, book a visit',
    ])
    await expectAccessible()
  })

  test('shows the patient’s clock, reservations, and visits whose patient is not one’s own', async () => {
    const held = visit({
      id: 6,
      starts: 540,
      ends: 570,
      state: 'held',
      seconds: 360,
      patient_id: null,
      name: null,
      opens: false,
      may_cancel: false,
    })
    const hidden = visit({ id: 7, starts: 690, ends: 720, patient_id: null, name: null, opens: false, may_cancel: false })
    await openDay('', agendaOf([dana([held, visit({ local: '07:30' }), hidden])]))
    const column = screen.getByRole('region', { name: 'Dana Whitfield' })
    expect(within(column).getByRole('button', { name: /Robin Leaf Renewal, 07:30 theirs/ })).toBeDefined()
    expect(within(column).getByText('Being booked').closest('[data-state]')?.textContent).toBe('09:00 to 09:30: Being booked held 6 min')
    expect(within(column).queryByRole('button', { name: /Not in your queue/ })).toBeNull()
  })

  test('has both clocks for a patient elsewhere, and greys who is not licensed there (D-1, E-10)', async () => {
    await openDay('?place=NS')
    expect(screen.getByRole('list', { name: 'Nova Scotia time' }).textContent).toMatch(/^10:0011:00/)
    const column = screen.getByRole('region', { name: 'Dana Whitfield' })
    expect(within(column).getByText('Not licensed in Nova Scotia')).toBeDefined()
    expect(within(column).queryByRole('button', { name: /free/ })).toBeNull()
  })

  test('books from a free time, and cancels an appointment of a closed record after a question (F-9)', async () => {
    const { user } = await openDay('', agendaOf([dana([visit({ opens: false })])]))
    await user.click(screen.getByRole('button', { name: /45 min free ?with Dana Whitfield, book a visit$/ }))
    expect(await screen.findByRole('dialog', { name: 'Book a visit' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: /Robin Leaf.*cancel the appointment$/ }))
    expect((await screen.findByRole('dialog')).textContent).toContain('10:30, with Dana Whitfield (TCN-20418)')
  })

  test('leads from a day of the week to that day', async () => {
    const { user, address } = await openDay('?view=week', agendaOf([dana()], '2026-03-03'))
    expect(api.received(readAgenda)[0]?.query).toEqual({ day: '', span: 'week' })
    await user.click(screen.getByRole('button', { name: /^Tue 3 Mar/ }))
    await waitFor(() => expect(address()).toContain('day=2026-03-03'))
    expect(address()).not.toContain('view=week')
  })

  test('shows all NPs by the hour in a week, by their initials, and whole to who listens (F-10)', async () => {
    const others = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22].map((user_id) => ({ ...dana([]), user_id, name: `Another ${user_id}` }))
    await openDay('?view=week', agendaOf([dana([visit()]), ...others]))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('list', { name: 'Clinic time' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'DW',
      ...others.map(({ user_id }) => `A${String(user_id)[0]}`),
    ])
    expect(document.querySelectorAll('[data-compact]')).toHaveLength(1)
    expect(screen.getByRole('button', { name: /Robin Leaf ?Renewal$/ })).toBeDefined()
    await expectAccessible()
  })
})

describe('the calendar', () => {
  test('shows the weeks of a month, today among them, with who works and who is off (E-9)', async () => {
    await open()
    expect(api.received(readCalendar)[0]?.query).toEqual({ from: '2026-02-23', to: '2026-04-05' })
    const today = await day(/^2?Monday, 2 Mar 2026|Monday, 2 Mar 2026/)
    expect(today.getAttribute('aria-current')).toBe('date')
    expect(today.textContent).toMatch(/1 working1 off1 booked/)
    await expectAccessible()
  })

  test.each([
    ['{ArrowRight}', '2026-03-03'],
    ['{ArrowDown}', '2026-03-09'],
    ['{End}', '2026-03-08'],
    ['{PageDown}', '2026-04-02'],
  ])('moves by %s to %s, with the focus and in the address', async (key, next) => {
    const { user, address } = await open()
    const start = await day(/Monday, 2 Mar 2026/)
    start.focus()
    await user.keyboard(key)
    await waitFor(() => expect(address()).toContain(`day=${next}`))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe(next))
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  })

  test('shows one person alone', async () => {
    await open('?view=month&day=2026-03-02&who=13')
    expect((await day(/Monday, 2 Mar 2026/)).textContent).toMatch(/Day off/)
    expect((await day(/Tuesday, 3 Mar 2026/)).textContent).not.toMatch(/09:00/)
  })

  test('opens the visits of a patient whose record is open, to move or cancel them (F-9)', async () => {
    api.answers(listVisits, { name: 'Maria Santos', home: 'ON', video: false, wanted: null, visits: [] })
    const { user } = await open()
    await user.click(await day(/^Change the appointment at 10:30/))
    const dialog = await screen.findByRole('dialog', { name: /^Visits of/ })
    expect(await within(dialog).findByRole('button', { name: 'Book a visit' })).toBeDefined()
    expect(api.received(listVisits)[0]?.params).toEqual({ patient_id: 'TCN-20418' })
  })

  test('finds a patient to book a visit for (F-9)', async () => {
    api.answers(findPatients, [
      {
        ...{ patient_id: 'TCN-20418', first_name: 'Maria', last_name: 'Santos', date_of_birth: '1980-05-17', province: 'Ontario' },
        ...{
          patient_active: true,
          death_recorded_at: null,
          died_on: null,
          in_pcr_queue: true,
          in_np_queue: false,
          assigned_pcr: null,
          assigned_np: null,
        },
      },
    ])
    api.answers(listVisits, { name: 'Maria Santos', home: 'ON', video: false, wanted: null, visits: [] })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Book a visit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Book a visit' })
    await user.type(within(dialog).getByRole('searchbox', { name: 'Patient' }), 'santos')
    await user.click(await within(dialog).findByRole('button', { name: /^Maria Santos/ }))
    expect(await screen.findByRole('dialog', { name: 'Visits of Maria Santos' })).toBeDefined()
    await expectAccessible()
  })

  test('cancels an appointment of a closed record after a question, and reads the calendar again', async () => {
    api.answers(readDay, ({ params }) => ({ day: params.day, booked: [bookedAppointment({ opens: false })], completed: 0, patients: [] }))
    const { user } = await open()
    const before = api.received(readDay).length
    await user.click(await day(/^Cancel the appointment at 10:30/))
    api.answers(cancelAppointment, { id: 5 })
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toContain('TCN-20418')
    await user.click(within(question).getByRole('button', { name: 'Cancel the appointment' }))
    expect(await screen.findByText('Appointment cancelled.')).toBeDefined()
    await waitFor(() => expect(api.received(readDay).length).toBeGreaterThan(before))
  })

  test('keeps the record closed of a patient who is not in one’s queue', async () => {
    api.answers(readDay, {
      ...{ day: '2026-03-02', completed: 3, patients: [] },
      booked: [bookedAppointment({ opens: false, may_cancel: false }), bookedAppointment({ id: 6, patient_id: null, name: null })],
    })
    await open()
    expect(await screen.findByText('TCN-20418')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'TCN-20418' })).toBeNull()
    expect(screen.getByText(/patient not in your queue/)).toBeDefined()
    expect(screen.getByText(/^3 appointments for patients/)).toBeDefined()
  })

  test('that cannot be loaded says so', async () => {
    api.refuses(readCalendar, 'internal-error')
    await render(<CalendarPage />, { as: { scopes: ['np'] }, at: '/admin/calendar?view=month&day=2026-03-02' })
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('could not be loaded')
  })

  test('names whom it is for to everyone else, and reads nothing', async () => {
    await render(<CalendarPage />, { as: { scopes: ['user'] }, at: '/admin/calendar' })
    expect(screen.getByText(/for those who work in a queue/)).toBeDefined()
    expect(api.received(readCalendar)).toEqual([])
  })
})

describe('working hours', () => {
  const openHours = async () => {
    api.answers(readWorkingHours, workingHours())
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'My working hours' }))
    const dialog = await screen.findByRole('dialog', { name: 'Working hours' })
    await within(dialog).findByText(/America\/Toronto/)
    return { user, dialog }
  }

  test('are saved with the version that was read (C-15)', async () => {
    const { user, dialog } = await openHours()
    api.answers(writeWorkingHours, workingHours({ version: 4 }))
    await user.click(within(dialog).getByRole('button', { name: 'Copy the hours of Monday to Monday to Friday' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = api.received(writeWorkingHours)[0]?.body
    expect(body?.version).toBe(3)
    expect(body?.hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
  })

  test('that overlap are refused beside their weekday, and nothing is sent', async () => {
    const { user, dialog } = await openHours()
    await user.click(within(dialog).getByRole('button', { name: 'Add hours on Monday' }))
    fireEvent.change(within(dialog).getByLabelText('Monday, second hours: from'), { target: { value: '16:00' } })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByRole('alert').textContent).toContain('Monday hours overlap')
    expect(api.received(writeWorkingHours)).toEqual([])
  })

  test('that someone else changed are loaded again', async () => {
    const { user, dialog } = await openHours()
    api.refuses(writeWorkingHours, 'hours-changed')
    await user.click(within(dialog).getByRole('button', { name: 'Clear all' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.received(readWorkingHours)).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
