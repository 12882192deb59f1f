import { expect, test } from 'vitest'
import { type Order, runCampaign } from './campaign.ts'

const SECONDS = 8
const campaign: Omit<Order, 'faults' | 'mutation'> = { seed: 7, apps: 1, pauseMs: 300, besides: false, seconds: SECONDS }

test('a claim that looks and then writes is found out: patients with two holders', async () => {
  const { wrong } = await runCampaign({ ...campaign, faults: [], mutation: 'look-then-write' })
  expect(wrong.filter((line) => line.startsWith('double holder')).length).toBeGreaterThan(0)
}, 180_000)

test('a limit that is counted without a lock on the claimer is found out: somebody with more than they may hold', async () => {
  const { wrong } = await runCampaign({ ...campaign, faults: [], mutation: 'no-staff-lock' })
  expect(wrong.filter((line) => line.startsWith('over the limit')).length).toBeGreaterThan(0)
}, 180_000)

test('a commit that is answered before it is on disk is found out: acknowledged writes that are gone', async () => {
  const { wrong } = await runCampaign({ ...campaign, faults: ['kill-postgres'], mutation: 'late-to-disk' })
  expect(wrong.filter((line) => line.startsWith('lost')).length).toBeGreaterThan(0)
}, 180_000)
