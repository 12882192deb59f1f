import { expect, test } from 'vitest'
import { openHttp } from '../http/http.ts'
import { isDiskFull, watchDiskSpace } from './disk-space.ts'

test('an external database that says that its disk is full is believed, answered as such, and refuses until it is over', async () => {
  const lines: string[] = []
  const disk = await watchDiskSpace({ folder: null, log: (line) => lines.push(line) })
  const app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: false, onDiskFull: disk.reportFull })
  app.post('/api/change', async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' })
  })
  expect(disk.full()).toBe(false)
  const answer = await app.inject({ method: 'POST', url: '/api/change' })
  expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([507, 'storage-full', '30'])
  expect(disk.full()).toBe(true)
  expect(await disk.free()).toBeNull()
  await expect.poll(() => lines, { timeout: 5000 }).toEqual([expect.stringContaining('The disk of the database is full')])
  await app.close()
  await disk.stop()
})

test('other errors of a full database are not taken for a full disk', () => {
  expect(['53100', 'ENOSPC', 'EDQUOT'].map((code) => isDiskFull({ code }))).toEqual([true, true, true])
  expect([null, undefined, {}, { code: '53200' }, { code: '53300' }].map(isDiskFull)).toEqual([false, false, false, false, false])
})
