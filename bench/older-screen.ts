import { awaiting, gathering, type Screen } from './screen.ts'

/** What a queue screen of 57248bd read after each event: both tables, and a whole page for the number beside its filter. */
const READS = ['list=mine&page=1&size=20', 'list=unassigned&page=1&size=20', 'list=unassigned&order=due&due=soon&page=1&size=20']
const GATHER_MS = 100

/** A queue screen of 57248bd without its browser. */
export async function openOlderScreen({ port, token }: { port: number; token: string }): Promise<Screen> {
  const headers = { authorization: `Bearer ${token}` }
  const ending = new AbortController()
  const awaited = awaiting()
  const screen: Screen = { shown: [], without: awaited.without, close: () => ending.abort() }
  const read = async () => {
    const ask = async (query: string) => (await fetch(`http://127.0.0.1:${port}/api/queues/pcr/page?${query}`, { headers })).json()
    const [, unassigned] = await Promise.all(READS.map(ask))
    screen.shown = (unassigned as { rows: { patient_id: string }[] }).rows.map(({ patient_id }) => patient_id)
    awaited.tell(screen.shown)
  }
  await read()
  const stream = await fetch(`http://127.0.0.1:${port}/api/events`, { headers, signal: ending.signal })
  void listen(stream, gathering(read, GATHER_MS))
  return screen
}

async function listen({ body }: Response, onEvent: (isOwn: boolean) => void): Promise<void> {
  const decoder = new TextDecoder()
  try {
    for await (const chunk of body ?? []) if (decoder.decode(chunk, { stream: true }).includes('data:')) onEvent(true)
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}
