import { Tooltip } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import classes from './tip-bubble.module.css'
import type { Tip } from './watch-tips.ts'

const LONG_WIDTH = 340

/** The words beside what they belong to, which names them as its description while they are there. `null`: gone. */
export function TipBubble({ tip }: { tip: Tip | null }) {
  const [last, setLast] = useState(tip)
  if (tip !== null && tip !== last) setLast(tip)
  const id = useId()
  const target = tip?.target
  useEffect(() => {
    if (!target || target.hasAttribute('aria-describedby')) return
    target.setAttribute('aria-describedby', id)
    return () => target.removeAttribute('aria-describedby')
  }, [target, id])
  if (!last) return null
  return (
    <Tooltip
      target={last.target}
      opened={tip !== null}
      label={<span id={id}>{last.label}</span>}
      {...(last.long && { multiline: true, w: LONG_WIDTH, classNames: { tooltip: classes.long ?? '' } })}
    />
  )
}
