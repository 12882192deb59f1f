import {
  PREFERENCES,
  type Preference,
  type PreferenceName,
  type Preferences,
  readPreferences,
  writePreferences,
} from '@clinic/contract/auth'
import { useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { formatLanguage } from './messages/language.ts'
import { readLock } from './screen-lock.ts'
import { readToken } from './token.ts'

/** The server keeps each choice for the person; this browser's storage is a copy, there at once and before anyone has logged in. */
const NAMES = Object.keys(PREFERENCES) as PreferenceName[]
const listeners = new Set<() => void>()
let writes = 0
/** Whose choices these are; 0: no one's yet. */
let person = 0
let onUnsaved: (again: () => void) => void = () => undefined

/** A remembered choice and how to change it. */
export function usePreference<P extends PreferenceName>(name: P): [Preference<P>, (choice: Preference<P>) => void] {
  const choice = useSyncExternalStore(onPreferences, () => readPreference(name))
  return [choice, (next) => writePreference(name, next)]
}

export function readPreference<P extends PreferenceName>(name: P): Preference<P> {
  const saved = localStorage.getItem(keyOf(name))
  const choices: readonly Preference<P>[] = PREFERENCES[name]
  return choices.find((choice) => choice === saved) ?? (PREFERENCES[name][0] as Preference<P>)
}

/** Holds at once here, and for the person wherever they log in. */
export function writePreference<P extends PreferenceName>(name: P, choice: Preference<P>): void {
  if (readPreference(name) === choice) return
  localStorage.setItem(keyOf(name), choice)
  writes += 1
  emit()
  if (readToken() === null || readLock().locked) return
  keepUnsaved([...readUnsaved(), name])
  save({ [name]: choice })
}

function save(given: Preferences): void {
  const saved = () => keepUnsaved(readUnsaved().filter((name) => !(name in given) || given[name] !== readPreference(name)))
  const missed = () => {
    if (readToken() !== null) onUnsaved(() => save(given))
  }
  call(writePreferences, { body: given }).then(saved, missed)
}

/**
 * Takes over what someone chose elsewhere; what they never chose is as it comes. A choice made at the same time is the newer one, and so is one that was
 * made here and never reached the server: it is sent again.
 */
export async function loadPreferences(user_id: number): Promise<void> {
  person = user_id
  const before = writes
  const stored = await call(readPreferences)
  if (writes !== before || person !== user_id) return
  const unsaved = readUnsaved()
  for (const name of NAMES.filter((one) => !unsaved.includes(one))) {
    const choice = stored[name]
    if (choice === undefined) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), choice)
  }
  emit()
  if (unsaved.length > 0) save(Object.fromEntries(unsaved.map((name) => [name, readPreference(name)])))
}

/** The choices that the server has not confirmed: a reload can cut the way to it short. */
function readUnsaved(): PreferenceName[] {
  const stored = (localStorage.getItem(`preferences.unsaved.${person}`) ?? '').split(',')
  return NAMES.filter((name) => stored.includes(name))
}

function keepUnsaved(names: readonly PreferenceName[]): void {
  const key = `preferences.unsaved.${person}`
  if (names.length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, names.join(','))
}

/** Lets choices act on what is no component, and says what to do when one could not be saved. */
export function watchPreferences(unsaved: (again: () => void) => void): void {
  onUnsaved = unsaved
  const apply = () => {
    document.documentElement.dataset.motion = readPreference('motion')
  }
  apply()
  onPreferences(apply)
}

/** Loads the page again where the person reads another language than it was loaded in. What they were typing is stored and there again. */
export function showInTheirLanguage(): void {
  if (readPreference('language') !== formatLanguage()) location.reload()
}

export function onPreferences(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function emit(): void {
  for (const listener of [...listeners]) listener()
}

function keyOf(name: PreferenceName): string {
  return `preference.${name}`
}
