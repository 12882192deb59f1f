import type { PageQuery } from '@clinic/contract/queues'
import { useSyncExternalStore } from 'react'
import type { Chosen, RowMarks } from './row-marks.ts'

export function useChosen(marks: RowMarks): Chosen {
  return useSyncExternalStore(marks.subscribe, marks.chosen)
}

export function useOpened(marks: RowMarks): ReadonlySet<string> {
  return useSyncExternalStore(marks.subscribe, marks.opened)
}

export function useIsChosen(marks: RowMarks, list: PageQuery['list'], id: string): boolean {
  return useSyncExternalStore(marks.subscribe, () => marks.isChosen(list, id))
}

export function useIsOpen(marks: RowMarks, id: string): boolean {
  return useSyncExternalStore(marks.subscribe, () => marks.opened().has(id))
}
