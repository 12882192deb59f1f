import { useLive } from '../lib/live.ts'
import { refreshSession, useSession } from '../lib/session.ts'

/** Follows what happens to one's own session and account elsewhere: ended, locked, other roles. The answer 401 does the rest (REQ-066). */
export function useSessionWatch(): void {
  const { id } = useSession()
  useLive((notice) => {
    const own = notice.kind === 'session' || notice.kind === 'resync' || (notice.kind === 'user' && notice.id === String(id))
    if (own) refreshSession().catch(() => undefined)
  })
}
