import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { Panel } from '../../../ui/panel.tsx'
import { STEPS, type Step } from '../state/import-search.ts'
import classes from './step-frame.module.css'

type Props = {
  step: Step
  title: string
  /** One sentence on what is to be done here. */
  lead?: ReactNode
  children?: ReactNode
  /** Buttons at the end: the way back, then the way on. */
  buttons?: ReactNode
}

/** One step of an import. Whose focus went with the step before is at its heading. */
export function StepFrame({ step, title, lead, children, buttons }: Props) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1}>
          {title}
        </span>
      }
      note={t('Step {step} of {STEPS}', { step: STEPS.indexOf(step) + 1, STEPS: STEPS.length })}
    >
      <div className={classes.step}>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
        {buttons && <div className={classes.buttons}>{buttons}</div>}
      </div>
    </Panel>
  )
}
