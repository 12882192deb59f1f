import type { FlagEvent, FlagHistory, FlagState } from '@clinic/contract/chart'
import type { Flags } from './plan-flags.ts'

/** `answer_set`: the answers that an event belongs to, and for a correction those that it corrects. */
export type StoredFlagEvent = FlagEvent & { flag: string; answer_set: number | null }

/**
 * Every flag that is raised or ever was, with its state and events, oldest first. A raised flag without an event was raised by a version that
 * kept no history.
 */
export function flagHistories(flags: Flags, events: readonly StoredFlagEvent[]): FlagHistory[] {
  const names = [...Object.keys(flags).filter((flag) => flags[flag]), ...events.map(({ flag }) => flag)]
  return [...new Set(names)].map((flag) => {
    const own = events.filter((event) => event.flag === flag)
    return { flag, state: stateOf(flags[flag] === true, own), events: own.map(present) }
  })
}

function present({ flag: _, answer_set: __, ...event }: StoredFlagEvent): FlagEvent {
  return event
}

function stateOf(raised: boolean, events: readonly StoredFlagEvent[]): FlagState {
  if (!raised) return 'lowered'
  const { sources, corrected } = sourcesOf(events)
  if (sources.length === 0) return corrected ? 'corrected' : 'raised'
  return sources.every(({ provisional }) => provisional) ? 'provisional' : 'raised'
}

type Sources = { sources: StoredFlagEvent[]; corrected: boolean }

/** What still speaks for a flag: raised, not corrected since, nor lowered, unless the lowering was undone. */
function sourcesOf(events: readonly StoredFlagEvent[]): Sources {
  let now: Sources = { sources: [], corrected: false }
  let beforeLowering = now
  for (const event of events) {
    const others = now.sources.filter((one) => !isSame(one, event))
    if (event.source === 'undo') now = beforeLowering
    else if (event.what === 'lowered') {
      beforeLowering = now
      now = { sources: [], corrected: false }
    } else now = event.what === 'corrected' ? { sources: others, corrected: true } : { sources: [...others, event], corrected: false }
  }
  return now
}

function isSame(one: StoredFlagEvent, other: StoredFlagEvent): boolean {
  return one.answer_set === other.answer_set && one.tag === other.tag && (one.answer_set !== null || one.source === other.source)
}
