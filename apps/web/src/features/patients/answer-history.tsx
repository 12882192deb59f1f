import type { AnswerLine, AnswerSetOverview, Overview } from '@clinic/contract/chart'
import { DRAWING } from '@clinic/core/questionnaires/reading/drawing'
import { roundedText } from '@clinic/core/scales/score-text'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Fragment } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { countText } from '../../lib/format/lists.ts'
import { loadPicture } from '../../lib/load-picture.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { Picture } from '../../ui/picture.tsx'
import classes from './answer-sets.module.css'
import { answerSetId, showAnswer } from './show-answer.ts'

/** Every questionnaire that was filled in, newest first, in the words of the version that asked. */
export function AnswerHistory({ overview, patientId }: { overview: Overview; patientId: string }) {
  const sets = overview.answer_sets.map((set, place) => ({ set, place })).filter(({ set }) => set.lines.length > 0)
  if (sets.length === 0) return <p className={classes.none}>No questionnaires yet.</p>
  return (
    <div className={classes.sets}>
      {sets.map(({ set, place }, index) => (
        <OneVersion key={`${set.key} ${set.started_at}`} set={set} place={place} patientId={patientId} open={index === 0} />
      ))}
    </div>
  )
}

type OneVersionProps = { set: AnswerSetOverview; place: number; patientId: string; open: boolean }

function OneVersion({ set, place, patientId, open }: OneVersionProps) {
  return (
    <details id={answerSetId(place)} className={classes.set} open={open}>
      <summary>
        {set.name}, version {set.version}{' '}
        <span className={classes.count}>
          {countText(set.lines.length, 'answer')}, {stateOf(set)}
        </span>
      </summary>
      {set.alerts.map(({ tag, message }) => (
        <p key={`${tag} ${message}`} className={classes.alert}>
          <IconAlertTriangle size={16} aria-hidden /> {message}
        </p>
      ))}
      {set.sentences.length > 0 && (
        <p className={classes.sentences}>
          {set.sentences.map(({ tag, sentence }) => (
            <Fragment key={`${tag} ${sentence}`}>
              <button type="button" title="Show the original answer" onClick={() => showAnswer({ set: place, tag })}>
                {sentence}
              </button>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <dl>
        {set.lines.map((line) => (
          <div key={line.tag} className={classes.line} data-tag={line.tag} tabIndex={-1}>
            <dt>{line.question}</dt>
            <dd>
              <Answer line={line} patientId={patientId} />
              {line.entered_by && <span className={classes.entered}>{enteredText(line.entered_by)}</span>}
            </dd>
          </div>
        ))}
        {set.score !== null && (
          <div className={classes.line}>
            <dt>Score</dt>
            <dd>{roundedText(set.score)}</dd>
          </div>
        )}
      </dl>
      {set.mapped.length > 0 && (
        <p className={classes.aside}>For the record: {set.mapped.map(({ place, answer }) => `${place}: ${answer}`).join('; ')}.</p>
      )}
      {set.set_aside > 0 && (
        <p className={classes.aside}>
          {countText(set.set_aside, 'answer')} no longer {set.set_aside === 1 ? 'applies' : 'apply'} (earlier answers changed).
        </p>
      )}
    </details>
  )
}

function Answer({ line: { answer, drawing, picture }, patientId }: { line: AnswerLine; patientId: string }) {
  if (drawing !== null) return <Drawing path={drawing} width={DRAWING.width} height={DRAWING.height} />
  return picture === null ? answer : <Picture name={picture} load={loadPicture(patientId, picture)} />
}

function enteredText({ name, via }: NonNullable<AnswerLine['entered_by']>): string {
  return via === 'chat' ? `entered by ${name} from the chat` : `entered by ${name}, by phone`
}

function stateOf({ finished_at, archived_at, by, lines }: AnswerSetOverview): string {
  if (archived_at) return `Archived ${momentText(archived_at)}`
  const how =
    by === null
      ? ''
      : lines.some(({ entered_by }) => entered_by?.via === 'chat')
        ? ', partly entered by staff'
        : `, by phone, taken by ${by}`
  return `${finished_at ? `finished ${momentText(finished_at)}` : 'not finished'}${how}`
}
