import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { newPatient, newWorker } from './support/queue-people.ts'
import { raiseUrgentHelp } from './support/raise-urgent-help.ts'

/** The open alarm that was raised by these words; other journeys may raise theirs. */
async function alarmOf(page: Page, words: string): Promise<Locator> {
  const lane = page.getByRole('region', { name: 'Open alarms' })
  await expect(lane).toBeVisible()
  return lane.getByRole('listitem').filter({ hasText: words })
}

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
  await expect(drawer.getByText(words)).toBeVisible()
  await page.keyboard.press('Escape')

  await raiseUrgentHelp(other.id)
  await queue.search(other.id)
  await queue.claim(other.id)
  await queue.act(other.id, 'Complete help')
  await queue.confirm('Complete urgent request')
  await expect(queue.row(queue.mine, other.id)).toHaveCount(0)
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
