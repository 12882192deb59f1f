import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { ROOT } from '../scripts/run.mjs'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { claimAs, newPatients, newWorker } from './support/queue-people.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

/** Presses Tab until something has the focus, as someone without a mouse does. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await wanted.count()) > 0 && (await wanted.first().evaluate((element) => element === document.activeElement))) return
    await page.keyboard.press(key)
  }
  await expect(wanted.first()).toBeFocused()
}

/** Whether a message lies over a row, so that what it undoes cannot be seen. */
async function covers(message: Locator, row: Locator): Promise<boolean> {
  const [over, under] = [await message.boundingBox(), await row.boundingBox()]
  return over !== null && under !== null && over.y < under.y + under.height && under.y < over.y + over.height
}

/** A screen reader in the page: what it says of everything that gets the focus or is announced. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const code = readFileSync(join(ROOT, 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'), 'utf8')
  const [, exported = ''] = /(?<name>[\w$]+) as virtual\}/.exec(code) ?? []
  expect(exported, 'what the screen reader exports').not.toBe('')
  await page.evaluate(
    `(async () => { ${code.replace(/export\{[^}]*\};?/, '')}\n await ${exported}.start({ container: document.body }); window.screenReader = ${exported} })()`,
  )
  return () => page.evaluate('window.screenReader.spokenPhraseLog()')
}

test('a whole shift of a PCR by keys alone: claim, read, note, hold, book, hand over and the next, as a screen reader says it', async ({
  visitor,
  isMobile,
  pageErrors,
}) => {
  test.slow()
  test.skip(isMobile, 'a phone has no keys')
  // The screen reader’s own, about what has just left the page.
  pageErrors.allow(/getElementById is not a function/)
  const ids = await newPatients('pcr', 'Shift-By-Keys', 2)
  const [first = '', second = ''] = ids
  const { queue, page, email } = await newWorker(visitor, 'pcr')
  await claimAs(email, 'pcr', second)
  await queue.open()
  const heard = await listen(page)
  const row = queue.row(queue.mine, first)
  const head = queue.pane.getByRole('region', { name: 'Patient', exact: true })
  const tab = (name: string) => queue.pane.getByRole('tab', { name: new RegExp(`^${name}`) })

  await test.step('Claim: the patient is found by words, and the row answers to its key.', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type(first)
    await expect(queue.unassigned.locator('[data-row-key]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await page.keyboard.press('u')
    await expect(queue.row(queue.unassigned, first)).toBeFocused()
    await page.keyboard.press('c')
    await queue.expectMessage('Patient successfully claimed')
    await expect(row).toBeVisible()
    expect(await covers(page.getByRole('alert').last(), row)).toBe(false)
  })
  await test.step('Read: the record opens beside the row, its tabs go by arrows.', async () => {
    await page.keyboard.press('m')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(head).toContainText(first)
    await page.keyboard.press('Enter')
    await expect(queue.pane).toBeFocused()
    await tabTo(page, tab('Summary'))
    for (const name of ['Conversation', 'Answers']) {
      await page.keyboard.press('ArrowRight')
      await expect(tab(name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(queue.pane.getByRole('tabpanel', { name: /^Answers/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
  })
  await test.step('Note: one key opens the field, Escape leaves.', async () => {
    await page.keyboard.press('n')
    await page.keyboard.type('Works nights, call after 14:00.')
    await expect(row).toContainText('Saved')
    await page.keyboard.press('Escape')
    await page.keyboard.press('m')
    await expect(row).toBeFocused()
  })
  await test.step('Hold: a reason and a time, undone by one key.', async () => {
    await page.keyboard.press('h')
    const dialog = page.getByRole('dialog', { name: /^Hold / }).filter({ hasText: first })
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: /^Tomorrow morning/ }))
    await page.keyboard.press('Enter')
    await expect(row).toContainText('on hold until tomorrow 09:00')
    await queue.expectMessage('Patient placed on hold')
    await page.keyboard.press('z')
    await expect(row).not.toContainText('on hold until')
  })
  await test.step('Book: from the record’s visits to a free time.', async () => {
    await page.keyboard.press('m')
    await page.keyboard.press('Enter')
    await expect(queue.pane).toBeFocused()
    await tabTo(page, queue.pane.getByRole('tab', { selected: true }))
    for (let presses = 0; presses < 6 && !(await tab('Visits').evaluate((one) => one === document.activeElement)); presses += 1)
      await page.keyboard.press('ArrowRight')
    await expect(tab('Visits')).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, queue.pane.getByRole('button', { name: 'Book a visit' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Book a visit for / })
    const time = dialog.getByRole('radio', { name: /^\d\d:\d\d/ })
    await expect(time.first()).toBeVisible()
    await tabTo(page, time)
    await page.keyboard.press('Space')
    await expect(time.first()).toBeChecked()
    await expectAccessible(page)
    await tabTo(page, dialog.getByRole('button', { name: /^Book Robin/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Visit booked for Robin/)).toBeVisible()
    await expect(queue.pane.getByRole('tabpanel', { name: /^Visits/ }).getByRole('listitem')).toContainText('Booked')
  })
  await test.step('Hand over, and the next patient is there.', async () => {
    await page.keyboard.press('/')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Shift-By-Keys')
    await expect(queue.row(queue.mine, second)).toBeVisible()
    await page.keyboard.press('Enter')
    await tabTo(page, queue.pane.getByRole('button', { name: 'Send to NP and next' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('button', { name: 'Send to NP queue' }))
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await expect(head).toContainText(second)
  })
  const said = (await heard()).join('\n')
  for (const words of ['Patient successfully claimed', `Appointment notes of ${first}`, 'tab, Answers', 'dialog', 'Visit booked for Robin'])
    expect(said).toContain(words)
  if (process.env.TRANSCRIPT) process.stdout.write(`${said}\n`)
})

test('the same shift by touch on a phone: claim, read, note, hold, book and hand over', async ({ visitor, isMobile }) => {
  test.slow()
  test.skip(!isMobile, 'by touch')
  const [id = ''] = await newPatients('pcr', 'Shift-By-Touch', 1)
  const { queue, page } = await newWorker(visitor, 'pcr')
  await queue.open()
  const { pane } = queue
  const tab = (name: string) => pane.getByRole('tab', { name: new RegExp(`^${name}`) })
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  await queue.search(id)
  await queue
    .row(queue.unassigned, id)
    .getByRole('button', { name: /^Claim/ })
    .tap()
  await queue.expectMessage('Patient successfully claimed')
  expect(await covers(page.getByRole('alert').last(), queue.row(queue.mine, id))).toBe(false)
  await queue.mine.getByRole('button', { name: `Open ${id}`, exact: true }).tap()
  await expect(pane.getByRole('region', { name: 'Patient', exact: true })).toContainText(id)
  await expectAccessible(page)
  await takeScreenshot(page, 'shift-touch-record')

  await tab('Answers').tap()
  await expect(pane.getByRole('tabpanel', { name: /^Answers/ })).toBeVisible()
  await tab('Notes').tap()
  await pane.getByRole('textbox', { name: `Appointment notes of ${id}` }).fill('Works nights, call after 14:00.')
  await tab('Visits').tap()
  await tab('Notes').tap()
  await expect(pane.getByRole('textbox', { name: `Appointment notes of ${id}` })).toHaveValue('Works nights, call after 14:00.')

  await pane.getByRole('button', { name: 'More actions' }).tap()
  await page.getByRole('menuitem', { name: 'Hold until…' }).tap()
  const hold = page.getByRole('dialog', { name: /^Hold / }).filter({ hasText: id })
  await hold.getByRole('radio', { name: 'Waiting for documents' }).tap()
  await takeScreenshot(page, 'shift-touch-hold')
  await hold.getByRole('button', { name: /^Tomorrow morning/ }).tap()
  await queue.expectMessage('Patient placed on hold')
  await pane.getByRole('button', { name: 'Unhold', exact: true }).tap()
  await queue.expectMessage('Patient removed from hold')

  await tab('Visits').tap()
  await pane.getByRole('button', { name: 'Book a visit' }).tap()
  const booking = page.getByRole('dialog', { name: /^Book a visit for / })
  await booking
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check({ force: true })
  await takeScreenshot(page, 'shift-touch-booking')
  expect(await sideways()).toBeLessThanOrEqual(0)
  await booking.getByRole('button', { name: /^Book Robin/ }).tap()
  await expect(page.getByText(/^Visit booked for Robin/)).toBeVisible()

  await pane.getByRole('button', { name: 'Send to NP', exact: true }).tap()
  await queue.confirm('Send to NP queue')
  await expect(queue.row(queue.mine, id)).toHaveCount(0)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await takeScreenshot(page, 'shift-touch-done')
})
