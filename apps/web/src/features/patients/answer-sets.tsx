import type { StatusRecord } from '@clinic/contract/patients'
import { listQuestionnaires } from '@clinic/contract/questionnaires'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { t } from '../../lib/messages/t.ts'
import { type AnswerSet, answerSets } from './answer-lines.ts'
import classes from './answer-sets.module.css'

/** Every answer set (REQ-575): those with answers to be opened, the others named in one line. */
export function AnswerSets({ record }: { record: StatusRecord }) {
  const questionnaires = useQuery({
    queryKey: ['questionnaires', 'published'],
    queryFn: ({ signal }) => call(listQuestionnaires, { signal }),
    staleTime: 300_000,
  })
  const listed = Array.isArray(questionnaires.data) ? questionnaires.data : []
  const published = listed.flatMap(({ version, ...one }) => (version === null ? [] : [{ ...one, version }]))
  const sets = answerSets(record, published)
  const empty = sets.filter(({ lines }) => lines.length === 0).map(({ title }) => title)
  return (
    <div className={classes.sets}>
      {sets
        .filter(({ lines }) => lines.length > 0)
        .map((set) => (
          <OneSet key={set.field} set={set} />
        ))}
      {empty.length > 0 && <p className={classes.empty}>{t('Not answered: {sets}.', { sets: empty.join(', ') })}</p>}
    </div>
  )
}

function OneSet({ set }: { set: AnswerSet }) {
  return (
    <details className={classes.set}>
      <summary>
        {set.title}{' '}
        <span className={classes.count}>{t('{lines, plural, one {# answer} other {# answers}}', { lines: set.lines.length })}</span>
      </summary>
      <dl>
        {set.lines.map((line) => (
          <div key={line.tag} className={classes.line}>
            <dt>{line.question}</dt>
            <dd>{line.answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
