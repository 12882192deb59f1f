import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { closeAlarms } from './support/close-alarms.ts'
import { expect, test } from './support/fixtures.ts'
import { showInFrench } from './support/in-french.ts'
import { noteNotices } from './support/note-notices.ts'
import { newPatient, newWorker } from './support/queue-people.ts'
import { raiseUrgentHelp } from './support/raise-urgent-help.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

/** The open alarm that was raised by these words; other journeys may raise theirs. */
async function alarmOf(page: Page, words: string): Promise<Locator> {
  const lane = page.getByRole('region', { name: 'Open alarms' })
  await expect(lane).toBeVisible()
  return lane.getByRole('listitem').filter({ hasText: words })
}

// One after the other: each begins without alarms of earlier journeys.
test.describe.configure({ mode: 'serial' })
test.beforeEach(closeAlarms)

test('words of a crisis on a phone reach a PCR’s open screen at once, and stay until a member of staff closes the alarm with an outcome (F-4, F-5, REQ-449)', async ({
  visitor,
}) => {
  const words = `I want to kill myself, says ${Math.random().toString(36).slice(2, 10)}`
  const other = await newPatient('pcr', 'Asked-For-Help')
  const { queue, page, name } = await newWorker(visitor, 'pcr')
  await queue.open()

  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone)
  await chat.open()
  await chat.begin()
  await chat.send(words)
  await expect(chat.card.getByText('9-8-8').first()).toBeVisible()

  const alarm = await alarmOf(page, words)
  await expect(alarm).toContainText(`Wrote about suicide less than a minute ago: “${words}”`)
  await expect(alarm).toContainText('In the chat now, not yet identified.')
  await expect(alarm).toContainText('Number unknown')
  await expectAccessible(page)
  await alarm.getByRole('button', { name: 'Open conversation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Conversation' })
  await expect(drawer.getByText(words, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await raiseUrgentHelp(other.id)
  await queue.search(other.id)
  await queue.claim(other.id)
  await queue.act(other.id, 'Complete help')
  await queue.confirm('Complete urgent request')
  await expect(queue.row(queue.mine, other.id)).toHaveCount(0)
  // On a phone the record closes after it.
  await expect(page).not.toHaveURL(/patient=/)
  await page.reload()
  await queue.showsLists()
  await expect(await alarmOf(page, words)).toBeVisible()

  await alarm.getByRole('button', { name: `Take as ${name.split(' ')[0]}` }).click()
  await queue.expectMessage('You have the alarm of the person in the chat.')
  await alarm.getByRole('button', { name: 'Close with an outcome' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close this alarm' })
  await dialog.getByRole('button', { name: 'Close the alarm' }).click()
  await expect(dialog.getByText('Choose an outcome.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Reached, and safe' }).check()
  await dialog.getByRole('textbox', { name: 'Next step' }).fill(`${name} calls again at ten`)
  await dialog.getByRole('button', { name: 'Close the alarm' }).click()
  await queue.expectMessage('Alarm closed. The audit log has your name and the outcome.')
  await expect(page.getByText(words)).toHaveCount(0)
})

test('two staff screens see a crisis at once, on any page; one takes it by name, the other learns who, and it is closed with an outcome and a next step (F-4)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const words = `I want to kill myself, writes ${Math.random().toString(36).slice(2, 10)}`
  const [taker, other] = [await newWorker(visitor, 'pcr'), await newWorker(visitor, 'np')]
  await taker.queue.open()
  await other.page.goto('/pages/user')
  await expect(other.page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()

  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone)
  await chat.open()
  await chat.begin()
  await chat.send(words)
  await expect(chat.card.getByText('9-8-8').first()).toBeVisible()

  const [alarm, same] = [await alarmOf(taker.page, words), await alarmOf(other.page, words)]
  for (const [page, item] of [
    [taker.page, alarm],
    [other.page, same],
  ] as const) {
    await expect(item).toContainText(`“${words}”`)
    await expect(item).toContainText('Was told: “')
    await expect(page).toHaveTitle(/^\(!\) /)
    await expectAccessible(page)
  }
  await looks(taker.page, 'waiting')

  // Where the first one is already seen, there is no button left to press.
  const press = (item: Locator, { name }: { name: string }) =>
    item
      .getByRole('button', { name: `Take as ${firstName(name)}` })
      .click({ timeout: 3000 })
      .catch(() => undefined)
  await Promise.all([press(alarm, taker), press(same, other)])
  const holds = taker.page.getByText('You have the alarm of the person in the chat.')
  await expect(holds.or(taker.page.getByText(`Taken by ${other.name}`)).first()).toBeVisible()
  const [holder, witness] = (await holds.isVisible()) ? [taker, other] : [other, taker]
  const line = witness.page.getByRole('listitem').filter({ hasText: `Taken by ${holder.name}` })
  await expect(line).toContainText('It stays here until it is closed.')
  await looks(holder.page, 'taken')
  await looks(witness.page, 'colleague')
  await expectAccessible(witness.page)

  const mine = await alarmOf(holder.page, words)
  await mine.getByRole('button', { name: 'Close with an outcome' }).click()
  const dialog = holder.page.getByRole('dialog', { name: 'Close this alarm' })
  await dialog.getByRole('button', { name: 'Close the alarm' }).click()
  await expect(dialog.getByText('Choose an outcome.')).toBeVisible()
  await expect(dialog.getByText('Say what happens next.')).toBeVisible()
  await expectAccessible(holder.page)
  await dialog.getByRole('radio', { name: 'Reached, and safe' }).check()
  await dialog.getByRole('textbox', { name: 'Next step' }).fill('A call tomorrow at ten')
  await dialog.getByRole('button', { name: 'Close the alarm' }).click()
  await expect(line).toHaveCount(0)
  await expect(holder.page.getByText(words)).toHaveCount(0)
})

test('the tone of an alarm waits for the first touch of the page, and an alarm that no one has sounds from then on (F-4)', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width')
  const { queue, page } = await newWorker(visitor, 'pcr')
  await page.addInitScript(() => {
    // The driver itself counts as a person to Chromium: the page goes by what it has noted.
    Object.defineProperty(navigator, 'userActivation', { value: undefined })
    const start = OscillatorNode.prototype.start
    Object.assign(window, { notes: 0 })
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { notes: Number(Reflect.get(window, 'notes')) + 1 })
      return start.apply(this, when)
    }
  })
  const notes = () => page.evaluate(() => Number(Reflect.get(window, 'notes')))
  await queue.open()
  const words = `I want to kill myself, says ${Math.random().toString(36).slice(2, 10)}`
  const phone = await visitor()
  const chat = new ChatPage(phone)
  await chat.open()
  await chat.begin()
  await chat.send(words)
  await expect(await alarmOf(page, words)).toBeVisible()
  await expect(page).toHaveTitle(/^\(!\) /)
  expect(await notes()).toBe(0)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(notes).toBeGreaterThanOrEqual(4)
})

function firstName(name = ''): string {
  return name.split(' ')[0] ?? ''
}

/** Pictures of the lane for people to look at: wide and narrow, light and dark. */
async function looks(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await takeScreenshot(page, `${name}-${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: null })
  if (size) await page.setViewportSize(size)
}

const newWords = () => `I want to kill myself, says ${Math.random().toString(36).slice(2, 10)}`
const laneOf = (page: Page) => page.getByRole('region', { name: /^(Open alarms|Alarmes ouvertes)$/ })

async function raise(phone: Page, words: string): Promise<void> {
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone)
  await chat.open()
  await chat.begin()
  await chat.send(words)
  await expect(chat.card.getByText('9-8-8').first()).toBeVisible()
}

/** Pictures for people to look at: three widths, light and dark; the dialog stays whole in each. */
async function dialogLooks(page: Page, dialog: Locator, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [1440, 1024, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await takeScreenshot(page, `${name}-${width}-${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: null })
  if (size) await page.setViewportSize(size)
}

test('the ASQ is filled in by the keyboard on an alarm that one has: a fifth question follows a yes, and the answers stay with the alarm, without a score (F-4)', async ({
  visitor,
  isMobile,
}) => {
  test.slow()
  test.skip(isMobile, 'sets its own widths')
  const words = newWords()
  const { queue, page, name } = await newWorker(visitor, 'pcr')
  await page.setViewportSize({ width: 1440, height: 900 })
  await queue.open()
  await raise(await visitor(), words)
  const alarm = laneOf(page).getByRole('listitem').filter({ hasText: words })
  await expect(alarm.getByRole('button', { name: 'Ask the ASQ' })).toHaveCount(0)
  await alarm.getByRole('button', { name: `Take as ${name.split(' ')[0]}` }).press('Enter')
  await alarm.getByRole('button', { name: 'Ask the ASQ' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Ask the ASQ' })
  const groups = dialog.getByRole('radiogroup')
  await expect(groups).toHaveCount(4)
  await expect(dialog).toContainText('they are not scored')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save the answers' }).press('Enter')
  await expect(dialog.getByText('Choose an answer.')).toHaveCount(4)
  await expectAccessible(page)
  await takeScreenshot(page, 'asq-missing')

  // The first radio of each group, then along it by the arrows: no, no, yes, refuses.
  for (const [at, presses] of [1, 1, 0, 2].entries()) {
    const radios = groups.nth(at).getByRole('radio')
    await radios.first().focus()
    await page.keyboard.press('Space')
    for (let n = 0; n < presses; n += 1) await page.keyboard.press('ArrowRight')
    await expect(radios.nth(presses)).toBeChecked()
    if (at < 3) await page.keyboard.press('Tab')
  }
  await expect(groups).toHaveCount(5)
  await expect(groups.nth(4)).toHaveAccessibleName(/Are you having thoughts of killing yourself right now?/)
  await groups.nth(4).getByRole('radio', { name: 'No', exact: true }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await dialogLooks(page, dialog, 'asq-answered')
  await dialog.getByRole('button', { name: 'Save the answers' }).press('Enter')
  await queue.expectMessage('The answers are saved with the alarm.')
  await expect(alarm).toContainText(`ASQ asked by ${name} less than a minute ago: 1 no, 2 no, 3 yes, 4 refused, 5 no.`)
  await expect(alarm).not.toContainText(/score|positive|risk/i)
  await takeScreenshot(page, 'asq-saved')
})

test('staff who chose French have the ASQ in English with the reason, and everything around it in French (F-15)', async ({
  visitor,
  isMobile,
}) => {
  test.slow()
  test.skip(isMobile, 'sets its own widths')
  const words = newWords()
  const { page } = await newWorker(visitor, 'pcr')
  await showInFrench(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pages/userqueue')
  await raise(await visitor(), words)
  const alarm = laneOf(page).getByRole('listitem').filter({ hasText: words })
  await alarm.getByRole('button', { name: /^Prendre en charge/ }).click()
  await alarm.getByRole('button', { name: /ASQ/ }).click()
  const dialog = page.getByRole('dialog', { name: /ASQ/ })
  await expect(dialog).toContainText('Les questions sont en anglais')
  await expect(dialog.getByText('Have you ever tried to kill yourself?')).toHaveAttribute('lang', 'en')
  await expect(dialog.getByRole('radio', { name: 'Oui' }).first()).toBeVisible()
  await expectAccessible(page)
  await dialogLooks(page, dialog, 'asq-french')
})

/** What the browser says of a tab that is behind another one. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
/** Milliseconds: a hidden tab gives its line up after twenty seconds, all but one of a browser. */
const GRACE = 23_000

test('a hidden tab is told of an alarm by a notification of the system without health information, and its click leads to the alarm (F-4)', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width')
  test.slow()
  const words = newWords()
  const { queue, page } = await newWorker(visitor, 'np')
  const notices = await noteNotices(page)
  await queue.open()
  const before = (await notices.shown()).length
  await hide(page, true)
  await page.waitForTimeout(GRACE)
  await raise(await visitor(), words)
  await expect.poll(async () => (await notices.shown()).length, { timeout: 20_000 }).toBeGreaterThan(before)
  const shown = await notices.shown()
  const title = (await page.title()).split(' · ').at(-1)
  for (const notice of shown)
    expect(notice).toEqual({ title, tag: expect.stringMatching(/^alarm-\d+-\w*(?:-\w+)?$/), body: 'An urgent item is waiting.' })
  expect(JSON.stringify(shown)).not.toMatch(/kill|suicid|crisis|patient|TCN-\d/i)
  await hide(page, false)
  const alarm = laneOf(page).getByRole('listitem').filter({ hasText: words })
  await expect(alarm).toBeVisible()
  const id = (await alarm.getAttribute('id'))?.replace('alarm-', '')
  await notices.click(id ?? '')
  await expect(alarm).toBeFocused()
  await takeScreenshot(page, 'alarm-from-notification')
})
