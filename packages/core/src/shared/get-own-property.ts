/** Safe lookup for keys from outside: `constructor` and the like are never inherited. */
export function getOwnProperty<T>(record: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined {
  return key !== null && key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}
