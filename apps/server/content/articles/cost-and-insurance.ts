import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const costAndInsurance: Article = {
  id: 'cost-and-insurance',
  language: 'en',
  title: 'Cost and insurance',
  text: 'Ask our team for current fees before you book: they can tell you whether your visit costs anything and how to pay. Cannabis itself is paid to the licensed seller. Most provincial drug plans do not pay for it. Some private insurance, workplace health spending accounts and programs for veterans do, often with approval first; ask your insurer. Many sellers offer a lower price for people with low income. Keep receipts: medical cannabis can count as a medical expense for income tax.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'General information; the team gives current fees',
  phrasings: asked(`
how much does it cost|is it free|what does it cost|do i have to pay for this|are there any fees|whats the price
do you take insurance|is this covered by insurance|does ohip cover this|is it covered by my benefits|does blue cross pay for it
veterans affairs coverage|will VAC pay for my cannabis|how much is the appointment|how do i pay|is there a charge for the visit
can i claim it on my taxes|is medical cannabis tax deductible|im on odsp can i get it cheaper|is there a discount for seniors
low income pricing|does sunlife cover it|what will it cost me every month|do i need a credit card|is there a hidden fee
cant afford much what does this cost|do you bill my insurance directly|cancellation fee|whats the catch how much money do you want
how much money|what do you charge|whats it gonna cost me|any fee to see the practitioner|is there some kind of subsidy
will my work benefits pay|i live on a pension is there help with the price|does medicare pay for it|can i get reimbursed
how much is the consultation|am i going to get a bill for this|does greenshield pay|i'm broke, is there help|What would the fee be
is payment needed before seeing the nurse|can i deduct my medical pot from taxes|how much $$|is there a fee to talk to the nurse
I am a pensioner, would this cost me anything|does my work insurance pay|so is it free or what|does veterans affairs pay for this
the price please for consultation|can i put it on my income tax
  `),
}
