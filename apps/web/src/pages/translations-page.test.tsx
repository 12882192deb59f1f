import { approveText, readFrench, readSegments, saveSegments, withdrawApproval } from '@clinic/contract/translations'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerQuestion } from '../../test/answer-question.ts'
import { formSegments, segment, translatedText } from '../../test/build-assistant.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { TranslationsPage } from './translations-page.tsx'

const open = (search = '') => render(<TranslationsPage />, { as: { scopes: ['admin'] }, at: `/pages/languages${search}` })
const APPROVED = { by: 'Priya Nair', at: '2026-03-01T15:00:00.000Z' }

describe('the French texts', () => {
  const item = (name: string) => screen.getByRole('button', { name }).closest('li') as HTMLElement

  test('name what still needs an approval (D-10)', async () => {
    api.answers(readFrench, { on: false, texts: [translatedText(), translatedText({ key: 'mail', name: 'Emails', approved: APPROVED })] })
    await open()
    expect((await screen.findByText(/^These need an approval/)).textContent).toContain('The chat.')
    expect(item('Emails').textContent).toContain('Approved by Priya Nair')
    await expectAccessible()
  })

  test('open to the English beside the French, with what is missing', async () => {
    const parts = [
      { original: 'Good morning', translation: 'Bonjour' },
      { original: 'Good night', translation: '' },
    ]
    api.answers(readFrench, { on: false, texts: [translatedText({ gaps: ['Good night'], parts })] })
    const { user } = await open()
    const head = await screen.findByRole('button', { name: 'The chat' })
    expect(head.getAttribute('aria-expanded')).toBe('false')
    head.focus()
    await user.keyboard('{Enter}')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows[1]?.textContent).toMatch(/Good morning\s*Bonjour/)
    expect(rows[2]?.textContent).toMatch(/Good night\s*missing/)
    expect(screen.getByText('Bonjour').closest('[lang]')?.getAttribute('lang')).toBe('fr')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve The chat' }).disabled).toBe(true)
  })

  test('are approved as they were read: with the hash of the text on screen', async () => {
    api.answers(readFrench, { on: false, texts: [translatedText()] })
    const { user } = await open()
    const approve = await screen.findByRole('button', { name: 'Approve The chat' })
    const done = { on: true, texts: [translatedText({ approved: APPROVED })] }
    api.answers(approveText, done)
    api.answers(readFrench, done)
    await user.click(approve)
    expect(await screen.findByText('Everything that a visit needs is in French.')).toBeDefined()
    expect(api.received(approveText)[0]).toMatchObject({ params: { key: 'chat' }, body: { hash: 'a'.repeat(64) } })
  })

  test('that changed since their approval are counted and can be approved again', async () => {
    api.answers(readFrench, { on: false, texts: [translatedText({ approved: APPROVED, changed: 2 })] })
    await open()
    await screen.findByRole('button', { name: 'Approve The chat' })
    expect(item('The chat').textContent).toContain('2 texts changed since')
  })

  test('lose their approval only after a question', async () => {
    api.answers(readFrench, { on: true, texts: [translatedText({ approved: APPROVED })] })
    const { user } = await open()
    const withdraw = await screen.findByRole('button', { name: 'Withdraw The chat' })
    await user.click(withdraw)
    await answerQuestion(user, 'Withdraw the approval of “The chat”?', 'Cancel')
    expect(api.received(withdrawApproval)).toEqual([])
    api.answers(withdrawApproval, { on: false, texts: [translatedText()] })
    api.answers(readFrench, { on: false, texts: [translatedText()] })
    await user.click(withdraw)
    await answerQuestion(user, 'Withdraw the approval of “The chat”?', 'Withdraw')
    expect(await screen.findByRole('button', { name: 'Approve The chat' })).toBeDefined()
  })

  test('that cannot be loaded say so and are loaded by the next try', async () => {
    api.disconnects(readFrench)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: /^(Retry|Try again)$/ })
    api.answers(readFrench, { on: true, texts: [translatedText({ approved: APPROVED })] })
    await user.click(again)
    expect(await screen.findByText('French is approved')).toBeDefined()
  })
})

describe('the French of a questionnaire', () => {
  const QUESTION = segment()
  const WELL = segment({ part: 'option', original: 'Well', translation: 'Bien' })
  const BADLY = segment({ part: 'option', original: 'Badly' })
  const openForm = async (words = [QUESTION, WELL, BADLY], parts = {}) => {
    api.answers(readSegments, formSegments(words, parts))
    const shown = await open('?questionnaire=intake')
    await screen.findByRole('heading', { name: 'Intake' })
    return shown
  }
  const field = (original: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`: ${original}$`) })
  const sent = () => api.received(saveSegments).map(({ body }) => body.words)

  beforeEach(() => api.answers(saveSegments, () => formSegments([]).text))

  test('shows what is missing first, and everything on request', async () => {
    const { user } = await openForm()
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('2 of 3 still to translate. All saved.')
    await user.click(screen.getByRole('radio', { name: 'All (3)' }))
    expect(field('Well').value).toBe('Bien')
    expect(field('Well').lang).toBe('fr-CA')
    await expectAccessible()
  })

  test('is saved on leaving a field, with what was there before, and taken off the count', async () => {
    const { user } = await openForm()
    await user.type(field('Badly'), 'Mal')
    await user.tab()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 3 still to translate. All saved.'))
    expect(sent()).toEqual([[{ tag: 'sleep', part: 'option', original: 'Badly', was: '', translation: 'Mal' }]])
    expect(field('Badly').value).toBe('Mal')
  })

  test('is undone text by text', async () => {
    const { user } = await openForm()
    await user.type(field('Badly'), 'Mal')
    await user.tab()
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' })
    await waitFor(() => expect(undo.disabled).toBe(false))
    await user.click(undo)
    await waitFor(() => expect(sent()[1]).toEqual([{ tag: 'sleep', part: 'option', original: 'Badly', was: 'Mal', translation: '' }]))
    expect(field('Badly').value).toBe('')
  })

  test('that cannot be saved stays in its field and says so', async () => {
    api.refuses(saveSegments, 'internal-error')
    const { user } = await openForm()
    await user.type(field('Badly'), 'Mal')
    await user.tab()
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(field('Badly').value).toBe('Mal')
  })

  test('offers the words from elsewhere, one by one or all of them', async () => {
    const start = { original: 'Badly', translation: 'Mal' }
    const { user } = await openForm([QUESTION, WELL, { ...BADLY, start }])
    await user.click(screen.getByRole('button', { name: 'Reuse existing translations (1)' }))
    await waitFor(() => expect(sent()[0]).toMatchObject([{ original: 'Badly', translation: 'Mal' }]))
  })

  test('marks two answers that read the same', async () => {
    await openForm([segment({ translation: 'Comment dormez-vous ?' }), WELL, { ...BADLY, translation: 'Bien' }])
    expect(field('Badly').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true)
  })

  test('is approved once nothing is missing', async () => {
    const { user } = await openForm([segment({ translation: 'Comment dormez-vous ?' }), WELL])
    await user.click(screen.getByRole('radio', { name: 'Missing (0)' }))
    expect(screen.getByText('Every text has its French.')).toBeDefined()
    api.answers(approveText, { on: true, texts: [] })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(api.received(approveText)[0]?.body).toEqual({ hash: 'a'.repeat(64) }))
  })

  test('switches to the draft, in the address', async () => {
    const { user, address } = await openForm([QUESTION], { sides: ['published', 'draft'] })
    await user.click(screen.getByRole('radio', { name: 'Draft' }))
    await waitFor(() => expect(address()).toContain('of=draft'))
    await waitFor(() => expect(api.received(readSegments).at(-1)?.query).toEqual({ of: 'draft' }))
  })

  test.each([
    ['Question,Part,English,French\nsleep,Answer,Badly,Mal', /^(1|One) text imported/],
    ['Name,Age\nRobin,40', /columns Question, Part, English and French/],
  ])('is read from a translator’s file: %j', async (content, message) => {
    await openForm()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    fireEvent.change(input as HTMLInputElement, { target: { files: [new File([content], 'french.csv', { type: 'text/csv' })] } })
    expect(await screen.findByText(message)).toBeDefined()
    expect(sent()).toHaveLength(content.includes('Mal') ? 1 : 0)
  })
})
