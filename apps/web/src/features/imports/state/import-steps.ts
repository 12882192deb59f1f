import type { ImportState } from '@clinic/contract/imports'
import type { Step } from './import-search.ts'

/** The steps that can be gone to in a state, the one where it is opened first. */
const OPEN: Readonly<Record<ImportState, readonly [Step, ...Step[]]>> = {
  reading: ['file'],
  refused: ['file'],
  discarded: ['file'],
  choosing: ['kind', 'columns'],
  checking: ['rows'],
  checked: ['rows', 'kind', 'columns', 'import'],
  applying: ['import'],
  applied: ['import', 'rows'],
  undoing: ['import'],
  undone: ['import', 'rows'],
}

/** States that continue automatically. */
const WORKING: ReadonlySet<ImportState> = new Set(['reading', 'checking', 'applying', 'undoing'])
/** States in which an import can still be dropped. */
const DROPPABLE: ReadonlySet<ImportState> = new Set(['choosing', 'checked', 'refused'])

export function openSteps(state: ImportState): readonly Step[] {
  return OPEN[state]
}

/** The step that is shown: the one asked for where the state has it, else the one where the state begins. */
export function shownStep(state: ImportState, asked: Step | null): Step {
  const open = OPEN[state]
  return asked !== null && open.includes(asked) ? asked : open[0]
}

export function isWorking(state: ImportState | undefined): boolean {
  return state !== undefined && WORKING.has(state)
}

export function isDroppable(state: ImportState): boolean {
  return DROPPABLE.has(state)
}
