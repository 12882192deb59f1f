import type { Misunderstood } from '@clinic/contract/articles'
import { bare } from '@clinic/nlu/text/normalize'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { note } from '../../platform/db/change.ts'
import { findFallbacks, findSettled, type Missed } from './phrase-store.ts'

const DAYS = 90
/** Of the newest messages; so many groups are shown. */
const MESSAGES = 3000
const GROUPS = 100

/**
 * Messages that were not understood or only guessed at, without what staff have dealt with; alike ones together, the newest group first.
 * Nothing tells whose they were. The reading is an entry.
 */
export async function listFallbacks(context: StaffContext): Promise<{ messages: Misunderstood[]; more: boolean }> {
  const { sql, now } = context
  await note(context, {
    action: 'Read Misunderstood Messages',
    description: 'Looked through the messages that were not understood',
    entity: { kind: 'list', id: 'misunderstood' },
  })
  const missed = await findFallbacks(sql, { since: later(now, -DAYS * 86_400), limit: MESSAGES })
  const settled = await findSettled(sql)
  const groups = new Map<string, Missed[]>()
  for (const one of missed) {
    const heard = bare(one.text)
    if (heard === '' || settled.has(heard)) continue
    groups.set(heard, [...(groups.get(heard) ?? []), one])
  }
  const messages = [...groups].slice(0, GROUPS).map(([heard, all]) => presentGroup(heard, all))
  return { messages, more: groups.size > GROUPS }
}

function presentGroup(heard: string, all: readonly Missed[]): Misunderstood {
  const distinct = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))]
  return {
    heard,
    text: all[0]?.text ?? heard,
    count: all.length,
    last_at: all[0]?.at ?? '',
    stages: distinct(all.map(({ stage }) => placeIn(stage))),
    guessed: distinct(all.map(({ guess }) => guess)),
    surest: all.reduce<number | null>((most, { confidence }) => (confidence === null ? most : Math.max(most ?? 0, confidence)), null),
  }
}

/** "question at greeting" and "S3_Q2, try 1" name the stage or the question after what was guessed. */
function placeIn(description: string | null): string | null {
  if (description === null) return null
  return /(?:^| at )([\w-]+)(?:, .*| by .*)?$/.exec(description)?.[1] ?? null
}
