import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { later, useLater } from '../lib/later.ts'
import type { Question } from './confirm-dialog.tsx'

const CONFIRM_DIALOG = later(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

type Asked = { question: Question; answer: (yes: boolean) => void }

/** Asks before something is done: `ask` resolves to the answer, `dialog` is to be rendered. Closing it in any way is a no. */
export function useConfirm(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const open = useRef<Asked | null>(null)

  const settle = useCallback((yes: boolean) => {
    open.current?.answer(yes)
    open.current = null
    setAsked(null)
  }, [])
  const ask = useCallback((question: Question) => {
    open.current?.answer(false)
    return new Promise<boolean>((answer) => {
      open.current = { question, answer }
      setAsked(open.current)
    })
  }, [])
  useEffect(() => () => open.current?.answer(false), [])

  return { ask, dialog: <AskedLater question={asked?.question ?? null} onAnswer={settle} /> }
}

function AskedLater({ question, onAnswer }: { question: Question | null; onAnswer: (yes: boolean) => void }) {
  const [ConfirmDialog, drawn] = useLater(CONFIRM_DIALOG, question !== null)
  return ConfirmDialog && <ConfirmDialog question={drawn ? question : null} onAnswer={onAnswer} />
}
