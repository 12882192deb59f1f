import { raiseDemoCrisis, readMailbox } from '@clinic/contract/demo'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { MailboxPage } from './mailbox-page.tsx'

test('a button raises a demo crisis where there is a demo mailbox (F-23)', async () => {
  api.answers(readMailbox, [])
  api.answers(raiseDemoCrisis, { id: 1 })
  const { user } = await render(<MailboxPage />)
  await user.click(await screen.findByRole('button', { name: 'Raise a demo crisis' }))
  await waitFor(() => expect(api.received(raiseDemoCrisis)).toHaveLength(1))
  expect(await screen.findByText(/^A demo patient is in a crisis now\./)).toBeDefined()
  await expectAccessible()
})

test('outside the demo clinic the button is not shown', async () => {
  api.refuses(readMailbox, 'not-found')
  await render(<MailboxPage />)
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Raise a demo crisis' })).toBeNull()
})
