import { useSyncExternalStore } from 'react'
import { usePreference } from '../lib/preferences.ts'

/** A screen without room for the wide form. A phone has that in a drawer. */
const TABLET = window.matchMedia('(max-width: 1100px)')

/** Whether the sidebar shows icons alone. `chosen`: the person decides, because there is room for either form. */
export function useNarrowSidebar(): { narrow: boolean; chosen: boolean } {
  const [form] = usePreference('sidebarForm')
  const tablet = useSyncExternalStore(watchTablet, () => TABLET.matches)
  return { narrow: tablet || form === 'narrow', chosen: !tablet }
}

function watchTablet(listener: () => void): () => void {
  TABLET.addEventListener('change', listener)
  return () => TABLET.removeEventListener('change', listener)
}
