import {
  discardDocumentDraft,
  readReadiness,
  recordTreatmentConsent,
  requestConfirmations,
  saveDocumentDraft,
  signDocument,
} from '@clinic/contract/documents/drafts'
import type { Readiness } from '@clinic/contract/documents/readiness'
import { showSigningCode, startSigningFactor } from '@clinic/contract/documents/signing-factor'
import { DOCUMENT_STATEMENT } from '@clinic/core/documents/document-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { setFormatLanguage } from '../../../lib/messages/language.ts'
import { detailOf, documentOf, PATIENT, readinessOf } from '../documents.test-data.ts'
import { DraftEditor } from './draft-editor.tsx'

const refusal = (code: Readiness['refusals'][number]['code'], field: string | null, text: string) => ({
  ...{ code, text, todo: 'Do it.', field, detail: null },
})

type Parts = { supersedes?: number | null; goTo?: (tab: string) => void; onClose?: () => void }

/** A server whose meter drops what is filled in. */
async function open(start: Readiness, { supersedes = null, goTo = () => undefined, onClose = () => undefined }: Parts = {}) {
  let served = start
  api.answers(readReadiness, () => served)
  api.answers(saveDocumentDraft, ({ body }) => {
    const refusals = served.refusals.filter(({ code }) => code !== 'statement-missing' || !body.draft.statement)
    const warnings = served.warnings.map((warning) => ({ ...warning, reason: body.draft.reasons[warning.code] ?? '' }))
    served = { ...served, draft: body.draft, version: body.version + 1, refusals, warnings, ready: refusals.length === 0 }
    return served
  })
  const props = { patientId: PATIENT, called: 'Léa O’Neil', about: 'born 6 May 1980, Ontario', inForce: [documentOf()] }
  const shown = await render(<DraftEditor {...props} supersedes={supersedes} goTo={goTo} onClose={onClose} />, { as: { scopes: ['np'] } })
  await screen.findByRole('region', { name: 'Ready to sign' })
  return { ...shown, serve: (next: Partial<Readiness>) => (served = { ...served, ...next }) }
}

test('the meter lists what refuses, each with what to do and the way there, and keeps the signature closed (F-7)', async () => {
  const goTo = vi.fn()
  const { user } = await open(
    readinessOf({
      refusals: [
        refusal('note-unsigned', null, 'The note of the visit is not signed.'),
        refusal('grams-missing', 'daily_grams', 'The daily grams are missing.'),
      ],
    }),
    { goTo },
  )
  const meter = within(screen.getByRole('region', { name: 'Ready to sign' }))
  expect(meter.getByText('2 left.')).toBeDefined()
  expect(screen.getByRole('button', { name: '2 left before signing' })).toHaveProperty('disabled', true)
  await user.click(meter.getByRole('button', { name: 'Open notes' }))
  expect(goTo).toHaveBeenCalledWith('notes')
  await user.click(meter.getByRole('button', { name: 'Fill in' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Dried cannabis, grams a day' }))
  await expectAccessible()
})

test('a warning is passed only with a reason, which is saved', async () => {
  const warning = { code: 'above-3-grams' as const, text: 'More than 3 g a day.', todo: 'Say why.', field: null, detail: null, reason: '' }
  const { user } = await open(readinessOf({ warnings: [warning] }))
  expect(screen.getByRole('button', { name: '1 left before signing' })).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'Your reason: More than 3 g a day.' }), 'Palliative')
  await user.tab()
  expect(await screen.findByRole('button', { name: 'Sign…' })).toBeDefined()
  expect(api.received(saveDocumentDraft).at(-1)?.body.draft.reasons).toEqual({ 'above-3-grams': 'Palliative' })
})

test('more than 5 g a day waits until a second NP has confirmed', async () => {
  const { user } = await open(readinessOf({ confirmations_needed: ['second-np'] }))
  const asked = { id: 1, kind: 'second-np' as const, state: 'asked' as const, asked_at: '2026-11-20T15:00:00Z' }
  api.answers(requestConfirmations, () => ({
    ...readinessOf({ confirmations_needed: ['second-np'] }),
    confirmations: [{ ...asked, answered_by: null, answered_at: null, note: '' }],
  }))
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText(/Waiting for an answer/)).toBeDefined()
  expect(screen.getByRole('button', { name: '1 left before signing' })).toBeDefined()
})

test('consent that was given by word of mouth is recorded for this person', async () => {
  const { user } = await open(readinessOf({ refusals: [refusal('consent-missing', null, 'No consent to treatment is recorded.')] }))
  api.answers(recordTreatmentConsent, { message: 'Consent recorded.' })
  await user.click(screen.getByRole('button', { name: 'Record consent' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record that Léa O’Neil agreed to treatment?' }))
  await user.click(dialog.getByRole('button', { name: 'Record consent' }))
  await waitFor(() => expect(api.received(recordTreatmentConsent)[0]?.body).toEqual({ given: true }))
})

test('signing shows what is printed, wants the statement and a fresh second factor, and names the person (F-7)', async () => {
  const onClose = vi.fn()
  const { user } = await open(readinessOf(), { onClose })
  await user.click(screen.getByRole('button', { name: 'Sign…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign the medical document of Léa O’Neil?' }))
  for (const text of ['Léa O’Neil', '6 May 1980', '41 Colborne Street, Brantford ON, Ontario', '1.5 g', '12 months', '519-555-0100'])
    expect(dialog.getByText(text)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Statement and identity left' })).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('checkbox', { name: /correct and complete/ }))
  api.answers(startSigningFactor, { ways: ['mail'], mailed: true, passkey: null })
  await user.click(dialog.getByRole('button', { name: 'Confirm it is you' }))
  api.refuses(showSigningCode, 'bad-code')
  await user.type(await dialog.findByRole('textbox', { name: 'Code that we sent to your email' }), '000000')
  await user.click(dialog.getByRole('button', { name: 'Verify' }))
  expect(await dialog.findByRole('alert')).toBeDefined()
  api.answers(showSigningCode, { fresh_until: '2026-11-20T16:03:00.000Z' })
  await user.click(dialog.getByRole('button', { name: 'Verify' }))
  api.answers(signDocument, { document: detailOf(), message: 'Document signed.' })
  await user.click(await dialog.findByRole('button', { name: 'Sign for Léa O’Neil' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.received(signDocument)[0]?.body).toEqual({ draft_id: 'draft-1', version: 2 })
})

test('who signs in French reads what they declare, and their profession, in French (F-15)', async () => {
  setFormatLanguage('fr-CA')
  onTestFinished(() => setFormatLanguage('en-CA'))
  const { user } = await open(readinessOf())
  await user.click(screen.getByRole('button', { name: 'Sign…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('checkbox', { name: DOCUMENT_STATEMENT.fr })).toBeDefined()
  expect(dialog.getByText(/, Infirmière praticienne ou infirmier praticien$/)).toBeDefined()
})

test('a factor that is no longer fresh is asked for again', async () => {
  const { user } = await open(
    readinessOf({ factor_fresh_until: '2026-11-20T16:03:00.000Z', refusals: [], draft: { ...readinessOf().draft, statement: true } }),
  )
  await user.click(screen.getByRole('button', { name: 'Sign…' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Sign the medical document/ }))
  api.refuses(signDocument, 'document-factor-needed')
  await user.click(await dialog.findByRole('button', { name: 'Sign for Léa O’Neil' }))
  expect(await dialog.findByRole('button', { name: 'Confirm it is you' })).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Identity left' })).toHaveProperty('disabled', true)
})

test('a new document that replaces another says so, and a discarded draft is gone', async () => {
  const onClose = vi.fn()
  const { user } = await open(readinessOf(), { supersedes: 5, onClose })
  await waitFor(() => expect(api.received(saveDocumentDraft).at(-1)?.body.draft.supersedes).toBe(5))
  api.answers(discardDocumentDraft, { message: 'Draft discarded.' })
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the draft of a medical document for Léa O’Neil?' }))
  await user.click(dialog.getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
