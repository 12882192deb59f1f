import { type DuplicatePair, listDuplicates } from '@clinic/contract/patients/duplicates'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { DuplicatesScreen } from './duplicates-screen.tsx'

const person = (id: string, first_name: string) =>
  ({ patient_id: id, first_name, last_name: 'Roy', birth_year: 1970, province: 'Ontario', died: false }) as const
const pairs = Array.from(
  { length: 70 },
  (_, at): DuplicatePair => ({
    one: person(`A${at}`, `One${at}`),
    other: person(`B${at}`, `Other${at}`),
    score: 20,
    found_at: '2026-11-28T14:00:00.000Z',
  }),
)

test('pairs beyond the first fifty can be reached (F-13)', async () => {
  const list = { total: 70, merges_total: 0, merges: [] }
  api.answers(listDuplicates, { ...list, pairs: pairs.slice(0, 50) })
  const { user } = await render(<DuplicatesScreen pair={null} onPair={() => undefined} />, { as: { scopes: ['pcrmanager'] } })
  await screen.findByText('One49 Roy')
  expect(screen.queryByText('One50 Roy')).toBeNull()
  await expectAccessible()
  api.answers(listDuplicates, { ...list, pairs })
  await user.click(screen.getByRole('button', { name: 'Show 20 more' }))
  await screen.findByText('One69 Roy')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull())
  expect(api.received(listDuplicates).map(({ query }) => query)).toEqual([{ shown: 50 }, { shown: 100 }])
})
