import type { ImportState } from '@clinic/contract/imports'
import type { Context } from '../../platform/db/change.ts'
import { isUnavailable, type Sql } from '../../platform/db/database.ts'
import { findAtWork, findImport, markAttempt, type StoredImport, stopImport } from '../lifecycle/store.ts'
import { SpreadsheetError } from '../spreadsheet/spreadsheet.ts'
import { applyRows } from './apply-rows.ts'
import { checkRows } from './check-rows.ts'
import { readFile } from './read-file.ts'
import { undoRows } from './undo-rows.ts'

/** `say` logs to the operator. */
export type ImportWork = { sql: Sql; now(): string; zone: string; say(line: string): void }

const STAGES: Partial<Record<ImportState, (context: Context, stored: StoredImport) => Promise<boolean>>> = {
  reading: readFile,
  checking: checkRows,
  applying: applyRows,
  undoing: undoRows,
}
/** The state an import returns to when a stage failed too often; the stage itself left nothing behind. */
const BEFORE: Partial<Record<ImportState, ImportState>> = {
  reading: 'refused',
  checking: 'choosing',
  applying: 'checked',
  undoing: 'applied',
}
const MOST_ATTEMPTS = 3

/** Continues every running import. A stage interrupted in another process starts over, since it stored nothing. */
export async function workOnImports(work: ImportWork): Promise<void> {
  for (const { id } of await findAtWork(work.sql)) await workOnImport(work, id)
}

/** Same in the background, for all imports or one. Errors are logged; the scheduler retries. */
export function startWork(work: ImportWork, id?: number): void {
  const working = id === undefined ? workOnImports(work) : workOnImport(work, id)
  working.catch((error: Error) => work.say(`Imports were interrupted: ${error.name} ${(error as { code?: string }).code ?? ''}`.trim()))
}

/**
 * Runs one import until a user is needed. Each stage is one transaction, so a killed process leaves nothing behind;
 * an import that another process runs is left to it.
 */
export async function workOnImport(work: ImportWork, id: number): Promise<void> {
  for (;;) {
    const stored = await findImport(work.sql, id)
    const stage = stored && STAGES[stored.state]
    if (!stored || !stage) return
    const context = { sql: work.sql, now: work.now(), zone: work.zone, address: stored.ordered_from, actor: actorOf(stored) }
    try {
      if (!(await stage(context, stored))) return
    } catch (error) {
      if (!(await settle(work, stored, error))) return
    }
  }
}

function actorOf({ ordered_by, orderer, created_by }: StoredImport): Context['actor'] {
  if (ordered_by !== null && orderer !== null) return { kind: 'staff', id: ordered_by, name: orderer }
  return { kind: 'nobody', name: created_by }
}

/** An unreadable file is refused; anything else is retried a few times. Returns whether to continue right away. */
async function settle({ sql, say }: ImportWork, { id, state, attempts }: StoredImport, error: unknown): Promise<boolean> {
  if (isUnavailable(error)) return false
  const before = BEFORE[state]
  if (!before) return false
  if (error instanceof SpreadsheetError) {
    await stopImport(sql, id, { from: state, to: 'refused', fault: { code: error.code, details: error.details } })
    return false
  }
  say(`Import ${id} was interrupted while ${state}: ${(error as Error).name} ${(error as { code?: string }).code ?? ''}`.trim())
  if (attempts + 1 < MOST_ATTEMPTS) await markAttempt(sql, id, state)
  else await stopImport(sql, id, { from: state, to: before, fault: { code: 'stopped', details: {} } })
  return true
}
