import { Button } from '@mantine/core'
import { Panel } from '../../ui/panel.tsx'
import type { Writing } from './current-question.ts'
import classes from './phone-intake.module.css'

type Props = { name: string; lost: Writing | null; onAgain: () => void; onLeave: () => void; onRecord: () => void }

/** Someone else has finished what is asked here, or the patient has in the chat. */
export function FinishedElsewhere({ name, lost, onAgain, onLeave, onRecord }: Props) {
  return (
    <Panel title={name} note="Already finished">
      <h3 className={classes.question} role="status">
        This questionnaire was finished in the chat or by a colleague.
      </h3>
      {lost && (
        <p className={classes.subtext}>
          To “{lost.question.text}” you had written: “{lost.text}”. It wasn’t saved.
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={onRecord}>Open the record</Button>
        <Button variant="default" onClick={onLeave}>
          Start another questionnaire
        </Button>
        <Button variant="default" onClick={onAgain}>
          Ask this again
        </Button>
      </div>
    </Panel>
  )
}
