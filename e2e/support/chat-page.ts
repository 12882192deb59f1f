import { expect, type Locator, type Page } from '@playwright/test'
import { type ChatMessages, ENGLISH } from './chat-messages.ts'
import type { Patient } from './patients.ts'

/** How many cards an intake may have before something goes in circles. */
const MOST_CARDS = 120

/** The public chat as a patient uses it, in the language of `words`. */
export class ChatPage {
  readonly page: Page
  readonly messages: ChatMessages
  /** The card below the messages: one question, one step. */
  readonly card: Locator
  readonly heading: Locator
  readonly conversation: Locator
  readonly input: Locator

  constructor(page: Page, messages: ChatMessages = ENGLISH) {
    this.page = page
    this.messages = messages
    this.heading = page.locator('#card-heading')
    this.card = page.locator('section').filter({ has: this.heading })
    this.conversation = page.getByRole('log', { name: messages.log })
    this.input = page.getByLabel(messages.message)
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/coachchat${query}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: this.messages.begin }).click()
    await expect(this.heading).toHaveText(this.messages.greeting)
  }

  async choose(button: string): Promise<void> {
    await this.card.getByRole('button', { name: button }).click()
  }

  async send(messages: string): Promise<void> {
    await this.input.fill(messages)
    const form = this.page.locator('form').filter({ has: this.input })
    await form.getByRole('button', { name: this.messages.send, exact: true }).click()
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title })
  }

  /** From the invitation to the form, whichever comes first: the time to continue automatically, or the button. */
  async goOnToConsent(): Promise<Locator> {
    await expect(this.heading).toHaveText(this.messages.consentNext)
    await this.pressContinue(this.messages.consentOpen)
    const form = this.dialog(this.messages.consentForm)
    await expect(form).toBeVisible()
    return form
  }

  async consent(who: Patient): Promise<void> {
    await this.signConsent(await this.goOnToConsent(), who)
    await expect(this.dialog(this.messages.details)).toBeVisible()
  }

  async signConsent(form: Locator, { signature, personal }: Patient): Promise<void> {
    const toEnd = form.getByRole('button', { name: this.messages.toEnd })
    if (await toEnd.isVisible()) await toEnd.click()
    await form.getByRole('radio', { name: this.messages.consentYes }).check()
    await form.getByLabel(this.messages.signature).fill(signature)
    await form.getByLabel(this.messages.dateOfBirth).fill(personal.dateOfBirth)
    await form.getByRole('button', { name: this.messages.submit }).click()
  }

  async giveDetails({ personal }: Patient): Promise<void> {
    const form = this.dialog(this.messages.details)
    await form.getByLabel(this.messages.firstName).fill(personal.firstName)
    await form.getByLabel(this.messages.lastName).fill(personal.lastName)
    await form.getByLabel(this.messages.dateOfBirth).fill('17 May 1980')
    await form.getByLabel(this.messages.sex).selectOption(personal.gender)
    await form.getByLabel(this.messages.phone).fill(personal.phone)
    await form.getByLabel(this.messages.email).fill(personal.email)
    await form.getByLabel(this.messages.street).fill(personal.streetAddress)
    await form.getByLabel(this.messages.city).fill(personal.city)
    await form.getByLabel(this.messages.province).selectOption(personal.province)
    await form.getByLabel(this.messages.postalCode).fill(personal.zipcode)
    await form.getByRole('button', { name: this.messages.save }).click()
    await expect(this.heading).toHaveText(this.messages.confirm)
  }

  async confirmDetails(): Promise<void> {
    await this.choose(this.messages.confirmYes)
    await expect(this.heading).toHaveText(this.messages.questionsNext)
  }

  /** As far as the first question of the intake. */
  async reachQuestions(patient: Patient): Promise<void> {
    await this.begin()
    await this.choose(this.messages.newPatient)
    await this.consent(patient)
    await this.giveDetails(patient)
    await this.confirmDetails()
    await this.pressContinue(this.messages.first)
  }

  /** Answers card after card until the patient is in line. Answers the questions that were asked. */
  answerEverything(who: Patient): Promise<string[]> {
    return this.answerUntil(who, this.messages.inLine)
  }

  /** The same up to a card with this heading; `look` is called at each card on the way. */
  async answerUntil({ answers }: Patient, end: string, inspect = async () => {}): Promise<string[]> {
    const asked: string[] = []
    for (let card = 0; card < MOST_CARDS; card += 1) {
      const question = ((await this.heading.textContent()) ?? '').replaceAll('\u00a0', ' ')
      if (question === end) return asked
      const items = question === this.messages.chooseTime ? [] : await this.itemTexts()
      if (items.includes(end)) return asked
      asked.push(question, ...items)
      await inspect()
      if (question === this.messages.chooseTime) await this.takeNoTime()
      else await this.answer(answers[question], answers)
      await expect(this.heading).not.toHaveText(question)
    }
    throw new Error(`No end in sight after ${asked.join(' | ')}`)
  }

  /** One answer, in the way that the card offers; without a wish, the one that raises the fewest further questions. */
  async answer(wish?: string, wishes: Patient['answers'] = {}): Promise<void> {
    const submit = await this.loaded()
    if (!(await submit.isVisible())) return this.pressContinue(/.+/)
    const items = this.card.getByRole('listitem')
    if ((await items.count()) > 1) {
      for (const [at, item] of (await items.all()).entries()) await this.answerItem(item, wishes, at === 0 ? wish : undefined)
      return submit.click()
    }
    const select = this.card.getByRole('combobox')
    const radios = this.card.getByRole('radio')
    const boxes = this.card.getByRole('checkbox')
    if ((await radios.count()) > 0) return (await this.choice(radios, wish)).click()
    if (await select.isVisible()) await select.selectOption(wish ?? { index: 1 })
    else if ((await boxes.count()) > 0) await (await this.choice(boxes, wish)).check()
    else await this.card.getByRole('textbox').fill(wish ?? '1')
    await submit.click()
  }

  /** The heading is there before a card that is loaded when it is first needed. */
  private async loaded(): Promise<Locator> {
    const submit = this.card.getByRole('button', { name: this.messages.submit })
    await expect(submit.or(this.card.getByRole('button', { name: this.messages.continue })).first()).toBeVisible()
    return submit
  }

  /** What a card of several questions asks. */
  private async itemTexts(): Promise<string[]> {
    await this.loaded()
    const texts = await this.card.getByRole('listitem').locator('legend').allTextContents()
    return texts.map((text) => text.replaceAll('\u00a0', ' '))
  }

  /** Without a wish a plain no, else the first choice, which raises nothing; a number is 1. */
  private async answerItem(item: Locator, wishes: Patient['answers'], first?: string): Promise<void> {
    const choices = item.getByRole('radio').or(item.getByRole('checkbox'))
    if ((await choices.count()) === 0) return item.getByRole('textbox').fill('1')
    const asked = ((await item.locator('legend').textContent()) ?? '').replaceAll('\u00a0', ' ')
    const wish = wishes[asked] ?? first
    if (wish !== undefined) return item.getByLabel(wish, { exact: true }).check()
    const plain = item.getByLabel(this.messages.plain)
    await ((await plain.count()) > 0 ? plain : choices).first().check()
  }

  /** Leaves the time of the visit to the care team: in the calendar, which opens automatically where there are times. */
  async takeNoTime(): Promise<void> {
    await this.dialog(this.messages.chooseTime).getByRole('button', { name: this.messages.noTime }).click()
  }

  private async choice(choices: Locator, wish: string | undefined): Promise<Locator> {
    if (wish !== undefined) return this.card.getByLabel(wish, { exact: true })
    const plain = this.card.getByLabel(this.messages.plain)
    return (await plain.count()) > 0 ? plain.first() : choices.last()
  }

  /** A step that only tells something continues automatically; the button is for those who do not want to wait. */
  async pressContinue(next: string | RegExp): Promise<void> {
    const before = (await this.heading.textContent()) ?? ''
    if (typeof next === 'string' ? before === next : false) return
    await this.card.getByRole('button', { name: this.messages.continue }).click()
    await expect(this.heading).not.toHaveText(before)
    await expect(this.heading).toHaveText(next)
  }
}
