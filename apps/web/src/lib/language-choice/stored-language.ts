const STORE = 'chat-language'

/** The language that someone chose on this device, or null. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORE)
  } catch {
    return null
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(STORE, language)
  } catch {
    // A browser that forbids storage asks its own settings again next time.
  }
}
