import type { Questions } from '@clinic/contract/questionnaires'
import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react'
import type { Place, Step } from './editor-place.ts'
import classes from './tree.module.css'
import { type TreeRow, treeRows } from './tree-rows.ts'

type Props = { questions: Questions; place: Place; step: (step: Step) => void }

/** The questionnaire as a tree (REQ-339). Arrows move, right and left open and close, Enter goes to the card. */
export const TreeView = memo(function TreeView({ questions, place, step }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => treeRows(questions, closed), [questions, closed])
  const [focused, setFocused] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const way = useMemo(() => new Set(place.way), [place.way])
  const current = [focused, place.selected].find((tag) => rows.some((row) => row.tag === tag)) ?? rows[0]?.tag ?? null
  const focus = (tag: string | undefined) => {
    if (tag === undefined) return
    setFocused(tag)
    const found = [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])].find((one) => one.dataset.tag === tag)
    found?.focus()
  }
  const toggle = useCallback((tag: string, wish: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      if (wish) after.add(tag)
      else after.delete(tag)
      return after
    })
  }, [])
  const go = useCallback((tag: string) => step({ go: tag }), [step])
  const press = (event: KeyboardEvent) => {
    const place = rows.findIndex(({ tag }) => tag === current)
    const row = rows[place]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    if (pressKey(event.key, { rows, row, place, toggle, focus, go })) event.preventDefault()
  }
  return (
    <div ref={tree} role="tree" aria-label="Questionnaire tree" className={classes.tree} onKeyDown={press}>
      {rows.map((row) => (
        <Line
          key={row.tag}
          {...row}
          isSelected={place.selected === row.tag}
          isOnWay={way.has(row.tag)}
          isReached={current === row.tag}
          go={go}
          toggle={toggle}
        />
      ))}
    </div>
  )
})

type Keys = {
  rows: readonly TreeRow[]
  row: TreeRow
  place: number
  toggle: (tag: string, wish: boolean) => void
  focus: (tag: string | undefined) => void
  go: (tag: string) => void
}

/** Whether the tree has a use for the key. */
function pressKey(key: string, { rows, row, place, toggle, focus, go }: Keys): boolean {
  const { tag, parent, hasChildren, isClosed } = row
  if (key === 'ArrowDown') focus(rows[place + 1]?.tag)
  else if (key === 'ArrowUp') focus(rows[place - 1]?.tag)
  else if (key === 'ArrowRight' && hasChildren) isClosed ? toggle(tag, false) : focus(rows[place + 1]?.tag)
  else if (key === 'ArrowLeft') hasChildren && !isClosed ? toggle(tag, true) : focus(parent ?? undefined)
  else if (key === 'Home') focus(rows[0]?.tag)
  else if (key === 'End') focus(rows.at(-1)?.tag)
  else if (key === 'Enter' || key === ' ') go(tag)
  else return false
  return true
}

type LineProps = TreeRow & {
  isSelected: boolean
  isOnWay: boolean
  isReached: boolean
  go: (tag: string) => void
  toggle: (tag: string, wish: boolean) => void
}

const Line = memo(function Line({
  tag,
  number,
  text,
  level,
  when,
  hasChildren,
  isClosed,
  isSelected,
  isOnWay,
  isReached,
  ...use
}: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its lines
    <div
      role="treeitem"
      className={classes.line}
      tabIndex={isReached ? 0 : -1}
      aria-level={level}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? !isClosed : undefined}
      data-tag={tag}
      data-way={isOnWay || undefined}
      style={{ paddingLeft: 8 + (level - 1) * 18 }}
      onClick={() => use.go(tag)}
    >
      <span
        className={classes.fold}
        data-closed={isClosed || undefined}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          if (hasChildren) use.toggle(tag, !isClosed)
        }}
      >
        {hasChildren && <IconChevronRight size={14} />}
      </span>
      <span className={classes.number}>{number}</span>
      {when !== null && <span className={classes.when}>{when}</span>}
      <span className={classes.words}>{text === '' ? tag : text}</span>
    </div>
  )
})
