import { ISSUE_LEVELS, type ValidationIssue } from '@clinic/core/questionnaires/validation/issue'
import { issueText } from '@clinic/core/questionnaires/validation/issue-text'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { countText } from '../../../lib/format/lists.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import classes from '../drafts/editor.module.css'
import type { Step } from '../editor/editor-place.ts'
import type { Proved } from './checks-worker-client.ts'

type Props = { proved: Proved | null; draftKey: string; step: (step: Step) => void }

/** What stands between a draft and its publishing, in words; each finding leads to its question and points out the way there. */
export const EditorChecksPanel = memo(function EditorChecksPanel({ proved, draftKey, step }: Props) {
  if (!proved) return <TableSkeleton label="Looking for faults" columns={1} />
  const { faults, warnings, notes } = proved
  const onGo = (go: string, way: readonly string[]) => step({ go, way })
  return (
    <div className={classes.proof}>
      <Measures proved={proved} onGo={onGo} />
      {faults.length + warnings.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={20} aria-hidden />} title="No fault and no warning">
          Everybody is asked everything that has to be answered.
        </EmptyState>
      )}
      <Findings title="Faults" hint="Publishing waits until they are mended." {...{ list: faults, proved, onGo }} />
      <Findings title="Warnings" hint="Each is signed when this is published." {...{ list: warnings, proved, onGo }} />
      <Findings title="Notes" {...{ list: notes, proved, onGo }} />
      <p>
        <Link to="/pages/medicalQuestionnaire" search={{ draft: draftKey, tab: 'publish' }}>
          Publish in the questionnaire builder
        </Link>
      </p>
    </div>
  )
})

type Shown = { proved: Proved; onGo: (tag: string, way: readonly string[]) => void }

function Measures({ proved: { paths }, onGo }: Shown) {
  if (!paths) return <p className={classes.quiet}>Ways through cannot be counted until the faults are mended.</p>
  const measures = [
    ['Shortest', paths.shortest],
    ['Longest', paths.longest],
  ] as const
  return (
    <dl className={classes.measures}>
      <div>
        <dt>Ways through</dt>
        <dd>
          {paths.exact ? '' : 'at least '}
          {pathCount(paths.count)}
        </dd>
      </div>
      {measures.map(([name, { questions, minutes, tags }]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <button type="button" className={classes.link} onClick={() => tags[0] !== undefined && onGo(tags[0], tags)}>
              {countText(questions, 'question')}, {minutes} min
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Forty questions of several answers already have more ways than anybody reads digit by digit. */
function pathCount(digits: string): string {
  return digits.length <= MOST_DIGITS ? numberText(Number(digits)) : `about 10^${digits.length - 1}`
}
const MOST_DIGITS = 9

const ICONS = { fault: IconCircleX, warning: IconAlertTriangle, note: IconInfoCircle }

function Findings({ title, hint, list, proved, onGo }: Shown & { title: string; hint?: string; list: readonly ValidationIssue[] }) {
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={classes.findingsHead}>
        {title} <span className={classes.quiet}>{list.length}</span>
      </h3>
      {hint && <p className={classes.quiet}>{hint}</p>}
      <ul className={classes.findings}>
        {list.map((finding) => {
          const level = ISSUE_LEVELS[finding.code]
          const Icon = ICONS[level]
          const way = finding.loop && finding.loop.length > 0 ? [...finding.loop, ...finding.loop.slice(0, 1)] : finding.path
          return (
            <li key={finding.id}>
              <button type="button" className={classes.finding} data-level={level} onClick={() => onGo(finding.tag || (way[0] ?? ''), way)}>
                <Icon size={16} aria-hidden />
                <span>{issueText(finding, proved.questions)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
