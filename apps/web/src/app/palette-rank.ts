import { foldText } from '@clinic/core/shared/fold-text'
import type { Command } from '../lib/commands.ts'

/** `named`: commands whose own label is hit, the best first; `related`: those that only other words of theirs lead to. */
export type Ranked = { named: Command[]; related: Command[] }

/** The commands that fit what is typed; all of them, in their own order, while nothing is. */
export function rankCommands(typed: string, commands: readonly Command[]): Ranked {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return { named: [...commands], related: [] }
  const scored = commands.map((command) => ({ command, score: scoreOf(foldText(command.label), words) }))
  const named = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  const related = scored.filter(({ command, score }) => score === 0 && fits(command, words))
  return { named: named.map(({ command }) => command), related: related.map(({ command }) => command) }
}

/** Beginning of the label, beginning of one of its words, or anywhere in it; nothing unless every word is found. */
function scoreOf(label: string, words: readonly string[]): number {
  const first = words[0] ?? ''
  if (!words.every((word) => label.includes(word))) return 0
  if (label.startsWith(first)) return 3
  return label.includes(` ${first}`) ? 2 : 1
}

function fits({ label, words = '', detail = '', group }: Command, typed: readonly string[]): boolean {
  const all = foldText(`${label} ${words} ${detail} ${group}`)
  return typed.every((word) => all.includes(word))
}
