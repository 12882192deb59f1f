const ID = /^\d{1,9}$/

/** The number in an address; null where it is none. */
export function readId(said: string): number | null {
  return ID.test(said) ? Number(said) : null
}
