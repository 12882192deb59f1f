import type { Score } from '@clinic/contract/chart'
import { roundedText } from '@clinic/core/scales/score-text'
import { dayText } from '../../lib/format/dates.ts'
import { scoreWords } from '../../lib/format/score-words.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import classes from './score-line.module.css'

const WIDTH = 96
const HEIGHT = 24
const PAD = 3

/** A total with its band, how it moved since the time before, and its course as a line. */
export function ScoreLine({ score }: { score: Score }) {
  const last = score.points.at(-1)
  const before = score.points.at(-2)
  if (!last) return null
  return (
    <span className={classes.score}>
      <strong>{tSentence(score.name)}</strong> {scoreWords(score.key, last.value)}
      {last.band && <Chip tone={last.high ? 'warn' : 'plain'}>{tSentence(last.band)}</Chip>}
      <span className={classes.when}>
        {dayText(last.at)}
        {before && t(', {value} since {at}', { value: moved(last.value - before.value), at: dayText(before.at) })}
      </span>
      {before && <Course score={score} />}
    </span>
  )
}

function Course({ score: { name, points } }: { score: Score }) {
  const values = points.map(({ value }) => value)
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const step = (WIDTH - 2 * PAD) / Math.max(1, points.length - 1)
  const at = (value: number, index: number) => `${PAD + index * step},${HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD)}`
  return (
    <svg
      className={classes.course}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={t('{name} over time: {values}', { name: tSentence(name), values: values.map(roundedText).join(', ') })}
    >
      <polyline points={values.map(at).join(' ')} />
    </svg>
  )
}

function moved(by: number): string {
  if (by === 0) return t('unchanged')
  return by > 0 ? t('up by {by}', { by: roundedText(by) }) : t('down by {by}', { by: roundedText(-by) })
}
