import { reopenIntake } from '@clinic/contract/queues'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { AbandonedFact } from './abandoned-fact.tsx'

test('an intake that ended for silence says when, and is reopened from the record (F-3)', async () => {
  const row = patientRow({ patient_active: false, abandoned_at: '2026-03-02T09:25:00.000Z' })
  api.answers(reopenIntake, { patient: { ...row, patient_active: true, abandoned_at: null }, message: 'Reopened.', undo: null })
  const onChanged = vi.fn()
  const { user } = await render(<AbandonedFact abandonedAt="2026-03-02T09:25:00.000Z" patientId={row.patient_id} onChanged={onChanged} />)
  expect(document.body.textContent).toContain('Ended as abandoned on 2 Mar 2026.')
  await user.click(screen.getByRole('button', { name: 'Reopen intake' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ patient_active: true, abandoned_at: null })))
  expect(api.received(reopenIntake)).toHaveLength(1)
  await expectAccessible()
})
