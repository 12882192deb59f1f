import type { Intent } from './intents.ts'
import { phrasesOf } from './phrases-of.ts'

/** Wishes that training has not seen. */
export const HELD_OUT_INTENTS: Readonly<Record<Exclude<Intent, 'unknown'>, readonly string[]>> = {
  'new-patient': phrasesOf(`
hello i want to be a patient here|its my first time, how do i begin|i'd like to apply please
my physician said to contact you for cannabis|get me a medical weed license|new client wanting an appointment
i want to sign up for medical cannabis|can you register me as patient|start a new file|i am not registered yet
i need my first document|i'd like to enroll|hoping to get approved for medical marijuana|want to start the intake form
first timer here wanting to apply
  `),
  renewal: phrasesOf(`
hi my medical document expires this month|i'm back to renew for another year|LP told me i need a renewal
got your renewal reminder email|my authorization ran out|want to renew my weed license|returning patient here, document ending
i need to get my document extended|the document i have is nearly finished|please renew me|been a year so i need to redo it
my old document lapsed in spring|could i do my renewal today|expired document need new one|i already am patient, i need renewing
  `),
  'ask-questions': phrasesOf(`
hi i got a question|before i sign up can i ask some stuff|just some general questions please|i want to ask you a thing
looking for more info|would like information only|could i ask a couple of things|i'm only here to ask something|a question if i may
not signing up, just asking|i have many questions|want to learn more before deciding|can i get some info
there's something i'd like to ask|one quick question please
  `),
  person: phrasesOf(`
can i get a human please|have someone ring me|i'd like to talk with a live person|put me in touch with your staff|real person now
is somebody there i can talk to|please transfer me|i want to speak with a nurse practitioner|could one of your team call me back
not a bot please, a person|i need to talk to someone about this|get someone on the phone for me|speak with agent
can u connect me with a human|i wanna talk to ur staff
  `),
  help: phrasesOf(`
help please im lost here|what do i have to do now|i'm so confused by this|can you give me a hand|i don't know how this works
assist me please|im not sure what to do next|what are the options here|having trouble with this thing|what do i type
how do i work this|stuck on this|could you help|i need a bit of help|explain what i should do
  `),
  back: phrasesOf(`
can you take me back|oops pressed the wrong one|i'd like to go to the previous question|go one back
let me change the last answer i gave|that was a mistake go back|i chose wrong|back one please|could i redo the previous one
my last answer is wrong|undo that please|i tapped the wrong thing|want to return to the last question|sorry i misclicked
step back one
  `),
  repeat: phrasesOf(`
can u repeat the question|sorry i didn't get what you said|what did you ask me|one more time please|i didn't follow that
say it again please|could i see that question again|i missed what you said|what's the question again|pardon me|repeat please
ask that again|i didnt understand you|can you rephrase|what was it you asked
  `),
  skip: phrasesOf(`
skip that one please|i'd prefer not to answer that|can we go to the next question|pass on this|i don't wish to answer
leave that blank please|next one|rather not answer|that's too personal|may i skip|i'm not going to answer this|move to the next
let's move on|not saying|don't want to answer this one
  `),
  stop: phrasesOf(`
i want to stop for now|can i finish this another time|need to go, save it|i'll do the rest later|please end the chat|let's pause
i'm out of time|cancel this please|quit the chat|stop here|i'll be back tomorrow to finish|can we continue later|exit please
i don't want to continue|gotta run ttyl
  `),
  thanks: phrasesOf(`
thank you very much|thanks so much for that|ok great thank you|i appreciate the help|that's very helpful|thx a bunch|merci beaucoup
perfect|thanks for the answer|awesome thanks|wonderful|much obliged|that answered it thanks|good thanks|thanks for helping me
  `),
  goodbye: phrasesOf(`
ok goodbye|that's all for today|have a great day|see you next time|bye now|i'm all set thanks bye|nothing else, bye|good night then
that's everything|take care bye|ok i'm finished|no further questions|see ya later|that's all thank you|talk soon bye
  `),
  continue: phrasesOf(`
ok let's go|please go on|i'm ready now|let's continue|sure go ahead|yes continue|alright let's do it|keep going please|ok ready
proceed please|carry on please|go for it|okay i understand|let us begin|you may continue
  `),
  change: phrasesOf(`
my address is not right|i need to edit my phone number|that's not correct|the birth date is wrong|can you fix my name
change my postal code please|need to update my email|my info is wrong|something here is incorrect|i'd like to modify my details
the number you have is wrong|that's not my address|correct my last name please|i want to change my information|fix it please
  `),
  why: phrasesOf(`
why are you asking|why would you need my birthday|what's this question for|what do you mean by this|why does that matter
how come you ask that|is this really needed|what's the point of this question|why do you want to know this|what is meant here
can you tell me why you ask|what does the question mean|reason for this question please|why do you need my health card
what has this got to do with cannabis
  `),
  question: phrasesOf(`
how much do you charge|can i drive after taking the oil|do you take my insurance|what are the risks|when are you open
how many days until i get my document|does cannabis help with arthritis|where are you located|how do edibles work
can i bring it to the us|will it show up in a drug test|who can see my answers|is cannabis habit forming
what kinds of products are there|how often do i have to renew
  `),
}

/** Answers and small talk that training has not seen. */
export const HELD_OUT_NO_INTENT: readonly string[] = phrasesOf(`
pain in my neck|about six years|lyrica and tylenol|nova scotia|march 9 1971|once a month|i am allergic to sulfa|my hip was replaced
dr osei in halifax|i drink two beers a day|ptsd from the army|902 555 0188|b3h 2y9|mary@example.com|tremblay|44 elm road
tried it once in high school|gummies mostly|my brother had psychosis|i live alone with a dog|truck driver|worse when it rains
last winter|in the evening|i quit drinking in march|left foot|after my divorce|mild|unbearable|three hours maybe|i get up six times
ramipril 5|latex|all of them|the last two|no never had|kind of|rarely|cant say|nearly every day|woman|aurora|doesnt matter which
my elbow is swollen|headaches twice a week|i served in kosovo|colitis since 2012|i fell off a ladder|it makes me calm
capsules i guess|i use a vaporizer at bedtime|half a gram|about 210 pounds|six feet|low blood pressure|stroke in 2015
my son moved out|it is snowing here|the jays won|my dog ran away|i like fishing|lovely day|listening to the radio
my anniversary is today|green elephant|potato|qwerty|rofl|i had toast|we drove to the cottage|my niece sings|the roof leaks
i work in a bank|my neighbour is kind|i am 61|divorced|no children
`)
