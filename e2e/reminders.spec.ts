import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bookForPatient, inDatabase } from './support/booked.ts'
import { enableFrench, expectFrench } from './support/enable-french.ts'
import { expect, test } from './support/fixtures.ts'
import { remindPatient } from './support/reminded.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.beforeAll(enableFrench)

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('a reminder leads to the chat, which knows nobody yet, and out of all reminders and in again (E-7)', async ({ page, isMobile }) => {
  const { patient_id, name, mail, chat, unsubscribe } = await remindPatient('en')
  const inspect = async (what: string) => {
    await expectAccessible(page)
    await takeScreenshot(page, `reminders-${what}`)
  }

  await test.step('The mail and its link to the chat tell nothing of whom or what.', async () => {
    expect(mail).toContain('Subject: A message from your clinic')
    expect(new URL(chat).pathname + new URL(chat).search).toBe('/coachchat?back=1')
    expect(mail).not.toContain(patient_id)
    expect(mail).not.toContain(name)
    await page.goto(chat)
    await heading(page, 'Let’s get you ready for your visit')
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?back=1')
    await expect(page.locator('body')).not.toContainText(patient_id)
  })

  await test.step('The conversation begins where people who were here before say who they are.', async () => {
    await button(page, 'Begin Conversation With Our AI').click()
    await expect(page.locator('#card-heading')).toHaveText('Please type your patient ID or your email address.')
    await inspect('returning')
  })

  await test.step('Looking at the link changes nothing; one press does, and is told.', async () => {
    for (let inspect = 0; inspect < 2; inspect += 1) {
      await page.goto(unsubscribe)
      await heading(page, 'Stop reminders?')
    }
    await expect(page.getByText('You’ll still get emails about appointments you book')).toBeVisible()
    await inspect('ask')
    await button(page, 'Stop reminders').press('Enter')
    await heading(page, 'Reminders are off')
    await expect(page.getByRole('status')).toHaveText('You won’t get any more reminders.')
    await inspect('off')
  })

  await test.step('It holds, and can be taken back on the same page.', async () => {
    await page.reload()
    await heading(page, 'Reminders are off')
    await button(page, 'Send me reminders again').click()
    await heading(page, 'Reminders are on')
    await expect(page.getByRole('status')).toHaveText('You will get reminders again.')
    await inspect('on')
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(isMobile ? 390 : 1440)
})

test('whoever wrote French gets the mail and the page in French, and can read it in English', async ({ page }) => {
  const { mail, chat, unsubscribe } = await remindPatient('fr')
  expect(mail).toContain('Subject: Un message de votre clinique')
  await page.goto(chat)
  await heading(page, 'Préparons votre rendez‑vous')
  await page.goto(unsubscribe)
  await heading(page, 'Arrêter les rappels?')
  await expect(page).toHaveTitle(/^Arrêter les rappels/)
  await expectFrench(page)
  await expectAccessible(page)
  await takeScreenshot(page, 'reminders-french')
  await button(page, 'Arrêter les rappels').click()
  await heading(page, 'Vous ne recevrez plus de rappels')
  await expectFrench(page)
  await button(page, 'M’envoyer de nouveau des rappels').click()
  await heading(page, 'Vous recevrez de nouveau des rappels')
  await expectFrench(page)
  await button(page, 'English').click()
  await heading(page, 'Reminders are on')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await page.reload()
  await heading(page, 'Stop reminders?')
})

test('a link that is not whole says so in the language of the browser', async ({ browser, baseURL, pageErrors }) => {
  pageErrors.allow(/status of 404/)
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-CA' })
  await pageErrors.watch(context)
  const page = await context.newPage()
  await page.goto('/unsubscribe?key=1.x')
  await expect(page.getByRole('alert')).toHaveText('Le lien est incomplet. Ouvrez de nouveau le lien de votre plus récent courriel.')
  await expectFrench(page)
  await button(page, 'English').click()
  await expect(page.getByRole('alert')).toHaveText('This link is not complete. Open the link in your latest email again.')
  await page.goto('/unsubscribe')
  await expect(page.getByRole('alert')).toContainText('This page needs the whole link')
  await context.close()
})

test('the page of an appointment is in French from end to end for whoever wrote French', async ({ page, isMobile }) => {
  const { link, patient_id } = await bookForPatient(isMobile ? 15 : 18)
  await inDatabase((sql) => sql`update patient_details set language = 'fr' where patient_id = ${patient_id}`)
  const inspect = async (what: string) => {
    await expectFrench(page)
    await expectAccessible(page)
    await takeScreenshot(page, `appointment-french-${what}`)
  }
  await page.goto(link)
  await heading(page, 'Votre rendez-vous')
  await expect(page.getByText(/heure du Pacifique/)).toBeVisible()
  await expect(page.getByText(/À la clinique\s: .*heure de l’Est/)).toBeVisible()
  await inspect('booked')
  await button(page, 'Choisir une autre heure').click()
  await heading(page, 'Choisissez une autre heure')
  await inspect('choose')
  await page.getByRole('radiogroup', { name: 'Heure' }).getByRole('radio').last().click()
  await button(page, 'Garder cette heure').click()
  await heading(page, 'Déplacer votre rendez-vous?')
  await inspect('held')
  await button(page, 'Déplacer mon rendez-vous').click()
  await expect(page.getByText('Votre rendez-vous est déplacé.')).toBeVisible()
  await expectFrench(page)
  await button(page, 'Annuler le rendez-vous').click()
  const dialog = page.getByRole('dialog', { name: 'Annuler votre rendez-vous?' })
  await expect(dialog).toContainText('Quelqu’un d’autre pourra alors prendre cette heure.')
  await expect(dialog.getByRole('button')).toHaveText([/^$/, 'Garder', 'Annuler le rendez-vous'])
  await expect(dialog.getByRole('button').first()).toHaveAccessibleName('Fermer')
  await takeScreenshot(page, 'appointment-french-cancel')
  await dialog.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await heading(page, 'Rendez-vous annulé')
  await inspect('cancelled')
  await button(page, 'Rétablir le rendez-vous').click()
  await expect(page.getByText('Votre rendez-vous est rétabli.')).toBeVisible()
  await expectFrench(page)
  await button(page, 'English').click()
  await heading(page, 'Your appointment')
  await expect(page.getByText('Your appointment is back on.')).toBeVisible()
})
