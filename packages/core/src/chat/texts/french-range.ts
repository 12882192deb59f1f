/** « de 20 à 45 minutes », « de 50 minutes à 3 heures », « environ 2 jours ». */
export function frenchRange(least: number, most: number): string {
  const [from, to] = [span(least), span(most)]
  if (least === most) return `environ ${to.count} ${to.unit}`
  return from.unit.replace(/s$/, '') === to.unit.replace(/s$/, '')
    ? `de ${from.count} à ${to.count} ${to.unit}`
    : `de ${from.count} ${from.unit} à ${to.count} ${to.unit}`
}

function span(minutes: number): { count: number; unit: string } {
  const [size, unit] = minutes > 1440 ? ([1440, 'jour'] as const) : minutes > 60 ? ([60, 'heure'] as const) : ([1, 'minute'] as const)
  const count = Math.round(minutes / size)
  return { count, unit: count === 1 ? unit : `${unit}s` }
}
