import { Skeleton } from '@mantine/core'
import classes from './table-skeleton.module.css'

const WIDTHS = ['38%', '62%', '46%', '70%', '30%']

/** Grey rows in the shape of what is being loaded. */
export function TableSkeleton({ label, rows = 4, columns = 6 }: { label: string; rows?: number; columns?: number }) {
  return (
    <div role="status" aria-label={label} className={classes.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
        <div key={row} className={classes.row} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells without identity
            <Skeleton key={column} height={14} width={WIDTHS[(row + column) % WIDTHS.length] ?? '50%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
