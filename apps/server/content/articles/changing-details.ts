import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const changingDetails: Article = {
  id: 'changing-details',
  language: 'en',
  title: 'Changing your contact details',
  text: 'To change your name, address, e-mail or phone, ask for a person here in the chat or contact the clinic; our team will make the change after checking that it is you. While you fill the personal information form you can also correct it before you confirm. If you move to another province tell us before your next visit, because the nurse practitioner must be licensed where you are. Tell your licensed seller too, so that your order goes to the right place.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'How patients change their details',
  phrasings: asked(`
how do i change my address|i moved how do i update my address|i have a new phone number|change my email
how do i update my information|my last name changed i got married|my health card number changed|i typed my birthday wrong
i made a mistake in my personal information|how do i correct my details|i am moving to another province
i moved to alberta does it matter|you have my name spelled wrong|update my contact info|my postal code is wrong in your system
where do i change my mailing address|need to change the phone you have for me|new email address|i got a new health card
wrong address on file|can you change my delivery address|my emergency contact is different now|fix my date of birth
i no longer use that email|how can i edit my profile|i live somewhere else now|please update my email|my phone number is different
you spelled my name wrong|i got divorced and changed my name|new postal code|fix my information|the address you have is old
i put the wrong date of birth|i relocated to bc|got hitched, new last name|we bought a house so my address is different
i gave you an old email by accident|Please note that my telephone has changed|my birth year shows wrong
im moving from ontario to alberta in spring|moved last month, need to update where i live|you got my last name wrong
I have a new telephone number as of Monday|how i can change my mail|switched phones, how do i give you the new number
the health card you have is an old one|moving to nova scotia, what do i need to do
  `),
}
