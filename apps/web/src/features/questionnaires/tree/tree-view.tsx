import type { Questions } from '@clinic/contract/questionnaires'
import { IconChevronRight } from '@tabler/icons-react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Step } from '../editor/editor-place.ts'
import classes from './tree.module.css'
import { type TreeRow, treeRows } from './tree-rows.ts'

type Props = { questions: Questions; selected: string | null; path: readonly string[]; step: (step: Step) => void }

/** Pixels of a line. */
const LINE = 30
/** Lines drawn beyond what is seen. */
const AROUND = 12

/** The questionnaire as a tree (REQ-339). Arrows move, right and left open and close, Enter goes to the card. Of a long one, what is seen is drawn. */
export const TreeView = memo(function TreeView({ questions, selected, path, step }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => treeRows(questions, closed), [questions, closed])
  const places = useMemo(() => new Map(rows.map(({ tag }, index) => [tag, index])), [rows])
  const [focused, setFocused] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const onPath = useMemo(() => new Set(path), [path])
  const current = [focused, selected].find((tag) => tag !== null && places.has(tag)) ?? rows[0]?.tag ?? null
  const reached = places.get(current ?? '') ?? 0
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: () => LINE,
    getItemKey: (index) => rows[index]?.tag ?? index,
    overscan: AROUND,
    // The line that the keyboard reaches is there, wherever someone has scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), reached])].filter((at) => at < range.count).sort((a, b) => a - b),
  })
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const line = wanted.current === current && tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    wanted.current = null
    if (line) line.focus()
  }, [current])
  const focus = (tag: string | undefined) => {
    if (tag === undefined) return
    wanted.current = tag
    virtual.scrollToIndex(places.get(tag) ?? 0)
    setFocused(tag)
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
    const row = rows[reached]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    if (pressKey(event.key, { rows, row, place: reached, toggle, focus, go })) event.preventDefault()
  }
  return (
    <div ref={tree} className={classes.frame}>
      <div
        role="tree"
        aria-label={t('Questionnaire tree')}
        className={classes.tree}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={press}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
              <Line
                key={key}
                {...row}
                top={start}
                isSelected={selected === row.tag}
                isOnPath={onPath.has(row.tag)}
                isReached={current === row.tag}
                go={go}
                toggle={toggle}
              />
            )
          )
        })}
      </div>
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
  top: number
  isSelected: boolean
  isOnPath: boolean
  isReached: boolean
  go: (tag: string) => void
  toggle: (tag: string, wish: boolean) => void
}

const Line = memo(function Line(props: LineProps) {
  const { tag, number, text, level, when, hasChildren, isClosed } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its lines
    <div
      role="treeitem"
      className={classes.line}
      tabIndex={props.isReached ? 0 : -1}
      aria-level={level}
      aria-posinset={props.place}
      aria-setsize={props.among}
      aria-selected={props.isSelected}
      aria-expanded={hasChildren ? !isClosed : undefined}
      data-way={props.isOnPath || undefined}
      style={{ top: props.top, paddingLeft: 8 + (level - 1) * 18 }}
      onClick={() => props.go(tag)}
    >
      <span
        className={classes.fold}
        data-closed={isClosed || undefined}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          if (hasChildren) props.toggle(tag, !isClosed)
        }}
      >
        {hasChildren && <IconChevronRight size={14} />}
      </span>
      <span className={classes.number}>{number}</span>
      {when !== null && <span className={classes.when}>{when}</span>}
      <span className={classes.text}>{text === '' ? tag : text}</span>
    </div>
  )
})
