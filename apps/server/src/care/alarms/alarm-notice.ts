import type { Notice } from '../../platform/events.ts'

/** Everybody who works with patients hears that an alarm changed, and reads again those that they may see. */
export const ALARMS_CHANNEL = 'alarms'

export function alarmNotice(id: number): Notice {
  return { kind: 'alarm', id: String(id), version: null, audience: [ALARMS_CHANNEL] }
}
