import { useEffect, useEffectEvent, useState } from 'react'
import { apiOrigin } from '../../lib/page-settings.ts'
import { chatKey } from './chat-settings.ts'
import { type Conversation, lastSeq } from './conversation.ts'
import type { Heard } from './hear-team.ts'

/** `known`: all that the page has but the lines. `often`: a person is expected or here. */
type Look = { signal: AbortSignal; known: { text: string }; often: boolean }

const BUSY_MS = 2_000
const QUIET_MS = 10_000
/** As long as the signs of a person who writes come three seconds apart. */
const TYPING_MS = 5_000
/** Longer than the server waits. */
const TIMEOUT_MS = 40_000

/**
 * Hears what the team said while the page is visible: one request waits for it where a person is expected or here, otherwise the page asks now
 * and then. Answers whether the person is writing.
 */
export function useStaffLines(state: Conversation, onHeard: (take: (state: Conversation) => Conversation) => void): { typing: boolean } {
  const open = state.key !== '' && state.card?.kind !== 'closed'
  // A patient who asked for a person expects one soon.
  const often = state.person !== null || state.held || state.card?.action === 'NEEDPCRHELP' || state.offers.length > 0
  const [typing, setTyping] = useState(0)

  /** Answers how long to pause before the next look. */
  const look = useEffectEvent(async ({ signal, known, often }: Look): Promise<number> => {
    const pause = often ? BUSY_MS : QUIET_MS
    if (document.visibilityState === 'hidden' || state.turn !== null) return pause / 4
    const asked = performance.now()
    const body = { conversation_id: state.id, key: state.key, after: lastSeq(state), wait: often && known.text !== '', known: known.text }
    const heard = await fetchLines(body, signal)
    if (!heard || signal.aborted) return pause
    const waited = performance.now() - asked >= BUSY_MS / 2
    const news = known.text !== heard.known || heard.lines.some(({ seq }) => seq > body.after) || heard.typing
    if (heard.typing) setTyping(performance.now())
    else if (heard.lines.length > 0) setTyping(0)
    if (!(await take(heard))) return BUSY_MS / 4
    known.text = heard.known
    return often && (waited || news) ? 0 : pause
  })
  /** What arrives while words are on their way is asked for later, behind them. Few conversations hear a person: how is fetched then. */
  const take = useEffectEvent(async (heard: Heard): Promise<boolean> => {
    if (state.turn !== null) return false
    if (!often && heard.attention.state === 'bot' && heard.lines.length === 0) return true
    const part = await import('./hear-team.ts').catch(() => null)
    if (part) onHeard((now) => part.hearTeam(now, heard))
    return part !== null
  })
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const known = { text: '' }
    void (async () => {
      while (!stop.signal.aborted) await pauseOrVisible(await look({ signal: stop.signal, known, often }), stop.signal)
    })()
    return () => stop.abort()
  }, [open, often])
  useEffect(() => {
    if (typing === 0) return
    const timer = setTimeout(() => setTyping(0), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typing])
  return { typing: typing > 0 && state.person !== null }
}

/** Ends early when the page is shown again. */
function pauseOrVisible(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const onVisible = () => document.visibilityState === 'visible' && end()
    const timer = setTimeout(end, ms)
    document.addEventListener('visibilitychange', onVisible)
    signal.addEventListener('abort', end)
  })
}

type Asked = { conversation_id: string; key: string; after: number; wait: boolean; known: string }

/** Null when the line is down: the next look asks again. */
async function fetchLines(body: Asked, signal: AbortSignal): Promise<Heard | null> {
  try {
    const response = await fetch(`${apiOrigin()}/api/ai/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': chatKey() },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return response.ok ? ((await response.json()) as Heard) : null
  } catch {
    return null
  }
}
