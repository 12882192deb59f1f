import { phrasesOf } from './phrases-of.ts'

/** Crises in English as people understate them: in passing, in work talk, in slang, as a question, in two or three words. */
export const CRISIS_EXAMPLES_UNDERSTATED: readonly string[] = phrasesOf(`
put the truck in the machine shed and shut the doors, just gonna let her idle a while and have a nap i wont need to get up from
not one to complain but ive had about all of it i can take and the shells are in my coat pocket
Well I guess this is me signing off. Been a decent run up until Marlene got sick.
no sense feeding a lame horse, thats how i look at myself now, i know what you do with a lame horse
sold the herd tuesday. house is quiet. dont reckon i'll see the auction cheque
told the wife im going to check fences. im not going to check fences|nothing wrong with me a half inch of lead wont fix
Hired man will find me in the morning, I left his pay on the table with a note so he don't go in the barn alone
my chest has been squeezing since i threw bales, arm's gone dead, don't want to bother the ambulance fellas its probably gas
got a bit of blood coming up when i cough, bout a cupful since breakfast, figured id mention it
the saw kicked back, towel's soaked through and im getting light headed out here by myself
rolled the quad, cant feel much below my belt, phone's at 9 percent
wife says my mouth is hanging and i been putting my words backwards since dinner. feel alright otherwise
i survived kandahar but i dont think im going to survive tuesday
the guys i lost are waiting and honestly it sounds like better company than here
been sitting on the edge of the tub with my service pistol since the fireworks started
cleared my locker at the legion, handed my medals to my nephew, i am good to go now
I hear the radio calling contact and I grabbed my wife by the neck in my sleep, she stopped breathing for a second
my husband served in bosnia, he has the gun safe open and he won't let me in the den
perimeter is set, anyone who comes up the driveway tonight gets dropped
third buddy this year. they keep saying check on your buddies. well nobody is checking on me and im next
I no want live, here is no one for me, I do it when children sleep|in my language we say the soul is already left. my body follow today
the brother of my husband he come in my room when husband work, if i tell they kill me
they lock my papers and my telephone and i clean whole day, no pay, if i go out they say they hurt my mother
please my wife she drink the thing for clean toilet, she is burning in mouth
my father he is old, he fall, now one eye is close and he speak like drunk but he not drink
I came with nothing and I owe the men money, they say they take my daughter friday
sorry for english. baby no move inside since yesterday night and there is water with blood
they refused our claim, they send us back to die so i choose to die here, i have bought the rope
my son not eat not sleep 5 day he say he is the prophet and he must cut the evil from his sister
I have looked after him for nine years and last night I measured out enough for the both of us
if i gave mum all of her drops at once it would look natural. i keep coming back to that thought
I slapped her. My own mother. Then I did it again. Somebody needs to take her from me before I do worse
nobody is coming to relieve me so i will relieve myself permanently
I'm her only carer and I've stopped caring whether either of us wakes up
he wandered out in his pyjamas two hours ago, it's minus thirty and we cant find him
the ventilator alarm keeps going and she's grey around the mouth, the nurse line has me on hold
my husband begs me every night to put the pillow over him. tonight i think i will
cant look after him any more so im taking us both for a drive to the lake, the long kind
mum has had the hiccupy breathing since 4 and i cannot rouse her, did i give the patch too soon
took my night pills, forgot, took em again, then again i think. room is spinning bad
read the label wrong. it said 0.3 and i gave her 3. shes five and shes limp
i think i gave dad the insulin twice, hes soaked in sweat and calling me by the dogs name
swapped my heart tablets with my husbands by mistake this morning and now my pulse is 38
put cream on from the pharmacy and had the patch under a heating pad, cant keep my eyes open, breaths far apart
ate what i thought was regular fudge at my nephews, cant stop throwing up and my heart is skipping beats and pausing
i drank out of the wrong water bottle, it had weed killer in it
the little one had the vape juice in her mouth and shes gone floppy and pale
kid licked the fentanyl patch off grandpas arm, hes breathing like a fish
mixed the bathroom cleaners and now i can hardly get air and my eyes stream
took 8 tylenol 3s over the day for my tooth then nyquil and more tylenol, my side hurts and im yellow
my brother is a diabetic and took his long acting and short acting mixed up, hes not making sense
dad doubled his blood thinner all week by accident and hit his head in the tub an hour ago
snorted what i thought was coke, friend dropped right after, hes blue
took mdma and i cant stop shaking my jaw is locked and im burning up 41 degrees
quit drinking cold on friday, now i see bugs on the wall and im shaking so hard i bit my tongue
came off my benzos 3 days ago and just had some kind of fit on the kitchen floor
dopesick and im about to use alone with stuff i dont trust. dont really care how it ends
ive been off my methadone and i cant take it, the bridge is 5 minutes from here
stopped the effexor all at once and my brain says jump every time i pass the window
my son is coming off something, hes seizing on and off and sweating through the sheets
the withdrawals are so bad i have the belt around the closet bar
my husband quit drinking two days ago and now he thinks there are soldiers in the yard and hes got the axe
relapsed. did my old dose like an idiot and im fading, door is locked|hubby nodded off with the needle still in, lips are purple
the cameras in the smoke detector know what i did and the only way to stop the broadcast is to stop my heart
i have to take out the thing behind my eye before they switch it on, i have the spoon
my neighbor put snakes in the pipes, im going over there with the hatchet so he'll take them back
they replaced my husband with a man who looks like him and im not letting the copy sleep tonight
the angel said the roof and i'm on the roof|i havent eaten in 9 days because the food is watching, i faint when i stand
the numbers on the clock tell me when to walk into the river and they're getting close
my daughter thinks the nurse implanted her baby and shes trying to get it out herself
roommate shaved his head and boarded the windows says we all go up together at midnight
my brother hears our dead uncle, uncle says to do the family, he asked me where mom keeps the knives
everyone can hear my thoughts so i have to end the thoughts|God picked me to be sacrificed and i am so ready it is beautiful
he says if i see a doctor he'll know and he'll finish what he started in march
i sleep with my shoes on in case he comes home like that again
he didnt hit me this time he just held the pillow there until i stopped kicking|i say i bruise easy. i dont bruise easy
my boyfriend burns me with the vape when i talk back|hes sorry now but my jaw doesnt close right and i peed blood
he put a tracker in my car and he's sitting outside your clinic right now. please dont let him in
my wife pushed me down the basement stairs and told the kids i tripped. i know how that sounds coming from a man
he's got my inhaler and won't give it until i apologize|she comes at me with the scissors when she drinks, shes drinking
his new thing is driving at the ditch with me and the girls in the car
i got a protection order and he got my new address, theres a truck idling across the road
he shot the dog in front of me and said guess who next
my girlfriend has me by the throat most weekends, i'm bigger than her and nobody would believe it
got out with the kids an hour ago, he's calling over and over saying he has the rifle and hes coming
he makes me do things in bed i said no to and says a wife can't say no|if my stepfather comes in again tonight i'll have to hurt him or me
my mom's boyfriend holds my baby cousin underwater in the tub to make him stop crying
uncle does stuff to me. it happened again sunday. dont tell my dad
my dad says hes going to send me back to be married and if i say no im dead to them, actually dead
caregiver at the home ties grandma to the chair and she's got sores and wont speak
my grandson takes my bank card, last night he pushed me and i think my hip is broke, i'm on the floor
I look at the stairs with her in my arms and see myself let go. I see it every time
everyone keeps bringing casseroles and i keep thinking about which knife
baby would be fine. he doesnt even know my face. my husband can remarry. i have thought it all through
I havent slept since the birth and my daughter's eyes are black like a doll's, she isn't mine, they want me to give her back to the water
had my baby 6 days ago, soaking a pad every 20 minutes and clots like plums
my wife is two weeks post partum, terrible headache, seeing sparkles, blood pressure cuff says 190 over 115
i put the baby in the crib, shut the door and im on the other side of the house because i wanted to throw him
30 weeks and i fell on my belly and now its rock hard and hurts nonstop|i dont deserve to be a mum and im going to fix that today
she wrote a letter to our newborn for when he's 18. i found it under the changing mat. she's taken the car
kinda done. like done done. not posting after tonight|if i catch the 5:40 train itll be in front not inside lol
im so fr rn im gonna unalive before exams|they posted my pics n the whole school saw. i got grammas pills. bye ig
no cap i wrote the note already its in my minecraft world|i starve til i black out and today i blacked out on the stairs and hit my head
ive been carving words into my legs and today i hit something that squirts
my bsf said happy birthday for my next 5 birthdays in one msg and then left the server and her location is the bridge
this kid in my class showed me his kill list and his dads gun on snap. it says monday
swallowed like 40 of my concerta bc of a dare kinda and kinda not|im 14 and the man from the game knows where i live and hes outside
dad found out im gay. hes loading the truck to take me somewhere and he has the belt and hes drunk
my little bro hung a belt on his door n said it was a joke its not a joke|everyones literally waiting for me to do it theres a poll
smoked something at a party, cant feel my face, heart is punching me, my friends left|cant stop the cutting. ran out of arm
I've had my three score and ten and then some. I'd like to go to my rest and I've put by what's needed for it.
It would be a kindness if someone left the gate open for me. I mean to walk out on the ice.
I shan't trouble the clinic after this week. My affairs are in order and my tea will be a strong one.
My late wife sits at the foot of the bed and says come along Arthur. I believe I shall go tonight.
At ninety one I'm in the way. I've stopped my water pills and my heart pills and I'm just waiting on it now.
They want to put me in the home. I won't go. There's a beam in the garage that will hold.
I seem to have had a fall and lain here since last evening, I can't get my leg to go and it's turned outward
My vision's gone like a curtain came down on the right and I can't find the word for the, the thing you write with
I'm afraid I've passed a great deal of black and I'm cold and my heart's all a flutter
the woman in the next apartment, eighty eight, hasn't picked up her paper for two days and I can hear her moaning through the wall
My husband took his teeth out, kissed me, lay down in his good suit and has emptied the bottle.
I find I'm rationing goodbyes. One phone call a day. Today's was the last on the list.|this is my last message, thanks for trying with me
pls pass on to dr mehta that it wasnt her fault|so long everybody, it was mostly nice
leaving my phone on the dresser with the code on a sticky so my sister can get the pictures
im at peace now. i havent been this calm since i was a kid. no more appointments after today please
scheduled an email to go to my mom at 6am. by 6 it wont matter
I've written down all my passwords for my son. He'll know why by suppertime.|ill be with my babies in heaven this time tomorrow
by the time the refill is ready i'll be a picture on the mantle
took the collar off the dog and left the door open so she can get out after
my tools go to the boys at the shop, i labelled every one. nothing left on the list now but me
dropped my fish at the pet store, cleaned out the fridge, paid the hydro. feels good to be nearly there
gave all my records away. when he asked why i said i'm travelling light. didnt tell him to where
put everybody's christmas presents by the door with tags on, in october, because i wont be
signed the house to my daughter today. she thinks it's for taxes
mom boxed up her china, wrote names under each plate, stopped her dialysis and won't say why
he paid back every dollar he ever owed me and hugged me in the driveway for a full minute. he doesnt hug. his phone is off
my sister dropped off her cats, her wedding ring and her car keys and walked away down the tracks
my roommate venmo'd me next years rent and left his shoes on the pier|I can live with pain. what i can't do is live with pain and with me.
the doctor says there is nothing more to try. fine. i have something to try and it only takes once
id saw my own leg off, ive got the saw, i am not being cute|every day on fire. ive decided today is the last one i burn
the maid paperwork takes too long so i'm doing my own tonight
no more waiting lists. by thursday i'll have solved it myself with what's in the cabinet
pain went from 6 to something ive never felt, belly hard as wood, and i keep passing out
my back went and now i cant pee and everything between my legs is numb
leg swelled double and now a stabbing when i breathe in and i cant get enough air
the headache hit like a gunshot, im throwing up and my neck wont bend
foot's gone black and it smells and i've the shakes and a fever and don't know what day it is
tongue's thick, voice gone funny, hives from neck to knees since the new capsules
bit by something in the garden, throat closing, epipen expired|cooking oil went over my arm and chest the skins coming off in sheets
passed out at the wheel, im in the ditch, everythings ringing and theres glass in my neck
smoke alarm went and i cant get to the stairs, the hall is black
been in the heat all day roofing, stopped sweating, cant think straight, legs cramped solid
my daughters asthma, the puffer isnt touching it and the skin sucks in at her ribs, she cant say a whole word
he choked on a piece of steak, got some out, now he cant talk and hes going dusky
my mother stood up and went down like a tree, one pupil is way bigger than the other
he's cold, stiff on one side and making that rattling sound|grandpa got stung a dozen times and hes collapsed by the hives
baby has a fever of 40.5, a rash that doesnt fade and cries like a cat
wife ate shellfish, face like a balloon, she's clawing at her throat|found my husband on the garage floor, the car was running
my son slid under the ice, theyve got him out but he's not answering
friend hit his head skateboarding, he was ok and now he wont wake up and theres fluid from his ear
my kid put a pile of magnets in his mouth and swallowed
i'm going down to that benefits office and ill make sure somebody finally remembers my file number
tell the surgeon who butchered me to check under his car
been following the kid who sold my daughter the pills. tonight he goes home in a bag
my hands went round her neck and i watched myself do it. shes ok. next time?
got a list, got a ride, got what i need under the seat. Thursday is when the manager works late
I fantasize about poisoning the whole church potluck. i bought the stuff today
if my ex shows up with that guy at the rink i'm running them both down
my little brother wont shut up and im scared what i'll do, im holding the bat
that judge gave her my kids so i'm giving the judge something back, in person
i hurt animals to keep from hurting people and its not enough anymore|i put the gas can by the back door of the bar where he drinks
my son got expelled, bought a scope online and hes drawn the floor plan of the school
my cousin texted our family group that we'll all be sorry by sunday and his hunting rifle is missing
I'm not well. I keep hearing that my family should be put out of their misery and I've sharpened things
my husband says before he lets me take the kids nobody will have them|want it dark. want it quiet. want it over|ready 2 go. no tears
cant. wont. bye|knife's warm from holding it|off the meds off the rails off the bridge next|not breathing right|he's not moving
blood everywhere pls|she jumped|he has her in there|pills are in me|too late now i think|rope's up|lips are blue|they're coming in
cant wake dad|help hes choking me|baby wont breathe|i swallowed it|im slipping under|i just crossed the railing|gun's loaded im not ok
she's got a blade and locked the door|arms numb chest heavy|feel my heart stopping|i did something bad to my wrists
left goodbye on the fridge|cant promise ill be here in the morning|i dont feel safe with myself
im scared of what i'll do if i'm alone tonight|feels like something in me already left and the rest wants to catch up
i have been practicing with the rope. just tying it, taking it off. tonight i didnt want to take it off
every time i'm on the highway my hands want to turn into the oncoming|i dont have a plan plan. just the pills and the weekend alone
looked up how long it takes in cold water|how high does a building have to be so you don't just end up in a wheelchair
does carbon monoxide hurt? no reason|how much of my oil plus my sleeping pills would make sure
whats the fastest thing in a normal medicine cabinet. asking for me|if i stop taking insulin how many days
does life insurance pay when it's on purpose, in ontario, asking because i need to know by friday
would anyone get in trouble if i used your medication to do it? id hate for the nurse to get in trouble
do you keep my file after i'm dead or does my sister get it, it'll be this week
if a person takes 60 of the 10mg ones and lies down do they just sleep
ever think the world did fine before you and will do fine after? im after|i feel like a ghost that forgot to leave. correcting that
the kids have their dad. the dad has his new wife. i have a garage|nobody's home til sunday so sunday they'll know
im a net loss. ran the numbers. policy clears two years in november|last cigarette, last beer, last text. funny it's to you
it's decided so dont try. just cancel the delivery|i keep asking the lord to take me in my sleep and he keeps me, so
would not mind the cancer coming back, not treating it this time, already told nobody
the drive home was all i could do not to close my eyes and let go of the wheel|i took the screen out of the window. 11 floors
on the phq i put 0 but the truth is it would be 3, every single night, and last night i nearly
the crisis line put me on hold so im telling you instead, i dont think i can make it til morning
they let me out of the psych ward today and i lied to get out|my attempt last week only made me throw up. got something stronger now
this time there's no one home to find me|she'd had her stomach pumped in june and i found her stash again today, bigger
my buddy says hes "going fishing" but its november, he left his rod, and his note said dont wait up ever
my student emailed me a poem about her funeral with a date on it, the date is today
husband's been staring at the wall, asked me which suit i like on him, for laying in
my aunt is refusing food so she can go be with uncle joe, she's so weak she can't lift her head
my patient on the phone says the chair's under the light fixture, what do i do
coworker hasn't shown, sent a heart to everyone on the crew, his ex says he bought a rope
my dad parked on the train crossing and isnt answering
nan poured her morphine into her tea, she's asleep but her breath comes once in a while
my husband took off into the bush with a bottle and no coat after he told the kids be good for your mom
gas smell all through the house and the baby is sleepy|house is on fire we're upstairs
got a shock off the panel, my heart wont settle and my hand is burnt black|tree came down on my husband, he's pinned and pale
went through the ice on the sled, got out, can't stop shaking, now i feel warm and sleepy|tractor tipped on my dad
carbon monoxide thing is screaming and we all feel sick|been out in the snow 3 hours lost, my feet are white and i cant feel them
someone just broke in, im in the closet|im being followed home right now|oxygen reads 79 on my finger thing
sugar is 1.9 and he wont drink the juice|ketones are purple and im breathing funny and throwing up|water broke at 27 weeks
cord is hanging out|baby is coming and we're alone in the truck|newborn wont feed and feels cold|my three week old is burning up
rash that looks like bruises and shes hard to wake|neck stiff, fever, light hurts, cant stay awake|bone is sticking out of his shin
nail gun went into my chest|hand's in the snowblower|thumb came off in the splitter|barbecue blew up in his face
eye is hanging wrong after the fight|belt's on the doorknob|i have the bag and the tape|windows are taped and the hose is on
the kit is on the table, the whole kit|chair, rope, quiet house|this is my stop, im getting off
my clock's run out and i'm the one stopping it|going home to jesus ahead of schedule|time to report to the boys on the other side
i am the spare part. throwing it out|problem solved this weekend (im the problem)|youd all save money if i wasnt here to feed
i won't see the snow melt|i wont turn thirty|not planning past friday|theres no me in any of the plans for spring
dont water my plants after sunday just toss them|use the picture from the lake for the paper
do they burn you or bury you if theres no money, need to know by saturday|will my body be sent home to manila if i jump here
i am rehearsing it in my head like a recipe|i tried the knot. it holds
the nurse said call if it gets worse. it is worse. i have the blade to my arm|talk me out of it, somebody, anybody
just keep me company until it's done|changed my mind please help i took them already|too scared to do it, too tired not to
i keep the bottle beside me and count them to calm down|i want out of this body and not in the fun way
hurting myself is the only quiet i get|burned myself with the curling iron on purpose again
i punch the wall until something breaks and tonight i want it to be my head|she is eating nothing and hiding razors in her phone case
daughter's googling how many advil|son said dont look in the shed|my wife is on the wrong side of the balcony rail
my tenant texted me sorry about the mess and where to find her|he is holding our kid and a knife
my neighbor is beating his wife i can hear her begging|grandpa's caretaker locks him in without food
my foster kid has belt marks and won't go home|i am locked in the bathroom and hes kicking it|hes got me by the hair help
he took the car seats out and said the next drive is our last|my pimp has my id and he beats us
they make me work and dont let me leave, one girl is bleeding|i need to leave my husband without dying
how do i cover finger marks on my neck|he says no one would look for me|im pregnant and he kicked me in the stomach
i hit my girlfriend and she isnt getting up|there's poison in the coffee i made for him|im outside his work with the tire iron
ill make that nurse beg|the school will remember me monday|i cant stop thinking about pushing someone on the tracks
the voice says the baby is the devil|they told me through the fan to drink the bleach
my thoughts are being pulled out with wires and i have to cut them|i am dead already, the body just needs to lie down in the river
mom hasn't slept in a week and is packing for heaven|he's talking to nobody and boiling water to clean us
my friend took acid and is trying to jump out the window|shot up and it felt wrong, chest is burning|used alone, feeling heavy
narcan twice and still nothing|she drank the whole mickey and the pills, she's snoring weird
ate a death cap i think, puking since midnight|drank windshield washer|mixed up my moms heart drops with eye drops and swallowed
gave the baby adult tylenol three times|put ten clicks of insulin instead of two
took moms warfarin thinking it was my vitamin all month and i have bruises all over|double dosed my digoxin and everything looks yellow
inhaled the pool chlorine|child drank lamp oil and is coughing|he ate my whole tin of mints, the 10 mg ones, he's four and drooling|sos
send someone please|cant talk he's here|i need an ambulance|i lied on your form, it's every day|give my slot to somebody who is staying
save your appointment for the living lol|tell whoever finds me the stove is off|you can read about me in the obits
ive had a good run, the shotgun does the rest|my wife hid my guns but i found the key|toes over the edge right now
the water looks calm from up here|pulled over on the highway looking at the guardrail|parked by the lake and not driving back
worth more to them as a cheque|she'll be better off a widow|my obligations are finished, my chair is empty after tonight
uninstalling myself|three bottles of wine and one decision|any dose that makes it quiet forever?|what's the least painful way to go
how long does it take to bleed out|can i get enough from you to not wake up|i should have died in that accident, fixing it
i quit eating and my pills. letting it go|i crossed the street with my eyes shut hoping|im one bad day from the overpass and today was it
nobody would come looking till the smell|i want my mom and she's dead so im going to her|lost custody, lost my job, lost my reason
the debt dies with me so|im a coward for living and tonight im not a coward|i said goodbye to my kids and they thought it was bedtime
if i fall asleep in the snow does it hurt|whatever happens later, thanks for being nice|dont save me this time
every knife in the house is talking to me|i feel unsafe around my own medication|i keep choking myself till i see black|bit my arm open
scratching till it bleeds because i deserve it|eating only ice, heart is skipping, 82 pounds
i drink til i forget and tonight i want to forget to breathe|my niece takes my bank book and feeds me once a day
he cut the phone line, this chat is all i have, he's back at five|my nurse touched me under the blanket
she's withholding my oxygen til i sign|he locks the fridge and the door|my brother says hell shoot her when she gets home from work
my ex says he'll take the kids where i never find them, alive or not|the man i rent from comes in my bed|dad put a cigarette out on me
my parents are putting me on a plane to be married friday, took my passport|i stabbed someone|i could jump with the baby in my arms
god told me to lay my son on the altar|i have the code, i must die at 11:11|my parents were swapped and the new ones must go
i can fly, going up on the roof now|cutting the phone wires so they stop whispering burn them|resp rate 6 and pinpoint pupils
gave the baby my syringe instead of hers|toddler pulled the kettle over himself|scalded my kid in the tub
my daughter wont stop bleeding after the tooth|leg is white and cold as a fish|coughing up pink foam
tearing pain straight through to my back|three guys down in the tank, fumes|hit by a car, cant get up|stabbed in the side|been shot
my throat is closing, peanut, pen is expired|no pee for two days, swollen, muddled|the baby just moans|blue round the mouth
she's twitching and her eyes are rolled back|he fell off the roof and there's blood from his ears
grandma was outside all night, stiff and mumbling|kid's lips are grey after the candy
everything went black twice and my heart is fluttering like a bird|sugar over 30 and he smells like nail polish
vomiting green, belly like a drum|cant see out of my left eye since a minute ago|one side of his smile is gone
it's every pill in the house and i ate it
`)
