import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { render } from '../../../test/render.tsx'
import { DataTablePager } from './data-table-pager.tsx'

const show = async (page: number, total: number) => {
  const props = { onPage: vi.fn<(page: number) => void>(), onSize: vi.fn<(size: number) => void>() }
  const shown = await render(<DataTablePager label="users" page={page} size={20} total={total} sizes={[20, 50]} {...props} />)
  return { ...shown, ...props }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the pager', () => {
  test('stands in the order total, sizes, previous, pages, next, jumper (REQ-231, REQ-489)', async () => {
    await show(1, 45)
    const nav = screen.getByRole('navigation', { name: 'Pages of users' })
    expect(nav.textContent).toContain('Total 45')
    const parts = [...nav.querySelectorAll('button, select, input')].map((part) => part.getAttribute('aria-label'))
    expect(parts).toEqual(['Rows per page', 'Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page', 'Go to page'])
    await expectAccessible()
  })

  test.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
  ])('on page %i of three disables what leads nowhere', async (page, first, last) => {
    await show(page, 45)
    expect([button('Previous page').disabled, button('Next page').disabled]).toEqual([first, last])
    expect(button(`Page ${page}`).getAttribute('aria-current')).toBe('page')
  })

  test('jumps to a page by Enter, to the last one where there is none such', async () => {
    const { user, onPage } = await show(1, 45)
    await user.type(screen.getByLabelText('Go to page'), '2{Enter}')
    await user.clear(screen.getByLabelText('Go to page'))
    await user.type(screen.getByLabelText('Go to page'), '99{Enter}')
    expect(onPage.mock.calls.flat()).toEqual([2, 3])
  })

  test('an empty list has one page and goes nowhere', async () => {
    await show(1, 0)
    expect([button('Previous page').disabled, button('Next page').disabled]).toEqual([true, true])
  })
})
