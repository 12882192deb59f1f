import type { AuditRow } from '@clinic/contract/audit'
import type { StatusRecord } from '@clinic/contract/patients'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/login-page.ts'
import { openTab } from './support/open-tab.ts'
import { MAREN, ODILE } from './support/patients.ts'
import { QueuePage } from './support/queue-page.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'

test.setTimeout(240_000)

// The two runs share one clinic: each has its own province, patient and staff.
const EAST = { patient: ODILE, pcr: STAFF.pcr, pcrName: 'Amara Osei', np: STAFF.np, npName: 'Dana Whitfield' }
const WEST = { patient: MAREN, pcr: STAFF.westernPcr, pcrName: 'Jasdeep Gill', np: STAFF.westernNp, npName: 'Aiyana Cardinal' }

test('a patient goes from the chat through the PCR to the NP, who completes the appointment, and the audit log tells it', async ({
  visitor,
  isMobile,
}) => {
  const { patient, pcr, pcrName, np, npName } = isMobile ? WEST : EAST
  const name = `${patient.personal.firstName} ${patient.personal.lastName}`
  const chat = new ChatPage(await visitor())
  const pcrQueue = new QueuePage(await visitor(), 'pcr')
  const npQueue = new QueuePage(await visitor(), 'np')

  await test.step('The patient opens the public chat and begins.', async () => {
    await chat.open()
    await expectAccessible(chat.page)
    await chat.begin()
    await expectAccessible(chat.page)
    await chat.choose('New Patient Intake')
  })

  await test.step('They read the consent form and sign it.', async () => {
    await expectAccessible((await chat.goOnToConsent()).page())
    await chat.consent(patient)
  })

  await test.step('They give their details and confirm them.', async () => {
    await expectAccessible(chat.page)
    await chat.giveDetails(patient)
    await expectAccessible(chat.page)
    await chat.confirmDetails()
  })

  await test.step('They answer the questionnaire, which asks further where an answer calls for it, and stand in line.', async () => {
    await chat.pressContinue('What is the main thing you would like help with?')
    await expectAccessible(chat.page)
    const asked = await chat.answerEverything(patient)
    expect(asked).toEqual(expect.arrayContaining(Object.keys(patient.answers)))
    expect(asked).not.toContain('What makes your nights hard?')
    await expect(chat.card).toContainText('What happens next')
    await expectAccessible(chat.page)
  })

  await test.step('A PCR logs in and finds them waiting.', async () => {
    await logIn(pcrQueue.page, pcr)
    await pcrQueue.open()
    await expectAccessible(pcrQueue.page)
    await pcrQueue.search(patient.personal.lastName)
    await expect(pcrQueue.row(pcrQueue.unassigned, name)).toBeVisible()
  })

  await test.step('An NP has their queue open, where the patient is not yet.', async () => {
    await logIn(npQueue.page, np)
    await npQueue.open()
    await expectAccessible(npQueue.page)
    await npQueue.search(patient.personal.lastName)
    await expect(npQueue.unassigned).toContainText('No patients match')
  })

  const id = await test.step('The PCR claims the patient and sends them to the NP queue.', async () => {
    await pcrQueue.claim(name)
    const key = await pcrQueue.row(pcrQueue.mine, name).getAttribute('data-row-key')
    await pcrQueue.act(name, 'Send to NP', 'Send to NP queue…')
    await expectAccessible(pcrQueue.page)
    await pcrQueue.confirm('Send to NP queue')
    await expect(pcrQueue.row(pcrQueue.mine, name)).toHaveCount(0)
    return key ?? ''
  })

  await test.step('The NP sees the patient arrive without doing anything, and claims them.', async () => {
    await expect(npQueue.row(npQueue.unassigned, name)).toBeVisible()
    await npQueue.claim(name)
  })

  await test.step('The details show what was answered and what has happened.', async () => {
    const details = await npQueue.openDetails(npQueue.mine, name)
    await openTab(details, 'Answers')
    await details.getByText(/^Intake/).click()
    await expect(details).toContainText('Burning in my lower back')
    await openTab(details, 'Timeline')
    const history = details.getByRole('list', { name: 'History' })
    await expect(history).toContainText('Enter PCR Queue by AI Assistant')
    await expect(history).toContainText(`Claim Patient by ${pcrName}`)
    await expect(history).toContainText(`Send To NP Queue by ${pcrName}`)
    await expect(history).toContainText(`Claim Patient by ${npName}`)
    await expectAccessible(npQueue.page)
    await npQueue.page.keyboard.press('Escape')
    await expect(details).toBeHidden()
  })

  await test.step('The NP completes the appointment, and the patient leaves the list.', async () => {
    await npQueue.act(name, 'Complete')
    await expectAccessible(npQueue.page)
    await npQueue.decide('Authorize', { 'Grams a day': '1.5' })
    await expect(npQueue.row(npQueue.mine, name)).toHaveCount(0)
  })

  await test.step('The audit log tells the whole story in order, and the record is as it should be.', async () => {
    // However many forms the answers call for, they come one after the other.
    const tell = async () => {
      const log = await callAs<AuditRow[]>(STAFF.admin, `/api/audit_logs/${id}`)
      const told = log
        .map(({ action, user }) => `${action} by ${user}`)
        .reverse()
        .filter((entry) => !/^(Read|Conversation|Predicted)/.test(entry))
        .map((entry) => entry.replace(/^Questionnaire (Started|Finished)/, 'Questionnaire'))
      return told.filter((entry, at) => entry !== told[at - 1])
    }
    // The row left the list before the answer was there.
    await expect
      .poll(tell)
      .toEqual([
        'Consent Given by AI Assistant',
        'New Patient Created by AI Assistant',
        'Questionnaire by AI Assistant',
        'Flag Raised by AI Assistant',
        'Questionnaire by AI Assistant',
        'Enter PCR Queue by AI Assistant',
        `Claim Patient by ${pcrName}`,
        `Send To NP Queue by ${pcrName}`,
        `Claim Patient by ${npName}`,
        `Complete Appointment by ${npName}`,
      ])
    const record = await callAs<StatusRecord>(STAFF.admin, `/api/patient_status/${id}`)
    expect(record).toMatchObject({
      in_pcr_queue: false,
      in_np_queue: false,
      assigned_pcr: null,
      assigned_np: null,
      is_new_patient: false,
      last_seen_practitioner: npName,
    })
    expect(record.completed_appointment_at).not.toBeNull()
  })
})
