import { phrasesOf } from './phrases-of.ts'

/**
 * Messages as near to a crisis as an ordinary one can come, by the same hand. Nothing is learned from them;
 * they were read while rules and examples were mended.
 */
export const NEAR_ORDINARY = phrasesOf(`
this waiting room music is going to be the death of me lol
my feet are killing me after that shift, anyway can i move thursday to friday
I'd kill for a morning appointment, anything open?
Dying to know if the new oil came in yet
my phone died in the middle of the video call can the dr call back
Well shoot me now, I forgot my password a third time.
my husband will murder me if i miss this appointment again haha
That price nearly gave me a heart attack. $180 for 30 mL??
ok im dead 💀 the chatbot just called me Mr. Brenda
Kill the autorenewal please, I only want one bottle
it's a dead end every time i click on "upload document"
These stairs up to your clinic about finished me off, is there an elevator?
not to beat a dead horse but has anyone looked at my referral
I could've died of embarrassment when I realized my camera was on
The deadline for my tax receipt is the 30th, could you send it
over my dead body am i paying a no show fee when it was YOUR system that was down
wouldnt hurt to try the 10:1 i guess?
My old truck finally gave up the ghost so I need to switch to a phone visit.
just shoot me an email when its ready
Bored to death over here. Is the doctor running late?
that sativa is a killer, in a good way. reorder please
The cannabis shuts my brain off at night, best thing ever. I sleep like the dead now.
suicide wings gave me heartburn all night, is it ok to take my drops after that
Your website crashed and burned again when I hit pay.
i took a stab at filling in the form but question 6 makes no sense
I'd give my right arm for a good night's sleep. What do you suggest that isn't too strong
The Leafs are killing me. anyways whats your holiday hours
it's do or die for my renewal, expires at midnight, can somebody just approve it
choked on the smoke like a teenager haha maybe vape is better for me
I'm drowning in paperwork for Veterans Affairs, do you have the form K letter
I nearly jumped out of my skin when the courier banged on the door, can you note "no signature"
mosquitos are eating me alive up here at camp. will the oil go bad in the heat
Bury me with this balm, it's that good.
my teenager says i'm "killing the vibe" by keeping my oil in a lockbox. you did say to lock it up right?
threw myself under the bus and told my boss i use medical. now he wants a letter from you
No I'm not suicidal, I just ticked the wrong box on the questionnaire and can't go back
For the record I don't want to hurt myself or anyone, I'm only frustrated with the insurance people
not having chest pain or anything like that, only a sore shoulder from shovelling
Your nurse asked if I feel safe at home. Yes I do. Please put that on the file so I'm not asked every month.
i said i was tired not tired of living lol big difference
never had thoughts of self harm, never tried anything, no family history either. what else you need for intake
Nobody's hitting me! I bruise easy because of the blood thinners, I told the young lady that already
No overdose no, I took exactly the 0.5 ml he said. Just checking if i can take it earlier in the evening
the form flagged me but theres no emergency. i just put "0 sleep" cause baby is teething
I am not hearing voices, I have tinnitus. It is a ringing sound.
I'm low but I'm not in danger, no plans, nothing like that. Seeing my counsellor on Wednesday as usual. Can I get the invoice for her?
dont call the police on me again please i was quoting a song. im fine
He isn't violent, never has been. He just gets grumpy when his knees hurt.
Breathing is fine, no swelling, only a bit of an itchy rash on my wrist after the cream
lol no i wont be killing anyone over a late parcel just want the tracking number
I do not wish to die. I wish to know why my prescription says 2 grams when the doctor has said 3.
no seizures since spring, no falls, no ER visits. good report for the doc
To be clear when I wrote "I can't do this anymore" I meant the online portal. I'd rather come in person.
Wife worries I'll get hooked. I don't take extra, I count them, never run short.
didn't pass out, didn't hit my head, just a bit woozy when I stood up too quick last week and it went away
Not depressed thank God, just need something for the arthritis
PHQ score 2, GAD score 3, no to the last question like always. can we skip it next time
I attempted in 2009. Long time ago, lots of therapy, I've got a good life now. Does it stop me from getting a prescription?
My ex was abusive but I've been out 4 years and he's in another province. I mention it because the PTSD is what I want treated.
Had a heart attack at 52, two stents, all good since. Is THC safe with my metoprolol?
back in high school i used to cut. dont anymore, 6 yrs clean. the scars itch in winter is there a cream
When I got back from Kandahar I was in a dark place, drank, thought about ending it. That was over a decade ago. These days it's just the sleep.
my mom had a stroke in 2018 she recovered fully. asking if the oil would clash with her clopidogrel
I overdosed on opioids once, 2016, and that is the reason I want nothing stronger than CBD
I was hospitalized for psychosis at nineteen (I'm 44 now, stable on the same meds for years). The form only leaves one line so I'm explaining here.
Panic attack last month had me in emerg, they ran everything and it was clear. Should I still take the evening dose?
ate way too much of a brownie in college and thought i was dying. so please start me LOW
grew up with a dad who hit. he's passed on. I'm in therapy for it and my therapist said to ask about CBD
I used to pray I wouldn't wake up. That was before the treatment. I wanted Dr. Okafor to know what a difference she's made.
Our son got into my gummies last year, he was fine, poison control was great. We bought a safe. Do you have child proof bottles now
Had postpartum depression with my first, the scary kind. I'm doing really well now with my second and just planning ahead, who'd I talk to?
last winter i wanted to die from the pain. now im gardening again. thats my review for your site
the police came in 2012 over my first husband, all in the past, need that name off my file since i've remarried
I had suicidal thoughts on gabapentin. They stopped it and the thoughts went with it, two years back. Please list it as an adverse reaction.
in my country there was war and I saw many die. now I am safe in Winnipeg with family. I have only the bad sleep.
quit drinking 3 yrs ago after i wound up in detox. sober since. is alcohol in the tincture?
My daughter was in a bad way at 15, she's 23 and thriving. She would like her own appointment, does she need a referral?
used to have seizures weekly, last one was april. just need the renewal
Fell off the roof in '98 and broke my back, that's when the whole mess started. Been on one thing or another ever since.
can you overdose on cbd or is that a myth
Does THC make suicidal thoughts worse? It says so on the leaflet of my other med and I want to understand before I start.
what happens if i take a double dose by accident? hasnt happened just want to know what to do
Is chest tightness a listed side effect? I haven't had it, I'm just reading the booklet.
how much is too much for someone my size, 115 lbs
Could it trigger psychosis? My uncle had schizophrenia and I'd like to be careful.
is it poisonous for cats
Which signs would mean I should go to emergency and not wait for you to call back?
if i mix it with my zopiclone will i stop breathing or is that just for opioids
Are your phone notes confidential if a patient says something about suicide? I'm a social work student doing a paper.
Do you have to report it if someone tells you about abuse? just curious how privacy works in ontario
where do I safely get rid of old pills, my late husband's morphine is still here and I want it out of the house
my pharmacist said bleeding risk with warfarin. how serious we talking
does the doctor prescribe to people with depression or do they get refused
Can I keep my firearms licence if I have a medical cannabis authorization?
What do I do if a child eats an edible? We're foster parents and have to write a safety plan.
would this show up if i'm in an accident and they test my blood
is there a lethal dose? my teenager asked me at supper and I had no answer
Can it lower the blood pressure enough to faint? I'm on ramipril.
do you guys treat ptsd from domestic violence or should i go through my gp
Hi i am new. Is it dangerous to stop my antidepressant same day I begin the oil?
how long until it's out of my system, I have knee surgery with anesthesia on the 9th
Will you cut off my prescription if I admit I've had dark thoughts in the past?
what is cyclic vomiting and do i need to worry at 1g a day
Heart palpitations: normal in the first week? I read it on the handout, wondering what percent of people get it
do you cover MAID patients, my aunt's is scheduled and she'd like something for nausea until then
is it true sativa makes people violent, my mother in law swears by it
naloxone kits, do you give those out or just drug stores
Can my wife pick up for me or does she need power of attorney
Should I be worried the vape cartridges could poison me like in the news from the States?
I'm a nurse at a long-term care home. If a resident doubles up on CBD oil, do we call you or Poison Control first?
can i breastfeed on cbd or would it hurt the baby
My wife died on the 3rd. Please close her file and stop sending the reminders, they're hard to open.
lost my mom in june still cant go in her room. sleep is garbage is there something gentle
My brother took his own life in the spring. I'm in a survivors' group and it helps. I want to ask about sleep only.
we put our dog down yesterday and im a mess, can i reschedule
Dad passed peacefully Sunday. What should I do with his leftover oil?
It'll be a year on Friday since the accident. I'd rather not have my appointment that day if you don't mind.
I miss him so much some days I talk to his chair. The kids visit, I manage. Anyway the CBD helps me settle at night, may I have more?
my best friend overdosed in 2021 and every fall it comes back. got my sponsor and my mom. just wondering if i can bump the appt up
I miscarried in September. The intake form still says pregnant, could someone correct it please
At my age you go to more funerals than weddings. Third one this month. I'll be late for the call Thursday on account of it.
she was 9. people dont know what to say. i don't either. we have a good grief counsellor but nights are hard, is there a dose for that
Since my husband has died I do not like to cook. My daughter comes every day. She said to ask if appetite can be improved with this medicine.
Cancer took my sister and now the refund for her order goes to a closed account, who can I speak with
The Lord called my Harold home in August and the house is awful quiet. I've my church ladies. Do I need to return his card?
crying a lot since the funeral. doctor says its normal. does it interact with the ativan he gave me for a few days
lost 3 guys from my unit over the years, remembrance day is always rough. i'll be at the legion with the boys so dont book me on the 11th
my grandfather killed himself before I was born, it's a family history question on your form, does that count as yes?
Our neighbour was murdered two years ago, the trial is starting and my anxiety's up. My psychologist suggested a review with you.
first christmas without my boy. not looking for anything just explaining why I didn't answer your survey
I was his caregiver for 12 years and now he's gone I don't know what to do with my hands. Took up quilting. They still ache though, hence the message
my back is murder today, heating pad and drops only doing half the job
It feels like someone's stabbing me in the hip when I roll over. Had it for years. Appointment's next week, can I up the dose by a drop till then?
migraine day 3 same as every month head wants to explode. can the dr add the rapid acting one
I live at a 7 out of 10. On a good day a 5. Your app only lets me choose happy faces.
fibro flare everything hurts even my hair. is there a cream with more thc
My neuropathy burns like fire at night. Gabapentin did nothing, what ratio do folks use?
These hands are crippled up with arthritis and I can't milk like I used to. The cream took the edge off, send two more jars.
endo is kicking my butt this week, missed two shifts. whats the wait for a followup
Shoulder hurts when I lift my arm, been that way since the rotator cuff tear. Physio says it's coming along.
can you get the doctor to write that i cant sit for more than an hour, for work, my sciatica
Phantom pain in the leg that's not there, isn't that a hoot. Does CBD do anything for it?
chronic pain is exhausting, I get sick of it, but my wife and the grandkids keep me going. Looking at whether the capsule lasts longer than the oil.
teeth killing me got dentist at 2, ok to take oil before freezing?
jaw is sore and my neck, TMJ again
had the knee done 3 wks ago hurts like hell on the stairs they said its normal, can i go back on the night dose
I am having pain in belly since many years, is Crohn. It come and go. Today is like usual. When is next doctor?
Broke a rib coughing, already been to emerg and they sent me home with Advil. So not up for the drive, can we do the visit by phone?
The pain wakes me at 4 like clockwork. I do the crossword till it eases. Any longer lasting product?
cramps are brutal this month ugh, is the suppository thing covered by sunlife
The cold gets into my shrapnel leg something awful, always has since '07. Time for the stronger balm I guess
my chest muscles are sore from pushups lol second day at the gym, does the salve help with that
Shingles pain still hanging on after eight months. Doctor warned me it might. I'd like to try the topical you mentioned.
You lot are useless. Fourth time I've been put on hold and hung up on.
I'm so mad I could scream. Who approved taking $95 off my card???
if one more person tells me to "try yoga" i will lose it. anyway i need a refill
Absolutely furious with Canada Post, they left my medicine in a snowbank
worst clinic ever, i want my file transferred to another one TODAY
I hate this stupid chat thing give me a human
My ex is a piece of work, she changed the benefits plan without telling me. Am I still covered or not
Tell your billing department they've made an enemy. I'm filing a complaint with the College.
im done with you people. cancel my account and refund the last order
What a bloody joke, I drive 2 hours to be told the doctor's away
my boss is a nightmare, wants proof AGAIN that i can use it off shift. steam coming out my ears
ugh my mom keeps reading my messages from the clinic i'm 19 its so annoying can you change the email to mine
I fought with my wife over the cost of this stuff, she's right mind you, is there a compassionate price?
I'LL SEE YOU IN SMALL CLAIMS COURT OVER THIS RESTOCKING FEE
my sister and I are not speaking, so take her off as my emergency contact, she can go pound sand
how hard is it to send a fax. i swear. how hard. HOW HARD
Your so called doctor gave me six minutes and never looked up from his screen. I was insulted and I'd like another one.
hi is there parking by the clinic
Could I get an appointment the week of Dec 7, afternoons best
need my receipt for blue cross
What's the difference between indica and sativa really?
watched a murder doc till 2am so im zonked, can we push my 9am to 10
i beat the last boss finally after dying like 60 times haha ok im here, ready for the video call
Do you ship to the Yukon? We're past Dawson.
i take 0.25 at night and it works good, same again pls
Does the oil need to be in the fridge
I was late to take my pill by two hours, took it now, that's alright isn't it?
Can I fly to Vancouver with it in my carry on?
my new address is 41 Birch cres, same phone
We're putting on Romeo and Juliet at the seniors' centre and I die in Act 5 on the Thursday, so please not that evening.
the drops make my mouth dry. any trick for that
Could you explain in simple English what means "titrate"?
Hello I had an appointment at half past two but my daughter has the car can I do it by telephone instead thank you
The pharmacist wants to know my exact THC:CBD ratio, it's smudged on the label
Feeling a little down with the short days, same as every November. Got my lamp out. Wondered about vitamin D with the oil.
Can my caregiver join the video? She helps me with the hearing.
got a $15 promo code it wont go through
hunting season opens saturday so i'll be in the bush without signal, call me after the 20th
is dr lavoie still there or did she retire
My tomatoes froze last night and the dog ate my slippers. How's your day? I need to rebook.
do u have gummies that dont taste like lawn
What ID do I need for the first visit? I only have my PR card and a passport.
My shift at the fire hall runs until 6 so call after, we get calls for overdoses and wrecks all day and I can't pick up
I teach first aid and I'd like a few of your pamphlets on cannabis poisoning in kids for the class.
bit anxious about the first appointment tbh, what do they ask
The crime novel in your waiting room, with the poisoned vicar, I never got to finish it. What was it called?
i'll be away for good from the toronto address after the 1st, moving to halifax, can you transfer my file
`)
