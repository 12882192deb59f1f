import { PROBLEMS, type ProblemCode } from '@clinic/contract/problem'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { claimAs, newPatient, newPatients, newWorker } from './support/queue-people.ts'
import { raiseUrgentHelp } from './support/raise-urgent-help.ts'
import { sendAs } from './support/send-as.ts'
import { spoilUntilPressed } from './support/spoil-until-pressed.ts'
import { STAFF } from './support/staff.ts'

const TYPES = ['All types', 'Renewal', 'New Patient', 'Follow Up', 'Added By Patient Manager', 'Reminder Call', 'Unfinished Questionnaire']

/** The server refuses a call for this reason, whatever the truth is. */
async function refuse(page: Page, path: string, code: ProblemCode): Promise<void> {
  const [status, message] = PROBLEMS[code]
  await page.route(path, (route) => route.fulfill({ status, json: { error: { code, message }, message } }))
}

test.describe('the PCR Queue', () => {
  test('greets, says whether the queue is on, and shows both tables with their columns (REQ-426, REQ-427, REQ-429, REQ-430, REQ-431, REQ-437)', async ({
    visitor,
    isMobile,
  }) => {
    const { id } = await newPatient('pcr', 'Columns')
    const { queue, page, name, email } = await newWorker(visitor, 'pcr')
    await claimAs(email, 'pcr', id)
    await queue.open()
    await expect(page.getByText(`Hello, ${name}.`)).toBeVisible()
    await expect(page.getByText('Licensed in Ontario')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Queue Enabled' })).toBeChecked()
    await expect(queue.mine.getByRole('heading', { name: 'Patients Assigned to You' })).toBeVisible()
    await expect(queue.unassigned.getByRole('heading', { name: 'Unassigned Patients' })).toBeVisible()
    await expect(queue.unassigned).toContainText('Order: urgent first, then help, then oldest')
    expect(await queue.unassigned.getByLabel('Appointment type').locator('option').allInnerTexts()).toEqual(TYPES)
    await expectAccessible(page)
    if (isMobile) return
    for (const list of [queue.mine, queue.unassigned]) {
      expect(await list.getByRole('columnheader').allInnerTexts()).toEqual([
        ...['Call and details', 'Patient ID', 'Name', 'Type', 'Province', 'Reason', 'Time in Queue'],
        ...['Appointment Notes', 'System Notes', 'Actions'],
      ])
    }
  })

  test('has an urgent request first, says so and why in the row, and completes it only after a question (F-4, C-6, REQ-449)', async ({
    visitor,
  }) => {
    const { id } = await newPatient('pcr', 'In-Danger')
    const { queue, page } = await newWorker(visitor, 'pcr')
    await queue.open()
    await raiseUrgentHelp(id)
    const row = queue.row(queue.unassigned, id)
    await expect(row.getByText('Urgent', { exact: true })).toBeVisible()
    await expect(row.getByText('Spoke of suicide.')).toBeVisible()
    // Other journeys may have urgent patients too: nobody else stands before this one.
    const ids = await queue.unassigned.locator('[data-row-key]').evaluateAll((rows) => rows.map((one) => one.getAttribute('data-row-key')))
    const texts = await queue.unassigned.locator('[data-row-key]').allInnerTexts()
    for (const text of texts.slice(0, ids.indexOf(id))) expect(text).toContain('Urgent')
    expect(texts.some((text) => !text.includes('Urgent'))).toBe(true)
    await expectAccessible(page)
    await queue.claim(id)
    await queue.act(id, 'Complete help')
    const dialog = page.getByRole('dialog', { name: `Complete the urgent request of ${id}?` })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(queue.row(queue.mine, id).getByText('Urgent', { exact: true })).toBeVisible()
    await queue.act(id, 'Complete help')
    await dialog.getByRole('button', { name: 'Complete urgent request' }).click()
    await expect(queue.row(queue.mine, id)).toHaveCount(0)
  })

  test('finds by patient id in either case and by name, and narrows by appointment type, in the address (REQ-428, REQ-431, REQ-460)', async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same words and refusals at every width')
    const { id, name } = await newPatient('pcr', 'Sought-After')
    const { queue, page } = await newWorker(visitor, 'pcr')
    await queue.open()
    for (const words of [id.toLowerCase(), id.slice(-5), 'SOUGHT-after', 'robin sought']) {
      await queue.search(words)
      await expect(queue.row(queue.unassigned, name), words).toBeVisible()
    }
    await queue.search('nobody-by-this-name')
    await expect(queue.unassigned).toContainText('Nobody here matches')
    await queue.unassigned.getByRole('button', { name: 'Show everybody' }).click()
    await expect(queue.unassigned.locator('[data-row-key]').first()).toBeVisible()

    await queue.unassigned.getByLabel('Appointment type').selectOption('Renewal')
    await expect(page).toHaveURL(/type=Renewal/)
    await page.reload()
    await queue.showsLists()
    await expect(queue.unassigned.getByLabel('Appointment type')).toHaveValue('Renewal')
    const types = await queue.unassigned.locator('td[data-label="Type"]').allInnerTexts()
    expect(new Set(types)).toEqual(new Set(['Renewal']))
  })

  test('asks before a queue is switched off, says who will be released, and stays on after a no or where it could not be saved (REQ-439, REQ-441, REQ-442, REQ-471, REQ-473)', async ({
    visitor,
    faults,
  }) => {
    faults.foresee(/status of 500/)
    const { id } = await newPatient('pcr', 'Kept')
    const { queue, page, email } = await newWorker(visitor, 'pcr')
    await claimAs(email, 'pcr', id)
    await queue.open()
    await page.getByRole('switch').click()
    const dialog = page.getByRole('dialog', { name: 'Disable your queue?' })
    await expect(dialog).toContainText('1 patient will be released: 1 as PCR.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep enabled' }).click()
    await queue.says('Queue remains enabled.')
    await expect(page.getByRole('switch', { name: 'Queue Enabled' })).toBeChecked()
    await expect(queue.row(queue.mine, id)).toBeVisible()

    await refuse(page, '**/queue_enabled', 'internal-error')
    await page.getByRole('switch').click()
    await queue.confirm('Disable and release')
    await queue.says("Couldn't update queue status on the server. Please try again.")
    await expect(page.getByRole('switch', { name: 'Queue Enabled' })).toBeChecked()
    await expect(queue.row(queue.mine, id)).toBeVisible()
  })

  test('switched off gives everybody back and hides the unassigned; on again shows them (REQ-430, REQ-438, REQ-440, REQ-472, REQ-567)', async ({
    visitor,
  }) => {
    const { id } = await newPatient('pcr', 'Given-Back')
    const { queue, page, email } = await newWorker(visitor, 'pcr')
    await claimAs(email, 'pcr', id)
    await queue.open()
    await page.getByRole('switch').click()
    await queue.confirm('Disable and release')
    await queue.says('Queue disabled on your user record.')
    await expect(page.getByRole('switch', { name: 'Queue Disabled' })).not.toBeChecked()
    await expect(queue.unassigned).toHaveCount(0)
    await expect(queue.mine).toContainText('Your queue is disabled.')
    await page.getByRole('switch').click()
    await queue.says('Queue enabled on your user record.')
    await queue.search(id)
    await expect(queue.row(queue.unassigned, id)).toBeVisible()
  })

  test('says in the agreed words why a claim failed (REQ-462, REQ-463, REQ-464, REQ-465, REQ-466, REQ-468, REQ-469)', async ({
    visitor,
    faults,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same words and refusals at every width')
    faults.foresee(/status of (404|409|500|503)|ERR_FAILED/)
    const { id } = await newPatient('pcr', 'Hard-To-Get')
    const { queue, page } = await newWorker(visitor, 'pcr')
    await queue.open()
    await queue.search(id)
    const claim = queue.row(queue.unassigned, id).getByRole('button', { name: /^Claim/ })
    const WORDS: [ProblemCode, string][] = [
      ['queue-disabled', 'You cannot claim patients while your queue is disabled.'],
      ['current-user-not-found', 'Current user not found.'],
      ['already-claimed', 'This patient has already been claimed by another user.'],
      ['database-unavailable', 'Unable to verify patient assignment. Please try again.'],
      ['pcr-limit', 'You have reached the maximum limit of 1000 patients. Please process your current patients before claiming another.'],
      ['internal-error', 'Failed to claim patient'],
    ]
    for (const [code, words] of WORDS) {
      await refuse(page, '**/claim', code)
      await claim.click()
      await queue.says(words)
      await page.unroute('**/claim')
      await expect(claim).toBeEnabled()
    }
    await page.route('**/claim', (route) => route.abort())
    await claim.click()
    await queue.says('Error claiming patient')
    await page.unroute('**/claim')
    await queue.page.getByRole('alert').filter({ hasText: 'Error claiming patient' }).getByRole('button', { name: 'Try again' }).click()
    await queue.says('Patient successfully claimed')
  })

  test('claims, flips the call flag, shows the details and the ineligible dialog, and sends on after a yes (REQ-432, REQ-433, REQ-434, REQ-436, REQ-443, REQ-444, REQ-467)', async ({
    visitor,
  }) => {
    const { id } = await newPatient('pcr', 'On-The-Way')
    const { queue, page } = await newWorker(visitor, 'pcr')
    await queue.open()
    await queue.search(id)
    await queue.claim(id)
    const row = queue.row(queue.mine, id)
    const flag = row.getByRole('button', { name: `Wants a call: ${id}` })
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
    await queue.says('Operation cancelled')
    await expect(row).toBeVisible()
    await queue.act(id, 'Send to NP', 'Send to NP queue…')
    await queue.confirm('Send to NP queue')
    await expect(row).toHaveCount(0)
  })

  test('completes a help request, and says when that failed (REQ-435, REQ-474, REQ-475, REQ-476)', async ({ visitor, faults }) => {
    faults.foresee(/status of 500|ERR_FAILED/)
    const { id } = await newPatient('pcr', 'Needs-Help')
    const { queue, page, email } = await newWorker(visitor, 'pcr')
    await sendAs(STAFF.admin, { method: 'PUT', path: `/api/queues/pcr/${id}/priority`, body: { priority: true } })
    await claimAs(email, 'pcr', id)
    await queue.open()
    await refuse(page, '**/complete_help', 'internal-error')
    await queue.act(id, 'Complete help')
    await queue.says('Failed to complete help request.')
    await page.unroute('**/complete_help')
    await page.route('**/complete_help', (route) => route.abort())
    await queue.act(id, 'Complete help')
    await queue.says('Error completing help request.')
    await page.unroute('**/complete_help')
    await queue.act(id, 'Complete help')
    await queue.says('Help request completed successfully.')
    await expect(queue.row(queue.mine, id)).toHaveCount(0)
  })
})

test.describe('the NP Queue', () => {
  test('greets, says where the NP is licensed, and finds by id and name in either case, and shows both tables with their columns (REQ-477 to REQ-485, REQ-487, REQ-488, REQ-490)', async ({
    visitor,
    isMobile,
  }) => {
    const { id, name: sought } = await newPatient('np', 'Quite-Findable')
    const { queue, page, name } = await newWorker(visitor, 'np')
    await queue.open()
    await expect(page.getByText(`Hello, ${name}.`)).toBeVisible()
    await expect(page.getByText('Licensed in Ontario')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Queue Enabled' })).toBeChecked()
    for (const words of ['QUITE-find', 'robin quite', 'Robin', id.toLowerCase()]) {
      await queue.search(words)
      await expect(queue.row(queue.unassigned, sought), words).toBeVisible()
    }
    await expect(queue.row(queue.unassigned, id)).toContainText(/\d min/)
    await queue.claim(id)
    await queue.search('')
    expect(await queue.unassigned.getByLabel('Appointment type').locator('option').allInnerTexts()).toEqual(TYPES)
    await expectAccessible(page)

    const row = queue.row(queue.mine, id)
    await expect(row.getByRole('button', { name: `Wants a call: ${id}` })).toBeVisible()
    await expect(row.getByRole('button', { name: `Details of ${id}` })).toBeVisible()
    await expect(row.getByRole('textbox', { name: `Appointment notes of ${id}` })).toBeEditable()
    await expect(row.getByText('Moved to NP queue')).toBeVisible()
    await expect(row.getByRole('textbox'), 'only the appointment notes can be written').toHaveCount(1)
    if (isMobile) return
    for (const action of ['Hold', 'Send back', 'Complete']) await expect(row.getByRole('button', { name: `${action} ${id}` })).toBeVisible()
    expect(await queue.mine.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Call and details', 'Patient ID', 'Patient Type', 'Patient Province', 'Appointment Notes', 'System Notes', 'With you', 'Actions'],
    ])
    expect(await queue.unassigned.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Call and details', 'Patient ID', 'Patient Type', 'Patient Province', 'Reason', 'Appointment Notes', 'System Notes'],
      ...['Time in Queue', 'Actions'],
    ])
  })

  test('pages with total, sizes, previous, pager, next and jumper, twenty rows first (REQ-489, REQ-516, REQ-518)', async ({
    visitor,
    isMobile,
  }) => {
    const name = isMobile ? 'Leaf-Small' : 'Leaf-Wide'
    const ids = await newPatients('np', name, 21)
    const { queue, page } = await newWorker(visitor, 'np')
    await queue.open()
    await queue.search(name)
    const pager = queue.unassigned.getByRole('navigation', { name: /^Pages of/ })
    await expect(pager).toContainText('Total 21')
    const parts = await pager.locator('button, select, input').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(parts).toEqual(['Rows per page', 'Previous page', 'Page 1', 'Page 2', 'Next page', 'Go to page'])
    expect(await pager.getByLabel('Rows per page').locator('option').allInnerTexts()).toEqual([
      '20 per page',
      '50 per page',
      '100 per page',
    ])
    await expect(queue.unassigned.locator('[data-row-key]')).toHaveCount(20)
    const shown = await queue.unassigned.locator('[data-row-key]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')))
    expect(shown, 'the oldest entry first').toEqual(ids.slice(0, 20))
    await pager.getByRole('button', { name: 'Next page' }).click()
    await expect(queue.unassigned.locator('[data-row-key]')).toHaveCount(1)
    await expect(queue.unassigned.getByTitle('Place in the line')).toHaveText(/21/)
    await expect(page).toHaveURL(/page=2/)
    if (!isMobile) {
      await pager.getByLabel('Go to page').fill('1')
      await page.keyboard.press('Enter')
      await expect(queue.unassigned.locator('[data-row-key]')).toHaveCount(20)
    }
    await pager.getByLabel('Rows per page').selectOption('50')
    await expect(queue.unassigned.locator('[data-row-key]')).toHaveCount(21)
  })

  test('holds and takes off hold, on hold without sending back and completing; completes after a yes, and the patient leaves the list (REQ-485, REQ-486, REQ-494, REQ-500, REQ-508, REQ-522, REQ-523)', async ({
    visitor,
    faults,
  }) => {
    faults.foresee(/status of 500/)
    const { id } = await newPatient('np', 'Patient-One')
    const { queue, page, email } = await newWorker(visitor, 'np')
    await claimAs(email, 'np', id)
    await queue.open()
    const row = queue.row(queue.mine, id)
    await refuse(page, '**/hold', 'internal-error')
    await queue.hold(id, 'Until I say so')
    await queue.says('Failed to update hold status.')
    await expect(row.getByRole('button', { name: `Unhold ${id}` })).toHaveCount(0)
    await page.unroute('**/hold')
    await queue.hold(id, 'Until I say so')
    await queue.says('Patient placed on hold')
    await expect(row).toContainText('On hold until you say so')
    for (const action of ['Send back', 'Complete']) await expect(row.getByRole('button', { name: `${action} ${id}` })).toHaveCount(0)
    await row.getByRole('button', { name: /^More actions/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Hold until…', 'Unassign'])
    await page.keyboard.press('Escape')
    await queue.act(id, 'Unhold')
    await queue.says('Patient removed from hold')
    await queue.act(id, 'Complete')
    await queue.confirm('Cancel')
    await expect(row).toBeVisible()
    await queue.act(id, 'Complete')
    await queue.confirm('Complete appointment')
    await expect(row).toHaveCount(0)
  })

  test('takes five active patients and no more, neither by claim nor off hold (REQ-470, REQ-513, REQ-520, REQ-521)', async ({
    visitor,
    faults,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same words and refusals at every width')
    faults.foresee(/status of 409/)
    const ids = await newPatients('np', 'Of-Six', 6)
    const { queue, page, email } = await newWorker(visitor, 'np')
    const [first = '', , , , fifth = '', sixth = ''] = ids
    for (const id of ids.slice(0, 4)) await claimAs(email, 'np', id)
    await queue.open()
    await queue.search('Of-Six')
    await queue.claim(fifth)
    await expect(queue.mine).toContainText('5 of 5 active')
    const claim = queue.row(queue.unassigned, sixth).getByRole('button', { name: /^Claim/ })
    await claim.click()
    await queue.says('You have reached the maximum of 5 active patients. Complete or unhold someone first.')
    await queue.hold(first, 'Until I say so')
    await expect(queue.mine).toContainText('4 of 5 active, 1 on hold')
    await claim.click()
    await expect(queue.row(queue.mine, sixth)).toBeVisible()
    await queue.act(first, 'Unhold')
    await queue.says('You already have 5 active patients. Complete or hold another patient before re-activating this one.')
    await expect(page.getByRole('img', { name: '5 of 5 places taken' })).toBeVisible()
  })

  test('sends back after a yes, and says when that failed (REQ-496, REQ-499, REQ-524, REQ-525, REQ-526)', async ({ visitor, faults }) => {
    faults.foresee(/status of 500|ERR_FAILED/)
    const { id } = await newPatient('np', 'There-And-Back')
    const { queue, page, email } = await newWorker(visitor, 'np')
    await claimAs(email, 'np', id)
    await queue.open()
    const sendBack = async (answer: string) => {
      await queue.act(id, 'Send back', 'Send back to PCR queue…')
      await queue.confirm(answer)
    }
    await sendBack('Cancel')
    await queue.says('Operation cancelled')
    await refuse(page, '**/send_back', 'internal-error')
    await sendBack('Send back')
    await queue.says('Failed to move patient back to the PCR queue.')
    await page.unroute('**/send_back')
    await page.route('**/send_back', (route) => route.abort())
    await sendBack('Send back')
    await queue.says('Error moving patient to PCR queue.')
    await page.unroute('**/send_back')
    await sendBack('Send back')
    await queue.says(`Patient ${id} successfully moved back to the PCR queue.`)
    await expect(queue.row(queue.mine, id)).toHaveCount(0)
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

  test('says so when the answer is no list (REQ-515)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'the same words and refusals at every width')
    const { queue, page } = await newWorker(visitor, 'np')
    await spoilUntilPressed(page, '**/api/queues/np/page*', [{ json: { rows: 'none' } }])
    await page.goto('/pages/NPqueue')
    await expect(queue.mine.getByRole('alert')).toContainText('Invalid API response')
    await queue.mine.getByRole('button', { name: 'Retry' }).click()
    await expect(queue.mine).toContainText('No patients are assigned to you')
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
  const provinces = await queue.unassigned.locator('td[data-label="Province"]').allInnerTexts()
  expect(new Set(provinces)).toEqual(new Set(['Ontario']))
})
