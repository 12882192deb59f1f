import { Popover, UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './stages-hint.module.css'
import { StagesList } from './stages-list.tsx'

const DELAY = 300
/** What a hint shows; the rest is in the row’s own panel. */
const MOST = 6

type Props = { patientId: string; children: ReactNode }

/** Words that show the stages of a patient when they are pointed at, reached by keys, or pressed. The list is read only then. */
export function StagesHint({ patientId, children }: Props) {
  const [open, setOpen] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  const id = useId()
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
        className={classes.words}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(DELAY)}
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
      {open && (
        <Popover opened withRoles={false} position="bottom-start" withArrow trapFocus={false} transitionProps={{ duration: 0 }}>
          <Popover.Target>
            <span className={classes.anchor} aria-hidden />
          </Popover.Target>
          <Popover.Dropdown id={id} role="group" aria-label={`Stages of ${patientId}`} className={classes.card}>
            <StagesList patientId={patientId} most={MOST} />
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  )
}
