import type { AnswerSetOverview, Overview } from '@clinic/contract/record'
import { momentText } from '../../lib/format/dates.ts'
import { countText } from '../../lib/format/lists.ts'
import classes from './answer-sets.module.css'

/** Every questionnaire that was filled in, newest first, in the words of the version that asked. */
export function AnswerHistory({ overview }: { overview: Overview }) {
  const sets = overview.answer_sets.filter((set) => set.lines.length > 0)
  if (sets.length === 0) return <p className={classes.none}>No questionnaire was filled in yet.</p>
  return (
    <div className={classes.sets}>
      {sets.map((set, place) => (
        <OneVersion key={`${set.key} ${set.started_at}`} set={set} open={place === 0} />
      ))}
    </div>
  )
}

function OneVersion({ set, open }: { set: AnswerSetOverview; open: boolean }) {
  return (
    <details className={classes.set} open={open}>
      <summary>
        {set.name}, version {set.version}{' '}
        <span className={classes.count}>
          {countText(set.lines.length, 'answer')}, {stateOf(set)}
        </span>
      </summary>
      {set.sentences.length > 0 && <p className={classes.sentences}>{set.sentences.join(' ')}</p>}
      <dl>
        {set.lines.map((line) => (
          <div key={line.tag} className={classes.line}>
            <dt>{line.question}</dt>
            <dd>{line.answer}</dd>
          </div>
        ))}
      </dl>
      {set.set_aside > 0 && <p className={classes.aside}>{countText(set.set_aside, 'answer')} set aside, no longer asked on this path.</p>}
    </details>
  )
}

function stateOf({ finished_at, archived_at }: AnswerSetOverview): string {
  if (archived_at) return `put away ${momentText(archived_at)}`
  return finished_at ? `finished ${momentText(finished_at)}` : 'not finished'
}
