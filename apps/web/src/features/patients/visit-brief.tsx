import type { Overview } from '@clinic/contract/chart'
import { type Brief, buildBrief } from '@clinic/core/questionnaires/build-brief'
import { useMemo } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './visit-brief.module.css'

type Source = Brief['gaps'][number]
type OnSource = (source: Source) => void

/** The brief of the newest questionnaire: contradictions and gaps first, then every sentence. Each opens the answer it was written from. */
export function VisitBrief({ overview, onSource }: { overview: Overview; onSource: OnSource }) {
  const brief = useMemo(() => buildBrief(overview.answer_sets), [overview.answer_sets])
  if (!brief) return <p className={classes.soft}>{t('No questionnaire is finished yet.')}</p>
  return (
    <div className={classes.brief}>
      <p className={classes.soft}>
        {t('From the answers of {name}, finished {finished_at}. Every line opens the answer it came from.', {
          name: brief.name,
          finished_at: momentText(brief.finished_at),
        })}
      </p>
      {brief.unfinished.map((name) => (
        <p key={name} className={classes.soft}>
          {t('{name} was started after that and is not finished.', { name })}
        </p>
      ))}
      <Contradictions found={brief.contradictions} onSource={onSource} />
      <Gaps found={brief.gaps} onSource={onSource} />
      <ul className={classes.sentences} aria-label={t('Brief')}>
        {brief.sentences.map(({ text, source, before }) => (
          <li key={`${source.tag} ${text}`}>
            <button type="button" onClick={() => onSource(source)}>
              {text}
            </button>
            {before !== null && <span className={classes.changed}>{t('Changed, before: “{before}”', { before })}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Contradictions({ found, onSource }: { found: Brief['contradictions']; onSource: OnSource }) {
  if (found.length === 0) return null
  return (
    <div>
      <h4 className={classes.heading}>{t('Answers that disagree')}</h4>
      <ul className={classes.conflicts} aria-label={t('Answers that disagree')}>
        {found.map(({ first, second }) => (
          <li key={`${first.tag} ${second.set} ${second.tag}`}>
            <Quoted source={first} onSource={onSource} /> <span>{t('but')}</span> <Quoted source={second} onSource={onSource} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Gaps({ found, onSource }: { found: readonly Source[]; onSource: OnSource }) {
  if (found.length === 0) return null
  return (
    <div>
      <h4 className={classes.heading}>{t('Still to ask')}</h4>
      <ul className={classes.sentences} aria-label={t('Still to ask')}>
        {found.map((source) => (
          <li key={source.tag}>
            <Quoted source={source} onSource={onSource} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Quoted({ source, onSource }: { source: Source; onSource: OnSource }) {
  return (
    <button type="button" onClick={() => onSource(source)}>
      {source.question} {source.answer && t('“{answer}”', { answer: source.answer })}
    </button>
  )
}
