import type { AlarmTiming } from '@clinic/contract/alarms'
import { DEFAULT_TIMING } from '@clinic/core/alarms/due-steps'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findTiming } from './escalation-store.ts'

export async function readAlarmTiming(sql: Sql | Tx): Promise<AlarmTiming> {
  return { ...DEFAULT_TIMING, ...(await findTiming(sql)) }
}
