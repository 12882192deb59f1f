import type { Questions } from '@clinic/contract/questionnaires'
import { firstTag } from '../question-map/walk.ts'
import { type Frame, type Ground, groundOf, type Pick, type Place, type Step, type Stray, stepsFrom } from './steps-from.ts'

/** `to`: index of a node, -1 at the end. */
export type Edge = { to: number; picks: readonly Pick[] }
export type RouteNode = { tag: string; frame: Frame | null; edges: Edge[] }

/**
 * All ways through a map as a graph of places; node 0 is the first question. `order`: every node before those that follow it, where
 * nothing leads back. `exact`: no way of the graph asks anything twice, so it holds just the ways that `walk` goes.
 */
export type Routes = { nodes: readonly RouteNode[]; order: readonly number[]; exact: boolean; strays: readonly Stray[] }

/** A map whose branches do not share questions has about one place a question. */
const MAX_PLACES_EACH = 20
const MAX_PLACES_BESIDE = 2000
const MAX_ROUNDS = 12

/**
 * Explores a map without listing its ways. Mostly a place is a question and the branches around it; where a single way could come to a
 * question twice (two chosen options share a branch), that question is guarded in the next round: then it counts whether it was asked.
 * `null` where there is no first question.
 */
export function exploreRoutes(questions: Questions): Routes | null {
  const start = firstTag(questions)
  if (start === null) return null
  let ground = groundOf(questions)
  let ahead: Ahead = null
  let routes: Routes = { nodes: [], order: [], exact: false, strays: [] }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = explore(ground, start, ahead)
    if (!found) break
    const { masks, repeated } = findRepeats(found)
    routes = { ...found, exact: repeated.size === 0 }
    if (repeated.size === 0) break
    const guarded = withBits([...ground.guarded.keys(), ...repeated])
    if (guarded.size === ground.guarded.size && !ahead) break
    if (round === 0 && masks) ahead = aheadOf(found, masks, guarded)
    else if (guarded.size === ground.guarded.size) ahead = null
    ground = { ...ground, guarded }
  }
  return routes
}

/** By place without its memory, which of the `bits` can still come: what can't come any more need not be remembered. */
type Ahead = { bits: bigint; byPlace: ReadonlyMap<string, bigint> } | null
type Found = { nodes: RouteNode[]; order: number[]; places: string[]; strays: Stray[] }

function withBits(tags: readonly string[]): Map<string, bigint> {
  return new Map([...new Set(tags)].map((tag, index) => [tag, 1n << BigInt(index)]))
}

function remembered(place: Place, name: string, ahead: Ahead): bigint {
  return ahead ? place.seen & ((ahead.byPlace.get(name) ?? ahead.bits) | ~ahead.bits) : place.seen
}

/** Depth first without recursion; `null` where there are too many places. */
function explore(ground: Ground, start: string, ahead: Ahead): Found | null {
  const nodes: RouteNode[] = []
  const places: string[] = []
  const steps: Step[][] = []
  const most = MAX_PLACES_BESIDE + MAX_PLACES_EACH * ground.options.size
  const strays = new Map<string, Stray>()
  const known = new Map<string, number>()
  const open: { index: number; next: number }[] = []
  const enter = (place: Place): number => {
    const name = placeName(place)
    const seen = remembered(place, name, ahead)
    const key = `${seen} ${name}`
    const index = known.get(key)
    if (index !== undefined) return index
    known.set(key, nodes.length)
    nodes.push({ tag: place.tag, frame: place.frame, edges: [] })
    places.push(name)
    const found = stepsFrom(ground, { ...place, seen })
    for (const stray of found.strays) strays.set(JSON.stringify(stray), stray)
    steps.push(found.steps)
    open.push({ index: nodes.length - 1, next: 0 })
    return nodes.length - 1
  }
  const done: number[] = []
  enter({ tag: start, frame: null, seen: 0n })
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const step = steps[top.index]?.[top.next]
    if (!step) {
      done.push(top.index)
      open.pop()
      continue
    }
    top.next += 1
    if (nodes.length > most) return null
    nodes[top.index]?.edges.push({ to: step.to ? enter(step.to) : -1, picks: step.picks })
  }
  return { nodes, order: done.reverse(), places, strays: [...strays.values()] }
}

function placeName({ tag, frame }: Place): string {
  return `${frame?.id ?? 0} ${tag}`
}

/** Questions that a way of the graph could ask twice; `masks`: the questions after each node as bits, `null` where ways lead back. */
function findRepeats({ nodes, order }: Found): { masks: Masks | null; repeated: Set<string> } {
  const rank = new Map(order.map((index, position) => [index, position]))
  const back = new Set<string>()
  nodes.forEach((node, index) => {
    for (const { to } of node.edges) if (to >= 0 && (rank.get(to) ?? 0) <= (rank.get(index) ?? 0)) back.add(nodes[to]?.tag ?? '')
  })
  if (back.size > 0) return { masks: null, repeated: back }
  const bits = doubledTags(nodes)
  const masks: Masks = { bits, after: new Array<bigint>(nodes.length).fill(0n) }
  const repeated = new Set<string>()
  for (const index of order.toReversed()) {
    const node = nodes[index]
    if (!node || bits.size === 0) continue
    let mask = 0n
    for (const { to } of node.edges) if (to >= 0) mask |= (masks.after[to] ?? 0n) | (bits.get(nodes[to]?.tag ?? '') ?? 0n)
    masks.after[index] = mask
    if ((mask & (bits.get(node.tag) ?? 0n)) !== 0n) repeated.add(node.tag)
  }
  return { masks, repeated }
}

type Masks = { bits: ReadonlyMap<string, bigint>; after: bigint[] }

/** Only a question that has several nodes can come twice where nothing leads back. */
function doubledTags(nodes: readonly RouteNode[]): Map<string, bigint> {
  const once = new Set<string>()
  const bits = new Map<string, bigint>()
  for (const { tag } of nodes) {
    if (once.has(tag) && !bits.has(tag)) bits.set(tag, 1n << BigInt(bits.size))
    once.add(tag)
  }
  return bits
}

function aheadOf({ nodes, places }: Found, masks: Masks, guarded: ReadonlyMap<string, bigint>): Ahead {
  const byPlace = new Map<string, bigint>()
  nodes.forEach((_, index) => {
    let mask = 0n
    for (const [tag, bit] of guarded) if (((masks.after[index] ?? 0n) & (masks.bits.get(tag) ?? 0n)) !== 0n) mask |= bit
    byPlace.set(places[index] ?? '', mask)
  })
  return { bits: [...guarded.values()].reduce((all, bit) => all | bit, 0n), byPlace }
}
