import { undo } from '@clinic/contract/queues'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { patientRow } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { notify } from './notify.tsx'
import { endChange, offerUndo, startChange, undoLatest } from './undo.ts'

const open = () => render(<main>Page</main>)
const alerts = () => screen.queryAllByRole('alert')

describe('a message', () => {
  test('of a failure offers another try, and goes once it is taken (C-11)', async () => {
    const retry = vi.fn<() => void>()
    const { user } = await open()
    act(() => void notify.failure('Failed to claim patient', retry))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to claim patient')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(alerts()).toEqual([]))
  })

  test('of a failure without a retry offers none', async () => {
    await open()
    act(() => void notify.failure('Failed'))
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('can be closed', async () => {
    const { user } = await open()
    act(() => void notify.success('Saved'))
    await user.click(await screen.findByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(alerts()).toEqual([]))
  })
})

describe('undo', () => {
  // What tests of other files can still undo has expired.
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] })
    undoLatest()
    vi.useRealTimers()
  })

  const offer = (ids: number[], message = 'Held') => {
    const onUndone = vi.fn<(rows: unknown[]) => void>()
    act(() => offerUndo({ message, ids, onUndone }))
    return onUndone
  }

  test('is offered beside what was done, counting down where nobody hears it (C-12)', async () => {
    const { user } = await open()
    const onUndone = offer([3])
    const button = await screen.findByRole('button', { name: /^Undo/ })
    expect(button.getAttribute('aria-keyshortcuts')).toBe('z')
    expect(within(button).getByText('60 s').getAttribute('aria-hidden')).toBe('true')
    api.answers(undo, { patients: [patientRow()], skipped: [], message: 'Hold ended.' })
    await user.click(button)
    expect(await screen.findByText('Hold ended.')).toBeDefined()
    expect(onUndone).toHaveBeenCalledExactlyOnceWith([patientRow()])
  })

  test('is not offered for what can’t be taken back', async () => {
    await open()
    offer([])
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  test('by key takes back the newest change first (C-12)', async () => {
    await open()
    offer([1], 'First')
    offer([2], 'Second')
    api.answers(undo, { patients: [], skipped: [], message: 'Undone.' })
    act(() => void undoLatest())
    await waitFor(() => expect(api.received(undo).map(({ body }) => body.ids)).toEqual([[2]]))
    act(() => void undoLatest())
    await waitFor(() => expect(api.received(undo).map(({ body }) => body.ids)).toEqual([[2], [1]]))
    expect(undoLatest()).toBe(false)
  })

  test('by key waits for the change that was started last, and leaves the one before it alone', async () => {
    await open()
    offer([1], 'First')
    const started = startChange()
    api.answers(undo, { patients: [], skipped: [], message: 'Second undone.' })
    act(() => void undoLatest())
    act(() => void undoLatest())
    expect(await screen.findByText('This will be undone as soon as it is saved.')).toBeDefined()
    expect(api.received(undo)).toEqual([])
    act(() => offerUndo({ message: 'Second', ids: [2], onUndone: () => undefined, started }))
    expect(await screen.findByText('Second undone.')).toBeDefined()
    expect(api.received(undo).map(({ body }) => body.ids)).toEqual([[2]])
    expect(screen.queryByText('Second')).toBeNull()
    await waitFor(() => expect(screen.queryByText('This will be undone as soon as it is saved.')).toBeNull())
    act(() => void undoLatest())
    await waitFor(() => expect(api.received(undo).map(({ body }) => body.ids)).toEqual([[2], [1]]))
  })

  test('by key undoes nothing where the change that was started last fails', async () => {
    await open()
    offer([1], 'First')
    const started = startChange()
    act(() => void undoLatest())
    await screen.findByText('This will be undone as soon as it is saved.')
    act(() => endChange(started))
    await waitFor(() => expect(screen.queryByText('This will be undone as soon as it is saved.')).toBeNull())
    expect(api.received(undo)).toEqual([])
    expect(screen.getByText('First')).toBeDefined()
  })

  test('by key follows the order in which changes were started, not the order of the answers', async () => {
    await open()
    const first = startChange()
    const second = startChange()
    act(() => offerUndo({ message: 'Second', ids: [2], onUndone: () => undefined, started: second }))
    act(() => offerUndo({ message: 'First', ids: [1], onUndone: () => undefined, started: first }))
    api.answers(undo, { patients: [], skipped: [], message: 'Undone.' })
    act(() => void undoLatest())
    act(() => void undoLatest())
    await waitFor(() => expect(api.received(undo).map(({ body }) => body.ids)).toEqual([[2], [1]]))
  })

  test('says why not, where somebody has built on the change (C-12)', async () => {
    const { user } = await open()
    const onUndone = offer([4])
    api.refuses(undo, 'undo-expired')
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText(/^Couldn’t undo\. Changes can be undone for 1 minute\./)).toBeDefined()
    expect(onUndone).toHaveBeenCalledExactlyOnceWith([])
  })
})
