import {
  type Alarm,
  closeAlarm,
  giveBackAlarm,
  listAlarms,
  listClosedAlarms,
  readAlarmConversation,
  readAlarmTiming,
  readOnCall,
  saveAlarmForm,
  takeAlarm,
  writeAlarmTiming,
  writeOnCall,
} from '@clinic/contract/alarms'
import { joinConversation, readLiveConversation } from '@clinic/contract/chat/attention'
import { readCalls } from '@clinic/contract/patients/calls'
import { completeHelp, statistics } from '@clinic/contract/queues'
import { countToday } from '@clinic/contract/queues/today'
import { listPcrs } from '@clinic/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { alarmOf, NOW, patientRow } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { changed, serveQueue } from '../../test/queue-api.ts'
import { render } from '../../test/render.tsx'
import { setTranslations } from '../lib/messages/t.ts'
import { PcrAdminPage } from '../pages/queues/pcr-admin-page.tsx'
import { PcrQueuePage } from '../pages/queues/pcr-queue-page.tsx'
import { Shell } from './shell.tsx'

beforeEach(() => api.answers(countToday, { due: 0, pcr: null, np: null }))

const PCR = { scopes: ['pcr' as const] }
const shown = (page: ReactNode, options: Parameters<typeof render>[1]) =>
  render(
    <Shell title="A page" fill={false}>
      {page}
    </Shell>,
    options,
  )
const open = () => shown(<PcrQueuePage />, { as: PCR, at: '/pages/userQueue' })
const mine = (parts: Partial<Alarm> = {}) => alarmOf({ taken: { id: 7, name: 'Noor Ito', at: '2026-03-02T14:58:00.000Z' }, ...parts })
const hers = (parts: Partial<Alarm> = {}) => alarmOf({ taken: { id: 9, name: 'Jasdeep Gill', at: '2026-03-02T14:50:00.000Z' }, ...parts })
const lane = () => screen.findByRole('region', { name: 'Open alarms' })
const button = (within_: HTMLElement, name: string) => within(within_).getByRole('button', { name })

test('open alarms are above the queue, with why, where, the number and what the patient was told (F-4)', async () => {
  serveQueue('pcr', {
    alarms: [
      alarmOf(),
      alarmOf({
        id: 2,
        name: null,
        date_of_birth: null,
        province: null,
        place: null,
        phone: null,
        in_chat: true,
        record: false,
        patient_id: null,
      }),
    ],
  })
  await open()
  const [first, second] = within(await lane()).getAllByRole('listitem')
  expect(first?.textContent).toContain('Tyler Mackinnon, 34')
  expect(first?.textContent).toContain('Sudbury, Ontario')
  expect(first?.textContent).toContain('Wrote about suicide 12 min ago: “I don’t want to be here tonight”')
  expect(first?.textContent).toContain('Was told: “Please call 9-8-8 now.”')
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: '705-555-0162' })
      .getAttribute('href'),
  ).toBe('tel:7055550162')
  expect(second?.textContent).toContain('In the chat now, not yet identified.')
  expect(second?.textContent).toContain('place unknown')
  expect(second?.textContent).toContain('Number unknown')
  expect(within(second as HTMLElement).queryByRole('button', { name: 'Open record' })).toBeNull()
  const tables = screen.getByRole('region', { name: /^Patients Assigned/ })
  expect((await lane()).compareDocumentPosition(tables) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await expectAccessible()
})

test('of more than three the longest waits and the newest are there, the rest is counted on a button, and none is lost (F-4)', async () => {
  serveQueue('pcr', { alarms: [1, 2, 3, 4, 5].map((id) => alarmOf({ id, name: `Person ${id}` })) })
  const { user } = await open()
  const names = within(await lane()).getAllByRole('listitem')
  expect(names.map((item) => item.getAttribute('aria-label'))).toEqual(
    ['Person 1', 'Person 2', 'Person 5'].map((name) => expect.stringContaining(name)),
  )
  await user.click(button(await lane(), 'Show 2 more alarms'))
  expect(within(await lane()).getAllByRole('listitem')).toHaveLength(5)
})

test('what I have taken is never behind the button', async () => {
  const free = [1, 2, 3, 4].map((id) => alarmOf({ id, name: `Person ${id}` }))
  serveQueue('pcr', { alarms: [...free, mine({ id: 5, name: 'Person 5' })] })
  await open()
  const shownAlarms = within(await lane()).getAllByRole('listitem')
  expect(shownAlarms).toHaveLength(4)
  expect(shownAlarms[3]?.textContent).toContain('Person 5')
  expect(button(await lane(), 'Show 1 more alarm')).toBeTruthy()
})

test.each([
  ['the profile of a PCR', { scopes: ['pcr' as const] }, true],
  ['a page of a manager', { scopes: ['npmanager' as const] }, true],
  ['a page of an administrator', { scopes: ['admin' as const] }, true],
  ['a page of someone who does not work with patients', { scopes: ['user' as const] }, false],
])('the lane is above %s: %s (F-4)', async (_, as, there) => {
  if (there) api.answers(listAlarms, { alarms: [alarmOf()], now: NOW })
  await shown(<p>Any page</p>, { as })
  if (!there) return expect(screen.queryByRole('region', { name: 'Open alarms' })).toBeNull()
  const main = screen.getByRole('main')
  expect((await lane()).compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText('1 alarm that no one has taken.').getAttribute('aria-live')).toBe('assertive')
})

test('an alarm is taken by its button, and then is closed or given back (F-4)', async () => {
  const held = serveQueue('pcr', { alarms: [alarmOf()] })
  api.answers(takeAlarm, () => {
    held.alarms = [mine()]
    return { id: 1, taken_at: NOW, taken_by: 'Noor Ito' }
  })
  api.answers(giveBackAlarm, () => {
    held.alarms = [alarmOf()]
    return { id: 1 }
  })
  const { user } = await open()
  expect(within(await lane()).queryByRole('button', { name: 'Close with an outcome' })).toBeNull()
  await user.click(button(await lane(), 'Take as Noor'))
  expect(await screen.findByText('You have the alarm of Tyler Mackinnon.')).toBeDefined()
  await screen.findByRole('button', { name: 'Close with an outcome' })
  expect((await lane()).textContent).toContain('Taken by Noor Ito 2 min ago. It stays here until it is closed.')
  expect(api.received(takeAlarm)[0]).toMatchObject({ params: { id: '1' }, body: { instead_of: null } })
  await expectAccessible()
  await user.click(button(await lane(), 'Give back'))
  await screen.findByRole('button', { name: 'Take as Noor' })
  expect(api.received(giveBackAlarm)).toHaveLength(1)
})

test('one key takes the first alarm that no one has, on any page, but not while typing (F-4)', async () => {
  const alarms = [alarmOf({ id: 2, name: 'First Waiting' }), alarmOf({ id: 3 }), hers({ id: 4 })]
  api.answers(listAlarms, () => ({ alarms, now: NOW }))
  api.answers(takeAlarm, ({ params }) => ({ id: Number((params as { id: string }).id), taken_at: NOW, taken_by: 'Noor Ito' }))
  const { user } = await shown(<input aria-label="Any field" />, { as: PCR })
  await lane()
  await user.type(screen.getByRole('textbox', { name: 'Any field' }), 'nottaken')
  expect(api.received(takeAlarm)).toEqual([])
  await user.click(document.body)
  await user.keyboard('{Control>}t{/Control}')
  expect(api.received(takeAlarm)).toEqual([])
  await user.keyboard('t')
  await waitFor(() => expect(api.received(takeAlarm).map(({ params }) => params)).toEqual([{ id: '2' }]))
})

test('who is later learns who has the alarm (F-4)', async () => {
  const held = serveQueue('pcr', { alarms: [alarmOf()] })
  api.refuses(takeAlarm, 'alarm-taken', { details: { name: 'Jasdeep Gill' } })
  const { user } = await open()
  await lane()
  held.alarms = [hers()]
  await user.click(button(await lane(), 'Take as Noor'))
  expect(await screen.findByText('You did not take the alarm. Jasdeep Gill has already taken this alarm.')).toBeDefined()
  const [item] = within(await lane()).getAllByRole('listitem')
  await waitFor(() => expect(item?.textContent).toContain('Taken by Jasdeep Gill 10 min ago.'))
})

test('an alarm that a colleague has is one line, opens, and can be taken over (F-4)', async () => {
  serveQueue('pcr', { alarms: [hers()] })
  api.answers(takeAlarm, { id: 1, taken_at: NOW, taken_by: 'Noor Ito' })
  const { user } = await open()
  expect((await lane()).textContent).not.toContain('I don’t want to be here tonight')
  await expectAccessible()
  await user.click(button(await lane(), 'Show'))
  expect((await lane()).textContent).toContain('I don’t want to be here tonight')
  await user.click(button(await lane(), 'Take over'))
  await waitFor(() => expect(api.received(takeAlarm)[0]?.body).toEqual({ instead_of: 9 }))
})

test('who calls from the lane has the alarm (F-4)', async () => {
  serveQueue('pcr', { alarms: [alarmOf()] })
  api.answers(takeAlarm, { id: 1, taken_at: NOW, taken_by: 'Noor Ito' })
  const { user } = await open()
  await user.click(within(await lane()).getByRole('link', { name: '705-555-0162' }))
  await waitFor(() => expect(api.received(takeAlarm)).toHaveLength(1))
})

test('the ASQ is asked by staff on the alarm: a fifth question follows a yes, and the answers are sent without a score (F-4)', async () => {
  const held = serveQueue('pcr', { alarms: [mine()] })
  const answers = { asq_1: 'no', asq_2: 'no', asq_3: 'yes', asq_4: 'refused', asq_5: 'no' } as const
  api.answers(saveAlarmForm, () => {
    held.alarms = [mine({ forms: [{ form: 'asq', version: '1', at: NOW, by: 'Noor Ito', answers }] })]
    return { id: 1 }
  })
  const { user } = await open()
  await user.click(button(await lane(), 'Ask the ASQ'))
  const dialog = await screen.findByRole('dialog', { name: 'Ask Tyler Mackinnon the ASQ' })
  expect(dialog.textContent).toContain('National Institute of Mental Health')
  const groups = () => within(dialog).getAllByRole('radiogroup')
  const answer = (place: number, name: string) => user.click(within(groups()[place] as HTMLElement).getByRole('radio', { name }))
  expect(groups()).toHaveLength(4)
  await answer(0, 'No')
  await answer(1, 'No')
  await answer(3, 'Refuses to answer')
  await user.click(button(dialog, 'Save the answers'))
  expect(within(dialog).getAllByText('Choose an answer.')).toHaveLength(2)
  expect(api.received(saveAlarmForm)).toEqual([])
  await answer(2, 'Yes')
  await answer(4, 'No')
  await expectAccessible()
  await user.click(button(dialog, 'Save the answers'))
  await waitFor(() => expect(api.received(saveAlarmForm)[0]?.body).toEqual({ version: '1', answers }))
  await waitFor(async () =>
    expect((await lane()).textContent).toContain('ASQ asked by Noor Ito less than a minute ago: 1 no, 2 no, 3 yes, 4 refused, 5 no.'),
  )
})

test('an alarm that one has is closed with an outcome and a next step only, and then is gone', async () => {
  const held = serveQueue('pcr', { alarms: [mine()] })
  const { user } = await open()
  await user.click(button(await lane(), 'Close with an outcome'))
  const dialog = await screen.findByRole('dialog', { name: 'Close the alarm of Tyler Mackinnon' })
  await user.click(button(dialog, 'Close the alarm'))
  expect(within(dialog).getByText('Choose an outcome.')).toBeDefined()
  expect(within(dialog).getByText('Say what happens next.')).toBeDefined()
  await user.click(within(dialog).getByRole('radio', { name: 'False alarm' }))
  await user.type(within(dialog).getByRole('textbox', { name: /^Next step/ }), 'None')
  await user.click(button(dialog, 'Close the alarm'))
  expect(within(dialog).getByText('Say why this was a false alarm.')).toBeDefined()
  expect(api.received(closeAlarm)).toEqual([])
  await expectAccessible()
  await user.type(within(dialog).getByRole('textbox', { name: /^Why it was/ }), 'A song title')
  api.answers(closeAlarm, () => {
    held.alarms.length = 0
    return { id: 1, closed_at: '2026-03-02T15:00:00.000Z', closed_by: 'Noor Ito' }
  })
  await user.click(button(dialog, 'Close the alarm'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open alarms' })).toBeNull())
  expect(api.received(closeAlarm)[0]?.body).toEqual({ outcome: 'false-alarm', reason: 'A song title', next_step: 'None' })
})

test('what is missing to close an alarm is said in the reader’s language (F-15)', async () => {
  setTranslations({ 'Choose an outcome.': 'Choisissez une issue.', 'Say what happens next.': 'Dites quelle est la suite.' })
  onTestFinished(() => setTranslations({}))
  serveQueue('pcr', { alarms: [mine()] })
  const { user } = await open()
  await user.click(button(await lane(), 'Close with an outcome'))
  const dialog = await screen.findByRole('dialog', { name: 'Close the alarm of Tyler Mackinnon' })
  await user.click(button(dialog, 'Close the alarm'))
  expect(within(dialog).getByText('Choisissez une issue.')).toBeDefined()
  expect(within(dialog).getByText('Dites quelle est la suite.')).toBeDefined()
})

test('completing the help of a patient with an open alarm says that the alarm stays open (F-4, REQ-449)', async () => {
  const row = patientRow({
    in_pcr_queue: true,
    need_pcr_help_flag: true,
    pcr_help_reason: 'Chatbot Help',
    assigned_pcr: 'Noor Ito',
    assigned_pcr_id: 7,
  })
  serveQueue('pcr', { mine: [row], alarms: [alarmOf()] })
  api.refuses(readCalls, 'internal-error')
  api.answers(completeHelp, () => changed(row, 'Done.'))
  const { user } = await open()
  await lane()
  await user.click(await screen.findByRole('button', { name: 'Complete help TCN-20418' }))
  const dialog = await screen.findByRole('dialog', { name: 'Complete the help request of Robin Leaf?' })
  expect(dialog.textContent).toMatch(/Robin Leaf, \d+, TCN-20418\./)
  expect(dialog.textContent).toContain('Their alarm stays open: only “Close with an outcome” ends it.')
  await user.click(button(dialog, 'Complete help request'))
  await waitFor(() => expect(api.received(completeHelp)).toHaveLength(1))
  expect(await lane()).toBeDefined()
})

const TRANSCRIPT = {
  ...{ id: 'alarm0000001', patient_id: null, minute: '2026-03-02 09:48', stage: 'greeting' as const, outcome: 'crisis' as const },
  ...{ minutes: 1, messages: 1, misunderstood: 0 },
  turns: [{ turn: 1, minute: '2026-03-02 09:48', heard: null, form: null, understood: null, said: 'Please call 9-8-8 now.' }],
}

test('the conversation of an alarm opens beside the queue, to be read only where the reader may not see the record', async () => {
  serveQueue('pcr', { alarms: [alarmOf({ record: false })] })
  api.answers(readAlarmConversation, TRANSCRIPT)
  const { user } = await open()
  await user.click(button(await lane(), 'Open conversation'))
  const drawer = await screen.findByRole('dialog', { name: 'Conversation' })
  expect(await within(drawer).findByText('Please call 9-8-8 now.')).toBeDefined()
  expect(within(drawer).queryByRole('button', { name: 'Join the conversation' })).toBeNull()
})

test('who joins the conversation of an alarm that no one has takes the alarm, also of someone who is not known (F-4)', async () => {
  serveQueue('pcr', { alarms: [alarmOf({ patient_id: null, name: null, record: false })] })
  api.answers(readAlarmConversation, TRANSCRIPT)
  api.answers(readLiveConversation, {
    ...{ id: TRANSCRIPT.id, patient_id: null, live_id: 'TCN-30001', closed: false, ineligible: false, language: 'en', turn: 1 },
    ...{ state: 'asked', holder: null, mine: false, unread: 0, patient: { delivered_seq: 0, read_seq: 0 }, log: [] },
  })
  api.answers(joinConversation, { state: 'held' })
  api.answers(takeAlarm, { id: 1, taken_at: NOW, taken_by: 'Noor Ito' })
  const { user } = await open()
  await user.click(button(await lane(), 'Open conversation'))
  const drawer = await screen.findByRole('dialog', { name: 'Conversation' })
  expect(await within(drawer).findByText('This patient may be in danger, and no one has the alarm yet.')).toBeDefined()
  await user.click(within(drawer).getByRole('button', { name: 'Join the conversation' }))
  await waitFor(() => expect(api.received(takeAlarm)).toHaveLength(1))
  expect(api.received(joinConversation)).toHaveLength(1)
})

test('closed alarms open beside the queue, with how each ended and what the person said of where they were (F-4)', async () => {
  serveQueue('pcr')
  const {
    level: _,
    released_at: __,
    told: ___,
    last_at: ____,
    lines: _____,
    in_chat: ______,
    conversation: _______,
    ...rest
  } = alarmOf({
    place: 'behind the arena',
    place_said: true,
    phone_said: true,
  })
  const ending = {
    closed_at: '2026-03-02T14:58:00.000Z',
    closed_by: 'Noor Ito',
    outcome: 'reached-safe',
    reason: null,
    next_step: 'A call at ten',
  }
  api.answers(listClosedAlarms, { alarms: [{ ...rest, ...ending }], now: NOW })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Closed alarms' }))
  const drawer = await screen.findByRole('dialog', { name: 'Alarms closed in the last 7 days' })
  const item = await within(drawer).findByRole('listitem')
  for (const text of [
    'Tyler Mackinnon, 34',
    'says: “behind the arena”',
    '705-555-0162',
    'Reached, and safe',
    'Noor Ito',
    'Next step: A call at ten',
  ])
    expect(item.textContent).toContain(text)
  await expectAccessible()
})

test('an alarm that was raised between the first reading and the first live line is shown once the line is there (F-4)', async () => {
  const held = serveQueue('pcr')
  const line = Promise.withResolvers<void>()
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    if (!String(given[0]).includes('/api/events')) return await others(...given)
    await line.promise
    return new Response(new ReadableStream())
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await open()
  await waitFor(() => expect(api.received(listAlarms)).toHaveLength(1))
  held.alarms = [alarmOf()]
  line.resolve()
  expect(within(await lane()).getAllByRole('listitem')).toHaveLength(1)
})

test('a failure to load the alarms is shown', async () => {
  serveQueue('pcr')
  api.refuses(listAlarms, 'database-unavailable')
  await open()
  expect(await screen.findByText(/^Alarms could not be loaded/)).toBeDefined()
})

test('managers edit the on-call list, and when who is called, beside the wait thresholds (F-4)', async () => {
  serveQueue('pcr')
  api.answers(statistics, { rows: [], now: NOW })
  api.answers(listPcrs, [])
  api.answers(readOnCall, { emails: [] })
  api.answers(writeOnCall, ({ body }) => body)
  api.answers(readAlarmTiming, { managers: 2, on_call: 5, administrators: 10, active: 10, away: 3 })
  api.answers(writeAlarmTiming, ({ body }) => body)
  const { user } = await shown(<PcrAdminPage />, { as: { scopes: ['pcrmanager'] }, at: '/pages/PCRAdmin' })
  await user.click(await screen.findByRole('button', { name: 'On-call list' }))
  const dialog = await screen.findByRole('dialog', { name: 'On-call list' })
  expect(await within(dialog).findByText('No one is emailed about alarms while this list is empty.')).toBeDefined()
  await user.type(within(dialog).getByRole('textbox', { name: /^Email addresses/ }), 'a@clinic.example\nb@clinic.example')
  const managers = within(dialog).getByRole('textbox', { name: 'Managers after' })
  await user.clear(managers)
  await user.click(button(dialog, 'Save'))
  expect(within(dialog).getByText('Enter 1 to 240 minutes.')).toBeDefined()
  expect(api.received(writeOnCall)).toEqual([])
  await user.type(managers, '4')
  await expectAccessible()
  await user.click(button(dialog, 'Save'))
  await waitFor(() => expect(api.received(writeOnCall)[0]?.body).toEqual({ emails: ['a@clinic.example', 'b@clinic.example'] }))
  await waitFor(() => expect(api.received(writeAlarmTiming)[0]?.body).toMatchObject({ managers: 4, on_call: 5 }))
})
