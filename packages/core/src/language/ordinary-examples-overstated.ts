import { phrasesOf } from './phrases-of.ts'

/** Ordinary English that borrows the words of crisis: sayings, aches, doses, old stories, denials, work, news. */
export const ORDINARY_EXAMPLES_OVERSTATED: readonly string[] = phrasesOf(`
this pain is killing me, when is my next appointment|my knees are done for today lol, can we do the visit by video
my back's shot, has been since '94, same dose is fine|if i have to sit through one more hold song ill eat my phone
about ready to throw my laptop off the balcony trying to upload this form
that sample knocked me out cold for 9 hours best sleep in years thank you
my mother in law is going to be the end of me over christmas, can i get a refill before the 20th|dying for a decent nights sleep over here
my phone died halfway through the questionnaire do i start over|my printer committed suicide so i cant print the requisition haha
lost the will to live somewhere around page 4 of your intake form :) all done now though
this cough wont kill me but the cough drops might, are they ok with the oil|i'd give my left arm for an earlier slot
someone shoot me an email when its ready|can you kill the auto renew on my account|i'm drowning in laundry and kids, call after 8 please
the deadline for my insurance is going to be the death of me, need the letter by friday
bombed my driving test, nothing to do with the cannabis, i just cant parallel park|im toast after nights, please dont call before noon
nearly had a heart attack when i saw the shipping cost|i was choked that the order came late but it's here now
murdered a whole bag of chips after the gummy, is there one without the munchies|that strain slaps, can i get another 10 grams
the hash rosin hits different, is it covered|got absolutely baked off 5mg lol lightweight, should i go to 2.5
greened out once in university, never again, so small doses please|do you carry anything called death bubba or is that only at the store
pink kush or bubba kush for sleep|what does 1:1 mean on the bottle|how many mg in a full dropper|is 30mg of cbd a lot to start with
took my drops late last night, do i skip this mornings|can i take it with my blood pressure pills, amlodipine 5
pharmacist wants to know how many grams a day im authorized for|how long after the oil can i drive
accidentally took my morning capsule twice, felt sleepy, fine now, doc already said no worry. noting it for the file
can i split the capsule in half|how do i store it so the grandkids cant get in|does it test positive at work
i took two instead of one on tuesday and slept till ten, so one is plenty for me|what do i do if a dose is missed
is the max dose on the label per day or per time|if i take it with a glass of wine is that ok or not recommended
want to come down from 20 mg to 10, how do i taper|can the 25mg be cut or is it sealed
my late husband used your clinic, how do i cancel his account|dad passed in september so please take him off the mailing list
my sister had breast cancer, she's clear two years now, asking if she qualifies
we buried mum on saturday so i missed your call, can we rebook
my grandfather shot himself in the seventies, the form asked about family history
i lost my best friend to an overdose in 2016, i volunteer with a naloxone group now. do you have posters
my cousin attempted years back and is doing great, she told me about this clinic
my ex used to hit me, that was in 2009, long gone and happily remarried. form asked
i was suicidal as a teen, been well since, married with two kids, is that a problem for approval
had my stroke in 2019, left side still a bit weak, doing physio. can i use the spray
had a bypass 6 years ago, cardiologist says all good, letter attached
i used to cut in high school, not for 12 years now, the scars get itchy is there a balm
my son had a seizure when he was two, hes nineteen now and fine, wants to book
overdosed in 2014, in recovery 9 years this may, so no opioids for me thanks
my brother served in afghanistan and lost a leg, he wants to know if veterans affairs covers it
i did two tours in bosnia, sleep is bad, va referred me|ptsd claim was approved, what form do you need from me
had to put my dog down last week so mood is low on the survey. otherwise ok, sister is staying with me
i was in a psych ward in 2007, stable on lithium since, does that change what you can prescribe
my grandmother had schizophrenia, does that matter
when i was small my dad drank and it got rough. therapy helped. just answering the history part
the detox program i finished in june needs a letter|quit drinking four years ago today!! wanted to tell the nurse
no thoughts of self harm, no plans, never have. just sad about the breakup
to answer the safety question: no, nobody hurts me, im safe at home|i do not want to die lol i want to sleep
not suicidal, just exhausted with a newborn|i answered yes to question 9 by mistake, its a no, i misread
no chest pain no trouble breathing, only the rash on my elbow from the cream|never hurt anyone never would, grumpy is all
not an emergency just want to move my thursday|my breathing is fine its only a stuffy nose|no im not hearing voices haha i have tinnitus
no guns at home, form wouldnt let me skip it|i have a rifle for hunting, its locked, trigger lock and all, i ticked yes for honesty
not bleeding not dizzy, knee is just swollen from pickleball|i said i cant do this anymore meaning the 7am shifts
nobody took too much of anything, my son was joking, sorry to have worried the nurse
i am not in crisis i wrote that about the website crashing
feeling low but nothing dangerous, same as every winter, seeing my counsellor monday
my husband would never lay a hand on me, the bruise is from the dog leash|mood is a 4 but safe, see my therapist weekly
police were here for the neighbour's alarm, no need to call back lol
watched a documentary on the opioid crisis, are your doctors against pills in general
the news said a clinic got held up at gunpoint, was that yours?
reading about the man who stabbed people on the c-train, terrible, is your downtown office open today
saw on tv that cannabis causes psychosis in teens, is that true
there was a shooting near the mall so the buses are late, ill be 20 minutes behind
my book club is reading a suicide memoir, heavy, glad to have my oil at night
podcast said you can die from too much thc, is that real or nonsense|heard on the radio about fentanyl in vapes, are yours tested
that awful story about the baby and the brownies, how do i lock my jar properly
the crash on the 401 has me stuck, can you push me back half an hour|i play a nurse in a murder mystery on friday so not friday
my teen writes horror stories, there's stabbing on every page, and im the one who needs a sleep aid haha
killed it at bowling last night and now my wrist is sore|got slaughtered at cribbage
crushed my pr at the gym and now i cant lift my arms to brush my hair|died about forty times on the new zelda
my kids beat me at uno every single time|shooting pains down my leg as usual, sciatica, nothing new
stabbing feeling under the shoulder blade since the fall, physio says its muscle|burning in my feet all night, neuropathy, been years
my head is splitting, its the pressure change, happens every chinook|my arm falls asleep when i sleep on it, normal right
pins and needles in my hands from the carpal tunnel|my chest is sore from coughing all week, doctor listened, says viral
i get short of breath on the stairs, had it checked, im just out of shape
nosebleed from the dry air again, is that from the oil or the furnace
cut my thumb slicing onions, three stitches, all good, can i still use the balm near it
burned my hand on the kettle, small blister, is the salve ok on it
threw up once after the edible, fine in an hour, should i take it with food
felt my heart go fast for ten minutes on the first gummy then it settled, is that normal
a bit dizzy when i get up, it goes away, should i lower it|my eyes get red and my mouth dry thats it
passed out on the couch watching the game haha the oil works|slept like the dead|my legs give out after a long walk, ms, nothing new
fell on the ice tuesday, xray is clean, just sore|period cramps from hell this month, what helps
endo pain is 8 today like always on day two, heating pad is on|my hands shake a bit, essential tremor, had it 20 years
had a panic attack at costco, breathed through it like my therapist showed me, fine now
anxious about the appointment, never done a video call
migraine with the zigzag lights again, its gone in 30 minutes normally, do you treat those|my gout is murder tonight
fibro has me flat today, same old, can i swap to friday|the arthritis is winning this week, nothing the balm wont fix
this withdrawal from coffee is brutal lol|day 3 no smokes and i could bite someone's head off
coming off gabapentin slowly with my gp, going ok, a little jittery
tapering my percs from 4 to 2, doctor is following it, wondering if cbd helps|i cant stop eating on this strain
cannot cope with this heat, is it ok to leave the oil in the car|i give up, your login hates me, just call me
i can't take it anymore, is there a pill form, the oil tastes like lawn clippings|i cant swallow big capsules, got smaller ones?
im done with this company if the package is lost again|i want out of the automatic plan|i want to end my subscription
please end this chat and have a person call|how do i terminate my account
im leaving for good at the end of the month, moving to halifax, need my file sent|goodbye winnipeg hello kelowna! new address below
this is goodbye from me as a patient, im cured of the knee thing, thank you all
thanks for everything, youve been so kind, see you in the spring|last appointment for me before surgery, wish me luck
giving my vaporizer to my brother, can he use it without a prescription|i gave away my old pipe, switching to oil for good
cleaning out dads house, found old morphine, where do i take it|selling the farm and moving to town, can you change my pharmacy
we're doing our wills with the lawyer, do you need a power of attorney on file|updating my emergency contact to my daughter
my life insurance wants a letter that i dont smoke tobacco|planning my own retirement party so not the 14th
counting down the days, only 12 left till florida, can i bring it?|i wont be here in january, im in arizona til april
wont be around next week, cottage with no signal|i'll be gone by friday so ship before that please|ready to go whenever the doctor is
my time is up at 3, i have to get the kids|i took the whole bottle back to the shop, they refunded me
i finished the bottle, 30 days on the dot, need another|took all my vitamins today for once, proud of me
have a stockpile of unopened oil, does it expire|saving up for a better vape, which one do you suggest
ran out of pills for blood pressure, that's not you i know, but can the np renew it
how much is too much for a 120 pound woman starting out|what is a lethal dose anyway, my uncle insists there is one, settle a bet
could my cat die from licking the balm off my hand
the dog ate half a gummy last week, vet said fine, just telling you to put a warning on the bag
my toddler touched the bottle but it was closed, got a lock box now. do you sell more of those
grandson asked what my medicine is, how do i explain it to a six year old|my teenager thinks im cool now because of the card lol
husband snores like a chainsaw, does it help with that|he wont take his drops, hes stubborn, any tips
my wife says i talk in my sleep since the oil|mum is 88 and a bit confused, its the dementia, doctor knows, can i order on her behalf
dad sees little people in the evening, lewy body, the neurologist follows him, can you talk to her office
caring for my husband is a lot, do you know of any respite programs
im worn out looking after mum but my brother comes sundays. can i book for her and me the same day
i yelled at my kid this morning and feel awful, anyway it's been a week, can i move to tuesday
baby had me up five times, im a zombie, can i nurse while on cbd|postpartum check was all clear, when can i start again
toddler bit me and drew blood, welcome to motherhood. appointment at 2 still on|breast feeding and wondering about the balm only
morning sickness is killing me but i know i cant use it, just pausing my file|my mom is making me fill this out im 19 lol
studying for finals im dead inside haha, whats the cheapest strain|bruh this captcha is gonna be my villain origin story
im deceased at the name of that strain|this bot is so dumb im crying|rip my wallet|literally dying of boredom in your waiting room
slayed my interview so now i need afternoons|my gf is gonna murder me if i forget her birthday is on the 9th so not the 9th
low key obsessed with the mango one|my roommate keeps stealing my gummies, can they be shipped in a locked box
exam stress is eating me alive but its fine, doing the breathing stuff|getting ghosted by your pharmacy lol
Good afternoon, I am a widow and my daughter helps me with the computer, may she speak for me?
At my age one has aches. I should like the same oil as before, if it's no trouble.
I have outlived two doctors and a husband, so I expect I'll outlive this form. Where do I sign?
I don't hear so well, could you type instead of calling
my funeral is paid for and my taxes are done, now if I could only get this password to work
I am ready to meet my maker but not before my renewal on the 12th, dear
hip replacement is booked for the 3rd, do I stop the drops before anaesthetic
Legion dinner is Friday, so Saturday would suit. I'm slow on the stairs, mind.|I'm 84 and I forget things. Did I already order this month
I still drive, but not after dark. Morning, please.
the combine caught fire last week so we're behind, nobody hurt, can you ring me after harvest
calving season, i'm up all night, call anytime really|got kicked by a heifer, bruised ribs, xrayed, sore as heck, what do you have
shot a nice buck so im busy butchering, call me thursday|gotta put a steer down and fix the well, ill be late
no signal on the tractor so text me|hydro was out three days so i couldnt charge the vape
slaughterhouse shifts are 4 to noon, so afternoons|my shoulder froze up hauling feed, does the rub help
i am new in canada, how i can register with health card from alberta|excuse my english, what means authorization
my country was at war, i am safe here now with my children, i only look for sleep|i have not family doctor, can i still come
please you can speak slowly when call, i learn english|my husband he work night, can he come with me in afternoon for translate
in my religion it is not permitted alcohol, does the tincture have it|my name is wrong on the paper, it is Nguyen not Ngyuen
i wait my pr card, can i use passport|thank you for your help sister, god bless
the police training left me with a bad neck, workplace insurance pays right
im a paramedic, long shifts, seen it all, sleep is my issue. nights or days for appts?|im a firefighter so i need something that wont show
er nurse here, can't do tuesdays|i teach self defence so my wrists take a beating
working the crisis line tonight so i cant pick up before midnight|i do suicide prevention talks at the school on the 10th so not that day
trauma counsellor suggested i ask about nabilone|my parole officer needs a copy of the authorization
social worker says hi and wants the form faxed|child services closed our file, all good, just need my letter updated
my lawyer needs proof for the custody case that it's prescribed
had a fight with my ex about the kids passports, stressful week, bp a bit up
the neighbours scream at each other all night and i cant sleep, not my business but do you have something stronger for sleep
my landlord is a jerk about the smell, can you write him a letter|boss is out to get me about the drug test lol, i need the paper by wed
so mad at canada post i could spit|im going to lose it if they send the wrong flavour again
ill come down there and pick it up myself if thats easier, what are your hours|i could strangle whoever designed this menu
wish i could disappear to a beach for a month, anyway wed at 3 works|wish id never switched to the new brand, bring back the old one
i hate mondays, hate needles, love you guys. do i need bloodwork|life is too short for bad coffee and your old website, love the new one
would be better off with the capsules i think, less mess|everybody would be happier if the app remembered my password
theres no point going to the walk in, they send me back to you|nothing helps as much as the 20:1, please restock it
i feel hopeless at tech lol where is the upload button|feeling pretty worthless at golf this year thanks to my elbow
no reason for my visit except the yearly renewal|whats the point of the second questionnaire, i did one
im over it, the flu that is, so im good for thursday|im at the end of my rope with insurance, third denial, can the doctor write an appeal
gas prices are nuts, can we do it by phone|power's out on our street, my phone is low so be quick
smoke from the wildfires has me coughing, is vaping a bad idea now|the smoke alarm went off because of my toast lol, back now
lost in your website|stuck in the snow at the end of my driveway, can we start at 10|got a parking ticket outside your door
someone's at the door brb|oxygen is at 97, all normal, cpap people asked|sugar was 6.1 this morning so im happy|bp 128 over 80 on the cuff
27 weeks along, midwife says all is well, i only want my file put on hold|baby's first tooth, no sleep at all
rash from the new soap, it's fading|my toe nail came off from running, gross but ok|belt buckle sets off my hip lol
bag of gummies arrived melted|the kit you mailed, the whole kit, is it returnable|next stop is the pharmacy, do they have my script
clock change messed up my dosing times|report to the lab monday for my bloodwork right?
i have a spare part for the vaporizer if anybody needs it|problem solved, i found the password
we'd save money with the bigger bottle wouldnt we|wont see my specialist til the snow melts|turning thirty on friday!
no plans past friday so any time next week|please water down the jargon for me|use the picture from my licence
do they cremate vapes lol how do i recycle one|i'm rehearsing for choir on wednesdays|call if it gets worse you said, well it got better
company is over so i'll answer later|changed my mind, i'd like the oil not the capsules
too tired to cook, too hungry not to, munchies i guess|i count my drops out loud like a kid|burned my tongue on tea, the spray stings
punched in the wrong code three times|my daughter is googling strains for me|son says hi he set up the camera|my wife is on the other line
my tenant smokes on the balcony and i get the blame|holding the baby with one arm typing with the other|neighbour's dog howls all night
i am locked out of my account|he took the car so i'm home all day|my boss has my hours wrong
i want to leave my provider and come to you, is that hard|makeup doesnt cover my rosacea, is there a cream with cbd
im pregnant with twins, pause everything please|nurse was lovely, please tell her so|see you monday|the fan in the waiting room is loud
mom packs for florida a month ahead|my friend tried acid in the 70s and has stories|narcan kit expired, where do i get a fresh one
the mushrooms i buy at the market, do they interact|mixed up my tuesday and thursday doses of vitamins
baby tylenol is back in stock at the drugstore, unrelated haha|can i carry mints that have thc on the plane inside canada
ambulance bill came, $240, does insurance pay that|i was in an ambulance last year for a broken ankle, healed fine
please send someone to answer the phone|need an appointment asap for the renewal, it lapses friday|urgent: my document expires today
emergency contact is my brother dave|help with the upload please|its an emergency lol im out of gummies
stopped breathing through my mouth at night since the cpap|cant breathe through my nose, hay fever
my heart skips when i drink coffee, cardiologist says benign|fainted giving blood, happens every time|weak in the knees from the flu
my husband fell asleep mid appointment sorry|he isn't moving to the new place until june|she jumped at the chance to come with me
he's gone to work|they're coming at noon to fix the furnace|lights out at nine for me|too late for today?
rope course with the kids saturday so not then|knife set came free with my blender, no use, anyway hi
gun show weekend, hubby's away, call me on the cell
dropped off my late dad's rifle at the police, his licence was up. what's next on your form|im done with the questionnaire
ready when you are|bye for now|thats it for me thanks|no more questions from me
`)
