import type { ImportCounts, ImportOutcome } from '@clinic/contract/imports'
import { numberText } from '../../../lib/format/numbers.ts'
import classes from './count-tiles.module.css'

const TILES: readonly { outcome: ImportOutcome; label: string; past: string }[] = [
  { outcome: 'new', label: 'will be added', past: 'added' },
  { outcome: 'changed', label: 'will change', past: 'changed' },
  { outcome: 'same', label: 'unchanged', past: 'were already up to date' },
  { outcome: 'refused', label: 'have errors', past: 'refused' },
  { outcome: 'left_out', label: 'are left out', past: 'left out' },
]

/** How many rows come to what. */
export function CountTiles({ counts, past = false }: { counts: ImportCounts; past?: boolean }) {
  return (
    <ul className={classes.tiles} aria-label="Rows by outcome">
      {TILES.map((tile) => (
        <li key={tile.outcome} className={classes.tile} data-outcome={counts[tile.outcome] > 0 ? tile.outcome : undefined}>
          <span className={classes.count}>{numberText(counts[tile.outcome])}</span> <span>{past ? tile.past : tile.label}</span>
        </li>
      ))}
    </ul>
  )
}
