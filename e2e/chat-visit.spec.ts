import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { countTurns } from './support/count-turns.ts'
import { expect, test } from './support/fixtures.ts'
import { codeFromEmail, emailsTo } from './support/mail.ts'
import { patient } from './support/patients.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)

const person = (isMobile: boolean) =>
  patient({
    firstName: isMobile ? 'Tavish' : 'Ottilie',
    lastName: isMobile ? 'Brannigan' : 'Vandermeer',
  })

const PAST_USE = { 'Have you used cannabis before?': 'In the past', 'When did you last use cannabis?': 'More than 6 months ago' }

test('a new patient answers, chooses a time, books it, and comes back on another device (A-3, D-1, REQ-117, REQ-137, REQ-146, REQ-147)', async ({
  visitor,
  isMobile,
}) => {
  const known = person(isMobile)
  const who = { ...known, answers: { ...known.answers, ...PAST_USE } }
  const chat = new ChatPage(await visitor())
  const turns = countTurns(chat.page)

  await test.step('They answer the intake and the forms that their answers call for, up to the times.', async () => {
    await chat.open()
    await chat.reachQuestions(who)
    const asked = await chat.answerUntil(who, 'Choose a time')
    expect(asked.filter((heading) => heading === 'This part is done').length).toBeGreaterThan(1)
  })

  await test.step('They choose a free time, which is kept for ten minutes, and book it.', async () => {
    const times = chat.dialog('Choose a time')
    await expect(times).toBeVisible()
    await takeScreenshot(chat.page, 'chat-times')
    await expectAccessible(chat.page)
    // The two runs share one clinic: each has its own time.
    await (isMobile ? times.getByRole('radio').last() : times.getByRole('radio').first()).check()
    await times.getByRole('button', { name: 'Choose this time' }).click()
    await expect(chat.heading).toHaveText('Shall I book it?')
    await expect(chat.card.getByRole('timer')).toContainText(/^Held for you: \d+:\d\d/)
    await takeScreenshot(chat.page, 'chat-held')
    await expectAccessible(chat.page)
    await chat.choose('Yes, book it')
    await expect(chat.heading).toHaveText('You are in line for our care team')
    await expect(chat.card.getByRole('link', { name: 'Change or cancel' })).toBeVisible()
    await takeScreenshot(chat.page, 'chat-booked')
    await expectAccessible(chat.page)
  })

  await test.step('All that took at most 29 submissions of their own, 25 without the forms that their answers called for.', () => {
    test.info().annotations.push({ type: 'turns', description: JSON.stringify(turns) })
    expect(turns.own).toBeGreaterThan(20)
    expect(turns.forForms).toBe(4)
    expect(turns.own).toBeLessThanOrEqual(29)
  })

  await test.step('On another device they prove who they are by a code, and keep their place.', async () => {
    const other = new ChatPage(await visitor())
    const before = emailsTo(who.personal.email)
    await other.open()
    await other.begin()
    await other.choose('Renew a medical document')
    await takeScreenshot(other.page, 'chat-who')
    await other.card.getByRole('textbox').fill(who.personal.email)
    await other.choose('Submit')
    await expect(other.heading).toHaveText('And what is your date of birth?')
    await other.send('17 May 1980')
    await expect(other.heading).toHaveText('Please type the six digits of the code.')
    await expect(other.conversation).not.toContainText(who.personal.firstName)
    await takeScreenshot(other.page, 'chat-code')
    await expectAccessible(other.page)
    await other.card.getByRole('textbox').fill(await codeFromEmail(who.personal.email, before))
    await other.choose('Submit')
    await expect(other.heading).toHaveText('What would you like to do?', { timeout: 20_000 })
    await expect(other.conversation).toContainText('You have a visit:')
    await takeScreenshot(other.page, 'chat-visit')
    await expectAccessible(other.page)
    await other.answer('Keep it as it is')
    await expect(other.heading).toHaveText('You are in line for our care team')
    await expect(other.conversation).toContainText(`${who.personal.firstName}, I found your record`)
  })
})

test('a question in between is answered from an article that is named, and advice is left to practitioners (D-7)', async ({ visitor }) => {
  const chat = new ChatPage(await visitor())
  await chat.open()
  await chat.begin()
  await chat.choose('New Patient Intake')
  await chat.send('how long is the medical document valid?')
  await expect(chat.conversation).toContainText('From our article', { timeout: 20_000 })
  await chat.send('how many mg should I take?')
  await expect(chat.conversation).toContainText('I can’t give advice about doses')
  await expect(chat.heading).toHaveText(/Next: the consent form|Your consent/)
})
