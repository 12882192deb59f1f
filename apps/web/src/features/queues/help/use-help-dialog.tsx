import { type ReactNode, useCallback, useState } from 'react'
import { later, useLater } from '../../../lib/later.ts'
import type { HelpAsked } from './help-dialog.tsx'

const HELP_DIALOG = later(async () => (await import('./help-dialog.tsx')).HelpDialog)

/** Asks what comes next when help is completed: `ask` opens the dialog, `dialog` is to be rendered. Closing it completes nothing. */
export function useHelpDialog(): { ask: (asked: HelpAsked) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<HelpAsked | null>(null)
  const ask = useCallback((given: HelpAsked) => setAsked(given), [])
  const [HelpDialog, drawn] = useLater(HELP_DIALOG, asked !== null)
  return { ask, dialog: HelpDialog && <HelpDialog asked={drawn ? asked : null} onClose={() => setAsked(null)} /> }
}
