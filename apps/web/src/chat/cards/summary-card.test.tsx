import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardProps, chatCard, inFrench, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { SummaryCard } from './summary-card.tsx'

const LINES = [
  { tag: 'reason', question: 'What brings you here?', answer: 'Chronic pain' },
  { tag: 'place', question: 'Where does it hurt?', answer: '' },
]

function show() {
  const props = cardProps()
  const card = chatCard({ kind: 'summary', lines: LINES }, { action: 'FINISHINITIALQUESTIONNAIRE', heading: null })
  return { ...renderChat(<SummaryCard {...props} card={card} />), props }
}

test('shows each answer, and a skipped one as skipped', async () => {
  show()
  expect(screen.getAllByRole('definition').map((line) => line.querySelector('span')?.textContent)).toEqual(['Chronic pain', 'Skipped'])
  await expectAccessible()
})

test('one answer is opened to be changed by its question', async () => {
  const { user, props } = show()
  await user.click(screen.getByRole('button', { name: 'Change: Where does it hurt?' }))
  expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({
    query: '',
    shown: 'Change: Where does it hurt?',
    context: { reopen: 'place' },
  })
})

test('nothing continues until the patient does', async () => {
  const { user, props } = show()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'ok', shown: 'My answers are right' })
})

test('the same in French', async () => {
  await inFrench()
  show()
  expect(screen.getByRole('button', { name: 'Modifier\u00a0: What brings you here?' }).textContent).toBe('Modifier')
})
