import { foldText } from '../../shared/fold-text.ts'
import { matchOption, sharesName } from './match-option.ts'
import { readYesNo } from './yes-no.ts'

/** Labels in option order, or the part of the text that names none. */
export type OptionsMatch = { labels: string[] } | { unread: string[] }

const ALL =
  /^(all|all of (them|these|those|that|it|the above)|everything|each of them|(?:everything|all(?: of it| of them)?) (?:on|in|from) (?:your|the|that|this) list|(?:the )?(?:whole|entire|full) list|the whole lot|the lot|every (?:single )?one(?: of (?:them|these|those))?|all (?:three|four|five|six)(?: of them)?|tous|toutes|tout|tout (?:ca|cela)|toutes ces reponses|(?:tous|toutes) les (?:choix|reponses|options))$/
const NONE =
  /^(none|none of (them|these|those|the above|it)|nothing|neither|aucune?|aucune? de ces (?:reponses|choix|options)|rien(?: de tout (?:ca|cela))?)$/

/**
 * Which options a text lists ("oil, capsules and the third one"). Labels that themselves hold commas or "and" are taken whole first.
 * `exclusive` labels ("None of these") are meant by none, and not by all.
 */
export function matchOptions(labels: string[], exclusive: string[], text: string): OptionsMatch {
  const said = foldText(text)
  const noneLabel = exclusive.find((label) => /^(none|no|nothing|aucune?|rien)\b/.test(foldText(label)))
  if (noneLabel !== undefined && (NONE.test(said) || isBareNo(labels, text))) return { labels: [noneLabel] }
  if (ALL.test(said)) return { labels: labels.filter((label) => !exclusive.includes(label)) }
  const whole = matchOption(labels, text)
  if ('label' in whole && !/[,;\n]|\b(?:and|et)\b|&/i.test(text)) return { labels: [whole.label] }
  const { taken, rest } = takeWholeLabels(labels, text)
  const pieces = rest.split(/[,;\n&/]|\band\b|\bet\b|\bplus\b/i).filter((piece) => foldText(piece) !== '')
  const matches = pieces.map((piece) => ({ piece: piece.trim(), match: matchOption(labels, piece) }))
  const unread = matches.filter(({ match }) => !('label' in match)).map(({ piece }) => piece)
  if (unread.length > 0) return { unread }
  const found = new Set([...taken, ...matches.flatMap(({ match }) => ('label' in match ? [match.label] : []))])
  return { labels: labels.filter((label) => found.has(label)) }
}

/** "Not really" means none; "no oil" does not. */
function isBareNo(labels: string[], text: string): boolean {
  return readYesNo(text) === false && !labels.some((label) => sharesName(foldText(label), foldText(text)))
}

/** Only labels that a separator would tear apart, written out in full. */
function takeWholeLabels(labels: string[], text: string): { taken: string[]; rest: string } {
  const taken: string[] = []
  let rest = text
  const torn = labels.filter((label) => /[,;&/]|\b(?:and|et|plus)\b/i.test(label)).sort((a, b) => b.length - a.length)
  for (const label of torn) {
    const at = rest.toLowerCase().indexOf(label.toLowerCase())
    if (at < 0) continue
    taken.push(label)
    rest = `${rest.slice(0, at)},${rest.slice(at + label.length)}`
  }
  return { taken, rest }
}
