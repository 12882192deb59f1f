import { Button } from '@mantine/core'
import { tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Panel } from '../../ui/panel.tsx'
import type { Writing } from './current-question.ts'
import classes from './phone-intake.module.css'

type Props = { name: string; lost: Writing | null; onAgain: () => void; onLeave: () => void; onRecord: () => void }

/** Someone else has finished what is asked here, or the patient has in the chat. */
export function FinishedElsewhere({ name, lost, onAgain, onLeave, onRecord }: Props) {
  return (
    <Panel title={tServer(name)} note={t('Already finished')}>
      <h3 className={classes.question} role="status">
        {t('This questionnaire was finished in the chat or by a colleague.')}
      </h3>
      {lost && (
        <p className={classes.subtext}>
          {t('To “{question}” you had written: “{answer}”. It wasn’t saved.', { question: lost.question.text, answer: lost.text })}
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={onRecord}>{t('Open the record')}</Button>
        <Button variant="default" onClick={onLeave}>
          {t('Start another questionnaire')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('Ask this again')}
        </Button>
      </div>
    </Panel>
  )
}
