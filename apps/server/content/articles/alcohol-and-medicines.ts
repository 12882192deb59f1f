import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const alcoholAndMedicines: Article = {
  id: 'alcohol-and-medicines',
  language: 'en',
  title: 'Alcohol and other medicines',
  text: 'Cannabis can change how other medicines work, and alcohol makes its effects stronger. Blood thinners, seizure medicines, opioids, sleeping pills, medicines for anxiety and medicines after a transplant need special care. List everything you take in the questionnaire, with vitamins and herbs. Do not mix with alcohol. Questions about one of your own medicines must go to the nurse practitioner or your pharmacist; this assistant cannot answer them. Never stop or change a medicine on your own.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "The clinic's consent text; published interaction reviews",
  phrasings: asked(`
can i drink alcohol with it|is it ok to have wine with cannabis|can i have a beer|mixing alcohol and cannabis
does it interact with other medicines in general|do you check for drug interactions|why do you need my medication list
do i have to list my vitamins|why do you ask what medicines i take|which kinds of medicines are a problem with cannabis
what types of drugs should not be combined with cannabis|is coffee ok with cannabis|can i smoke tobacco too
cocktails on the weekend|who checks if my medicines go together|should i tell you about herbal supplements
do over the counter pills matter|what about energy drinks|is drinking a problem|i like a glass of wine with dinner
do you look at my prescriptions|where do i list my medicines|will the nurse check my medicines|does cannabis affect medications
drinking and edibles|can i have a drink with it|is it ok to drink beer and use cannabis|do i tell you about vitamins
who checks my list of pills|is wine with dinner a problem|why does the form ask about my drugs|do i need to list everything i take
does alcohol make it stronger|can i party and use it|does cannabis change how medicines work
one glass of red with my oil, allowed?|do u check my pills against cannabis|should natural products go on my list
why must I tell you my medicines|whisky and gummies, bad idea?|does the nurse go over my meds
couple beers friday night ok with this?|I enjoy sherry in the evening, is that a concern|why u need to know all my pills
cannabis and alcohol together|do i write down my vitamins also|who looks at whether it clashes with other stuff people take
what if i drink
  `),
}
