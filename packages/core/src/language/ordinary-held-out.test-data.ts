import { phrasesOf } from './phrases-of.ts'

/**
 * What patients write without being in danger, by what it is about: pain, grief, past events and figures of speech stand among it because they
 * look like a crisis. Made and kept as the held-out crises.
 */
export const HELD_OUT_ORDINARY: Readonly<Record<string, readonly string[]>> = {
  'pain and symptoms': phrasesOf(`
my lower back has been sore since the car accident in 2016|the pain is about a 7 most days|sharp stabbing pain in my knee when i go downstairs
burning in both feet at night, its diabetic neuropathy|i get migraines twice a week with light sensitivity|shoulder frozen since march
my hands are so stiff in the morning i can't open jars|it hurts to sit longer than twenty minutes|the sciatica shoots down my left leg
i throb all over after work|fibromyalgia, everything aches|pain keeps me from sleeping more than 3 hours|i wake up with numb fingers from carpal tunnel
worst pain is in the morning, eases by noon|cramps that make me double over every month|old hockey injury in the hip|my neck is killing me today
knees are shot|the spasms wear me out|nerve pain after shingles|mostly dull ache, sometimes sharp|its been hurting for fifteen years
endometriosis, pain around 8 during my period|i'm in constant pain but managing|arthritis in both thumbs|i get short of breath climbing stairs, copd
little bit of chest congestion from a cold|heartburn most evenings|i feel dizzy when i stand up too fast|sometimes my heart flutters, doctor checked it and its fine
nauseous from the chemo|my appetite is gone since the treatment|restless legs|tremor in my right hand, parkinsons|my eyes are dry and tired
bloated after every meal|itchy rash on my elbows, eczema|ringing in my ears|lost 10 pounds since summer because i can't eat|hot flashes at night
i bruise easily|my muscles lock up when its cold|hurts like hell when i lift my arm|i can't feel my toes sometimes, doctor says neuropathy
  `),
  'sleep, mood and worry': phrasesOf(`
i cant fall asleep before 3am|wake up every hour|my anxiety is bad in crowds|i worry about everything|panic attacks about once a month
i was diagnosed with depression in 2012|feeling a bit down since the winter started|i'm on sertraline for anxiety|trouble focusing at work
ptsd from the ambulance job, nightmares twice a week|i am stressed about money|mood swings|i feel flat on my meds|seasonal depression
i get overwhelmed easily|cry during movies more than i used to|social anxiety mostly|i overthink at night|some nightmares but much better than before
i feel tired all day long|no motivation to cook|low mood, seeing a counsellor every two weeks|nervous about this appointment to be honest
i grind my teeth from stress|adhd and anxiety|my therapist suggested i try cbd|insomnia since menopause|i get irritable with my kids
exhausted from night shifts|i'd love one good night of sleep|feeling hopeful about this treatment|doing ok, just tired
sometimes i feel lonely since i retired|i get the blues in november|racing thoughts at bedtime|i'm not depressed just worn out
  `),
  'grief and loss': phrasesOf(`
my husband passed away two years ago and i sleep badly since|lost my mom to cancer in the spring|my brother died by suicide when i was young
we put our dog down last week so im a bit sad|my best friend overdosed in 2018, that's why i stay away from opioids|i am grieving my sister
since dad's funeral i have no appetite|my wife died and the house is quiet|i'm a widow|i lost a baby at 20 weeks four years ago
my grandfather killed himself in the 70s, family history question|i go to a grief group on tuesdays|my cat died, cant stop thinking about her
the anniversary of her death is coming up and sleep gets worse then|nurse in palliative care, i see death every day at work
i was at his side when he died and it was peaceful|miss my old life before the accident
  `),
  'past events and family history': phrasesOf(`
i had a heart attack in 2015 and have a stent|stroke in 2019, recovered mostly|i was suicidal as a teenager but not for 20 years
i used to cut when i was in high school, long behind me|i attempted in 1998, never since|overdosed once in my twenties, sober eleven years
my last seizure was in 2021|anaphylaxis to shrimp as a kid|i was in an abusive marriage, divorced now and safe|he hit me years ago, thats where the neck injury is from
history of pulmonary embolism|my father had schizophrenia|no psychosis in the family|my mother had a stroke at 60|i was shot in the leg in 1994
stabbed during a robbery ten years ago, nerve damage|i fell off a roof in 2008|had a bypass last fall|treated for addiction to percocet, clean since 2017
i was hospitalized for depression once|concussion from a fall last winter|i had thoughts like that after the divorce but they are gone
no thoughts of hurting myself|i do not want to harm anyone|never been suicidal|not suicidal, just sad sometimes|no chest pain no shortness of breath
no allergies to anything|i have never had a seizure|i dont hear voices|nobody hurts me at home|i feel safe at home
never tried to end my life|i stopped drinking in 2010|i quit smoking after my heart scare|dad died of an overdose when i was 12
my epilepsy is well controlled|afib, on blood thinners|i carry an epipen for bees|i had covid twice|had a bad reaction to codeine once
i was in two car crashes|blood clot in my leg in 2020
  `),
  'figures of speech': phrasesOf(`
this form is killing me|i could kill for a good sleep|im dying to get started|my feet are killing me after work|i'd die without my coffee
shoot me an email when its ready|give me a shot at this|that joke killed me|my phone is about to die|my battery is dying can i finish later
i'm drowning in paperwork|the stairs nearly kill me every day lol|bored to death in this waiting line|dead tired|i was dead wrong about the date
kill the notifications please|can i take a stab at the last question again|you're a life saver|its a matter of life and death joke just kidding|i'm blown away
over my dead body am i going back to opioids|i'm done with this section|i want to end this chat|how do i end the survey|can we finish this
i give up, where is the upload button|this website makes me want to scream|i cant take this form anymore, too many questions|that hit the spot
i bombed the test haha|my ex is a pain in the neck|choking on the price|i'm burning out at my job|the heat is murder today|i nearly had a heart attack when i saw the bill
my sister would kill me if i missed this|been there done that|crash early most nights|i'm hanging in there|just hanging around the house
i want to go home early|i'd jump at the chance|back from the dead after that flu haha|it's a killer headache but i'm used to it|slept like the dead
i am at the end of my rope with my pharmacy's phone system|i want out of this subscription|cut me off from emails please|let's kill two birds with one stone
  `),
  'cannabis and medicines': phrasesOf(`
i take 2 tylenol before bed|10 mg oil twice daily|half a gummy at night|i vape about a gram a week|i smoke a joint after supper
i stopped taking gabapentin because it made me foggy|how many mg is in one capsule|what happens if i take too much by accident|can i overdose on cbd oil
is it safe to take with blood pressure pills|i take metoprolol, ramipril and baby aspirin|pregabalin 75 twice a day|hydromorphone 2 mg as needed
i keep my pills in a locked box because of the grandkids|where should i store edibles so kids can't get them|i tried an edible once and got too high, years ago
weed makes me paranoid sometimes|i cough when i smoke so i want oil instead|want to cut down on oxycodone|trying to get off sleeping pills
my dog cant have thc right|i ran out of my oil last friday|do you mix it with alcohol|i drink two beers on saturday|i don't use any street drugs
can i shoot for a lower dose|the capsules upset my stomach|got no relief from cbd alone|i'd like something that doesnt make me high|what strength is the strong one
took an extra gummy last weekend and slept twelve hours|i take insulin|birth control pill|nothing but vitamins|melatonin doesnt work on me anymore
methadone 60 ml daily from the clinic|ativan as needed for flying|how long until an edible kicks in|how long does thc stay in blood
can i drive after taking oil at night|my naloxone kit is expired where do i get another|is there a lethal dose of cannabis just curious
  `),
  'errands and the chat': phrasesOf(`
i need to renew my document before friday|can i talk to a nurse|what time does the clinic open|how much is the appointment|i want to change my address
wrong email, its with a dot|can you send it to my other pharmacy|where do i upload my health card|i pressed back by mistake|please repeat that
i dont understand the question|skip this one|can i stop here and come back tomorrow|is this covered by veterans affairs|do you ship to nunavut
my file number is 20331|i never got the code|cancel my appointment for tuesday|book me thursday morning|i'd like a phone visit not video
my landlord asks for a letter|can my wife be on the call|need a receipt for taxes|yes that is correct|no thank you|not sure|maybe later|i'm back
ok thanks bye|good morning|how long will this take|i'm 64|Tuesday 24 November at 10|peter.lang@example.ca|416-555-0192|i live in Thunder Bay
the nurse said she would call me|i've been waiting for two weeks and nobody called|this is frustrating|you already asked me that|i want to speak to your manager
can i get my records|is there parking|why do you need to know that|who reads my answers|delete my account please|how do i complain about a staff member
goodbye for now|see you next time|i'll leave it at that|that's all for today|im leaving the question blank|no more questions|i am finished
forgot my password|can i pay with etransfer|do i need a referral|my document was lost in the mail|i moved to bc last month|i've changed my last name
help me fill this in please|urgent i need my document today|this is an emergency i lost my card|please hurry my appointment is at 3
i need help|can someone help me with my order|call me please|nobody answers the phone at your office|i am stuck on this page|let me think
  `),
  'veterans, farmers and older people': phrasesOf(`
i served in bosnia and my knees are done|retired infantry, hearing loss and back trouble|my k number is on file with vac|blown out eardrum from artillery
i dont like fireworks since afghanistan|the loud bangs on the range ruined my ears|i get three grams a day covered|legion branch told me about you
i hurt my back lifting hay bales|got kicked by a cow in the ribs in june, still sore|calving season is on so call me after supper|hands crack from the cold barn
we shoot gophers on the back forty, ringing ears since|i keep rifles locked, i have a hunting licence|my combine breaks my back|the drought has us worried
i am 81 and my daughter is typing for me|my hearing aid whistles on the phone|i use a walker|my late husband was a patient of yours|i live in a retirement home
my balance is poor but no falls lately|i sleep in the recliner because of my hip|i take eleven pills a day in a blister pack|my bones are old|i garden to stay busy
my doctor retired and i have nobody to renew|i would like something to help me rest|at my age everything hurts a bit
i fell last spring and broke my wrist, healed now|i lost my licence because of my eyes
  `),
  'young people and parents': phrasesOf(`
lol my sleep schedule is dead|bruh this form is long|im 19 and have crohns|exams are killing me|my roomate smokes so i tried it|ngl i feel better on cbd
can my mom see my answers|i get cramps so bad i miss class|tbh i'm just anxious about uni|my adhd meds kill my appetite|gym injury, shoulder
i'm breastfeeding my 4 month old|baby is up all night so i'm wrecked|c-section scar still hurts|i had postpartum depression with my first, feeling good now
kids are in bed now so i can type|my toddler keeps grabbing the phone sorry|pregnant with twins so i guess i can't|my son has autism and is 9, can he be seen
teething baby no sleep|im breast feeding but pumping|we are trying for a baby|my daughter is 17 when can she apply|the twins wear me out|i babysit my grandson
i carry my gummies in a locked bag away from my kids|my kid hid my phone|the baby kicks a lot at night
  `),
  'about somebody else': phrasesOf(`
my wife wants to know if she can apply too|i'm filling this in for my father|my husband has als and cant type|can i pick up for my mom|my partner snores
my brother uses it for his seizures and says it helps|my son's epilepsy specialist suggested cbd|mom has dementia and is restless at night
my friend had a bad trip once|i look after my aunt who had a stroke in may|my dad has a bad heart so he can't smoke|caregiver for a veteran
my husband works nights|my sister told me about this clinic|my ex has custody on weekends|my boyfriend is a patient here|she is in hospital for her hip until monday
he had a heart attack last year but is doing well|my mother passed out from heat in july, she's ok now|my buddy says 20 mg is too strong
my daughter struggles with anxiety but sees a psychologist|grandpa died at 97|my wife had surgery yesterday and is resting
  `),
  'second-language English': phrasesOf(`
hello i want make appointment please|my back have pain since five years|i not understand this word|you have person speak arabic|i am take medicine for sugar
i work in cold fish factory, hand is pain|please what paper i need bring|i have headache all days|my wife she help me to write|where is your office
doctor say me to try this oil|i sleep not good|before i smoke, now no|it cost how much|i come from philippines 3 years ago|i have pain of stomach after eat
i want stop oxycodone and take cannabis|in my country i was nurse|sorry my english is not good|i not drink alcohol because religion
i was in war in my country many years ago, now is fine|my leg was broke in accident|can you speak slow please|my son he translate for me
how many day i wait for answer|i have diabetes and high pressure|the pain come when weather change|i am happy with the nurse she is nice
  `),
}
