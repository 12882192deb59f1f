import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const stoppingCannabis: Article = {
  id: 'stopping-cannabis',
  language: 'en',
  title: 'Stopping cannabis',
  text: 'You can decide to stop cannabis at any time. After regular use some people notice poor sleep, irritability, less appetite, sweating or vivid dreams for one to two weeks. This usually passes. The symptoms you used it for may come back. Talk with the nurse practitioner about how to stop, above all if you have seizures or use it daily; ask for a follow-up visit here. This page is about cannabis only. Never stop another medicine without asking the person who prescribed it.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'General education; the nurse practitioner plans changes',
  phrasings: asked(`
i want to stop cannabis|what happens if i stop using cannabis|are there withdrawal symptoms|cannabis withdrawal
can i quit weed cold turkey|will i feel sick if i quit cannabis|i want to come off cannabis|how long does withdrawal last
trouble sleeping since i quit weed|i stopped my cbd oil and feel awful|do i need to taper off cannabis
thinking of quitting cannabis|i dont want to use cannabis any more|sweating at night after quitting weed
is it hard to stop using weed|can i take a break from cannabis|i ran out of oil and feel irritable
what if i run out of my cannabis|quit smoking weed|can i stop the oil whenever i want|will my pain come back if i stop cannabis
weird dreams since i stopped weed|stop using gummies|i decided cannabis is not for me|will i get sick when i quit weed
how can i quit cannabis|i want off the oil|i dont need cannabis anymore|how to come off the gummies
is it safe to just stop cannabis|i feel on edge since i stopped the oil|no more weed for me how do i stop|giving up cannabis
taking a break from the oil|quitting pot next week, what should i expect|if i go without the oil for a while is that bad
Can I give it up all at once|irritable since i quit smoking up|what withdrawal has cannabis|done with edibles, do i just stop
tryna quit weed, what happens|If I discontinue the cannabis oil will I be ill|ran out last week and feel on edge
when i stop the cannabis do i get withdrawal|is it ok to just stop taking the oil|not sleeping since i gave up the gummies
how can i get off cannabis
  `),
}
