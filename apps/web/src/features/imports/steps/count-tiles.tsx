import type { ImportCounts, ImportOutcome } from '@clinic/contract/imports'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './count-tiles.module.css'

const TILES: readonly { outcome: ImportOutcome; label: (count: number) => string; past: (count: number) => string }[] = [
  {
    outcome: 'new',
    label: (count) => t('{count, plural, other {will be added}}', { count }),
    past: (count) => t('{count, plural, other {added}}', { count }),
  },
  {
    outcome: 'changed',
    label: (count) => t('{count, plural, other {will change}}', { count }),
    past: (count) => t('{count, plural, other {changed}}', { count }),
  },
  {
    outcome: 'same',
    label: (count) => t('{count, plural, other {unchanged}}', { count }),
    past: (count) => t('{count, plural, other {were already up to date}}', { count }),
  },
  {
    outcome: 'refused',
    label: (count) => t('{count, plural, other {have errors}}', { count }),
    past: (count) => t('{count, plural, other {rejected}}', { count }),
  },
  {
    outcome: 'left_out',
    label: (count) => t('{count, plural, other {are excluded}}', { count }),
    past: (count) => t('{count, plural, other {excluded}}', { count }),
  },
]

/** How many rows come to what. */
export function CountTiles({ counts, past = false }: { counts: ImportCounts; past?: boolean }) {
  return (
    <ul className={classes.tiles} aria-label={t('Rows by outcome')}>
      {TILES.map((tile) => (
        <li key={tile.outcome} className={classes.tile} data-outcome={counts[tile.outcome] > 0 ? tile.outcome : undefined}>
          <span className={classes.count}>{numberText(counts[tile.outcome])}</span>{' '}
          <span>{(past ? tile.past : tile.label)(counts[tile.outcome])}</span>
        </li>
      ))}
    </ul>
  )
}
