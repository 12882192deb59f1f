import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@clinic/core/shared/chance'
import { type Answer, type Call, call } from '@clinic/testing/call'
import { NOT_FOUND } from './check-answers.ts'
import type { Attempt, History } from './history.ts'

/** What every client of a run shares. `over` turns true when nothing new may be begun. */
export type Run = { ports: readonly number[]; history: History; over: boolean; surprises: string[] }

/** Who asks for what; `kind`, `action`, `user_id` and `patient_id` are remembered with the outcome. */
export type Ask = Omit<Call, 'port'> & Pick<Attempt, 'kind' | 'action' | 'user_id' | 'patient_id'>

/**
 * Seventy clients still retry five hundred times a second: more often, and they take the processor time from the start
 * that they wait for.
 */
const NOBODY_LISTENS_MS = 150
/** Refusals that no client of a run can bring about by what it asks: the program has forgotten or misread something. */
const SURPRISING = new Set([400, 401, 404, 405, 413, 415, 429, 500])

/** Sends once, to a running program, and records the outcome. `answer` is `null` if the outcome is unknown. */
export async function attempt(run: Run, chance: Chance, ask: Ask): Promise<{ attempt: Attempt; answer: unknown }> {
  const { kind, action, user_id, patient_id, ...rest } = ask
  const address = run.history.nextAddress()
  for (;;) {
    const sent = run.history.now()
    const answer = await call({ ...rest, port: chance.pick(run.ports), headers: { ...rest.headers, 'x-forwarded-for': address } })
    if (answer.kind === 'unsent') {
      // Not all at the same moment; and not by `chance`, which chooses actions.
      await sleep(NOBODY_LISTENS_MS * (0.5 + Math.random()))
      continue
    }
    const kept: Attempt = { address, kind, action, user_id, patient_id, sent, ended: run.history.now(), ...classify(kind, answer) }
    run.history.keep(kept)
    // Whether "not found" was justified is decided when the whole run is known.
    const judgedLater = kind === 'action' && kept.why === NOT_FOUND
    if (answer.kind === 'answered' && SURPRISING.has(answer.status) && !judgedLater)
      run.surprises.push(`${ask.method} ${ask.path} was answered ${kept.why}`)
    return { attempt: kept, answer: answer.kind === 'answered' && kept.outcome !== 'unknown' ? answer.body : null }
  }
}

/** An action that found what it asks for has nothing to undo. */
function classify(kind: Attempt['kind'], answer: Exclude<Answer, { kind: 'unsent' }>): Pick<Attempt, 'outcome' | 'why'> {
  if (answer.kind === 'broken') return { outcome: 'unknown', why: answer.why }
  const why = `${answer.status} ${codeOf(answer.body)}`.trim()
  if (answer.status === 200 && kind === 'action' && (answer.body as { undo?: unknown } | null)?.undo === null)
    return { outcome: 'unchanged', why }
  if (answer.status === 200) return { outcome: 'done', why }
  return { outcome: answer.status >= 500 ? 'unknown' : 'refused', why }
}

function codeOf(body: unknown): string {
  return (body as { error?: { code?: string } } | null)?.error?.code ?? ''
}
