import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { render } from '../../../../test/render.tsx'
import { LoadBox } from './load-box.tsx'

const show = async (loaded: boolean) => {
  const onLoad = vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(loaded))
  const shown = await render(<LoadBox onLoad={onLoad} />)
  return { ...shown, onLoad, box: screen.getByRole<HTMLTextAreaElement>('textbox') }
}

describe('the area for JSON', () => {
  test('hands over what was pasted, and is empty once it was loaded (REQ-335)', async () => {
    const { user, onLoad, box } = await show(true)
    await user.click(box)
    await user.paste('{"a": 1}')
    await user.click(screen.getByRole('button', { name: 'Load Questionnaire' }))
    expect(onLoad).toHaveBeenCalledExactlyOnceWith('{"a": 1}')
    await waitFor(() => expect(box.value).toBe(''))
    await expectAccessible()
  })

  test('keeps the text where it could not be loaded (REQ-335, REQ-386)', async () => {
    const { user, box } = await show(false)
    await user.click(box)
    await user.paste('{"a": ')
    await user.click(screen.getByRole('button', { name: 'Load Questionnaire' }))
    expect(box.value).toBe('{"a": ')
  })

  test('takes a file that is dropped on it (REQ-335)', async () => {
    const { box } = await show(true)
    const file = new File(['{"b": 2}'], 'q.json')
    Object.assign(file, { text: () => Promise.resolve('{"b": 2}') })
    fireEvent.drop(box, { dataTransfer: { files: [file] } })
    await waitFor(() => expect(box.value).toBe('{"b": 2}'))
  })

  test('says that a file which can’t be read is no JSON (REQ-386)', async () => {
    const { box } = await show(true)
    const file = new File([''], 'q.json')
    Object.assign(file, { text: () => Promise.reject(new Error('gone')) })
    fireEvent.drop(box, { dataTransfer: { files: [file] } })
    expect(await screen.findByText('Invalid JSON format. Please check your input.')).toBeDefined()
  })
})
