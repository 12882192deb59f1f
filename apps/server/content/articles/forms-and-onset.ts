import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const formsAndOnset: Article = {
  id: 'forms-and-onset',
  language: 'en',
  title: 'Forms and how fast they act',
  text: 'Medical cannabis comes as oils and sprays, capsules, edibles, dried flower to vaporize, and creams. Inhaled cannabis is felt within minutes and lasts about 2 to 4 hours, sometimes longer. Swallowed forms start slowly: 30 minutes to 4 hours, and last 6 to 12 hours or more. That is why taking more too soon is a common mistake. Smoke harms the lungs. Creams act on the skin area. The nurse practitioner will talk with you about which form and plan fits you.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Health Canada label statements on onset and duration',
  phrasings: asked(`
what forms does it come in|how long does it take to work|how fast does it kick in|how long before i feel it
how long do the effects last|is it oil or pills|do i have to smoke it|i dont want to smoke is there another way
do edibles take longer|how long does an edible last|what is a vaporizer|difference between oil and capsules|are there creams
can i get it as a cream|does the cream work|do you have gummies|what types of products are there|is vaping better than smoking
how do i take the oil|under the tongue or swallow|when will the capsule start working
i took it an hour ago and feel nothing is that normal|how many hours does it last|tincture vs edible|which form works fastest
what are the ways to use it|can i get sprays|how long until i feel something|how long does a gummy take to hit
do you have it in pills|i dont smoke what other ways are there|when does it wear off|is there a liquid|when will it start to work
how long does it stay working|what kinds of products|are there drops or a spray|when does the brownie kick in
is there any kind i dont inhale|how many hours till the oil wears off|Does one swallow it|can i vape it instead of eating it
rub on cream, is that a thing|do i gotta smoke it|how long for the gummy to hit|Are there capsules? I have never smoked in my life
it is in form of pills or liquid|how long does oil last in your body once you feel it|the fastest way for it to work
what kinds are there besides smoking
  `),
}
