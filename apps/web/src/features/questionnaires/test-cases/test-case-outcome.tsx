import type { Run } from '@clinic/core/questionnaires/diff/record-test-case'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import classes from './test-case-dialog.module.css'

/** The result of a patient’s answers: sentences for the note, score, flags, alerts, what follows, eligibility. */
export function TestCaseOutcome({ run, whole }: { run: Run; whole: boolean }) {
  const raised = Object.entries(run.flags).filter(([, is]) => is)
  return (
    <section aria-labelledby="run-outcome">
      <h3 id="run-outcome" className={classes.head}>
        {whole ? t('Result') : t('Result so far')}
      </h3>
      <dl className={classes.facts}>
        <Fact name={t('In the note')}>
          {run.sentences.length > 0 && (
            <ul>
              {run.sentences.map((sentence, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences in order, equal ones occur
                <li key={at}>{sentence}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={t('Score')}>{run.score.total !== null && [run.score.total, ...run.score.raised].join(', ')}</Fact>
        <Fact name={t('Flags')}>
          {raised.length > 0 && (
            <span className={classes.chips}>
              {raised.map(([flag]) => (
                <Chip key={flag} tone="warn">
                  {flag.replaceAll('_', ' ')}
                </Chip>
              ))}
            </span>
          )}
        </Fact>
        <Fact name={t('Alerts to the provider')}>{run.alerts.join(' · ')}</Fact>
        <Fact name={t('Follow-on questionnaires')}>{run.follow.join(', ')}</Fact>
        <Fact name={t('Eligibility')}>
          {run.eligibility
            ? t('Ineligible ({reason}), because of “{because}”', { reason: run.eligibility.reason, because: run.eligibility.because })
            : t('Eligible')}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className={classes.none}>{t('none')}</span>}</dd>
    </div>
  )
}
