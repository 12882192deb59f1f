import type { Notice } from '../../../platform/events.ts'

/** What the person's open screens hear when one of their sessions was locked or ended: they ask anew whether they may go on. */
export function sessionNotice(user_id: number, session_id: string): Notice {
  return { kind: 'session', id: session_id, version: null, audience: [`user:${user_id}`] }
}
