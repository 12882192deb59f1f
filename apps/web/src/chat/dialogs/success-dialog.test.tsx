import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { SuccessDialog } from './success-dialog.tsx'

test('says what was received and goes by itself after 1.5 seconds (REQ-116, REQ-132)', () => {
  vi.useFakeTimers()
  const onClose = vi.fn<() => void>()
  renderChat(<SuccessDialog text="Your details were received." onClose={onClose} />)
  expect(screen.getByRole('dialog').textContent).toContain('Your details were received.')
  act(() => vi.advanceTimersByTime(1_499))
  expect(onClose).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledOnce()
})

test('takes the focus to its heading, and can be closed before (REQ-116)', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = renderChat(<SuccessDialog text="Your details were received." onClose={onClose} />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
