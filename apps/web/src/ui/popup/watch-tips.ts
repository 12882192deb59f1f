/** `long`: whole sentences, shown to fingers and the keyboard too, who have no other way to them. */
export type Tip = { target: HTMLElement; label: string; long: boolean }

const DELAY = 300

/** Says which words are to be shown: of what carries `data-tip` (or `data-tip-long` beside it) and is pointed at. Answers how to stop. */
export function watchTips(show: (tip: Tip | null) => void): () => void {
  let target: HTMLElement | null = null
  let timer: number | undefined
  let shown = ''
  const changes = new MutationObserver(() => {
    if (!target?.isConnected || !target.dataset.tip) turn(null)
    else if (target.dataset.tip !== shown) open()
  })
  const hide = () => {
    window.clearTimeout(timer)
    changes.disconnect()
    show(null)
  }
  const open = () => {
    if (!target?.isConnected) return
    shown = target.dataset.tip ?? ''
    show({ target, label: shown, long: 'tipLong' in target.dataset })
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-tip'] })
  }
  const turn = (next: HTMLElement | null, delay = DELAY) => {
    if (next === target) return
    hide()
    target = next
    if (next) timer = window.setTimeout(open, delay)
  }
  const stop = new AbortController()
  const on = { signal: stop.signal, capture: true, passive: true }
  const point = ({ target: over, pointerType }: PointerEvent) => {
    const next = carrier(over, pointerType === 'touch')
    if (next || !target?.matches('[data-tip-long]:focus-visible')) turn(next)
  }
  document.addEventListener('pointerover', point, on)
  // Words may come to what a pointer rests on already.
  document.addEventListener('pointermove', point, on)
  document.addEventListener('pointerout', ({ relatedTarget, pointerType }) => !relatedTarget && pointerType !== 'touch' && turn(null), on)
  document.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'touch' && hide(), on)
  document.addEventListener(
    'focusin',
    ({ target: at }) => at instanceof Element && at.matches(':focus-visible') && turn(carrier(at, true), 0),
    on,
  )
  document.addEventListener('focusout', ({ target: from }) => from === target && turn(null), on)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), on)
  return () => {
    stop.abort()
    hide()
  }
}

function carrier(at: EventTarget | null, longOnly: boolean): HTMLElement | null {
  return at instanceof Element ? at.closest<HTMLElement>(longOnly ? '[data-tip][data-tip-long]' : '[data-tip]') : null
}
