import { join } from 'node:path'
import { hashPassword } from '@clinic/server/testing/passwords'
import { CHAT_KEY } from '@clinic/testing/chat-key'
import { openFixtureClinic } from '../fixture-clinic.ts'
import { writeRows } from '../write-rows.ts'
import { compareAnswers } from './compare-answers.ts'
import { guessCodes } from './guess-codes.ts'
import { holdSockets } from './hold-sockets.ts'

const command = 'npm run faults -- intruders'
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'reliability.md')
const say = (line: string) => void process.stdout.write(`${line}\n`)

// Guesses codes and accounts and holds sockets of the real program; writes F8, F9 and F10. --short: guesses some codes, and writes nothing
const SHORT = process.argv.includes('--short')
const [SOME, MANY] = [200, 10_000]
const clinic = await openFixtureClinic({ apps: 1, mutation: null })
const port = clinic.apps[0]?.port ?? 0
const password = 'Harbour-lantern-42!'
const target = { port, sql: clinic.sql, dataDir: clinic.dataDir, chatKey: CHAT_KEY, password, password_hash: await hashPassword(password) }
try {
  const held = SHORT ? await guessSome() : await measureAll()
  process.exitCode = held ? 0 : 1
} finally {
  await clinic.stop()
}

async function guessSome(): Promise<boolean> {
  const { measured, held } = await guessCodes(target, SOME)
  say(measured)
  return held
}

async function measureAll(): Promise<boolean> {
  const shown = `\`${command}\``
  const sockets = await holdSockets(target)
  say(sockets.measured)
  const answers = await compareAnswers(target)
  say(answers.measured)
  const codes = await guessCodes(target, MANY)
  say(codes.measured)
  const rows = [
    {
      ...{ id: 'F8', what: 'Someone who knows the password guesses one-time codes' },
      aim: `${MANY} guesses, 0 log-ins; at most 6 in 10000 a day by chance`,
      ...codes,
      shown,
    },
    {
      ...{ id: 'F9', what: 'Who has an account, guessed by the answer or its time' },
      aim: 'the same status and body; medians within 5 ms over 200 pairs',
      ...answers,
      shown,
    },
    {
      ...{ id: 'F10', what: '200 sockets that send their headers a letter at a time' },
      aim: '/healthz within 1 s throughout, all closed',
      ...sockets,
      shown,
    },
  ]
  const held = rows.every(({ held: one }) => one)
  if (held) writeRows(PAGE, rows)
  return held
}
