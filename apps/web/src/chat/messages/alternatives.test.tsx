import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Alternatives } from './alternatives.tsx'

test('each title is a button that is sent as the patient’s words', async () => {
  const onAnswer = vi.fn()
  render(<Alternatives titles={['Travel', 'Cost and insurance']} disabled={false} onAnswer={onAnswer} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cost and insurance' }))
  expect(onAnswer).toHaveBeenCalledWith({ query: 'Cost and insurance', shown: 'Cost and insurance' })
})

test('nothing is offered without titles, and nothing can be sent while an answer is on its way', () => {
  const { rerender } = render(<Alternatives titles={[]} disabled={false} onAnswer={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Alternatives titles={['Travel']} disabled onAnswer={vi.fn()} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Travel' }).disabled).toBe(true)
})
