import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { scoreWords } from '../../lib/format/score-words.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { tSentence, tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Panel } from '../../ui/panel.tsx'
import classes from './phone-intake.module.css'
import { useIntakeShortcuts } from './use-intake-shortcuts.ts'

type Props = {
  asked: AskedQuestionnaire
  heading: Ref<HTMLHeadingElement>
  finish: { run: () => void; isPending: boolean; failureCount: number }
  onBack?: () => void
}

/** All is answered: a last look together, then into the record. */
export function FinishIntake({ asked, heading, finish, onBack }: Props) {
  useIntakeShortcuts({ onSubmit: finish.run, onBack })
  const { name, answered, findings } = asked
  return (
    <Panel title={tServer(name)} note={t('All answered')}>
      <h3 ref={heading} tabIndex={-1} className={classes.question}>
        {t('That was the last question.')}
      </h3>
      <p className={classes.subtext}>
        {t(
          '{answered, plural, one {# answer} other {# answers}} {answered, plural, one {is} other {are}} saved. You can still change any of them. When you finish, they’re added to the record with the note text.',
          { answered: answered.length },
        )}
      </p>
      {findings.score && (
        <p className={classes.score}>
          {tRich('Score {key}', { key: <strong>{scoreWords(asked.key, findings.score.total)}</strong> })}
          {findings.score.band && `, ${tSentence(findings.score.band)}`}
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={finish.run} loading={finish.isPending}>
          {t('Finish')}
        </Button>
        {onBack && (
          <Button variant="default" onClick={onBack} aria-keyshortcuts="Alt+ArrowLeft">
            {t('Back')}
          </Button>
        )}
        <span role="status" className={classes.waiting}>
          {finish.isPending && finish.failureCount > 0 && t('Can’t reach the server. Retrying…')}
        </span>
      </div>
    </Panel>
  )
}
