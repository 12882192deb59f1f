import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cardProps, chatCard, inFrench, MESSAGES, renderChat } from '../../test/chat.tsx'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { ChooseOneCard } from './choose-one-card.tsx'

const choices = (count: number) => Array.from({ length: count }, (_, place) => ({ label: `Choice ${place + 1}`, value: `c${place + 1}` }))
const show = (count: number, parts = {}) => {
  const props = cardProps()
  return { ...renderChat(<ChooseOneCard {...props} card={chatCard({ kind: 'one', options: choices(count) }, parts)} />), props }
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: MESSAGES.en.button.submit })

describe('a question with one answer', () => {
  test('is a group of radio buttons named by the question (REQ-120, REQ-153)', async () => {
    show(3)
    const group = screen.getByRole('group', { name: 'How do you sleep?' })
    expect(within(group).getAllByRole('radio')).toHaveLength(3)
    await expectAccessible()
  })

  test('keeps Submit disabled until one option is chosen, then sends its value and shows its label (REQ-120)', async () => {
    const { user, props } = show(3)
    expect(submit().disabled).toBe(true)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(props.onAnswer).not.toHaveBeenCalled()
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'c2', shown: 'Choice 2' })
  })

  test('is answered by one tap on the circle', async () => {
    const { user, props } = show(3)
    await user.click(screen.getByRole('radio', { name: 'Choice 2' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'c2', shown: 'Choice 2' })
  })

  test('is answered by one tap on the words', async () => {
    const { user, props } = show(3)
    await user.click(screen.getByText('Choice 3'))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'c3', shown: 'Choice 3' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choice 3' }).checked).toBe(true)
  })

  test('only chooses where a program clicks, so that Submit sends', async () => {
    const { props } = show(3)
    act(() => screen.getByRole('radio', { name: 'Choice 2' }).click())
    expect(props.onAnswer).not.toHaveBeenCalled()
    expect(submit().disabled).toBe(false)
  })

  test('says beforehand that a tap answers, to those who hear the page', () => {
    show(3)
    expect(screen.getByRole('group', { description: MESSAGES.en.forms.oneTap })).toBeDefined()
  })

  test('becomes the device’s own list where there are more than seven options (REQ-120, REQ-153)', async () => {
    const { user, props } = show(8)
    expect(screen.queryByRole('radio')).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'How do you sleep?' }), 'Choice 8')
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'c8', shown: 'Choice 8' })
    await expectAccessible()
  })

  test('can be answered by keys alone', async () => {
    const { user, props } = show(2)
    await user.tab()
    await user.keyboard(' ')
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'c1', shown: 'Choice 1' })
  })

  test('passes by choices with the arrows, and sends the one in focus by Enter', async () => {
    const { user, props } = show(4)
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(props.onAnswer).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'c3', shown: 'Choice 3' })
  })

  test('has what was answered before chosen, in rows and in the device’s own list, and a tap on it answers again', async () => {
    const { user, props } = show(3, { answeredBefore: 'Choice 2' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choice 2' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Choice 2' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'c2', shown: 'Choice 2' })
    cleanup()
    show(9, { answeredBefore: 'Choice 9' })
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('c9')
  })

  test('says what was answered before and lets it stay', async () => {
    const { user, props } = show(2, { answeredBefore: 'Well' })
    expect(screen.getByText('Well')).toBeDefined()
    await user.click(screen.getByRole('button', { name: MESSAGES.en.button.keep }))
    expect(props.onAnswer).toHaveBeenCalledWith({ query: 'ok', shown: MESSAGES.en.card.keepAnswer })
  })

  test('offers the way back and to skip only where the server does', async () => {
    const { user, props } = show(2, { canGoBack: true, canSkip: true })
    await user.click(screen.getByRole('button', { name: new RegExp(MESSAGES.en.card.back) }))
    await user.click(screen.getByRole('button', { name: MESSAGES.en.button.skip }))
    expect(props.onAnswer.mock.calls.map(([answer]) => answer.query)).toEqual(['go back', 'skip'])
  })

  test('has neither where the server names neither', () => {
    show(2)
    expect(screen.getAllByRole('button')).toEqual([submit()])
  })

  test('tells how far one is in words too', () => {
    show(2, { progress: { done: 3, total: 12, minutesLeft: 4 } })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 12, about 4 minutes left')
  })

  test('speaks French', async () => {
    await inFrench()
    show(2, { progress: { done: 3, total: 12, minutesLeft: 1 }, canGoBack: true })
    expect(screen.getByRole('button', { name: 'Envoyer la réponse' })).toBeDefined()
    expect(screen.getByRole('button', { name: /Changer ma dernière réponse/ })).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 sur 12, encore une minute environ')
    await expectAccessible()
  })
})
