import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

export type Question = { title: string; text: ReactNode; confirm: string; cancel?: string; tone?: 'accent' | 'bad' }
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

  return { ask, dialog: <ConfirmDialog question={asked?.question ?? null} onAnswer={settle} /> }
}

/** Keeps the last question while it fades out, so that its words don't vanish first. */
function ConfirmDialog({ question, onAnswer }: { question: Question | null; onAnswer: (yes: boolean) => void }) {
  const [last, setLast] = useState(question)
  if (question !== null && question !== last) setLast(question)
  const shown = question ?? last
  return (
    <Modal opened={question !== null} onClose={() => onAnswer(false)} title={shown?.title}>
      {shown?.text}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {shown?.cancel ?? 'Cancel'}
        </Button>
        <Button color={shown?.tone ?? 'accent'} onClick={() => onAnswer(true)} data-autofocus>
          {shown?.confirm}
        </Button>
      </Group>
    </Modal>
  )
}
