import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const storageAndChildren: Article = {
  id: 'storage-and-children',
  language: 'en',
  title: 'Storage, children and pets',
  text: 'Keep cannabis locked away, out of sight and reach of children, teens, visitors and pets. Edibles look like candy and can make a small child very ill. Leave it in its original, child-resistant package with the label, in a cool, dark and dry place. Do not share it; your product is for you alone. Return what you no longer need to a pharmacy or your seller. If a child or pet swallows some, call 9-1-1 for serious signs, your poison centre at 1-844-764-7669, or a vet.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Health Canada guidance on safe storage',
  phrasings: asked(`
how do i store it|where should i keep my cannabis|does it need to go in the fridge|how long does it keep|does the oil go bad
how do i keep it away from my kids|i have small children at home|i have grandkids who visit where do i put it
is it dangerous for pets|my dog got into things before how do i keep it safe|do i need a lock box
can i keep gummies in the kitchen|how do i get rid of old product|how do i throw out expired cannabis|does it expire
can i share it with my husband|can i give some to my friend|shelf life of the oil|child proof container
what should i do with leftovers|is it ok in the glovebox of my car|keep it safe from teenagers
can i put it in a different container|should i freeze the flower|is second hand smoke bad for my kids|how should i keep it safe
does it have to stay cold|where do i hide it from the kids|can my spouse use my product|is it still good after the date
how do i dispose of it|what if my dog finds it|best place to store gummies|can i take it out of the bottle
how long can i keep it in the drawer|do gummies go bad|puppy gets into everything, where should i put this
Ought I to keep it in the icebox|my roommate wants to try mine, can i give him some|teens in the house, how to lock it
what do i do with the old bottles|where do i put the gummies so my son cant get em|Must the oil be refrigerated
how to throw away the product i dont use|my cat chews on everything, how should i store it|can my wife use mine too
it says best before 2025, is it still good|keeping edibles safe with grandchildren around
  `),
}
