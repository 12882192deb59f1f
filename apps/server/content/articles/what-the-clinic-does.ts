import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const whatTheClinicDoes: Article = {
  id: 'what-the-clinic-does',
  language: 'en',
  title: 'What this clinic does',
  text: 'We help adults in Canada find out whether medical cannabis could be part of their care. You answer questions online, our team checks them, and a nurse practitioner meets you by video or phone. If it fits your needs, the nurse practitioner writes a medical document that you use with a licensed seller. We also do renewals and follow-up visits. We do not sell cannabis, and we do not replace your own doctor or nurse practitioner.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "The clinic's own description of its service",
  phrasings: asked(`
what do you guys do|what is this clinic|what does the clinic do|what kind of clinic is this|what services do you offer
are you a dispensary|do you sell weed|do you guys sell cannabis|what is this place|who are you and what do you do
is this a real clinic|tell me about your clinic|what exactly is it you do here|is this a store or a doctors office
can i buy cannabis from you directly|what do you offer|i found your website and dont understand what you do
im not sure what this service is for|do you ship product to my house|what is TCN|are you doctors or a shop
my daughter sent me this link what is it|explain what your company does|do you have your own products for sale
is this online only or do you have an office|what does your company do for people|so you dont actually sell anything
whats your role in all this|what do i come to you for|are you a pharmacy|is this a doctor service or a store
describe your services|what is it that you guys provide|do you give out cannabis|sorry but what is this website for
are yous a pot shop|what sort of service do you run|i clicked an ad, who are you people|does the clinic supply the product itself
what can your clinic do for someone like me|so what r u exactly, a shop or a clinic
please can you explain me what is the work of this clinic|what services does this organization provide
Do you people actually sell the stuff or what|my neighbour told me about you, what do you do there|is this like a dispensary
whats the purpose of this clinic
  `),
}
