import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDatabase } from './support/booked.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect } from './support/fixtures.ts'
import { emailAfter, emailsTo } from './support/mail.ts'
import { noteNotices } from './support/note-notices.ts'
import { shiftedClinic as test } from './support/own-clinic.ts'
import { QueuePage } from './support/queue-page.ts'
import { sendAs } from './support/send-as.ts'
import { callAs, keepSession } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)

const NIGHT = 'night@clinic.example'
const WORDS = 'I want to kill myself and I have the pills here'
const MINUTE = 60

/** The minute’s own turn would come within a minute. */
function escalateNow(): Promise<unknown> {
  return inDatabase((sql) => sql`select graphile_worker.add_job('escalate_alarms')`)
}

type Said = () => Promise<string[]>
const laneOf = (page: Page) => page.getByRole('region', { name: 'Open alarms' }).getByRole('listitem')

test('an alarm that no one takes calls everyone on shift, then the managers, the on-call list and the administrators, each at its minute; who takes it and goes away is relieved (F-4, F-5)', async ({
  visitor,
  program,
}) => {
  for (const email of [STAFF.admin, STAFF.pcr, STAFF.pcrManager]) await keepSession(email)
  await sendAs(STAFF.admin, { method: 'PUT', path: '/api/alarms/on_call', body: { emails: [NIGHT] } })
  const pcr = await visitor(STAFF.pcr)
  const manager = await visitor(STAFF.pcrManager)
  const [noticed, managerNoticed] = [await noteNotices(pcr), await noteNotices(manager)].map(
    ({ shown }) =>
      async () =>
        (await shown()).map(({ title, tag, body }) => `${tag}: ${title}: ${body}`),
  ) as [Said, Said]
  for (const page of [pcr, manager]) await page.setViewportSize({ width: 1440, height: 900 })
  await new QueuePage(pcr, 'pcr').open()
  await manager.goto('/pages/user')
  await expect(manager.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()

  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone)
  await chat.open()
  await chat.begin()
  await chat.send(WORDS)

  const alarm = laneOf(pcr).filter({ hasText: WORDS })
  const everyone = [STAFF.pcrManager, STAFF.npManager, NIGHT, STAFF.admin]
  const begun = new Map(everyone.map((email) => [email, emailsTo(email)]))
  const wasMailed = (email: string) => emailsTo(email).some((name) => !begun.get(email)?.includes(name))
  /** The clock is so far on, and what is due by it happens. */
  const pass = async (minutes: number) => {
    await program.shiftClock(minutes * MINUTE)
    await escalateNow()
  }

  await test.step('At once: the numbers for the patient, the alarm on every screen, and no email.', async () => {
    await expect(chat.card.getByText('9-8-8').first()).toBeVisible()
    await expect(chat.conversation).not.toContainText(/somebody will be with you|someone will be with you/i)
    for (const page of [pcr, manager]) {
      await expect(laneOf(page).filter({ hasText: WORDS })).toContainText('less than a minute ago')
      await expect(page).toHaveTitle(/^\(!\) /)
    }
    await expect.poll(noticed).toContainEqual(expect.stringMatching(/^alarm-\d+-shift: .+: An urgent item is waiting\.$/))
    await takeScreenshot(phone, 'crisis-clock-patient')
    await pass(1.9)
    expect(everyone.filter(wasMailed)).toEqual([])
  })

  const steps = [
    { minutes: 2, step: 'managers', said: 'The managers were called', mailed: [STAFF.pcrManager, STAFF.npManager] },
    { minutes: 5, step: 'on-call', said: 'The on-call list was called', mailed: [NIGHT] },
    { minutes: 10, step: 'administrators', said: 'The administrators were called', mailed: [STAFF.admin] },
  ]
  const called: string[] = []
  for (const { minutes, step, said, mailed } of steps)
    await test.step(`After ${minutes} minutes: ${said}.`, async () => {
      await pass(minutes)
      for (const email of mailed) {
        const text = await emailAfter(email, begun.get(email) ?? [])
        expect(text).toContain('urgent item')
        expect(text).not.toMatch(/kill|pills|suicide|crisis|patient/i)
      }
      called.push(...mailed)
      expect(everyone.filter(wasMailed).sort()).toEqual([...called].sort())
      for (const page of [pcr, manager])
        await expect(laneOf(page).filter({ hasText: WORDS })).toContainText(`${said} less than a minute ago.`)
      await expect(alarm).toContainText(`Wrote about suicide ${minutes} min ago`)
      for (const notices of [noticed, managerNoticed])
        await expect.poll(notices).toContainEqual(expect.stringMatching(`^alarm-\\d+-${step}: `))
      for (const page of [pcr, manager]) await expectAccessible(page)
      await takeScreenshot(pcr, `crisis-clock-${step}`)
    })

  await test.step('Who takes it is named everywhere; who then goes away for three minutes is relieved, and everyone is called again.', async () => {
    await alarm.getByRole('button', { name: 'Take as Amara' }).click()
    await expect(laneOf(manager)).toContainText('Taken by Amara Osei less than a minute ago. It stays here until it is closed.')
    await expect(manager).not.toHaveTitle(/^\(!\) /)
    await pcr.close()
    await pass(12)
    await expect(laneOf(manager)).toContainText('Taken by Amara Osei')
    await pass(14)
    await expect(laneOf(manager).getByRole('button', { name: 'Take as Priya' })).toBeVisible()
    await expect(manager).toHaveTitle(/^\(!\) /)
    await takeScreenshot(manager, 'crisis-clock-relieved')
  })

  await test.step('A manager takes it and closes it with an outcome; the log has every step.', async () => {
    await laneOf(manager).getByRole('button', { name: 'Take as Priya' }).click()
    await laneOf(manager).getByRole('button', { name: 'Close with an outcome' }).click()
    const dialog = manager.getByRole('dialog', { name: 'Close this alarm' })
    await dialog.getByRole('radio', { name: 'Reached, and 9-1-1 called' }).check()
    await dialog.getByRole('textbox', { name: 'Next step' }).fill('The hospital calls back')
    await dialog.getByRole('button', { name: 'Close the alarm' }).click()
    await expect(laneOf(manager)).toHaveCount(0)
    const { rows } = await callAs<{ rows: { description: string }[] }>(
      STAFF.admin,
      '/api/audit?actions=Alarm%20Escalated,Alarm%20Given%20Back',
    )
    const said = rows.map(({ description }) => description).join('\n')
    for (const entry of ['Called everyone on shift', 'and the managers', 'the on-call list', 'the administrators', 'was away for 3 min'])
      expect(said).toContain(entry)
  })
})
