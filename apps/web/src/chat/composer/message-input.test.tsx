import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { inFrench, MESSAGES, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { MessageInput } from './message-input.tsx'

const show = (text: string, { canSend = true, newest = null as (() => void) | null } = {}) => {
  const props = { onText: vi.fn<(text: string) => void>(), onSend: vi.fn<() => void>() }
  return { ...renderChat(<MessageInput {...props} text={text} canSend={canSend} newest={newest} />), ...props }
}

describe('the line to write in', () => {
  test('has a name beside its placeholder (REQ-114)', async () => {
    show('')
    expect(screen.getByRole('textbox', { name: MESSAGES.en.talk.message }).getAttribute('placeholder')).toBe(MESSAGES.en.talk.placeholder)
    await expectAccessible()
  })

  test('sends on Enter only while something can be sent (REQ-114)', async () => {
    const { user, onSend } = show('Hello', { canSend: false })
    await user.type(screen.getByRole('textbox'), '{Enter}')
    expect(onSend).not.toHaveBeenCalled()
  })

  test('counts the last two hundred characters, read out with the field', () => {
    show('x'.repeat(1_950))
    const hint = screen.getByText(MESSAGES.en.talk.charactersLeft(50))
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(hint.id)
  })

  test('leads to the newest message while one is away from it', async () => {
    const newest = vi.fn<() => void>()
    const { user } = show('', { newest })
    await user.click(screen.getByRole('button', { name: new RegExp(MESSAGES.en.talk.newest) }))
    expect(newest).toHaveBeenCalledOnce()
  })

  test('speaks French (REQ-114)', async () => {
    await inFrench()
    show('x'.repeat(1_990))
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDefined()
    expect(screen.getByText('Il reste 10 caractères')).toBeDefined()
  })
})
