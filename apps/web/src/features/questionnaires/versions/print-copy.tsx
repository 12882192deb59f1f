import type { Questionnaire } from '@clinic/contract/questionnaires'
import { useEffect, useEffectEvent } from 'react'
import { OnPaper } from '../../../ui/on-paper.tsx'
import { PrintSheet } from './print-sheet.tsx'

/** Prints a questionnaire: on paper it is alone, on the screen it is not seen. */
export function PrintCopy({ document: printed, onPrinted }: { document: Questionnaire; onPrinted: () => void }) {
  const end = useEffectEvent(onPrinted)
  useEffect(() => {
    const after = () => end()
    window.addEventListener('afterprint', after)
    // A moment later, when the sheet is drawn and the button is at rest.
    const timer = window.setTimeout(() => window.print(), 0)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return (
    <OnPaper>
      <PrintSheet document={printed} />
    </OnPaper>
  )
}
