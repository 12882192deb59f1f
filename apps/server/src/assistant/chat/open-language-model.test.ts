import type { Unsure } from '@clinic/core/chat/state/suggestion'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TEST_NOW } from '../../../test/build.ts'
import { chooses, fails, type ModelServer, openModelServer, says, silent } from '../../../test/language-model.ts'
import { later } from '../../platform/clock.ts'
import { type LanguageModel, openLanguageModel } from './open-language-model.ts'

const UNSURE: Unsure = { about: 'intent', options: { person: 'wants a human being', help: '' } }
let server: ModelServer
let model: LanguageModel
let now: string
let lines: string[]

async function open(LLM_TIMEOUT_MS = 10_000, LLM_BASE_URL = server.url): Promise<LanguageModel> {
  const around = { now: () => now, log: (line: string) => void lines.push(line) }
  const opened = await openLanguageModel({ LLM_BASE_URL, LLM_MODEL: 'small', LLM_API_KEY: 'a-key', LLM_TIMEOUT_MS }, around)
  if (!opened) throw new Error('there is no model')
  return opened
}

beforeEach(async () => {
  server = await openModelServer()
  now = TEST_NOW
  lines = []
  model = await open()
})
afterEach(() => server.close())

const ask = (one = model) => one.choose(UNSURE, 'somebody real')

test('it is asked for one entry of a closed list, and the entry is answered (D-7)', async () => {
  server.reply = chooses('person')
  expect(await ask()).toEqual({ choice: 'person', confidence: 0.9 })
  const [received] = server.received
  expect(received).toMatchObject({ path: '/v1/chat/completions', list: ['person', 'help', 'none'] })
  expect(received?.headers.authorization).toBe('Bearer a-key')
  expect(JSON.parse(received?.body ?? '')).toMatchObject({
    model: 'small',
    messages: [{ role: 'system' }, { role: 'user', content: 'somebody real' }],
  })
  server.reply = chooses('none')
  expect(await ask()).toBeNull()
  expect(model.counts()).toEqual({ chosen: 1, none: 1, failed: 0, busy: 0, resting: 0 })
})

test.each([
  [0.42, 0.42],
  [7, 1],
  [-0.5, 0],
])('it says how sure it is: %d counts as %d (REQ-216)', async (said, counted) => {
  server.reply = chooses('person', said)
  expect(await ask()).toEqual({ choice: 'person', confidence: counted })
  expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({
    response_format: { json_schema: { schema: { properties: { confidence: { type: 'number' } }, required: ['result', 'confidence'] } } },
  })
})

test('whatever else it says is no answer', async () => {
  const strange = [
    chooses('back'),
    chooses(['person']),
    chooses(null),
    says('{"result":"person"}'),
    chooses('person', 'very'),
    chooses('person', null),
    says('person'),
    says(''),
    says('{"result":"person"'),
    fails(500),
    fails(429),
    fails(302),
  ]
  for (const reply of strange) {
    server.reply = reply
    expect(await ask(await open())).toBeNull()
  }
  expect(server.received).toHaveLength(strange.length)
})

test('a redirect is not followed', async () => {
  const elsewhere = await openModelServer()
  server.reply = (response) => response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end()
  expect(await ask()).toBeNull()
  expect(elsewhere.received).toEqual([])
  await elsewhere.close()
})

test('a slow one is given up at the limit, and nobody there is no answer either', async () => {
  server.reply = silent
  const hasty = await open(50)
  expect(await ask(hasty)).toBeNull()
  await server.close()
  expect(await ask(hasty)).toBeNull()
  expect(hasty.counts().failed).toBe(2)
})

test('after five failures in a row it is left alone for a minute, then asked once', async () => {
  server.reply = fails(500)
  for (let tries = 0; tries < 8; tries += 1) expect(await ask()).toBeNull()
  expect(server.received).toHaveLength(5)
  expect(lines).toEqual([expect.stringContaining('language model failed 5 times')])
  now = later(now, 60)
  expect(await ask()).toBeNull()
  server.reply = chooses('person')
  expect(await ask()).toBeNull()
  expect(server.received).toHaveLength(6)
  now = later(now, 60)
  for (const choice of ['person', 'person']) expect(await ask()).toEqual({ choice, confidence: 0.9 })
  expect(model.counts()).toEqual({ chosen: 2, none: 0, failed: 6, busy: 0, resting: 4 })
})

test('a fifth message at once is not put to it', async () => {
  server.reply = silent
  const waiting = []
  for (let one = 0; one < 4; one += 1) {
    const arrival = server.arrival()
    waiting.push(ask())
    await arrival
  }
  expect(await ask()).toBeNull()
  expect(model.counts()).toMatchObject({ busy: 1 })
  await server.close()
  expect(await Promise.all(waiting)).toEqual([null, null, null, null])
})

test('without an address there is no model', async () => {
  const none = { LLM_BASE_URL: undefined, LLM_MODEL: undefined, LLM_API_KEY: undefined, LLM_TIMEOUT_MS: 1500 }
  expect(await openLanguageModel(none, { now: () => now, log: () => {} })).toBeUndefined()
})
