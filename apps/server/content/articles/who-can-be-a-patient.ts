import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const whoCanBeAPatient: Article = {
  id: 'who-can-be-a-patient',
  language: 'en',
  title: 'Who can become a patient',
  text: 'You must be at least 18, live in a province or territory that we serve, and have a health reason that a nurse practitioner can assess. Where the age to buy cannabis without a medical document is 19 or 21, we take extra care with people under that age. We cannot start if you are pregnant, breastfeeding, or have had psychosis or schizophrenia. The questions you answer show the rest. The nurse practitioner always makes the final decision, and you may be told no.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Eligibility rules of the clinic; minimum ages by province',
  phrasings: asked(`
am i eligible|who is eligible|who qualifies|do i qualify for medical cannabis|how old do i have to be|what is the minimum age
can i apply if im 18|im 17 can i sign up|can teenagers be patients|what are the requirements to become a patient
what conditions qualify|does anxiety qualify|would chronic pain qualify me|what illnesses are accepted
how do i know if i am eligible|is there an age limit|am i too old for this|i am 82 can i still apply
do you take patients in quebec|which provinces do you serve|can someone from another country use your clinic
what do i need to be accepted|will i get approved|what would disqualify me|can you refuse me|do you accept people under 19
what makes someone not eligible|do i need a referral from my doctor to join|do i meet your requirements
could i be accepted as a patient|at what age can somebody join|would you take someone my age|is my condition accepted
who is allowed to sign up|do i need to be a citizen|what stops a person from being accepted|can seniors join
is a doctors referral needed|how old must a person be|i just turned nineteen, can i join|will you take me if i live in nunavut
would migraines be enough to qualify|My GP won't refer me, can I still apply|who cant be a patient here|what age u gotta be
do i meet the criteria|I'm 76, is that too old|im 18 in alberta am i allowed|do arthritis people qualify
For which provinces is the clinic available please|i have fibro would i be accepted or is this a waste of my time
  `),
}
