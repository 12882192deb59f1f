import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const howIntakeWorks: Article = {
  id: 'how-intake-works',
  language: 'en',
  title: 'How the intake works',
  text: 'New patients go through these steps: you read and sign the consent, give your contact details, and answer questions about your health. Some people also fill a short scale about their symptoms. You then book a visit. Our team checks your answers, and the nurse practitioner sees you by video or phone. You can stop at any time and come back later; your answers are kept. If something is unclear, ask here or ask for a person.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'The intake steps of this assistant',
  phrasings: asked(`
how does the intake work|what are the steps|what happens after i sign up|how do i become a patient|what is the process
how do i get started|whats the procedure for new patients|explain the intake process
what do i have to do to get a medical document|what questions will you ask|what happens first|can i stop and come back later
do i have to finish it all at once|what is the intake questionnaire|how do i register with you|what comes after the questionnaire
walk me through how this works|what will happen in the appointment|what happens during the visit
is the appointment by video or phone|do i need to come in person|will i meet the nurse face to face
do i have to see a doctor in person|how do i apply for medical cannabis|what do i need to have ready
do i need any papers with me for the appointment|how do i apply|what are the stages i go through|what is step one
can i save and finish another day|is it a phone call or a video|do i need a camera for the visit
what happens at the visit with the nurse|how would i begin the process|tell me the procedure|what comes next after i fill this in
alright how does one start with this|do you guys facetime me or what|what are all the steps please
is there an exam or just talking at the visit|can i leave now and finish this after supper|so i answer questions and then what
so whats the process here|can i pause it and finish tmrw|please what are the steps to become patient
Is the visit over the telephone? I don't have a camera|what happens once i've done all the forms
what do you guys ask at the appointment|how do I go about applying
  `),
}
