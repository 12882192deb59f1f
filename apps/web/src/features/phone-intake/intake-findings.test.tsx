import type { Findings } from '@clinic/contract/chart/phone-intake'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IntakeFindings } from './intake-findings.tsx'

const NONE: Findings = { eligibility: null, review: [], red_flags: [], crisis: false, attempt: false, lines: [], alerts: [], score: null }

function show(found: Partial<Findings>) {
  render(
    <MantineProvider>
      <IntakeFindings issues={{ ...NONE, ...found }} />
    </MantineProvider>,
  )
}

test('a stop tells staff to confirm the answer, what the patient may choose, and that nothing was marked (F-19)', () => {
  const eligibility = { reason: 'Schizophrenia', eligible_date: null, question: 'Did a doctor say so?', answer: 'Yes' } as const
  show({ eligibility })
  const alert = screen.getByRole('alert', { name: 'Screening result: ineligible (Schizophrenia)' })
  expect(alert.textContent).toContain('You answered Yes to: Did a doctor say so? Is that right?')
  expect(alert.textContent).toMatch(/end here, or continue for the practitioner.*within five business days.*hasn’t been marked ineligible/)
  expect(screen.queryByText('A practitioner decides first')).toBeNull()
})

test('reasons for a practitioner to decide first are named, with the place in the queue (F-19)', () => {
  show({ review: ['under 25', 'bipolar disorder'] })
  expect(screen.getByRole('alert', { name: 'A practitioner decides first' }).textContent).toContain(
    'under 25; bipolar disorder. The patient stays in the queue.',
  )
})
