import { useEffect, useState } from 'react'
import { later, useLater } from '../lib/later.ts'
import { Tips } from '../ui/popup/tips.tsx'

const NOTICES = later(async () => (await import('./notices.tsx')).Notices)

/** What every page has around it: messages at the bottom right and words beside signs. Where messages appear is fetched after the page itself. */
export function PageOverlays() {
  const [started, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  const [Notices] = useLater(NOTICES, started)
  return (
    <>
      {Notices && <Notices />}
      <Tips />
    </>
  )
}
