/** The patient one row further down or up, of whichever list; null at the end. Someone in no row is before the first. */
export function rowBeside(place: HTMLElement | null, patientId: string, step: 1 | -1): string | null {
  const ids = [...(place?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])].flatMap((row) => row.dataset.rowKey ?? [])
  const at = ids.indexOf(patientId)
  return (at < 0 && step < 0 ? undefined : ids[at + step]) ?? null
}
