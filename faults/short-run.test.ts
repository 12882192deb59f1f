import { expect, test } from 'vitest'
import { runCampaign } from './campaign.ts'
import { FAULTS, type FaultName } from './fault-injector.ts'

const SECONDS = 20
const EVERYTHING = Object.keys(FAULTS) as FaultName[]

test('two programs on one PostgreSQL hold while they and it are killed, cut off and frozen: no double holder, no limit passed, nothing lost', async () => {
  const seed = Math.floor(Math.random() * 1e9)
  const order = { seed, seconds: SECONDS, pauseMs: 500, besides: true, mutation: null, apps: 2, faults: EVERYTHING } as const
  const { wrong, strikes, acknowledged } = await runCampaign(order)
  expect({ seed, wrong }).toEqual({ seed, wrong: [] })
  expect(strikes.length).toBeGreaterThan(0)
  expect(acknowledged).toBeGreaterThan(0)
}, 240_000)
