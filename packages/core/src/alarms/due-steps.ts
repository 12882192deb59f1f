import { ALARM_STEPS, type AlarmStep, type AlarmTiming } from '@clinic/contract/alarms'
import { millisecondsBetween, moveInstant } from '../shared/instants.ts'

export const DEFAULT_TIMING: AlarmTiming = { managers: 2, on_call: 5, administrators: 10, active: 10, away: 3 }

/** An alarm that no one has. `since`: when its clocks began. `made`: the steps so far. `onShift`: someone who may see it is there. */
export type Uncalled = { since: string; made: readonly string[]; onShift: boolean }
type Clock = { now: string; timing: AlarmTiming }

const MINUTE_MS = 60_000

/** The steps that are due and not made yet, in their order (F-4). With no one on shift the on-call list is due at once. */
export function dueSteps({ since, made, onShift }: Uncalled, { now, timing }: Clock): AlarmStep[] {
  const waited = millisecondsBetween(since, now)
  return ALARM_STEPS.filter((step) => !made.includes(step) && (waited >= delayOf(step, timing) || (step === 'on-call' && !onShift)))
}

/** When the next step is due; null: all are made. */
export function nextStepAt({ since, made }: Pick<Uncalled, 'since' | 'made'>, timing: AlarmTiming): string | null {
  const delays = ALARM_STEPS.filter((step) => !made.includes(step)).map((step) => delayOf(step, timing))
  return delays.length === 0 ? null : moveInstant(since, Math.min(...delays))
}

function delayOf(step: AlarmStep, { managers, on_call, administrators }: AlarmTiming): number {
  return { shift: 0, managers, 'on-call': on_call, administrators }[step] * MINUTE_MS
}
