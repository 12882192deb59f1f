import { phrasesOf } from './phrases-of.ts'

/** Ordinary messages of younger people, newcomers, new parents, people who text, and those who cannot sleep in English, some of them near a crisis. */
export const ORDINARY_EXAMPLES_YOUNG: readonly string[] = phrasesOf(`
hi how do i book my first appt|cant log in it says wrong password but its NOT|Do you deliver to Nunavut or only to provinces?
how much is the renewal|Please, I need to know which document I must bring for the registration.
my order says shipped since monday but purolator has no clue|I work nights, do you have any appointments after 8 pm?
is the consult covered by my student insurance|dry mouth from the oil, normal?
im a bit dizzy when i stand up after my dose, it passes in like a minute. should i lower it|lol your website killed my phone battery
this migraine is killing me, can i move my appt up|I'm dying to know when the new strain is back in stock
my back is stabbing again like always after a double shift|that price hike is murder on a student budget
I have no thoughts of self-harm. I'm only answering your form in writing because the checkbox is broken.
ngl ur chatbot makes me wanna throw my laptop out the window
I attempted suicide in 2011, I am fine now, do I have to put that on the intake form?
does thc make depression worse? writing a paper for psych class
my nana passed in march and i still cry most days, but the counsellor is helping
Stressed about midterms, anything in my plan I should change?
I am very sad since I came to Canada, I miss my mother. But I am OK, only want to speak about sleep.
baby sleeps great, me not so much. can i use cbd while breastfeeding|what's the difference between 10:10 and 20:1
Can I change my delivery address? I moved to Moncton.|are you open on victoria day|Do you accept the Interac e-Transfer
my prescription pdf wont open on android|just watched john wick and now im too wired to sleep lol|heart attack at the checkout, $140?? fr?
shoot me an email when its ready|i could murder a donair rn. anyway whats my order status|bit the bullet and signed up, what now
My doctor killed my old prescription by mistake, can you resend the referral?
had a panic attack last year, none since. is sativa a bad idea?|Is it possible to overdose on CBD oil? Just curious before I start.
What are the suicide risk warnings on this antidepressant and does it interact with CBD?
burning in my feet from neuropathy is worse this week, should i bump up the evening dose?
my dog ate half a granola bar not the edible, false alarm lol|deadline is tonight at midnight for my forms right?
I have autism and phone calls are hard. Can I do the appointment by text?
Does "take with food" mean during the meal or after the meal? Please specify.|your hold music is a form of torture
im beat. 12 hr shift. can someone call me tmrw instead|so done with this portal, resets my pw every single time
Can my wife pick up for me? She has her ID.|-38 in saskatoon today, will the oil freeze in the mailbox??
how long does it stay in ur system|My sister is getting married in June, can I travel with my medication to BC?
can i fly to mexico with it|exam anxiety is bad, not dangerous bad just annoying bad. what are my options
I feel lonely here in Winnipeg in the winter. Is there a support group?|ok i'm dead 💀 the bot called me "Mr. Unknown"
my kid is such a drama queen, "i'm gonna die if i don't get wifi". anyway need to rebook|Do I get a receipt for taxes?
is the clinic wheelchair accessible|whats ur fax number for my gp|Hi, I'd like to cancel my Thursday appointment, I have a shift.
gummies make me sleepy af, can i split them|forgot if i took my drops this morning. do i skip or take?
My chronic knee pain is 6/10 like usual.|i used to cut as a teen, 10 yrs clean, does that matter for eligibility?
My uncle died by suicide when I was a kid so family history: yes. That's for question 14.
no not suicidal just tired lmao, 4 month old twins|I do not want to hurt anybody, I want a refund.|kill the subscription plz
that last strain hit me like a truck, in a good way
The joke "I'm going to kill my boss" was said about me at work, and I did not understand it. Unrelated, is my appointment at 2:00?
is it dangerous to mix weed and alcohol or just dumb|how do u know if someone is having a bad reaction, general q
anyone die from this stuff ever? my mom wants to know|shooting pain down my leg, sciatica since 2019, want to discuss cream
crushing it at the gym since i started cbd haha|blown away by the service, thx
I bombed my midterm, lol, so can i get the earlier slot since im free|the new app update is a disaster
my ex still gets my emails from you, pls update|Do you have somebody who speaks Punjabi?|can you explain me the copay please
whats the min age, im 19 next month|Where do I upload photo of my driver licence?|wrong strength came in the box, 5 mg instead of 10
bottle leaked all over everything, do i get a new one|i cant find the unsubscribe button
My veteran buddy says VAC pays for it, is that true|how many grams per day am i approved for
Could you tell the doctor I am running 10 min late, the bus is stuck in snow|ur a lifesaver thanks
im itchy since the new cream, just a lil red patch|is it ok to take with ibuprofen
nausea is mild, only mornings, on methotrexate. any tips|i get the munchies so bad, gained 10 lbs|do you ship to res halls on campus
need a note for my landlord bc he's being weird about the smell|Parking is where exactly?
I'd kill for a good night's sleep, newborn life, is melatonin ok with the oil?|true crime podcasts keep me up not the thc lol
My landlord is a control freak about parking, can I get delivery at work instead?|Do you have a waitlist for Dr. appointments in Halifax
how long til i get approved|bruh the captcha|I am a newcomer, I don't have health card yet. Can I still register?
can i use my international student permit as ID|whats the thc % in the blue one|the box came open, feels sus, seal was broken
pls resend the invoice for april|I would like to know the exact number of minutes an appointment takes.
vape or oil for someone who's never smoked|Is the capsule halal? Is there gelatin?|does it contain nuts
can i take it before my shift or will i be stoned at the machine|my boss wants proof its medical, how do i get that
how do i change my name on file, got married!|do u guys do same day delivery in gta
my moms 70 and curious abt cbd for arthritis, can she just sign up|I slept only 4 hours, new baby, I'm a zombie
sleep's still crap but better than before. follow up when?|feel kinda foggy in the mornings since going up to 0.6 mL
eyes red. like cartoon red. tips lol|Im hungry all day since starting, is normal?
gets me a lil paranoid if i take too much, nothing major, goes away|i'm frustrated, three agents three different answers
sad today, period + rain + no oil left. when does it ship|I feel anxious before each call with a doctor. What will the doctor ask me?
Everyone is stressed in my house, we are moving to Regina. How do I change the address?
my wife says i snore less, so there's a testimonial for you|do i need a new referral if i switch doctors
can i get a refund on unopened product|Why was I charged twice?|my visa got declined but the money's gone??
text me at work not at home pls, home phone is broken|Your form asks "Are you in pain?" I do not know if it means now or in general.
What does PRN mean|is 2.5 mg a lot for a beginner|if i miss the appt do u charge me|can we do video instead my throat's sore
i have a cold so coughing, can i still vape or nah|its my regular fibro flare, same as every fall. want to tweak dose
Crohn's acting up like usual, been seen by my GI last week, just need to renew
carpal tunnel's got my hand numb again, known issue, dr says splint. can cream help
migraine with aura, had them since i was 14, whats a good strain|my endometriosis cramps feel like being stabbed, same as each month
restless legs murdering my sleep fr|hot flashes like i'm on fire lol im 44|these shin splints are killer
muscle spasm attack again in my back. usual. refill?|asthma attack was 2 weeks ago, im fine, can i still use oil not vape?
gout attack, big toe, again. anything to avoid with cannabis?|gonna die of boredom on hold|i died laughing at ur auto reply
if my roommate eats my leftovers again i'll kill him lol. anyway can i ship to a locker
kill two birds with one stone and renew both scripts today?|over my dead body am i paying $15 for shipping
my feet are killing me 16k steps at the warehouse|the wait is death by a thousand forms
that episode where he dies wrecked me, can't sleep, cbd help with that? haha
been playing doom all night and shot 400 demons, sleep schedule is cooked|suicide squad was mid. so do u guys have evening hours
I'm reading "13 Reasons Why" for class and it's heavy. Not about me. My question is about billing.
no im not thinking of hurting myself, the nurse asked already, i just want to sleep
To be clear: I am not in danger. I write bluntly because I am autistic.|I'm not suicidal and never was; insomnia only.
nobody's abusing me lol the bruise is from hockey
I had postpartum depression with my first in 2018 and got over it. Is cbd ok this time, after weaning?
years ago i od'd on pills, now 8 yrs sober, would thc be risky for me
my ex was abusive, divorced since 2016, i'm safe, but ptsd dreams are still there. can u help with ptsd?
I was in the war in my country, long ago. Now is peaceful. Only sometimes bad dream. Do you treat this?
Dad died of an overdose in 2009. Is there addiction risk for me with cannabis?
my best friend took her life when we were 17. anniversary is next week so i'm a bit low. already seeing my therapist
miscarried in the fall, still grieving, seeing a counsellor, wanted to ask about sleep
my dog died n i cant stop crying lol send help (and by help i mean my renewal)|can weed cause psychosis? my cousin had it once
are there stats on accidental edible poisoning in toddlers, i want to store it right|how do i store gummies so my kids dont get them
what are signs of stroke, taking a first aid class|whats naloxone do, they're giving free kits at my campus
Does your clinic have a protocol for suicidal patients? I'm a social work student.
If a patient is in crisis who should they call? updating our residence poster
what happens if someone takes too much, like whats the worst case. havent started yet|is greening out dangerous
Can CBD interact with sertraline? I take 50 mg.|does it lower blood pressure, mine is already lowish
my heart beats a bit quicker for ten min after i vape then normal. mention at follow up?|how long before a drug test do i need to stop
I jumped the gun and ordered before my renewal, oops|i'd be lost without u guys, great service
dead tired, dead broke, still waiting on my refund lol|my phone died mid call, can u call back|deadass been 40 min
this cough is gonna be the end of me haha, been to walk-in, just a cold|Hanging in there! Is my package?|drop dead gorgeous packaging btw
hit me up when the doc is free|cut me off at 20 grams why|took a shot in the dark with the sativa, not for me
yo whats the promo code for first timers|Good evening, I want to ask about the price of a follow-up, please and thank you.
do i gotta be on camera|what is the difference of CBD and CBG|can u push my 4:30 to thursday im on nights till then
checkout wont take my postal code|i put the wrong birthday on my file oops, im not 119|How do I add a caregiver to my account
Is it permitted to smoke medical cannabis in the Toronto airport? I would like a yes or a no.
my package is in Gander for some reason, i live in kelowna|whats the shelf life after opening
The dropper has marks of 0.25, 0.5, 0.75 and 1. My dose is 0.3. What should I do?|can i mix it in coffee
does it matter if i take it before or after dinner|do u have anything for adhd|im 21 do i need parents consent lol
how do i cancel auto refill|can the doc fill my accommodation form for uni|need a letter for residence, they have a no scent rule
Is the clinic open during Eid?|do you take blue cross|my ohip expired does it matter|hello I didn't receive the code by SMS
why am i logged out every 2 mins|the QR code on the jar goes to a 404|can i bring my baby to the appointment, no sitter
my kid scribbled on the consent form can i get a new one haha|does cbd oil stain clothes|Tastes like lawn clippings. Any flavoured ones?
I am disappointed with the service of last week, the lady was rude with me.|wow 3 weeks for a callback, truly world class
oh cool another form asking the same 12 things. love that for me|five stars for making me enter my address nine times
is your bot powered by a potato|i have mild heartburn after the oil, like tums fixes it|constipated since starting, ugh
mouth so dry i could spit sand|giggly for like 2 hrs after half a gummy, is that the dose working lol
didn't feel anything at 5 mg. next step?|i felt too high last wknd, slept it off, all good. should i lower it?
a bit down since the time change, is light therapy compatible w cbd|homesick. first winter. is it really this dark till march
i worry about money a lot, is there compassionate pricing|feeling overwhelmed w the baby but my mom's here helping. when can i rebook
i cried at a tim hortons commercial, postpartum hormones lol. anyway is the doc in monday
Angry at my boss, needed to vent, carry on. order #?
my social anxiety is up since the term started, can we talk about it at my normal visit
my stutter gets worse when tired, always has, so chat is better for me
I have cerebral palsy so my speech is slurred on the phone, please be patient
i've had left arm numbness since the pinched nerve in 2020, physio knows, asking about topical
chest is sore from the gym, chest day lol, can i use the balm there
my tooth is throbbing, dentist is tomorrow, ok to take oil before freezing?|allergies are brutal, sneezing nonstop. cbd for hay fever?
ibs day. burning gut, the usual. renew pls|trigeminal nerve thing, feels like electric shocks, neurologist on board, asking re dose
tension headache from staring at spreadsheets|stabbing feeling in my heel, plantar fasciitis, known
my period's a bloodbath as always, any suppositories in stock?|i got attacked by mosquitoes at the cottage, does the cream help
had an anxiety attack during my driving test, passed tho! question about dosage|burnt my tongue on pizza, is the spray gonna sting
got hit on at the pharmacy lol. anyway did u send my script there|my laptop committed suicide halfway thru your intake form
ugh shoot me, another password reset|id sell my soul for a morning appointment|kill switch on the vape isnt working
this strain is called "Death Bubba"? is it strong|is "Green Crack" an actual crack thing or just a name|AK-47 in stock??
is "Trainwreck" good for pain|bomb product, 10/10|I'm gonna be buried in paperwork till christmas, can you just email it
my thesis will be the death of me. need sleep tips|time to kill before class, can someone chat now
i could've strangled the delivery guy, left it in a snowbank lol
my toddler says "mommy dead" when i lie down, its a phase lol. can i get an earlier slot|i am slowly turning to dust in your queue
no i didn't take too many, i took the right amount, just asking if i can go up
the nurse wrote "overdose" in my file, it was one extra drop. can this be fixed
my baby is fine she only touched the outside of the sealed box, how do i get better childproof ones
he's asleep not unconscious haha ignore my wife's earlier message|false alarm before, the smoke detector was the toast. back to my renewal
my husband controls the thermostat like a dictator. unrelated: will heat ruin the oil
My wife manages our finances because I don't like it, can she pay with her card?
he's strict my dad, would be annoyed about weed. does the box say cannabis on it?
my roommate hears voices lol its the guy upstairs' tv. is the vape quiet?
I hear ringing in my ears, tinnitus since childhood. Does THC help?
my grandma talks to god every night, very sweet. does she need id to be my caregiver
after my brother's psychosis in 2015 (he's well now) docs told me avoid thc. cbd only ok?|giving away my old vape, allowed?
moving back to Manila for good, how do I close my account?
Saying goodbye to your clinic, my new doctor is in Quebec. Thanks for everything!
this is my last order, switching providers, no hard feelings|can i get the invoice split in 2 pymts
When will the doctor see my blood test?|lost my appt link again sry|do u take walk ins|Please tell me the opening hours for Sunday.
how do i rate my doc, she was awesome|is the phone consult with video off ok, im in the bus|wheres my tracking #
i have 2 accounts by accident, pls merge|Which form is for a caregiver, A or C? The instructions contradict each other.
can i pay with american express|does it come in a plain box|i'm a trucker, can you ship to a canada post in brandon
does the licence cover all provinces|how many plants can i grow|can i share my oil with my husband? he has same back pain
what if customs opens it|Can you write me for 3 months instead of 1?|my doc retired, who do i ask for medical records|do i need bloodwork
i take vyvanse in the am, oil at night, fine?|what time of day is best for cbd when u work rotating shifts
how long does an edible take to kick in|can it expire|is there thc in the balm and will i fail a test
on antibiotics, can i still take my gummies|Can I drive the next morning after 5 mg at 10 pm?|pls explain terpenes like im five
is hemp seed oil the same|do u sell papers|the cart is clogged, is there a trick|batteries not charging, its blinking blue 10 times
i have a newborn and smoke outside only, is vapor on clothes bad for her|do i have to tell my ob
My English is not good, is possible an interpreter in Tigrinya?|do u guys hire? im a nursing student|where can i leave a complaint
i got somebody elses order lol, Gary's|pls remove me from the text list, 6 a.m. is too early|the page is in french how do i switch
snowstorm so i cant get to the pickup, can u hold it|power's out in half of fredericton, can i reschedule
its 32 out, heat warning, will gummies melt in the mailbox|first snow!! anyway whats my balance
my brother's graduating saturday so can't do saturday|my mother-in-law visits and she has opinions lol. is the oil odourless
we're adopting a puppy, is cbd safe for dogs|my hubby and i argue over dishes mostly haha no big stress. sleep is the issue
breakup was rough last month, doing better, appetite is back. same dose?|feeling blah. winter blah. any strain for blah
I am nervous for my citizenship test. Can I take CBD before?|im cranky when i skip it, is it dependence
stressed from work but coping, running helps|I have sensory overload in malls. It is ordinary for me. Is there a quiet waiting room?
I experience sadness on Sundays. It is mild and it goes away on Mondays.|lonely on nights tbh, but the guys at work are funny
i'm ashamed to ask but does it affect... bedroom stuff|my eczema is flaring, itchy and red like every winter
arthritis in my hands since 30, stiff mornings, same old|sleep apnea, got a cpap, can i do edibles
POTS diagnosis, i get lightheaded when standing, cardiologist knows, asking re strains
i've epilepsy, controlled, no seizures since 2021. CBD with lamotrigine?|my MS makes my legs numb sometimes, known for years, renew please
back spasms after shovelling, robaxacet didn't help|got a cold sore, dont share the vape right|my hip clicks and aches, waiting on ortho
nerve pain burns like hell at night, same as last visit, what about topical
cluster headaches aka suicide headaches, that's the nickname, diagnosed, wanna try cannabis
they call it the widowmaker artery, my dad had that fixed in 2012. family history matters?|killer cramps, usual monthly
the stairs at work are slowly murdering my knees|i got roasted at standup last night and died on stage lol, stage fright help?
i'm dead serious, where's my refund|bloody hell the captcha again|over it. so over it. this login. not life. the login
i give up (on the app). can u just call|i cant do this anymore, 4th time uploading the same pdf
theres no hope for my sourdough but is there hope for my order|put me out of my misery, was i approved yes or no
I will explode if I get one more newsletter|my baby's diaper situation is a war crime, need to move my call 15 min
lost the will to live in your phone menu, kidding, pls just tell me extension #
my plants died in the cold snap. rip. how many can i replace|you guys ghosted me|goodbye and thanks, that answered it
c u never, password page, i finally got in|last day of nights finally!! can i shift my dose back to 10 pm
see u on the other side of this exam week lol. renewal can wait
murder mystery party saturday, can i take a gummy before or will i be useless
the last of us made me sob. edibles + sad tv = no. recommend something lighter?
watching a doc about cults & cant stop thinking about it, stayed up late, thc?
i played a dead body in a student film all day, back's sore haha
song lyric stuck in my head: "i wanna die in new orleans" lol what strain is this
no thoughts of suicide, no self harm, no to all of section 3
Question 9 I answered 0, not at all. The system shows 3. Please correct it, I am fine.
i had dark thoughts in 2nd year, therapy fixed it, havent had any in 4 yrs. does that disqualify me
self-harm scars on my arm are old (10+ yrs). can the balm be used on scars?
my mother attempted when i was small, she's 60 and great now. do i put that under family history?
left an abusive relationship 6 years ago. safe, remarried. just ticking the trauma box, ok?
he used to drink and yell. we're separated since 2020 and i live w my sister. needed for the ptsd form?
lost my brother to fentanyl two yrs ago. his bday today. lit a candle. could i get a later call today?
funeral was yesterday so ill be late w the forms sry
my grandfather is in palliative care, peaceful, can he have oil there? he's a patient of yours
does cannabis raise heart attack risk? 35, healthy, curious|can you actually die from an edible
whats the ld50 of thc lol saw it in tox lecture
are there warnings about suicidal thoughts with champix and weed together? thinking about quitting smoking
how do shelters verify medical cannabis? i volunteer at a women's shelter|does naloxone work on weed, asking for trivia
what would you do if a patient said they wanted to die? interviewing clinics for my class|are psychosis risks higher under 25
how should i lock up my oil, my nephew visits sunday|i poisoned myself with gas station sushi last week lol, fine now, resume dose?
ex bf drama is done, he moved to alberta, no worries. update emergency contact pls
stabbed my finger w a cactus. no biggie. wheres the order
my cat knocked over the bottle, none licked, checked w vet, all good. replacement?
`)
