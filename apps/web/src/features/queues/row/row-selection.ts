import type { PageQuery } from '@clinic/contract/queues'

type List = PageQuery['list']
/** `list`: where rows are chosen, one table at a time. `matching`: everyone whom that table shows on all its pages. */
export type Chosen = { list: List | null; ids: ReadonlySet<string>; matching: boolean }

const NO_ROWS: Chosen = { list: null, ids: new Set(), matching: false }

/** Which rows of a screen are chosen. A row listens for itself, so that the others are not drawn again. */
export type RowSelection = {
  subscribe: (listener: () => void) => () => void
  chosen: () => Chosen
  isChosen: (list: List, id: string) => boolean
  choose: (list: List, ids: readonly string[], on: boolean) => void
  chooseMatching: (list: List) => void
  clear: () => void
  /** Forgets what is no longer on the page. */
  retain: (list: List, ids: readonly string[]) => void
}

export function createRowSelection(): RowSelection {
  let chosen = NO_ROWS
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const put = (next: Chosen) => {
    chosen = next.ids.size === 0 ? NO_ROWS : next
    notify()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chosen: () => chosen,
    isChosen: (list, id) => chosen.list === list && chosen.ids.has(id),
    choose: (list, ids, on) => {
      const next = new Set(chosen.list === list ? chosen.ids : [])
      for (const id of ids) on ? next.add(id) : next.delete(id)
      put({ list, ids: next, matching: false })
    },
    chooseMatching: (list) => chosen.list === list && put({ ...chosen, matching: true }),
    clear: () => put(NO_ROWS),
    retain: (list, ids) => {
      if (chosen.list !== list) return
      const left = ids.filter((id) => chosen.ids.has(id))
      if (chosen.matching || left.length < chosen.ids.size) put({ ...chosen, ids: new Set(chosen.matching ? ids : left) })
    },
  }
}
