import type { StatusRow } from '@clinic/contract/patients'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { patientRow, statusRecord } from '../../../test/build.ts'
import { render } from '../../../test/render.tsx'
import { DetailsFacts } from './details-facts.tsx'

/** The facts by their names. */
const factsOf = async (parts: Partial<StatusRow> = {}) => {
  const chosen = (...selected_options: string[]) => ({ selected_options })
  const record = {
    ...statusRecord(patientRow(parts)),
    ...{ preferred_licensed_seller: chosen('Any'), preferred_cannabinoids: chosen('More CBD'), medications: [{ name: 'Sertraline' }] },
    preferred_consumption_methods: chosen('Oils', 'Vaping'),
  }
  await render(<DetailsFacts record={record} overview={{ data: undefined }} onChanged={() => undefined} />)
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
