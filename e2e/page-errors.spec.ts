import { expect, test } from './support/fixtures.ts'

test('a breach of the Content-Security-Policy fails the journey that meets it', async ({ page, pageErrors, isMobile }) => {
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
    pageErrors.found.filter((error) => error.startsWith('uncaught:')).map((error) => /policy: ([a-z]+-src)/.exec(error)?.[1])
  await expect.poll(() => breaches().sort()).toEqual(['img-src', 'script-src'])
  await expect.poll(() => pageErrors.found.length, 'the browser tells each on its console too').toBe(4)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  pageErrors.found.length = 0
})
