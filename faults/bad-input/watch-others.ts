import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildSession, buildStaff } from '@clinic/server/testing/build'
import { call } from '@clinic/testing/call'
import { PATIENCE_MS } from './send.ts'
import type { Target } from './target.ts'

const EVERY_MS = 250
const SLOW_SOCKETS = 20
const LETTER_MS = 1000
const START = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: '

export type Others = { stop(): { measured: string; wrong: string[] } }

/** A colleague who reads all the while, and a few connections that send a letter a second and are opened again when they are closed. */
export async function watchOthers({ port, sql }: Pick<Target, 'port' | 'sql'>): Promise<Others> {
  const newColleague = async () => {
    const { id } = await buildStaff(sql, { groups: ['nps'], provinces: ['ON'] })
    return buildSession(sql, id, new Date().toISOString())
  }
  let headers = await newColleague()
  const times: number[] = []
  const wrong: string[] = []
  let working = true
  const ask = async (path: string, again = true): Promise<void> => {
    const asked = performance.now()
    const heard = await call({ port, method: 'GET', path, headers })
    const ms = performance.now() - asked
    times.push(ms)
    const said = heard.kind === 'answered' ? heard.status : heard.kind
    // An administrator among the callers may have disabled the colleague.
    if (said === 401 && again) {
      headers = await newColleague()
      return ask(path, false)
    }
    if (said !== 200 || ms > PATIENCE_MS) wrong.push(`a colleague’s GET ${path}: ${said} after ${(ms / 1000).toFixed(1)} s`)
  }
  const read = async () => {
    for (; working; await sleep(EVERY_MS)) {
      await ask('/healthz')
      await ask('/api/me')
    }
  }
  let opened = 0
  const drip = () => {
    if (!working) return
    opened += 1
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.resume().write(START)
    const letters = setInterval(() => (working ? socket.writable && socket.write('x') : socket.destroy()), LETTER_MS)
    socket.once('close', () => {
      clearInterval(letters)
      drip()
    })
  }
  for (let at = 0; at < SLOW_SOCKETS; at += 1) drip()
  void read()
  return {
    stop() {
      working = false
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => ((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(2)
      const measured = `a colleague’s ${times.length} reads took ${at(0.5)} s in the middle and at most ${at(1)} s, beside ${opened} connections that send a letter a second`
      return { measured, wrong }
    },
  }
}
