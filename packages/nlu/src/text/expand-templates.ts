/** Most phrases that one template gives, spread evenly over all it could give. */
const PER_TEMPLATE = 14

/**
 * Templates with choices in brackets: "my (son/wife) (fell/left)" gives "my son fell", "my wife left" and so on. The
 * same templates always give the same phrases.
 */
export function expandTemplates(templates: readonly string[]): string[] {
  return templates.flatMap((template) => {
    const parts = template.split(/[()]/).map((part, place) => (place % 2 === 1 ? part.split('/') : [part]))
    const all = parts.reduce((total, choices) => total * choices.length, 1)
    const count = Math.min(all, PER_TEMPLATE)
    return Array.from({ length: count }, (_, number) =>
      spell(parts, Math.floor((number * all) / count) + (all > count ? (number * 7) % Math.floor(all / count) : 0)),
    )
  })
}

function spell(parts: readonly string[][], number: number): string {
  let left = number
  return parts
    .map((choices) => {
      const choice = choices[left % choices.length] ?? ''
      left = Math.floor(left / choices.length)
      return choice
    })
    .join('')
}
