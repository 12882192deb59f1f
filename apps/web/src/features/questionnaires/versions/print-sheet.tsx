import type { Questionnaire } from '@clinic/contract/questionnaires'
import { printSheet, type SheetLine } from '@clinic/core/questionnaires/interchange/print-sheet'
import { useMemo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './print-sheet.module.css'

/** A questionnaire for paper: numbers, boxes to tick, lines to write on, and where to continue. */
export function PrintSheet({ document }: { document: Questionnaire }) {
  const lines = useMemo(() => printSheet(document), [document])
  return (
    <article className={classes.sheet} aria-label={document.name}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sheet have an order and nothing else
        <Line key={at} line={line} />
      ))}
    </article>
  )
}

function Line({ line }: { line: SheetLine }) {
  if (line.line === 'title')
    return (
      <h3 className={classes.title}>
        {line.text} <span className={classes.version}>{t('version {version}', { version: line.version })}</span>
      </h3>
    )
  return (
    <div className={classes.line} data-line={line.line} data-level={Math.min(3, line.level)}>
      <Content line={line} />
    </div>
  )
}

function Content({ line }: { line: Exclude<SheetLine, { line: 'title' }> }) {
  switch (line.line) {
    case 'section':
      return (
        <>
          <strong>{line.text}</strong>
          {line.skip && <span className={classes.go}>{t('Else: {destination}', { destination: line.skip.text })}</span>}
        </>
      )
    case 'question':
      return (
        <>
          <span className={classes.number}>{line.number}</span>
          <span>
            {line.text}
            {line.help && <span className={classes.help}>{line.help}</span>}
          </span>
        </>
      )
    case 'choice':
      return (
        <>
          <span className={classes.box} data-box={line.box} aria-hidden />
          <span>{line.label}</span>
          {line.go && <span className={classes.go}>→ {line.go.text}</span>}
        </>
      )
    case 'blank':
      return (
        <>
          <span className={classes.blank} data-takes={line.takes} aria-hidden />
          <span className={classes.go}>{[line.unit, line.range, line.hint].filter(Boolean).join(', ')}</span>
        </>
      )
    case 'go':
      return <span className={classes.go}>→ {line.go.text}</span>
  }
}
