import { phrasesOf } from './phrases-of.ts'

/** Ordinary English as near to a crisis as it can be: sayings, denials, old stories, questions. */
export const ORDINARY_EXAMPLES_TOLD: readonly string[] = phrasesOf(`
my feet are killing me after that double shift, does the cream come in a bigger tub
That waiting room music is going to be the death of me.|I'd kill for a Tuesday slot
omg the wifi died mid appointment can we finish by phone|Dead battery, dead phone, dead of winter. Can I switch to Thursday?
your new website made me want to tear my hair out, where's the renewal button
I died laughing when the nurse told me the strain was called Alaskan Thunder whatever
The Leafs have killed me again. Anyway, refill please.|just shoot me an email with the form
Over my dead body am I paying twelve dollars shipping. Is there pickup?|lol if my mother finds out i'm on weed she'll murder me (i'm 52)
I'm dying to know if the 1:20 oil is back in stock|been stuck on hold forever, took a stab at the chat instead
The combine's on its last legs and so am I, ha. Harvest. Could we do the follow-up in November instead?
kids are killing me with this march break lol. anything evening?
that edible hit me like a truck last weekend, fine now, I'll do a smaller piece like you said
It's do or die for the insurance deadline, they need the letter by the 30th.
You're a lifesaver, Jolene at the front desk, tell her I said so.|I'm bleeding money on these co-pays, is there a compassionate price
the app crashed and burned on my Samsung|He beat me to the last appointment, my own brother! Same clinic, same day. Anything else open?
Bite the bullet time, I guess. Sign me up for the consult.|killing two birds here: renewal and an address change
Honestly the packaging is overkill. Four layers to get at one dropper.
My Portuguese is better than my English sorry. My back is breaking me but new oil is good. Where I pay?
I nearly had a heart attack when I saw the invoice! Is that the price for one bottle or three?
This heat is murder. Does the oil go off if it sits in the mailbox?|dead tired after nights, which one wont make me groggy
drop dead gorgeous office btw. is parking free|I could strangle whoever designed that child-proof cap. My arthritic thumbs can't.
We bombed the paperwork the first time, can you resend a blank one|would it kill you guys to open on a saturday lol
My husband snores like a dying moose and swears your oil helps. Can I come to his next appointment to object?
hanging by a thread with my data plan, text me instead of video pls
stupid printer, I'm gonna throw it out the window. can i sign on my phone
Went down in flames at curling last night, so my knee's a bit tender. Topical?
The suspense is killing me, has Veterans Affairs approved it or not?
Been there, done that, got buried in the forms. Is there a short version?
Blew my brains trying to remember the password. Reset link please!|that strain knocked me dead asleep by 9, loved it
I'm a dead man if I forget our anniversary again, so anything but the 14th.
Sudden death overtime ran late so I missed your call, what did you need|slept like the dead, thank the doc for me
Price hike? That's highway robbery. I'll still take two.|My allergies are attacking. Any interaction with Reactine?
hit me up when the gummies are in|Punch me in for whatever's first thing, I'm up with the cows anyhow.
i'm drowning in laundry and toddlers so a phone visit would be gold|the traffic on the 400 is suicide on a friday, could i do wednesday
You'd have to put a gun to my head to get me back on that other brand, tasted like lawn clippings
so embarrassed, forgot my appointment, wanna crawl in a hole. rebook?
I swear this hold message is psychological torture haha. Extension for billing?
Deadline's the 12th for my taxes, need the receipts from the whole year.|kill the auto refill please
Political suicide to admit it at the Legion, but I do like the tea.|that mint flavour is to die for|my phone keeps choking on your pdf
Guilty as charged, I skipped my evening doses. Out of laziness. Do I start over?|can you kill my old email on file and use this one
I'm hooked on the peach ones, could eat the bag (I won't!). When's restock?|scared to death of needles, you guys dont do bloodwork right?
no I'm not suicidal|Not in crisis, just sad today and thought I'd ask if the dose could be part of it.
The questionnaire asked about self-harm. Answer is no, never have, it wouldn't let me click it.
before u panic no i dont want to hurt myself i just hate mondays
I ticked "thoughts of death" on the form by accident. Fat thumbs. Please correct to none.
My mood is low some days, but I've no wish to die and I'd say so if I had.
he has never laid a hand on me, to answer your screening question|nobody is hurting me at home thx. u asked last time too
No chest pain, no trouble breathing, no numbness. Just a sore shoulder from the snowblower.
I am not thinking to kill me, doctor misunderstand my English. I say I am tired from work.
Took exactly what the bottle says, not a drop more, and slept fine.|dont worry i didnt overdose lol i just ate a big burrito and napped
I'm depressed, yes. Suicidal, no. There's a difference and my therapist and I both keep an eye on it.
The nurse wrote "hears voices". I said I hear NOISES, as in tinnitus. Could you fix the chart?
No thoughts of harming the baby, no thoughts of harming myself, just cracked nipples and no sleep. Public health nurse asked me all this \
this morning.|Nope, nope, nope and nope to page 3. Can I submit it by text?
I wouldn't ever hurt anyone. I only said I was mad about the bill.
wife says i seem down. im not gonna do anything, im just bored of winter
I have firearms for the farm, locked up, and no, I've no dark ideas about them. You asked for it in writing.
just to be clear that msg was about my PLANT dying. not me. plant.
Doc wanted to know if I've ever tried to end my life. I have not. Put it down as a no.
Not an emergency, take your time: which dropper line is 0.25?
That button with the crisis line came up when I typed about my late cat. I'm all right, thank you.
im fine. really fine. not "fine" fine. just want my tracking number
My faith wouldn't let me and neither would my grandchildren, so no, dear, I don't think about ending things.
Denies suicidal ideation, denies homicidal ideation — that's what the ER letter says, do you need the whole letter?
never had psychosis, neither has anyone in my family, that was question 8
I don't have a plan to hurt myself or anyone. I do have a plan to go fishing. Renew me before then?
No stroke, they checked. It was Bell's palsy in 2021 and it's all cleared up. Just updating my history.
nah not in danger, he moved out of province years ago and i feel safe
The heart monitor came back normal, no palpitations since. Do I keep going with the same oil?
i said "i'm done" as in done my bottle!! need refill
I'm tired of this pain but I'm not tired of living, if that's what the checkbox is getting at.
Dad's not confused, he's just deaf. Speak up on the call please.
Not allergic, no swelling, no hives. Only an itchy elbow and I've had that since 1988.
no one is forcing me to take it, my daughter just fills in the forms because I can't see the screen
I get low in February but never so low I'd want out|Not overdosing, not mixing, not driving. Gold star? Anyway, can I get my receipt.
You folks can stop asking if I want to die. I don't. I want a parking pass.
when i said i lost it i meant my card, not my mind. can you resend the medical document
My son isn't a danger to himself, he's autistic and he flaps when he's happy. The intake person seemed worried.
no bleeding no fever no vomiting. tummy just a bit off since the new oil
Safe at home, yes. Enough food, yes. Feel down, sometimes, like anyone. Want to die, no.
lol no i'm not going to jump, i live in a bungalow. i was kidding about the phone tree
Veterans form Q14, suicidal thoughts in the last 12 months: none. Q15: none. Q16 I don't understand, what's a "caregiver benefit"?
I've no intention of harming myself; I do have every intention of complaining about the courier.
the baby didnt swallow any, we counted, all 30 still in the jar. just wanted a better lid
My husband's temper is loud but he's never hit me nor scared me, he just yells at the hockey.
i don't cut, those are cat scratches haha. kitten. on the video call i saw u looking
Nothing urgent. Breathing good, heart good, legs lazy.|haven't hurt myself, not going to, just crying over onions and taxes
not psychotic just sarcastic|I wasn't threatening anyone, I only said I'd be "having words" with the manager. Polite words.
No, my ex doesn't have my address, there's no contact and no trouble. Please just take her off as emergency contact.
I didn't fall, I sat down in a hurry. Nothing hurts.
I was suicidal in my twenties. I'm 58 now with four grandkids and a boat. Just putting it in the history as asked.
Had a heart attack in 2016, two stents, all good since. Does it matter for THC?
i used to cut in high school. been 7 yrs clean and the scars faded. does the laser place need a note that i use cbd
My first husband hit me. He's been dead since '99 and the second one's a peach. Do you need all that on the form?
Back in '08 I took too many pills and spent a week in hospital, best thing that happened to me. Never since. Is it a problem for \
eligibility?|I finished treatment for PTSD last spring and the nightmares are down to maybe one a month
They treated me for psychosis at 19. Stable twenty years, no symptoms. The psychiatrist's letter is attached.
after my first baby i had really bad thoughts, got help, got better. pregnant again and doing great, just stopping the oil
I had TIA, small stroke, three years before. Now everything normal. I can take oil?
greened out at a wedding in july. never again lol. whats a good low dose to restart
Attempted once, in the service, 1991. I talk about it openly now to the younger fellows. Any paperwork needed from VAC?
we left the shelter last year and have our own place now, need to update address
My daughter was in the hospital for an overdose two summers ago. She's at Dalhousie now, thriving. I'm asking about a lockbox all the \
same.|Used to drink a forty a day. Eleven years sober in March. Does your tincture have alcohol?
Dark winter last year, was having bad thoughts then, the light lamp and counselling sorted me. Feeling like myself again.
I broke my neck in '77 falling off a silo and by God's grace I'm still walking. The stiffness is why I'm writing.
had a panic attack last month thought i was dying, er said all clear, no more since
Years ago I'd have said I wanted out of this life. These days I want out of this condo, ha.
My dad was abusive but I haven't lived there since I was 17 and he's passed. Therapist suggested cannabis for sleep.
that scary allergic thing was in 2019, it was shellfish, not anything from you
The ambulance last Wednesday was for my sugar. Home now, new insulin plan, feeling grand. Can we rebook what I missed?
I once believed the tv talked to me. Medication fixed that before you were born, young lady. I'm 81.
survived my own stupidity at 16, now im a crisis line volunteer. need an evening appt because i do shifts
Kid got into a gummy in August; poison control talked us through it, she was fine next day. We want the non-candy kind going forward.
i was in a bad place when we spoke in the spring. just wanna say thanks, im good now, back at work n everything
2014 lung clot, on apixaban ever since with no trouble. Please note it.
My wife tried to leave us in 2012, if you take my meaning. She got well. She's the one reminding me to renew, actually.
Concussion from hockey six years ago, dizzy for a bit, cleared. Form says list all.
Before the surgery I couldn't stand it. After, I can. So may I cut down to one dropper?
ex used to stalk me. he's in jail on the other side of the country, its over. can i have the mail sent to my real name again
When I was younger I burned myself on purpose, I write it because the paper asks. It is finished long time ago.
Anger management, 2005, court ordered. Passed. Married 16 years since. Why's that still on my file?
Seizures as a boy, none since I was nine.
i overdid the vape one time in 2022 and called you guys freaking out haha remember. anyway new card number
the depression lifted in may and it's stayed lifted, can i go lower on the thc
Had an eating disorder as a teen. Recovered at 22, now 40. Munchies are not a concern, thanks for checking.
I did lose hope once, after the fire. The congregation carried me. I'm carried still. Refill please.
Home from psych ward since 3 years, working, married, no problem. My doctor say I can ask you about CBD only.
Nearly drowned as a lad at Lake Nipissing. Nothing to do with my back. You said "any injuries".
that er trip with the throwing up was january. quit smoking it completely, no vomiting since, want to ask about topicals
My mom's stroke was in 2020 and she recovered nearly all her speech. She'd like the spray, not drops.
my brother used to hit me when we were kids. we're best man level close now. random question from your trauma form lol
Been narcan'd in 2017. Haven't touched the stuff since. Proud of it. Put it in the chart.
Postpartum was rough with number one; number two's a breeze. When can I restart after weaning?
I held a grudge so bad against my old boss I scared myself once. Took up woodworking. Twelve birdhouses. All good.
Fainted in church in June, they changed my pressure pills, hasn't happened again.
the safety plan you helped me make in 2023 is still on my fridge, havent needed it in over a year :)
A bad trip in college made me think I could hear colours. Forty years ago! Still ok to try a low dose?
Can you actually overdose on CBD? Asking because the internet says ten different things.
is it normal for ur heart to beat a bit faster for like 10 min after a puff|What's the most I should take in a day if I'm on 10 mg?
does thc make depression worse or better in general
My leaflet says "may cause suicidal thoughts" for the gabapentin. Should I be watching for that with the oil too? None so far.
will it kill my liver if i have a beer on the weekend|How lethal is the old stuff past its date? Kidding. Is it safe though?
Hi! Dry mouth, red eyes and the giggles. Are all three on the list?
Could the drops interact with warfarin? My INR nurse would like to know before I begin.|where do i keep it so the grandkids cant get at it
My wife's a nurse and says naloxone doesn't work on cannabis. True or no?
Do your doctors do MAID assessments or is that my family doctor? It's for my aunt in palliative care, she has her team already.
is paranoia more likely with sativa
If somebody did take too much, what should they do? We're putting a sheet on the fridge at the group home.
What is meaning of "contraindicated in psychosis" on paper? I don't have, only I want to understand.
Can I have it before a colonoscopy, the prep is bad enough|can dogs die from eating it? ours is fine i just wanna know where to put it
For how long before surgery should I quit? The anesthesiologist was on about it.|does mixing with sertraline do anything bad
My granddaughter says green-out isn't an overdose. What's the difference, medically?
Which crisis line would you suggest for our company's wellness poster?
Would the oil make my suicidal-ideation history show on the insurance? It's from the 90s.
is it true weed triggers schizophrenia if your uncle has it
How many mg is in one squirt, I can't read the label without my glasses and I can't find my glasses
Is shortness of breath on stairs just my age and my belly? My GP's checking it next week, wondering if vaping matters.
Can I drive the tractor on it? On my own land, like.|pregnant and nauseous, can i use it or is that a no
Hello, I take medicine for blood pressure. It can be together with the CBD?|if i miss a dose do i double up or skip
I'm writing an essay for nursing school on opioid overdose and cannabis substitution. Any papers you'd recommend?
My leg tingles at night, always has, diabetic. Would a topical help?|What are the signs of a bad reaction so I know them ahead of time?
how do i talk to my teen about self harm? she's ok, its a thing in her grade and i want to be ready
Do you report to police if someone says something in chat? Privacy question for my own peace of mind.
Can I stop all at once or would I get withdrawal? Only on the low one.|does it show up on a workplace drug test for mining
how strong is 25% compared to what we had in 1974
Does your staff get training for domestic violence disclosures? I'm with the health authority, doing a partner survey.
Will it raise my eye pressure or lower it, I heard both|will thc mess with my birth control
can u build up so much tolerance it just stops working
Is the chest tightness listed under the vape a common one? Haven't got it, deciding between vape and oil.
My pharmacist said watch for serotonin something. What would that look like?
Are the gummies kosher, and do they have the gelatin from pork?|Why do you ask if I've guns at home? Not offended, just wondering.
What's the poison control number for Nova Scotia? Updating the babysitter's list.|the pill splitter broke, can i just bite it in half
Would it be dangerous with grapefruit? I eat one a day religiously.|how long til it kicks in. 30 min and nothing
Does inhaling hurt the lungs as bad as cigarettes do?|what happens if my cat licks the balm off my hands
Is there any evidence for it in veterans with nightmares? Sincerely, a skeptic from Gagetown.|do i hafta be off it before i donate blood
Could it be causing my weird dreams? Last night I was dead and running a bakery.
Can two people in one household both be patients, and can we share a bottle|is feeling floaty a side effect or just me
Are seizures in my dog treated the same as in people? Vet's no help.|would the patch be safer than smoking for a man with one lung
What does "harm reduction" mean on your site? My wife thinks it means you sell clean needles.
so I'm dictating this while I drive no I'm parked anyway my daughter says I'm killing myself with work and she's right calving season \
would finish off a younger man but I like it and I feel good so what I'm after is just the cream two jars and kill the subscription on \
the gummies please
I want to explain about Tuesday because I think I scared your nurse, I said I was at the end of my rope and she went all serious, and I \
meant the end of my rope with the insurance people, I'm not thinking of doing myself in, never have been, I've a cottage to paint and a \
grandson learning to skate
long story short in 2009 i was on the bridge and a trucker stopped and sat with me for two hours and i'm writing this from my own \
kitchen with my own kids yelling about pancakes, so yes for your form, past attempt one, current none, life pretty good
my daughter is doing a project for grade 11 and she wants to know can a person die from cannabis the way they die from fentanyl and I \
said I'd ask my clinic because I've been with you six years so could someone write me two lines in plain words for her
`)
