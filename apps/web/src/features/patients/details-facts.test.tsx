import type { Overview } from '@clinic/contract/chart'
import type { StatusRow } from '@clinic/contract/patients'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { patientRow, statusRecord } from '../../../test/build.ts'
import { render } from '../../../test/render.tsx'
import { momentText } from '../../lib/format/dates.ts'
import { DetailsFacts } from './details-facts.tsx'

const NOTHING_READ: Overview = {
  ...{ answer_sets: [], flags: [], details: null, consents: [], changed: [], scores: [], encounters: [] },
  ...{ upcoming: null, unsubscribed_at: null, interactions: [], unrecognised: [], follow_ups: [] },
}

/** The facts by their names. */
const factsOf = async (parts: Partial<StatusRow> = {}, data?: Overview) => {
  const chosen = (...selected_options: string[]) => ({ selected_options })
  const record = {
    ...statusRecord(patientRow(parts)),
    ...{ preferred_licensed_seller: chosen('Any'), preferred_cannabinoids: chosen('More CBD'), medications: [{ name: 'Sertraline' }] },
    preferred_consumption_methods: chosen('Oils', 'Vaping'),
  }
  await render(<DetailsFacts record={record} overview={{ data }} onChanged={() => undefined} />)
  const terms = [...document.querySelectorAll('dt')]
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
}

test.each([
  [true, 'Yes'],
  [false, 'No'],
])('opted in for call (%s) is said as %s (REQ-569)', async (opted_in_for_call, said) => {
  expect(await factsOf({ opted_in_for_call })).toMatchObject({ 'Opted in for call': said })
})

test('the preferred seller, cannabinoids and consumption methods are named (REQ-570)', async () => {
  expect(await factsOf()).toMatchObject({
    'Preferred licensed seller': 'Any',
    'Preferred cannabinoids': 'More CBD',
    'Preferred consumption methods': 'Oils, Vaping',
  })
})

test('the current medications are named (REQ-574)', async () => {
  expect(Object.keys(await factsOf())).toContain('Current medications')
  expect(screen.getByText(/Sertraline/)).toBeDefined()
})

test('the next visit is written as all other moments of the staff', async () => {
  const upcoming = { who: 'Amara Osei', visit: 'New Patient', at: '2026-11-29T19:00:00.000Z' }
  const facts = await factsOf({}, { ...NOTHING_READ, upcoming })
  expect(facts).toMatchObject({ 'Next visit': `${momentText(upcoming.at)}, new patient with Amara Osei` })
})
