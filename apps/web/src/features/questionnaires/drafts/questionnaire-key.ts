/** As the contract wants it; its schema stays on the server. */
export const KEY_SHAPE = /^[a-z][a-z0-9_]{1,39}$/

/** A key proposed for a name: `Pain Scale (2)` gives `pain_scale_2`. */
export function keyFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '')
}
