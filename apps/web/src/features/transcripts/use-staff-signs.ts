import { type LiveConversation, sendStaffSigns } from '@clinic/contract/chat/attention'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

const EVERY_MS = 3_000
const TYPING_MS = 5_000

/** Tells the patient’s page that the holder is writing, at most every three seconds. */
export function useTypingSign(conversation_id: string): () => void {
  const last = useRef(0)
  return () => {
    if (performance.now() - last.current < EVERY_MS) return
    last.current = performance.now()
    call(sendStaffSigns, { params: { conversation_id }, body: { typing: true } }).catch(() => undefined)
  }
}

/** Notes as read what is on screen: only while the tab is visible and the end of the log is in view. Answers the place of that end and whether it is in view. */
export function useReadSign({ id, turn, log, mine, closed }: LiveConversation) {
  const [isInView, setInView] = useState(true)
  const end = useRef<HTMLDivElement>(null)
  const inView = useRef(false)
  const read = useRef('')
  const seq = log.reduce((newest, entry) => Math.max(newest, entry.seq ?? 0), 0)
  const note = useEffectEvent(() => {
    const upTo = `${turn} ${seq}`
    if (!inView.current || document.visibilityState !== 'visible' || read.current === upTo) return
    read.current = upTo
    call(sendStaffSigns, { params: { conversation_id: id }, body: { read: { turn, seq } } }).catch(() => undefined)
  })
  useEffect(() => {
    if (!end.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      inView.current = entry?.isIntersecting === true
      setInView(inView.current)
      note()
    })
    watcher.observe(end.current)
    const onVisible = () => note()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
  // An open conversation begins at its end, where it can be joined; who has it sees what comes, as long as they do not scroll away.
  const follow = useEffectEvent((opened: boolean) => {
    if (opened ? mine || !closed : mine && inView.current) end.current?.parentElement?.scrollIntoView({ block: 'end' })
  })
  useEffect(() => {
    if (mine || !closed) follow(true)
  }, [mine, closed])
  useEffect(() => {
    if (turn + seq > 0) note()
    follow(false)
  }, [turn, seq])
  return { end, inView: isInView, show: () => end.current?.parentElement?.scrollIntoView({ block: 'end' }) }
}

/** Whether the patient is writing; `turn`: their newest message, which ends it. */
export function usePatientTyping({ live_id, turn, mine }: LiveConversation): boolean {
  const [since, setSince] = useState<{ at: number; turn: number } | null>(null)
  useLive((notice) => {
    if (notice.kind === 'typing' && notice.id === live_id) setSince({ at: performance.now(), turn })
  })
  useEffect(() => {
    if (!since) return
    const timer = setTimeout(() => setSince(null), TYPING_MS)
    return () => clearTimeout(timer)
  }, [since])
  return mine && since !== null && since.turn === turn
}
