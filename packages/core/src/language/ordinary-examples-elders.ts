import { phrasesOf } from './phrases-of.ts'

/** Ordinary messages of people past sixty, veterans, people in constant pain, and those who care for somebody in English, some of them near a crisis. */
export const ORDINARY_EXAMPLES_ELDERS: readonly string[] = phrasesOf(`
Good morning, I would like to book a follow-up with the nurse practitioner.|What time do yous open Monday?
I cannot find the password for my account and the link has expired.|Does Veterans Affairs cover the vape cartridges or only the oil?
My back is killing me today but that's nothing new. When's my appointment?|the arthritis is some bad with this damp weather
I've been a bit blue since the clocks went back.|How many drops do I start with, the label is too small for me to read
Please send the form by post, I do not have a printer.|I have burning in both feet from the diabetes, had it twenty years
My parcel was left at the wrong door again. I'm about ready to strangle that courier.|Is the clinic closed for Remembrance Day
I had a heart attack in 2009 and I have stents. Am I still eligible?
My late husband died by suicide thirty years ago; I mention it only because the form asks for family history.
No I am not suicidal, I ticked that box by mistake.|Can my wife speak on my behalf on the telephone?
that new strain knocked me dead asleep by nine o'clock, best sleep in years
The stabbing pain in my hip is the same as I told the doctor last time.|I'm frustrated with this website, it keeps throwing me out.
Would you kindly confirm receipt of my referral from Dr. Macdonald in Antigonish?|Some day on clothes. Now, when's me order coming?
I'm dying to know if my approval came through lol|Is there a risk of overdose with CBD? Just asking before I start.
My wife passed in March and I still set two cups out. Can we move my appointment to the afternoon?
How much is the consultation, and do seniors pay less?
I have PTSD from Bosnia. Nightmares, same as always. Looking for something to help me sleep.
Dry mouth something terrible since I started the gummies|Can I take it with blood thinners?|Do you deliver out to Fogo Island?
I feel anxious before the video visits because I am not good with computers.|I'd kill for a good night's sleep
Had my chest pains checked at the hospital last month, it was heartburn. All clear. Need to update my file.
What should we do if someone takes too much? I like to know these things beforehand.
My granddaughter set up this account for me. How do I change the e-mail?
The migraine attacks are down to two a month since I started. Thank you.
I was in a dark place ten years ago but not now, I have my garden and my grandkids.|Could you fax it to the pharmacy in Truro?
I am writing with regard to my renewal, which I understand falls due in January.|that bill just about gave me a heart attack
My son is moving back home from Fort McMurray, so please add him to my file as a contact.
is it legal to bring my oil on the ferry to north sydney|My knees are shot.|I'm feeling low on account of the weather but I'll be grand.
Can I mix the oil in my tea?|What's the difference between indica and sativa my dear
We watched that film about the soldier who takes his life. Sad, but well done. Anyway, I need to rebook Thursday.
The doctor asked if I want to die. I do not. I want less pain.
I get sharp, shooting nerve pain down my leg since the surgery in 2015, it comes and goes|Please take my old phone number off the account.
Me nerves is gone with this login business|I'm the power of attorney for my mother. Which form do I fill out?
The anniversary of losing my son is next week. I expect I'll be quiet. Could we do the call the week after?
How long does it take to get a card|Is the dispensary the same thing as you people?
The snow's up to the windows here so I won't make it in today. Can we do it by phone?
My husband's snoring will be the death of me, does CBN help with that
I do not have any thoughts of harming myself. Please proceed with my application.
I got a bit dizzy after the second dose on Tuesday, fine now. Should I go lower?
What's the risk of psychosis at my age, in general? My daughter sent me an article.|I used to drink heavily, sober since 1998.
Thanks for the call back. You've a lovely voice.|My shoulder is on fire since I shovelled, nothing strange for me
Do I need a referral if I was seen by VAC already?|I ordered the wrong size bottle, can I exchange it?
The caregiver's allowance form, where do I find that|We're out in the country with poor internet, is a phone appointment alright?
I've lost my taste for tea since starting this. Is that a side effect?
My mother was beaten by my father when I was small. It's long past but it's part of my story for the intake.
It's raining cats and dogs and my joints know it|This form is torture. Forty questions!
I miss my wife terribly but I'm managing. The church ladies bring soup.|Can I get a receipt for my income tax?
Lord thundering, why is the shipping twenty dollars|I bombed that memory test at the doctor's, ha ha|Is it safe to drive the next morning?
I'm a retired paramedic. I have seen overdoses, thank you, and I know the signs. I only want the price list.
My foot went to sleep during the webinar and so did I|What's your policy on harm reduction?
I shot a moose Saturday so I'll be busy cutting it up, can we change to next week
Chronic pain makes me irritable with my husband. Is there counselling through you?|The oil hits hard. Could I have a milder one?
How do I turn up the sound on the video visit|The cat knocked over my bottle. Can I order early?|Your hold music is murder on the ears.
Please note that I will be in Florida until April.|Tired all the time. Is that the medicine or am I just old?
What vein of questions will the doctor ask me? I like to be prepared.
I am a caregiver to my spouse who has MS, and I should like to learn about dosing.
I'm worried about my daughter's divorce and I'm not sleeping great|Would the gummies show up on a test at work, my husband drives a plow
I can't live without my heating pad|I'll be 80 in June, God willing. Is there an age limit?|Pain's a seven today, usual for November
my brother shot himself in 82. never got over it but I'm all right. form asked about family mental health
I have had asthma attacks since childhood, so no smoking for me|Could you send the doctor's note to my insurance, Blue Cross
The capsules give me wind|Who do I talk to about a complaint? Nothing serious.
My hip replacement is scheduled for February; do I stop the oil beforehand?|I'm beat out, my love, been at the hay all week.
I cannot get the camera to work for my video appointment.|Do you accept the Veterans Affairs card number that starts with a K?
I'm a burden on your phone line, I know, but I've another question about dosage.
I gave my old vaporizer away to my brother, so what do I need to buy a new one?|The physio about killed me yesterday
Could you tell me if the oil has coconut in it? My wife has an allergy.|My hands are numb at night, carpal tunnel, long-standing.
I would appreciate a paper copy of my medical document.|when's the doctor back from holidays
How do I reset the password? It says my answer is wrong, but I know my own mother's maiden name.
I'm sad today, it's our anniversary and he's been gone three years. Just need to change my pickup date.
I was suicidal in my forties. I am seventy-two now and glad I stayed. The form only has room for yes or no.
What are the signs somebody's had too much THC? For my own information.
My husband and I argue over the thermostat, that's the only violence in this house haha
Nan's ninety and sharp as a tack, she'd like to try the cream for her fingers|You're a lifesaver, thank you for fixing my order.
The bus only comes Tuesdays so could I have a Tuesday|I didn't sleep a wink, the wind was that bad off the water.
Does it interact with metoprolol?|I have been stable on my antidepressant for eleven years, no concerns.
This knee will be the end of me. Is there a topical?|I want to kill my subscription to the newsletter please
I am sick to death of these passwords.|Would my widow's benefits cover a consultation?
Been feeling some lonely since the kids went out west. It's only natural I suppose.
My cousin died of an overdose in Vancouver, fentanyl, so my family is nervous about me trying cannabis. What do I tell them?
Are your products tested for mould?|I do not hear voices, I hear my tinnitus. It's been ringing since the artillery.
Delivered to the post office in Cheticamp please, not to the house.|The old ticker is fine, doctor says. Just the sciatica.
I ran out of drops two days early because I spilled some. What now?|My hot flashes make me feel like I'm burning up
can my daughter pick up for me|How many milligrams is in a square of the chocolate?
I'm stressed over the renovation and my jaw is clenched all day. Would CBD help with that?
That fella on the phone was right rude and I nearly gave him a piece of my mind.|I've a colonoscopy Friday. Should I skip my dose?
Did the doctor get the X-rays from Gander?|I play a dead body in the church murder mystery on Saturday so not Saturday please!
My grandson made me play one of them shooting games. I was blown up in four seconds.
I'm giving up the ghost on online forms. Can I phone it in?
I am the executor for my late brother, who was a patient. How do I close his account?
My father passed on the 2nd. Please cancel his refill and remove him from your mailing list.
Mom's funeral is Thursday so I can't do the call that day.
MAiD is being discussed for my mother with her own doctor; I only need to know whether her oil may continue in hospice.
I have stage four cancer and I am at peace with it. I'd like help with appetite.
I know I'm dying, the oncologist told me, and I want to enjoy my summer. Which oil is best for nausea?
My will is being redone by the lawyer and he needs a capacity letter. Do you write those?
We're downsizing, gave away half the house to the kids. New address below.
I shan't be needing January's appointment as I'll be with my sister in Ottawa.
I won't be here tomorrow, I'm off to Moncton. Try Wednesday.
We'd like to say goodbye to Dr. Chen on her retirement, where can we send a card?
I no longer need your services since my pain's gone down. All the best.
Do you have a quieter waiting room? Crowds set off my PTSD a little.
I get startled by fireworks. Nothing new. Any suggestions for Canada Day?|Tightness in my shoulders and neck from hauling wood
I had a stroke in 2018, recovered well. My left hand is still weak.
My speech has been slow since the stroke six years ago so please let me use the chat instead of the phone.
is it ok to take it on an empty stomach|I have COPD and get winded on the stairs, same as ever|What is the cancellation fee
The gummies made me laugh like a fool at bingo|I was wondering if I may pay by cheque.|I feel hopeless with technology.
Feeling hopeful for the first time in years, tell the nurse.|I'd be lost without my wife, she does all my forms.
Some days the pain gets me down but I take a walk and I'm all right after.
The doctor's going to kill me, I forgot to fill in my journal again
No thoughts of suicide, no self harm, no drug problem. Moderate arthritis. That's me.
My son manages my banking for me, at my request. Can he put his card on file?
My husband locks the oil in a box because of the grandkids. Is that the recommended storage?
How should I keep it safe from my grandchildren?|Does cannabis raise the risk of heart attack in men over seventy?
Can a person become psychotic from too much THC? I read it in Reader's Digest.
Is it true veterans have higher rates of suicide? I'm giving a talk at the Legion and I thought your staff might have a pamphlet.
How do I stop the shipping notices|The Internet was out with the storm, I missed my call, I'm sorry.|I get gout attacks twice a year
The poison ivy's got me itching. Is the CBD cream any good for that?|I take eleven pills a day. Could oil replace any of them?
I forgot my dose last night and took it this morning. Is that all right?
She's as stubborn as a mule, my wife, she won't try it. Do you have a brochure?|Do I have to show my face on camera
We lost the dog last week. House is quiet. I may need to push back my follow-up.
I'm knackered from caring for Mom, is there respite you know of?|My caregiver group meets Mondays, so any other day is fine.
I feel guilty when I leave him with the respite lady. Silly, I know.
He has Alzheimer's and repeats himself. I lose my patience at times, then I go have a tea.|I am writing to dispute a charge of $49.95.
What a beautiful fall we're having! Now, about my renewal.|My stomach's in bits after the oil, bit of nausea, nothing major
I don't drink, don't smoke, and I don't want to be high. What can you give me?|The new cartridge leaks.
Is your pharmacist in on Saturdays?|My legs jump at night|the weather got me bones aching but sure what odds
Your survey is too long. My life's too short!|Would you be so good as to spell the doctor's name for my insurer?
How long before the cream works|Had a bit of a cry in the car but I'm OK. Caregiving is tough.
Could someone phone me? I type with one finger. It's about the price of the 30 ml bottle.
May I speak with reception regarding my renewal period|Where are you located, is there parking for a wheelchair van?
My hands shake so I am using dictation comma please excuse any errors|Just checking on order, supposed to be here Wednesday
Would the doctor consider raising my limit from two grams to three?|I've no complaints, only the price.
I'm after losing me card, can you send another|It's a killer, that hill up to your building. Is there an elevator?
I had a fit when I saw the bill|What do I do with empty bottles? I hate to throw them out.
My brother-in-law thinks the whole lot of you are drug dealers, he'd have a stroke if he knew I signed up
Can I smoke it in a seniors' apartment?|Do you take walk-ins in Corner Brook
I get cluster headaches, sometimes called suicide headaches. Do you treat those?
The dispatcher at my old job used to say "dead on arrival" for late parcels. Mine is DOA.|Is the blue dream strain a strong one?
My wife died in my arms two winters ago. I talk to a grief counsellor. I'm here for my back.
I have an attack of the sneezes every time I open that bottle!|It's not the pain so much as the boredom of it.
Can you explain what titration means in plain English
I get weepy at the cenotaph, always have. Could I have my appointment the week after the eleventh?
I feel nervous about trying this at my age. Is that common?|My daughter worries I'll get addicted. What shall I tell her?
I've been seeing a psychologist through the OSI clinic for years and it's going well. Do you need her name?
My lungs are bad from the burn pits so no smoking, only oil.
The nurse asked about guns in the house. They are locked up and I'm a hunter, nothing to worry about.
I used to cut myself as a girl, over fifty years ago; the scars are why I ask about the cream.
My ex-husband was violent, I left him in 1991. Best thing I ever did.|I'm not in any danger, I only clicked the wrong button.
Please disregard my last message, my cat walked on the keyboard.|sorry I said I wanted to shoot the printer, I got the form printed now
Should I be taking it before or after my water pill|The oil helped with appetite, I've gained seven pounds
I've a bone to pick with whoever designed this page.|Could the label be printed larger?
I'd like to know whether I may travel to Cuba with it.|How's the weather in Ontario? Anyways, when does the doctor call?
Headache from the change in pressure, storm's coming|Hubby's depressed since retirement, mopey like, not dangerous. Would you see him too?
I cried at the ending of that war movie, when they all die on the beach. My follow-up is Tuesday, is it?
I'm reading a murder mystery to pass the time while you keep me on hold.|Who handles billing for Medavie?
My shoulder feels like somebody's sticking a knife in it, same as it's been since the accident.
Do you sell a grinder an arthritic person can manage
I took two gummies instead of one last night and slept like a log, feeling fine today. Is that okay once in a while?
I may have spilled some of my dose. Should I retake it?|Does grapefruit matter?
When I stand up quick I get a bit lightheaded, have for years, low pressure.|What are your hours over the holidays
I can't remember if I signed the consent.|Has my doctor in Yarmouth sent the records yet
I'm fed up to the teeth with the ferry delays. Please reschedule me.|The price is highway robbery
I'm lost on this page, where's the button for messages?|My husband's hearing is bad so shout, he won't bite.
My neighbour says you were very kind to her. Are you taking new patients?|What identification do I need to bring?
I have a pacemaker. Does that make any difference?|Is there a non-drowsy one for the daytime? I babysit.
I'm 66 and never touched the stuff. Where does a person begin?|The gummies taste like death, no offence. Any other flavours?
I thought I'd died and gone to heaven after that massage|It's dead here in the winter so any date suits me.
My kids say I'm a danger to myself on that computer, ha.|Can I up and quit the oil all at once, or should I taper it?
Is it possible to die from cannabis? My sister swears not.|How much is too much, generally speaking, for somebody my weight?
My friend took his own life last spring and our platoon is having a memorial ride. Can I change my delivery to the week after?
I lost three buddies over there and one after. I think of them in November. I'm steady though, and my wife is here.
Not suicidal, just crooked from lack of sleep.|I wouldn't hurt a fly.|I've had enough of this pain, can we try a different product?
I can't go on like this with the shipping, four late parcels in a row!|I give up. Where's the login?
That's it, I'm done with capsules. Oil only from now on.|I'd rather die than do another Zoom call, haha. Telephone please.
The end is near for my prescription: it expires on the 30th.
We're putting Mom in long-term care on Monday and I feel awful about it. Need to update her address.
My mother hears music at night, the doctor knows about it, it's her hearing aids. Can she still take CBD?
My dog has seizures, epilepsy, under the vet's care. Is your oil OK for dogs?
I was in the fire hall when I dropped my bottle. Is there replacement?|Cold enough to kill ya out there today
The stairs take my breath away, but my doctor knows, it's my emphysema|How do I book for both me and the wife at the same time
Do you have anyone who speaks Mi'kmaq?|The sleep's better, the mood's better, the wallet's lighter.
Please advise whether the medical document may be transferred to another producer.
I have an appointment at two o'clock and the link is not working. What should I do?|I'm not much for talking but the nurse was good.
Would you mail my tax receipt to the P.O. box in Souris|My pain is worse at night, like a toothache in the bones
The cramps in my calves are murderous at 3 a.m.|Feeling overwhelmed with Dad's paperwork. Which one is the caregiver form?
My sister and me aren't speaking over the estate, it's got me upset. Anyway can I get the same oil as last time?
Do I need to fast before the appointment
I had a panic attack at the grocery store last month. Breathing exercises helped. Should I mention it at my visit?
I worry about money with prices the way they are. Is there a compassionate rate?
Could you please remove the word "deceased" from my file? I assure you I am not.
I am a retired nurse and I find your dosing chart confusing.|Is the strawberry one sweet?
Kindly advise whether my appointment is by video or by telephone.|need my receipt for veterans affairs again
The bottle came with no dropper.|Do you ship to Labrador City in the winter?
My wife would murder me if I forgot her refill, so please put it through
Is there a support group for caregivers? I could use some company.|I'm low on oil and low on patience!|What's your fax number dear
Got the results, it's only a pulled muscle in the chest wall from chopping wood. Can I use the cream on it?|How come my price went up
I had a wonderful visit with my grandchildren and hardly any pain.
My feet burn at night like they're in the stove, neuropathy, ten years now|I get a stitch in my side after walking, nothing to it
What does THC stand for?|Good day. I am inquiring on behalf of my husband, a retired corporal, regarding coverage limits.
Could I get the same nurse as last time? She understood my accent.|Fog's so thick you could cut it with a knife. I might be late.
Sure I'm half dead till I have me coffee, call after ten|I don't have depression, I have a leaky roof and a bad knee.
Bit down in the dumps after Christmas, everyone's gone home.|My doctor says my liver is fine. Should I send you the bloodwork?
Which is better for sleep, CBN or CBD|The anti-nausea drops are a godsend during chemo|Do I need to renew every year?
I read about a fellow who overdosed on opioids after his doctor retired. It's terrible. Does cannabis help people come off them safely?
I am weaning off hydromorphone with my family doctor's supervision and it's going slowly. Who should send you the schedule?
How would I know if my spouse was depressed? Do you have reading material for caregivers?
I wrote a piece on suicide prevention for the regimental newsletter. May I quote your website?
Our men's shed is having a mental health night, can you send a speaker?
Forty years ago I tried to end things. I'm telling you only because it says full history.
My nephew took his own life in 2011. We light a candle each year. That is why I selected "family history".
My answer to the suicide question is "no, never".|None of those apply to me, thank God. Just sore knees.
I don't own a gun, don't hear voices and don't drink. Did I pass?
My old platoon mate is doing much better since he joined you. How can I sign up?
The chat asked if I'm safe. Yes my love, I'm safe, I'm in me rocking chair.|When I said I was finished I meant finished the bottle.
I overdid it in the garden|I overdosed on turkey this Thanksgiving, ha
Kill the lights on that website, it's far too bright for my cataracts.|Mowing's killing my back
This cold is going to finish me off. Is it okay to take cough syrup with oil?
I'm drowning in paperwork here. Which one of these do you need?
That staircase is an accident waiting to happen, you ought to put up a second railing.|I nearly choked on the price.
My grandson says the gummies are "fire" and "killer". I just want something for my knees.
I'm bored to death in this cast. How soon may I start on the oil?|The Leafs will be the death of me
He was hanging around the mailbox waiting on his parcel all day, poor soul. Is it coming?
I jumped off the deep end and bought the large bottle. How long does it keep?|I've been hanging the wash, sorry I missed your call.
Can't take it anymore, the peppermint one I mean. Plain please.|I'm running out of time on this form, it keeps logging me off
He has lost the will to shovel. Haven't we all.|I would like to put my oil in my soup. Does heat ruin it?
That was a close shave with the ice yesterday but I'm home and dry. Refill please.|My ears are ringing, and have been since '91.
Shingles pain is like electric shocks across my ribs, had it since summer, the doctor has me on gabapentin
My trigeminal neuralgia is a stabbing, searing thing, well documented. Do you see many of us?
My migraine aura makes me see zigzags and I've had them since I was twelve.
I have angina that's well controlled. Is vaping out of the question?
A-fib for eight years, on apixaban. Which of your products are suitable?
Some tingling in my fingers from the neck arthritis, same as always
I have been short of breath since COVID two years back and I'm followed by a lung doctor. Can I still use oil?
Heartburn after the capsule. Take it with food?
My blood pressure was 150 over 80 at the drugstore, bit high for me. Should I mention that at the follow-up?
Felt groggy till noon after the first try. Half next time?|Gummy made me giggly then hungry then asleep. Not a bad night.
I slept in. Did I miss my call?|I had vivid dreams the first week. Is that usual?|The tremor's no better or worse.
My skin is dry as a bone with the wood heat. Do you do a hemp balm?
My daughter-in-law controls the remote and that's bad enough. She says I should ask about CBD.
My husband handles the money, always has, I never was good at sums. So he'll be the one to pay.
My wife keeps me on a short leash with the sugar! I'm to ask if your gummies are sugar free.
I'm afraid to go to the dentist, could I take a gummy before?|I'm scared of needles. Is there any bloodwork?|I'm afraid of getting high
A little frightened of falling on the ice, so may we do it by telephone?
My son and I had words over selling the farm. I'm upset, but we'll sort it out.
It's been hard since he went into the home. I visit every day. I'd like to ask about sleep.
Missing my mom today. She'd have got a kick out of me ordering pot.|I'm grieving, not sick. But the sleep's gone.
Retirement don't suit me, I feel useless some days, so I took up carving. What's the name of that balm?|I feel old.
The nights are long since he died, and I listen to the CBC until I drop off. Would a low dose oil help?
I get anxious driving to Halifax. Could I be seen in Truro instead?|Very disappointed in the service today. I waited forty minutes.
I shall be taking my business elsewhere if this isn't corrected.|Please delete my account, I've switched to another clinic.
I won't be renewing. It did not help my sleep. Thank you regardless.
I'm leaving my doctor because she's retiring. Do I need a new referral?
My late father's oil is still in the cupboard. How do I dispose of it properly?
Are there any interactions with lithium? My brother's been steady on it for decades.
How long does an edible stay in an older person's system?
Should I keep naloxone in the house if I'm on hydromorphone as well? My pharmacist suggested it.
What's the emergency plan if I react badly? I like to be ready, being so far from the hospital.
If somebody ever did take too much, would it be 911 or poison control? Asking for our seniors' safety night.
Bombers beat us again, I could cry
I watched a documentary on the war, bodies everywhere, had to turn it off. Made tea. What time's my call?
Our book club is reading one where the husband poisons the wife. Cheery! Anyhow, I need to change my phone number.
My horoscope says I'll meet my end in a long line, so please answer the phone quick.|Is Dr. Gallant still with you
I've cut down to two drops and I'm doing fine.|I cut my finger peeling turnip, band-aid's on it, so my typing is poor today
I fell on the ice last week, only my pride's hurt and a bruise on the backside. Does the cream help with bruising?
I burnt my tongue on the tea. Could I still use the spray?
`)
