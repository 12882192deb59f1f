import { type ReactNode, useCallback, useState } from 'react'
import { later, useLater } from '../../../lib/later.ts'
import type { HoldRequest } from './hold-dialog.tsx'

const HOLD_DIALOG = later(async () => (await import('./hold-dialog.tsx')).HoldDialog)

/** Asks until when to hold: `ask` opens the dialog, `dialog` is to be rendered. Closing it holds no one. */
export function useHoldDialog(): { ask: (asked: HoldRequest) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<HoldRequest | null>(null)
  const ask = useCallback((given: HoldRequest) => setAsked(given), [])
  const [HoldDialog, drawn] = useLater(HOLD_DIALOG, asked !== null)
  return { ask, dialog: HoldDialog && <HoldDialog asked={drawn ? asked : null} onClose={() => setAsked(null)} /> }
}
