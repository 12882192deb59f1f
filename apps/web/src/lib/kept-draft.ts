const PREFIX = 'draft:'

/** What is typed and not sent yet survives a reload of its tab; it goes with the tab and with the session. */
export function keepDraft(name: string, text: string): void {
  if (text === '') sessionStorage.removeItem(PREFIX + name)
  else sessionStorage.setItem(PREFIX + name, text)
}

export function readKeptDraft(name: string): string {
  return sessionStorage.getItem(PREFIX + name) ?? ''
}

export function forgetKeptDrafts(): void {
  if (typeof sessionStorage === 'undefined') return
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
