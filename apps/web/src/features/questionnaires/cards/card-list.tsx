import type { Question, Questions } from '@clinic/contract/questionnaires'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { CheckCounts } from '../checks/use-editor-checks.ts'
import type { Highlight } from '../drafts/draft-highlights.ts'
import type { EditorActions } from '../editor/editor-actions.ts'
import type { Place } from '../editor/editor-place.ts'
import { EDITOR_SCROLL } from './card-scroll.ts'
import classes from './question-card.module.css'
import { QuestionCard } from './question-card.tsx'

type Props = {
  questions: Questions
  place: Place
  highlights: Readonly<Record<string, Highlight>>
  signs: ReadonlyMap<string, CheckCounts>
  canWrite: boolean
  actions: EditorActions
}

/** Of a closed card, the space below it included. Pixels; open ones are measured. */
const CLOSED = 62
/** Cards drawn beyond what is seen: as many as come into sight when a new one is gone to, so that they need not be drawn in that same frame. */
const AROUND = 8

/**
 * The questions in their order (REQ-337, REQ-357); of a long list, those that are seen are drawn. They follow one another as the browser lays
 * them out, so that a card which grows moves the others without a script.
 */
export function CardList({ questions, place, highlights, signs, canWrite, actions }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { keys } = place
  const cards = useMemo(() => Object.entries(questions).sort((a, b) => a[1].question_number - b[1].question_number), [questions])
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => frame.current,
    estimateSize,
    // A card keeps its name, and so the focus in it, when its question is renamed.
    getItemKey: useCallback((index: number) => nameOf(cards[index], keys), [cards, keys]),
    overscan: AROUND,
    useFlushSync: false,
  })
  useScrollToSelected(frame, { cards, place, virtual })
  const path = useMemo(() => new Set(place.path), [place.path])
  const drawn = virtual.getVirtualItems()
  return (
    <div ref={frame} className={classes.frame} data-scrolls>
      <ol className={classes.list} aria-label={t('Questions')} style={{ height: virtual.getTotalSize(), paddingTop: drawn[0]?.start ?? 0 }}>
        {drawn.map(({ index, key }) => {
          const [tag, question] = cards[index] ?? []
          if (tag === undefined || !question) return null
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              className={classes.item}
              data-index={index}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
            >
              <QuestionCard
                tag={tag}
                question={question}
                isOpen={place.open.has(tag)}
                isSelected={place.selected === tag}
                isOnPath={path.has(tag)}
                changedBy={highlights[tag]?.by ?? null}
                errors={signs.get(tag)?.faults ?? 0}
                warnings={signs.get(tag)?.warnings ?? 0}
                canWrite={canWrite}
                actions={actions}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const estimateSize = () => CLOSED

function nameOf(card: [string, Question] | undefined, keys: Place['keys']): string {
  const tag = card?.[0] ?? ''
  return keys[tag] ?? tag
}

type ScrollTarget = {
  cards: readonly (readonly [string, unknown])[]
  place: Place
  virtual: {
    scrollToIndex: (index: number, how: { align: 'auto' }) => void
    measurementsCache: readonly { start: number }[]
  }
}

/** Looks so often, frame by frame, for a card that has to be scrolled to before it is drawn. */
const MOST_TRIES = 20

/** Brings someone to the card that was asked for, with as much above it as the scroll settings say, and the focus into it. */
function useScrollToSelected(frame: React.RefObject<HTMLDivElement | null>, { cards, place, virtual }: ScrollTarget): void {
  const scroll = useEffectEvent(() => {
    const { selected: tag, takesFocus } = place
    const index = cards.findIndex(([one]) => one === tag)
    if (index < 0) return
    if (!takesFocus) return virtual.scrollToIndex(index, { align: 'auto' })
    const { start } = virtual.measurementsCache[index] ?? {}
    if (frame.current && start !== undefined) frame.current.scrollTop = start - bufferOf(frame.current)
    focusHead(frame, tag, 0)
  })
  // In the frame in which the card is drawn: the browser lays out and paints once.
  useLayoutEffect(() => {
    if (place.asked > 0) scroll()
  }, [place.asked])
}

function focusHead(frame: React.RefObject<HTMLDivElement | null>, tag: string | null, tries: number): void {
  const head = [...(frame.current?.querySelectorAll<HTMLElement>('[data-head]') ?? [])].find((one) => one.dataset.head === tag)
  if (!head) {
    if (tries < MOST_TRIES) requestAnimationFrame(() => focusHead(frame, tag, tries + 1))
    return
  }
  head.focus({ preventScroll: true })
  keepInside(frame.current, head)
}

/** Leaves the buffer above a card free, so that what comes before it is seen too. */
function keepInside(frame: HTMLElement | null, head: HTMLElement): void {
  if (!frame) return
  const above = head.getBoundingClientRect().top - frame.getBoundingClientRect().top
  const away = above - bufferOf(frame)
  if (Math.abs(away) > 1) frame.scrollTop += away
}

function bufferOf(frame: HTMLElement): number {
  return Math.min(EDITOR_SCROLL.buffer, frame.clientHeight / 4)
}
