import { requestFollowUp } from '@clinic/contract/queues'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow, statusRecord } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { FollowUpFact } from './follow-up-fact.tsx'

test.each([
  [false, false, 'Not requested', 'Request a follow-up'],
  [false, true, 'Completed', 'Request a follow-up'],
  [true, false, 'Requested', 'Withdraw request'],
])(
  'a follow-up is requested and withdrawn from the record (REQ-142, REQ-145): due %s, complete %s',
  async (due, complete, state, button) => {
    const row = patientRow({ follow_up_questionnaire_required: due, follow_up_questionnaire_complete: complete })
    const record = statusRecord(row)
    api.answers(requestFollowUp, { patient: { ...row, follow_up_questionnaire_required: !due }, message: 'Saved.', undo: null })
    const onChanged = vi.fn()
    const { user } = await render(<FollowUpFact record={record} onChanged={onChanged} />)
    expect(document.body.textContent).toContain(state)
    await user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ follow_up_questionnaire_required: !due })))
    expect(api.received(requestFollowUp)).toMatchObject([{ body: { requested: !due } }])
    await expectAccessible()
  },
)
