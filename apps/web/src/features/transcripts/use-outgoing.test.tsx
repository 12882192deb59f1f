import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNDO_MS, useOutgoing } from './use-outgoing.ts'

const sent: string[] = []
let refuse = false
let number = 0

function Probe() {
  const outgoing = useOutgoing({
    conversation_id: 'abcdefghijkl',
    send: async ({ text }) => {
      if (refuse) throw new Error('refused')
      sent.push(text)
    },
    onRefused: ({ text }) => sent.push(`back: ${text}`),
  })
  const put = () => {
    number += 1
    outgoing.put({ text: `line ${number}`, client_id: `line-${number}-of-test`, turn: 1 })
  }
  return (
    <>
      <button type="button" onClick={put}>
        put
      </button>
      <button type="button" onClick={outgoing.undo}>
        undo
      </button>
      <button type="button" onClick={() => void outgoing.flush()}>
        now
      </button>
      <p>waits: {outgoing.waiting?.text ?? 'nothing'}</p>
    </>
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  refuse = false
  number = 0
  render(<Probe />)
})
afterEach(() => vi.useRealTimers())

test('interleaving 44: a line waits five seconds before it is sent, and can be undone until then (F-11)', async () => {
  await press('put')
  await pass(UNDO_MS - 1)
  expect(sent).toEqual([])
  await press('undo')
  await pass(UNDO_MS * 2)
  expect(sent).toEqual([])
  await press('put')
  await pass(UNDO_MS)
  expect(sent).toEqual(['line 2'])
})

test('the next line sends the one that waits, in order, and “Send now” waits for nothing', async () => {
  await press('put')
  await press('put')
  expect(sent).toEqual(['line 1'])
  expect(screen.getByText('waits: line 2')).toBeDefined()
  await press('now')
  expect(sent).toEqual(['line 1', 'line 2'])
})

test('a line that is refused goes back to its writer', async () => {
  refuse = true
  await press('put')
  await press('now')
  expect(sent).toEqual(['back: line 1'])
})
