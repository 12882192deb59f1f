import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const choosingASeller: Article = {
  id: 'choosing-a-seller',
  language: 'en',
  title: 'Choosing a licensed seller',
  text: 'You buy medical cannabis from a seller that holds a federal licence; Health Canada lists them on its website. You choose the seller. Compare their products, prices, shipping and discounts. During the intake you can name one or say you have no preference, and we send your medical document there. One document is registered with one seller at a time. If you want to change sellers, or a product is out of stock, tell our team and they will explain the next step. We do not get to choose for you.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Health Canada list of licensed sellers; Cannabis Regulations Part 14',
  phrasings: asked(`
which seller should i choose|how do i pick a licensed producer|who do i buy from|where do i buy the cannabis|where do i order from
can i switch sellers|how do i change my licensed producer|can i use two sellers|which LP is the best|list of licensed producers
do you recommend a seller|what if my product is out of stock|my seller ran out of my oil|can i move my document to another company
do i have to use your seller|transfer my document to a different LP|can i order from shoppers|what is a licensed seller
how do i order once approved|how do i register with a seller|can i buy it at the pharmacy|where does my medicine come from
what stores can i use|i want to change supplier|is there a list of companies i can buy from|how does ordering work
how will the product get to me|where do i get it once im approved|who supplies the cannabis|i want a different producer
my company never has my oil in stock|which company is good|may i be registered with two companies|how do i place an order
who ships it to me|send my document to another seller|where can i find the licensed ones|who should i order from
my LP doubled its prices, can i go elsewhere|can i get it at shoppers drug mart|Would you suggest a producer
how i make my first order|the brand i like is sold out everywhere|which company do i go with
My producer is always out of stock, can I change|where am i supposed to get it from once i have the paper
can you send my doc to a different LP|who are the licensed sellers|how i can choose the seller
can i have my document at 2 different producers
  `),
}
