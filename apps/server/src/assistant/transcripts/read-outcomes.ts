import { CHAT_LANGUAGES } from '@clinic/contract/chat'
import type { OutcomeCounts, OutcomeDay, Outcomes } from '@clinic/contract/transcripts'
import { textsOf } from '@clinic/core/chat/texts/texts-of'
import { periodBefore } from '@clinic/core/reports/period-before'
import { addDays } from '@clinic/core/shared/dates'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import type { TransactionSql } from '../../platform/db/database.ts'
import { readMoment } from '../../platform/db/read-replica.ts'
import type { Asked, Range } from '../../reports/resolve-range.ts'
import { resolveIdle } from './resolve-idle.ts'
import { resolvePeriod } from './resolve-period.ts'
import { type CountedDay, countDays, countFreeQuestions, type FreeQuestions } from './store.ts'

/** How the assistant begins to say that only a practitioner may answer, and that it cannot; in every language it speaks. */
const WORDS = {
  refusals: CHAT_LANGUAGES.map((language) => beginningOf(textsOf({ language }).onlyPractitioner)),
  regrets: CHAT_LANGUAGES.map((language) => textsOf({ language }).cannotAnswer),
}

/** Its first sentence: the numbers after it differ from province to province. */
function beginningOf(text: (nurse: string | null, call: string) => string): string {
  return text(null, '').split(/(?<=[.:])\s/)[0] ?? ''
}

/**
 * How many of the conversations that began in some days finished without a person and the like, beside as many days before. The reading is an
 * entry. Refusal: as `resolvePeriod`.
 */
export async function readOutcomes(context: StaffContext, asked: Asked): Promise<Outcomes> {
  const range = resolvePeriod(context, asked)
  const { first: startDate, last: endDate, today } = range
  const comparedWith = periodBefore(startDate, endDate)
  const [now, before] = await readMoment(context.sql, (tx) =>
    Promise.all([count(tx, range), count(tx, resolvePeriod(context, comparedWith))]),
  )
  await note(context, {
    action: 'Read Report',
    description: `Read the shares of conversations from ${startDate} to ${endDate}`,
    entity: { kind: 'list', id: 'conversation_shares' },
  })
  return { startDate, endDate, today, comparedWith, now: sumOf(now), before: sumOf(before), days: everyDay(range, now.days) }
}

type Counted = { days: CountedDay[]; free: FreeQuestions }

async function count(tx: TransactionSql, { from, until, now, starts, seconds }: Range): Promise<Counted> {
  const stretch = { from, until, idle: resolveIdle(now) }
  const [days, free] = await Promise.all([countDays(tx, stretch, { starts, seconds }), countFreeQuestions(tx, stretch, WORDS)])
  return { days, free }
}

function sumOf({ days, free }: Counted): OutcomeCounts {
  const sum = (field: Exclude<keyof CountedDay, 'day'>) => days.reduce((total, day) => total + day[field], 0)
  return {
    conversations: sum('conversations'),
    alone: sum('alone'),
    misunderstood: sum('misunderstood'),
    crisis: sum('crisis'),
    handed: sum('handed'),
    ...free,
  }
}

function everyDay({ first, last }: Range, counted: readonly CountedDay[]): OutcomeDay[] {
  const byDay = new Map(counted.map((one) => [one.day, one]))
  const days: OutcomeDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const { conversations = 0, alone = 0, misunderstood = 0 } = byDay.get(day) ?? {}
    days.push({ day, conversations, alone, misunderstood })
  }
  return days
}
