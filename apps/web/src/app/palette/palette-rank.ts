import { foldText } from '@clinic/core/shared/fold-text'
import type { Command } from '../../lib/commands.ts'

/** `named`: commands whose own label is hit, the best first; `related`: those that only other words of theirs lead to. */
export type Ranked = { named: Command[]; related: Command[] }

/** The commands that fit what is typed; all of them, in their own order, while nothing is. */
export function rankCommands(typed: string, commands: readonly Command[]): Ranked {
  const typedWords = foldText(typed).split(' ').filter(Boolean)
  if (typedWords.length === 0) return { named: [...commands], related: [] }
  const scored = commands.map((command) => ({ command, score: scoreOf(foldText(command.label), typedWords) }))
  const named = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  const related = scored.filter(({ command, score }) => score === 0 && fits(command, typedWords))
  return { named: named.map(({ command }) => command), related: related.map(({ command }) => command) }
}

/** Beginning of the label, beginning of one of its words, or anywhere in it; nothing unless every word is found. */
function scoreOf(label: string, typedWords: readonly string[]): number {
  const first = typedWords[0] ?? ''
  if (!typedWords.every((word) => label.includes(word))) return 0
  if (label.startsWith(first)) return 3
  return label.includes(` ${first}`) ? 2 : 1
}

function fits({ label, keywords = '', detail = '', group }: Command, typed: readonly string[]): boolean {
  const all = foldText(`${label} ${keywords} ${detail} ${group}`)
  return typed.every((word) => all.includes(word))
}
