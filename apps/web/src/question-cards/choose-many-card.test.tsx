import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cardProps, chatCard, MESSAGES, renderChat } from '../../test/chat.tsx'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { ChooseManyCard } from './choose-many-card.tsx'

const OPTIONS = ['Tea', 'A walk', 'None of these'].map((label) => ({ label, value: label.toLowerCase() }))
const show = () => {
  const props = cardProps()
  const card = chatCard({ kind: 'many', options: OPTIONS, exclusive: ['None of these'] })
  return { ...renderChat(<ChooseManyCard {...props} card={card} />), props }
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: MESSAGES.en.button.submit })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('a question with several answers', () => {
  test('keeps Submit disabled until one option is chosen (REQ-121, REQ-154)', async () => {
    const { user } = show()
    expect(submit().disabled).toBe(true)
    await user.click(box('Tea'))
    expect(submit().disabled).toBe(false)
    await user.click(box('Tea'))
    expect(submit().disabled).toBe(true)
    await expectAccessible()
  })

  test('sends everything that was chosen, in the order of the list (REQ-121)', async () => {
    const { user, props } = show()
    await user.click(box('A walk'))
    await user.click(box('Tea'))
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({
      query: 'tea, a walk',
      shown: 'Tea, A walk',
      context: { selected: ['tea', 'a walk'] },
    })
  })

  test('an option that stands alone takes the others away, and the others take it away', async () => {
    const { user } = show()
    await user.click(box('Tea'))
    await user.click(box('None of these'))
    expect([box('Tea').checked, box('None of these').checked]).toEqual([false, true])
    await user.click(box('A walk'))
    expect([box('A walk').checked, box('None of these').checked]).toEqual([true, false])
  })
})
