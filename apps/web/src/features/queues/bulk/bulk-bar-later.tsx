import type { ComponentProps } from 'react'
import { later, useLater } from '../../../lib/later.ts'
import { useChosen } from '../row/use-row-selection.ts'
import type { BulkBar } from './bulk-bar.tsx'

const BULK_BAR = later(async () => (await import('./bulk-bar.tsx')).BulkBar)

/** The bar for chosen rows, whose code a queue does not wait for. */
export function BulkBarLater(props: ComponentProps<typeof BulkBar>) {
  const chosen = useChosen(props.tools.selection)
  const [Bar] = useLater(BULK_BAR, chosen.list !== null)
  return Bar && <Bar {...props} />
}
