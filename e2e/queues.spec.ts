import { PROBLEMS, type ProblemCode } from '@clinic/contract/problem'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { claimAs, newPatient, newWorker } from './support/queue-people.ts'
import { raiseUrgentHelp } from './support/raise-urgent-help.ts'
import { sendAs } from './support/send-as.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

/** The server refuses a call for this reason, regardless of the truth. */
async function refuse(page: Page, path: string, code: ProblemCode): Promise<void> {
  const [status, message] = PROBLEMS[code]
  await page.route(path, (route) => route.fulfill({ status, json: { error: { code, message }, message } }))
}

test.describe('the PCR Queue', () => {
  test('has an urgent request first, says so and why in the row, and completes it only after a question (F-4, C-6, REQ-449)', async ({
    visitor,
  }) => {
    const { id } = await newPatient('pcr', 'In-Danger')
    const { queue, page } = await newWorker(visitor, 'pcr')
    await queue.open()
    await raiseUrgentHelp(id)
    const row = queue.row(queue.unassigned, id)
    await expect(row.getByText('Urgent', { exact: true })).toBeVisible()
    await expect(row.getByText(/^Spoke of suicide, waiting/)).toBeVisible()
    // Other journeys may have urgent patients too: no one else is before this one.
    const ids = await queue.unassigned.locator('[data-row-key]').evaluateAll((rows) => rows.map((one) => one.getAttribute('data-row-key')))
    const texts = await queue.unassigned.locator('[data-row-key]').allInnerTexts()
    for (const text of texts.slice(0, ids.indexOf(id))) expect(text).toContain('Urgent')
    expect(texts.some((text) => !text.includes('Urgent'))).toBe(true)
    await expectAccessible(page)
    await queue.claim(id)
    await queue.act(id, 'Complete help')
    const dialog = page.getByRole('dialog', { name: `Complete the urgent request of Robin In-Danger?` })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(queue.row(queue.mine, id).getByText('Urgent', { exact: true })).toBeVisible()
    await queue.act(id, 'Complete help')
    await dialog.getByRole('button', { name: 'Complete urgent request' }).click()
    await expect(queue.row(queue.mine, id)).toHaveCount(0)
  })
  test('asks what comes next when help is completed: back in line, or a call by the patient’s clock (F-3, REQ-449)', async ({
    visitor,
  }) => {
    const [line, later] = [await newPatient('pcr', 'Back-In-Line'), await newPatient('pcr', 'Called-Later')]
    for (const { id } of [line, later]) await raiseUrgentHelp(id)
    const { queue, page } = await newWorker(visitor, 'pcr')
    await queue.open()
    await test.step('Someone back in line is among the unassigned again.', async () => {
      await queue.search(line.id)
      await queue.claim(line.id)
      await queue.act(line.id, 'Complete help')
      await page.getByRole('radio', { name: /^Back in line/ }).check()
      await queue.confirm('Complete urgent request')
      await expect(queue.row(queue.mine, line.id)).toHaveCount(0)
      await expect(queue.row(queue.unassigned, line.id)).toHaveCount(1)
    })
    await test.step('Someone who is called back leaves the queue, with a call planned.', async () => {
      // Messages with an undo would cover the button on a phone.
      await queue.open()
      await queue.search(later.id)
      await queue.claim(later.id)
      await queue.act(later.id, 'Complete help')
      const dialog = page.getByRole('dialog', { name: 'Complete the urgent request of Robin Called-Later?' })
      await expect(dialog.getByRole('radio', { checked: true })).toBeFocused()
      await dialog.getByRole('radio', { name: /^Call back/ }).check()
      await expect(dialog.getByText(/^By the patient’s clock, which shows \d{1,2} \w+ \d{4}, \d\d:\d\d$/)).toBeVisible()
      await expect(dialog.getByLabel(/^Call back at/)).toHaveValue(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      await expectAccessible(page)
      await takeScreenshot(page, 'complete-help')
      await dialog.getByLabel(/^Call back at/).press('Enter')
      await expect(dialog).toBeHidden()
      await expect(queue.row(queue.mine, later.id)).toHaveCount(0)
      await expect(queue.row(queue.unassigned, later.id)).toHaveCount(0)
    })
  })
  test('switched off gives everybody back and hides the unassigned; on again shows them (REQ-430, REQ-438, REQ-440, REQ-472, REQ-567)', async ({
    visitor,
  }) => {
    const { id } = await newPatient('pcr', 'Given-Back')
    const { queue, page, email } = await newWorker(visitor, 'pcr')
    await claimAs(email, 'pcr', id)
    await queue.open()
    await page.getByRole('switch').click()
    await queue.confirm('Disable and release patients')
    await queue.expectMessage('Queue disabled on your user record.')
    await expect(page.getByRole('switch', { name: 'Queue Disabled' })).not.toBeChecked()
    await expect(queue.unassigned).toHaveCount(0)
    await expect(queue.mine).toContainText('Your queue is disabled.')
    await page.getByRole('switch').click()
    await queue.expectMessage('Queue enabled on your user record.')
    await queue.search(id)
    await expect(queue.row(queue.unassigned, id)).toBeVisible()
  })

  test('claims, flips the call flag, shows the details and the ineligible dialog, and sends on after a yes (REQ-432, REQ-433, REQ-434, REQ-436, REQ-443, REQ-444, REQ-467)', async ({
    visitor,
  }) => {
    const { id } = await newPatient('pcr', 'On-The-Way')
    const { queue, page } = await newWorker(visitor, 'pcr')
    await queue.open()
    await queue.search(id)
    await queue.claim(id)
    await expectAccessible(page)
    const row = queue.row(queue.mine, id)
    const flag = row.getByRole('button', { name: `Call requested: ${id}` })
    const before = await flag.getAttribute('aria-pressed')
    await flag.click()
    await expect(flag).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
    await row.getByRole('button', { name: `Details of ${id}` }).click()
    await expect(page.getByRole('dialog').getByText(id).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: /^More actions/ }).click()
    await page.getByRole('menuitem', { name: 'Mark as ineligible…' }).click()
    await expect(page.getByRole('dialog', { name: 'Mark Patient as Ineligible' })).toBeVisible()
    await page.keyboard.press('Escape')
    await queue.act(id, 'Send to NP', 'Send to NP queue…')
    await queue.confirm('Cancel')
    await queue.expectMessage('Operation cancelled')
    await expect(row).toBeVisible()
    await queue.act(id, 'Send to NP', 'Send to NP queue…')
    await queue.confirm('Send to NP queue')
    await expect(row).toHaveCount(0)
  })
})

test.describe('the NP Queue', () => {
  test('holds and takes off hold, on hold without sending back and completing; completes after a yes, and the patient leaves the list (REQ-485, REQ-486, REQ-494, REQ-500, REQ-508, REQ-522, REQ-523)', async ({
    visitor,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 500/)
    const { id } = await newPatient('np', 'Patient-One')
    const { queue, page, email } = await newWorker(visitor, 'np')
    await claimAs(email, 'np', id)
    await queue.open()
    const row = queue.row(queue.mine, id)
    await refuse(page, '**/hold', 'internal-error')
    await queue.hold(id, 'Until I remove it')
    await queue.expectMessage('Failed to update hold status.')
    await expect(row.getByRole('button', { name: `Unhold ${id}` })).toHaveCount(0)
    await page.unroute('**/hold')
    await queue.hold(id, 'Until I remove it')
    await queue.expectMessage('Patient placed on hold')
    await expect(row).toContainText('On hold, no end date')
    await expectAccessible(page)
    for (const action of ['Send back', 'Complete']) await expect(row.getByRole('button', { name: `${action} ${id}` })).toHaveCount(0)
    await row.getByRole('button', { name: /^More actions/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Hold until…', 'Unassign'])
    await page.keyboard.press('Escape')
    await queue.act(id, 'Unhold')
    await queue.expectMessage('Patient removed from hold')
    await queue.act(id, 'Complete')
    await queue.confirm('Cancel')
    await expect(row).toBeVisible()
    await queue.act(id, 'Complete')
    await queue.decide('See again')
    await expect(row).toHaveCount(0)
  })

  test('shows long notes whole on pointing or focus, and short ones as they are (REQ-519)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'pointing needs a pointer')
    const { id } = await newPatient('np', 'Much-Noted')
    const { queue, page, email } = await newWorker(visitor, 'np')
    const notes = async (appointment_notes: string) => {
      await claimAs(email, 'np', id)
      await sendAs(email, { method: 'PUT', path: `/api/patients/${id}/appointment_notes`, body: { appointment_notes } })
      await sendAs(email, { method: 'POST', path: `/api/queues/np/${id}/unassign` })
    }
    const [short, long] = ['x'.repeat(50), 'Prefers mornings and asked twice about the long drive home']
    await queue.open()
    await queue.search(id)
    await notes(short)
    await queue.row(queue.unassigned, id).getByText(short).hover()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.mouse.move(0, 0)
    await notes(long)
    const cell = queue.row(queue.unassigned, id).getByText(long)
    await cell.hover()
    await expect(page.getByRole('tooltip')).toHaveText(long)
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await cell.focus()
    await expect(page.getByRole('tooltip')).toHaveText(long)
  })

  test('opens a patient’s record of the outside dashboard in a window of 1200 by 800 (REQ-480, REQ-491)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'a phone has no windows')
    const { id } = await newPatient('np', 'Elsewhere-Too')
    const { queue, page, email } = await newWorker(visitor, 'np')
    await claimAs(email, 'np', id)
    await page.route('**/pages/NPqueue', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/(name="patient-record-url" content=")[^"]*/, '$1/record/{id}')
      await route.fulfill({ response: answer, body })
    })
    await queue.open()
    const [popup] = await Promise.all([page.waitForEvent('popup'), queue.row(queue.mine, id).getByRole('link', { name: id }).click()])
    expect(new URL(popup.url()).pathname).toBe(`/record/${id}`)
    expect(await popup.evaluate(() => [window.outerWidth > 0, window.innerWidth, window.innerHeight])).toEqual([true, 1200, 800])
  })
})

test('patients stand in the queues of those who are licensed where they live, and of nobody else (REQ-459, REQ-566)', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'the same words and refusals at every width')
  const { id } = await newPatient('pcr', 'Local')
  const { queue, page } = await newWorker(visitor, 'pcr')
  await queue.open()
  await queue.search(id)
  await expect(queue.row(queue.unassigned, id)).toBeVisible()
  await queue.search('')
  await queue.unassigned.getByLabel('Rows per page').selectOption('100')
  await expect(page).toHaveURL(/size=100/)
  await expect(queue.unassigned.locator('[aria-busy="true"]')).toHaveCount(0)
  const provinces = await queue.unassigned.getByRole('group', { name: 'Patient Province' }).allInnerTexts()
  expect(new Set(provinces)).toEqual(new Set(['ON']))
})
