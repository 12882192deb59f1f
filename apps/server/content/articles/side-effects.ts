import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const sideEffects: Article = {
  id: 'side-effects',
  language: 'en',
  title: 'Side effects and when to get help',
  text: 'Common side effects are dry mouth, red eyes, dizziness, sleepiness, a faster heartbeat, feeling hungry, and trouble with memory or balance. Some people feel anxious or confused. Stop and get help right away, call 9-1-1, for chest pain, fainting, trouble breathing, seeing or hearing things that are not there, or if someone cannot be woken. For vomiting that keeps coming back, or effects that worry you, contact our team or your own doctor. Tell the nurse practitioner about any side effect.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "Health Canada adverse effects; the clinic's consent text",
  phrasings: asked(`
what are the side effects|are there side effects|is it dangerous|what are the risks|will it make me dizzy|does it make you tired
can it cause anxiety|does it make you paranoid|can it damage my lungs|does it affect memory|can you overdose on cannabis
what happens if i take too much|what should i do if i have a bad reaction|it made me feel sick what should i do
my mouth is always dry since i started|does it make you hungry|will i gain weight|is it bad for your heart
what are the long term effects|does it cause psychosis|can it make depression worse|i felt weird after using it is that normal
red eyes from cannabis|makes my heart beat faster is that normal|will i hallucinate|is it harmful|bad effects of cannabis
what could go wrong|i threw up after my oil is that a side effect|does it have bad effects|can it hurt me|any danger in using this
i feel foggy after using is that from it|what are the possible harms|does it mess with your head|does it make you fat
can it make me anxious|what reactions do people have|is there a risk to the brain|will it make me paranoid
What unpleasant effects might there be|my mouth is like a desert since starting|does it fry your brain
what can happen to me bad from this medicine|been dizzy since i started oil, normal?|does it mess with ur head
What adverse effects should I expect|it make me dizzy, is normal?|whats the worst that can happen
i get the munchies bad and feel foggy, is that from it|any risks to know about|is weed bad for you long term
  `),
}
