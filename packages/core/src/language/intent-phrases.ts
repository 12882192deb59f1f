import type { Intent } from './intents.ts'
import { phrasesOf } from './phrases-of.ts'

/** How people say what the assistant can be asked to do. */
export const INTENT_PHRASES: Readonly<Record<Exclude<Intent, 'unknown'>, readonly string[]>> = {
  'new-patient': phrasesOf(`
i want to become a patient|id like to start as a new patient|first time here i want to sign up|i need a medical document
can i get a medical cannabis document|i want to apply for medical marijuana|never been here before and want to start|sign me up
i want to book my first appointment|i need to register|start my intake|begin intake please|my doctor referred me to you
i was referred by my gp|new here|im new|i am a new client|i want to get my license|how do i become a patient|can i start the process
looking to get medical cannabis|i would like an authorization|set me up as a patient|i want an assessment for cannabis
want to see if i can get approved|id like a consultation|please register me|i want to join the clinic|i would like to begin
first appointment please|get me started|i want to see the nurse for the first time|i need a prescription for cannabis
applying for the first time|open a file for me|create my patient file|i have never used your service i want to enrol|enroll me
im not a patient yet but want to be|want my weed card
  `),
  renewal: phrasesOf(`
i need to renew|renew my document|my document is expiring|my prescription expires soon|its time for my renewal
i am an existing patient and need to renew|my license ran out|i need a new document my old one is expired|renewal please
i got an email to renew|you sent me a reminder to renew|i want to extend my document|renew my authorization
my paper is about to run out|yearly renewal|its been a year i need it again|i am a returning patient
i was a patient before and want to renew|my medical document lapsed|refill my cannabis prescription|can i renew today
i have to redo my document|continue with my cannabis another year|renewing|annual review for my cannabis|time to do my renewal
my card is expired|need my yearly checkup for the document|i got a letter saying my document ends|reauthorize me
i'm here about my renewal|do my renewal now|update my document before it expires|my seller says my document is expired
i cant order because my document expired|existing client renewal|i already have a document and it ends in june|prolong my document
another year please|renew the script
  `),
  'ask-questions': phrasesOf(`
i have a question|i have some questions|just want to ask something|can i ask you something|i want information|i am looking for info
id like to learn more first|i got a couple questions before i start|quick question|i just want to know more|tell me more
i need some information|not ready to sign up just have questions|i wanted to ask about something|question for you
i'd like to ask a few things|can you answer a question|i have a query|may i ask a question|i want to know a few things
more information please|ask a question|some questions before i decide|i only have a question|i am just browsing
just looking for information|i want to find out more|could you give me some information|i'd like some details first
questions about cannabis|i have a few concerns to ask about|there is something i want to know|let me ask you something|info please
can you tell me some things|i am curious about something|i just had a question|need answers to some questions
i'd like to understand more before starting|have a small question
  `),
  person: phrasesOf(`
i want to talk to a person|can i speak to someone|let me talk to a human|get me a real person|i want to talk to a nurse
i need to speak with staff|connect me to an agent|call me please|can someone phone me|i dont want to talk to a robot
transfer me to somebody|is there a human there|i would rather talk to a person|customer service please|representative|operator
live agent|put me through to someone|have somebody call me|i want to speak to the clinic|i need a real human
talk to someone at the office|can a coordinator contact me|i prefer to speak with someone|please have the nurse call
can i chat with a live person|this is hard can someone help me in person|let me speak to your manager|who can i talk to
need to talk with the receptionist|ask a person to call me back|i'd like a callback|could a staff member reach me
stop bot i want human|give me a person|enough of the bot get me somebody|speak to a representative|i want someone real
phone me instead|may i speak to the practitioner
  `),
  help: phrasesOf(`
help|i need help|can you help me|im stuck|im lost|i am confused|what do i do|what can i do here|how does this work
i dont know what to do|what are my options|please help|help me out|not sure how to use this|i dont get how this works|what now
how do i use this|show me the menu|can you assist me|i need assistance|this is confusing|i am having trouble
i dont know how to answer|what should i type|guide me|i need some guidance|what am i supposed to do|can you explain how this works
im not good with computers|need a hand|what do you want me to do|where do i click|i'm having difficulty|menu|options please
how can you help me|what can you do|i am struggling with this|it is confusing me|need help with this
  `),
  back: phrasesOf(`
go back|back|previous question|i want to go back|can i go back|take me back one|i made a mistake|undo|let me redo that
i pressed the wrong button|i clicked wrong|change my last answer|go to the one before|can we go back a step
return to the previous one|i answered wrong|that was the wrong answer|oops wrong one|let me fix the last one|step back|back up one
i need to correct the last answer|i picked the wrong option|the last question again i got it wrong|go back please|revert
one step back|i want to change what i just said|hit the wrong one|i messed up the last one|i meant something else go back
let me answer that one again|return|bring me back to the previous question|wrong button sorry|i want to redo the last question
previous|can i edit my last answer|take back my answer|move back
  `),
  repeat: phrasesOf(`
repeat|say that again|what was the question|can you repeat that|i didnt understand|pardon|come again|i dont understand the question
ask me again|show me that again|i missed that|what did you say|could you repeat|once more please|huh|what|sorry what
i didnt catch that|read it again|repeat the question|can you say it another way|rephrase that please|i didnt get that|where were we
tell me again|again please|i forgot the question|i lost track what was the question|say again|one more time|excuse me what
i didnt hear you|can i see the question again|i dont follow|what are you asking|what was that|please repeat|didnt catch it
could you say that again|show the question
  `),
  skip: phrasesOf(`
skip|skip this|next question|pass|can i skip this one|i dont want to answer|id rather not say|prefer not to say|move on|next
lets skip it|no comment|i wont answer that|can we move on|leave it blank|thats private|none of your business
i dont feel comfortable answering|go to the next one|skip it|i would prefer not to answer|id rather skip|can i leave this empty
jump to the next|do i have to answer this|i choose not to answer|not answering that|skip question|i would like to pass|too personal
i dont want to say|next one please|let me skip|can this one be skipped|i'll pass|go on to the next question
not comfortable with this question|forward|leave this one|i refuse to answer
  `),
  stop: phrasesOf(`
stop|quit|cancel|exit|i have to go|finish later|i will do this later|save and exit|pause|not now|stop the chat|end chat
i want to stop|can i continue tomorrow|ill come back later|lets do it another time|close this|i need to leave|save my progress
take a break|i need a break|can we stop here|i am tired lets stop|i want to quit|enough for today|come back to it later
i have to run|no time now|end this conversation|halt|cancel everything|forget it|never mind|i changed my mind|leave it for now
i'll finish tomorrow|log me out|stop this|abort|gotta go
  `),
  thanks: phrasesOf(`
thanks|thank you|thank you so much|thx|merci|i appreciate it|great thanks|cheers|much appreciated|thanks a lot|that helps thanks
perfect thank you|ty|many thanks|thanks for your help|that was helpful|you are very helpful|wonderful thank you|good to know thanks
awesome|great|nice|that is helpful|appreciated|thank you kindly|thanks for the info|cool thanks|excellent|lovely thank you
youre a star|thanks for explaining|that answers my question|ok thanks|super thanks|bless you|thank you dear|thats great
very kind of you|thanks again
  `),
  goodbye: phrasesOf(`
bye|goodbye|see you|bye bye|thats all|im done|nothing else|have a good day|have a nice day|take care|see you later
that is everything|good night|no more questions|i am finished|ciao|au revoir|thats it for today|bye for now|talk to you later
farewell|have a good one|that will be all|thats all i needed|all done|i'm good for now|nothing more|so long|see ya|later
i have everything i need bye|ok bye|thank you goodbye|cya|done for today|good evening goodbye|that's it|no thats all|until next time
all set
  `),
  continue: phrasesOf(`
ok|continue|yes|go on|ready|im ready|lets go|sure|go ahead|proceed|keep going|begin|start|okay|alright|got it|i understand|carry on
next step|lets continue|yep|sounds good|fine|lets do it|understood|all right|i am ready to continue|lets get going|you can continue
resume|ok go|on we go|okay continue|good lets go|i agree lets go on|ready when you are|yup|lets start|please continue|i'm good to go
  `),
  change: phrasesOf(`
change my details|i need to change my address|thats wrong|this is not correct|my name is wrong|edit my information|change something
fix my phone number|the email is incorrect|i need to correct my information|update my address|that is not my birthday
wrong date of birth|let me edit it|i want to change it|that isnt right|correct my postal code|some of this is wrong
my details are wrong|modify my info|there is a mistake in my details|you have the wrong number for me|i need to update my phone
change my email|not correct|incorrect|my last name is misspelled|there is an error|i moved so change my address
i want to edit my profile|the address shown is old|can i change something|that needs fixing|amend my details
the information is wrong|please correct it|edit|something is wrong here with my name|change it|please update my details
  `),
  why: phrasesOf(`
why do you ask|why do you need that|what does this mean|what is this for|why this question|why do you need to know|what do you mean
why are you asking me this|whats the reason for this question|what do you need this for|why is that important|how is this relevant
what does that have to do with it|why do i have to answer this|what does that word mean|why|why does it matter|what is that used for
why would you want to know that|what do you want it for|explain the question|i dont see why you need that|is this question necessary
what do you mean by that|why should i tell you|can you explain why|reason for asking|why do you want my health number
why do you need my birthday|what is the purpose of this question|for what reason do you ask|how come you need this
whats that supposed to mean|define that|what does it mean|why so personal|i dont know what that means|meaning of this question
what is meant by this|why is this asked
  `),
  question: phrasesOf(`
how long does it take|how much does it cost|can i drive|is it covered by insurance|what are the side effects|what are your hours
do you ship|will it make me high|is it legal to fly with it|where do i buy it|can i use it if im pregnant|what is cbd
who sees my data|how old do i have to be|does it help with sleep|can i change sellers|is it addictive|how do i store it
can i drink with it|what happens at the appointment|is there a fee|how many grams can i carry|do you have a phone number
can my wife use it too|when will i hear back|how strong is it|are there capsules|can i grow my own|what is a licensed seller
does it show on a drug test|is the visit by video|can i get it delivered|what if i miss my appointment|will my doctor know
how long is the document good for|whats the difference between thc and cbd|do you have an office|is it safe|can i travel with it
who decides if i get it
  `),
}

/** Answers and small talk, which ask for nothing. */
export const NO_INTENT: readonly string[] = phrasesOf(`
chronic pain|my lower back|about three years|i take gabapentin 300 mg|7|ontario|january 3 1962|twice a week|no allergies
i have arthritis in both knees|my doctor is dr chan|i had surgery in 2019|i smoke about half a pack a day|i drink wine on weekends
insomnia and anxiety|416 555 0123|m4c 1b5|john@example.com|smith|12 main street|never used it|oil and capsules|not pregnant
i used cannabis in college|my mother has schizophrenia|i live with my husband|retired teacher|it hurts more in the morning
a few months ago|mostly at night|i stopped smoking in may|both hands|since the accident|moderate|severe pain|four hours a night
i wake up at 3 every night|metformin ramipril and aspirin|sertraline 50|penicillin|none of these|the second one|nope never
yes a little|sometimes|maybe|i dont know|not sure|i think so|most days|several days|male|female|tilray|northern meadow|no preference
my knee gives out|migraines every week|i am a veteran|crohns disease|i was in a car crash|it helps me relax|dried flower
i vape in the evening|one gram a day|two joints a day|my weight is 180|five foot six|i have high blood pressure|heart attack in 2009
my sister lives with me|it rained all day|the leafs lost again|my cat is sick|i like hockey|nice weather|i am watching tv
its my birthday|purple monkey|banana|asdf|lol|hahaha|i had soup for lunch|we went to the lake|my grandson plays guitar
the car needs new tires|i work nights|my boss is nice|i am 45|widowed|two kids
`)
