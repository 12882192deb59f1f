import type { PcrHoldReason } from '@clinic/contract/patients'
import type { PcrHold } from '@clinic/contract/queues'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { patientRow } from '../../../../test/build.ts'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { render } from '../../../../test/render.tsx'
import { HoldDialog } from './hold-dialog.tsx'

const open = async () => {
  const props = { onHold: vi.fn<(until: string | null) => void>(), onClose: vi.fn<() => void>() }
  const shown = await render(<HoldDialog asked={{ whom: 'TCN-20418', onHold: props.onHold }} onClose={props.onClose} />)
  return { ...shown, ...props, dialog: within(await screen.findByRole('dialog', { name: 'Hold TCN-20418' })) }
}
const field = () => document.querySelector<HTMLInputElement>('input[type="datetime-local"]') as HTMLInputElement

describe('a hold', () => {
  test('until a time that is offered takes one press, and the time is ahead (REQ-494)', async () => {
    const { user, dialog, onHold, onClose } = await open()
    await expectAccessible()
    const [first] = dialog
      .getAllByRole('button')
      .filter((button) => button.getAttribute('type') === 'button' && button.textContent && /\d/.test(button.textContent))
    await user.click(first as HTMLElement)
    expect(Date.parse(onHold.mock.calls[0]?.[0] ?? '')).toBeGreaterThan(Date.now())
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('without an end is held until somebody ends it (REQ-494)', async () => {
    const { user, dialog, onHold } = await open()
    await user.click(dialog.getByRole('button', { name: /^Until I (say so|remove it)$/ }))
    expect(onHold).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('needs a date and a time', async () => {
    const { user, dialog, onHold } = await open()
    await user.click(dialog.getByRole('button', { name: 'Hold' }))
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(onHold).not.toHaveBeenCalled()
    await expectAccessible()
  })

  test('needs a time that is still ahead', async () => {
    const { user, dialog, onHold } = await open()
    fireEvent.change(field(), { target: { value: '2020-01-01T10:00' } })
    await user.click(dialog.getByRole('button', { name: 'Hold' }))
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(onHold).not.toHaveBeenCalled()
  })

  test('takes any time ahead', async () => {
    const { user, dialog, onHold } = await open()
    fireEvent.change(field(), { target: { value: '2099-01-01T10:00' } })
    await user.click(dialog.getByRole('button', { name: 'Hold' }))
    expect(onHold).toHaveBeenCalledExactlyOnceWith(new Date('2099-01-01T10:00').toISOString())
  })
})

test('a hold names the patient, with age and ID, and says the consequence', async () => {
  const whom = patientRow({ patient_id: 'TCN-20316', first_name: 'Étienne', last_name: 'Boudreau', date_of_birth: null })
  await render(<HoldDialog asked={{ whom, onHold: vi.fn() }} onClose={vi.fn()} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold Étienne Boudreau' }))
  expect(dialog.getByText(/^Étienne Boudreau, TCN-20316\. The patient stays assigned/)).toBeDefined()
  await expectAccessible()
})

describe('a PCR’s hold', () => {
  const openForPcr = async (reason: PcrHoldReason | '' = '') => {
    const onHoldFor = vi.fn<(hold: PcrHold) => void>()
    const shown = await render(<HoldDialog asked={{ whom: 'TCN-20418', reason, onHoldFor }} onClose={vi.fn()} />)
    return { ...shown, onHoldFor, dialog: within(await screen.findByRole('dialog', { name: 'Hold TCN-20418' })) }
  }

  test('needs a reason: a time alone holds no one, and the reasons get the focus', async () => {
    const { user, dialog, onHoldFor } = await openForPcr()
    await expectAccessible()
    expect(dialog.queryByRole('button', { name: 'Until I remove it' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: /^Tomorrow morning/ }))
    expect(dialog.getByText('Choose a reason.')).toBeDefined()
    expect(dialog.getByRole('radio', { name: 'Waiting for the patient' })).toBe(document.activeElement)
    expect(onHoldFor).not.toHaveBeenCalled()
    await expectAccessible()
  })

  test('by the keyboard: the reason, then the time', async () => {
    const { user, dialog, onHoldFor } = await openForPcr()
    dialog.getByRole('radio', { name: 'Waiting for the patient' }).focus()
    await user.keyboard('{ArrowDown}')
    dialog.getByRole('button', { name: /^Tomorrow morning/ }).focus()
    await user.keyboard('{Enter}')
    expect(onHoldFor).toHaveBeenCalledExactlyOnceWith({ reason: 'documents', until: expect.any(String) })
  })

  test('that is changed begins with its reason', async () => {
    const { dialog } = await openForPcr('seller')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Waiting for the seller' }).checked).toBe(true)
  })
})
