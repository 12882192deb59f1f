import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { render } from '../../../../test/render.tsx'
import { CardOptionRow } from './card-option-row.tsx'

type Props = Parameters<typeof CardOptionRow>[0]
const show = async (parts: Partial<Props> = {}, made: object = {}) => {
  const actions = { make: vi.fn(() => made), addBranch: vi.fn(), deleteOption: vi.fn(), openQuestion: vi.fn(), questions: () => ({}) }
  const props = {
    ...{
      tag: 'sleep',
      label: 'Well',
      destination: null,
      place: 1,
      isLast: false,
      isList: true,
      meanings: 0,
      canBranch: true,
      canWrite: true,
    },
    ...{ drag: null, grab: () => undefined, actions: actions as unknown as Props['actions'] },
    ...parts,
  }
  const shown = await render(
    <ul>
      <CardOptionRow {...props} />
    </ul>,
  )
  return { ...shown, actions, name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Option 2' }) }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('an option of a question', () => {
  test('is renamed by Enter or by leaving the field (REQ-367, REQ-382)', async () => {
    const { user, actions, name } = await show()
    await user.clear(name)
    await user.type(name, 'Very well{Enter}')
    expect(actions.make).toHaveBeenCalledExactlyOnceWith({ edit: 'rename_option', tag: 'sleep', label: 'Well', to: 'Very well' })
    await expectAccessible()
  })

  test.each(['', '   ', 'Well'])('ignores “%s” as a new name (REQ-389)', async (typed) => {
    const { user, actions, name } = await show()
    await user.clear(name)
    if (typed) await user.type(name, typed)
    await user.tab()
    expect(actions.make).not.toHaveBeenCalled()
    expect(name.value).toBe('Well')
  })

  test('comes back to its name by Escape, and where the new one is refused (REQ-382, REQ-388)', async () => {
    const { user, actions, name } = await show({}, { refused: 'taken' })
    await user.type(name, ' enough{Escape}')
    expect(actions.make).not.toHaveBeenCalled()
    await user.type(name, ' enough{Enter}')
    expect(actions.make).toHaveBeenCalledOnce()
    expect(name.value).toBe('Well')
  })

  test('moves by its buttons and by Alt with the arrows (REQ-403)', async () => {
    const { user, actions } = await show()
    await user.click(button('Move Well up'))
    await user.click(button('Move Well down'))
    button('Move Well up').focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(actions.make.mock.calls.map(([edit]: unknown[]) => (edit as { index: number }).index)).toEqual([0, 2, 2])
  })

  test('the last one can’t be moved further down', async () => {
    await show({ isLast: true })
    expect([button('Move Well up').disabled, button('Move Well down').disabled]).toEqual([false, true])
  })

  test('is deleted by its button (REQ-381)', async () => {
    const { user, actions } = await show()
    await user.click(button('Delete option Well'))
    expect(actions.deleteOption).toHaveBeenCalledExactlyOnceWith('sleep', 'Well')
  })

  test('that has a branch says so and makes no other, still within reach of the keyboard (REQ-371, REQ-372)', async () => {
    const { user, actions } = await show({ canBranch: false })
    const follow = button('Create follow-up question for Well')
    expect(follow.getAttribute('aria-disabled')).toBe('true')
    expect(follow.getAttribute('aria-description')).toBe('You have already created a branch for this option')
    await user.click(follow)
    expect(actions.addBranch).not.toHaveBeenCalled()
  })

  test('begins a branch (REQ-371)', async () => {
    const { user, actions } = await show()
    await user.click(button('Create follow-up question for Well'))
    expect(actions.addBranch).toHaveBeenCalledExactlyOnceWith('sleep', 'Well')
  })

  test('can only be read by whoever may not write', async () => {
    const { name } = await show({ canWrite: false })
    expect(name.readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: /^(Move|Delete|Create)/ })).toBeNull()
  })

  test('says how many phrases are taught for it, and leads to them', async () => {
    const { user, actions } = await show({ meanings: 2 })
    await user.click(button('2 phrases that patients say for Well'))
    expect(actions.openQuestion).toHaveBeenCalledExactlyOnceWith({ tag: 'sleep', fresh: false, taught: 'Well' })
  })

  test('says nothing of phrases where none can be taught', async () => {
    await show({ meanings: null })
    expect(screen.queryByRole('button', { name: /that patients say/ })).toBeNull()
  })
})
