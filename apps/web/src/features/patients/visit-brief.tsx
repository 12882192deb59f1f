import type { Overview } from '@clinic/contract/chart'
import { type Brief, buildBrief } from '@clinic/core/questionnaires/build-brief'
import { useMemo } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { type RecordWords, recordWords } from '../../lib/format/record-words.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './visit-brief.module.css'

type Source = Brief['gaps'][number]
type OnSource = (source: Source) => void

/** The brief of the newest questionnaire: contradictions and gaps first, then every sentence. Each opens the answer it was written from. */
export function VisitBrief({ overview, onSource }: { overview: Overview; onSource: OnSource }) {
  const brief = useMemo(() => buildBrief(overview.answer_sets), [overview.answer_sets])
  const words = useMemo(() => recordWords(overview), [overview])
  if (!brief) return <p className={classes.soft}>{t('No questionnaire is finished yet.')}</p>
  return (
    <div className={classes.brief}>
      <p className={classes.soft}>
        {t('From the answers of {name}, finished {finished_at}. Every line opens the answer it came from.', {
          name: words.name(brief.name),
          finished_at: momentText(brief.finished_at),
        })}
      </p>
      {brief.unfinished.map((name) => (
        <p key={name} className={classes.soft}>
          {t('{name} was started after that and is not finished.', { name: words.name(name) })}
        </p>
      ))}
      <Contradictions found={brief.contradictions} words={words} onSource={onSource} />
      <Gaps found={brief.gaps} words={words} onSource={onSource} />
      <ul className={classes.sentences} aria-label={t('Brief')}>
        {brief.sentences.map(({ text, source, before }) => (
          <li key={`${source.tag} ${text}`}>
            <button type="button" onClick={() => onSource(source)}>
              {words.sentence(text, source)}
            </button>
            {before !== null && (
              <span className={classes.changed}>
                {t('Changed, before: “{before}”', { before: words.answer({ question: source.question, answer: before }) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Shown<Found> = { found: Found; words: RecordWords; onSource: OnSource }

function Contradictions({ found, ...shown }: Shown<Brief['contradictions']>) {
  if (found.length === 0) return null
  return (
    <div>
      <h4 className={classes.heading}>{t('Answers that disagree')}</h4>
      <ul className={classes.conflicts} aria-label={t('Answers that disagree')}>
        {found.map(({ first, second }) => (
          <li key={`${first.tag} ${second.set} ${second.tag}`}>
            <Quoted source={first} {...shown} /> <span>{t('but')}</span> <Quoted source={second} {...shown} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Gaps({ found, ...shown }: Shown<readonly Source[]>) {
  if (found.length === 0) return null
  return (
    <div>
      <h4 className={classes.heading}>{t('Still to ask')}</h4>
      <ul className={classes.sentences} aria-label={t('Still to ask')}>
        {found.map((source) => (
          <li key={source.tag}>
            <Quoted source={source} {...shown} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Quoted({ source, words, onSource }: { source: Source; words: RecordWords; onSource: OnSource }) {
  return (
    <button type="button" onClick={() => onSource(source)}>
      {words.question(source.question)} {source.answer && t('“{answer}”', { answer: words.answer(source) })}
    </button>
  )
}
