import type { Overview } from '@clinic/contract/chart'
import { type Brief, buildBrief } from '@clinic/core/questionnaires/build-brief'
import { useMemo } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { showAnswer } from './show-answer.ts'
import classes from './visit-brief.module.css'

type Source = Brief['gaps'][number]

/** The brief of the newest questionnaire: contradictions and gaps first, then every sentence. Each opens the answer it was written from. */
export function VisitBrief({ overview }: { overview: Overview }) {
  const brief = useMemo(() => buildBrief(overview.answer_sets), [overview.answer_sets])
  if (!brief) return <p className={classes.soft}>No questionnaire is finished yet.</p>
  return (
    <div className={classes.brief}>
      <p className={classes.soft}>
        From the answers of {brief.name}, finished {momentText(brief.finished_at)}. Every line opens the answer it came from.
      </p>
      {brief.unfinished.map((name) => (
        <p key={name} className={classes.soft}>
          {name} was started after that and is not finished.
        </p>
      ))}
      <Contradictions found={brief.contradictions} />
      <Gaps found={brief.gaps} />
      <ul className={classes.sentences} aria-label="Brief">
        {brief.sentences.map(({ text, source, before }) => (
          <li key={`${source.tag} ${text}`}>
            <button type="button" onClick={() => showAnswer(source)}>
              {text}
            </button>
            {before !== null && <span className={classes.changed}>Changed, before: “{before}”</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Contradictions({ found }: { found: Brief['contradictions'] }) {
  if (found.length === 0) return null
  return (
    <div>
      <h4 className={classes.heading}>Answers that disagree</h4>
      <ul className={classes.conflicts} aria-label="Answers that disagree">
        {found.map(({ first, second }) => (
          <li key={`${first.tag} ${second.set} ${second.tag}`}>
            <Quoted source={first} /> <span>but</span> <Quoted source={second} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Gaps({ found }: { found: readonly Source[] }) {
  if (found.length === 0) return null
  return (
    <div>
      <h4 className={classes.heading}>Still to ask</h4>
      <ul className={classes.sentences} aria-label="Still to ask">
        {found.map((source) => (
          <li key={source.tag}>
            <Quoted source={source} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Quoted({ source }: { source: Source }) {
  return (
    <button type="button" onClick={() => showAnswer(source)}>
      {source.question} {source.answer && `“${source.answer}”`}
    </button>
  )
}
