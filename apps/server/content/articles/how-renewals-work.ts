import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const howRenewalsWork: Article = {
  id: 'how-renewals-work',
  language: 'en',
  title: 'How a renewal works',
  text: 'A medical document is valid for a set time, one year at most. Before it ends you need a renewal to keep ordering. You confirm who you are, answer a shorter set of questions about your health and how cannabis is working for you, and talk with the nurse practitioner for about 10 to 15 minutes. Start a few weeks before the end date. We send reminders if you agreed to e-mail. If your document has already ended you can still renew, but you cannot order until the new one is in place.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Renewal process of the clinic',
  phrasings: asked(`
how do renewals work|how do i renew|when do i need to renew|what do i do when my document expires|my document expired what now
my prescription is about to expire|can i renew early|how early can i renew|do i have to do all the questions again to renew
is the renewal shorter|how long does a renewal take|do i need another appointment to renew
will you remind me when its time to renew|can i still order if my document is expired|i forgot to renew what happens
renewal process|what happens if i renew late|do i need to talk to the nurse every year|how often do i have to renew
i need my paper renewed how does it go|is renewing automatic|can you just extend my document
renew my script without an appointment|what is needed for renewal|steps for renewing|my paper is running out what should i do
do i need to fill everything again for the renewal|when should i begin my renewal|how many weeks ahead do i renew
is there another visit when i renew|my document ran out can i still renew|do i renew every year|how to get my document extended
what happens at the end of the year|does it renew by itself|been a year, do i have to do this again
Shall I be reminded before mine lapses|can i renew like a month before|is the second time shorter
my authorization ended in june what do i do|what all is involved in renewing|its about to run out what do i do
Is the renewal automatic each year|my doc ran out 2 months ago can i still renew|how many weeks before should i be renewing
what must i do for renew my document|do i have to redo everything every year??|when should i start the renewal
  `),
}
