import { judgeDuplicates } from '@clinic/testing/judge-duplicates'
import type { Row, Table } from './table.ts'

const PAIRS = 10_000
const SURE = 0.98
const FOUND = 0.93

/** How well likely duplicates are told from relatives and namesakes (F-13). */
export function measureDuplicates(): Promise<Table> {
  const { precision, recall } = judgeDuplicates(PAIRS)
  const rows: Row[] = [
    { what: `Precision on ${PAIRS} generated pairs`, value: percent(precision), aim: percent(SURE), met: precision >= SURE },
    { what: `Recall on ${PAIRS} generated pairs`, value: percent(recall), aim: percent(FOUND), met: recall >= FOUND },
  ]
  return Promise.resolve({ title: 'Likely duplicates', rows })
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
