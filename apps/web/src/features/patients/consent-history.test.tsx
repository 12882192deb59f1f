import type { Overview } from '@clinic/contract/chart'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { render } from '../../../test/render.tsx'
import { ConsentHistory } from './consent-history.tsx'

const consent: Overview['consents'][number] = {
  ...{
    version: '2026-11-1',
    option: 'yes',
    signature: 'Renée Roy',
    date_of_birth: null,
    scrolled_percent: 99.6,
    given_at: '2026-03-01T15:00:00.000Z',
  },
  purposes: [
    { purpose: 'treatment', given: true },
    { purpose: 'privacy', given: false },
  ],
}

test('a consent shows each purpose for itself; one that was not asked is said to be so (F-21)', async () => {
  await render(<ConsentHistory overview={{ consents: [consent] } as unknown as Overview} />)
  const entry = screen.getByRole('listitem').textContent
  expect(entry).toContain('Given, text 2026-11-1, signed Renée Roy')
  expect(entry).toContain('Treatment: yes. Privacy: no. Improving the service: not asked.')
  expect(entry).toContain('100 % of the text read')
  await expectAccessible()
})
