import { useSyncExternalStore } from 'react'

/** Whether the page is out of sight: another tab, another window, a locked phone. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(onVisibility, () => document.hidden)
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
