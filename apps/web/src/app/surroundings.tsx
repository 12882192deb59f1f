import { useEffect, useState } from 'react'
import { later, useLater } from '../lib/later.ts'
import { Tips } from '../ui/popup/tips.tsx'

const NOTICES = later(async () => (await import('./notices.tsx')).Notices)

/** What every page has around it: messages at the bottom right and words beside signs. Where messages appear is fetched after the page itself. */
export function Surroundings() {
  const [begun, setBegun] = useState(false)
  useEffect(() => setBegun(true), [])
  const [Notices] = useLater(NOTICES, begun)
  return (
    <>
      {Notices && <Notices />}
      <Tips />
    </>
  )
}
