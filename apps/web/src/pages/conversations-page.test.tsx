import {
  type Outcome,
  readConversation,
  readDropOff,
  readOutcomes,
  readStaffReplies,
  searchConversations,
} from '@clinic/contract/transcripts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { conversationRow, staffReplies, transcript, transcriptTurn } from '../../test/build-assistant.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { giveSize } from '../../test/give-size.ts'
import { render } from '../../test/render.tsx'
import { ConversationsPage } from './conversations-page.tsx'

const open = (search = '') => render(<ConversationsPage />, { as: { scopes: ['admin'] }, at: `/pages/conversations${search}` })
const table = () => screen.findByRole('table', { name: 'Conversations' })
const asked = () => api.received(searchConversations).map(({ query }) => query)
const PERIOD = { startDate: '2026-02-24', endDate: '2026-03-02', today: '2026-03-02' }

beforeEach(() => api.answers(searchConversations, { rows: [conversationRow()], total: 1, more: false, older: null }))

describe('the conversations', () => {
  test('show patient, stage, length and outcome, and open their transcript where it may be read (A-16)', async () => {
    const hidden = conversationRow({ id: 'ddddeeeeffff', readable: false, patient_id: null, outcome: 'left', misunderstood: 2 })
    api.answers(searchConversations, { rows: [conversationRow(), hidden], total: 10_000, more: true, older: null })
    await open()
    const [, first, second] = within(await table()).getAllByRole('row')
    expect(first?.textContent).toMatch(/09:05.*TCN-20418.*In queue.*24.*11.*Finished/)
    expect(second?.textContent).toMatch(/–.*Left.*2$/)
    expect(within(first as HTMLElement).getByRole('button', { name: /^Transcript of/ })).toBeDefined()
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
    expect(screen.getByText('more than 10,000 conversations')).toBeDefined()
    await expectAccessible()
  })

  test('are filtered by the address, and each change of a filter returns to the newest page', async () => {
    const { user, address } = await open('?outcome=left&before=2026-03-01T10:00:00.000Z_aaaabbbbcccc')
    await table()
    expect(asked()[0]).toMatchObject({ outcome: 'left', before: '2026-03-01T10:00:00.000Z_aaaabbbbcccc' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage reached' }), 'Questionnaire')
    await waitFor(() => expect(address()).toContain('stage=questionnaire'))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ outcome: 'left', stage: 'questionnaire', before: '' }))
    await user.click(screen.getByRole('button', { name: 'Clear 2 filters' }))
    await waitFor(() => expect(address()).toBe('/pages/conversations'))
  })

  test('ignore what makes no sense in the address', async () => {
    await open('?outcome=lost&from=2026-13-99&misunderstood=9')
    await table()
    expect(asked()[0]).toEqual({ outcome: '', from: '', until: '', stage: '', misunderstood: '', before: '' })
  })

  test('go to older pages and back to the newest', async () => {
    api.answers(searchConversations, ({ query }) => ({
      ...{ rows: [conversationRow()], total: 60, more: false },
      older: query.before === '' ? '2026-03-01T10:00:00.000Z_aaaabbbbcccc' : null,
    }))
    const { user } = await open()
    await table()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Newest' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Older' }))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older' }).disabled).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Newest' }))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older' }).disabled).toBe(false))
  })

  test.each([
    ['', /^No conversations yet$/],
    ['?misunderstood=1', /^No matching conversations$/],
  ])('that are none say why, at %j', async (search, title) => {
    api.answers(searchConversations, { rows: [], total: 0, more: false, older: null })
    const { user, address } = await open(search)
    expect(await screen.findByText(title)).toBeDefined()
    if (search === '') return
    await user.click(screen.getByRole('button', { name: 'Clear 1 filter' }))
    await waitFor(() => expect(address()).toBe('/pages/conversations'))
  })

  test('that cannot be loaded say so', async () => {
    api.refuses(searchConversations, 'internal-error')
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  })
})

describe('a transcript', () => {
  const openTranscript = async (turns = [transcriptTurn()], parts = {}) => {
    api.answers(readConversation, transcript(turns, parts))
    const { user } = await open()
    await user.click(within(await table()).getByRole('button', { name: /^Transcript of/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Transcript' })
    await within(dialog).findByRole('list', { name: 'Transcript' })
    return { user, dialog }
  }

  test('shows both sides, what was understood and what followed', async () => {
    const { dialog } = await openTranscript()
    const [turn] = within(dialog).getAllByRole('listitem')
    expect(turn?.textContent).toMatch(
      /Where do I park\?.*Understood as: A question about the clinic, 80% confidence.*Then: .*Parking.*Behind the house\./,
    )
    await expectAccessible()
  })

  test('shows a form, a drawing and a message that was not understood for what they are', async () => {
    const drawn = transcriptTurn({ turn: 2, drawing: 'M1 1l2 2', heard: 'A drawing' })
    const { dialog } = await openTranscript([
      transcriptTurn({ heard: null, form: 'consent' }),
      drawn,
      transcriptTurn({
        turn: 3,
        minute: '2026-03-03 00:10',
        heard: 'zonk',
        understood: { ...understood(), intent: 'unknown', confidence: null, by: 'rule', article: null, misunderstood: true },
      }),
      transcriptTurn({ turn: 4, minute: '2026-03-03 00:11', picture: null, heard: 'A photo' }),
    ])
    const [form, drawing, unknown, picture] = within(dialog).getAllByRole('listitem')
    expect(form?.textContent).toContain('Filled in the consent form')
    expect(drawing?.querySelector('svg path')?.getAttribute('d')).toBe('M1 1l2 2')
    expect(unknown?.textContent).toMatch(/3 Mar 2026.*zonk.*Not understood/)
    expect(picture?.textContent).toMatch(/Replaced by a later answer/)
  })

  test('closes by the keyboard and leaves the address', async () => {
    const { user } = await openTranscript()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Transcript' })).toBeNull())
  })

  test('that may not be read says so', async () => {
    api.refuses(readConversation, 'forbidden')
    await open('?open=aaaabbbbcccc')
    const dialog = await screen.findByRole('dialog', { name: 'Transcript' })
    expect(await within(dialog).findByRole('alert')).toBeDefined()
  })

  const understood = () => transcriptTurn().understood as NonNullable<ReturnType<typeof transcriptTurn>['understood']>
})

describe('where people stop', () => {
  const STEPS = ['started', 'consented', 'detailed', 'questioned', 'eligible', 'booked', 'in_line'] as const
  const question = (text: string, left: number) => ({
    ...{ question: text, text, asked: 40, answered: 40 - left, left, median_seconds: 8, p90_seconds: 80, again: 1, missed: 2 },
  })
  const way = STEPS.map((step, place) => ({ step, count: 100 - place * 10 }))

  test('counts each step of all who began, and each question', async () => {
    const questionnaires = [
      { key: 'intake', name: 'Intake', version: 3, questions: [question('How do you sleep?', 10), question('Any pain?', 0)] },
      { key: 'gad', name: 'GAD-7', version: 1, questions: [question('Nervous?', 5)] },
    ]
    api.answers(readDropOff, { ...PERIOD, way, questionnaires })
    const { user } = await open('?view=stops')
    const questions = await screen.findByRole('table', { name: 'Questions of Intake, version 3' })
    expect(within(questions).getAllByRole('row')[1]?.textContent).toMatch(/How do you sleep\?403010 25%8 s1 min 20 s12/)
    expect(screen.getByText('10 left during a question')).toBeDefined()
    expect(screen.getByText('90% of all')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Questionnaire' }), 'GAD-7, version 1')
    expect(screen.getByRole('table', { name: 'Questions of GAD-7, version 1' })).toBeDefined()
    await expectAccessible()
  })

  test('asks for the days of the address, and needs both of them', async () => {
    api.answers(readDropOff, { ...PERIOD, way, questionnaires: [] })
    await open('?view=stops&from=2026-02-24&until=2026-03-02')
    await screen.findByText(/^No questions asked in this period$/)
    expect(api.received(readDropOff)[0]?.query).toEqual({ startDate: '2026-02-24', endDate: '2026-03-02' })
  })
})

describe('the outcomes', () => {
  beforeEach(() => giveSize())
  const counts = { conversations: 50, alone: 20, misunderstood: 5, crisis: 1, handed: 10, from_articles: 8, refused: 1, unanswered: 1 }
  const answer = {
    ...PERIOD,
    ...{ comparedWith: { startDate: '2026-02-17', endDate: '2026-02-23' }, now: counts, before: { ...counts, alone: 15 } },
    days: [{ day: '2026-03-01', conversations: 30, alone: 12, misunderstood: 3 }],
  }

  test('are percentages beside those of the period before', async () => {
    api.answers(readOutcomes, answer)
    await open('?view=shares')
    const [alone, misunderstood] = within(await screen.findByRole('list', { name: 'Outcomes' })).getAllByRole('listitem')
    expect(alone?.textContent).toMatch(/Completed without staff help40%20 of 50 · ▲ 10 points more/)
    expect(misunderstood?.textContent).toContain('no change')
  })

  test('are dashes where there was nothing to compare', async () => {
    const none = Object.fromEntries(Object.keys(counts).map((name) => [name, 0])) as typeof counts
    api.answers(readOutcomes, { ...answer, now: none })
    await open('?view=shares')
    const [alone] = within(await screen.findByRole('list', { name: 'Outcomes' })).getAllByRole('listitem')
    expect(alone?.textContent).toMatch(/–0 of 0/)
    expect(alone?.textContent).not.toMatch(/points/)
  })

  test('have their days as a table too', async () => {
    api.answers(readOutcomes, answer)
    const { user } = await open('?view=shares')
    await user.click(await screen.findByRole('radio', { name: 'Table' }))
    expect(within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent).toMatch(/1 Mar 2026\s*30\s*12\s*3/)
  })
})

describe('the replies of staff (F-11)', () => {
  const waitingFor = { id: 'aaaabbbbcccc', minute: '2026-03-02 09:05', seconds: 3_330, readable: true, holder: null }
  const waiting = {
    total: 2,
    rows: [
      { ...waitingFor, patient_id: 'TCN-20418', name: 'Ada Lund' },
      { ...waitingFor, id: 'ddddeeeeffff', patient_id: null, name: null, readable: false, holder: 'Dana Whitfield' },
    ],
  }

  test('name who waits and since when, and whose record may be opened', async () => {
    api.answers(readStaffReplies, staffReplies({ waiting }))
    api.answers(readConversation, transcript([transcriptTurn()]))
    const { user, address } = await open('?view=replies')
    const [, first, second] = within(await screen.findByRole('table', { name: 'Waiting for a person' })).getAllByRole('row')
    expect(first?.textContent).toMatch(/2 Mar 2026, 09:05.*55 min.*Ada Lund.*TCN-20418.*Someone to join/)
    expect(second?.textContent).toMatch(/–.*Reply from Dana Whitfield/)
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
    await expectAccessible()
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Transcript of 2 Mar 2026, 09:05' }))
    await waitFor(() => expect(address()).toContain('open=aaaabbbbcccc'))
    await screen.findByRole('list', { name: 'Transcript' })
  })

  test('are figures of the chosen days, and a button reloads them', async () => {
    api.answers(readStaffReplies, staffReplies())
    const { user, address } = await open('?view=replies')
    const figures = within(await screen.findByRole('list', { name: 'Time to first reply' })).getAllByRole('listitem')
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      ...['Median2 min', '90th percentile8 min', 'Longest1 h', expect.stringMatching(/^No reply in the chat3/)],
    ])
    const handBacks = within(screen.getByRole('list', { name: 'Hand-backs' })).getAllByRole('listitem')
    expect(handBacks.map(({ textContent }) => /\d/.exec(textContent ?? '')?.[0])).toEqual(['4', '3', '2', '1'])
    await user.click(screen.getByRole('radio', { name: '30 days' }))
    await waitFor(() => expect(address()).toBe('/pages/conversations?days=30&view=replies'))
    await waitFor(() => expect(api.received(readStaffReplies).map(({ query }) => query.days)).toEqual(['7', '30']))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(api.received(readStaffReplies)).toHaveLength(3))
    await user.click(screen.getByRole('radio', { name: 'Conversations' }))
    await waitFor(() => expect(address()).toBe('/pages/conversations'))
  })

  test('of a quiet clinic are dashes, and no one waits', async () => {
    const none = { requests: 0, answered: 0, median_seconds: null, p90_seconds: null, worst_seconds: null }
    api.answers(readStaffReplies, staffReplies({ waiting: { total: 0, rows: [] }, replies: none }))
    await open('?view=replies')
    expect(await screen.findByText('No one is waiting')).toBeDefined()
    expect(within(screen.getByRole('list', { name: 'Time to first reply' })).getAllByText('–')).toHaveLength(3)
    await expectAccessible()
  })

  test('name a patient without a name, and how many more wait', async () => {
    const [row] = waiting.rows
    api.answers(readStaffReplies, staffReplies({ waiting: { total: 51, rows: row ? [{ ...row, name: '', seconds: 20 }] : [] } }))
    await open('?view=replies')
    expect(await screen.findByText('No name yet')).toBeDefined()
    expect(screen.getByText('20 s')).toBeDefined()
    expect(screen.getByText('the longest 1 of 51')).toBeDefined()
  })

  test('that cannot be loaded say so', async () => {
    api.refuses(readStaffReplies, 'internal-error')
    await open('?view=replies')
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  })
})

test.each<[Outcome, RegExp]>([
  ['crisis', /Emergency card/],
  ['handed', /Handed to a person/],
  ['ineligible', /Not eligible/],
  ['closed', /Closed by the patient/],
  ['in_progress', /In progress/],
])('the outcome %s is named', async (outcome, name) => {
  api.answers(searchConversations, { rows: [conversationRow({ outcome })], total: 1, more: false, older: null })
  await open()
  expect(within(await table()).getAllByRole('row')[1]?.textContent).toMatch(name)
})
