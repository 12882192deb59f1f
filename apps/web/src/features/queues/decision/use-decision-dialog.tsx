import { type ReactNode, useCallback, useState } from 'react'
import { later, useLater } from '../../../lib/later.ts'
import type { DecisionRequest } from './decision-dialog.tsx'

const DECISION_DIALOG = later(async () => (await import('./decision-dialog.tsx')).DecisionDialog)

/** Asks for the decision of a visit: `ask` opens the dialog, `dialog` is to be rendered. Closing it completes nothing. */
export function useDecisionDialog(): { ask: (asked: DecisionRequest) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<DecisionRequest | null>(null)
  const ask = useCallback((given: DecisionRequest) => setAsked(given), [])
  const [DecisionDialog, drawn] = useLater(DECISION_DIALOG, asked !== null)
  return { ask, dialog: DecisionDialog && <DecisionDialog asked={drawn ? asked : null} onClose={() => setAsked(null)} /> }
}
