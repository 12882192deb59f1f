import { TEXTS_FR } from '../texts/texts-fr.ts'
import { ENGLISH, IN_FRENCH_CLINIC, TO_FRENCH_DETAILS } from './french-clinic.test-data.ts'
import type { Script } from './script.test-data.ts'
import { details, TO_CONFIRM, TO_DETAILS } from './ways.test-data.ts'

/** Details that are said or typed instead of filled in (REQ-183, REQ-190). */
export const TYPED_DETAILS: readonly Script[] = [
  {
    name: 'a phone number and a postal code said in words stand on the form, which waits for the rest',
    rows: ['REQ-151', 'REQ-183', 'REQ-190'],
    turns: [
      ...TO_DETAILS,
      {
        says: 'my number is four one six, five five five, oh one four two',
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', text: /phone number on the form/, data: { phone: '4165550142' }, effects: [] },
      },
      {
        says: 'M5V space 2T6',
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', text: /postal code/, data: { phone: '4165550142', zipcode: 'M5V 2T6' } },
      },
      { form: details(), sees: { ACTION: 'CONFIRMPERSONALINFORMATION', effects: [] } },
    ],
  },
  {
    name: 'ten digits that may be a phone or a health card are asked back, then two phone numbers, then a number without its area code',
    rows: ['REQ-183'],
    turns: [
      ...TO_DETAILS,
      {
        says: '9876543217',
        sees: { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: /^Is 9876543217/, options: ['phone number', 'health card number'] },
      },
      {
        says: 'health card 9876543217',
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', data: { provincialHealthID: '9876543217', phone: '' } },
      },
      { says: '416 555 0142 or 905 555 0101', sees: { text: /more than one phone number/, options: ['4165550142', '9055550101'] } },
      { says: 'phone 9055550101', sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', data: { phone: '9055550101' } } },
      { says: '555-0142', sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', text: /area code/, effects: [] } },
    ],
  },
  {
    name: 'where somebody lives and when they were born, in words; a date of two readings is asked back',
    rows: ['REQ-180', 'REQ-187'],
    turns: [
      ...TO_DETAILS,
      {
        says: 'I live in Alberta',
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', text: /your province/, data: { province: 'Alberta' } },
      },
      {
        says: '02/03/1984',
        sees: { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: /two ways/, options: ['2 March 1984', '3 February 1984'] },
      },
      {
        says: 'born 1984-02-03',
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', data: { dateOfBirth: '1984-02-03', province: 'Alberta' } },
      },
    ],
  },
  {
    name: 'a detail put right in words before the yes is shown again to confirm',
    rows: ['REQ-152', 'REQ-183'],
    turns: [
      ...TO_CONFIRM,
      {
        says: 'no, my phone is 647 555 0123',
        sees: { ACTION: 'CONFIRMPERSONALINFORMATION', text: /changed your phone number/, data: { phone: '6475550123' }, effects: [] },
      },
      { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES', effects: ['create-patient', 'start-questionnaire'] } },
    ],
  },
  {
    name: 'whoever asked for a person can say the number in words',
    rows: ['REQ-143'],
    turns: [
      { says: 'Talk to a person', sees: { ACTION: 'NEEDPCRHELP' } },
      { says: 'four one six five five five oh one four two', sees: { tells: [{ kind: 'need-help', contact: '4165550142' }] } },
    ],
  },
  {
    name: 'in French: number and postal code in words, and the same doubt is asked back',
    rows: ['REQ-183', 'D-10'],
    ...IN_FRENCH_CLINIC,
    turns: [
      ...TO_FRENCH_DETAILS,
      {
        says: 'mon numéro est le quatre cent seize, cinq cinq cinq, zéro un quarante-deux',
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', text: /numéro de téléphone/, data: { phone: '4165550142' }, not: ENGLISH },
      },
      { says: 'M comme Marie 5 V espace 2 T 6', sees: { text: /code postal/, data: { zipcode: 'M5V 2T6' }, not: ENGLISH } },
      { says: '9876543217', sees: { text: /est-ce votre/, options: ['numéro de téléphone', 'numéro d’assurance maladie'], not: ENGLISH } },
      {
        says: 'health card 9876543217',
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', data: { provincialHealthID: '9876543217' }, not: ENGLISH },
      },
      { form: details(), sees: { ACTION: 'CONFIRMPERSONALINFORMATION', options: [TEXTS_FR.details.correct, TEXTS_FR.details.change] } },
    ],
  },
]
