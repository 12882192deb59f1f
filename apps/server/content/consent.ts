/** One part of the consent text; paragraphs are parted by an empty line. */
export type ConsentSection = { heading: string; text: string }
export type ConsentText = { version: string; sections: ConsentSection[] }

/**
 * What a person agrees to before the assistant goes on (REQ-169, REQ-170). A signed consent names this version and the hash of this
 * text: any change of a word needs a new version, and the old one stays readable with what was signed.
 */
export const consentText: ConsentText = {
  version: '2026-11-1',
  sections: [
    {
      heading: 'A. Possible adverse effects',
      text: paragraphs(
        'Cannabis can have unwanted effects. Common ones are a dry mouth, red eyes, dizziness, feeling sleepy, a faster heartbeat, feeling more hungry, and trouble with memory, attention or balance. Some people feel anxious, confused or afraid.',
        'Less common but more serious are fainting and falls, chest pain or an uneven heartbeat, seeing or hearing things that are not there, losing touch with what is real, low mood or thoughts of suicide, and vomiting that keeps coming back with regular use.',
        'Regular use can lead to needing more for the same effect, to dependence, and to feeling unwell when you stop. Smoke harms the lungs. Starting young, before about 25, carries a higher risk for mental health and for the growing brain.',
        'Cannabis is not advised if you are pregnant, breastfeeding or trying to have a baby, or if you have or have had schizophrenia or psychosis. It needs special care if these run in your family, and with bipolar disorder, heart, lung, liver or kidney disease, a past or present addiction, and in older age.',
        'Cannabis can change how other medicines work, for example blood thinners, seizure medicines, opioids, sleeping pills and medicines after an organ transplant. Alcohol makes its effects stronger. Please tell us about everything you take, and do not stop or change a medicine without asking the person who prescribed it.',
      ),
    },
    {
      heading: 'B. General information',
      text: paragraphs(
        'Dried cannabis, oils and edibles from licensed sellers have not been reviewed and approved by Health Canada as medicines. For many conditions the research is limited, and we cannot promise that cannabis will help you. You can ask us about other treatments at any time.',
        'A nurse practitioner reviews your answers, meets you, and decides whether a medical document is right for you. You may be told no. A document gives a daily amount in grams and lasts up to one year; before it ends you need a new review.',
        'Visits take place by video or telephone. This has limits: we cannot examine you in person, a connection can fail, and we may ask you to see someone face to face. For the visit you need to be in the province you told us, because the nurse practitioner must be licensed there. Our care does not replace your own doctor or nurse practitioner.',
        'The assistant on this page is a computer program. It guides you through the forms and answers common questions from texts that our clinic has approved. It can be wrong or misunderstand you. It does not diagnose, give doses or decide on your care; simple safety rules may pause your intake, and a person of our team can always review that. You can ask for a person at any time.',
        'This is not an emergency service, and messages here are not watched at all hours. In an emergency call 9-1-1. If you are thinking about suicide, or worry about someone who is, call or text 9-8-8, day or night.',
      ),
    },
    {
      heading: 'C. Safety',
      text: paragraphs(
        'Do not drive, run machines or do work where others depend on your alertness while cannabis affects you. Wait at least 4 to 6 hours after you inhale it, and at least 8 to 10 hours after you swallow it. If you still feel any effect, wait longer: some people are slowed down for a whole day. Driving while impaired is a crime, also with a medical document.',
        'Start with a low amount and raise it slowly. What you inhale works within minutes. What you swallow can take up to 4 hours to be felt and can last for 12 hours or more, so do not take more because you feel nothing yet.',
        'Do not mix cannabis with alcohol or other drugs. Avoid smoking it; other ways are easier on the lungs.',
        'Keep cannabis in its labelled package, locked away from children, teenagers, visitors and pets. Edibles look like sweets: if a child or a pet has eaten some, call 9-1-1, a poison centre or a vet right away.',
        'Stop, and get medical help, if you have chest pain, faint, cannot stop vomiting, feel that others are out to harm you, or see or hear things that are not there. Tell us before an operation, and as soon as you may be pregnant.',
      ),
    },
    {
      heading: 'D. Regulations',
      text: paragraphs(
        'Medical cannabis in Canada is governed by the Cannabis Act and the Cannabis Regulations. With a medical document you register with one seller that holds a federal licence, and order from it for your own use. One document cannot be used with two sellers at the same time; you can ask to move it.',
        'In public you may carry, for medical use, up to 30 times your daily amount or 150 grams of dried cannabis or its equal, whichever is less. Keep the proof of registration with you. Giving away or selling your medical cannabis is against the law.',
        'Never take cannabis across the border of Canada, in either direction, not even with a medical document. Provinces, cities, landlords, schools, airlines and employers have their own rules on where it may be used. A medical document does not excuse you from the safety rules of your work.',
        'Do not seek cannabis documents from several practitioners at once. Tell us if you have a document from someone else. Giving us false information may end our care for you.',
      ),
    },
    {
      heading: 'E. Privacy',
      text: paragraphs(
        'We collect what you write here: how to reach you, your health number if you give it, your health answers, this consent, and our conversation. We use it to give you care, to meet the rules for health professionals, to run and improve our service, and for nothing else without asking you.',
        'The staff who take part in your care can see your record, and every look at it is logged. If you get a medical document, we send it to the licensed seller that you choose, and we confirm it when the seller asks. We share anything else only with your consent, or where the law requires it, for example when someone is in serious danger.',
        'We guard your record with access controls and other safeguards, but no system is perfectly safe. If something goes wrong that puts you at real risk, we will tell you.',
        'E-mail and text messages are not fully private: others may see them on a shared device or on the way. Ours therefore hold no health details, only a notice or a link. Please do not send us health details by ordinary e-mail. Choose a private place for video and telephone visits.',
        'Records are kept for as long as the law of your province asks, in most cases at least 10 years. You may ask to see and correct your record, ask who has looked at it, and complain to us or to the privacy commissioner of your province.',
      ),
    },
    {
      heading: 'F. Name and signature',
      text: paragraphs(
        'By choosing to consent, typing your full name and giving your date of birth you sign this form. It counts like a signature on paper. We keep it with the version of this text, the date and time, and technical details of your device.',
        'You confirm that you have read and understood sections A to E or had them explained to you, that you could ask questions, that the information you give is true, and that you decide for yourself and freely.',
        'You may say no, and you may withdraw your consent later by telling us; this does not undo what was done before. Without consent the assistant cannot go on, but you can still reach our team by telephone.',
      ),
    },
  ],
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n')
}
