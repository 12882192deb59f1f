import type { QuestionStop } from '@clinic/contract/transcripts'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import classes from './drop-off-table.module.css'
import { percentText, secondsText } from './rate-text.ts'

/** Drop-off by question in the order in which they are asked. Numbers are compared down a column: narrow screens scroll. */
export function DropOffTable({ label, questions }: { label: string; questions: readonly QuestionStop[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <div className={classes.table}>
        <DataTable label={label} columns={COLUMNS} rows={questions} keyOf={keyOf} view={label} needs={0} />
      </div>
    </section>
  )
}

const keyOf = ({ question }: QuestionStop) => question

const COLUMNS: readonly Column<QuestionStop>[] = [
  { key: 'text', header: t('Question'), cell: ({ text }) => text, width: 'var(--question)', phone: 'heading' },
  { key: 'asked', header: t('Asked'), cell: ({ asked }) => numberText(asked) },
  { key: 'answered', header: t('Answered'), cell: ({ answered }) => numberText(answered) },
  { key: 'left', header: t('Dropped off'), cell: (row) => <LeftCount {...row} />, width: '13%' },
  { key: 'median', header: t('Median time'), cell: ({ median_seconds }) => secondsText(median_seconds), width: '10%' },
  { key: 'p90', header: t('90th percentile'), cell: ({ p90_seconds }) => secondsText(p90_seconds), width: '10%' },
  { key: 'again', header: t('Reopened'), cell: ({ again }) => numberText(again) },
  { key: 'missed', header: t('Misunder­stood'), cell: ({ missed }) => numberText(missed) },
]

function LeftCount({ left, asked }: QuestionStop) {
  if (left === 0) return <span className={classes.none}>0</span>
  return (
    <span className={classes.left}>
      <strong>{numberText(left)}</strong> <span className={classes.share}>{percentText(left, asked)}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${Math.min(100, (left / Math.max(1, asked)) * 100)}%` }} />
      </span>
    </span>
  )
}
