import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { allSaved, cardOf, closedHead, openCard, openDraft, questionsOf, startDraft } from './support/open-draft.ts'
import { STAFF } from './support/staff.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'connections and other people do not depend on the width'))

test('two people edit one draft, see each other, and neither loses anything', async ({ visitor, pageErrors }) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const key = await startDraft()
  const [one, two] = [await visitor(STAFF.pcrManager), await visitor(STAFF.npManager)]
  await openDraft(one, key)
  await openDraft(two, key)
  await expect(one.getByText(/Fatima El-Amin has this open too/)).toBeVisible()
  await expect(two.getByText(/Priya Raghunathan has this open too/)).toBeVisible()
  for (const [page, tag] of [
    [one, 'aids'],
    [two, 'last'],
  ] as const) {
    await openCard(page, tag)
    await cardOf(page, tag).getByLabel('Text').fill(`${tag}, other words`)
  }
  await expect(closedHead(one, 'last')).toContainText('last, other words')
  await expect(closedHead(two, 'aids')).toContainText('aids, other words')
  await expect(cardOf(two, 'aids')).toContainText('changed by Priya Raghunathan')

  // Both add a question before they hear of each other: neither takes the other’s place.
  for (const [page, tag] of [
    [one, 'aids'],
    [two, 'last'],
  ] as const) {
    await cardOf(page, tag).getByRole('button', { name: 'Create next question' }).click()
  }
  await expect(one.getByRole('article')).toHaveCount(6)
  await expect(two.getByRole('article')).toHaveCount(6)

  await allSaved(one)
  await allSaved(two)
  await two.context().setOffline(true)
  await cardOf(two, 'last').getByLabel('Text').fill('two’s words')
  await expect(two.getByText('Offline: 1 change is kept here. They’ll be sent when you’re back online.')).toBeVisible()
  await openCard(one, 'last')
  await cardOf(one, 'last').getByLabel('Text').fill('one’s words')
  await expect.poll(async () => (await questionsOf(key)).last?.text).toBe('one’s words')
  await two.context().setOffline(false)
  await expect(dialog(two)).toContainText('Currentone’s words')
  await expect(dialog(two)).toContainText('Yourstwo’s words')
  await expectAccessible(two)
  await dialog(two).getByRole('button', { name: 'Use mine' }).click()
  await expect(cardOf(one, 'last').getByLabel('Text')).toHaveValue('two’s words')
  const questions = await questionsOf(key)
  expect([questions.aids?.text, questions.last?.text]).toEqual(['aids, other words', 'two’s words'])
  expect(Object.keys(questions).filter((tag) => tag.startsWith('NewQuestion'))).toHaveLength(2)
})

test('a branch for an option that somebody took away meanwhile is refused, and said so (REQ-369, REQ-392)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const key = await startDraft()
  const [one, two] = [await visitor(STAFF.pcrManager), await visitor(STAFF.npManager)]
  for (const page of [one, two]) {
    await openDraft(page, key)
    await openCard(page, 'aids')
  }
  await two.context().setOffline(true)
  await cardOf(two, 'aids').getByRole('button', { name: 'Create follow-up question for Tea' }).click()
  await expect(two.getByText('Offline: 1 change is kept here. They’ll be sent when you’re back online.')).toBeVisible()
  await cardOf(one, 'aids').getByLabel('Type').selectOption('none')
  await dialog(one).getByRole('button', { name: 'Change type' }).click()
  await expect(cardOf(one, 'aids').getByLabel('Type')).toHaveValue('none')
  await expect.poll(async () => (await questionsOf(key)).aids?.start_branch).toBe(false)
  await two.context().setOffline(false)
  await expect(dialog(two)).toContainText('This question is not a start branch question.')
  await expectAccessible(two)
  await dialog(two).getByRole('button', { name: 'Keep theirs' }).click()
  await expect(cardOf(two, 'aids').getByLabel('Type')).toHaveValue('none')
  await allSaved(two)
  expect(Object.keys(await questionsOf(key))).toEqual(['sleep', 'hours', 'aids', 'last'])
})

test('a part of the page that did not arrive is asked for again, and looks as it should', async ({ visitor, pageErrors }) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const page = await visitor(STAFF.pcrManager)
  const lost = new Set<string>()
  await page.route(/\/assets\/graph-view-/, (route) => {
    const kind = route.request().resourceType()
    if (lost.has(kind)) return route.continue()
    lost.add(kind)
    return route.abort('internetdisconnected')
  })
  await openDraft(page, await startDraft())
  await page.getByText('Graph', { exact: true }).locator('visible=true').click()
  const node = page.locator('[data-graph-tag="sleep"]')
  await expect(node).toBeVisible()
  await expect(node).toHaveCSS('width', '232px')
  expect(lost).toContain('stylesheet')
})

test('a tab that died without a connection asks about the changes that the server does not have, and only about those', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to (fetch|load)/)
  const key = await startDraft()
  const page = await visitor(STAFF.npManager)
  const context = page.context()
  await openDraft(page, key)
  await openCard(page, 'last')
  // The first call arrives, its answer does not; then the line is down.
  let arrived = false
  await page.route('**/edits', async (route) => {
    if (route.request().method() === 'POST' && !arrived) {
      arrived = true
      await route.fetch()
    }
    return route.abort('internetdisconnected')
  })
  await cardOf(page, 'last').getByLabel('Text').fill('Typed without an answer')
  await expect(page.getByText('Offline: 1 change is kept here. They’ll be sent when you’re back online.')).toBeVisible()
  await cardOf(page, 'last').getByRole('button', { name: 'Create next question' }).click()
  await expect(page.getByText('Offline: 2 changes are kept here. They’ll be sent when you’re back online.')).toBeVisible()
  await die(page)
  const again = await context.newPage()
  await openDraft(again, key)
  await expect(again.getByRole('alert').filter({ hasText: /1 change of .* was not saved\./ })).toBeVisible()
  await expect(closedHead(again, 'last')).toContainText('Typed without an answer')
  await expectAccessible(again)
  await again.getByRole('button', { name: 'Put it in' }).click()
  await allSaved(again)
  const questions = await questionsOf(key)
  expect([questions.last?.text, questions.NewQuestion1?.previous_question]).toEqual(['Typed without an answer', 'last'])
  expect(Object.keys(questions)).toHaveLength(5)
  await again.reload()
  await expect(closedHead(again, 'NewQuestion1')).toBeVisible()
  await expect(again.getByText(/not saved/)).toBeHidden()
})

/** As when the machine runs out of memory: the page has no time to send anything. */
async function die(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const gone = page.waitForEvent('crash')
  browser.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}
