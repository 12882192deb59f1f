export type StoredConversation = { conversation_id: string; key: string }

const STORE = 'chat-conversation'
const OPEN_HERE = 'chat-open'

/** The conversation that this device may continue. Only its id and key are stored here; answers never are. */
export function storedConversation(): StoredConversation | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

/** Remembers the newest key, and that this tab is in the conversation, so that a reload goes straight back into it. */
export function storeConversation({ conversation_id, key }: StoredConversation): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ conversation_id, key }))
    sessionStorage.setItem(OPEN_HERE, conversation_id)
  } catch {
    // A browser that forbids storage can still talk; it only can't come back.
  }
}

export function forgetConversation(): void {
  try {
    localStorage.removeItem(STORE)
    sessionStorage.removeItem(OPEN_HERE)
  } catch {
    // Nothing was stored, nothing to forget.
  }
}

/** Whether this tab was in the stored conversation before a reload. */
export function isOpenHere(): boolean {
  try {
    return sessionStorage.getItem(OPEN_HERE) !== null && sessionStorage.getItem(OPEN_HERE) === storedConversation()?.conversation_id
  } catch {
    return false
  }
}

function isStored(value: unknown): value is StoredConversation {
  if (typeof value !== 'object' || value === null) return false
  const { conversation_id, key } = value as Partial<StoredConversation>
  return typeof conversation_id === 'string' && /^[A-Za-z0-9]{12}$/.test(conversation_id) && typeof key === 'string'
}
