import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const thcAndCbd: Article = {
  id: 'thc-and-cbd',
  language: 'en',
  title: 'THC and CBD in plain words',
  text: 'THC and CBD are the two best known substances in cannabis. THC is the one that can make you feel high; it may change mood, memory, reaction time and heartbeat. CBD does not make you feel high, but it can cause sleepiness and can change how other medicines work. Products contain one, the other, or both, and the label shows how much. More THC is not always better. The nurse practitioner talks with you about which kind could suit you.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'General education; Health Canada consumer information',
  phrasings: asked(`
what is the difference between thc and cbd|whats cbd|what is thc|will it make me high|does cbd get you high
i dont want to get high|is cbd better than thc|what does balanced mean|what is a 1:1 product|what does cbd do
explain thc and cbd to me|which one makes you stoned|whats indica and sativa|indica vs sativa|what is a strain
is cbd the same as hemp|can i get something without the high|do i need thc|is there thc in cbd oil|what are terpenes
what is cannabinoid|how strong is the thc|what does thc percentage mean|is cbd addictive|cbd or thc whats the one for me
will i feel high|which is the one that makes you stoned|what does thc do|is there a type that doesnt make you high
i heard cbd is not a drug what is it|whats in it thc or cbd|difference between sativa and indica|what does ratio mean
what are the two main things in cannabis|explain cannabinoids|is cbd the one w/o the buzz
Kindly explain what these letters THC mean|whats a hybrid|i need to stay clear headed, is there a kind for that
how are thc and cbd not the same|what is the 20:1 on the label|will i be stoned on this|what's THC anyway, I'm too old for this
the cbd makes high or no|difference of the two main things in it|is there a kind that doesnt get u high|sativa or indica??
how is cbd different
  `),
}
