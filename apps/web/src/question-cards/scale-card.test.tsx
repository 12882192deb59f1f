import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardProps, chatCard, renderChat } from '../../test/chat.tsx'
import { expectAccessible } from '../../test/expect-accessible.ts'
import type { ScaleItem } from './card.ts'
import { ScaleCard } from './scale-card.tsx'

const OPTIONS = ['Not at all', 'Several days'].map((label) => ({ label, value: label }))
const item = (tag: string, parts: Partial<ScaleItem> = {}): ScaleItem => ({
  ...{ tag, text: `Item ${tag}`, subtext: null, unit: null, required: true, options: OPTIONS, exclusive: null },
  ...parts,
})
const show = (content: typeof CARD, parts: object) => {
  const props = cardProps()
  return { ...renderChat(<ScaleCard {...props} card={chatCard(content, parts)} />), props }
}
const CARD = {
  kind: 'scale' as const,
  items: [item('a'), item('b'), item('hours', { options: [], unit: 'hours' })],
  errors: {} as Record<string, string>,
}

test('all items are answered in one submission; what is missing is marked and takes the focus', async () => {
  const { user, props } = show(CARD, { heading: 'Your mood' })
  await user.click(within(screen.getByRole('group', { name: 'Item a' })).getByRole('radio', { name: 'Several days' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(props.onAnswer).not.toHaveBeenCalled()
  expect(screen.getAllByText('Please answer this one.')).toHaveLength(2)
  expect(document.activeElement).toBe(within(screen.getByRole('group', { name: 'Item b' })).getByRole('radio', { name: 'Not at all' }))
  await expectAccessible()
  await user.keyboard(' ')
  await user.type(screen.getByRole('textbox', { name: 'Item hours' }), '7')
  screen.getByText('3 of 3')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({
    query: '',
    context: {
      answers: [
        { tag: 'a', value: 'Several days' },
        { tag: 'b', value: 'Not at all' },
        { tag: 'hours', value: '7' },
      ],
    },
    shown: '3 answers',
  })
})

test('what the server could not read is named at its item', () => {
  show({ ...CARD, errors: { hours: 'Please give a number from 0 to 24.' } }, { heading: 'Your mood' })
  screen.getByRole('textbox', { name: 'Item hours', description: 'Please give a number from 0 to 24.' })
})

test('an item with several answers has boxes; what is alone clears the others, and the chosen go as a list', async () => {
  const organs = item('organs', {
    options: ['Liver', 'Lung', 'None of these'].map((label) => ({ label, value: label })),
    exclusive: ['None of these'],
  })
  const { user, props } = show({ ...CARD, items: [item('a'), organs] }, { heading: 'Your heart and other organs' })
  await user.click(within(screen.getByRole('group', { name: 'Item a' })).getByRole('radio', { name: 'Not at all' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(props.onAnswer).not.toHaveBeenCalled()
  const box = (name: string) => within(screen.getByRole('group', { name: 'Item organs' })).getByRole('checkbox', { name })
  await user.click(box('None of these'))
  await user.click(box('Liver'))
  await user.click(box('Lung'))
  screen.getByRole('checkbox', { name: 'None of these', checked: false })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({
    query: '',
    context: {
      answers: [
        { tag: 'a', value: 'Not at all' },
        { tag: 'organs', value: '', selected: ['Liver', 'Lung'] },
      ],
    },
    shown: '2 answers',
  })
})
