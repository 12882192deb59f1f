/** Reads a key of a record that came from outside: names like `constructor` are then ordinary keys, never inherited ones. */
export function getOwnProperty<T>(record: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined {
  return key !== null && key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}
