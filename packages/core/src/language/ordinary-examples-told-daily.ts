import { phrasesOf } from './phrases-of.ts'

/** Ordinary English as near to a crisis as it can be: grief, aches, anger, daily life. */
export const ORDINARY_EXAMPLES_TOLD_DAILY: readonly string[] = phrasesOf(`
My wife passed in August and the house is so quiet. Sleep is the hard part. Would a night dose be sensible?
lost my dad last week. need to move my appt for the funeral
Our son took his own life four years ago today. I'm lighting a candle. I just wanted to push our appointment to next week.
Please close the account of Harold B. He died peacefully on the 3rd. Thank you for how you treated him.
she was 17. the dog. seventeen years. i cant stop crying lol sorry, anyway is the balm shipped
I miss her something awful, but the kids come by Sundays and I keep the garden going.
miscarried in june. starting to feel human again. is it ok to go back on my old dose
Mother is in hospice, days left they say. Can her unused oil be returned to you?
My friend killed himself in the spring and I go to a group for it on Tuesdays, so any day but Tuesday.
It's the first Christmas without him. I set his plate anyway. Foolish old woman. Could you deliver before the 24th?
buddy from the platoon passed, suicide. going out west to carry him. can i travel with my oil
My grandfather is die in Syria and I could not go. I am sad, so I not answer your calls. Sorry. I am ready now for appointment.
Some days grief sits on my chest like a cat. Not a medical complaint, only poetry. Same refill as usual.
dad died on the table in surgery two yrs ago so ya hospitals make me nervous. can we do video
The Lord gave and the Lord has taken. Blessed be. Kindly remove my late husband from the mailing list.
we buried mum saturday. her meds are still here, how do i get rid of them properly
He went to sleep and didn't wake up, ninety-three, best way to go. I'd like to donate his vaporizer.
I cry at commercials since my sister went. Counsellor says that's on schedule.
cancer took my brother friday. im alright, got family round me. just cancelling tmrw
What do I do with his prescription? He's gone and I keep getting renewal reminders in his name and each one's a little knife.
The anniversary of the accident is coming up and I always sleep badly that week. Thought I'd plan ahead this year.
my gramma died n i have her rosary in my pocket all day. mom says ask if cbd helps crying (im 18)
Widowed, seventy-four, learning to cook. Burnt the porridge. Otherwise surviving. When's my next call?
I keep dialing her number. The new people are very nice about it. Anyhow, I need to change my emergency contact as it was her.
The obituary's done, the lawyer's done, and now there's just me and the cat. I'd like help sleeping, nothing heavy.
do u offer grief counselling or know someone in moncton
Had to put the old mare down this morning. Hard day. Call me tomorrow instead would you.
My husband died of an overdose in 2018. Our daughter and I speak at schools now. I need a receipt for my taxes.
stillborn at 38 weeks, last year. we planted a maple. seeing my midwife and a counsellor. asking about anxiety dosing
It's heartbreak not illness. She left. I'll live. What have you got for sleep?
I've outlived my whole curling team and I intend to outlive the rink. Sad today though. Renewal?
lost 3 friends to fentanyl this yr. i dont use anything but ur cbd. just needed to say that somewhere
Murdered. It's been a decade and people still lower their voice. The trial anniversary's in the news, so I'm not sleeping well. Any \
advice on timing my dose?|i know it was just a cat but i feel gutted
When he died I thought I'd die too. Turns out you don't. You do the dishes. Two bottles of the night one please.
My twin's gone nine years this week. I'm taking the week off work, so daytime's good for a call.
The ashes are being scattered on the 9th at Peggy's Cove, so I'd miss my call. Could it be the 12th?
Is it disrespectful to use up my late wife's cream? Works on my hands and she hated waste.
I am mourning by our custom for forty days, I do not take calls. Please write me after.
i dreamt of my mom last night and woke up happy sad. is vivid dreaming from the oil
Grief counsellor wants a list of what I'm taking. Could you send it to her?
Bad news, my father finally passed. Good news, he wasn't in pain, and the oil's a big part of why. Thank you all.
Pain's an 8 today. Weather's turning. It was a 9 last week so I'll take it.
my back is absolutely killing me can i take the second dose earlier
It feels like someone's stabbing my knee with a screwdriver, same old arthritis, rheumatologist knows.
Fibro flare. Everything hurts, even my hair. Topical or oil?|hips shot knees shot still farmin. got anything stronger in the rub
This migraine is the usual kind, left eye, aura, the works. Which of the two bottles was for during and which for before?
I can't live like this with my shoulder, I mean I can't lift the kettle. Physio isn't cutting it. Is there something to add?
cramps are murdering me rn, heating pad + cbd ok?
Phantom pain in the foot I left in Kandahar. It's a comedian, that foot. Nights are worst.
Burning in both feet from the diabetes, 15 years of it. Does the cream go on before socks?
I have pain in the back since the factory, doctor here gives only Tylenol. You can give appointment?
the sciatica shoots down my leg like lightning every time i sneeze. had it since 2015
Some mornings I wake and think, not this again. Then coffee, then drops, then I'm fine.
tooth is throbbing, dentist is tomorrow, can i take the oil with advil
Chest wall pain's back, same rib as always, costochondritis, GP and cardiology both checked it last month. Cream?
endo sucks. missed 2 days of school again. mom says ask about dose
My hands look like tree roots and feel about the same. I'd dearly like to knit.
I've forgotten what it's like not to hurt. But I'm managing, and I've a granddaughter's wedding to dance at.
wrist is sore af from gaming lol is that medical
Radiation left my throat raw, swallowing's like razor blades, oncology's on it. Would the spray sting?
Twenty-two years of this back and I've buried two surgeons. Still here. Still sore. Renew me.
c section scar still stings at 8 weeks, ob says its healing normal. breastfeeding tho so prob no thc right
The new dose takes the edge off but by 3 pm I'm gritting my teeth. Split it?
honestly pain makes me a miserable old goat but the wife still feeds me so
My shingles scar burns when the shirt touches it. Any lotion without menthol?|i hurt myself at the gym, pulled a groin, anything for that
Burnt my hand on the wood stove last week, blister's healed up. Can I put the balm over it?
slipped on ice yesterday, bruise on my butt the shape of manitoba. walking fine
ankle's the size of a grapefruit, x-ray says sprain not break. six weeks. ugh|the gout is back and wants revenge
Neck locked up after sleeping on the couch. Self-inflicted, that one. Heat or cold?
Some days the pain wins and I stay in bed with a book. Yesterday I won. Mixed record.|PAIN BAD TODAY. CAPS STUCK. NOT YELLING. NEED REFILL
After shovelling my arms are dead. Only sore muscles. Balm twice a day okay?
I am suffering with this hip until my surgery in February. What can help me to sleep on that side?
When it's damp I feel every one of my seventy-nine years and a few of somebody else's.
MS spasms at night, legs jump like a fish. Neurologist suggested the spray.
My mother's pain is under control now, 2 out of 10, she says God bless the little bottle.
Carpal tunnel. Numb fingers every night for a decade. Surgery in May. What can I do till then?
It hurts when I laugh, so tell the doctor to be less funny|jaw clicks and aches from grinding my teeth. does cbd do anything for that
Torn rotator cuff from throwing bales. Physio hurts worse than the tear. Is that allowed?
chronic pancreatitis, usual grumble, not a flare, just need the form filled|THIS IS THE THIRD TIME YOU LOST MY FORM. UNBELIEVABLE.
I'm so mad I could spit. Forty minutes on hold!|you people are useless im taking my business elsewhere
My ex is a piece of work and I hope she steps on Lego every day for life. Anyway, new address.
I will be reporting you to the College and to the Better Business Bureau and to my MP.
fuming. courier threw the box over the fence n broke the bottle
Whoever wrote this questionnaire ought to be horsewhipped, it's longer than the War Measures Act.
sick n tired of explaining my meds to a new person every time!!
My brother-in-law makes me see red. I left before dessert. Is irritability from cutting back on THC?
Screw this. Cancel everything. And refund me.|I want to scream. I did scream. In the truck. Felt better. Now: where is my package?
He promised me a call at nine. It's noon. I am a patient man but I'm running out.|God forgive me but I used language on your phone system.
your price are robbery. my country pharmacy never do like this. I am very angry customer|i hate this stupid app
VAC denied my claim again. Bunch of pencil pushers. I'd like to see them do one winter in my boots. Can you resend the letter?
I yelled at my kid over spilled milk this morning and I feel rotten about it. We hugged it out. Is it a bad idea to skip a dose?
Tell the doctor he's on my list. My Christmas card list is what he's off, in fact.
so pissed my mom read my chart. isnt that private?? im 18
My landlord's a crook and I'm taking him to the tribunal. Need proof of my medical use for the hearing.
Honest to God if I get one more survey email I'm unsubscribing from life. From your LIST I mean. Ha.
Not impressed. Two stars. Would be one but the nurse was lovely.|i'm gonna lose it if the refill isn't approved before the long weekend
You've charged me twice and I'd like to know what you're going to do about it, today.
My neighbour called the cops on my four legal plants. I'm livid. Is there a paper that shows I'm allowed?
kinda want to fight the guy who made the dropper lol|what the hell is a "session timeout" i was typing for 20 minutes!!!
I'm angry at my body, I'm angry at my boss, I'm angry at the snow. Otherwise how are you?
Your receptionist hung up on me. Deliberate or not, I'd like an apology.|That does it. I'm writing to the Chronicle Herald.
My husband and I had a proper row over the cost of this. He's sulking in the garage with his model trains. What's your cheapest one?
wtf why is it 89 dollars now|Fed up to the teeth with insurance. They say you didn't send it, you say you did. One of you's fibbing.
I told my boss exactly where to go and how to get there. So, new employer, no benefits. Can I pay out of pocket?
This government couldn't organize a piss-up in a brewery and neither can your billing dept.|ur chat bot is dumb get me a human
I nearly threw my phone in the lake.
Sister borrowed my vape without asking, I could wring her neck, the brat. How much is a replacement cartridge?
You tell me it come Monday. It not come Monday. You tell me Wednesday. What I must believe?
I resent being treated like an addict for asking about my own prescription.
He cut me off in your parking lot and gave me the finger. I gave it back. We ended up in the same waiting room.
I've written four times. I'm a retired teacher and I'd have failed you for this.
Mad as a hornet and twice as sore. Get me that doctor's supervisor please.
omg my roommate ate my gummies AGAIN im so done with him. hes fine just high on the couch watching cartoons. can i order more early
The wait is criminal. Six weeks for a phone call?|I was rude to your nurse yesterday. I was in a temper. Please pass on my apologies.
nobody at this clinic listens. i said OIL not capsules|I'm firing my physiotherapist. Can you recommend one in Red Deer?
do you have anything next thursday after 4|Hi, new patient here, what do I need to bring?
watching a murder doc till 2am isnt helping my insomnia i know i know
We're killing zombies on the Xbox tonight so not before 9 am tomorrow please, my son's 20 and so am I on weekends
Can I get my renewal sent to the Shoppers on Main?|My wife will be on the call with me as she's the one who remembers things.
where is my package tracking says brampton since tuesday|Refill, same as last time. Thanks.
Just finished a mystery where the poison was in the tea. Took my drops in tea right after. Cheeky. Is tea all right?
playing the lady who gets stabbed in our community theatre so no evenings until the 20th|Please, how I can change my phone number?
deer season starts monday so ill be in the bush w my rifle and no signal. call friday after
Our suicide prevention walk at the base is on the 10th. Would the clinic sponsor a table?
I teach first aid, so I've CPR class all day Saturday. Sunday's free if you're ever open.|is there a student discount
Need to reschedule. Funeral home director here, and it's a busy month, I'm afraid.|got the oil, tastes like grass, works good
Is the doctor the same lady as last time? She was patient with me.|lost my password and my patience, mostly the password
Dungeon master killed off my character so my Wednesdays are free now if that helps scheduling
The wee dropper's cracked. Can I buy just that part?|my roommate and i both have appts at 3, can we share the zoom
I'm a paramedic on nights. Overdose calls back to back all week, so mornings I'm asleep. Afternoon slot?
How do I add my daughter as caregiver on the account?|Volunteering at the women's shelter Tuesdays and Fridays. Any other day suits.
u guys open boxing day|My computer has a virus and keeps shutting itself off, so I'm at the library. Is this chat private?
Killed the weeds, fed the hens, did my drops. Another day at the farm. Reorder please.
Just wanted to say the sleep is better. Seven hours!|Could you spell the doctor's name for my insurer?
baby finally slept through so im finally filling this in lol. do i need a family doctor referral|Do you take Sun Life?
I work in a slaughterhouse and must be scent free. Is there cream with no smell?|cant find the zoom link
We're away in Florida till April. Can't bring it across, I know. Should I pause the orders?
reading a book about the Halifax Explosion, cheery stuff. anyhow whats my next appointment date
Pest control is coming to poison the ants on Monday so we'll be out of the house, leave the parcel with number 14
The exterminator quote, the vet, then you. That's my to-do list. Refill?|my call dropped. can she ring back
I'd like my records sent to Dr. Sandhu in Surrey.|Lent starts Wednesday and I'm giving up sugar, are the oils sweetened
what's the hst on it|Good evening. I am arrived from Ukraine, I have paper from old doctor, in Ukrainian. You accept translation?
Left my scarf in room 2, green one|Shooting a wedding saturday (photographer!) so text don't call
Doctor said start low go slow. I'm at low. When do I go?|can i get the letter that says i can fly with it
The cat knocked over the bottle and there's an inch left. Am I allowed an early refill?|Is the elevator fixed? I've a walker.
Thank you, bye for now. Talk in the spring.|I'm retiring Friday! Goodbye cake and all. So my work email will be gone, use this one.
moving to saskatoon, do i keep the same doc|I'm giving away my old vaporizer since I switched to oil. Is that allowed?
Updating my will with the notary at 2, so anything before that works. Just routine, we bought a cottage.
I don't rightly know why I'm writing, it's his birthday I suppose and the cake lady asked if I wanted the usual, and I said yes like a \
fool, and now there's a cake. My sister's coming over to help me eat it. What I need is the form to change from two patients to one.
ok pain diary like you asked monday 6 tuesday 7 wednesday i wanted to cut my own leg off haha 8 thursday 5 because of the hot tub friday \
6 and sleeping about five hours so do we go up on the night one or leave it
Right. I drove an hour in a snow squall, the door was locked, the note said closed for training, nobody phoned, my husband was ready to \
kick it in and I don't blame him, and then I drove an hour home. I'd like mileage and I'd like a call.
hello yes this is Doris I'm using the talk button my great-grandson showed me so if it comes out funny that's why I would like the same \
drops as the last time the ones with the blue lid and could the boy leave it inside the porch because the squirrels get into everything \
okay how do I stop this thing
`)
