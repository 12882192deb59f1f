import { ISSUE_LEVELS, type ValidationIssue } from '@clinic/core/questionnaires/validation/issue'
import { issueText } from '@clinic/core/questionnaires/validation/issue-text'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { memo } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import classes from '../drafts/editor.module.css'
import type { Step } from '../editor/editor-place.ts'
import type { CheckedDraft } from './checks-worker-client.ts'

type Props = { checked: CheckedDraft | null; step: (step: Step) => void; onPublish: () => void }

/** What is between a draft and its publishing, in words; each finding leads to its question and points out the way there. */
export const EditorChecksPanel = memo(function EditorChecksPanel({ checked, step, onPublish }: Props) {
  if (!checked) return <TableSkeleton label={t('Checking the questionnaire')} columns={1} />
  const { faults, warnings, notes } = checked
  const onGo = (go: string, path: readonly string[]) => step({ go, path })
  return (
    <div className={classes.proof}>
      <Measures checked={checked} onGo={onGo} />
      {faults.length + warnings.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={20} aria-hidden />} title={t('No problems found')}>
          {t('Every required question is reached on every path.')}
        </EmptyState>
      )}
      <IssueList title={t('Errors')} hint={t('Fix these before publishing.')} {...{ list: faults, checked, onGo }} />
      <IssueList title={t('Warnings')} hint={t('Acknowledge each one before publishing.')} {...{ list: warnings, checked, onGo }} />
      <IssueList title={t('Notes')} {...{ list: notes, checked, onGo }} />
      <p>
        <button type="button" className={classes.link} onClick={onPublish}>
          {t('Go to Publish')}
        </button>
      </p>
    </div>
  )
})

type IssueProps = { checked: CheckedDraft; onGo: (tag: string, path: readonly string[]) => void }

function Measures({ checked: { paths }, onGo }: IssueProps) {
  if (!paths) return <p className={classes.quiet}>{t('Paths can’t be counted until the errors are fixed.')}</p>
  const measures = [
    [t('Shortest'), paths.shortest],
    [t('Longest'), paths.longest],
  ] as const
  return (
    <dl className={classes.measures}>
      <div>
        <dt>{t('Number of paths')}</dt>
        <dd>
          {paths.exact ? '' : t('at least ')}
          {pathCount(paths.count)}
        </dd>
      </div>
      {measures.map(([name, { questions, minutes, tags }]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <button type="button" className={classes.link} onClick={() => tags[0] !== undefined && onGo(tags[0], tags)}>
              {t('{questions, plural, one {# question} other {# questions}}, {minutes} min', { questions, minutes })}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Forty questions of several answers already have more ways than anyone reads digit by digit. */
function pathCount(digits: string): string {
  return digits.length <= MOST_DIGITS ? numberText(Number(digits)) : t('about 10^{digits}', { digits: digits.length - 1 })
}
const MOST_DIGITS = 9

const ICONS = { fault: IconCircleX, warning: IconAlertTriangle, note: IconInfoCircle }

function IssueList({ title, hint, list, checked, onGo }: IssueProps & { title: string; hint?: string; list: readonly ValidationIssue[] }) {
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={classes.issuesHead}>
        {title} <span className={classes.quiet}>{list.length}</span>
      </h3>
      {hint && <p className={classes.quiet}>{hint}</p>}
      <ul className={classes.issues}>
        {list.map((issue) => {
          const level = ISSUE_LEVELS[issue.code]
          const Icon = ICONS[level]
          const path = issue.loop && issue.loop.length > 0 ? [...issue.loop, ...issue.loop.slice(0, 1)] : issue.path
          return (
            <li key={issue.id}>
              <button type="button" className={classes.issue} data-level={level} onClick={() => onGo(issue.tag || (path[0] ?? ''), path)}>
                <Icon size={16} aria-hidden />
                <span>{tSentence(issueText(issue, checked.questions))}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
