import type { ActionEntry } from '@clinic/contract/audit'
import { addDays } from '@clinic/core/shared/dates'
import { dayText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'

/** The same thing done several times in a row is told once. `minute`: of the newest; `times`: how often. */
export type RepeatedAction = ActionEntry & { times: number }
export type ActivityDay = { day: string; title: string; actions: RepeatedAction[] }

/** One's deeds by day of the clinic's calendar, newest first. `today`: the clinic's. */
export function activityDays(actions: readonly ActionEntry[], today: string): ActivityDay[] {
  const days: ActivityDay[] = []
  for (const action of actions) {
    if (days.at(-1)?.day !== action.day) days.push({ day: action.day, title: dayTitle(action.day, today), actions: [] })
    const list = days.at(-1)?.actions ?? []
    const newest = list.at(-1)
    if (newest && isSame(newest, action)) newest.times += 1
    else list.push({ ...action, times: 1 })
  }
  return days
}

function dayTitle(day: string, today: string): string {
  if (day === today) return t('Today')
  return day === addDays(today, -1) ? t('Yesterday') : dayText(day)
}

function isSame(one: ActionEntry, other: ActionEntry): boolean {
  return one.action === other.action && JSON.stringify(one.words) === JSON.stringify(other.words)
}
