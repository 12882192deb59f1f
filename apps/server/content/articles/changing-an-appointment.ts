import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const changingAnAppointment: Article = {
  id: 'changing-an-appointment',
  language: 'en',
  title: 'Changing or cancelling a visit',
  text: 'The message that confirmed your visit has a link to move or cancel it. You can also ask for a person here. Please tell us as early as you can, so that someone else can have the time. If you miss your visit, book a new one; your answers are kept. For the visit you need a phone or a device with a camera, a quiet place, and to be in the province you told us. If you do not receive the call within a few minutes of your time, contact the clinic.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'How booking works at this clinic',
  phrasings: asked(`
how do i change my appointment|i need to reschedule|can i move my appointment|cancel my appointment|i cant make it tomorrow
i have to cancel|i missed my appointment|what if i miss my appointment|how do i book an appointment|when is my appointment
i forgot the time of my visit|nobody called me for my appointment|the nurse did not call|im going to be late for my visit
where is the link for my appointment|i lost the confirmation email|can i do it on a weekend|do you have evening appointments
i need a different day|my appointment time doesnt work|i slept through my appointment|how do i know my appointment is confirmed
can i have my appointment by phone instead of video|i need to push my appointment back|postpone my visit
can someone join my appointment with me|can we do another time|when is my visit|i cant come that day|what day am i booked
no one phoned at my appointment time|i need an earlier slot|i missed the call from the nurse|is there anything sooner
how do i set up an appointment|i want to cancel my visit|something came up, can i switch my time|remind me when my appointment is
waited by the phone all morning and nobody rang for my visit|can I bring my son along to the appointment
need to bail on tomorrow's call|any cancellation spots this week|gotta work thursday, can we do another day
I'm afraid I won't be able to attend my visit|nurse was supposed to call at 2 and its 2:30|how can i cancel the rendez vous
when am i booked for again|totally forgot my appt yesterday, now what|any earlier time available
  `),
}
