import { expect, test } from 'vitest'
import { openHttp } from './http.ts'
import { mountMetrics } from './metrics.ts'

test('what others count is shown as it stands at each look', async () => {
  const app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  const counts = { chosen: 1, failed: 0 }
  mountMetrics(app, [{ name: 'clinic_choices_total', help: 'Choices', counts: () => counts }])
  const look = async () => (await app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('clinic_choices_total'))
  expect(await look()).toEqual(['clinic_choices_total{outcome="chosen"} 1', 'clinic_choices_total{outcome="failed"} 0'])
  counts.chosen = 3
  expect(await look()).toContain('clinic_choices_total{outcome="chosen"} 3')
  await app.close()
})
