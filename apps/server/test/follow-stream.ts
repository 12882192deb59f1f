import type { LiveEvent } from '@clinic/contract/events'
import type { QueuePage } from '@clinic/contract/queues'
import type { FollowedList, FollowFrame, ReloadFrame } from '@clinic/contract/queues/follow'
import { applyFrame, type FollowedPage } from '@clinic/core/queues/apply-frame'

export type FollowedStream = {
  status: number
  /** What came, in order. */
  said: (LiveEvent | FollowFrame | ReloadFrame)[]
  /** Everything as it came over the wire. */
  text: string
  ended: boolean
  /** The list as its frames make it; undefined: it is not followed. */
  page(list: FollowedList): QueuePage | undefined
  /** Frames that did not continue what was there. */
  gaps: number
  close(): void
}

/** A live stream that follows the two tables of a queue page as a browser does. */
export async function followStream(url: string, { token, search }: { token: string; search: string }): Promise<FollowedStream> {
  const stop = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/events?${search}`, { headers, signal: stop.signal })
  const pages = new Map<FollowedList, FollowedPage>()
  const stream: FollowedStream = {
    ...{ status: response.status, said: [], text: '', ended: false, gaps: 0 },
    page: (list) => pages.get(list)?.page,
    close: () => stop.abort(),
  }
  const take = (frame: FollowedStream['said'][number]) => {
    stream.said.push(frame)
    if (frame.kind === 'unfollowed') pages.delete(frame.list)
    if (frame.kind !== 'list') return
    const next = applyFrame(pages.get(frame.list) ?? null, frame)
    if (next) pages.set(frame.list, next)
    else stream.gaps += 1
  }
  const read = async () => {
    let rest = ''
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      stream.text += piece
      const messages = (rest + piece).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) if (message.startsWith('data: ')) take(JSON.parse(message.slice(6)))
    }
    stream.ended = true
  }
  read().catch(() => undefined)
  return stream
}
