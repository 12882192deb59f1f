import { readFileSync, writeFileSync } from 'node:fs'
import type { Row } from './figures.ts'

/** Replaces each row with the same id in the table of a page, or appends it to the table. */
export function writeRows(file: string, rows: readonly Row[]): void {
  const text = rows.reduce(withRow, readFileSync(file, 'utf8'))
  writeFileSync(file, text)
}

/** The page with one row put in, by the number of its figure; cells may be padded. */
export function withRow(page: string, { id, what, aim, measured, shown }: Row): string {
  const line = `| ${[id, what, aim, measured, shown].join(' | ')} |`
  const lines = page.split('\n')
  const own = lines.findIndex((one) => figureOf(one) === numberOf(id))
  if (own >= 0) return lines.with(own, line).join('\n')
  const before = lines.findLastIndex((one) => (figureOf(one) ?? Number.POSITIVE_INFINITY) < numberOf(id))
  const head = lines.findIndex((one) => /^\| -+ \|/.test(one))
  return lines.toSpliced(Math.max(before, head) + 1, 0, line).join('\n')
}

const numberOf = (id: string) => Number(id.slice(1))

/** The number of the figure that a line is the row of. */
function figureOf(line: string): number | null {
  const number = /^\| F(\d+) +\|/.exec(line)?.[1]
  return number === undefined ? null : Number(number)
}
