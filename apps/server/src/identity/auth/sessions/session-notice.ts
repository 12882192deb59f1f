import type { Notice } from '../../../platform/events.ts'

/** Makes the user’s open screens check whether their session is still valid. */
export function sessionNotice(user_id: number, session_id: string): Notice {
  return { kind: 'session', id: session_id, version: null, audience: [`user:${user_id}`] }
}
