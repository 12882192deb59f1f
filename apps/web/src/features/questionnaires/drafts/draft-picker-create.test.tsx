import { createQuestionnaire } from '@clinic/contract/questionnaires/drafts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { DraftPickerCreate } from './draft-picker-create.tsx'

const open = async () => {
  const props = { onClose: vi.fn<() => void>(), onCreated: vi.fn<(key: string) => void>() }
  const shown = await render(<DraftPickerCreate started={{}} {...props} />)
  const form = within(await screen.findByRole('dialog', { name: 'Create New Questionnaire' }))
  return {
    ...shown,
    ...props,
    form,
    name: form.getByLabelText<HTMLInputElement>(/^Name/),
    key: form.getByLabelText<HTMLInputElement>(/^Key/),
  }
}

describe('a new questionnaire', () => {
  test('gets its key from its name until somebody types another', async () => {
    const { user, name, key } = await open()
    await user.type(name, 'Pain scale')
    expect(key.value).toBe('pain_scale')
    await user.clear(key)
    await user.type(key, 'pain_2')
    await user.type(name, ' two')
    expect(key.value).toBe('pain_2')
    await expectAccessible()
  })

  test('says beside each field what is missing, once it was tried', async () => {
    const { user, form, name, key } = await open()
    expect(name.getAttribute('aria-invalid')).not.toBe('true')
    await user.click(form.getByRole('button', { name: 'Create' }))
    expect([name.getAttribute('aria-invalid'), key.getAttribute('aria-invalid')]).toEqual(['true', 'true'])
    expect(api.received(createQuestionnaire)).toEqual([])
    await expectAccessible()
  })

  test('says at the key that it is taken, and forgets that while another is typed', async () => {
    api.refuses(createQuestionnaire, 'questionnaire-key-taken', { details: { key: 'pain_scale' } })
    const { user, form, name, key, onCreated } = await open()
    await user.type(name, 'Pain scale{Enter}')
    expect(await form.findByText(/There is already a questionnaire with the key pain_scale/)).toBeDefined()
    expect(key.getAttribute('aria-invalid')).toBe('true')
    await user.type(key, '_2')
    expect(key.getAttribute('aria-invalid')).not.toBe('true')
    expect(onCreated).not.toHaveBeenCalled()
  })

  test('that could not be made says why (C-11)', async () => {
    api.refuses(createQuestionnaire, 'internal-error')
    const { user, form, name } = await open()
    await user.type(name, 'Pain scale{Enter}')
    expect((await form.findByRole('alert')).textContent).toContain('A server error occurred. Please try again.')
  })
})
