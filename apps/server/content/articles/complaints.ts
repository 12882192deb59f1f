import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const complaints: Article = {
  id: 'complaints',
  language: 'en',
  title: 'Making a complaint',
  text: 'We are sorry if something went wrong. Tell us in this chat by asking for a person, or write to the clinic: what happened, when, and what you would like us to do. A manager looks at every complaint and answers you. A complaint does not change the care you receive. If you are not satisfied you may also contact the college that licenses nurse practitioners in your province, or, about your personal information, the privacy commissioner.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Complaints process of the clinic',
  phrasings: asked(`
how do i make a complaint|i want to complain|who do i complain to|i am not happy with your service|this is terrible service
the nurse was rude to me|your staff hung up on me|i want to file a complaint|i want to report someone|who is your manager
how do i report a nurse|bad experience with your clinic|you guys are useless|this is ridiculous ive been waiting for weeks
where do i send a complaint|i was treated badly|i want to speak about poor service|leave feedback|can i write a review
i wasnt satisfied with my appointment|your company messed up my document|nobody helps me here its awful|i am going to report you
grievance|the doctor did not listen to me at all|how do you handle complaints|very disappointed in this clinic|i have a complaint
who is in charge here|how do i give feedback|i was disrespected by your staff|your service is horrible
i want to report what happened to me|not satisfied with the nurse|you people lost my forms im angry
where can i complain about the nurse|this clinic is a joke|im furious, who is the boss there
The lady on the phone was most impolite|you've wasted my time, i want this on record|how to report bad behaviour of the nurse
awful experience, where do i write|nobody ever gets back to me and im fed up|worst clinic ever, who do i tell
I wish to lodge a formal complaint|your receptionist was so rude|is there a place for give negative feedback
i wanna report the nurse i had|you messed up and nobody cares|where can I send my concerns about how I was treated
  `),
}
