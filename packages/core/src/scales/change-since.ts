import type { Instrument } from './instrument.ts'

/** `not-established`: no published figure says whether a change of this size is meaningful. */
export type ScoreChange = {
  direction: 'better' | 'worse' | 'same'
  weight: 'clinically-meaningful' | 'reliable' | 'not-reliable' | 'not-established'
}

/** The change between two totals: its direction, and whether published figures make it meaningful. */
export function changeSince(instrument: Instrument, before: number, now: number): ScoreChange {
  if (now === before) return { direction: 'same', weight: instrument.change ? 'not-reliable' : 'not-established' }
  const fell = now < before
  const direction = fell === (instrument.direction === 'higher-is-worse') ? 'better' : 'worse'
  return { direction, weight: weightOf(instrument.change, { before, now }) }
}

/** A figure for a percentage decrease does not apply to an increase. */
function weightOf(change: Instrument['change'], { before, now }: { before: number; now: number }): ScoreChange['weight'] {
  if (!change) return 'not-established'
  const points = Math.abs(now - before)
  if (change.meaningfulFall !== undefined) {
    if (now > before) return 'not-established'
    return (before - now) * 100 >= change.meaningfulFall * before ? 'clinically-meaningful' : 'not-reliable'
  }
  if (change.meaningful !== undefined && points >= change.meaningful) return 'clinically-meaningful'
  return change.reliable !== undefined && points >= change.reliable ? 'reliable' : 'not-reliable'
}
