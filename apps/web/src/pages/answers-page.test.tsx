import {
  createArticle,
  dismissPhrase,
  listArticles,
  listFallbacks,
  listPhrases,
  measurePhrase,
  publishArticle,
  publishPhrase,
  readArticle,
  saveArticle,
  tryAnswer,
  withdrawArticle,
  withdrawPhrase,
} from '@clinic/contract/articles'
import type { Question } from '@clinic/contract/questionnaires'
import { editDraft, readDraft } from '@clinic/contract/questionnaires/drafts'
import { dismissMissedReply, listMissedReplies, restoreMissedReply } from '@clinic/contract/questionnaires/missed-replies'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerQuestion } from '../../test/answer-question.ts'
import { article, articleRow, misunderstood } from '../../test/build-assistant.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { AnswersPage } from './answers-page.tsx'

const open = (search = '') => render(<AnswersPage />, { as: { scopes: ['npmanager', 'np'] }, at: `/pages/answers${search}` })
const table = () => screen.findByRole('table', { name: 'Articles' })
const drawer = (name: string) => screen.findByRole('dialog', { name })
const field = (dialog: HTMLElement, name: string | RegExp) => within(dialog).getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => {
  api.answers(listArticles, [articleRow(), articleRow({ id: 'a-2', title: 'Heures', language: 'fr', owner: 'Amara Osei', overdue: true })])
  api.answers(readArticle, article())
  api.answers(listMissedReplies, { replies: [], more: false, progress: { open: 0, understood: 0, dismissed: 0 } })
})

describe('the articles', () => {
  test('show title, state, owner and review, a French one with its language (D-7)', async () => {
    await open()
    const rows = within(await table()).getAllByRole('row')
    expect(rows).toHaveLength(3)
    expect(rows[1]?.textContent).toMatch(/Parking.*Approved.*Front desk.*version 2/)
    expect(rows[2]?.textContent).toMatch(/Heures.*French.*overdue/)
    await expectAccessible()
  })

  test('are searched by title or owner, and a search without a match is told apart from an empty list', async () => {
    const { user } = await open()
    await table()
    const search = screen.getByRole('textbox', { name: 'Search by title or owner' })
    await user.type(search, 'AMARA')
    expect(within(await table()).getAllByRole('row')).toHaveLength(2)
    await user.type(search, ' zzzz')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('No matching articles')).toBeDefined()
  })

  test('are empty before the first is written', async () => {
    api.answers(listArticles, [])
    await open()
    expect(await screen.findByText('No articles yet')).toBeDefined()
  })

  test('that cannot be loaded say so and are loaded by the next try', async () => {
    api.refuses(listArticles, 'internal-error')
    const { user } = await open()
    const again = await screen.findByRole('button', { name: /^(Retry|Try again)$/ })
    api.answers(listArticles, [articleRow()])
    await user.click(again)
    expect(await table()).toBeDefined()
  })

  test.each([
    [{ kind: 'article', articles: [{ id: 'a-1', title: 'Parking' }], confidence: 0.83 }, /^Answers from Parking · confidence 83 %$/],
    [{ kind: 'choices', articles: [articleRow(), articleRow({ id: 'b', title: 'Hours' })], confidence: 0.4 }, /Asks.*: Parking, Hours/],
    [{ kind: 'refused', articles: [], confidence: 0.9 }, /only a practitioner/],
    [{ kind: 'none', articles: [], confidence: 0.1 }, /offers a person/],
  ] as const)('a question that is tried shows what the assistant would do: %j', async ({ kind, articles, confidence }, text) => {
    api.answers(tryAnswer, { kind, articles: articles.map(({ id, title }) => ({ id, title })), confidence })
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'where do i park{Enter}')
    expect((await screen.findByText((_, element) => element?.tagName === 'P' && text.test(element.textContent))).textContent).toMatch(text)
    expect(api.received(tryAnswer)[0]?.body).toEqual({ text: 'where do i park', language: 'en' })
  })
})

describe('a new article', () => {
  const openNew = async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New article' }))
    return { user, dialog: await drawer('New article') }
  }

  test('moves the focus to the first field that is wrong and sends nothing', async () => {
    const { user, dialog } = await openNew()
    await user.click(within(dialog).getByRole('button', { name: 'Approve and publish' }))
    expect(document.activeElement).toBe(field(dialog, 'Title'))
    expect(field(dialog, 'Title').getAttribute('aria-invalid')).toBe('true')
    await user.type(field(dialog, 'Title'), 'Bicycles')
    expect(field(dialog, 'Title').getAttribute('aria-invalid')).not.toBe('true')
  })

  test('warns while its text reads like a dose', async () => {
    const { user, dialog } = await openNew()
    await user.type(field(dialog, 'Text'), 'Take 5 mg of care.')
    expect(within(dialog).getByRole('status').textContent).toContain('dose')
    await user.clear(field(dialog, 'Text'))
    expect(within(dialog).queryByRole('status')).toBeNull()
  })

  test('is saved as a draft with its language, and the title that is taken is shown beside its field', async () => {
    api.refuses(createArticle, 'article-title-taken')
    const { user, dialog } = await openNew()
    await user.type(field(dialog, 'Title'), 'Stationnement')
    await user.type(field(dialog, 'Text'), 'Derrière la maison.')
    await user.type(field(dialog, 'Owner'), 'Front desk')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language' }), 'French')
    await user.click(within(dialog).getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(field(dialog, 'Title').getAttribute('aria-invalid')).toBe('true'))
    api.answers(createArticle, article({ id: 'a-3', state: 'draft', language: 'fr' }, { title: 'Stationnement' }))
    api.answers(readArticle, article({ id: 'a-3', state: 'draft', language: 'fr' }, { title: 'Stationnement' }))
    await user.type(field(dialog, 'Title'), ' 2')
    await user.click(within(dialog).getByRole('button', { name: 'Save as draft' }))
    expect(field(await drawer('Article'), 'Title').value).toBe('Stationnement')
    expect(api.received(createArticle)[1]?.body).toMatchObject({ title: 'Stationnement 2', language: 'fr' })
  })

  test('is not closed with unsaved text unless that is confirmed', async () => {
    const { user, dialog } = await openNew()
    await user.type(field(dialog, 'Title'), 'Bicycles')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await answerQuestion(user, 'Leave without saving?', 'Keep editing')
    expect(field(dialog, 'Title').value).toBe('Bicycles')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await answerQuestion(user, 'Leave without saving?', 'Discard changes')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New article' })).toBeNull())
  })
})

describe('an article', () => {
  const openOne = async (given = article()) => {
    api.answers(readArticle, given)
    const { user } = await open()
    await user.click(within(await table()).getByRole('button', { name: 'Parking' }))
    const dialog = await drawer('Article')
    await within(dialog).findByRole('form', { name: 'Article' })
    return { user, dialog }
  }

  test('shows every version with its author and approval', async () => {
    const { dialog } = await openOne()
    const [version] = within(dialog).getAllByRole('listitem')
    expect(version?.textContent).toMatch(/Version 1.*Priya Nair.*Live.*approved by Priya Nair.*5/)
    await expectAccessible()
  })

  test('is approved only with enough phrasings', async () => {
    const { user, dialog } = await openOne(article({ state: 'draft' }, { phrasings: ['one', 'two'] }))
    await user.click(within(dialog).getByRole('button', { name: 'Approve and publish' }))
    expect(field(dialog, 'Sample questions').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('dialog', { name: /^Approve/ })).toBeNull()
  })

  test('is approved as it is, or saved first where it was changed', async () => {
    const { user, dialog } = await openOne(article({ state: 'draft' }))
    api.answers(publishArticle, article())
    await user.click(within(dialog).getByRole('button', { name: 'Approve and publish' }))
    await answerQuestion(user, 'Approve “Parking”?', 'Approve and publish')
    expect(await screen.findByText(/^Published\./)).toBeDefined()
    expect(api.received(saveArticle)).toEqual([])
    expect(api.received(publishArticle)[0]).toMatchObject({ params: { id: 'a-1' }, body: { version: 1 } })
  })

  test('that someone else changed is not overwritten, and what was typed stays (C-15)', async () => {
    api.refuses(saveArticle, 'article-changed')
    const { user, dialog } = await openOne()
    await user.type(field(dialog, 'Text'), ' Or in front.')
    await user.click(within(dialog).getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(field(dialog, 'Text').value).toBe('Park behind the house. Or in front.')
    expect(screen.queryByRole('button', { name: /^(Retry|Try again)$/ })).toBeNull()
  })

  test('is withdrawn after a question, and not after a no', async () => {
    const { user, dialog } = await openOne()
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await answerQuestion(user, 'Withdraw “Parking”?', 'Cancel')
    expect(api.received(withdrawArticle)).toEqual([])
    api.answers(withdrawArticle, article({ state: 'withdrawn' }))
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await answerQuestion(user, 'Withdraw “Parking”?', 'Withdraw')
    expect(await screen.findByText(/^Withdrawn\. /)).toBeDefined()
  })
})

describe('misunderstood messages', () => {
  const openMessages = async () => {
    const shown = await open('?view=misunderstood')
    await screen.findByRole('table', { name: 'Misunderstood messages' })
    return shown
  }
  const EFFECT = {
    sets: [{ name: 'Intents', before: { right: 90, of: 100 }, after: { right: 91, of: 100 } }],
    ...{ changed: [], points: 1, itself: { before: 'unknown', after: 'stop' } },
  }

  beforeEach(() => {
    api.answers(listFallbacks, { messages: [misunderstood()], more: false })
    api.answers(listPhrases, [])
  })

  test('show how often and where each was written, and what it was taken for', async () => {
    const questions = [{ text: 'How do you sleep?', french: 'Comment dormez-vous?' }]
    api.answers(listFallbacks, { messages: [misunderstood({ guessed: ['stop'], surest: 0.42, questions })], more: true })
    await openMessages()
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Zonk!.*3.*Personal details, How do you sleep\?.*Stop, 42%/)
    await expectAccessible()
  })

  test('have no guess where none is likely at all', async () => {
    api.answers(listFallbacks, { messages: [misunderstood({ surest: 0.001 })], more: false })
    await openMessages()
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('not understood')
    expect(screen.queryByText(/best guess 0/)).toBeNull()
  })

  test('are empty where all was understood', async () => {
    api.answers(listFallbacks, { messages: [], more: false })
    await open('?view=misunderstood')
    expect(await screen.findByText('Nothing to review')).toBeDefined()
  })

  test('are dismissed', async () => {
    const { user } = await openMessages()
    api.answers(dismissPhrase, ({ body }) => body)
    api.answers(listFallbacks, { messages: [], more: false })
    await user.click(screen.getByRole('button', { name: 'Dismiss “Zonk!”' }))
    expect(await screen.findByText('Nothing to review')).toBeDefined()
    expect(api.received(dismissPhrase)[0]?.body).toEqual({ heard: 'zonk' })
  })

  const teach = async (points: number) => {
    const { user } = await openMessages()
    api.answers(measurePhrase, { ...EFFECT, points })
    await user.click(screen.getByRole('button', { name: 'Teach “Zonk!”' }))
    const dialog = await drawer('Teach a phrase')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'It means' }), 'Stop')
    await user.click(within(dialog).getByRole('button', { name: 'Preview impact' }))
    const publish = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Publish' })
    return { user, dialog, publish }
  }

  test('are taught once the effect was shown', async () => {
    const { user, publish } = await teach(1)
    api.answers(publishPhrase, {
      ...{ id: 1, text: 'Zonk!', meaning: { kind: 'intent', id: 'stop' }, meaning_name: 'stop', added_by: 'Noor Ito' },
      added_at: '2026-03-02T15:00:00.000Z',
    })
    await user.click(publish)
    expect(await screen.findByText(/^Phrase published\. /)).toBeDefined()
    expect(api.received(publishPhrase)[0]?.body).toEqual({
      ...{ text: 'Zonk!', meaning: { kind: 'intent', id: 'stop' }, confirmed: false, heard: 'zonk' },
    })
  })

  test('that make the assistant worse are published only when that is confirmed, and a change of meaning asks for the effect again', async () => {
    const { user, dialog, publish } = await teach(-2)
    expect(publish.disabled).toBe(true)
    await user.click(within(dialog).getByRole('checkbox', { name: /worse|drop|lower|decline/ }))
    expect(publish.disabled).toBe(false)
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'It means' }), 'Parking')
    expect(within(dialog).queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  test('that were taught are forgotten after a question', async () => {
    const phrase = { id: 5, text: 'zonk', meaning: { kind: 'intent' as const, id: 'stop' }, meaning_name: 'stop', added_by: 'Noor Ito' }
    api.answers(listPhrases, [{ ...phrase, added_at: '2026-03-02T15:00:00.000Z' }])
    const { user } = await openMessages()
    const taught = await screen.findByRole('table', { name: 'Taught phrases' })
    await user.click(within(taught).getByRole('button', { name: /“zonk”$/ }))
    api.answers(withdrawPhrase, { id: 5 })
    api.answers(listPhrases, [])
    const [question] = (await screen.findAllByRole('dialog')).slice(-1)
    await user.click(within(question as HTMLElement).getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Taught phrases' })).toBeNull())
    expect(api.received(withdrawPhrase)[0]?.params).toEqual({ id: '5' })
  })
})

const SAID_AT = '2026-03-01T15:00:00.000Z'

describe('replies to questions that were not understood', () => {
  const reply = {
    ...{ questionnaire: 'night', name: 'Night', draft_id: 4, question: 'sleep', question_text: 'How do you sleep?' },
    ...{ options: ['Well', 'Badly'], language: 'en', text: 'like a log', count: 2, last_at: SAID_AT },
  } as const
  const listed = {
    // Of someone who reads French.
    replies: [{ ...reply, language: 'en' as const, options: [...reply.options], option_names: ['Bien', 'Mal'] }],
    more: false,
    progress: { open: 1, understood: 2, dismissed: 1 },
  }
  const refusal = { refused: 'meaning-refused', tag: 'sleep', label: 'Well', language: 'en', place: 0, why: 'danger', other: '' }
  const openList = async () => {
    api.answers(listFallbacks, { messages: [], more: false })
    api.answers(listPhrases, [])
    api.answers(listMissedReplies, listed)
    const shown = await open('?view=misunderstood')
    await screen.findByRole('table', { name: 'Replies to questions' })
    return shown
  }

  test('are a work list with what is done, each with its question and how often it was said', async () => {
    await openList()
    const rows = within(screen.getByRole('table', { name: 'Replies to questions' })).getAllByRole('row')
    expect(rows[1]?.textContent).toMatch(/like a log.*How do you sleep\?.*English.*2/)
    expect(screen.getByText('3 of 4 dealt with in the last 90 days')).toBeDefined()
    await expectAccessible()
  })

  test('are dismissed, and listed again by Undo', async () => {
    const { user } = await openList()
    api.answers(dismissMissedReply, { dismissed: 2 })
    api.answers(restoreMissedReply, { restored: 2 })
    await user.click(screen.getByRole('button', { name: 'Dismiss “like a log”' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const body = { questionnaire: 'night', question: 'sleep', language: 'en', text: 'like a log' }
    await waitFor(() => expect(api.received(restoreMissedReply)[0]?.body).toEqual(body))
    expect(api.received(dismissMissedReply)[0]?.body).toEqual(body)
  })

  test('get a meaning, which is added to the draft before its option is opened; a refusal says why', async () => {
    const { user, address } = await openList()
    const built = buildQuestions([{ tag: 'sleep', text: 'How do you sleep?', one: ['Well', 'Badly'] }]).sleep as Question
    const questions = { sleep: { ...built, choices: { Well: { meanings: { en: ['soundly'], fr: ['bien'] } } } } }
    api.answers(readDraft, {
      ...{ id: 4, key: 'night', revision: 9, questions, name: 'Night', description: '', image: null, based_on: 1, differs: false },
      ...{ suggested: null, created_by: 'Priya', created_at: SAID_AT, updated_by: 'Priya', updated_at: SAID_AT },
    })
    api.answers(editDraft, {
      revision: 9,
      changed: {},
      information: null,
      results: [{ revision: null, created: null, said: [], refused: refusal }],
    })
    await user.click(screen.getByRole('button', { name: 'What “like a log” means' }))
    const dialog = await drawer('What the reply means')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'It means' }), 'Bien')
    await user.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
    expect(await within(dialog).findByText(/speaks of danger/)).toBeDefined()
    api.answers(editDraft, {
      revision: 10,
      changed: {},
      information: null,
      results: [{ revision: 10, created: null, said: [], refused: null }],
    })
    await user.click(within(dialog).getByRole('button', { name: 'Add to the draft' }))
    await waitFor(() => expect(address()).toContain('question=sleep'))
    expect(address()).not.toContain('log')
    expect(api.received(editDraft).at(-1)?.body).toMatchObject({
      revision: 9,
      edits: [{ edit: 'set_choice', tag: 'sleep', label: 'Well', to: { meanings: { en: ['soundly', 'like a log'], fr: ['bien'] } } }],
    })
  })
})
