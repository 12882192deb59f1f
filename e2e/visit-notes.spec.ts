import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { claimAs, newPatients, newWorker } from './support/queue-people.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('an NP writes a visit note that survives a reload, signs it after completing the visit, and adds to it', async ({ visitor }) => {
  const [id = ''] = await newPatients('np', 'Noted-Down', 1)
  const { page, email } = await newWorker(visitor, 'np')
  await claimAs(email, 'np', id)
  await page.goto(`/pages/patient?patient=${id}`)
  const notes = () => page.getByRole('region', { name: 'Visit notes' })
  const editor = notes().getByRole('region', { name: 'Visit note, draft' })
  const field = (name: string) => editor.getByRole('textbox', { name })

  await test.step('What is typed is saved; a reload brings it back.', async () => {
    await openTab(page, 'Notes')
    await expect(notes()).toContainText('No visit note has been signed.')
    await notes().getByRole('button', { name: 'Write a visit note' }).click()
    await field('Subjective').fill('Sleeps four hours because of back pain.')
    await field('Objective').fill('PEG 7.')
    await field('Assessment').fill('Conventional treatment did not help enough.')
    await expect(editor).toContainText('Draft saved. Only you see it until you sign.')
    await expectAccessible(page)
    await takeScreenshot(page, 'visit-note')
    await field('Plan').fill('Oil, 1 g a day')
    await page.reload()
    await expect(field('Subjective')).toHaveValue('Sleeps four hours because of back pain.')
    await expect(field('Plan')).toHaveValue('Oil, 1 g a day')
  })

  await test.step('The other template has the same words.', async () => {
    await editor.getByText('DAP', { exact: true }).click()
    await expect(field('Data')).toHaveValue('Sleeps four hours because of back pain.\n\nPEG 7.')
    await field('Plan').fill('')
    await editor.getByRole('button', { name: 'Sign note' }).click()
    await expect(editor).toContainText('Before you sign, write: Plan.')
    await field('Plan').fill('Oil, 1 g a day, review in 4 weeks')
    await expect(editor).toContainText('Draft saved.')
  })

  await test.step('After the visit is completed the note is still on Today, and is signed from there.', async () => {
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Complete the appointment of/ })
    await expect(dialog).toContainText('Your visit note is a draft.')
    await dialog.getByRole('radio', { name: 'See again' }).check()
    await dialog.getByRole('button', { name: 'Complete appointment' }).click()
    await expect(page.getByText('In no queue')).toBeVisible()
    await page.goto('/pages/today')
    const unsigned = page.getByRole('region', { name: 'Notes to sign' })
    await expect(unsigned).toContainText(id)
    await takeScreenshot(page, 'visit-note-today')
    await unsigned.getByRole('button', { name: 'Noted-Down' }).click()
    const record = page.getByRole('dialog', { name: new RegExp(id) })
    await openTab(record, 'Notes')
    await editor.getByRole('button', { name: 'Sign note' }).click()
    const asked = page.getByRole('dialog', { name: /^Sign the visit note on .*Noted-Down\?$/ })
    await expect(asked).toContainText('A signed note never changes.')
    await asked.getByRole('button', { name: 'Sign note' }).click()
    await expect(page.getByText('Note signed.')).toBeVisible()
    await expect(notes().getByRole('article')).toContainText('Oil, 1 g a day, review in 4 weeks')
    await expect(editor).toHaveCount(0)
  })

  await test.step('What comes later is an addendum, with its reason.', async () => {
    await notes().getByRole('button', { name: 'Add an addendum' }).click()
    const addendum = notes().getByRole('region', { name: 'Addendum, draft' })
    await addendum.getByRole('textbox', { name: 'Note' }).fill('0.5 g, not 1 g')
    await addendum.getByRole('textbox', { name: 'Reason' }).fill('Wrong figure')
    await addendum.getByRole('button', { name: 'Sign note' }).click()
    await page
      .getByRole('dialog', { name: /^Sign the addendum on/ })
      .getByRole('button', { name: 'Sign note' })
      .click()
    await expect(notes().getByRole('article')).toContainText('0.5 g, not 1 g')
    await expectAccessible(page)
    await takeScreenshot(page, 'visit-note-signed')
    await page.goto('/pages/today')
    await expect(page.getByRole('heading', { level: 2, name: /^Good / })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notes to sign' })).toHaveCount(0)
  })
})

test('a draft open in two windows is never overwritten unasked, and neither text is lost before a choice', async ({
  visitor,
  isMobile,
  pageErrors,
}) => {
  test.skip(isMobile, 'two windows are a desk')
  pageErrors.allow(/status of 409/)
  const [id = ''] = await newPatients('np', 'Twice-Open', 1)
  const { page, email } = await newWorker(visitor, 'np')
  await claimAs(email, 'np', id)
  const second = await page.context().newPage()
  const plan = (one: typeof page) => one.getByRole('textbox', { name: 'Plan' })
  await page.goto(`/pages/patient?patient=${id}&part=notes`)
  await page.getByRole('button', { name: 'Write a visit note' }).click()
  await plan(page).fill('first window')
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await second.goto(`/pages/patient?patient=${id}&part=notes`)
  await expect(plan(second)).toHaveValue('first window')
  await plan(second).fill('second window')
  await expect(second.getByText('Draft saved.')).toBeVisible()
  await plan(page).fill('first window again')
  await expect(page.getByText('This draft was changed in another window.')).toBeVisible()
  await expect(plan(page)).toHaveValue('first window again')
  await page.getByRole('button', { name: 'Keep what is here' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await plan(second).fill('second window again')
  await second.getByRole('button', { name: 'Use the other' }).click()
  await expect(plan(second)).toHaveValue('first window again')
})
