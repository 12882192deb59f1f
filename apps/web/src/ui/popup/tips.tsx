import { useEffect, useState } from 'react'
import { later, useLater } from '../../lib/later.ts'
import { type Tip, watchTips } from './watch-tips.ts'

const TIP_BUBBLE = later(async () => (await import('./tip-bubble.tsx')).TipBubble)

/** Shows the words of `data-tip` beside the element that carries them. Rendered once per page. */
export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => watchTips(setTip), [])
  const [TipBubble] = useLater(TIP_BUBBLE, tip !== null)
  return TipBubble && <TipBubble tip={tip} />
}
