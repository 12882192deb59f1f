import { editDraft, listDrafts, readDraft } from '@clinic/contract/questionnaires/drafts'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { giveSize } from '../../test/give-size.ts'
import { readInFrench } from '../../test/read-in-french.ts'
import { render } from '../../test/render.tsx'
import { serveDraft } from '../../test/serve-draft.ts'
import { EditQuestionnairePage } from './edit-questionnaire-page.tsx'
import { MedicalQuestionnairePage } from './medical-questionnaire-page.tsx'

const QUESTIONS = buildQuestions([
  { tag: 'sleep', text: 'How do you sleep?', one: ['Well', 'Badly'] },
  { tag: 'pain', text: 'Any pain?', yesNo: true },
  { tag: 'notes', text: 'Anything else?' },
])

const open = async (scope: 'admin' | 'np' = 'admin', served = serveDraft(QUESTIONS), view = 'cards') => {
  const at = `/pages/editQuestionnaire?draft=sleep&view=${view}`
  const shown = await render(<EditQuestionnairePage />, { as: { scopes: [scope] }, at })
  const list = await screen.findByRole('list', { name: 'Questions' })
  return { ...shown, served, list }
}
const head = (text: string) => screen.getByRole('button', { name: new RegExp(`^\\d+ ?${text}`) })
const openCard = async (user: { click: (element: Element) => Promise<void> }, text: string) => {
  await user.click(head(text))
  return head(text).closest('article') as HTMLElement
}
const cardsOf = (list: HTMLElement) => list.querySelectorAll(':scope > li')
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => giveSize())

describe('the questionnaire editor', () => {
  test('lists the questions in their order, closed, with tag and type (REQ-337, REQ-356)', async () => {
    const { list } = await open()
    const cards = within(list).getAllByRole('listitem')
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/1How do you sleep\?sleep/),
      expect.stringMatching(/2Any pain\?pain/),
      expect.stringMatching(/3Anything else\?notes/),
    ])
    expect(head('Any pain').getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByText('never published')).toBeDefined()
    await expectAccessible()
  })

  test('opens a card, and the next question from it', async () => {
    const { user } = await open()
    const card = await openCard(user, 'How do you sleep')
    expect(within(card).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('How do you sleep?')
    await user.click(within(card).getByRole('button', { name: 'pain' }))
    await waitFor(() => expect(head('Any pain').getAttribute('aria-expanded')).toBe('true'))
  })

  test('saves a text once it was typed, and undoes and redoes it (REQ-341)', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'Any pain')
    await user.type(within(card).getByRole('textbox', { name: 'Text' }), ' Today?')
    expect(head('Any pain\\? Today')).toBeDefined()
    await waitFor(() => expect(served.draft().questions.pain?.text).toBe('Any pain? Today?'))
    await user.click(button(/^Undo:/))
    await waitFor(() => expect(served.draft().questions.pain?.text).not.toBe('Any pain? Today?'))
    await user.click(button(/^Redo:/))
    await waitFor(() => expect(served.draft().questions.pain?.text).toBe('Any pain? Today?'))
  })

  test('puts a question behind another and opens it (REQ-347)', async () => {
    const { user, served, list } = await open()
    const card = await openCard(user, 'How do you sleep')
    await user.click(within(card).getByRole('button', { name: 'Create next question' }))
    await waitFor(() => expect(cardsOf(list)).toHaveLength(4))
    await waitFor(() => expect(served.edits()[0]).toMatchObject({ edit: 'add_next', tag: 'sleep' }))
    expect(cardsOf(list)[1]?.querySelector('[aria-expanded=true]')).not.toBeNull()
  })

  test('begins each branch with an id of its own, of the moment and random text (REQ-372, REQ-401)', async () => {
    const { user, served, list } = await open()
    const before = Date.now()
    const card = await openCard(user, 'How do you sleep')
    await user.click(within(card).getByRole('button', { name: 'Create follow-up question for Well' }))
    await waitFor(() => expect(cardsOf(list)).toHaveLength(4))
    await user.click(within(card).getByRole('button', { name: 'Create follow-up question for Badly' }))
    await waitFor(() => expect(cardsOf(list)).toHaveLength(5))
    await waitFor(() => expect(served.edits()).toHaveLength(2))
    const ids = served.edits().map((edit) => ('branch_id' in edit ? edit.branch_id : ''))
    for (const id of ids) {
      expect(id).toMatch(/^\d{13}-[0-9a-z]{8}$/)
      expect(Number(id.split('-')[0])).toBeGreaterThanOrEqual(before)
    }
    expect(new Set(ids.map((id) => id.split('-')[1])).size).toBe(2)
    expect(served.draft().questions.sleep?.child_branches).toEqual({ [ids[0] ?? '']: 'Well', [ids[1] ?? '']: 'Badly' })
  })

  test('deletes a question only after a question', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'Anything else')
    await user.click(within(card).getByRole('button', { name: 'Delete question' }))
    const dialog = await screen.findByRole('dialog')
    expect(served.edits()).toEqual([])
    await user.click(await within(dialog).findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(served.edits()[0]).toEqual({ edit: 'delete_question', tag: 'notes' }))
    await waitFor(() => expect(Object.keys(served.draft().questions)).toEqual(['sleep', 'pain']))
  })

  test('a deletion that is declined leaves the question (REQ-377)', async () => {
    const { user, served, list } = await open()
    const card = await openCard(user, 'Anything else')
    await user.click(within(card).getByRole('button', { name: 'Delete question' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Are you sure you want to delete this question?')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([cardsOf(list).length, served.edits()]).toEqual([3, []])
  })

  test('a change of type that is declined changes nothing (REQ-361, REQ-363)', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'How do you sleep')
    const type = within(card).getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
    await user.selectOptions(type, 'none (no branching)')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([type.value, served.edits()]).toEqual(['options', []])
  })

  test('shows the place of a question, its options and its neighbours (REQ-340, REQ-346)', async () => {
    const branches = { Badly: [{ tag: 'why', text: 'Why?' }] }
    const branched = buildQuestions([
      { tag: 'sleep', text: 'How do you sleep?', one: ['Well', 'Badly'], branches },
      { tag: 'pain', text: 'Any pain?', yesNo: true },
    ])
    const { user } = await open('admin', serveDraft(branched))
    const factsOf = (card: HTMLElement) =>
      Object.fromEntries([...card.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]))
    const sleep = await openCard(user, 'How do you sleep')
    expect(factsOf(sleep)).toMatchObject({ Depth: '0', 'Branch origin': 'none', 'In branch': 'no', 'Next question': 'pain' })
    for (const [at, label] of ['Well', 'Badly'].entries())
      expect(within(sleep).getByRole<HTMLInputElement>('textbox', { name: `Option ${at + 1}` }).value).toBe(label)
    const why = factsOf(await openCard(user, 'Why'))
    expect(why).toMatchObject({ Depth: '1', 'Branch origin': 'sleep', 'In branch': 'yes', 'Previous question': 'sleep' })
  })

  test('says in French that a question has no branch origin (REQ-340)', async () => {
    await readInFrench()
    const at = '/pages/editQuestionnaire?draft=sleep&view=cards'
    serveDraft(QUESTIONS)
    const { user } = await render(<EditQuestionnairePage />, { as: { scopes: ['admin'] }, at })
    await screen.findByRole('list', { name: 'Questions' })
    const card = within(await openCard(user, 'How do you sleep'))
    expect(card.getAllByText('aucune')).toHaveLength(2)
    expect(card.queryByText('none')).toBeNull()
  })

  test('refuses a tag that is taken and keeps the old one (REQ-353)', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'Any pain')
    const tag = within(card).getByRole<HTMLInputElement>('textbox', { name: 'Tag' })
    await user.clear(tag)
    await user.type(tag, 'sleep{Enter}')
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
    expect(Object.keys(served.draft().questions)).toContain('pain')
  })

  test('offers four types in the specification’s words, and a question of the chosen one (REQ-342 to REQ-345)', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'Anything else')
    const type = within(card).getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
    expect([...type.options].map(({ label }) => label)).toEqual([
      ...['none (no branching)', 'yes_no_options (branch on Yes or No)'],
      ...['options (radio, select one)', 'select_multiple_options (checkboxes, select many)'],
    ])
    await user.selectOptions(type, 'options (radio, select one)')
    await waitFor(() => expect(served.draft().questions.notes).toMatchObject({ options: { 'Option 1': null }, start_branch: true }))
    expect(type.selectedOptions[0]?.label).toBe('options (radio, select one)')
    expect(within(card).getByRole<HTMLInputElement>('textbox', { name: 'Option 1' }).value).toBe('Option 1')
  })

  test('changes a type and asks first where options would be lost', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'Anything else')
    const type = within(card).getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
    const other = [...type.options].find(({ value }) => value === 'yes_no_options') as HTMLOptionElement
    await user.selectOptions(type, other)
    await waitFor(() => expect(served.edits()[0]).toMatchObject({ edit: 'change_kind', tag: 'notes', kind: 'yes_no_options' }))
    expect(within(card).getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('yes_no_options')
  })

  test('Save says that it is saved (REQ-338, REQ-395)', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'Any pain')
    await user.type(within(card).getByRole('textbox', { name: 'Text' }), ' Today?')
    await user.click(button('Save'))
    expect(await screen.findByText('Questionnaire saved!')).toBeDefined()
    expect(served.draft().questions.pain?.text).toBe('Any pain? Today?')
  })

  test('Reset asks first, then brings back the questions as they were loaded (REQ-338, REQ-385, REQ-396)', async () => {
    const { user, served } = await open()
    const card = await openCard(user, 'Any pain')
    await user.type(within(card).getByRole('textbox', { name: 'Text' }), ' Today?')
    await user.click(within(card).getByRole('button', { name: 'Create next question' }))
    const answer = async (name: string) => {
      await user.click(button('Reset'))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await answer('Cancel')
    await waitFor(() => expect(Object.keys(served.draft().questions)).toHaveLength(4))
    expect(served.draft().questions.pain?.text).toBe('Any pain? Today?')
    await answer('Reset')
    expect(await screen.findByText('Changes have been reset.')).toBeDefined()
    await waitFor(() => expect(served.draft().questions).toEqual(QUESTIONS))
  })

  test('shows who else has the draft open', async () => {
    const served = serveDraft(QUESTIONS)
    served.others('Dana Whitfield', 'Amara Osei')
    await open('admin', served)
    expect(await screen.findByText(/Dana Whitfield and Amara Osei have this open too/)).toBeDefined()
  })

  test('stays readable, and only that, without the right to write, and names who has it', async () => {
    const { user } = await open('np')
    const card = await openCard(user, 'Any pain')
    expect(within(card).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).readOnly).toBe(true)
    expect(screen.getByText(/PCR managers, NP managers and administrators can change it/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete question' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Create next question' })).toBeNull()
  })

  test('keeps what was typed while the server is away, and says so', async () => {
    const { user } = await open()
    api.disconnects(editDraft)
    const card = await openCard(user, 'Any pain')
    await user.type(within(card).getByRole('textbox', { name: 'Text' }), '!')
    await waitFor(() => expect(document.querySelector('[data-state=offline]')).not.toBeNull())
    expect(head('Any pain\\?!')).toBeDefined()
  })
})

describe('the tree', () => {
  test('moves by arrows and leads to a card by Enter (REQ-339)', async () => {
    const { user } = await open('admin', serveDraft(QUESTIONS), 'tree')
    const tree = screen.getByRole('tree', { name: 'Questionnaire tree' })
    const [first] = within(tree).getAllByRole('treeitem')
    first?.focus()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(head('Any pain').getAttribute('aria-expanded')).toBe('true'))
    expect(within(tree).getByRole('treeitem', { selected: true }).textContent).toContain('Any pain?')
    expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1)
  })

  test('closes and opens a branch by the arrow keys, which also lead into it (REQ-339, REQ-358)', async () => {
    const branched = buildQuestions([
      { tag: 'sleep', text: 'How do you sleep?', one: ['Well', 'Badly'], branches: { Badly: [{ tag: 'why', text: 'Why?' }] } },
    ])
    const { user } = await open('admin', serveDraft(branched), 'tree')
    const tree = screen.getByRole('tree', { name: 'Questionnaire tree' })
    const first = within(tree).getAllByRole('treeitem')[0] as HTMLElement
    first.focus()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(1))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(2))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Why?'))
    expect(document.activeElement?.getAttribute('aria-level')).toBe('2')
  })
})

describe('the checks', () => {
  const openChecks = async (questions = QUESTIONS) => {
    const shown = await open('admin', serveDraft(questions))
    await shown.user.click(screen.getByRole('radio', { name: /^Checks/ }))
    return shown
  }

  test('find nothing in a sound questionnaire', async () => {
    await openChecks(buildQuestions([{ tag: 'sleep', text: 'How do you sleep?', one: ['Well', 'Badly'] }]))
    expect(await screen.findByText(/^No problems found/)).toBeDefined()
  })

  test('lead from an error to its question', async () => {
    const broken = { ...QUESTIONS, pain: { ...QUESTIONS.pain, text: '' } } as typeof QUESTIONS
    const { user } = await openChecks(broken)
    const list = await screen.findByRole('region', { name: /^(Errors|Warnings)$/ })
    const [issue] = within(list).getAllByRole('button')
    await user.click(issue as HTMLElement)
    await waitFor(() => expect(document.querySelector('[aria-expanded=true][data-head]')).not.toBeNull())
  })
})

describe('the views', () => {
  const show = async (user: { click: (element: Element) => Promise<void> }, view: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: 'View' })).getByRole('radio', { name: view }))

  test('show one questionnaire that is loaded once: an edit, the open card and what can be undone stay', async () => {
    const { user, served, address } = await open()
    // Asked for again, it would fail.
    api.refuses(readDraft, 'questionnaire-not-found')
    const card = await openCard(user, 'Any pain')
    await user.type(within(card).getByRole('textbox', { name: 'Text' }), ' Today?')
    await show(user, 'List')
    expect(address()).toContain('view=list')
    const list = await screen.findByRole('list', { name: 'Questions in the order asked' })
    expect(list.textContent).toContain('Any pain? Today?')
    await show(user, 'Cards')
    expect(address()).not.toContain('view=')
    await screen.findByRole('list', { name: 'Questions' })
    expect(head('Any pain\\? Today').getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(served.draft().questions.pain?.text).toBe('Any pain? Today?'))
    await user.click(button(/^Undo:/))
    await waitFor(() => expect(served.draft().questions.pain?.text).not.toBe('Any pain? Today?'))
  })

  test('begin at the builder’s path with the general information, at the editor’s with the cards (REQ-016, REQ-017)', async () => {
    serveDraft(QUESTIONS)
    await render(<MedicalQuestionnairePage />, { as: { scopes: ['admin'] }, at: '/pages/medicalQuestionnaire?draft=sleep' })
    expect((await screen.findByRole('tab', { name: 'General Information' })).getAttribute('aria-selected')).toBe('true')
    expect(screen.queryByRole('radiogroup', { name: 'View' })).toBeNull()
  })

  test('lead to a question that is found by its words', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('combobox', { name: 'Find a question' }), 'else')
    await user.click(await screen.findByRole('option', { name: /Anything else/ }))
    await waitFor(() => expect(head('Anything else').getAttribute('aria-expanded')).toBe('true'))
  })
})

describe('the choice of a questionnaire', () => {
  test('that cannot be loaded says so', async () => {
    api.refuses(readDraft, 'questionnaire-not-found')
    await render(<EditQuestionnairePage />, { as: { scopes: ['admin'] }, at: '/pages/editQuestionnaire?draft=gone' })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  })

  test('offers to create a new one, and asks how it is called (REQ-336)', async () => {
    api.answers(listDrafts, { drafts: [], deleted: [] })
    const { user } = await render(<EditQuestionnairePage />, { as: { scopes: ['admin'] }, at: '/pages/editQuestionnaire' })
    await user.click(await screen.findByRole('button', { name: 'Create New Questionnaire' }))
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' })).toBeDefined()
  })

  test('offers a new one only to those who may write', async () => {
    api.answers(listDrafts, { drafts: [], deleted: [] })
    await render(<EditQuestionnairePage />, { as: { scopes: ['np'] }, at: '/pages/editQuestionnaire' })
    expect(await screen.findByRole('main').catch(() => document.body)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Create New Questionnaire' })).toBeNull()
  })
})
