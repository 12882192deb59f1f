import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const possessionLimits: Article = {
  id: 'possession-limits',
  language: 'en',
  title: 'How much you may carry',
  text: "With a medical document you may carry in public up to 30 times your daily amount, and never more than 150 grams of dried cannabis or its equal in other forms. This is on top of the 30 grams that any adult may carry. Keep your seller's label, package or registration with you to show that it is yours. Growing your own needs a separate registration with Health Canada. Provinces, landlords and workplaces can have their own rules on where you may use it.",
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Cannabis Regulations SOR/2018-144, sections 266 and 267',
  phrasings: asked(`
how much can i carry|what is the possession limit|how many grams can i have on me|how much am i allowed to have in public
legal limit for medical patients|can i carry more than 30 grams|what if police stop me with it
do i need to show my papers to police|how much can i keep at home|can i grow my own|can i grow plants with my document
personal production license|am i allowed to smoke in public|where can i legally use it|can my landlord stop me from smoking
how many plants can i grow|what is the maximum i can possess|150 grams rule|can i carry it in my purse
can i have it at work in my bag|is there a limit to how much i can own|proof that its medical|what do i show a cop
how much can i walk around with|can i smoke it in my apartment|how much can i have on me|how many grams may a patient carry
what is the most i can carry|cops stopped me with my medicine what do i show|am i allowed to grow
is it legal to smoke on the street|my building is smoke free can i smoke|can i keep it in my pocket in public
how much is legal to have|can i grow four plants|whats the most i can have in my backpack|Is it lawful to smoke it in the park
rcmp asked me for proof, what do i need|may i plant my own at home|is 60 grams ok to carry with a medical paper
condo board says no smoking|how much am i allowed to walk around with|Am I permitted to have it on my person
can i grow at home with this|what if a cop stops me and i got my meds on me|the legal maximum of grams to carry please
my landlord says no smoking, can he do that|how many grams can a medical patient have in public
  `),
}
