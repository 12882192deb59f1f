import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const evidenceAndConditions: Article = {
  id: 'evidence-and-conditions',
  language: 'en',
  title: 'What cannabis may help with',
  text: 'Research on medical cannabis is still limited. People most often ask us about long-lasting pain, poor sleep, muscle spasms in multiple sclerosis, nausea from cancer treatment, and some kinds of epilepsy. Some people are helped, others are not, and nobody can promise a result. Cannabis products other than a few approved medicines have not been reviewed by Health Canada. Other treatments may suit you better. The nurse practitioner looks at your own case with you.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "Health Canada statement; the clinic's consent text",
  phrasings: asked(`
does it work|does cannabis help with pain|does it help you sleep|what can cannabis treat|what is medical cannabis used for
does cbd help arthritis|will it help my migraines|is there proof that it works|does it cure cancer|does it help with anxiety
is it good for ptsd|can it help with seizures|does weed help depression|what does the research say|what conditions does it help
does it help with nausea from chemo|will it help my back|can it help my mothers parkinsons
is it approved by health canada as a medicine|does it help multiple sclerosis|will it fix my insomnia|is there any evidence
does it really help people|is medical cannabis better than opioids|benefits of cannabis|what is it good for
can it help with menopause|can it help my arthritis|is it proven|does it work for pain|what is it used for|is it effective
does science support it|would it help me sleep|does it treat anything|is there research|can cannabis help nerve pain
does it do anything for ms|Has anyone shown that it works|would weed help w my anxiety|can it calm muscle spasms
is it only a placebo|for what sicknesses do people use it|does this stuff even work|Would it be of any help for my rheumatism
is any study that show it works|does it help ppl with crohns|can weed cure anything|good for sleep or nah
has it been proven for nerve pain
  `),
}
