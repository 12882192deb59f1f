import { expect, type Locator, type Page } from '@playwright/test'
import type { Patient } from './patients.ts'

/** How many cards an intake may have before something goes in circles. */
const MOST_CARDS = 120
const CHOOSE_TIME = 'Choose a time'
const IN_LINE = 'You are in line for our care team'

/** The public chat as a patient uses it. */
export class ChatPage {
  readonly page: Page
  /** The card below the messages: one question, one step. */
  readonly card: Locator
  readonly heading: Locator
  readonly conversation: Locator
  readonly input: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.locator('#card-heading')
    this.card = page.locator('section').filter({ has: this.heading })
    this.conversation = page.getByRole('log', { name: 'Conversation' })
    this.input = page.getByLabel('Your message')
  }

  async open(): Promise<void> {
    await this.page.goto('/coachchat')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: 'Begin Conversation With Our AI' }).click()
    await expect(this.heading).toHaveText('How can I help you today?')
  }

  async choose(button: string): Promise<void> {
    await this.card.getByRole('button', { name: button }).click()
  }

  async say(words: string): Promise<void> {
    await this.input.fill(words)
    await this.page.getByRole('button', { name: 'Send' }).click()
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title })
  }

  /** From the invitation to the form, whichever comes first: the time to go on by itself, or the button. */
  async goOnToConsent(): Promise<Locator> {
    await expect(this.heading).toHaveText(/Next: the consent form|Your consent/)
    await this.pressContinue('Your consent')
    const form = this.dialog('Consent form')
    await expect(form).toBeVisible()
    return form
  }

  async consent({ signature, personal }: Patient): Promise<void> {
    const form = await this.goOnToConsent()
    const toEnd = form.getByRole('button', { name: 'Scroll to the end' })
    if (await toEnd.isVisible()) await toEnd.click()
    await form.getByRole('radio', { name: 'Yes, I consent' }).check()
    await form.getByLabel('Signature').fill(signature)
    await form.getByLabel('Date of birth').fill(personal.dateOfBirth)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(this.dialog('Your details')).toBeVisible()
  }

  async giveDetails({ personal }: Patient): Promise<void> {
    const form = this.dialog('Your details')
    await form.getByLabel('First name').fill(personal.firstName)
    await form.getByLabel('Last name').fill(personal.lastName)
    await form.getByLabel('Date of birth').fill('17 May 1980')
    await form.getByLabel('Birth Sex').selectOption(personal.gender)
    await form.getByLabel('Phone').fill(personal.phone)
    await form.getByLabel('Email').fill(personal.email)
    await form.getByLabel('Street address').fill(personal.streetAddress)
    await form.getByLabel('City').fill(personal.city)
    await form.getByLabel('Province or territory').selectOption(personal.province)
    await form.getByLabel('Postal code').fill(personal.zipcode)
    await form.getByRole('button', { name: 'Save my details' }).click()
    await expect(this.heading).toHaveText('Is this right?')
  }

  async confirmDetails(): Promise<void> {
    await this.choose('Yes, that’s right')
    await expect(this.heading).toHaveText('Next: a few questions')
  }

  /** As far as the first question of the intake. */
  async reachQuestions(patient: Patient): Promise<void> {
    await this.begin()
    await this.choose('New Patient Intake')
    await this.consent(patient)
    await this.giveDetails(patient)
    await this.confirmDetails()
    await this.pressContinue(/help with\?$/)
  }

  /** Answers card after card until the patient stands in line. Answers the questions that were asked. */
  answerEverything(who: Patient): Promise<string[]> {
    return this.answerUntil(who, IN_LINE)
  }

  /** The same up to a card with this heading. */
  async answerUntil({ answers }: Patient, end: string): Promise<string[]> {
    const asked: string[] = []
    for (let card = 0; card < MOST_CARDS; card += 1) {
      const question = (await this.heading.textContent()) ?? ''
      if (question === end) return asked
      asked.push(question)
      if (question === CHOOSE_TIME) await this.takeNoTime()
      else await this.answer(answers[question])
      await expect(this.heading).not.toHaveText(question)
    }
    throw new Error(`No end in sight after ${asked.join(' | ')}`)
  }

  /** One answer, by whatever the card offers; without a wish, the one that raises the fewest further questions. */
  async answer(wish?: string): Promise<void> {
    const submit = this.card.getByRole('button', { name: 'Submit' })
    if (!(await submit.isVisible())) return this.pressContinue(/.+/)
    const select = this.card.getByRole('combobox')
    const choices = this.card.getByRole('radio').or(this.card.getByRole('checkbox'))
    if (await select.isVisible()) await select.selectOption(wish ?? { index: 1 })
    else if ((await choices.count()) > 0) await (await this.choice(choices, wish)).check()
    else await this.card.getByRole('textbox').fill(wish ?? '1')
    await submit.click()
  }

  /** Leaves the time of the visit to the care team: in the calendar, which opens by itself where there are times. */
  async takeNoTime(): Promise<void> {
    await this.dialog(CHOOSE_TIME).getByRole('button', { name: 'None of these' }).click()
  }

  private async choice(choices: Locator, wish: string | undefined): Promise<Locator> {
    if (wish !== undefined) return this.card.getByLabel(wish, { exact: true })
    const plain = this.card.getByLabel(/^(No|None|Never|Not at all|0)\b/)
    return (await plain.count()) > 0 ? plain.first() : choices.last()
  }

  /** A step that only tells something goes on by itself; the button is for those who do not want to wait. */
  async pressContinue(next: string | RegExp): Promise<void> {
    const before = (await this.heading.textContent()) ?? ''
    if (typeof next === 'string' ? before === next : false) return
    await this.card.getByRole('button', { name: 'Continue' }).click()
    await expect(this.heading).not.toHaveText(before)
    await expect(this.heading).toHaveText(next)
  }
}
