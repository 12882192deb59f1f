import {
  bookVisit,
  cancelVisit,
  type FreeTime,
  listFreeTimes,
  listVisits,
  markNoShow,
  moveVisit,
  noteArrival,
  type Visit,
} from '@clinic/contract/booking/visits'
import { addDays } from '@clinic/core/shared/dates'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { localDay } from '../../../lib/format/local-day.ts'
import { PatientVisits } from './patient-visits.tsx'

const time = (clock: string, more: Partial<FreeTime> = {}): FreeTime => ({
  ...{
    slotId: `13.${clock}.new`,
    practitioner: 'Dana Whitfield',
    startAt: '2026-03-03T14:15:00.000Z',
    untilAt: '2026-03-03T14:45:00.000Z',
  },
  ...{ at: `2026-03-03 ${clock}`, localAt: `2026-03-03 ${clock}`, local: 'local words', clinic: 'clinic words', sameClock: true },
  ...more,
})
const visit = (more: Partial<Visit> = {}): Visit => ({
  ...time('09:15'),
  ...{
    id: 5,
    visit: 'new',
    state: 'booked',
    way: 'phone',
    province: 'ON',
    arrived_at: null,
    cancel_reason: null,
    actions: ['move', 'cancel'],
  },
  ...more,
})
const serve = (...visits: Visit[]) => api.answers(listVisits, { name: 'Maria Santos', home: 'ON', video: false, wanted: null, visits })
const open = () => render(<PatientVisits patientId="TCN-20418" />, { as: { scopes: ['pcr'] } })
const button = (name: RegExp | string) => screen.findByRole('button', { name })

test('a visit is booked for where the patient will be, in both clocks, naming person and consequence (F-9)', async () => {
  serve()
  api.answers(listFreeTimes, ({ query }) =>
    query.province === 'BC' ? [time('09:15', { localAt: '2026-03-03 06:15', sameClock: false })] : [time('09:15'), time('10:00')],
  )
  api.answers(bookVisit, visit())
  const { user } = await open()
  expect(await screen.findByText('No visits yet. Book the first one here.')).toBeDefined()
  await user.click(await button('Book a visit'))
  const dialog = await screen.findByRole('dialog', { name: 'Book a visit for Maria Santos' })
  expect(await within(dialog).findAllByRole('radio', { name: /Dana Whitfield/ })).toHaveLength(2)
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Video' }).disabled).toBe(true)
  await user.click(within(dialog).getByRole('combobox', { name: 'Where will the patient be?' }))
  await user.click(await screen.findByRole('option', { name: 'British Columbia' }))
  await user.click(await within(dialog).findByRole('radio', { name: /09:15.*06:15 for patient/ }))
  expect(dialog.textContent).toContain(
    'Tuesday, 3 Mar 2026, 09:15 (06:15 for the patient), with Dana Whitfield. Maria Santos gets an email',
  )
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Book Maria Santos' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.received(bookVisit)[0]).toMatchObject({
    params: { patient_id: 'TCN-20418' },
    body: { slotId: '13.09:15.new', province: 'BC', way: 'phone' },
  })
})

test('the NP books the visit around the day for which they want to see the patient again, in their own calendar first (F-8, F-9)', async () => {
  const wanted = addDays(localDay(), 42)
  api.answers(listVisits, { name: 'Maria Santos', home: 'ON', video: false, wanted, visits: [visit({ state: 'completed', actions: [] })] })
  api.answers(listFreeTimes, ({ query }) => (query.whose === 'mine' ? [] : [time('10:00')]))
  api.answers(bookVisit, visit())
  const { user } = await render(<PatientVisits patientId="TCN-20418" />, { as: { scopes: ['np'] } })
  expect(await screen.findByText(/^The NP wants to see Maria Santos again around /)).toBeDefined()
  await user.click(await button('Book the next visit'))
  const dialog = await screen.findByRole('dialog', { name: 'Book a visit for Maria Santos' })
  const from = addDays(localDay(), 38)
  expect(within(dialog).getByLabelText<HTMLInputElement>('Times from').value).toBe(from)
  expect(await within(dialog).findByText(/^You have no free times in the three weeks from /)).toBeDefined()
  expect(api.received(listFreeTimes)[0]?.query).toEqual({ visit: 'follow_up', province: 'ON', from, whose: 'mine' })
  await expectAccessible()
  await user.click(within(dialog).getByRole('switch', { name: 'My own times only' }))
  await user.click(await within(dialog).findByRole('radio', { name: /10:00/ }))
  expect(api.received(listFreeTimes)[1]?.query).toEqual({ visit: 'follow_up', province: 'ON', from })
  await user.click(within(dialog).getByRole('button', { name: 'Book Maria Santos' }))
  await waitFor(() => expect(api.received(bookVisit)).toHaveLength(1))
})

test('a time that was just taken is said to be, and another can be chosen', async () => {
  serve()
  api.answers(listFreeTimes, [time('09:15')])
  api.refuses(bookVisit, 'slot-taken')
  const { user } = await open()
  await user.click(await button('Book a visit'))
  await user.click(await screen.findByRole('radio', { name: /09:15/ }))
  await user.click(await button('Book Maria Santos'))
  expect(await screen.findByText('That time is no longer free. Please choose another.')).toBeDefined()
  expect((await button('Choose a time')).hasAttribute('disabled')).toBe(true)
  await waitFor(() => expect(api.received(listFreeTimes).length).toBeGreaterThan(1))
})

test('moves a visit, and cancels it only with a reason, then offers to book again', async () => {
  serve(visit())
  api.answers(listFreeTimes, [time('11:00')])
  api.answers(moveVisit, visit({ ...time('11:00') }))
  api.answers(cancelVisit, visit({ state: 'cancelled', cancel_reason: 'patient', actions: [] }))
  const { user } = await open()
  expect(await screen.findByText('First visit by phone with Dana Whitfield, patient in Ontario')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull()
  await user.click(await button(/^Move: Maria Santos/))
  await user.click(await screen.findByRole('radio', { name: /11:00/ }))
  await user.click(await button('Move Maria Santos'))
  await waitFor(() => expect(api.received(moveVisit)[0]).toMatchObject({ params: { id: '5' }, body: { slotId: '13.11:00.new' } }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await button(/^Cancel visit: Maria Santos/))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the visit of Maria Santos?' })
  expect(dialog.textContent).toContain('Maria Santos is told by email, and the time becomes free for others.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }))
  expect(within(dialog).getByText('Choose a reason.')).toBeDefined()
  expect(api.received(cancelVisit)).toEqual([])
  await user.click(within(dialog).getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'The patient asked' }))
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }))
  await waitFor(() => expect(api.received(cancelVisit)[0]?.body).toEqual({ reason: 'patient' }))
  expect(await button('Book again')).toBeDefined()
})

test('records an arrival at once and a no-show after a question, then offers to book again', async () => {
  serve(visit({ actions: ['no-show', 'arrive'] }))
  api.answers(noteArrival, visit())
  api.answers(markNoShow, visit({ state: 'no-show' }))
  const { user } = await open()
  await user.click(await button(/^Arrived: Maria Santos/))
  expect(await screen.findByText('Maria Santos has arrived.')).toBeDefined()
  await user.click(await button(/^No-show: Maria Santos/))
  const question = await screen.findByRole('dialog', { name: 'Record a no-show for Maria Santos?' })
  expect(question.textContent).toContain('No email is sent.')
  await user.click(within(question).getByRole('button', { name: 'Record no-show' }))
  expect(await screen.findByText('No-show recorded for Maria Santos.')).toBeDefined()
})

test('says so when there is no free time, or the visits cannot be loaded', async () => {
  serve()
  api.answers(listFreeTimes, [])
  const { user } = await open()
  await user.click(await button('Book a visit'))
  expect(await screen.findByText('No free times in the next three weeks with an NP licensed in Ontario.')).toBeDefined()
  api.refuses(listFreeTimes, 'internal-error')
  await user.click(screen.getByRole('combobox', { name: 'Where will the patient be?' }))
  await user.click(await screen.findByRole('option', { name: 'Alberta' }))
  expect(await screen.findByText(/Couldn’t load free times\./)).toBeDefined()
  expect(await button('Try again')).toBeDefined()
})
