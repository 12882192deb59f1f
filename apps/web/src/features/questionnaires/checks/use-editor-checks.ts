import type { Questions } from '@clinic/contract/questionnaires'
import type { ValidationResult } from '@clinic/core/questionnaires/validation/validate'
import { useEffect, useRef, useState } from 'react'
import { type CheckedDraft, type ChecksWorkerClient, openChecksWorker } from './checks-worker-client.ts'

/** Pause after the last edit. Milliseconds. */
const PAUSE = 150

/** The proof of a draft, a moment after each edit; `null` until the first is there. */
export function useEditorChecks(
  questions: Questions,
  { key, known }: { key: string; known: readonly string[] | undefined },
): CheckedDraft | null {
  const [checked, setChecked] = useState<CheckedDraft | null>(null)
  const checker = useRef<ChecksWorkerClient | null>(null)
  useEffect(() => {
    const opened = openChecksWorker(setChecked)
    checker.current = opened
    return () => opened.close()
  }, [])
  useEffect(() => {
    const about = { key, ...(known && { questionnaires: known }) }
    const timer = window.setTimeout(() => checker.current?.ask({ questions, about }), PAUSE)
    return () => window.clearTimeout(timer)
  }, [questions, key, known])
  return checked
}

/** How many errors and warnings each question has, by tag. */
export function countIssues({ faults, warnings }: Pick<ValidationResult, 'faults' | 'warnings'>): ReadonlyMap<string, CheckCounts> {
  const signs = new Map<string, CheckCounts>()
  const add = (tag: string, more: Partial<CheckCounts>) => {
    const { faults: f, warnings: w } = signs.get(tag) ?? { faults: 0, warnings: 0 }
    signs.set(tag, { faults: f + (more.faults ?? 0), warnings: w + (more.warnings ?? 0) })
  }
  for (const { tag } of faults) add(tag, { faults: 1 })
  for (const { tag } of warnings) add(tag, { warnings: 1 })
  return signs
}
export type CheckCounts = { faults: number; warnings: number }
