import { later, useLater } from '../../../lib/later.ts'
import type { Outcome } from './outcome-dialog.tsx'

const OUTCOME_DIALOG = later(async () => (await import('./outcome-dialog.tsx')).OutcomeDialog)

/** The dialogs "Success" and "Error", fetched apart. `outcome` null: closed. */
export function OutcomeLater({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  const [OutcomeDialog, drawn] = useLater(OUTCOME_DIALOG, outcome !== null)
  return OutcomeDialog && <OutcomeDialog outcome={drawn ? outcome : null} onClose={onClose} />
}
