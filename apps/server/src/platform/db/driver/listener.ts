import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { Link, type Shared } from './link.ts'

type Heard = { heard(payload: string): void; listening(): void }
export type Listening = { unlisten(): Promise<void> }

/**
 * Listens to a channel on a connection of its own and reconnects for as long as that takes. `listening` is called after
 * each reconnect, because notifications may have been missed.
 */
export async function listenTo(
  channel: string,
  told: Heard,
  { client, shared, wait }: { client: ClientConfig; shared: Shared; wait(failures: number): number },
): Promise<Listening> {
  let ended = false
  let current: Link | null = null
  const open = async (): Promise<void> => {
    const link = new Link(client, shared, { idle: () => {}, lost: () => void again() })
    await link.connect()
    link.onNotification((name, payload) => {
      if (name === channel) told.heard(payload)
    })
    await link.ask({ rendered: `listen "${channel.replaceAll('"', '""')}"`, named: false })
    current = link
    if (ended) link.destroy()
    else told.listening()
  }
  const again = async (): Promise<void> => {
    if (!current) return
    current = null
    for (let failures = 1; !ended && !current; failures += 1) {
      await sleep(wait(failures))
      if (!ended) await open().catch(() => undefined)
    }
  }
  await open()
  return {
    async unlisten() {
      ended = true
      const link = current
      current = null
      await link?.close()
    },
  }
}
