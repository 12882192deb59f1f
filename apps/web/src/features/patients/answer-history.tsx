import type { AnswerLine, AnswerSetOverview, Overview } from '@clinic/contract/chart'
import { DRAWING } from '@clinic/core/questionnaires/reading/drawing'
import { roundedText } from '@clinic/core/scales/score-text'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Fragment } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { type RecordWords, recordWords } from '../../lib/format/record-words.ts'
import { loadPicture } from '../../lib/load-picture.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t, tPair } from '../../lib/messages/t.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { Picture } from '../../ui/picture.tsx'
import classes from './answer-sets.module.css'
import { answerSetId, showAnswer } from './show-answer.ts'

/** Every questionnaire that was filled in, newest first, in the words of the version that asked. */
export function AnswerHistory({ overview, patientId }: { overview: Overview; patientId: string }) {
  const sets = overview.answer_sets.map((set, place) => ({ set, place })).filter(({ set }) => set.lines.length > 0)
  if (sets.length === 0) return <p className={classes.none}>{t('No questionnaires yet.')}</p>
  const words = recordWords(overview)
  return (
    <div className={classes.sets}>
      {sets.map(({ set, place }, index) => (
        <OneVersion key={`${set.key} ${set.started_at}`} set={set} place={place} words={words} patientId={patientId} open={index === 0} />
      ))}
    </div>
  )
}

type OneVersionProps = { set: AnswerSetOverview; place: number; words: RecordWords; patientId: string; open: boolean }

function OneVersion({ set, place, words, patientId, open }: OneVersionProps) {
  return (
    <details id={answerSetId(place)} className={classes.set} open={open}>
      <summary>
        {tRich('{name}, version {version} {lines}', {
          name: words.name(set.name),
          version: set.version,
          lines: (
            <span className={classes.count}>
              {t('{lines, plural, one {# answer} other {# answers}}', { lines: set.lines.length })}, {stateOf(set)}
            </span>
          ),
        })}
      </summary>
      {set.alerts.map(({ tag, message }) => (
        <p key={`${tag} ${message}`} className={classes.alert}>
          <IconAlertTriangle size={16} aria-hidden /> {tSentence(message)}
        </p>
      ))}
      {set.sentences.length > 0 && (
        <p className={classes.sentences}>
          {set.sentences.map(({ tag, sentence }) => (
            <Fragment key={`${tag} ${sentence}`}>
              <button type="button" title={t('Show the original answer')} onClick={() => showAnswer({ set: place, tag })}>
                {words.sentence(
                  sentence,
                  set.lines.find((line) => line.tag === tag),
                )}
              </button>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <dl>
        {set.lines.map((line) => (
          <div key={line.tag} className={classes.line} data-tag={line.tag} tabIndex={-1}>
            <dt>{words.question(line.question)}</dt>
            <dd>
              <Answer line={line} words={words} patientId={patientId} />
              {line.entered_by && <span className={classes.entered}>{enteredText(line.entered_by)}</span>}
            </dd>
          </div>
        ))}
        {set.score !== null && (
          <div className={classes.line}>
            <dt>{t('Score')}</dt>
            <dd>{roundedText(set.score)}</dd>
          </div>
        )}
      </dl>
      {set.mapped.length > 0 && (
        <p className={classes.aside}>
          {t('For the record: {answers}.', { answers: set.mapped.map(({ place, answer }) => tPair(place, answer)).join('; ') })}
        </p>
      )}
      {set.set_aside > 0 && (
        <p className={classes.aside}>
          {t(
            '{set_aside, plural, one {# answer} other {# answers}} no longer {set_aside, plural, one {applies} other {apply}} (earlier answers changed).',
            { set_aside: set.set_aside },
          )}
        </p>
      )}
    </details>
  )
}

function Answer({ line, words, patientId }: { line: AnswerLine; words: RecordWords; patientId: string }) {
  const { drawing, picture } = line
  if (drawing !== null) return <Drawing path={drawing} width={DRAWING.width} height={DRAWING.height} />
  return picture === null ? words.answer(line) : <Picture name={picture} load={loadPicture(patientId, picture)} />
}

function enteredText({ name, via }: NonNullable<AnswerLine['entered_by']>): string {
  return via === 'chat' ? t('entered by {name} from the chat', { name }) : t('entered by {name}, by phone', { name })
}

function stateOf({ finished_at, archived_at, by, lines }: AnswerSetOverview): string {
  if (archived_at) return t('Archived {archived_at}', { archived_at: momentText(archived_at) })
  const how =
    by === null
      ? ''
      : lines.some(({ entered_by }) => entered_by?.via === 'chat')
        ? t(', partly entered by staff')
        : t(', by phone, taken by {by}', { by })
  return `${finished_at ? t('finished {finished_at}', { finished_at: momentText(finished_at) }) : t('not finished')}${how}`
}
