import { t } from '../../../lib/messages/t.ts'
/**
 * Where someone is in a draft: the question last gone to, the way that is pointed out, which cards are open. `asked` grows with each wish to
 * have a card in sight, which takes the focus or not. `keys`: cards of renamed questions keep the name they began with. `side` is beside
 * the cards, or `wide` in their place; a narrow screen shows `view` alone.
 */
export type Place = {
  selected: string | null
  path: readonly string[]
  open: ReadonlySet<string>
  keys: Readonly<Record<string, string>>
  asked: number
  takesFocus: boolean
  view: View
  side: Side
  wide: boolean
}
export type Side = 'tree' | 'graph' | 'proof'
export type View = 'cards' | Side
export const VIEW_NAMES: Readonly<Record<View, string>> = { cards: t('Cards'), tree: t('Tree'), graph: t('Graph'), proof: t('Checks') }

export type Step =
  | { go: string; path?: readonly string[] }
  | { select: string }
  | { toggle: string }
  | { openAll: readonly string[] }
  | { renamed: string; to: string }
  | { show: View }
  | { widen: boolean }

/** All cards begin closed (REQ-356). */
export const START: Place = {
  selected: null,
  path: [],
  open: new Set(),
  keys: {},
  asked: 0,
  takesFocus: false,
  view: 'cards',
  side: 'tree',
  wide: false,
}

/** A step from one place to the next. */
export function takeStep(place: Place, step: Step): Place {
  if ('go' in step) {
    const { go, path = [] } = step
    const open = new Set([...place.open, go])
    return { ...place, selected: go, path, open, asked: place.asked + 1, takesFocus: true, view: 'cards', wide: false }
  }
  if ('select' in step) {
    const path = place.path.includes(step.select) ? place.path : []
    return { ...place, selected: step.select, path, asked: place.asked + 1, takesFocus: false }
  }
  if ('openAll' in step) return { ...place, open: new Set(step.openAll) }
  if ('show' in step) return { ...place, view: step.show, ...(step.show !== 'cards' && { side: step.show }), wide: false }
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
