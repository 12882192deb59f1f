import type { Run } from '@clinic/core/questionnaires/diff/record-test-case'
import { Chip } from '../../../ui/chip.tsx'
import classes from './test-case-dialog.module.css'

/** The result of a patient’s answers: sentences for the note, score, flags, alerts, what follows, eligibility. */
export function TestCaseOutcome({ run, whole }: { run: Run; whole: boolean }) {
  const raised = Object.entries(run.flags).filter(([, is]) => is)
  return (
    <section aria-labelledby="run-outcome">
      <h3 id="run-outcome" className={classes.head}>
        {whole ? 'Result' : 'Result so far'}
      </h3>
      <dl className={classes.facts}>
        <Fact name="In the note">
          {run.sentences.length > 0 && (
            <ul>
              {run.sentences.map((sentence, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences in order, equal ones occur
                <li key={at}>{sentence}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name="Score">{run.score.total !== null && [run.score.total, ...run.score.raised].join(', ')}</Fact>
        <Fact name="Flags">
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
        <Fact name="Alerts to the provider">{run.alerts.join(' · ')}</Fact>
        <Fact name="Follow-on questionnaires">{run.follow.join(', ')}</Fact>
        <Fact name="Eligibility">
          {run.eligibility ? `Ineligible (${run.eligibility.reason}), because of “${run.eligibility.because}”` : 'Eligible'}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className={classes.none}>none</span>}</dd>
    </div>
  )
}
