import { expect, test } from './support/fixtures.ts'

test('a breach of the Content-Security-Policy fails the journey that meets it', async ({ page, faults, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await page.goto('/coachchat')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/pixel.png'
    document.body.append(script, picture)
  })
  const breaches = () =>
    faults.found.filter((fault) => fault.startsWith('uncaught:')).map((fault) => /policy: ([a-z]+-src)/.exec(fault)?.[1])
  await expect.poll(() => breaches().sort()).toEqual(['img-src', 'script-src'])
  await expect.poll(() => faults.found.length, 'the browser tells each on its console too').toBe(4)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  faults.found.length = 0
})
