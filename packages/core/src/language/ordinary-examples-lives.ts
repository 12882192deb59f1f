import { phrasesOf } from './phrases-of.ts'

/** Ordinary English from the same lives, and what is said at any desk. */
export const ORDINARY_EXAMPLES_LIVES: readonly string[] = phrasesOf(`
literally dead after gym lol|note to self: reorder oil|failed my driving test, dad laughed|took my adhd med this morning
16 next month but mom is the patient|crops are good this year|sold the herd, retired and happy|old dog sleeps all day|82 and still curling
had a good run this morning, 5k|the combination to my locker|pistol shrimp documentary lol|safety first|clients love your clinic
resident parking?|rate my visit 10 of 10|my english is not good, please slow|my paper is expired, how to renew
door is locked, are you open?|please madam what time you open|drunk uncle stories at thanksgiving|forever grateful|love you guys bye
its my time slot?|on the 401 in traffic|dispatch called me to work|aim for tuesday|walking to the lake with my granddaughter
nurse at the station was kind|baby finally stopped crying|dropped her off at daycare|milk and cookies with the oil
care for my husband, he has dementia, managing fine|pillow top mattress helped|gave mom her morphine as the doctor ordered
mums dentures are loose|husband isnt answering, hes at work|garage light is on a timer|she left her wallet here
boyfriend sent a picture of his dinner|my kid has a plan for halloween|11 year old tied his own skates|son posted a hockey video
my daughter broke a mirror, seven years bad luck|hot oil massage?|mushrooms on my pizza|i regret to inform you i must cancel
my affairs being busy, may we reschedule|permit me to say thank you|i have concluded the cream is better
ok so im just talking here um i want to renew|um yeah hi im on the website and i dont know what to press|can you hear me the line is bad
i been here since yesterday waiting on a code|the lord is good|fire pit tonight|HELP WITH MY PASSWORD|I CANT DO THIS FORM
MY CODE IS NOT WORKING|HURRY UP PLEASE|parole officer wants my prescription proof|got out of the hospital, hip is good
camera on my phone is broken|on the radio i heard about you|bus was late|pain 10 of 10 yesterday, 4 today|refill was denied, why
back pain and stiff between my shoulders|chemo is done, bell rung|port was taken out|fever is gone|owe 90 dollars?
lost my card at the casino haha|fired my old clinic, hello you|moving, evicting the mice|kids are with my ex this week
roommate snores weird|lady at the desk was great|employee discount?|my student discount|uber is here|neighbour gave me tomatoes
patch or oil?|mixed berry gummies|bad batch of cookies, burned|dabbing explained?|the dog got neutered|wrong bottle shipped|lips chapped
rash from detergent, gone|popped a knee|heart monitor came back normal|bit my tongue eating|curtain of rain outside|yellow shirt day
sugar cookies|thirsty from the oil|garage door opener|nail salon at two|roof is leaking at home|can i talk to a real person
is anyone there|still waiting|how long is the wait|what happens next|do i need a referral|where do i send my id|my id is expired
photo is blurry, can i retake it|i uploaded the wrong file|i cant open the link|link says expired|the code never came|i got two codes
resend code please|wrong phone number on file|change my email|i forgot what i answered|can i go back one question|skip this question
i dont understand number four|what does that mean|why do you need my health card|is this confidential|who sees my answers|is this a robot
are you a nurse|what are your hours|are you open on holidays|do you have a clinic in halifax|can i come in person|video or phone?
my camera doesnt work|can my daughter join the call|can my wife answer for me|i am filling this for my father|my mother needs help typing
i have power of attorney for mom|my son is my contact|emergency contact is my brother dave|in an emergency call my sister
911 is my house number lol|emergency room wait times are crazy so i came to you|i was in the er last year for a kidney stone
ambulance bill from 2020, do you cover that|i drive an ambulance|hospital sent my records|discharged last month after hip surgery
surgery is booked for june|i had my gallbladder out|i have one kidney|i have a pacemaker, checked yearly|i have a stent since 2017
blood pressure pills, water pill and a statin|i take a blood thinner for afib, stable|i use a cpap|i use an inhaler when i run
my asthma acts up in spring|i carry an epipen for bees, never used it|allergic to sulfa|lactose intolerant|seizure free for six years
my epilepsy is controlled|migraines twice a month|i get dizzy if i skip breakfast|my ears ring|numb toes from diabetes
tingling in my fingers from typing|weak grip since the break|shaky hands, essential tremor|restless legs|leg cramps at night
swollen knee after hockey|swollen ankles in the heat|rash from the patch|heartburn after pizza|gas and bloating|constipated from oxy
nausea from chemo, better now|poor appetite|lost ten pounds on purpose|gained weight on the meds|hot flashes|cant sleep past four
wake up stiff|wake up to pee|bad dreams about work|trouble focusing|forgetful lately, just busy|nervous about flying
stressed about money but managing|down in the winter, light lamp helps|grumpy when i hurt|cry at movies|angry at my insurance
frustrated with this chat|fed up with the pharmacy|lonely sometimes but i have my cat|grieving my brother, group helps
anniversary of moms passing next week, otherwise ok|my therapist is great|on sertraline five years, works well
off lorazepam since may with my doctor|cut down to one pill a day|i drink two beers on the weekend|quit drinking in 2012
i smoke half a pack|stopped smoking weed at thirty|never tried cannabis|tried an edible once in college and slept
oil works better than pills|the cream burns a little|gummies are too sweet|capsules are too big to swallow|drops taste bad
vape makes me cough|joint at bedtime|the strain made me sleepy|too strong, i want something milder|too weak, i want something stronger
how long does a gummy last|what if i take too much, general info|can you mix oil and gummies|what is a safe starting amount
is it safe with metformin|does it show on a drug test|will i get high|can i drive to work|can i fly with it|can my dog have some
how do i store it with kids around|child proof cap is hard to open|my grandkids visit so its in a lock box|i keep my meds in a safe
my gun safe is full so meds are in the drawer|i shoot skeet on sundays|archery is my hobby|i carve wood, knives all over|butcher by trade
cook, burns on my arms from the oven|electrician, shocks now and then|roofer with bad knees|logger thirty years, chainsaw vibration hands
fisherman, rope burns|railway worker retired|bridge painter|pool lifeguard|trucker with sciatica|cop with ptsd, in treatment and steady
soldier, discharged, knees|firefighter, shoulder|nurse on nights|teacher|i train horses, got kicked years ago|i play goalie
i box for fitness|i do judo, choke holds and all|karate black belt|i jump rope|parachuted in my youth|i scuba dive|i swim in the lake
hiking the cliffs in newfoundland|balcony garden is coming along|subway is faster|i live over a garage|basement apartment, no signal
window seat please|stairs are hard|elevator is dead again|my car wont start|hit a deer last fall, car fixed|fender bender, neck sore since
speeding ticket|lost my licence card|divorce is final|ex pays support|custody is shared|kids love the snow|baby shower saturday
new grandson, 8 pounds|daughter is expecting|my teen is moody, normal stuff|son failed math|my boy broke his arm last summer
she fell off the swing, fine now|he has a fever but the doctor saw him|dad moved to a home|mom is 90 and sharp
grandpa passed peacefully at 95|uncle had a stroke in 2010, walks with a cane|aunt has a heart thing|brother in law is a jerk
neighbour is loud|landlord raised the rent|boss wants a note|fired my lawyer|work is murder this week|deadline is tomorrow|im beat
im toast|im wiped|bored to tears|over the moon|sick as a dog with the flu, hot tea|under the weather|on cloud nine|hanging in there
surviving|still kicking|not dead yet haha|alive and well|could be worse|cant complain|same old|living the dream|hang on one sec|hold on
shoot, wrong button|shoot me an email|fire away|take a stab at it|kill the notifications|bomb of a website|hit me with the next question
knock on wood|cross my heart|fingers crossed|break a leg lol|cut me off if i ramble|cut to the chase|jump to the end|drop me a line
pull the plug on auto renew|end the trial|blow off steam at the gym|burn calories|drowning in emails|choking on these fees
bleeding money here|dying for an answer haha
`)
