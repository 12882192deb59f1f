import { EVENTS_PATH, type LiveEvent } from '@clinic/contract/events'
import type { FollowFrame, FollowQuery, ReloadFrame } from '@clinic/contract/queues/follow'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { problemFromBody } from './api-problem.ts'
import { readEventStream } from './event-stream.ts'
import { apiOrigin } from './page-settings.ts'
import { lockIfRefused, onLock, readLock } from './screen-lock.ts'
import { readToken } from './token.ts'

/** Something changed: one row, or anything at all after the line was down. */
export type LiveNotice = LiveEvent | { kind: 'resync' }
export type LiveState = 'live' | 'reconnecting'
/** What the line brings beside events. `onEnd`: it brings no more, and what came may be out of date. */
export type Followed = { query: FollowQuery; onFrame(frame: FollowFrame): void; onEnd(): void }

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
/** Replaced by another line, and open until that one is. */
let retiring: AbortController | null = null
let followed: Followed | null = null
/** What the newest line was asked for; undefined before its request. */
let asked: Followed | null | undefined
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

/**
 * Has the line bring rows too, until the answer is called. The parameters belong to a request, so that another line is opened; the one at hand is
 * closed once that is there, and no event is missed.
 */
export function follow(wanted: Followed): () => void {
  followed = wanted
  window.setTimeout(renew)
  return () => {
    if (followed !== wanted) return
    followed = null
    window.setTimeout(renew)
  }
}

function renew(): void {
  if (!line || hiddenWatch || asked === undefined || asked === followed) return
  // Of three lines the one in the middle was never there.
  if (retiring) line.abort()
  else retiring = line
  open(false)
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
  retiring?.abort()
  retiring = null
  line?.abort()
  line = null
}

function open(missedSome: boolean): void {
  const controller = new AbortController()
  line = controller
  asked = undefined
  keepOpen(controller.signal, missedSome).catch(() => undefined)
}

/** Connects again and again until told to stop; every connection but the very first begins with a resync. */
async function keepOpen(signal: AbortSignal, missedSome: boolean): Promise<void> {
  let pause = FIRST_PAUSE
  let resync = missedSome
  // Components that are mounted at the same moment say first what they follow.
  await Promise.resolve()
  while (!signal.aborted) {
    const connected = await listen(signal, () => {
      if (retiring && retiring.signal !== signal) {
        // It may have ended before.
        if (state !== 'live') resync = true
        retiring.abort()
        retiring = null
      }
      setState('live')
      if (resync) notify({ kind: 'resync' })
      resync = true
    })
    if (signal.aborted) return
    if (!retiring || retiring.signal === signal) setState('reconnecting')
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
  const mine = hiddenWatch ? null : followed
  if (line?.signal === signal) asked = mine
  try {
    const response = await fetch(`${apiOrigin()}${EVENTS_PATH}${searchOf(mine)}`, {
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
    for await (const data of readEventStream(response.body, () => (lastSign = Date.now()))) onData(data, mine)
    return 'heard'
  } catch {
    return 'failed'
  } finally {
    window.clearInterval(watchdog)
    mine?.onEnd()
  }
}

function searchOf(mine: Followed | null): string {
  return mine ? `?${new URLSearchParams(Object.entries(mine.query).map(([name, value]) => [name, String(value)]))}` : ''
}

/** What cannot be read, and what was skipped, count as news of anything. */
function onData(data: string, mine: Followed | null): void {
  try {
    const said = JSON.parse(data) as LiveEvent | FollowFrame | ReloadFrame
    if (said.kind === 'reload') notify({ kind: 'resync' })
    else if (said.kind === 'list' || said.kind === 'due' || said.kind === 'unfollowed') mine?.onFrame(said)
    else notify(said)
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
