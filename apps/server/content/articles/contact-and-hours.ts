import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const contactAndHours: Article = {
  id: 'contact-and-hours',
  language: 'en',
  title: 'How to reach us and when',
  text: "You can ask for a person in this chat at any time; if nobody is free, your request is kept and the team gets back to you during office hours. The clinic's phone number, e-mail address and hours are on our website and at the bottom of every message we send. This chat answers day and night, but people do not watch it at all hours. In an emergency call 9-1-1. If you are thinking about suicide, call or text 9-8-8, day or night.",
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "Contact details are on the clinic's website and in its messages",
  phrasings: asked(`
what are your hours|when are you open|are you open on weekends|whats your phone number|how do i contact you|what is your email
where are you located|do you have an address|are you open today|what time do you close|is anyone there on sunday|can i call you
how can i reach the clinic|do you have a phone number i can call|where is your office|contact info|are you open on holidays
opening hours|what time do you open|is there a fax number|my doctor wants to fax you something|can i email you
when will someone call me back|i left a message and nobody called back|what number will you be calling from|how do i get in touch
office hours please|is there a 1 800 number|how can i get hold of somebody at the clinic|what is the telephone number
how late are you open|are you there on saturday|is the office open now|where can i find you|whats the address of the clinic
can i phone you|do you answer the phone in the evening|how do i email the clinic|what time do yall close
is somebody there over the holidays|In which city are your offices|give me a number i can ring
do you have an email i can send papers to|until what time can i call today|u open saturdays?|Might I have your telephone number
what hours is somebody there|where is situated the clinic|how do i get a hold of you guys|is the clinic closed for christmas
need your fax number for my GP
  `),
}
