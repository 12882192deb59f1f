import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const medicalDocument: Article = {
  id: 'medical-document',
  language: 'en',
  title: 'What a medical document is',
  text: 'A medical document is a paper signed by a doctor or nurse practitioner that lets you buy cannabis for medical use from a licensed seller. It shows your name and date of birth, who signed it and where you were seen, a daily amount of dried cannabis in grams, and how long it lasts. It can last one year at most, counted from the day you register with the seller. It is not the same as a pharmacy prescription or a wallet card. We send it to the seller you choose.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Cannabis Regulations SOR/2018-144, sections 272 and 273',
  phrasings: asked(`
what is a medical document|whats a medical document|is it like a prescription|is this a prescription|do i get a card
will i get a medical card|how long is the document valid|how long does my medical document last|when does my document expire
whats written on the medical document|what does the document say|where do you send my document|can i get a copy of my document
how do i get my marijuana license|is a licence the same as a medical document|difference between prescription and medical document
do i need a document to buy medical cannabis|is my document good for a year|what does grams per day mean on the document
validity of medical document|when does the one year start|who signs the medical document|can you email me my document
do you issue wallet cards|can i use my document at a regular store|how many months is the document good for
do i receive a card in the mail|what is on the document|what does medical document mean|is the document the same as a prescription
i need a copy of my document|who gets the document|where does the document go|from what day does my document count
whats the point of the document|is there an actual paper i get|does it last two years or one|who puts their signature on it
what info is on that document of yours|can i see a copy of my authorization|so the document, is it like an rx
do i get like a weed card|Is it a prescription I take to the drugstore|how long is it good for
what is this medical document you speak of|for how many months is the document valid|whats on the paper
can i have a copy of my medical document please
  `),
}
