import { PREFERENCES } from '@clinic/contract/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPreferences, readPreference, watchPreferences, writePreference } from './preferences.ts'

const stored = new Map<string, string>()
const sent: { method: string | undefined; body: unknown }[] = []
let answer: () => Response | Promise<Response>
const root = { dataset: {} as Record<string, string>, toggleAttribute: () => true }

beforeEach(() => {
  stored.clear()
  sent.length = 0
  stored.set('authToken', 'mine')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('document', { querySelector: () => null, documentElement: root })
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push({ method: init.method, body: init.body })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the choices for the sidebar', () => {
  it('are blue, azure, green, orange, red, purple and black, blue to begin with (REQ-069)', () => {
    expect(PREFERENCES.sidebarColor).toEqual(['blue', 'azure', 'green', 'orange', 'red', 'purple', 'black'])
    expect(readPreference('sidebarColor')).toBe('blue')
  })

  it('mark the current page with success, primary, info, warning or danger, success to begin with (REQ-070)', () => {
    expect([...PREFERENCES.sidebarActive].toSorted()).toEqual(['danger', 'info', 'primary', 'success', 'warning'])
    expect(readPreference('sidebarActive')).toBe('success')
  })
})

describe('a choice', () => {
  it('holds at once, is sent to the server, and is not sent again while it stays', () => {
    writePreference('sidebarColor', 'green')
    writePreference('sidebarColor', 'green')
    expect(readPreference('sidebarColor')).toBe('green')
    expect(sent).toEqual([{ method: 'PUT', body: '{"sidebarColor":"green"}' }])
  })

  it('of nobody stays in the browser', () => {
    stored.delete('authToken')
    writePreference('colorScheme', 'dark')
    expect(readPreference('colorScheme')).toBe('dark')
    expect(sent).toEqual([])
  })

  it('that cannot be saved is told, with a way to try again', async () => {
    const unsaved = new Promise<() => void>((resolve) => watchPreferences(resolve))
    answer = () => new Response('', { status: 500 })
    writePreference('sound', 'on')
    const again = await unsaved
    again()
    expect(sent).toHaveLength(2)
    expect(readPreference('sound')).toBe('on')
  })

  it('acts at once on how much moves', () => {
    watchPreferences(() => undefined)
    writePreference('motion', 'reduced')
    expect(root.dataset.motion).toBe('reduced')
  })

  it('that nobody could have made counts as none', () => {
    stored.set('preference.sidebarColor', 'beige')
    expect(readPreference('sidebarColor')).toBe('blue')
  })
})

describe('the choices of the person who logs in', () => {
  it('replace those of whoever was at this browser before', async () => {
    stored.set('preference.sidebarColor', 'red').set('preference.motion', 'reduced')
    answer = () => Response.json({ sidebarColor: 'azure' })
    await loadPreferences(7)
    expect([readPreference('sidebarColor'), readPreference('motion')]).toEqual(['azure', 'system'])
  })

  it('do not undo a choice made while they were asked for', async () => {
    answer = () => {
      answer = () => Response.json({})
      writePreference('sidebarColor', 'black')
      return Response.json({ sidebarColor: 'azure' })
    }
    await loadPreferences(7)
    expect(readPreference('sidebarColor')).toBe('black')
  })

  it('do not undo a choice that a reload kept from the server; it is sent again', async () => {
    await loadPreferences(7)
    answer = () => new Promise(() => undefined)
    writePreference('colorScheme', 'dark')
    sent.length = 0
    answer = () => Response.json({ colorScheme: 'light', sound: 'on' })
    await loadPreferences(7)
    expect([readPreference('colorScheme'), readPreference('sound')]).toEqual(['dark', 'on'])
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['GET', undefined],
      ['PUT', '{"colorScheme":"dark"}'],
    ])
    await vi.waitFor(() => expect(stored.has('preferences.unsaved.7')).toBe(false))
    await loadPreferences(8)
    expect(readPreference('colorScheme')).toBe('light')
  })
})
