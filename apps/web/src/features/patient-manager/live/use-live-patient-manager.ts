import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type LiveNotice, type LiveState, useLive } from '../../../lib/live.ts'
import { heldVersion, refreshList, refreshPatient } from './patient-manager-cache.ts'

/** Several changes at once are one reload; those of patients that are not on screen can wait longer. Milliseconds. */
const SOON = 150
const LATER = 2_000

/** Keeps list and details in step with what others do. What this tab already knows of is not asked for again. */
export function useLivePatientManager(): LiveState {
  const client = useQueryClient()
  const timer = useRef<{ id: number; due: number } | null>(null)
  useEffect(() => () => window.clearTimeout(timer.current?.id), [])

  const batchCalls = (wait: number) => {
    const due = Date.now() + wait
    if (timer.current && timer.current.due <= due) return
    window.clearTimeout(timer.current?.id)
    const run = () => {
      timer.current = null
      void refreshList(client)
    }
    timer.current = { id: window.setTimeout(run, wait), due }
  }
  return useLive((notice: LiveNotice) => {
    if (notice.kind === 'resync') {
      void client.invalidateQueries({ queryKey: ['patient'] })
      batchCalls(SOON)
    }
    if (notice.kind !== 'patient') return
    const held = heldVersion(client, notice.id)
    if (held !== null && notice.version !== null && notice.version <= held) return
    void refreshPatient(client, notice.id)
    batchCalls(held === null ? LATER : SOON)
  })
}
