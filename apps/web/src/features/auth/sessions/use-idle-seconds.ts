import { me } from '@clinic/contract/users'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { idleState } from '../../../lib/idle.ts'

const MOVEMENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const
const TICK = 1_000
/** How often other tabs hear of movements here. */
const NOTIFY_MS = 2_000
/** How often the server hears that someone is at work here, who may be reading for a long time. */
const KEEP_ALIVE = 60_000
const KEY = 'lastMovement'

/** Seconds until a screen that no one touches is locked, once it is time to warn; `null` before. Movements in any tab count. */
export function useIdleSeconds(minutes: number, onIdle: () => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null)
  const idle = useEffectEvent(onIdle)
  useEffect(() => {
    let own = Date.now()
    let notifiedAt = 0
    let alive = Date.now()
    const last = () => Math.max(own, Number(localStorage.getItem(KEY) ?? 0))
    const state = () => idleState({ last: last(), now: Date.now(), minutes })
    const check = () => {
      const { kind, ...rest } = state()
      setSeconds('seconds' in rest ? rest.seconds : null)
      if (kind === 'idle') idle()
    }
    const move = () => {
      // A computer that slept for hours wakes up with a movement: that comes too late.
      if (state().kind === 'idle') return idle()
      own = Date.now()
      setSeconds(null)
      if (own - notifiedAt > NOTIFY_MS) {
        notifiedAt = own
        localStorage.setItem(KEY, String(own))
      }
      if (own - alive > KEEP_ALIVE) {
        alive = own
        call(me).catch(() => undefined)
      }
    }
    localStorage.setItem(KEY, String(own))
    moveInFrame = move
    const timer = window.setInterval(() => {
      listenInFrames()
      check()
    }, TICK)
    for (const type of MOVEMENTS) window.addEventListener(type, move, { capture: true, passive: true })
    document.addEventListener('visibilitychange', check)
    return () => {
      window.clearInterval(timer)
      for (const type of MOVEMENTS) window.removeEventListener(type, move, { capture: true })
      document.removeEventListener('visibilitychange', check)
    }
  }, [minutes])
  return seconds
}

const watched = new WeakSet<Window>()
let moveInFrame: () => void = () => undefined

/** Who talks to the chat inside the shell moves in a page of its own. */
function listenInFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    const inner = frame.contentDocument?.defaultView
    if (!inner || watched.has(inner)) continue
    watched.add(inner)
    for (const type of MOVEMENTS) inner.addEventListener(type, () => moveInFrame(), { capture: true, passive: true })
  }
}
