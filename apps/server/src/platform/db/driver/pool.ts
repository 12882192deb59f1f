import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { secondConnection } from '../../one-connection.ts'
import { Link, type Shape, type Shared } from './link.ts'
import { connectionError } from './lost.ts'

/**
 * `max` connections at most; one that is unused for `idleMs` is closed. `wait`: milliseconds before the next attempt
 * after so many failures.
 */
export type PoolConfig = { client: ClientConfig; max: number; idleMs: number; wait(failures: number): number }
type Waiting = { alone: boolean; serve(link: Link): void; failed(error: Error): void }

/**
 * Connections that are opened as needed. Single statements share connections: if all are in use, a statement queues
 * behind others on the connection with the fewest. Exclusive use waits until everything on a connection is answered. A
 * lost connection leaves the pool at once and fails everything that was sent on it.
 */
export class Pool {
  readonly #config: PoolConfig
  readonly #shared: Shared
  readonly #links = new Set<Link>()
  readonly #waiting: Waiting[] = []
  #connecting = 0
  #failures = 0
  #ended = false
  #whenEmpty: (() => void) | null = null
  readonly #closing = new Set<Promise<void>>()

  constructor(config: PoolConfig, shared: Omit<Shared, 'shapes'>) {
    this.#config = config
    this.#shared = { ...shared, shapes: new Map<string, Shape>() }
  }

  /** Asks one statement of a connection, beside others: `serve` asks it at once. */
  share(serve: (link: Link) => void, failed: (error: Error) => void): void {
    const refused = this.#refusal()
    if (refused) {
      failed(refused)
      return
    }
    const link = this.#waiting.length > 0 ? null : (this.#idle() ?? (this.#hasRoom() ? null : this.#leastBusy()))
    if (!link) {
      this.#wait({ alone: false, serve, failed })
      return
    }
    clearTimeout(link.idleTimer)
    serve(link)
  }

  /** A connection for exclusive use, to be returned with `release`. */
  async take(): Promise<Link> {
    const refused = this.#refusal()
    if (refused) throw refused
    const idle = this.#waiting.length === 0 ? this.#idle() : null
    if (idle) return this.#hand(idle)
    return new Promise((serve, failed) => this.#wait({ alone: true, serve, failed }))
  }

  release(link: Link): void {
    link.taken = false
    if (link.lost) return
    // The next user must not run inside the previous transaction.
    if (!link.outside || link.inFlight > 0) {
      link.destroy()
      return
    }
    this.#free(link)
  }

  /** Lets everything that was asked come to its end, for so many milliseconds at most. */
  async end(timeoutMs: number): Promise<void> {
    this.#ended = true
    const empty = new Promise<void>((resolve) => {
      this.#whenEmpty = resolve
    })
    const timer = setTimeout(() => {
      const error = connectionError('CONNECTION_ENDED', 'the connections to the database were closed')
      for (const waiting of this.#waiting.splice(0)) waiting.failed(error)
      for (const link of [...this.#links]) link.destroy()
      this.#whenEmpty?.()
    }, timeoutMs)
    for (const link of [...this.#links]) this.#closeIdle(link)
    this.#tellEmpty()
    await empty
    await Promise.race([Promise.all(this.#closing), sleep(timeoutMs, undefined, { ref: false })])
    clearTimeout(timer)
  }

  #refusal(): Error | null {
    if (this.#ended) return connectionError('CONNECTION_ENDED', 'the connections to the database are closed')
    return secondConnection()
  }

  #wait(waiting: Waiting): void {
    this.#waiting.push(waiting)
    this.#connectMore()
    if (waiting.alone) this.#claimOne()
  }

  #idle(): Link | null {
    for (const link of this.#links) if (!link.taken && !link.claimed && link.inFlight === 0) return link
    return null
  }

  #leastBusy(): Link | null {
    let best: Link | null = null
    for (const link of this.#links) if (!link.taken && !link.claimed && (!best || link.inFlight < best.inFlight)) best = link
    return best
  }

  #hasRoom(): boolean {
    return this.#links.size + this.#connecting < this.#config.max
  }

  /**
   * If all connections are shared, the longest-waiting exclusive user gets the first one that has answered everything.
   */
  #claimOne(): void {
    const claims = [...this.#links].filter(({ claimed }) => claimed).length
    const wanted = this.#waiting.filter(({ alone }) => alone).length - this.#connecting
    if (claims >= wanted) return
    const link = this.#leastBusy()
    if (!link) return
    link.claimed = true
    if (link.inFlight === 0) this.#free(link)
  }

  #hand(link: Link): Link {
    clearTimeout(link.idleTimer)
    link.taken = true
    link.claimed = false
    return link
  }

  /** An idle connection goes to the longest-waiting user. */
  #free(link: Link): void {
    link.claimed = false
    while (this.#waiting.length > 0) {
      const [next] = this.#waiting
      if (!next || (next.alone && link.inFlight > 0)) break
      this.#waiting.shift()
      if (next.alone) {
        next.serve(this.#hand(link))
        return
      }
      next.serve(link)
      // Its statement may have failed at once, and the connection may have another user by now.
      if (link.taken || link.lost) return
    }
    if (this.#waiting.length > 0) link.claimed = true
    else if (this.#ended) this.#closeIdle(link)
    else this.#rest(link)
  }

  #rest(link: Link): void {
    clearTimeout(link.idleTimer)
    link.idleTimer = setTimeout(() => this.#closeIdle(link), this.#config.idleMs)
    link.idleTimer.unref()
  }

  #closeIdle(link: Link): void {
    if (link.taken || link.inFlight > 0 || this.#waiting.length > 0) return
    this.#links.delete(link)
    const closing = link.close().finally(() => this.#closing.delete(closing))
    this.#closing.add(closing)
    this.#tellEmpty()
  }

  #tellEmpty(): void {
    if (this.#ended && this.#links.size === 0 && this.#connecting === 0 && this.#waiting.length === 0) this.#whenEmpty?.()
  }

  #connectMore(): void {
    while (this.#hasRoom() && this.#connecting < this.#waiting.length) void this.#connect()
  }

  async #connect(): Promise<void> {
    this.#connecting += 1
    const link = new Link(this.#config.client, this.#shared, { idle: (one) => this.#idled(one), lost: (one) => this.#lose(one) })
    try {
      if (this.#failures > 0) await sleep(this.#config.wait(this.#failures))
      await link.connect()
      this.#failures = 0
      this.#connecting -= 1
      this.#links.add(link)
      this.#free(link)
    } catch (error) {
      this.#connecting -= 1
      this.#failures += 1
      this.#fail(error as Error)
    }
  }

  /** Without a connection there is nothing to wait for. */
  #fail(error: Error): void {
    const told = this.#links.size === 0 ? this.#waiting.splice(0) : this.#waiting.splice(0, 1)
    for (const waiting of told) waiting.failed(error)
    this.#connectMore()
    this.#tellEmpty()
  }

  #idled(link: Link): void {
    if (!link.taken && this.#links.has(link)) this.#free(link)
  }

  #lose(link: Link): void {
    if (!this.#links.delete(link)) return
    this.#connectMore()
    this.#tellEmpty()
  }
}
