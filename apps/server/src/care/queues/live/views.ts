import type { Notice } from '../../../platform/events.ts'
import type { Follower } from '../../../platform/http/followers.ts'
import { paced } from '../../../platform/paced.ts'

/** Something that several people see, read once for all of them after a change. */
export type View = {
  /** Equal for all who see the same. */
  key: string
  /** The tags of the notices after which it may be another. */
  tags: ReadonlySet<string>
  followers: Set<Follower>
  /** Something happened since it was read. */
  stale: boolean
  /** Reads it again and sends what changed. Never fails. */
  refresh(now: string): Promise<void>
  /** Sends everything; where that is not known yet, after the next reading. */
  sendWhole(follower: Follower, now: string): void
}

export type Views = {
  /** Null: there are too many already. */
  join(view: View, follower: Follower): { resume(): void; stop(): void } | null
  heard(notice: Notice): void
  /** Reads everything again, because time has passed. */
  again(): void
  close(): void
}

const AT_ONCE = 4

type Options = { pause: number; most: number; now(): string }

/** Views that are read after what changes them: at once, then at most every `pause` milliseconds, a few at the same time. */
export function openViews({ pause, most, now }: Options): Views {
  const views = new Map<string, View>()
  const reading = paced(async () => {
    const stale = [...views.values()].filter((view) => view.stale)
    const read = async () => {
      for (let view = stale.pop(); view; view = stale.pop()) await view.refresh(now())
    }
    await Promise.all(Array.from({ length: AT_ONCE }, read))
  }, pause)
  const mark = (concerns: (view: View) => boolean) => {
    let any = false
    for (const view of views.values()) {
      if (!concerns(view)) continue
      view.stale = true
      any = true
    }
    if (any) reading.ask()
  }
  return {
    join(given, follower) {
      const view = views.get(given.key) ?? given
      if (view === given && views.size >= most) return null
      views.set(view.key, view)
      view.followers.add(follower)
      const resume = () => {
        view.sendWhole(follower, now())
        if (view.stale) reading.ask()
      }
      resume()
      const stop = () => {
        view.followers.delete(follower)
        if (view.followers.size === 0 && views.get(view.key) === view) views.delete(view.key)
      }
      return { resume, stop }
    },
    // A name or a group may have changed in any row.
    heard: ({ kind, audience }) => mark(({ tags }) => kind === 'user' || (kind === 'patient' && audience.some((tag) => tags.has(tag)))),
    again: () => mark(() => true),
    close: reading.stop,
  }
}

/** Written once for all. */
export function sendTo(followers: Iterable<Follower>, text: string): void {
  const frame = Buffer.from(text)
  for (const follower of followers) follower.send(frame)
}

export function frameOf(frame: object): string {
  return `data: ${JSON.stringify(frame)}\n\n`
}
