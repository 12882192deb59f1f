import { correctDeath, recordDeath } from '@clinic/contract/patients/death'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow, type StaffParts } from '../../../../test/build.ts'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { DeathPart } from './death-part.tsx'
import { deathText } from './death-text.ts'

const TODAY = '2026-11-28'
const ALIVE = patientRow({ first_name: 'Ruth', last_name: 'Lavoie', date_of_birth: '1950-04-02' })
const DEAD = { ...ALIVE, patient_active: false, death_recorded_at: '2026-11-28T14:00:00.000Z', died_on: '2026-11-12' }
const draw = (record: typeof ALIVE, onChanged: (row: typeof ALIVE) => void, as: StaffParts = { scopes: ['pcr'] }) =>
  render(<DeathPart record={record as never} called="Ruth Lavoie" today={TODAY} onChanged={onChanged as never} />, { as })

test('the dialog names the person, says what follows, asks who reported it, and the day may stay empty', async () => {
  api.answers(recordDeath, {
    patient: DEAD,
    message: 'Recorded that this person has died.',
    undo: { id: 7, until: DEAD.death_recorded_at },
  })
  const onChanged = vi.fn()
  const { user } = await draw(ALIVE, onChanged)
  await user.click(screen.getByRole('button', { name: 'Record a death…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Record that Ruth Lavoie has died' })
  expect(dialog.textContent).toContain('Ruth LavoieAge 76, born 2 Apr 1950')
  expect(within(dialog).getByRole('list', { name: 'What follows' }).children).toHaveLength(5)
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Record the death' }))
  expect(dialog.textContent).toContain('Choose who reported it.')
  expect(api.received(recordDeath)).toHaveLength(0)
  await user.click(within(dialog).getByRole('combobox', { name: /^Reported by/ }))
  await user.click(await screen.findByRole('option', { name: 'A relative or friend' }))
  await user.click(within(dialog).getByRole('button', { name: 'Record the death' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ died_on: '2026-11-12' })))
  expect(api.received(recordDeath)[0]).toMatchObject({ body: { reported_by: 'family', died_on: null, version: ALIVE.version } })
})

test('afterwards the record says it, and only managers can correct it, with a reason', async () => {
  api.answers(correctDeath, { patient: ALIVE, message: 'Corrected.', undo: null })
  const onChanged = vi.fn()
  const { user } = await draw(DEAD, onChanged, { scopes: ['pcrmanager'] })
  expect(document.body.textContent).toContain('Died 12 Nov 2026.')
  expect(screen.queryByRole('button', { name: 'Record a death…' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Correct this…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Correct the recorded death of Ruth Lavoie' })
  await user.click(within(dialog).getByRole('combobox', { name: /^Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Someone else has died' }))
  await user.click(within(dialog).getByRole('button', { name: 'Correct the record' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ death_recorded_at: null })))
  expect(api.received(correctDeath)[0]).toMatchObject({ body: { reason: 'other-person' } })
})

test('a PCR reads that the person has died, and is offered nothing', async () => {
  await draw({ ...DEAD, died_on: null }, vi.fn(), { scopes: ['pcr'] })
  expect(document.body.textContent).toContain('Died, date not known.')
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('nothing is said of someone living', () => expect(deathText(ALIVE)).toBeNull())
