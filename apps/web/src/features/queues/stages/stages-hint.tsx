import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { later, preload, useLater } from '../../../lib/later.ts'
import classes from './stages-hint.module.css'

const DELAY = 300
const STAGES_CARD = later(async () => (await import('./stages-card.tsx')).StagesCard)

type Props = { patientId: string; children: ReactNode }

/** Words that show the stages of a patient when they are pointed at, reached by keys, or pressed. The list is read only then. */
export function StagesHint({ patientId, children }: Props) {
  const [open, setOpen] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  const id = useId()
  const [StagesCard] = useLater(STAGES_CARD, open)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const show = (delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(true), delay)
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    setOpen(false)
  }
  return (
    <span className={classes.hint}>
      <UnstyledButton
        className={classes.text}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => {
          preload(STAGES_CARD)
          if (event.pointerType === 'mouse') show(DELAY)
        }}
        onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(0)}
        onBlur={hide}
        onClick={() => (open ? hide() : show(0))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          event.stopPropagation()
          event.preventDefault()
          hide()
        }}
      >
        {children}
      </UnstyledButton>
      {open && StagesCard && <StagesCard id={id} patientId={patientId} />}
    </span>
  )
}
