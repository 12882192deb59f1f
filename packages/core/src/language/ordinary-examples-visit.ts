import { phrasesOf } from './phrases-of.ts'

/** Plain answers, errands and small talk of a visit, from many kinds of patients. */
export const ORDINARY_EXAMPLES_VISIT: readonly string[] = phrasesOf(`
yes|no|maybe|i think so|not really|i dont know|none|nothing|all of them|both|neither|a little|a lot|sometimes|every day|once a week|rarely|never|since march|last year
about five years|for ten years|ten minutes|three times a day|morning and night|before bed|after meals|twice daily|only on weekends|not anymore|i used to|not since 2015
i am 45|i was born in 1962|my name is Daniel|call me Bob|it's Marie with an e|male|female|ontario|i live in Moose Jaw|we are in Kelowna|apartment 4|my postal code is wrong
my email is wrong|my phone number changed|i moved|i got married and changed my name|my health card expired|new card coming|no middle name|i don't have a landline
i want to become a patient|i want to renew|i have a question|im looking for information|i heard about you from a friend|my doctor sent me|i got a letter from you
how do i start|what do i need|how long does it take|how much does it cost|is it covered|do you take insurance|where are you located|are you open saturday|is it by phone
can i do it online|can i use my phone|can i come in person|can my daughter help|can i bring my wife|do i need a camera|who will call me|when will you call|what number will you call from
i missed your call|i missed my appointment|i want to rebook|can we move it to thursday|cancel it|i cant make it|im running late|im early|im here|im ready|i am back|i was cut off
i lost connection|the page froze|it wont load|button doesn't work|i can't see the question|text is too small|no sound|i didnt get the code|code expired|wrong code|resend it
i forgot my password|i can't log in|i can't find my file|i clicked the wrong thing|go back please|undo|change my answer|i made a mistake|i meant Alberta|not that one|the other one
repeat please|what do you mean|explain that|why do you ask|is that required|skip|next|continue|stop|pause|hold on|one second|wait|give me a minute|brb|ok|okay|sure|fine|great|thanks|cool
are you a robot|are you real|talk to a person|nurse please|i want to talk to the manager|this is slow|this is confusing|you asked that already|too many questions|i'm frustrated
i am not happy with the service|i want to complain|nobody called back|i waited an hour|the pharmacist was rude|i want my money back|i was charged twice|send me a receipt
i want a copy of my file|delete my data|who sees this|is this private|i don't consent|i agree|i signed|i read it|i accept|i decline|i want to withdraw consent|unsubscribe me
my seller is out of stock|my order is late|the oil tastes bad|the bottle leaked|package never came|which seller is best|can i switch sellers|can i grow my own|how many plants
can i fly with it|can i take it to the us|can i drive|can i work|will i fail a drug test|can i smoke in my apartment|is vaping better|how do i take it|under the tongue or swallow
how long does it last|when will i feel it|what are the side effects|will it make me sleepy|will it help my pain|does it help sleep|does it help anxiety|does it help appetite
does it interact with blood thinners|can i take it with gabapentin|can i drink with it|can i take more|should i take less|how much should i take|what strength|which strain
oil|capsules|dried flower|vape|edibles|gummies|cream|tea|joint|nothing yet|never tried it|tried it in college|i use it daily|one gram a day|two puffs at night|10 mg|half a dropper
it helps|it does not help|helps a bit|works great|makes me sleepy|makes me hungry|dry mouth|red eyes|a bit foggy|no side effects|i like the oil|i dont like smoking
gabapentin 300|pregabalin|duloxetine 60|amitriptyline at night|citalopram|wellbutrin|tylenol arthritis|naproxen|celebrex|hydromorph contin 3 mg|tramadol|nabilone|blood pressure pill
metformin|insulin|synthroid|crestor|baby aspirin|eliquis|warfarin|ventolin|puffers|vitamin d|magnesium|none at the moment|my wife knows my list|i will send the list
chronic pain|arthritis|fibromyalgia|migraine|back pain|neck pain|sciatica|knee replacement|cancer|crohns|ms|parkinsons|epilepsy|insomnia|anxiety|ptsd|depression|adhd|copd
i sleep four hours|i wake at 3|i toss and turn|i nap in the afternoon|bad dreams sometimes|i sleep fine|restless|i snore|i am always tired|hard to get up in the morning|no energy
i worry a lot|i get anxious on the bus|panic in elevators|stress from work|i am short tempered|my mood is okay|up and down|a bit low|i feel flat|better than last year|im coping
i walk with a cane|i swim|i do yoga|physio twice a week|massage helps|chiropractor|acupuncture|heat helps|ice helps|tens machine|surgery in april|waiting for surgery|seen by a specialist
i work in an office|i drive truck|i am a nurse|i am a teacher|retired|on disability|on odsp|laid off|student|stay at home mom|i run a farm|i fish lobster|oil patch, two weeks in two out
i don't smoke|i smoke half a pack|i quit in 2001|i don't drink|wine with dinner|a beer on saturday|three coffees a day|no drugs|tried mushrooms once|i was in rehab in 2012|sober nine years
no allergies|allergic to sulfa|allergic to cats|i can't have lactose|pregnant no|not pregnant|i had a hysterectomy|breastfeeding|trying to conceive|my period is late probably stress
my mom has arthritis|dad had diabetes|heart disease in the family|nobody in my family|brother has bipolar|sister is healthy|grandmother lived to 99|adopted so i dont know
my wife is filling this in|i type for my husband|she is my daughter|he is my caregiver|my neighbour drives me|my son set up the computer|my roommate is loud|the dog is barking sorry
it is snowing here|nice weather today|go leafs|my garden is big this year|i like fishing|i love my grandkids|we are going camping|i am watching the game|dinner is ready, later
lol|haha ok|thx|ty|k|np|idk|brb|omg this is long|ngl this is easy|bet|no cap it works|lowkey nervous|im chill|same as before|like i said|just checking|test|hello??|anyone there
hi|hello|good morning|good evening|hey there|how are you|bonjour|happy new year|merry christmas|have a nice day|cheers|take care|see ya|later|ciao
i served twelve years|navy, retired 2004|my vac number is k1234567|two knees and a shoulder from the army|hearing loss from the guns|veterans pays for it|three grams covered by vac
i no understand|please write simple|my english small|i speak punjabi|you have spanish|my son translate|what paper i bring|i work night|pain in my hand long time|i take pill for pressure
doctor say yes|i want start|how i pay|where i sign|i not have email|my husband phone is this|i come from ukraine|i am new in canada|sorry i write slow|thank you very much nurse
i lost my job and cant pay, any discount|rent is high and my benefits ended|i feel overwhelmed by paperwork|the bank is slow|my landlord is noisy|my boss is strict about testing
my ex wants to know if i use it, is it private|my lawyer needs a letter|court date in june, need my document|custody case, need a letter|i got a ticket for smoking|border guard took my oil
ate too much turkey|drank too much coffee today|had too many questions lol|took too long|way too expensive|too strong for me|too weak for me|too late to call|too loud|too many emails
i cut my dose|i split the gummy in half|i doubled the dose as the nurse told me|i took half|i missed two doses|i spilled the oil|i dropped the bottle|expired in may|keep in fridge?
my cat jumped on the keyboard|kids are screaming|the baby just woke up|my toddler spilled my coffee|someone is at the door|my bus is here|i have to feed the cows|doorbell brb|phone is at 2 percent
what's the point of renewing early|whats the point if its denied|is it worth it|worth a try|i hope so|i hope it works|hopefully soon|fingers crossed|i wish it was cheaper|i wish i had known sooner
i wish i could sleep more|i wish you had video|i want this over with, just book me|let's get this over with|i just want to finish|i want to be done before lunch|end of story|thats the end of it
i cant go on friday|i cant go on the website|i cant go on a plane with it right|i dont want to be here all day|i dont want to be late|i dont want to live in pain but im managing|living with pain since 2001
i am a burden on the system haha|i feel bad for asking again|nobody picks up there|i have no one to sign as witness|i have nothing to add|nothing else|no other conditions|no other meds
nothing matters to me as long as it works|doesnt matter|whatever|i dont care which time|i dont care which nurse|either is fine|up to you|surprise me
my hands shake, essential tremor|my legs shake after stairs|my eyes are blurry without glasses|my speech is fine|i stutter|i have a lisp|i have bell's palsy since 2010|my face is numb from the dentist today
`)
