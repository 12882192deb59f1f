/** What the page of REQ-104 shows. No account waits for a key so far, so none opens anything (REQ-105). */
export function validateKey(_key: string): Promise<{ message: string }> {
  return Promise.resolve({ message: 'Invalid key' })
}
