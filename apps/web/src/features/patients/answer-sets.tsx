import type { StatusRecord } from '@clinic/contract/patients'
import { listQuestionnaires } from '@clinic/contract/questionnaires'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { countText } from '../../lib/format/lists.ts'
import { type AnswerSet, answerSets } from './answer-lines.ts'
import classes from './answer-sets.module.css'

/** Every answer set; those with answers open to be read (REQ-575). */
export function AnswerSets({ record }: { record: StatusRecord }) {
  const questionnaires = useQuery({
    queryKey: ['questionnaires', 'published'],
    queryFn: ({ signal }) => call(listQuestionnaires, { signal }),
    staleTime: 300_000,
  })
  const listed = Array.isArray(questionnaires.data) ? questionnaires.data : []
  const published = listed.flatMap(({ version, ...one }) => (version === null ? [] : [{ ...one, version }]))
  return (
    <div className={classes.sets}>
      {answerSets(record, published).map((set) => (
        <OneSet key={set.field} set={set} />
      ))}
    </div>
  )
}

function OneSet({ set }: { set: AnswerSet }) {
  if (set.lines.length === 0) {
    return (
      <p className={classes.empty}>
        <span>{set.title}</span> <span>not answered</span>
      </p>
    )
  }
  return (
    <details className={classes.set}>
      <summary>
        {set.title} <span className={classes.count}>{countText(set.lines.length, 'answer')}</span>
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
