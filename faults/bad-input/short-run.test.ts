import { CHAT_KEY, openProgram } from '@clinic/server/testing/program'
import { expect, test } from 'vitest'
import { bombard } from './bombard.ts'

const REQUESTS = 2000

test('corrupted input to every call, as every role, and malformed HTTP are refused in our own words: no 5xx, nothing of the inside, no wait', async () => {
  const seed = Math.floor(Math.random() * 1e9)
  const program = await openProgram({ TRUST_PROXY: '127.0.0.1' })
  const port = Number(new URL(program.url).port)
  const { wrong, sent, answers } = await bombard({ port, sql: program.database.sql, chatKey: CHAT_KEY }, { seed, requests: REQUESTS })
  await program.close()
  expect({ seed, wrong }).toEqual({ seed, wrong: [] })
  expect(sent).toBe(REQUESTS)
  expect(answers['200'], JSON.stringify(answers)).toBeGreaterThan(REQUESTS / 20)
}, 120_000)
