import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { render } from '../../test/render.tsx'
import { LoadFailure } from './load-failure.tsx'

test('announces what could not be loaded, why, and tries again when asked (C-11)', async () => {
  const retry = vi.fn(() => Promise.resolve())
  const { user } = await render(
    <LoadFailure title="The list could not be loaded" retry={retry}>
      The server cannot be reached.
    </LoadFailure>,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('The list could not be loaded')
  expect(alert.textContent).toContain('The server cannot be reached.')
  await expectAccessible()
  await user.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledOnce()
})
