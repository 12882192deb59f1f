import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const consentAndWithdrawing: Article = {
  id: 'consent-and-withdrawing',
  language: 'en',
  title: 'Refusing or withdrawing consent',
  text: 'Consent is your choice. You can read it as long as you like and ask questions before you sign. Without it we cannot collect your health information, so the intake stops there. You may withdraw your consent later by telling a person of our team; we then stop using your information for new purposes. Records of care already given must be kept for a time set by law. Withdrawing does not change your right to care elsewhere. You can also stop only e-mails or reminders.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "The clinic's consent text; privacy law",
  phrasings: asked(`
do i have to sign the consent|what if i dont agree|what if i say no to the consent|can i withdraw my consent
i want to withdraw my consent|i changed my mind about consenting|why do i need to consent|what am i signing
what does the consent form say|can i take back my consent|what happens if i refuse consent|do i have to agree to everything
i dont want to sign anything|is signing mandatory|can i read the consent later|can someone sign for me
my mother cant sign can i sign for her|stop sending me emails|unsubscribe me|take me off your mailing list|i dont want reminders
what is informed consent|i revoke my consent|can i see what i signed|a copy of the consent i signed|am i locked in if i sign
can i quit being a patient|i no longer want to be a patient|do i have to agree|what if i dont sign|i take back my consent
why is consent needed|stop emailing me|no more reminders please|i dont agree with the consent|can i say no
i want out cancel my patient file|can i change my mind after signing|must i sign that form|could i undo the thing i signed
quit sending me all this stuff|What am I agreeing to exactly|if i dont give permission can i go on|i wish to leave the clinic
whats in this consent thing im supposed to sign|May I decline to sign|i said yes to consent but now i regret
too many emails, make it stop|if i no accept the consent what is happening|is it legally binding to sign this
wanna cancel being a patient here
  `),
}
