import { EVENTS_PATH, type LiveEvent } from '@clinic/contract/events'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { problemFromBody } from './api-problem.ts'
import { readEventStream } from './event-stream.ts'
import { apiOrigin } from './page-settings.ts'
import { lockIfRefused, onLock, readLock } from './screen-lock.ts'
import { readToken } from './token.ts'

/** Something changed: one row, or anything at all after the line was down. */
export type LiveNotice = LiveEvent | { kind: 'resync' }
export type LiveState = 'live' | 'reconnecting'

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000
/** The server sends a sign of life more often than this; longer silence means a dead line. */
const SILENCE_LIMIT = 75_000
const HIDDEN_GRACE = 20_000
const HIDDEN_LOCK = 'hidden-line'

const listeners = new Set<(notice: LiveNotice) => void>()
const stateListeners = new Set<() => void>()
let state: LiveState = 'reconnecting'
let line: AbortController | null = null
let hiddenTimer: number | undefined

/**
 * Hears what changes while the component is on screen. All hearers of a tab share one connection; a hidden tab closes it, but one tab of the browser
 * still hears of alarms (F-4).
 */
export function useLive(onEvent: (notice: LiveNotice) => void): LiveState {
  const onNotice = useEffectEvent(onEvent)
  useEffect(() => {
    const subscriber = (notice: LiveNotice) => onNotice(notice)
    listeners.add(subscriber)
    if (listeners.size === 1) start()
    return () => {
      listeners.delete(subscriber)
      if (listeners.size === 0) stop()
    }
  }, [])
  return useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    () => state,
  )
}

let unwatchLock: () => void = () => undefined

function start(): void {
  document.addEventListener('visibilitychange', followVisibility)
  unwatchLock = onLock(followLock)
  if (document.visibilityState === 'visible' && !readLock().locked) open(false)
}

function stop(): void {
  document.removeEventListener('visibilitychange', followVisibility)
  unwatchLock()
  close()
}

/** A locked screen hears nothing (E-9); unlocked, it reads again. */
function followLock(): void {
  if (readLock().locked) close()
  else if (!line && readToken() !== null && document.visibilityState === 'visible') open(true)
}

function followVisibility(): void {
  window.clearTimeout(hiddenTimer)
  if (document.visibilityState === 'hidden') hiddenTimer = window.setTimeout(watchHidden, HIDDEN_GRACE)
  else if (hiddenWatch) {
    close()
    open(true)
  } else if (!line && !readLock().locked) open(true)
}

let hiddenWatch: AbortController | null = null

/** Browsers open few connections to one server, so that of its hidden tabs only one, which has a lock, keeps its own. */
function watchHidden(): void {
  close()
  if (readLock().locked || !('locks' in navigator)) return
  const watch = new AbortController()
  hiddenWatch = watch
  const until = () => new Promise<void>((resolve) => watch.signal.addEventListener('abort', () => resolve()))
  const hold = async () => {
    if (watch.signal.aborted) return
    open(true)
    await until()
  }
  navigator.locks.request(HIDDEN_LOCK, { signal: watch.signal }, hold).catch(() => undefined)
}

function close(): void {
  window.clearTimeout(hiddenTimer)
  hiddenWatch?.abort()
  hiddenWatch = null
  line?.abort()
  line = null
}

function open(missedSome: boolean): void {
  const controller = new AbortController()
  line = controller
  keepOpen(controller.signal, missedSome).catch(() => undefined)
}

/** Connects again and again until told to stop; every connection but the very first begins with a resync. */
async function keepOpen(signal: AbortSignal, missedSome: boolean): Promise<void> {
  let pause = FIRST_PAUSE
  let resync = missedSome
  while (!signal.aborted) {
    const connected = await listen(signal, () => {
      setState('live')
      if (resync) notify({ kind: 'resync' })
      resync = true
    })
    if (signal.aborted) return
    setState('reconnecting')
    if (connected === 'refused') return
    if (connected === 'heard') pause = FIRST_PAUSE
    await wait(pause * (0.75 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
}

type Outcome = 'heard' | 'failed' | 'refused'

async function listen(signal: AbortSignal, onOpen: () => void): Promise<Outcome> {
  const silence = new AbortController()
  const watchdog = window.setInterval(() => {
    if (Date.now() - lastSign > SILENCE_LIMIT) silence.abort()
  }, SILENCE_LIMIT / 5)
  let lastSign = Date.now()
  try {
    const response = await fetch(`${apiOrigin()}${EVENTS_PATH}`, {
      credentials: apiOrigin() === '' ? 'same-origin' : 'include',
      headers: { accept: 'text/event-stream', authorization: `Bearer ${readToken() ?? ''}` },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (response.status === 401) {
      lockIfRefused(problemFromBody(401, await response.json().catch(() => null)))
      return 'refused'
    }
    if (!response.ok || !response.body) return 'failed'
    onOpen()
    for await (const data of readEventStream(response.body, () => (lastSign = Date.now()))) onData(data)
    return 'heard'
  } catch {
    return 'failed'
  } finally {
    window.clearInterval(watchdog)
  }
}

/** What cannot be read counts as news of anything. */
function onData(data: string): void {
  try {
    notify(JSON.parse(data) as LiveEvent)
  } catch {
    notify({ kind: 'resync' })
  }
}

function notify(notice: LiveNotice): void {
  // Lists that no one sees are read when the tab is shown again.
  if (hiddenWatch && notice.kind !== 'alarm' && notice.kind !== 'session' && notice.kind !== 'resync') return
  for (const subscriber of [...listeners]) subscriber(notice)
}

function setState(next: LiveState): void {
  if (state === next) return
  state = next
  for (const subscriber of stateListeners) subscriber()
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      resolve()
    })
  })
}
