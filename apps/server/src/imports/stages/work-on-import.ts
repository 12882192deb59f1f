import type { ImportState } from '@clinic/contract/imports'
import type { Context } from '../../platform/db/change.ts'
import { isUnavailable, type Sql } from '../../platform/db/database.ts'
import { findAtWork, findImport, markAttempt, type StoredImport, stopImport } from '../lifecycle/store.ts'
import { SpreadsheetError } from '../spreadsheet/spreadsheet.ts'
import { applyRows } from './apply-rows.ts'
import { checkRows } from './check-rows.ts'
import { readFile } from './read-file.ts'
import { undoRows } from './undo-rows.ts'

/** What work on imports needs, whoever ordered it: `say` is heard by whoever runs the program. */
export type ImportWork = { sql: Sql; now(): string; zone: string; say(line: string): void }

const STAGES: Partial<Record<ImportState, (context: Context, stored: StoredImport) => Promise<boolean>>> = {
  reading: readFile,
  checking: checkRows,
  applying: applyRows,
  undoing: undoRows,
}
/** Where an import stands again when a stage has failed too often; nothing of the stage is left. */
const BEFORE: Partial<Record<ImportState, ImportState>> = {
  reading: 'refused',
  checking: 'choosing',
  applying: 'checked',
  undoing: 'applied',
}
const MOST_ATTEMPTS = 3

/** Goes on with every import that is under way: what another process began and did not end begins anew, since nothing of it was kept. */
export async function workOnImports(work: ImportWork): Promise<void> {
  for (const { id } of await findAtWork(work.sql)) await workOnImport(work, id)
}

/** The same without waiting for it, or with one of them. What goes wrong is told; the timetable tries again. */
export function startWork(work: ImportWork, id?: number): void {
  const working = id === undefined ? workOnImports(work) : workOnImport(work, id)
  working.catch((error: Error) => work.say(`Imports were interrupted: ${error.name} ${(error as { code?: string }).code ?? ''}`.trim()))
}

/**
 * Goes on with one import until it waits for a person. Each stage is one transaction, so a process that dies in the middle leaves nothing behind;
 * where another process is at it already, it is left to that one.
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

/** A file that can't be read is said to be so; anything else is tried again, a few times. Answers whether to go on at once. */
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
