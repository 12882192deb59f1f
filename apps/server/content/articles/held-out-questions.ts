import { asked } from './asked.ts'

/** Questions that no article lists, written apart from its phrasings, by the article that answers them. */
export const HELD_OUT_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'what-the-clinic-does': asked(`
what exactly does your clinic do|do you guys sell cannabis or just the paper|i dont get what this service is
are you a store or a clinic|What kind of services do you have?|hello, can you tell me what you people do please
  `),
  'who-can-be-a-patient': asked(`
am i old enough to be a patient, im 18|what conditions do you accept|do i qualify if i have chronic back pain
I am 74 years old, am I still eligible?|which provinces are you in|who can apply to your clinic please
  `),
  'how-intake-works': asked(`
how do i sign up|what are the steps to get approved|is my appointment on the phone or video call
can i stop halfway and finish later|What happens at the first appointment?|how the process is working for new person
  `),
  'how-long-it-takes': asked(`
how long does this whole thing take|how many questions are left|how long until i get approved
when will somebody look at my answers|how long is the appointment with the nurse|this is so slow how much longer
  `),
  'cost-and-insurance': asked(`
how much does an appointment cost|is this covered by my insurance|do i have to pay anything|does the VA cover it
can i get a discount im on disability|what is the cost for me please
  `),
  'how-renewals-work': asked(`
how do i renew my document|when should i renew|my document is expiring next month what should i do
do i need an appointment for renewal|Do I have to fill out all the questions again when I renew?
what if my document already expired
  `),
  'medical-document': asked(`
what is the medical document for|how long is my document valid|is it the same thing as a prescription
do you give me a medical card|can you send me a copy of my document|who do you send the document to
  `),
  'choosing-a-seller': asked(`
how do i choose a licensed seller|can i change my licensed producer|where do i order my cannabis from
my seller is out of stock what can i do|which seller do you recommend|how do i buy it after i get the document
  `),
  'possession-limits': asked(`
how much cannabis can i carry in public|how many grams can i have on me at once|can i grow my own plants
where am i allowed to smoke it|do i need proof if the police ask|my landlord wont let me smoke in my apartment
  `),
  travel: asked(`
can i take my cannabis on a plane|can i bring it across the border|im travelling to the us next month can i bring my cbd oil
is it legal to fly with it in canada|We are going on a cruise, may I bring my oil?|can i carry to another country with my document
  `),
  'driving-and-work': asked(`
when can i drive after taking it|can i drive if i only use cbd|will it show on a work drug test
i drive a forklift is that a problem|do i need to tell my boss|how long do i wait before driving after a gummy
  `),
  'pregnancy-and-breastfeeding': asked(`
can i use cannabis during pregnancy|im breastfeeding can i still apply|is it bad for the baby|me and my wife are trying for a baby
i am pregnant what should i do|can i sign up after i have my baby
  `),
  'storage-and-children': asked(`
how should i store my oil|how do i keep it away from my children|what do i do with old cannabis i dont need
does cannabis oil expire|can i share my cannabis with my wife|do i need to keep it in the fridge
  `),
  'thc-and-cbd': asked(`
whats the difference between cbd and thc|will cbd make me high|what is thc exactly|i dont want to feel high what can i use
what is the difference between indica and sativa|is cbd and thc the same
  `),
  'forms-and-onset': asked(`
how long does it take for edibles to work|do i have to smoke it or are there pills|how long do the effects of the oil last
what forms can i get|is there a cream for my joints|how fast does vaping work
  `),
  'side-effects': asked(`
what are the side effects of cannabis|is it normal to feel dizzy after taking it|does cannabis have risks
what should i do if i feel sick after taking it|will it affect my memory|is it bad for your lungs
  `),
  'alcohol-and-medicines': asked(`
can i drink alcohol while using cannabis|is it ok to have a beer after my oil|why do you need a list of my medications
does cannabis affect other medicines|do i need to tell you all the vitamins i take|is it bad to mix alcohol and edibles
  `),
  privacy: asked(`
who can see my answers|is my information kept private|will you tell my family doctor|will my employer find out
do you share my data with anyone|can i get a copy of my records
  `),
  'changing-details': asked(`
i need to change my address|how do i update my phone number|my name is spelled wrong|i moved to a new place
i entered the wrong date of birth|can you change my email please
  `),
  'changing-an-appointment': asked(`
i need to reschedule my appointment|how do i cancel my appointment|i missed my appointment what now|what time is my appointment
can i get an earlier appointment|the nurse never called me for my appointment
  `),
  'technical-help': asked(`
the page wont load|i didnt receive my code|my camera isnt working|there is no sound|the website keeps crashing
i cant click the button
  `),
  'contact-and-hours': asked(`
what are your office hours|what is your phone number|are you open on saturday|where is your clinic located
how can i contact the clinic|what is your fax number
  `),
  complaints: asked(`
i want to make a complaint|your staff was very rude to me|how do i complain about the nurse|i am very unhappy with your service
who can i complain to|this is the worst service ever
  `),
  'consent-and-withdrawing': asked(`
do i have to sign the consent form|can i withdraw my consent later|what happens if i dont agree to the consent
please stop sending me emails|what am i consenting to|i dont want to be a patient anymore
  `),
  'what-happens-with-answers': asked(`
what happens to my answers|who reads my answers|why are you asking so many questions|am i talking to a robot
can i change an answer i gave|why am i not eligible
  `),
  'dependence-and-tolerance': asked(`
can i become addicted to cannabis|is cannabis addictive|it doesnt work for me anymore like it did|what is tolerance
i think im using too much|will i get dependent if i use it every day
  `),
  'stopping-cannabis': asked(`
how do i stop using cannabis|what happens when i stop taking cannabis|will i have withdrawal if i quit weed
i want to quit cannabis|i stopped using the oil and cant sleep|can i just stop taking my gummies
  `),
  'evidence-and-conditions': asked(`
does cannabis really work for pain|can cbd help me sleep|what conditions can cannabis help|is there evidence that it works
will it help with my anxiety|does it help arthritis
  `),
}
