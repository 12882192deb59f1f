import type { Questions } from '@clinic/contract/questionnaires'
import type { ValidationIssue } from '@clinic/core/questionnaires/validation/issue'
import { issueText } from '@clinic/core/questionnaires/validation/issue-text'
import { Button, Checkbox } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import classes from '../versions/publish-view.module.css'
import type { Needs, Ticks } from './publish-needs.ts'

type Props = {
  needs: Needs
  questions: Questions
  ticks: Ticks
  mayWrite: boolean
  onChecks: () => void
  onTick: (change: Partial<Ticks>) => void
}

/** Faults, which block; warnings, signed one by one; what the chat asks differently, to be seen. */
export function PublishChecks({ needs: { proof, shapes }, questions, ticks, mayWrite, onChecks, onTick }: Props) {
  const { faults, warnings, notes, paths } = proof
  const text = (issue: ValidationIssue) => tSentence(issueText(issue, questions))
  return (
    <Panel
      title={t('Checks')}
      note={
        paths
          ? t('{questions, plural, one {# question} other {# questions}} and {minutes} min at most', {
              questions: paths.longest.questions,
              minutes: paths.longest.minutes,
            })
          : undefined
      }
      aside={
        <Button size="compact-sm" variant="subtle" onClick={onChecks}>
          {t('Show in the editor')}
        </Button>
      }
    >
      <div className={classes.stack}>
        {faults.length === 0 ? (
          <p className={classes.sign} data-tone="good">
            <IconCircleCheck size={18} aria-hidden /> {t('No issues: everyone is asked every required question.')}
          </p>
        ) : (
          <section aria-label={t('Errors')}>
            <h3 className={classes.head}>
              {t('Errors')} <Chip tone="bad">{faults.length}</Chip>
            </h3>
            <ul className={classes.list}>
              {faults.map((issue) => (
                <li key={issue.id} className={classes.sign} data-tone="bad">
                  <IconCircleX size={18} aria-hidden /> <span>{text(issue)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {warnings.length > 0 && (
          <Checkbox.Group
            label={t('Acknowledge each warning ({warnings, plural, one {# warning} other {# warnings}})', { warnings: warnings.length })}
            value={[...ticks.signed]}
            onChange={(signed) => onTick({ signed })}
            readOnly={!mayWrite}
          >
            <div className={classes.ticks}>
              {warnings.map((issue) => (
                <Checkbox key={issue.id} value={issue.id} label={text(issue)} disabled={!mayWrite} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {shapes.length > 0 && (
          <Checkbox.Group
            label={t('Asked differently in the chat: confirm each')}
            value={[...ticks.seen]}
            onChange={(seen) => onTick({ seen })}
          >
            <div className={classes.ticks}>
              {shapes.map(({ tag, text: textOf, name, chat }) => (
                <Checkbox
                  key={tag}
                  value={tag}
                  label={t('“{textOf}” is a {name} question. The chat shows {chat}.', { textOf, name, chat })}
                  disabled={!mayWrite}
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {notes.length > 0 && (
          <details>
            <summary>{t('{notes, plural, one {# note} other {# notes}}', { notes: notes.length })}</summary>
            <ul className={classes.list}>
              {notes.map((issue) => (
                <li key={issue.id} className={classes.sign}>
                  <IconInfoCircle size={18} aria-hidden /> <span>{text(issue)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Panel>
  )
}
