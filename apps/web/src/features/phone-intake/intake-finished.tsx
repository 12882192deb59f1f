import type { FinishedAsking } from '@clinic/contract/chart/phone-intake'
import { roundedText } from '@clinic/core/scales/score-text'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { tSentence, tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Panel } from '../../ui/panel.tsx'
import { IntakeFindings } from './intake-findings.tsx'
import classes from './phone-intake.module.css'
import { TriggeredQuestionnaires } from './triggered-questionnaires.tsx'

type Props = {
  patientId: string
  finished: FinishedAsking
  name: string
  onChoose: (key: string) => void
  onLeave: () => void
  onRecord: () => void
}

/** What is in the record now, to be read back to the patient. */
export function IntakeFinished({ patientId, finished, name, onChoose, onLeave, onRecord }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const { finished_at, sentences, findings, called } = finished
  return (
    <div className={classes.now}>
      <IntakeFindings issues={findings} />
      <Panel title={tServer(name)} note={momentText(finished_at)}>
        <h3 ref={heading} tabIndex={-1} className={classes.question}>
          <IconCircleCheck size={22} aria-hidden className={classes.good} /> {t('Finished. Answers saved to the record.')}
        </h3>
        {findings.score && (
          <p className={classes.score}>
            {tRich('Score {total}', { total: <strong>{roundedText(findings.score.total)}</strong> })}
            {findings.score.band && `, ${tSentence(findings.score.band)}`}
          </p>
        )}
        {sentences.length > 0 && (
          <>
            <h4 className={classes.small}>{t('In the note')}</h4>
            <p className={classes.sentences}>{sentences.join(' ')}</p>
          </>
        )}
        <div className={classes.actions}>
          <Button variant={called.length > 0 ? 'default' : 'filled'} onClick={onRecord}>
            {t('Open the record')}
          </Button>
          <Button variant="default" onClick={onLeave}>
            {t('Start another questionnaire')}
          </Button>
        </div>
      </Panel>
      <TriggeredQuestionnaires patientId={patientId} called={called} onChoose={onChoose} />
    </div>
  )
}
