import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const drivingAndWork: Article = {
  id: 'driving-and-work',
  language: 'en',
  title: 'Driving and safety-sensitive work',
  text: 'Do not drive, cycle or run machines when cannabis affects you. A medical document is not an excuse under the law. After inhaling, wait at least 4 to 6 hours; after swallowing, wait at least 8 to 10 hours, and longer if you still feel any effect. Some effects can stay for 24 hours. THC may show in a roadside or workplace test even later. If your job involves safety, such as driving, heights or machines, ask your employer for the rules and tell the nurse practitioner at your visit.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Clinic guidance: 4 to 6 hours after inhaling, 8 to 10 hours after swallowing',
  phrasings: asked(`
can i drive|can i drive after taking it|how long do i have to wait to drive|is it ok to drive on cbd|will i get a dui
can i operate machinery|i drive a truck for work can i use this|will i fail a drug test|will it show up on a drug test at work
do i have to tell my employer|can my boss fire me for using medical cannabis|i work on a construction site
can i ride my bike after|how many hours before driving|when is it safe to drive after an edible|roadside test|can police test me
im a bus driver|i operate a forklift can i be a patient|can i go to work after using it|how long does thc stay in my system
does it show in urine|i have a safety sensitive job|can i drive the next morning if i took it at night|i work with heavy equipment
zero tolerance for drivers|can i drive the day after|how long till i can drive|could i get fired for this
do drug tests at work find it|can i work with machines|i work at heights can i use this|is it legal to drive on medical cannabis
how long before i can get behind the wheel|i drive for uber|what if i get pulled over after using
i take it at 10pm, ok to drive at 7am|pilot here, am i allowed|When may I get behind the wheel again
will it come up on a piss test|boss does random testing, am i screwed|i use a table saw at work is that a problem
is it ok 2 drive the morning after|i run a crane at work, is that a problem|Would I be permitted to drive my car to church
do they test for it at random drug tests|how many hours i must wait for drive|can i lose my job for this
smoked at noon can i drive at 5
  `),
}
