import {
  markNoteInError,
  type VisitNotes as Notes,
  readVisitNotes,
  type SignedNote,
  saveVisitNote,
  signVisitNote,
} from '@clinic/contract/patients/visit-notes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { VisitNotes } from './visit-notes.tsx'

const ID = 'TCN-20418'
const AT = '2026-03-02T15:00:00.000Z'
const note = (parts: Partial<SignedNote>): SignedNote => ({
  ...{ id: 1, kind: 'visit', about: null, author: 'Ana Roy', happened_at: null, started_at: AT, signed_at: AT, intact: true },
  ...{ in_error: null, may_mark: false },
  content: { template: 'dap', data: 'Back pain', assessment: 'Fits', plan: '1 g of oil' },
  ...parts,
})
const added = (id: number, about: number, text: string) =>
  note({ id, about, kind: 'addendum', author: 'Lou Kerr', content: { template: 'plain', text, reason: 'Wrong figure' } })

async function open(parts: Partial<Notes> = {}, scopes: ('np' | 'pcr')[] = ['np']) {
  let served: Notes = { notes: [], draft: null, others: [], ...parts }
  api.answers(readVisitNotes, () => served)
  api.answers(saveVisitNote, ({ body }) => {
    const { kind, content, version } = body
    const draft = { kind, content, version: version + 1, about: null, happened_local: '', started_at: AT, saved_at: AT }
    served = { ...served, draft }
    return { draft }
  })
  api.answers(signVisitNote, () => {
    const signed = note({ content: served.draft?.content ?? { template: 'plain', text: '', reason: '' } })
    served = { ...served, draft: null, notes: [signed] }
    return { note: signed, message: 'Note signed.' }
  })
  const known = { answer_sets: [], scores: [] }
  const shown = await render(<VisitNotes patientId={ID} called="Maude Lavoie" known={known} />, { as: { scopes } })
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the visit notes' })).toBeNull())
  return shown
}

test('a note that lacks a section names it; a full one is saved and signed once that is confirmed for this person', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Write a visit note' }))
  for (const name of ['Subjective', 'Objective', 'Assessment']) await user.type(screen.getByRole('textbox', { name }), name)
  await user.click(screen.getByRole('button', { name: 'Sign note' }))
  expect(await screen.findByText('Before you sign, write: Plan.')).toBeDefined()
  expect(api.received(signVisitNote)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Plan' }), 'Oil')
  await user.click(screen.getByRole('button', { name: 'Sign note' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign the visit note on Maude Lavoie?' }))
  await user.click(dialog.getByRole('button', { name: 'Sign note' }))
  await waitFor(() => expect(api.received(signVisitNote)).toHaveLength(1))
  const saves = api.received(saveVisitNote)
  expect(saves.at(-1)?.body).toMatchObject({ content: { subjective: 'Subjective', plan: 'Oil' } })
  expect(api.received(signVisitNote)[0]?.body).toEqual({ version: saves.length })
  expect(await screen.findByRole('article', { name: /^Visit note, Signed by Ana Roy/ })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Visit note, draft' })).toBeNull()
})

test('a save that fails says so and keeps the words, and the next try saves them', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Write a visit note' }))
  api.disconnects(saveVisitNote)
  await user.type(screen.getByRole('textbox', { name: 'Plan' }), 'Oil')
  await user.tab()
  expect(await screen.findByText(/^Not saved\. We can’t reach the server/)).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Plan' }).value).toBe('Oil')
  api.answers(saveVisitNote, ({ body }) => ({
    draft: { kind: body.kind, content: body.content, version: 1, about: null, happened_local: '', started_at: AT, saved_at: AT },
  }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Draft saved\./)).toBeDefined()
})

test('signed notes have their additions below them, oldest first, and an altered one is marked', async () => {
  await open({ notes: [added(4, 3, 'third'), note({ id: 5, intact: false }), added(3, 1, 'second'), note({ id: 1 })] })
  const [altered, first] = await screen.findAllByRole('article')
  expect(within(altered as HTMLElement).getByRole('alert').textContent).toContain('This is not what was signed')
  const text = first?.textContent ?? ''
  expect([text.indexOf('1 g of oil'), text.indexOf('second'), text.indexOf('third')].every((at, n, all) => at > (all[n - 1] ?? -1))).toBe(
    true,
  )
  expect(within(first as HTMLElement).queryByRole('alert')).toBeNull()
  await expectAccessible()
})

test('a PCR reads the notes, sees who has a draft, and is offered nothing to write', async () => {
  await open({ notes: [note({})], others: [{ author: 'Ana Roy', started_at: AT, left: null }] }, ['pcr'])
  expect(await screen.findByText('1 g of oil')).toBeDefined()
  expect(screen.getByText(/^Ana Roy has a draft that is not signed/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a draft of someone without an account is shown as not signed, and copied into a note of one’s own', async () => {
  const content = { template: 'dap' as const, data: 'Back pain', assessment: 'Fits', plan: 'Oil' }
  const left = { kind: 'visit' as const, content, version: 3, about: null, happened_local: '', started_at: AT, saved_at: AT }
  const { user } = await open({ others: [{ author: 'Ana Roy', started_at: AT, left }] })
  const draft = within(await screen.findByRole('article', { name: /^Unsigned draft: Ana Roy/ }))
  expect(draft.getByText('Not signed')).toBeDefined()
  expect(draft.getByText(/you cannot sign it for them/)).toBeDefined()
  await expectAccessible()
  await user.click(draft.getByRole('button', { name: 'Copy into a note of mine' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Data' }).value).toBe('Back pain')
  expect(draft.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign note' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign the visit note on Maude Lavoie?' }))
  await user.click(dialog.getByRole('button', { name: 'Sign note' }))
  await waitFor(() => expect(api.received(signVisitNote)).toHaveLength(1))
  expect(api.received(saveVisitNote).at(-1)?.body).toMatchObject({ kind: 'visit', content })
})

test('a note is marked as entered in error for a reason, and then its text is not shown', async () => {
  const own = note({ may_mark: true })
  const { user } = await open({ notes: [own] })
  const marked = note({ content: null, in_error: { reason: 'wrong-patient', by: 'Ana Roy', at: AT } })
  api.answers(markNoteInError, { note: marked, message: 'Marked as entered in error.' })
  await user.click(await screen.findByRole('button', { name: 'Entered in error…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark the visit note as entered in error?' }))
  expect(dialog.getByText(/in the record of Maude Lavoie/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Mark as entered in error' }))
  expect(dialog.getByText('Choose a reason.')).toBeDefined()
  await expectAccessible()
  await user.click(dialog.getByRole('radio', { name: 'It is about another patient' }))
  api.answers(readVisitNotes, { notes: [marked], draft: null, others: [] })
  await user.click(dialog.getByRole('button', { name: 'Mark as entered in error' }))
  expect(await screen.findByText('Entered in error')).toBeDefined()
  expect(api.received(markNoteInError).map(({ params, body }) => [params, body])).toEqual([
    [{ patient_id: ID, id: '1' }, { reason: 'wrong-patient' }],
  ])
  expect(screen.queryByText('Back pain')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add an addendum' })).toBeNull()
})

test('an administrator still reads what was entered in error', async () => {
  await open({ notes: [note({ in_error: { reason: 'written-twice', by: 'Ana Roy', at: AT } })] })
  expect(await screen.findByText(/It was written twice\. Marked by Ana Roy/)).toBeDefined()
  expect(screen.getByText('Back pain')).toBeDefined()
})
