import type { ListedInteraction } from '@clinic/contract/chart'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { render } from '../../../test/render.tsx'
import { MedicineList } from './medicine-list.tsx'

const warfarin: ListedInteraction = {
  ...{ words: 'Coumadin 5 mg', severity: 'A', text: 'warfarin with THC and CBD: INR rises', action: 'INR before the start' },
  ...{ source: 'Lopera 2022', checked_on: null },
}

test('shows medicines in the patient’s words with their interactions, source and state (F-21)', async () => {
  const overview = {
    interactions: [warfarin, { ...warfarin, words: 'x', text: 'y', checked_on: '2026-11-02' }],
    unrecognised: ['my blue pill'],
  }
  await render(<MedicineList medications={[{ name: 'Coumadin 5 mg' }, 'my blue pill']} overview={overview} />)
  expect(document.body.textContent).toContain('Coumadin 5 mg, my blue pill')
  const [draft, confirmed] = within(screen.getByRole('list', { name: 'Interactions with cannabis' })).getAllByRole('listitem')
  expect(draft?.textContent).toBe(
    'A: agree before starting Coumadin 5 mg: warfarin with THC and CBD: INR rises. To do: INR before the start. Source: Lopera 2022. Draft, not confirmed by a pharmacist of the clinic.',
  )
  expect(confirmed?.textContent).toContain('Confirmed')
  expect(document.body.textContent).toContain('not recognised my blue pill. Check by hand')
  await expectAccessible(document.body)
})

test('nothing is listed where nothing interacts', async () => {
  await render(<MedicineList medications={['metformin']} overview={undefined} />)
  expect(screen.getByText('metformin').parentElement?.textContent).toBe('metformin')
})

test('no medicine is said to be none', async () => {
  await render(<MedicineList medications={[]} overview={{ interactions: [], unrecognised: [] }} />)
  expect(screen.getByText('None reported')).toBeTruthy()
})
