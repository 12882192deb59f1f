import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const dependenceAndTolerance: Article = {
  id: 'dependence-and-tolerance',
  language: 'en',
  title: 'Dependence and tolerance',
  text: 'With regular use the body can get used to cannabis, so that the same amount does less; this is called tolerance. Some people become dependent: they find it hard to cut down, want it strongly, or feel unwell without it. The risk is higher with daily THC use and when starting young, or with a past addiction. That is why we ask questions about your use. If you are worried, tell the nurse practitioner. For free help with substance use you can also call 2-1-1.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "The clinic's consent text; Health Canada information",
  phrasings: asked(`
is it addictive|can i get addicted|will i become dependent|do you build up a tolerance|it doesnt work as well as before
my oil stopped working after a few months|why does it not help me anymore|can you get hooked on weed|i think im addicted
i cant stop using it|i use it every day is that bad|what is cannabis use disorder|is it habit forming
im a recovering addict can it trigger me|how do i know if im dependent|i need more and more for the same effect
my son is addicted to weed|help for addiction|should i take a tolerance break|what is a t break|am i using too much
worried about getting addicted|why do you ask how much i use|is daily use harmful|it used to work better|can you become hooked
am i addicted|does the body get used to it|i need more than before|is it bad to use every day|is there a danger of addiction
my body is used to it now|can i get dependent on cbd|it stopped helping me|will i turn into an addict
i used to feel it now nothing|using it morning noon and night, is that a problem|does one grow accustomed to it
is cannabis habit making|i was an alcoholic, could i get hooked|can u get hooked|I have heard that it is habit-forming, is that so
it used to work great but now i barely feel it|is possible to become addict|scared ill be dependent on it
my husband uses it all day long, is that addiction|do people build tolerance to cbd
  `),
}
