import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FileImported } from '@clinic/contract/imports'
import type { StatusRow } from '@clinic/contract/patients'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { ImportsPage } from './support/imports-page.ts'
import { sendAs } from './support/send-as.ts'
import { sessionHeaders, storedSession } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

/** Ids that no other journey has. */
const freshMark = () => `IM-${randomUUID().slice(0, 6).toUpperCase()}`

test.describe('the specified page', () => {
  test('takes an .xls, .xlsx or .csv file once one is chosen, and says what came of it (REQ-018, REQ-324 to REQ-328, REQ-331)', async ({
    visitor,
  }) => {
    const uploader = new ImportsPage(await visitor(STAFF.admin))
    await uploader.open()
    await expect(uploader.chooser).toHaveAttribute('accept', '.xls,.xlsx,.csv')
    await expect(uploader.upload).toBeDisabled()
    await uploader.choose('list.csv', `Patient ID,City\n${freshMark()},Ottawa\n`)
    await expect(uploader.upload).toBeEnabled()
    const sent = uploader.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/imports'))
    await uploader.upload.click()
    expect((await (await sent).headerValue('content-type')) ?? '').toMatch(/^multipart\/form-data; boundary=/)
    await uploader.expectMessage('File uploaded successfully!')
    await uploader.reach('Check the file', 'plain')
  })

  test('opens to administrators, and its calls to nobody else (REQ-334)', async ({ visitor }) => {
    const page = await visitor(STAFF.npManager)
    await page.goto('/pages/spreadsheet_uploader')
    await expect(page.getByText(/“Spreadsheet Uploader” is for/)).toBeVisible()
    for (const path of ['/api/imports', '/api/files/import']) {
      const answer = await fetch(`${process.env.CLINIC_URL}${path}`, { method: 'POST', headers: headersOf(STAFF.npManager) })
      expect(answer.status).toBe(403)
    }
  })

  test('says of a file that cannot be read what to do, and writes nothing (E-4)', async ({ visitor }) => {
    const uploader = new ImportsPage(await visitor(STAFF.admin))
    await uploader.open()
    await uploader.choose('list.xlsx', '%PDF-1.7\n1 0 obj\n')
    await uploader.upload.click()
    await expect(uploader.page.getByRole('alert').filter({ hasText: 'This is a PDF.' })).toBeVisible()
    await uploader.reach('The file could not be read', 'refused')
    await uploader.page.getByRole('button', { name: 'Discard import' }).click()
    await uploader.page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(uploader.heading('Imports')).toBeVisible()
  })
})

test('a messy file is dropped, matched, mended, imported, known again and taken back (E-4)', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'the same screen; a journey of its own looks at the phone')
  test.setTimeout(240_000)
  const mark = freshMark()
  expect((await importAs(STAFF.admin, before(mark))).body.counts).toMatchObject({ new: 2, refused: 0 })
  const uploader = new ImportsPage(await visitor(STAFF.admin))
  const { page } = uploader
  await test.step('It is dropped on the page; title row, sheet and kind are found.', async () => {
    await uploader.open()
    await uploader.drop({ name: `${mark}.csv`, content: messy(mark) })
    await expect(page.getByText(`${mark}.csv, `)).toBeVisible()
    await uploader.upload.click()
    await uploader.expectMessage('File uploaded successfully!')
    await uploader.reach('Check the file', 'kind')
    await expect(page.getByRole('radio', { name: 'Patients' })).toBeChecked()
    await expect(page.getByLabel('Row with the headers')).toHaveValue('2')
  })
  await test.step('Another header row is looked at, and left again.', () => lookAtOtherHeader(uploader))
  await test.step('Columns are matched in two languages; one chosen twice is told.', () => matchColumns(uploader))
  await test.step('Rows with faults come first; a cell is mended in place, a row left out, taken in and left out.', () =>
    correctRows(uploader))
  await test.step('What a date and a word mean is said once, for every row, and kept at once.', () => chooseMeanings(uploader, mark))
  await test.step('What would change is shown field by field; nothing was written.', () => seeChanges(uploader, mark))
  await test.step('It is imported after a yes, and the refused row comes back as a file.', () => importIt(uploader))
  await test.step('The same file again is known, and changes nothing.', () => uploadAgain(uploader, mark))
  await test.step('It is undone, a field that somebody has changed since as chosen.', () => undoIt(uploader, mark))
})

async function lookAtOtherHeader({ page }: ImportsPage): Promise<void> {
  const first = page.getByRole('region', { name: 'First rows of the file' })
  await page.getByLabel('Row with the headers').fill('3')
  await expect(first.getByRole('columnheader', { name: 'Maude' })).toBeVisible()
  await page.getByLabel('Row with the headers').fill('2')
  await expect(first.getByRole('columnheader', { name: 'Chart No' })).toBeVisible()
}

async function matchColumns(uploader: ImportsPage): Promise<void> {
  const { page } = uploader
  await uploader.next.click()
  await expect(uploader.heading('Match columns').locator('span')).toBeFocused()
  const field = (header: string) => page.getByLabel(`Field for ${header}`)
  await expect(field('Chart No')).toHaveValue('patient_id')
  await expect(field('Prénom')).toHaveValue('first_name')
  await expect(field('Cell')).toHaveValue('phone')
  await expect(field('Shoe size')).toHaveValue('')
  await uploader.reach('Match columns', 'columns')
  await field('Shoe size').selectOption('phone')
  await expect(page.getByText('Already mapped to another column')).toHaveCount(2)
  await expect(uploader.next).toBeDisabled()
  await field('Shoe size').selectOption('')
  await field('Chart No').selectOption('')
  await expect(page.getByText('Required columns missing: Patient ID')).toBeVisible()
  await field('Chart No').selectOption('patient_id')
  await uploader.next.click()
}

async function correctRows(uploader: ImportsPage): Promise<void> {
  const { page } = uploader
  await expect(uploader.tab('Refused', 5)).toHaveAttribute('aria-selected', 'true')
  await uploader.reach('Preview changes', 'rows')
  await expect(uploader.row(6)).toContainText('This is not a date')
  await page.getByLabel('DOB, row 6').fill('1990-11-15')
  await page.getByLabel('DOB, row 6').press('Enter')
  await expect(uploader.row(6)).toContainText('New')
  await expect(page.getByLabel('DOB, row 6')).toBeFocused()
  await expect(uploader.tab('Refused', 4)).toBeVisible()
  await page.getByRole('button', { name: 'Exclude: row 8' }).click()
  await expect(uploader.tab('Excluded', 1)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(uploader.tab('Excluded', 0)).toBeVisible()
  await page.getByRole('button', { name: 'Exclude: row 8' }).click()
  await expect(uploader.tab('Refused', 3)).toBeVisible()
  await page.getByRole('button', { name: 'All cells of row 9' }).click()
  await expect(page.getByLabel('Shoe size, row 9')).toHaveValue('36')
  await expectAccessible(page)
  await takeScreenshot(page, 'imports-cells')
}

async function chooseMeanings(uploader: ImportsPage, mark: string): Promise<void> {
  const { page } = uploader
  await page.getByRole('button', { name: 'Match values' }).click()
  await expect(page.getByRole('group', { name: 'Questions about the rows' })).toBeFocused()
  const word = page.getByLabel(new RegExp(unknownProvince(mark), 'i'))
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && answer.request().postData()?.includes('day_first') === true,
  )
  await word.selectOption({ label: 'Quebec' })
  await page.getByRole('radio', { name: /^3 April 1980/ }).check()
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect(word).toHaveValue('QC')
  await expect(page.getByRole('radio', { name: /^3 April 1980/ })).toBeChecked()
  await expectAccessible(page)
  await takeScreenshot(page, 'imports-meanings')
  await uploader.next.click()
  await expect(uploader.tab('Refused', 1)).toBeVisible()
  await expect(uploader.tab('New', 3)).toBeVisible()
  await expect(uploader.tab('Excluded', 1)).toBeVisible()
}

async function seeChanges(uploader: ImportsPage, mark: string): Promise<void> {
  await uploader.tab('Changed', 1).click()
  const changed = uploader.row(3)
  await expect(changed).toContainText(`${mark}-1`)
  await expect(changed).toContainText(/Province\s*Ontario\s*→\s*Alberta/)
  await expect(changed).toContainText(/City\s*Toronto\s*→\s*Calgary/)
  await expect(changed).not.toContainText('First name')
  await uploader.reach('Preview changes', 'changed')
  expect((await provinceOf(mark, 1)).province).toBe('Ontario')
}

async function importIt(uploader: ImportsPage): Promise<void> {
  const { page } = uploader
  await uploader.next.click()
  await uploader.reach('Review', 'plan')
  const number = uploader.number()
  await page.reload()
  expect(uploader.number()).toBe(number)
  await page.getByRole('button', { name: 'Import 4 rows' }).click()
  await expect(page.getByRole('dialog')).toContainText('3 new, 1 changed, 1 the same, 1 rejected, 1 excluded')
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible()
  await uploader.reach('Imported', 'result')
  const refused = await downloaded(page, 'Download 1 rejected row')
  expect(refused.suggestedFilename()).toBe(`import-${number}-refused.csv`)
  const words = readFileSync(await refused.path(), 'utf8')
  expect(words).toContain('Nakamura')
  expect(words).not.toContain('Tremblay')
}

async function uploadAgain(uploader: ImportsPage, mark: string): Promise<void> {
  const { page } = uploader
  const imported = uploader.number()
  await uploader.choose(`${mark}.csv`, messy(mark))
  await uploader.upload.click()
  await expect(page.getByText(`This is the same file as import ${imported}.`)).toBeVisible()
  await expect(uploader.heading('Check the file')).toBeVisible()
  await uploader.next.click()
  await page.getByRole('radio', { name: /^3 April 1980/ }).check()
  await uploader.next.click()
  await expect(uploader.tab('New', 0)).toBeVisible()
  await expect(uploader.tab('Changed', 0)).toBeVisible()
  await expect(uploader.tab('Unchanged', 4)).toBeVisible()
  await uploader.next.click()
  await expect(page.getByText('There is nothing to import')).toBeVisible()
  await page.getByRole('button', { name: 'Discard import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(uploader.heading('Imports')).toBeVisible()
}

async function undoIt(uploader: ImportsPage, mark: string): Promise<void> {
  const { page } = uploader
  await sendAs(STAFF.admin, {
    method: 'POST',
    path: `/api/patients/${mark}-1/manage`,
    body: { order: { verb: 'set-province', province: 'QC' } },
  })
  const line = page
    .getByRole('table', { name: 'Imports' })
    .getByRole('row')
    .filter({ hasText: `${mark}.csv` })
  await expect(line).toContainText('3 new, 1 changed, 1 the same, 1 rejected, 1 excluded')
  await expectAccessible(page)
  await takeScreenshot(page, 'imports-history')
  await line.getByRole('button', { name: /^Undo: import/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 field changed since the import')).toBeVisible()
  const choice = dialog.getByLabel(`Province of ${mark}-1`)
  await expect(choice).toHaveValue('keep')
  await choice.selectOption({ label: 'Put back Ontario' })
  await expectAccessible(page)
  await takeScreenshot(page, 'imports-undo')
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await expect(uploader.heading('This import was undone')).toBeVisible()
  await uploader.reach('This import was undone', 'undone')
  expect((await provinceOf(mark, 1)).province).toBe('Ontario')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(line).toContainText('Undone')
}

test('a template comes back without a fault in every format, and each kind is recognised (E-4)', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'files do not depend on the width')
  const uploader = new ImportsPage(await visitor(STAFF.admin))
  const { page } = uploader
  for (const format of ['xlsx', 'xls', 'csv']) {
    await uploader.open()
    const file = await downloaded(page, `Template: Patients, .${format}`)
    expect(file.suggestedFilename()).toBe(`patients-template.${format}`)
    await uploader.choose(file.suggestedFilename(), readFileSync(await file.path()))
    await uploader.upload.click()
    await expect(uploader.heading('Check the file')).toBeVisible()
    await uploader.next.click()
    await uploader.next.click()
    await expect(uploader.tab('New', 2)).toBeVisible()
    await expect(uploader.tab('Refused', 0)).toBeVisible()
  }
  for (const kind of ['Staff', 'Appointment slots']) {
    await uploader.open()
    const file = await downloaded(page, `Template: ${kind}, .csv`)
    await uploader.choose(file.suggestedFilename(), readFileSync(await file.path()))
    await uploader.upload.click()
    await expect(page.getByRole('radio', { name: kind })).toBeChecked()
  }
})

test('on a phone every step can be used (E-4)', async ({ visitor, isMobile }) => {
  test.skip(!isMobile, 'looks at the phone')
  test.setTimeout(180_000)
  const mark = freshMark()
  const uploader = new ImportsPage(await visitor(STAFF.admin))
  const { page } = uploader
  await uploader.open()
  await expectAccessible(page)
  await takeScreenshot(page, 'imports-start')
  await uploader.choose(`${mark}.csv`, messy(mark))
  await uploader.upload.click()
  await uploader.reach('Check the file', 'kind')
  await fits(page)
  await uploader.next.click()
  await uploader.reach('Match columns', 'columns')
  await fits(page)
  await uploader.next.click()
  await expect(uploader.rows).toBeVisible()
  await page.getByLabel('DOB, row 6').fill('1990-11-15')
  await page.getByLabel('DOB, row 6').press('Enter')
  await expect(uploader.row(6)).toContainText('New')
  await uploader.reach('Preview changes', 'rows')
  await fits(page)
  await uploader.next.click()
  await uploader.reach('Review', 'plan')
  await fits(page)
})

/** Nothing makes the page itself scroll sideways. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

async function downloaded(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button, exact: true }).click()])
  return download
}

/** The specified call, as an outside client makes it (REQ-327, REQ-328). */
async function importAs(email: string, content: string): Promise<{ status: number; body: FileImported }> {
  const form = new FormData()
  form.append('spreadsheet', new File([content], 'before.csv'))
  const response = await fetch(`${process.env.CLINIC_URL}/api/files/import`, { method: 'POST', headers: headersOf(email), body: form })
  return { status: response.status, body: (await response.json()) as FileImported }
}

function headersOf(email: string): Record<string, string> {
  return { ...sessionHeaders(storedSession(email)), origin: process.env.CLINIC_URL ?? '' }
}

async function provinceOf(mark: string, number: number): Promise<StatusRow> {
  return sendAs(STAFF.admin, { method: 'GET', path: `/api/patient_status/${mark}-${number}` })
}

/** Two patients whom the messy file knows. */
function before(mark: string): string {
  return [
    'Patient ID,First name,Last name,Date of birth,Province,City',
    `${mark}-1,Maude,Tremblay,1980-04-23,Ontario,Toronto`,
    `${mark}-2,Odile,Gagnon,1971-02-28,Quebec,Laval`,
    '',
  ].join('\n')
}

/** A word that no one has explained yet: what is said of it is remembered. */
function unknownProvince(mark: string): string {
  return `Belle ${mark.slice(-6)}`
}

/** As clinics send them: a title above, two languages, dates and phones of every kind. Row numbers are those of the lines. */
function messy(mark: string): string {
  // A second go meets the patients of the first.
  const line = String(Number.parseInt(mark.slice(-6), 16) % 10_000).padStart(4, '0')
  return [
    'Export of the other clinic,,,,,,,',
    'Chart No,Prénom,Surname,DOB,Cell,Prov.,Ville,Shoe size',
    `${mark}-1,Maude,Tremblay,1980-04-23,,Alta,Calgary,38`,
    `${mark}-2,Odile,Gagnon,1971-02-28,,QC,Laval,37`,
    `${mark}-3,Pierre,Lavoie,03/04/1975,514 555 ${line},QC,Montréal,44`,
    `${mark}-4,Ana,Souza,1990-13-45,416-555-${line},Ont.,Ottawa,37`,
    `${mark}-5,Léa,Roy,2001-07-09,418-555-${line},${unknownProvince(mark)},Québec,39`,
    `${mark}-6,Ibrahim,Khan,1968-01-30,416555012,ON,Ottawa,42`,
    `${mark}-7,,Nakamura,1999-12-01,780 555 ${line},Alberta,Edmonton,36`,
    '',
  ].join('\n')
}
