import { createGroup, deleteGroup, updateGroup } from '@clinic/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerQuestion } from '../../../../test/answer-question.ts'
import { GROUPS } from '../../../../test/build.ts'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { GroupEditor } from './group-editor.tsx'

const onChanged = vi.fn()
const OWN = { ...GROUPS[2], id: 99, name: 'locums', description: 'Locums', members: 0 } as (typeof GROUPS)[number]
const [, NPS] = GROUPS
const open = async (groups = [...GROUPS, OWN]) => {
  onChanged.mockReset()
  const shown = await render(<GroupEditor groups={groups} onClose={() => undefined} onChanged={onChanged} />, { as: { scopes: ['admin'] } })
  await screen.findByRole('dialog', { name: 'Groups' })
  return shown
}
const saved = { ...OWN, description: 'Locums' }
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the groups', () => {
  test('show how many belong to each, and open to what they allow (B-2)', async () => {
    const { user } = await open()
    const nps = screen.getByRole('button', { name: /^Nurse Practitioner/ })
    expect(nps.textContent).toContain('2 members')
    nps.focus()
    await user.keyboard('{Enter}')
    expect(box('The NP queue').checked).toBe(true)
    expect(box('The PCR queue').checked).toBe(false)
    expect(box('Log in and edit own profile').disabled).toBe(true)
    await expectAccessible()
  })

  test('that come with the product cannot be deleted, and others only while they are empty', async () => {
    const { user } = await open([...GROUPS, { ...OWN, members: 2 }])
    await user.click(screen.getByRole('button', { name: /^Nurse Practitioner/ }))
    expect(screen.queryByRole('button', { name: 'Delete group' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Locums/ }))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete group' })).disabled).toBe(true)
  })

  test('that are empty are deleted', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Locums/ }))
    api.answers(deleteGroup, { success: true })
    await user.click(await screen.findByRole('button', { name: 'Delete group' }))
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(api.received(deleteGroup)[0]?.params).toEqual({ id: '99' })
  })

  test('are added with a name, a description and rights', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'New group' }))
    const form = (await screen.findByRole('textbox', { name: 'Name' })).closest('form') as HTMLElement
    const save = within(form).getByRole<HTMLButtonElement>('button', { name: 'Save group' })
    expect(save.disabled).toBe(true)
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'locums')
    await user.type(within(form).getByRole('textbox', { name: 'Description' }), 'Locums')
    await user.click(within(form).getByRole('checkbox', { name: 'The NP queue' }))
    api.answers(createGroup, saved)
    await user.click(save)
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(api.received(createGroup)[0]?.body).toMatchObject({ name: 'locums', description: 'Locums', scopes: ['user', 'np'] })
  })

  test('whose members would lose their patients are changed only after a question', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Nurse Practitioner/ }))
    await user.click(box('As nurse practitioner'))
    await user.click(screen.getByRole('button', { name: 'Save group' }))
    await answerQuestion(user, /^Change which patients this group can take/, 'Cancel')
    expect(api.received(updateGroup)).toEqual([])
    api.answers(updateGroup, NPS as NonNullable<typeof NPS>)
    await user.click(screen.getByRole('button', { name: 'Save group' }))
    await answerQuestion(user, /^Change which patients this group can take/, 'Save changes')
    await waitFor(() => expect(api.received(updateGroup)[0]?.body).toMatchObject({ np_capable: false }))
  })

  test('that cannot be saved say so and keep what was chosen', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Locums/ }))
    api.refuses(updateGroup, 'internal-error')
    await user.click(box('The PCR queue'))
    await user.click(screen.getByRole('button', { name: 'Save group' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(box('The PCR queue').checked).toBe(true)
    expect(onChanged).not.toHaveBeenCalled()
  })
})
