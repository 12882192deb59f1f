import type { LiveEvents } from '../../../platform/events.ts'
import { pageTag } from '../holding/conversation-notice.ts'

/** `over`: the wait has lasted as long as it may, or the process ends. */
type What = 'news' | 'typing' | 'over'
export type PageWait = {
  /** What happens next, from this moment on. */
  next(): Promise<What>
  close(): void
}
export type PageWaits = { open(conversation_id: string): PageWait | null; close(): void }

/** Below the half minute after which proxies give a silent request up. */
const WAIT_MS = 25_000
/** A patient has some tabs open at most; each wait holds a socket. */
const PER_CONVERSATION = 4
const PER_PROCESS = 5_000

/** Pages of the public chat that wait for news of their conversation in this process. Notifications come from every process. */
export function openPageWaits(events: LiveEvents, waitMs = WAIT_MS): PageWaits {
  const waiting = new Map<string, Set<(what: What) => void>>()
  let count = 0
  let closed = false
  const tellAll = (what: What) => {
    for (const hearers of waiting.values()) for (const hear of [...hearers]) hear(what)
  }
  const unsubscribe = events.subscribe((notice) => {
    if (notice === 'lost') return tellAll('news')
    const what = notice.kind === 'typing' ? 'typing' : 'news'
    for (const tag of notice.audience) for (const hear of [...(waiting.get(tag) ?? [])]) hear(what)
  })
  return {
    open(conversation_id) {
      const tag = pageTag(conversation_id)
      const hearers = waiting.get(tag) ?? new Set()
      if (closed || count >= PER_PROCESS || hearers.size >= PER_CONVERSATION) return null
      let tell: (what: What) => void = () => undefined
      let over = false
      const hear = (what: What) => {
        over ||= what === 'over'
        tell(what)
      }
      const timer = setTimeout(() => hear('over'), waitMs)
      waiting.set(tag, hearers.add(hear))
      count += 1
      return {
        next: () =>
          new Promise((resolve) => {
            if (over) return resolve('over')
            tell = resolve
          }),
        close() {
          clearTimeout(timer)
          count -= 1
          hearers.delete(hear)
          if (hearers.size === 0) waiting.delete(tag)
        },
      }
    },
    close() {
      closed = true
      unsubscribe()
      tellAll('over')
    },
  }
}
