import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const howLongItTakes: Article = {
  id: 'how-long-it-takes',
  language: 'en',
  title: 'How long it takes',
  text: 'The questions usually take 15 to 30 minutes. After that our team checks your answers, most often within one or two business days. A first visit with the nurse practitioner lasts about 15 to 40 minutes, a renewal about 10 to 15. If you receive a medical document, registering with a licensed seller often takes one to three days and can take up to two weeks. These are usual times, not promises. You can save your answers and finish later.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Usual times stated by the clinic; they are ranges, not promises',
  phrasings: asked(`
how long does this take|how long is the questionnaire|how many questions are there|how much time will this take
how long till i get my document|how long before i see someone|when will i hear back|how long is the wait|whats the waiting time
how fast can i get approved|how many minutes is the appointment|how long does the appointment last|how soon can i get in
when will someone review my answers|is this going to take forever|ive only got 10 minutes is that enough
how many days until i can order|how long does registration with the seller take
i sent my form last week and heard nothing how long does it take|what is the turnaround time|how long does approval take
is there a wait list|how quick is the process|will this be quick|how many days does it take to be approved|how much longer
how many more questions are left|when will i get an answer|whats the normal wait|i have been waiting for days
how many days before someone calls|about how many minutes is this|how long does the nurse talk to you|when can i expect my papers
how soon will it be finished|does it take a lot of time|roughly how many minutes do i need for this
its been two weeks, is that normal|how fast do people usually get approved|Will it take the whole afternoon
when do you think they will answer me|how many q's left|is it gonna be long|how long until i get the papers
About how many minutes would the interview with the nurse be|been waiting 3 days, whats normal|how much time needs this form
when can i expect an answer|this is taking ages, how many more questions
  `),
}
