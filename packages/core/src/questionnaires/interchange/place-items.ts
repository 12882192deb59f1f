import { type ConditionGroup, type Entry, evaluateConditions, type Placed } from './evaluate-conditions.ts'
import type { ReadItem } from './read-items.ts'

/**
 * Items of any system as a list of questions, each with the one answer that leads to it. Groups give their conditions and their text to what
 * stands in them, texts that are only shown become help texts. `notes`: in sentences, what could not be kept as it was.
 */
export function placeItems(items: readonly ReadItem[]): { placed: Placed[]; notes: string[] } {
  const gathering: Gathering = { entries: [], notes: [] }
  gather(gathering, items, { parent: null, groups: [], stem: '' })
  const judged = evaluateConditions(gathering.entries)
  return { placed: judged.placed, notes: [...gathering.notes, ...judged.notes] }
}

type Gathering = { entries: Entry[]; notes: string[] }
type Around = { parent: Entry | null; groups: ConditionGroup[]; stem: string }

function gather(gathering: Gathering, items: readonly ReadItem[], around: Around): void {
  let shown: string[] = []
  for (const item of items) {
    const isText = item.type === 'display' && !item.section
    if (item.hidden) gathering.notes.push(`${quote(item)} is hidden from patients there and was left out.`)
    else if (item.computed && !isText && item.type !== 'group')
      gathering.notes.push(`${quote(item)} is worked out there, not answered, and was left out.`)
    else if (isText && item.help && around.parent) around.parent.help = joined([around.parent.help, item.text])
    else if (isText) shown.push(item.text)
    else {
      const stem = joined([around.stem, ...shown])
      shown = []
      addItem(gathering, item, { ...around, stem })
    }
  }
  const rest = joined(shown)
  if (rest === '') return
  if (around.parent) around.parent.help = joined([around.parent.help, rest])
  else gathering.notes.push(`“${rest}” is only shown, with no question after it, and was left out.`)
}

function addItem(gathering: Gathering, item: ReadItem, { parent, groups, stem }: Around): void {
  const own: ConditionGroup[] = item.conditions.length > 0 ? [{ conditions: item.conditions, behavior: item.behavior }] : []
  if (item.type === 'group') {
    if (item.repeats) gathering.notes.push(`The group ${quote(item)} may be answered several times there, here once.`)
    gather(gathering, item.items, { parent, groups: [...groups, ...own], stem: joined([stem, item.text]) })
    return
  }
  const entry = { item, help: stem, parent: parent?.item.linkId ?? null, groups: [...groups, ...own] }
  gathering.entries.push(entry)
  gather(gathering, item.items, { parent: entry, groups: [], stem: '' })
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join(' ')
}

function quote(item: ReadItem): string {
  return `“${item.text || item.linkId}”`
}
