import { expect, test } from 'vitest'
import { warnOfProxy } from './warn-of-proxy.ts'

test.each([
  ['is empty', '', 1],
  ['names the proxy', '10.0.0.0/8', 0],
])('a forwarded request is reported once where TRUST_PROXY %s: %j', async (_, trusted, times) => {
  const lines: string[] = []
  const look = warnOfProxy(trusted, (line) => lines.push(line))
  await look({ headers: { host: 'localhost' } })
  expect(lines).toEqual([])
  for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-for']) await look({ headers: { [name]: '203.0.113.9' } })
  expect(lines).toHaveLength(times)
  for (const line of lines) expect(line).toMatch(/^TRUST_PROXY: a request came with x-forwarded-for/)
})
