/**
 * Where someone is in a draft: the question last gone to, the way that is pointed out, which cards are open. `asked` grows with each wish to
 * have a card in sight, which takes the focus or not. `keys`: cards of renamed questions keep the name they began with. `wide`: a view has the
 * cards’ place too; `null`: as it begins.
 */
export type Place = {
  selected: string | null
  path: readonly string[]
  open: ReadonlySet<string>
  keys: Readonly<Record<string, string>>
  asked: number
  takesFocus: boolean
  wide: boolean | null
}

export type Step =
  | { go: string; path?: readonly string[] }
  | { select: string }
  | { toggle: string }
  | { openAll: readonly string[] }
  | { renamed: string; to: string }
  | { settle: true }
  | { widen: boolean }

/** All cards begin closed (REQ-356). */
export const START: Place = {
  selected: null,
  path: [],
  open: new Set(),
  keys: {},
  asked: 0,
  takesFocus: false,
  wide: null,
}

/** A step from one place to the next. */
export function takeStep(place: Place, step: Step): Place {
  if ('go' in step) {
    const { go, path = [] } = step
    const open = new Set([...place.open, go])
    return { ...place, selected: go, path, open, asked: place.asked + 1, takesFocus: true, wide: false }
  }
  if ('select' in step) {
    const path = place.path.includes(step.select) ? place.path : []
    return { ...place, selected: step.select, path, asked: place.asked + 1, takesFocus: false }
  }
  if ('openAll' in step) return { ...place, open: new Set(step.openAll) }
  // Another view: it begins as wide as it does, and takes no focus from the switch.
  if ('settle' in step) return { ...place, takesFocus: false, wide: null }
  if ('widen' in step) return { ...place, wide: step.widen }
  if ('toggle' in step) {
    const open = new Set(place.open)
    if (!open.delete(step.toggle)) open.add(step.toggle)
    return { ...place, open, selected: step.toggle }
  }
  const { renamed, to } = step
  const now = (tag: string) => (tag === renamed ? to : tag)
  return {
    ...place,
    selected: place.selected === null ? null : now(place.selected),
    path: place.path.map(now),
    open: new Set([...place.open].map(now)),
    keys: { ...place.keys, [to]: place.keys[renamed] ?? renamed },
  }
}
