import { useEffect, useEffectEvent, useState } from 'react'
import { later, useLater } from '../lib/later.ts'
import { onLeaving } from '../lib/leaving.ts'
import { useCounts } from './use-counts.ts'
import { useLeave } from './use-log-out.ts'

const HELD = later(async () => (await import('../features/transcripts/held-conversations.tsx')).HeldConversations)

/** The patients whom one has in the chat, above every page; logging out asks about them (F-11). */
export function HeldHost() {
  const counts = useCounts()
  const held = counts?.held ?? []
  const leave = useLeave()
  const [leaving, setLeaving] = useState(false)
  const [Held, drawn] = useLater(HELD, held.length > 0)
  const ask = useEffectEvent(() => {
    if (held.length === 0) return true
    setLeaving(true)
    return false
  })
  useEffect(() => onLeaving(() => ask()), [])
  return (
    Held && (
      <Held
        held={held}
        hoursEnd={counts?.hours_end ?? null}
        leaving={drawn && leaving && held.length > 0}
        onStay={() => setLeaving(false)}
        onLeave={leave}
      />
    )
  )
}
