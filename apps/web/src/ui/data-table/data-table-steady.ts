type Steady<Row> = { shown: readonly Row[]; fresh: readonly Row[]; keyOf: (row: Row) => string }

/**
 * The rows to show while someone points at or types in a table: those shown stay in their places with fresh content, those gone leave,
 * except `kept` (a row being typed in), and new ones follow below.
 */
export function steadyRows<Row>({ shown, fresh, keyOf }: Steady<Row>, kept: string | null): Row[] {
  const byKey = new Map(fresh.map((row) => [keyOf(row), row]))
  const stayed = shown.flatMap((row) => byKey.get(keyOf(row)) ?? (keyOf(row) === kept ? [row] : []))
  const known = new Set(stayed.map(keyOf))
  return [...stayed, ...fresh.filter((row) => !known.has(keyOf(row)))]
}
