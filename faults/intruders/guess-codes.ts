import { randomInt } from 'node:crypto'
import { buildStaff } from '@clinic/server/testing/build'
import { type Call, call } from '@clinic/testing/call'
import type { Finding, Target } from './target.ts'

const LANES = 8
/** Guesses at one login's code before the next login begins. */
const PER_LOG_IN = 50

/** Logs in with the right password again and again, from ever new addresses, asks for codes, and guesses. */
export async function guessCodes({ port, sql, password, password_hash }: Target, most: number): Promise<Finding> {
  const victim = { email: 'guessed@clinic.example', password_hash }
  const { id } = await buildStaff(sql, victim)
  const seen = { guesses: 0, wrong: 0, logIns: 0, mailed: 0, addresses: 0, other: new Set<string>() }
  const ask = (path: string, body: object, token?: string) => {
    seen.addresses += 1
    const address = `10.9.${(seen.addresses >> 8) & 255}.${seen.addresses & 255}`
    const headers: Call['headers'] = { 'content-type': 'application/json', 'x-forwarded-for': address }
    if (token) headers.authorization = `Bearer ${token}`
    return call({ port, method: 'POST', path, headers, body: JSON.stringify(body) })
  }
  const lane = async () => {
    while (seen.guesses < most) {
      const begun = await ask('/api/auth/login', { email: victim.email, password })
      const token = begun.kind === 'answered' ? (begun.body as { token?: string }).token : undefined
      const sent = await ask('/api/auth/generate-otp', {}, token ?? 'none')
      if (sent.kind === 'answered' && sent.status === 200) seen.mailed += 1
      for (let turn = 0; turn < PER_LOG_IN; turn += 1) {
        seen.guesses += 1
        const guessed = await ask('/api/auth/verify-otp', { token: String(randomInt(1_000_000)).padStart(6, '0') }, token ?? 'none')
        const code = guessed.kind === 'answered' ? (guessed.body as { error?: { code?: string } }).error?.code : guessed.kind
        if (guessed.kind === 'answered' && guessed.status === 200) seen.logIns += 1
        else if (code === 'bad-code') seen.wrong += 1
        else if (code !== 'code-spent') seen.other.add(String(code))
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const [row] = await sql<{ open: number }[]>`select count(*)::int as open from sessions where user_id = ${id} and stage = 'full'`
  const looked = seen.wrong + seen.logIns
  const daily = (looked * 24) / 1_000_000
  return {
    measured: `${seen.guesses} guesses within an hour: ${seen.logIns} log-ins, ${seen.mailed} codes mailed, ${looked} guesses looked at, which is ${(daily * 10_000).toFixed(1)} in 10000 a day by chance`,
    held: seen.logIns === 0 && row?.open === 0 && daily <= 6e-4 && seen.guesses >= most,
  }
}
