import { deleteView, listViews, saveView } from '@clinic/contract/queues'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { SavedViews } from './saved-views.tsx'

const view = (id: number, name: string, search = 'type=Renewal') => ({ id, page: '/pages/userQueue', name, search })
const open = async () => {
  const onOpen = vi.fn<(search: Record<string, string>) => void>()
  const shown = await render(<SavedViews page="/pages/userQueue" search={{ q: 'robin' }} onOpen={onOpen} />)
  await shown.user.click(screen.getByRole('button', { name: 'Saved views' }))
  const popup = within(await screen.findByRole('dialog'))
  return { ...shown, onOpen, popup, name: () => popup.getByRole<HTMLInputElement>('textbox') }
}

describe('saved views', () => {
  test('of this page alone are listed, and opening one gives its filters and closes the list', async () => {
    api.answers(listViews, [view(1, 'Renewals'), { ...view(2, 'Other page'), page: '/pages/NPQueue' }])
    const { user, popup, onOpen } = await open()
    const [one, ...others] = await popup.findAllByRole('listitem')
    expect(others).toEqual([])
    await expectAccessible()
    await user.click(within(one as HTMLElement).getByRole('button', { name: 'Renewals' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ type: 'Renewal' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('save what is shown under a name, once there is one', async () => {
    api.answers(listViews, [])
    api.answers(saveView, ({ body }) => view(3, body.name, body.search))
    const { user, popup, name } = await open()
    const save = await popup.findByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await user.type(name(), '  Robins ')
    await user.click(save)
    await waitFor(() => expect(api.received(saveView)[0]?.body).toEqual({ page: '/pages/userQueue', name: 'Robins', search: 'q=robin' }))
    await waitFor(() => expect(name().value).toBe(''))
  })

  test('say that a known name will be replaced', async () => {
    api.answers(listViews, [view(1, 'Renewals')])
    const { user, popup, name } = await open()
    await popup.findByRole('listitem')
    await user.type(name(), 'Renewals')
    expect(popup.getByRole('button', { name: 'Replace' })).toBeDefined()
  })

  test('are deleted one by one', async () => {
    api.answers(listViews, [view(1, 'Renewals')])
    api.answers(deleteView, () => {
      api.answers(listViews, [])
      return { success: true as const }
    })
    const { user, popup } = await open()
    await user.click(await popup.findByRole('button', { name: 'Delete the view Renewals' }))
    await waitFor(() => expect(popup.queryByRole('listitem')).toBeNull())
    expect(api.received(deleteView)[0]?.params).toEqual({ id: '1' })
  })

  test('say that there are too many, and keep the name that was typed', async () => {
    api.answers(listViews, [])
    api.refuses(saveView, 'too-many-views', { details: { limit: 20 } })
    const { user, name } = await open()
    await user.type(name(), 'One more{Enter}')
    expect(await screen.findByText('You already have 20 saved views. Delete one first.')).toBeDefined()
    expect(name().value).toBe('One more')
  })

  test('that could not be loaded say why (C-11)', async () => {
    api.refuses(listViews, 'internal-error')
    const { popup } = await open()
    expect(await popup.findByText(/A server error occurred\. Please try again\.$/)).toBeDefined()
  })
})
