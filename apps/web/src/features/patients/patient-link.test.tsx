import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../test/render.tsx'
import { PatientLink } from './patient-link.tsx'

const ID = 'TCN-20418'

/** The page as the server writes it where the clinic has a dashboard of its own. */
function withDashboard(): void {
  const setting = Object.assign(document.createElement('meta'), {
    name: 'patient-record-url',
    content: 'https://records.example.org/patients/{id}',
  })
  document.head.append(setting)
  onTestFinished(() => setting.remove())
}

test('a patient ID opens the clinic’s own record in a window of 1200 by 800 (REQ-480, REQ-491)', async () => {
  withDashboard()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await render(<PatientLink patientId={ID} onDetails={() => undefined} />)
  const link = screen.getByRole('link', { name: ID })
  expect(link.getAttribute('href')).toBe(`https://records.example.org/patients/${ID}`)
  await user.click(link)
  const [address, , features = ''] = open.mock.calls[0] ?? []
  expect([open.mock.calls.length, address]).toEqual([1, `https://records.example.org/patients/${ID}`])
  expect(features.split(',')).toEqual(expect.arrayContaining(['popup', 'width=1200', 'height=800', 'noopener']))
})

test('without such a dashboard it opens the details (REQ-491)', async () => {
  const onDetails = vi.fn()
  const { user } = await render(<PatientLink patientId={ID} onDetails={onDetails} />)
  await user.click(screen.getByRole('button', { name: ID }))
  expect(onDetails).toHaveBeenCalledExactlyOnceWith(ID)
})
