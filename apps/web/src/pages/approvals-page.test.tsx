import { publishArticle } from '@clinic/contract/articles'
import { approveContent, type ContentItem, readContent, withdrawContent } from '@clinic/contract/questionnaires/content-approvals'
import type { Scope } from '@clinic/contract/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerQuestion } from '../../test/answer-question.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { ApprovalsPage } from './approvals-page.tsx'

const consent: ContentItem = {
  ...{ kind: 'consent', key: 'consent', version: '2026-1', name: 'Consent form', language: null, needed: true, used: null, approved: null },
  parts: [{ original: 'A. Effects', translation: 'A. Effets' }],
}
const sleep: ContentItem = {
  ...consent,
  ...{ kind: 'questionnaire', key: 'sleep', version: '2', name: 'Sleep', needed: false, used: '1' },
}
const travel: ContentItem = {
  ...consent,
  ...{
    kind: 'article',
    key: 'travel-fr',
    version: '1',
    name: 'En voyage',
    language: 'fr',
    needed: false,
    parts: [{ original: 'Au Canada.', translation: '' }],
  },
}
const APPROVED = { used: '2026-1', approved: { by: 'Noor Haddad', at: '2026-03-01T15:00:00.000Z' } }
const open = (scope: Scope = 'np') => render(<ApprovalsPage />, { as: { scopes: [scope] } })
const item = (name: RegExp) => screen.getByRole('button', { name }).closest('li') as HTMLElement

test('says that the assistant is closed and what has to be approved, with the words in both languages (F-21)', async () => {
  api.answers(readContent, { open: false, items: [consent, sleep, travel] })
  const { user } = await open()
  const state = (await screen.findByText('The assistant is closed')).closest('p')
  expect(state?.textContent).toContain('Still to be approved: Consent form.')
  expect(item(/^Sleep/).textContent).toContain('Draft, version 1 is in use')
  await user.click(screen.getByRole('button', { name: /^Consent form/ }))
  expect(within(screen.getByRole('table')).getByText('A. Effets').closest('[lang]')?.getAttribute('lang')).toBe('fr')
  await user.click(screen.getByRole('button', { name: /^En voyage/ }))
  expect(screen.getByText('Au Canada.').getAttribute('lang')).toBe('fr')
  await expectAccessible()
})

test('a practitioner approves a version and an article, and withdraws after a question', async () => {
  api.answers(readContent, { open: false, items: [consent, travel] })
  const { user } = await open()
  await screen.findByRole('button', { name: 'Approve Consent form' })
  const done = { open: true, items: [{ ...consent, ...APPROVED }, travel] }
  api.answers(approveContent, done)
  api.answers(readContent, done)
  await user.click(screen.getByRole('button', { name: 'Approve Consent form' }))
  await waitFor(() => expect(item(/^Consent form/).textContent).toContain('Approved by Noor Haddad'))
  expect(api.received(approveContent)[0]).toMatchObject({ params: { kind: 'consent', key: 'consent', version: '2026-1' } })
  api.answers(publishArticle, { id: 'travel-fr' } as never)
  await user.click(screen.getByRole('button', { name: 'Approve En voyage' }))
  await waitFor(() => expect(api.received(publishArticle)[0]).toMatchObject({ params: { id: 'travel-fr' }, body: { version: 1 } }))
  api.answers(withdrawContent, done)
  await user.click(screen.getByRole('button', { name: 'Withdraw Consent form' }))
  await answerQuestion(user, 'Withdraw the approval of “Consent form”?', 'Withdraw')
  await waitFor(() => expect(api.received(withdrawContent)).toHaveLength(1))
})

test('others read what is due, without a button that the server would refuse', async () => {
  api.answers(readContent, { open: true, items: [{ ...consent, ...APPROVED }, sleep] })
  await open('admin')
  expect((await screen.findByText('The assistant is open')).closest('p')?.textContent).toContain('One text is still a draft')
  expect(screen.queryByRole('button', { name: /^(?:Approve|Withdraw) / })).toBeNull()
  expect(item(/^Sleep/).textContent).toContain('A nurse practitioner approves it')
})
