import type { PageQuery } from '@clinic/contract/queues'
import { useSyncExternalStore } from 'react'
import type { Chosen, RowSelection } from './row-selection.ts'

export function useChosen(selection: RowSelection): Chosen {
  return useSyncExternalStore(selection.subscribe, selection.chosen)
}

export function useIsChosen(selection: RowSelection, list: PageQuery['list'], id: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.isChosen(list, id))
}
