import type { Alarm, AlarmList } from '@clinic/contract/alarms'
import { beginVisit } from '@clinic/server/testing/begin-visit'
import type { Locator, Page } from '@playwright/test'
import { bookForPatient, inDatabase } from './support/booked.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/french-test.ts'
import { codeFromEmail, emailsTo } from './support/mail.ts'
import { FrenchReader, inFrench, named } from './support/marked-french.ts'
import { newPatient, newWorker } from './support/queue-people.ts'
import { sendAs } from './support/send-as.ts'
import { newSigner } from './support/signers.ts'
import { STAFF } from './support/staff.ts'

test.describe.configure({ timeout: 180_000 })

test('a morning in French: a patient is claimed, noted, completed with a decision, and the document signed (F-15, F-7, F-8)', async ({
  longerFrench,
}) => {
  const signer = await newSigner(longerFrench)
  const { page } = signer
  const { id } = await newPatient('np', 'Du-Matin')
  const reader = new FrenchReader(page)
  await page.goto(`/pages/patient?patient=${id}`)
  await named(page.getByRole('main'), 'Claim').click()

  await test.step('La note est écrite et signée.', async () => {
    await named(page, 'Notes').click()
    await named(page, 'Write a visit note').click()
    for (const field of ['Subjective', 'Objective', 'Assessment', 'Plan']) await box(page, field).fill('Mal de dos, huile le soir.')
    await named(page, 'Sign note').click()
    await named(await reader.readDialog('sign the note'), 'Sign note').click()
    await expect(page.getByRole('article')).toContainText('Mal de dos, huile le soir.')
  })

  await test.step('Le rendez-vous se termine par une décision.', async () => {
    await named(page, 'Complete').click()
    const dialog = await reader.readDialog('complete')
    await dialog
      .getByRole('radio', { name: inFrench('Authorize') })
      .first()
      .check()
    await box(dialog, 'Grams a day').fill('1,5')
    await box(dialog, 'Months').fill('12')
    await named(dialog, 'Complete appointment').click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('Le document est préparé, puis signé.', async () => {
    await named(page, 'Documents').click()
    await named(page, 'Prepare a medical document').click()
    await fillIn(page)
    await named(page, 'Record consent').click()
    await named(await reader.readDialog('consent'), 'Record consent').click()
    await explainWarnings(page)
    await reader.read('ready to sign')
    await named(page, 'Sign…').click()
    await sign(await reader.readDialog('sign'), signer.email, reader)
    await expect(page.getByRole('article').first()).toContainText(/MD-/)
  })

  for (const action of ['Send to a seller…', 'Replace…', 'Withdraw support…', 'Void…']) {
    await named(page, action).click()
    await reader.readDialog(action)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(reader.complaints()).toEqual([])
})

test('visits are moved, cancelled and recorded as missed in French (F-15, F-9)', async ({ longerFrench }) => {
  const booked = await bookForPatient(21)
  const admin = await longerFrench(STAFF.admin)
  await readVisitDialogs(admin, booked.patient_id, ['Move', 'Cancel visit'])

  const signer = await newSigner(longerFrench)
  const { id: np_id } = await sendAs<{ id: number }>(signer.email, { method: 'GET', path: '/api/me' })
  const { id } = await newPatient('np', 'Rendez-Vous')
  await inDatabase((sql) => beginVisit(sql, { patient_id: id, np_id }))
  await readVisitDialogs(signer.page, id, ['No-show'])
})

test('alarms are read, asked about and closed in French (F-15, F-4)', async ({ longerFrench }) => {
  const { page } = await newWorker(longerFrench, 'pcr')
  const now = new Date().toISOString()
  // Answered here: other journeys close every alarm of the clinic.
  const alarms = [alarmAt(now, null), { ...alarmAt(now, { id: 0, name: 'Amara Osei', at: now }), id: 2 }]
  await page.route('**/api/alarms', (route) => route.fulfill({ json: { alarms, now } satisfies AlarmList }))
  const reader = new FrenchReader(page)
  await page.goto('/pages/userqueue')
  await expect(named(page, 'Take as {first_name}')).toBeVisible()
  await reader.read('alarms')
  await named(page.getByRole('region', { name: inFrench('Open alarms') }), 'Show').click()
  for (const action of ['Ask the ASQ', 'Close with an outcome']) {
    await named(page, action).click()
    await reader.readDialog(action)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(reader.complaints()).toEqual([])
})

test('likely duplicates, an import and a conversation are worked on in French (F-15)', async ({ visitor, longerFrench }) => {
  const chat = new ChatPage(await visitor())
  await chat.open()
  await chat.begin()
  const conversation = await chat.page.evaluate(() => JSON.parse(localStorage.getItem('chat-conversation') ?? '{}').conversation_id)
  const page = await longerFrench(STAFF.admin)
  const reader = new FrenchReader(page)

  await page.goto('/pages/duplicates')
  await named(page.getByRole('main'), 'Compare').click()
  await reader.read('compare')
  await named(page, 'Merge into {patient_id}').click()
  await reader.readDialog('merge')

  await page.goto('/pages/spreadsheet_uploader')
  const file = { name: 'fr.csv', mimeType: 'text/csv', buffer: Buffer.from(`Patient ID,City,Phone\nFR-${Date.now()},Ottawa,12\n`) }
  await page.getByLabel(inFrench('Spreadsheet file')).setInputFiles(file)
  await named(page, 'Upload').click()
  await expect(page.getByRole('heading', { name: inFrench('Check the file') })).toBeVisible()
  await reader.read('import, file')
  await page.getByRole('button', { name: /^⟦*Suivant/ }).click()
  await expect(page.getByRole('heading', { name: inFrench('Match columns') })).toBeVisible()
  await reader.read('import, columns')

  await page.goto(`/pages/conversations?open=${conversation}`)
  await named(page, 'Open the chat').click()
  await named(page, 'Join the conversation').click()
  await expect(page.getByRole('textbox', { name: inFrench('To the patient') })).toBeFocused()
  await reader.read('joined')
  await named(page, 'Articles and replies').click()
  await expect(page.getByRole('textbox', { name: inFrench('Search articles and replies') })).toBeFocused()
  await reader.read('articles and replies')
  await page.keyboard.press('Escape')
  await named(page, 'Hand back to assistant').click()
  expect(reader.complaints()).toEqual([])
})

async function readVisitDialogs(page: Page, patientId: string, actions: readonly string[]): Promise<void> {
  const reader = new FrenchReader(page)
  await page.goto(`/pages/patient?patient=${patientId}`)
  await named(page, 'Visits').click()
  for (const action of actions) {
    await named(page.getByRole('tabpanel').getByRole('listitem'), action).click()
    await reader.readDialog(action)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(reader.complaints()).toEqual([])
}

function alarmAt(now: string, taken: Alarm['taken']): Alarm {
  return {
    ...{
      id: 1,
      kind: 'suicide',
      level: 'danger',
      source: 'words',
      raised_at: now,
      last_at: now,
      released_at: null,
      words: 'Je veux mourir',
      told: null,
    },
    ...{ lines: [], patient_id: null, name: null, date_of_birth: null, province: 'ON', place: 'Ottawa', phone: null, place_said: true },
    ...{ phone_said: false, phone_on_file: null, in_chat: true, record: false, conversation: true, taken, called: [], forms: [] },
  }
}

function box(place: Page | Locator, english: string): Locator {
  return place.getByRole('textbox', { name: inFrench(english) }).first()
}

async function fillIn(page: Page): Promise<void> {
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: inFrench(field) }).click()
    await page.getByRole('option', { name: inFrench(option) }).click()
  }
  await box(page, 'Dried cannabis, grams a day').fill('1,5')
  await box(page, 'Period of use').fill('12')
  await choose('Unit', 'months')
  await box(page, 'Address where the patient is').fill('41 Colborne Street, Brantford ON N3T 2G4')
  await choose('Province at this visit', 'Ontario')
  await box(page, 'Condition being treated').fill('Lombalgie chronique')
  await box(page, 'Why cannabis is required for it').fill('La physiothérapie n’a pas suffi.')
  await expect(page.getByText(inFrench('Draft saved. Only you see it until you sign.')).first()).toBeVisible()
}

async function explainWarnings(page: Page): Promise<void> {
  for (const field of await page.getByRole('textbox', { name: inFrench('Your reason: {warning}') }).all()) {
    await field.fill('Vu avec la personne')
    await field.blur()
  }
  await expect(page.getByText(inFrench('Everything is there. What remains is your statement and signature.')).first()).toBeVisible()
}

/** The statement, a fresh code, and the signature. */
async function sign(dialog: Locator, email: string, reader: FrenchReader): Promise<void> {
  await dialog.getByRole('checkbox').first().check()
  const before = emailsTo(email)
  await named(dialog, 'Confirm it is you').click()
  await box(dialog, 'Code that we sent to your email').fill(await codeFromEmail(email, before))
  await reader.readDialog('sign, code')
  await named(dialog, 'Verify').click()
  const button = named(dialog, 'Sign for {called}')
  await expect(button).toBeEnabled()
  await button.click()
}
