import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const travel: Article = {
  id: 'travel',
  language: 'en',
  title: 'Travelling with cannabis',
  text: 'Inside Canada you may travel with your medical cannabis, by plane too, within the amount you are allowed to carry. Keep it in its original package with your registration. Never take cannabis across the border, in or out of Canada, in any form, even with a medical document and even to a place where it is legal. This includes CBD oil. It is a serious crime. Before a trip to another country, ask a health professional how to manage without it.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Government of Canada travel advice',
  phrasings: asked(`
can i travel with it|can i fly with cannabis|can i take it on a plane|can i bring it to the states|can i take my oil to the usa
going to mexico can i bring my gummies|can i cross the border with it|is it ok to take on a cruise|can i bring cbd to florida
im going on vacation what about my medicine|can i fly within canada with it|flying from toronto to vancouver with weed
do i put it in carry on or checked bag|what happens at airport security|can i take it to another province
travelling abroad with medical cannabis|what if i get caught at the border|will customs take it
does my document work in other countries|can i mail it to myself on holiday|taking it on the train to montreal
can i drive across the us border with my meds|international travel|snowbird going to arizona for the winter with my cbd
is it legal in europe with a document|can i take my medicine on holiday|is it allowed on the airplane|do i tell customs i have it
bringing oil across the border|im going overseas can i take it|can i travel between provinces with it|taking capsules on a trip
can my meds come with me to florida|is it ok in my suitcase|going through airport with medical cannabis
heading to jamaica in jan, is my oil ok to bring|can i have it in my carry on to vancouver
My sister lives in Buffalo. Could I bring my drops|what about a trip to england|if i go through us customs with cbd what happens
is permitted to fly inside canada with it|flying to calgary next week, can i pack my oil|can i bring it to cuba
We winter in Florida. May I take the capsules along|is allowed to bring it in the airplane
what abt the us border if i have a medical doc|do i have to declare it at customs|taking my gummies to BC from ontario
  `),
}
