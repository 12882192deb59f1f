import { useSyncExternalStore } from 'react'

/** REQ-069. */
export const SIDEBAR_COLORS = ['blue', 'azure', 'green', 'orange', 'red', 'purple', 'black'] as const
/** REQ-070. */
export const SIDEBAR_ACTIVE_COLORS = ['success', 'primary', 'info', 'warning', 'danger'] as const

/** What a person has chosen for this browser: each choice and its default first. */
const CHOICES = {
  sidebarColor: SIDEBAR_COLORS,
  sidebarActive: SIDEBAR_ACTIVE_COLORS,
  pagesGroup: ['open', 'closed'],
  accountGroup: ['open', 'closed'],
} as const
export type Preference = keyof typeof CHOICES
export type Choice<P extends Preference> = (typeof CHOICES)[P][number]

const listeners = new Set<() => void>()

/** A remembered choice and how to change it. */
export function usePreference<P extends Preference>(name: P): [Choice<P>, (choice: Choice<P>) => void] {
  const choice = useSyncExternalStore(subscribe, () => readPreference(name))
  return [choice, (next) => writePreference(name, next)]
}

function readPreference<P extends Preference>(name: P): Choice<P> {
  const saved = localStorage.getItem(keyOf(name))
  const choices: readonly Choice<P>[] = CHOICES[name]
  return choices.find((choice) => choice === saved) ?? (CHOICES[name][0] as Choice<P>)
}

function writePreference<P extends Preference>(name: P, choice: Choice<P>): void {
  localStorage.setItem(keyOf(name), choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function keyOf(name: Preference): string {
  return `preference.${name}`
}
