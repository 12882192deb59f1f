import { buildStaff } from '@clinic/server/testing/build'
import { call } from '@clinic/testing/call'
import { median } from '@clinic/testing/quantile'
import type { Finding, Target } from './target.ts'

const PAIRS = 200
const MOST_MS = 5

/** Wrong passwords for accounts that are there and for such that are not, in turn: the same answers, and medians of their times. */
export async function compareAnswers({ port, sql, password_hash }: Target): Promise<Finding> {
  const times = { there: [] as number[], not: [] as number[] }
  const answers = new Set<string>()
  for (let turn = 0; turn < PAIRS + 2; turn += 1) {
    const email = `pair${turn}@clinic.example`
    await buildStaff(sql, { email, password_hash })
    // The order of the two alternates, so that neither has an advantage.
    for (const kind of turn % 2 ? (['there', 'not'] as const) : (['not', 'there'] as const)) {
      const begun = performance.now()
      const heard = await call({
        port,
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.${kind === 'there' ? 1 : 2}.${turn}` },
        body: JSON.stringify({ email: kind === 'there' ? email : `none${turn}@clinic.example`, password: 'not-this-one' }),
      })
      // The first ones compile the code.
      if (turn >= 2) times[kind].push(performance.now() - begun)
      answers.add(heard.kind === 'answered' ? `${heard.status} ${JSON.stringify(heard.body)}` : heard.kind)
    }
  }
  const [there, not] = [median(times.there), median(times.not)]
  const apart = Math.abs(there - not)
  return {
    measured: `${answers.size} kind of answer; medians over ${PAIRS} pairs ${there.toFixed(1)} ms with an account, ${not.toFixed(1)} ms without, ${apart.toFixed(1)} ms apart`,
    held: answers.size === 1 && apart < MOST_MS,
  }
}
