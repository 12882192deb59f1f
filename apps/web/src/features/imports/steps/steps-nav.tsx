import type { ImportState } from '@clinic/contract/imports'
import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import { STEPS, type Step } from '../state/import-search.ts'
import { openSteps } from '../state/import-steps.ts'
import { STEP_NAMES } from './step-names.ts'
import classes from './steps-nav.module.css'

type Props = { state: ImportState; step: Step; onStep: (step: Step) => void }

/** Where the import is among its steps, and the way to those that can be gone to. */
export function StepsNav({ state, step, onStep }: Props) {
  const open = openSteps(state)
  const here = STEPS.indexOf(step)
  return (
    <nav aria-label={t('Steps of the import')}>
      <ol className={classes.steps}>
        {STEPS.map((one, place) => {
          const done = place < here
          const content = (
            <>
              <span className={classes.mark} aria-hidden>
                {done ? <IconCheck size={14} /> : place + 1}
              </span>
              <span className={classes.name}>{STEP_NAMES[one]}</span>
              {done && <span className={classes.quiet}>{t('done')}</span>}
            </>
          )
          return (
            <li key={one} className={classes.step} data-done={done || undefined}>
              {open.includes(one) ? (
                <UnstyledButton className={classes.inner} aria-current={one === step ? 'step' : undefined} onClick={() => onStep(one)}>
                  {content}
                </UnstyledButton>
              ) : (
                <span className={classes.inner} data-closed="">
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
