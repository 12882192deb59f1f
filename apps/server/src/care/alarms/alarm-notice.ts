import type { Notice } from '../../platform/events.ts'

/** Everyone who works with patients is notified, and reloads the alarms that they may see. */
export const ALARMS_CHANNEL = 'alarms'

export function alarmNotice(id: number): Notice {
  return { kind: 'alarm', id: String(id), version: null, audience: [ALARMS_CHANNEL] }
}
