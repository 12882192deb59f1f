import type { MantineColorSchemeManager } from '@mantine/core'
import { onPreferences, readPreference, writePreference } from '../lib/preferences.ts'

let unsubscribe: () => void = () => undefined

/** Light or dark is one of the person's preferences, so it follows them like the others. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => readPreference('colorScheme'),
  set: (scheme) => writePreference('colorScheme', scheme),
  subscribe(onUpdate) {
    let last = readPreference('colorScheme')
    unsubscribe = onPreferences(() => {
      const next = readPreference('colorScheme')
      if (next !== last) onUpdate(next)
      last = next
    })
  },
  unsubscribe: () => unsubscribe(),
  clear: () => writePreference('colorScheme', 'auto'),
}
