import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const privacy: Article = {
  id: 'privacy',
  language: 'en',
  title: 'Who sees my information',
  text: 'Your answers are part of your health record. Only staff who need them for your care can open them: the patient care team and the nurse practitioner. Every time a record is opened this is logged. We share your medical document with the seller you choose, and nothing else without your consent or a legal duty. We do not sell your data. You may ask to see your record, to have it corrected, or to know who looked at it. E-mails from us carry a link, not health details.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Privacy statement of the clinic',
  phrasings: asked(`
who can see my information|is my information private|who sees my data|is this confidential|do you sell my data
will my family doctor find out|will my employer know|do you share with the government|is my data safe|where is my data stored
is this secure|can the police see this|does my insurance company see it|are you going to tell my parents
can my wife see my answers|can i see my record|i want a copy of my file|how do i get my data deleted|delete my account
what is your privacy policy|are you hipaa compliant|is my health card number safe|is the chat recorded
does anyone else read this chat|who has access to my file|will this go on my medical record|do you tell my work
is my name shared with anyone|will anybody else know about this|can my family find out|is what i type here private
who gets to look at my file|do you give my info to anyone|is my record protected|how do you protect my information
can my employer see i am a patient|i want to see what you have on me|do you keep this secret|who all can open my chart
would my insurer find out about this|i dont want my ex to know im here|are you gonna sell my info
How safe are my particulars with you|please erase everything you have about me|does anyone else get to read this
I'm worried about my information getting out|will my mom find out|is my datas secure in canada
are you gonna tell my boss or the cops|may I look at what's in my file|is this chat private
  `),
}
