import { useEffect, useEffectEvent } from 'react'
import { MESSAGE_INPUT_ID } from '../composer/message-input.tsx'

/** An on-screen keyboard opens below what is being written: the newest message, which it answers, stays in view. `atEnd`: it was. */
export function useStayInView(atEnd: boolean): void {
  const stay = useEffectEvent(() => {
    if (!atEnd || document.activeElement?.id !== MESSAGE_INPUT_ID) return
    document.querySelector('[role="log"] li:last-child')?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    const onResize = () => stay()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
}
