import type { FlagEvent, FlagHistory, Overview } from '@clinic/contract/chart'
import type { StatusRow } from '@clinic/contract/patients'
import { lowerFlag } from '@clinic/contract/queues'
import type { Scope } from '@clinic/contract/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow, statusRecord } from '../../../../test/build.ts'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { changed } from '../../../../test/queue-api.ts'
import { render } from '../../../../test/render.tsx'
import { FlagList } from './flag-list.tsx'

const event = (parts: Partial<FlagEvent>): FlagEvent => ({
  ...{ what: 'raised', at: '2026-03-02T15:00:00.000Z', source: 'chat', by: null, questionnaire: 'Renewal', version: 4, tag: 'organs' },
  ...{ question: 'Any of these?', answer: 'Liver disease', now: null, reason: null, provisional: false, ...parts },
})
const lowered = event({ what: 'lowered', source: 'staff', by: 'Nadia Haddad', reason: 'Stopped in May', question: null, answer: null })
const FLAGS: FlagHistory[] = [
  { flag: 'liver_disease', state: 'corrected', events: [event({}), event({ what: 'corrected', now: 'None' })] },
  { flag: 'suicidality', state: 'provisional', events: [event({ provisional: true })] },
  { flag: 'renal_disease', state: 'raised', events: [event({ what: 'known', source: 'before-history', question: null, answer: null })] },
  { flag: 'anticoagulant', state: 'lowered', events: [event({}), lowered] },
]
const row = patientRow({ risks_vs_benefits_flags: { liver_disease: true, suicidality: true, renal_disease: true, anticoagulant: false } })
const overview = (flags: FlagHistory[]): Overview => ({
  ...{
    flags,
    details: null,
    consents: [],
    changed: [],
    scores: [],
    encounters: [],
    upcoming: null,
    unsubscribed_at: null,
    interactions: [],
    unrecognised: [],
    follow_ups: [],
    answer_sets: [],
  },
})

async function open({ flags = FLAGS, scope = 'np' as Scope } = {}) {
  const onChanged = vi.fn<(row: StatusRow) => void>()
  const shown = await render(<FlagList record={statusRecord(row)} overview={overview(flags)} onChanged={onChanged} />, {
    as: { scopes: [scope] },
  })
  return { ...shown, onChanged }
}
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .filter((one) => one.parentElement?.ariaLabel === name || one.parentElement?.getAttribute('aria-label') === name)

test('every raised flag shows its state and the answer that raised it, the most pressing first (REQ-573, F-18)', async () => {
  await open()
  const [suicidality, liver, kidney] = items('Raised flags').map((item) => item.textContent)
  expect(suicidality).toContain('provisionalAny of these? “Liver disease”')
  expect(suicidality).toContain('The questionnaire is not finished yet.')
  expect(liver).toContain('correctedAny of these? “Liver disease”')
  expect(liver).toContain('stays raised until a practitioner lowers it')
  expect(kidney).toContain('Raised before its history began')
  await expectAccessible()
})

test('the history tells what happened, when, from which answer, by whom and why (F-18)', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText('History of liver disease: 2 events'))
  const [liver] = items('Raised flags').filter((item) => item.textContent?.includes('liver disease'))
  const history = within(liver as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(history[0]).toContain('Raised in the chatAny of these? “Liver disease”Renewal, version 4')
  expect(history[1]).toContain('Corrected in the chatAny of these? “Liver disease” became “None”')
  expect(items('Lowered flags')[0]?.textContent).toContain('anticoagulantLowered by Nadia Haddad: Stopped in May')
})

test('a practitioner lowers a flag with a reason only (F-18)', async () => {
  const { user, onChanged } = await open()
  await user.click(screen.getByRole('button', { name: 'Lower liver disease' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lower the flag “liver disease”' })
  await user.click(within(dialog).getByRole('button', { name: 'Lower the flag' }))
  expect(within(dialog).getByText('Say why this flag is lowered.')).toBeDefined()
  expect(api.received(lowerFlag)).toEqual([])
  await expectAccessible()
  const after = { ...row, risks_vs_benefits_flags: { liver_disease: false } }
  api.answers(lowerFlag, () => changed(after, 'Flag lowered.'))
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Normal panel of 2 March')
  await user.click(within(dialog).getByRole('button', { name: 'Lower the flag' }))
  await waitFor(() =>
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ risks_vs_benefits_flags: { liver_disease: false } })),
  )
  expect(api.received(lowerFlag)[0]).toMatchObject({ body: { reason: 'Normal panel of 2 March' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refusal is told, and what was written stays', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Lower kidney disease' }))
  const dialog = await screen.findByRole('dialog')
  api.refuses(lowerFlag, 'flag-not-raised')
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Tested')
  await user.click(within(dialog).getByRole('button', { name: 'Lower the flag' }))
  expect(await screen.findByText('The flag was not lowered. This flag is no longer raised.')).toBeDefined()
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Tested')
})

test.each<Scope>(['pcr', 'pcrmanager', 'user'])('a %s reads flags and lowers none', async (scope) => {
  await open({ scope })
  expect(screen.queryByRole('button', { name: /^Lower/ })).toBeNull()
})
