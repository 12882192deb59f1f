import { type Alarm, listAlarms } from '@clinic/contract/alarms'
import { writePreferences } from '@clinic/contract/auth'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alarmOf, NOW, type StaffParts } from '../../test/build.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { refreshAlarms } from '../lib/alarms/alarms.ts'
import { holdLock } from '../lib/screen-lock.ts'
import { nameWindow } from '../lib/window-title.ts'
import { UserAlarmCalls } from '../pages/user-alarm-calls.tsx'
import { OpenAlarms } from './open-alarms.tsx'

/** Called with every note of a tone; an alarm has four. */
const playNote = vi.fn()
class FakeAudioContext {
  currentTime = 0
  destination = {}
  resume() {}
}
class FakeOscillator {
  connect(next: object) {
    return next
  }
  start() {
    playNote()
  }
  stop() {}
}
class FakeGain {
  gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
  connect() {}
}
vi.mock('../lib/live.ts', () => ({ useLive: () => 'live' }))

/** What the system would show. */
class FakeNotification {
  static permission: NotificationPermission = 'granted'
  static requestPermission = vi.fn(async () => {
    FakeNotification.permission = 'granted'
    return FakeNotification.permission
  })
  static shown: FakeNotification[] = []
  onclick: (() => void) | null = null
  closed = false
  title: string
  options: NotificationOptions
  constructor(title: string, options: NotificationOptions) {
    this.title = title
    this.options = options
    FakeNotification.shown.push(this)
  }
  close() {
    this.closed = true
  }
}

let alarms: Alarm[] = []
const userActivation = { hasBeenActive: false }
window.addEventListener('keydown', () => (userActivation.hasBeenActive = true), true)
beforeEach(() => {
  alarms = []
  playNote.mockClear()
  for (const [name, fake] of Object.entries({ AudioContext: FakeAudioContext, OscillatorNode: FakeOscillator, GainNode: FakeGain }))
    vi.stubGlobal(name, fake)
  vi.stubGlobal('Notification', FakeNotification)
  userActivation.hasBeenActive = false
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: userActivation })
  FakeNotification.permission = 'granted'
  FakeNotification.shown = []
  FakeNotification.requestPermission.mockClear()
  nameWindow('PCR Queue · TCN AI')
  api.answers(listAlarms, () => ({ alarms, now: NOW }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PCR: StaffParts = { scopes: ['pcr'] }
const taken = { id: 9, name: 'Jasdeep Gill', at: NOW }
const step = (name: string) => ({ step: name, at: NOW })
const open = async (as: StaffParts = PCR) => {
  const shown = await render(<OpenAlarms />, { as })
  await waitFor(() => expect(api.received(listAlarms)).not.toEqual([]))
  return shown
}
const lane = () => screen.findByRole('region', { name: 'Open alarms' })

describe('an alarm that no one has (F-4)', () => {
  test('marks the title until someone takes it', async () => {
    alarms = [alarmOf()]
    const { client } = await open()
    await waitFor(() => expect(document.title).toBe('(!) PCR Queue · TCN AI'))
    nameWindow('Calendar · TCN AI')
    expect(document.title).toBe('(!) Calendar · TCN AI')
    alarms = [alarmOf({ taken })]
    await act(() => refreshAlarms(client))
    await waitFor(() => expect(document.title).toBe('Calendar · TCN AI'))
  })

  test('sounds from the first touch of the page on, again and again, until someone takes it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    alarms = [alarmOf()]
    const { client, user } = await open()
    await lane()
    expect(playNote).not.toHaveBeenCalled()
    await waitFor(async () => {
      await user.keyboard('x')
      expect(playNote).toHaveBeenCalled()
    })
    const before = playNote.mock.calls.length
    act(() => vi.advanceTimersByTime(20_000))
    expect(playNote.mock.calls.length).toBe(before + 8)
    alarms = [alarmOf({ taken })]
    await act(() => refreshAlarms(client))
    await screen.findByText(/Taken by Jasdeep Gill/)
    const after = playNote.mock.calls.length
    act(() => vi.advanceTimersByTime(60_000))
    expect(playNote.mock.calls.length).toBe(after)
  })

  test('is silent on a locked screen, and its title is not marked', async () => {
    alarms = [alarmOf()]
    const { user } = await open()
    await lane()
    await user.keyboard('x')
    playNote.mockClear()
    act(() => holdLock('Noor Ito'))
    expect(document.title).toBe('PCR Queue · TCN AI')
    expect(playNote).not.toHaveBeenCalled()
  })

  test('shows one notification, without a word about the patient, again when everyone is called again, and takes it away', async () => {
    alarms = [alarmOf()]
    const { client } = await open()
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1))
    await act(() => refreshAlarms(client))
    alarms = [alarmOf({ called: [step('managers')] })]
    await act(() => refreshAlarms(client))
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(2))
    const [first, second] = FakeNotification.shown
    expect(first?.closed).toBe(true)
    expect(first?.options.body).toBe('An urgent item is waiting.')
    expect(JSON.stringify(FakeNotification.shown)).not.toMatch(/Tyler|Mackinnon|suicid|crisis|here tonight|705|TCN-\d|Sudbury/i)
    alarms = [alarmOf({ taken })]
    await act(() => refreshAlarms(client))
    await waitFor(() => expect(second?.closed).toBe(true))
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  })

  test('a click on the notification leads to the alarm', async () => {
    alarms = [alarmOf(), alarmOf({ id: 2, name: 'Robin Leaf' })]
    await open()
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(2))
    await lane()
    act(() => FakeNotification.shown[1]?.onclick?.())
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: /Robin Leaf/ }))
  })

  test('of the night calls who logs in in the morning: the title, the notification, and the tone from the first touch on', async () => {
    const called = ['shift', 'on-call', 'managers', 'administrators'].map(step)
    alarms = [alarmOf({ raised_at: '2026-03-01T23:00:00.000Z', called })]
    const { user } = await open()
    await lane()
    expect(document.title).toMatch(/^\(!\) /)
    expect(FakeNotification.shown).toHaveLength(1)
    await user.keyboard('x')
    await waitFor(() => expect(playNote).toHaveBeenCalled())
  })

  test.each([
    ['a PCR on shift at once', { scopes: ['pcr' as const] }, [], true],
    ['a PCR whose queue is off', { scopes: ['pcr' as const], queue_enabled: false }, ['shift', 'managers'], false],
    ['a manager whose queue is off', { scopes: ['npmanager' as const], queue_enabled: false }, ['shift'], false],
    ['a manager once it is their turn', { scopes: ['npmanager' as const], queue_enabled: false }, ['shift', 'managers'], true],
    ['an administrator', { scopes: ['admin' as const], queue_enabled: false }, ['shift', 'managers', 'on-call'], false],
    ['an administrator once it is their turn', { scopes: ['admin' as const], queue_enabled: false }, ['administrators'], true],
  ])('calls %s', async (_, as, called, rings) => {
    alarms = [alarmOf({ called: called.map(step) })]
    await open(as)
    await lane()
    expect(FakeNotification.shown).toHaveLength(rings ? 1 : 0)
    expect(document.title).toMatch(/^\(!\) /)
  })
})

describe('each person chooses how they are called (F-4)', () => {
  beforeEach(() => api.answers(writePreferences, ({ body }) => body))

  test('without the tone, and without notifications', async () => {
    const { user } = await render(<UserAlarmCalls />, { as: PCR })
    await user.click(screen.getByRole('switch', { name: /^A repeated tone/ }))
    await user.click(screen.getByRole('switch', { name: /^A notification/ }))
    await waitFor(() =>
      expect(api.received(writePreferences).map(({ body }) => body)).toEqual([{ alarmSound: 'off' }, { alarmNotices: 'off' }]),
    )
    alarms = [alarmOf()]
    const again = await open()
    await lane()
    await again.user.keyboard('x')
    expect(playNote).not.toHaveBeenCalled()
    expect(FakeNotification.shown).toEqual([])
    expect(document.title).toMatch(/^\(!\) /)
  })

  test('the browser is asked for permission by a button only', async () => {
    FakeNotification.permission = 'default'
    alarms = [alarmOf()]
    const { user } = await render(
      <>
        <OpenAlarms />
        <UserAlarmCalls />
      </>,
      { as: PCR },
    )
    await lane()
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
    expect(FakeNotification.shown).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Allow notifications in this browser' }))
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce()
    expect(await screen.findByText('This browser may show them.')).toBeDefined()
  })

  test.each([
    ['denied', 'This browser was told not to show them. Its settings for this page can change that.'],
    ['granted', 'This browser may show them.'],
  ] as const)('permission %s is said', async (permission, text) => {
    FakeNotification.permission = permission
    await render(<UserAlarmCalls />, { as: PCR })
    expect(screen.getByText(text)).toBeDefined()
  })
})
