import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'

/** What the page shows then: the card's question or heading, the first of its questions, words in the last bubbles, every choice there is. */
type Shown = { heading: string; first?: string; bubble?: string; options?: readonly string[] }
type Turn = ({ say: string } | { pick: string } | { press: string }) & { sees: Shown }
/** A conversation in the page as data. `from`: where it begins. */
type Script = { name: string; from: 'greeting' | 'questions'; turns: readonly Turn[] }

const FIRST = 'What is the main thing you would like help with?'
const GREETING = 'How can I help you today?'
/** What heads the card of short questions about a reason. */
const SINCE = 'How it has been, and what you tried'
const MIGRAINE = 'About how many days a month do you have a migraine?'
const MIGRAINE_NEXT = 'Are your headaches new, or quite different from before?'
const SLEEP = 'What makes your nights hard?'
const DANGER = 'Please get help now'
const STEPS = ['New Patient Intake', 'Renew a medical document', 'Ask questions']

const SCRIPTS: readonly Script[] = [
  {
    name: 'the last answer is corrected in words, and the other branch is walked (D-9)',
    from: 'questions',
    turns: [
      { pick: 'Trouble sleeping', sees: { heading: SINCE, first: SLEEP } },
      { say: 'I meant Migraine', sees: { heading: SINCE, first: MIGRAINE, bubble: 'I changed your last answer to: Migraine' } },
      { say: 'change my answer about the main thing', sees: { heading: FIRST, bubble: 'You said: Migraine' } },
      { pick: 'Trouble sleeping', sees: { heading: SINCE, first: SLEEP } },
    ],
  },
  {
    name: 'a number out of range says what would be right, and words count as numbers (REQ-110)',
    from: 'questions',
    turns: [
      { say: 'it is my migraine', sees: { heading: SINCE, first: MIGRAINE } },
      { say: '40', sees: { heading: SINCE, first: MIGRAINE, bubble: 'from 0 to 31' } },
      { say: 'four', sees: { heading: SINCE, first: MIGRAINE_NEXT } },
    ],
  },
  {
    name: 'what is said in passing is answered, and the question waits unchanged (D-7, D-8)',
    from: 'questions',
    turns: [
      { say: 'it is my migraine', sees: { heading: SINCE, first: MIGRAINE } },
      { say: '4', sees: { heading: SINCE, first: MIGRAINE_NEXT } },
      { say: 'am I talking to a real person?', sees: { heading: SINCE, first: MIGRAINE_NEXT, bubble: 'a computer program' } },
      { say: 'give me a minute', sees: { heading: SINCE, first: MIGRAINE_NEXT, bubble: 'all the time you need' } },
      { say: 'back', sees: { heading: MIGRAINE } },
    ],
  },
  {
    name: 'unclear three times brings a person, and the question is still there (REQ-143)',
    from: 'questions',
    turns: [
      { say: 'purple', sees: { heading: FIRST, bubble: 'pick one of the choices' } },
      { say: 'xyzzy', sees: { heading: FIRST, bubble: 'pick one of the choices' } },
      { say: 'blue', sees: { heading: 'A person will help you', bubble: 'that is not your fault' } },
      { press: 'Continue', sees: { heading: FIRST } },
    ],
  },
  {
    name: 'danger in the middle shows the numbers, takes nothing else, and gives the question back (D-6)',
    from: 'questions',
    turns: [
      { say: 'it is my migraine', sees: { heading: SINCE, first: MIGRAINE } },
      { say: 'I am having crushing chest pain right now', sees: { heading: DANGER } },
      { say: '4', sees: { heading: DANGER } },
      { press: 'I’m safe, let’s continue', sees: { heading: 'Are you, or is the person, still in danger?' } },
      { press: 'No, not in danger', sees: { heading: SINCE, first: MIGRAINE } },
    ],
  },
  {
    name: 'a person is asked for before there is a record, and a phone number kept (REQ-143)',
    from: 'greeting',
    turns: [
      { say: 'can I talk to a human', sees: { heading: 'A person will help you', bubble: 'phone number or email' } },
      { say: '613 555 0199', sees: { heading: 'A person will help you', bubble: 'contact you there' } },
      { press: 'Continue', sees: { heading: GREETING, options: STEPS } },
    ],
  },
  {
    name: 'starting over before anything is kept starts over (C-9)',
    from: 'greeting',
    turns: [
      { press: 'Renew a medical document', sees: { heading: 'Please type your patient ID or your email address.' } },
      { say: 'start over', sees: { heading: GREETING, bubble: 'from the beginning', options: STEPS } },
    ],
  },
]

test.setTimeout(120_000)

for (const { name, from, turns } of SCRIPTS) {
  test(name, async ({ page }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await (from === 'greeting' ? chat.begin() : chat.reachQuestions(patient({})))
    for (const turn of turns) await test.step(JSON.stringify(turn), () => take(chat, turn))
  })
}

async function take(chat: ChatPage, { sees, ...turn }: Turn): Promise<void> {
  const said = chat.conversation.getByRole('listitem')
  if ('say' in turn) await chat.send(turn.say)
  else if ('pick' in turn) await chat.answer(turn.pick)
  else await chat.choose(turn.press)
  await expect(chat.heading).toHaveText(sees.heading)
  if (sees.first !== undefined) await expect(chat.card.getByRole('listitem').first()).toContainText(sees.first)
  if (sees.bubble !== undefined) await expect(said.filter({ hasText: sees.bubble }).last()).toBeVisible()
  if ('say' in turn) {
    await expect(said.filter({ hasText: `You: ${turn.say}` }).last()).toBeVisible()
    await expect(chat.input).toHaveValue('')
  }
  if (sees.options) await expect(choicesOf(chat, sees.options)).toHaveText([...sees.options])
}

/** Buttons of the greeting, or the rows of a question. */
function choicesOf({ card }: ChatPage, options: readonly string[]) {
  return options === STEPS ? card.getByRole('button').filter({ hasText: /Patient|Renew|Ask/ }) : card.locator('label')
}
