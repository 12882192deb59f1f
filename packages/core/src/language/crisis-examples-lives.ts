import { phrasesOf } from './phrases-of.ts'

/** Crisis in English by the life it comes from: school, farm, service, ward, road, prison, a new country, a new child. */
export const CRISIS_EXAMPLES_LIVES: readonly string[] = phrasesOf(`
literally no one would care if i unalived|i have a note in my phone titled sorry|my mom took the blades but i have one in my phone case
everyone in the group chat told me to jump so ok|i failed and my dad is going to kill me so ill do it first|i cut and it wont close
took all my adhd meds at once|i swallowed a bunch of moms pills and now im scared|i dont want to turn 16
i cant come out so im checking out|my parents said id burn in hell so why wait|my ex leaked my nudes i want to disappear for real
school on monday isnt happening, neither am i|im hiding in the bathroom at school with a blade
crops failed, bank is taking the farm, rifle is in the truck|sold the herd, nothing to get up for, ive got the rope in the loft
the old dog died and im following|i'm 82 and i've put by enough tablets to see me out|the wife is gone and i mean to go too, this week
doctor says six months, i say tonight|had a good run, the 12 gauge will do the rest
i shall not trouble you again; i've made my preparations|kindly inform my daughter; i shall be dead by morning
at my age one may choose, and i've chosen tonight|i cannot abide another winter and i do not intend to see one
tell the boys the combination is taped in the drawer, i won't be needing it|saw too much over there and i want it off
cant sleep, see their faces, pistol on the table|22 a day, put me down for today
lost three buddies this year to suicide and i get it now, im next|safety is off
i put the barrel in my mouth last night and only the dog stopped me|my wife hid my guns but i found the key
sir i do not want to be alive anymore|pt states she has a plan and means at home|client just disclosed intent to die tonight
my client is actively suicidal and left the building|resident found unresponsive in room 4|patient of yours, resp rate 6, pinpoint pupils
diaphoretic, crushing substernal pain, ambulance not here|homecare here, mrs is cyanotic and wheezing
psw here, he is slurring and left side is weak|pt took 40 of her zopiclone an hour ago|no good english. husband hit me much blood
i am scare he kill me and children|my heart pain very strong sister help|baby no breath|father fall he no talk|i drink poison please
i not want live in this world|they take my paper and lock door|please madam he come with knife|my wife cut hand vein
my boy eat all medicine|chest big pain cannot stand|she sleep no wake since take pills|in my country they kill me, here i kill me
god forgive i finish my life today|soooo drunk and the bridge is right thrre|drunk n holding a knife to my arm lol not lol
drank a 40 with all my oxys|im wasted and got my keys and i hope i hit a tree|cnt feel my face drank too mch n took the xans
goodnite forevr|sry for evrything bye|i luv u all bye|ths is it|its my time|no1 will miss me
pulled over on the 401, thinking about the guardrail|next transport im steering into
been behind the wheel 14 hours and i want to aim for the rock cut|tell dispatch to pick up the rig, i wont be in it
chest is squeezing and im doing 100 on the highway|passing out at the wheel
the ancestors are calling me and im walking into the lake tonight|another one from our rez hung himself and im next
my granddaughter has a rope in the shed|he took off into the bush with a gun and no coat
nurse isnt at the station and kookum is not breathing|baby wont stop crying and i want to throw him|i picture dropping her down the stairs
i shook her and now she wont open her eyes|im a terrible mom theyd be better with me dead
i havent slept in a week and i hear her crying when shes not even here and a voice says make it stop
my milk is poison i have to save the baby from this world|two weeks after birth and my leg is swollen and i cant breathe
soaking a pad every ten minutes|headache, flashing lights, 34 weeks, hands swollen
i cant care for him anymore, i thought of putting the pillow over both our faces|i gave mom extra morphine so she'd stop, what now
i could end it for both of us, dads in so much pain|i mixed up moms pills, she got dads heart ones and shes dizzy and grey
moms feeding tube is out and shes choking|mum swallowed her dentures i think shes choking|he wandered off in minus thirty with no coat
my husband isnt answering and the garage light is on|he said take care of the kids and hung up
he drove off and turned off his phone after saying sorry for everything|she left her rings and wallet on the counter and walked out
my wife is standing on a chair in the basement and wont talk|he kissed us all like it was the last time
my boyfriend sent a picture of a rope|my girlfriend sent a pic of pills in her hand|he keeps saying soon it will be over
she said i wont have to worry about her after tonight|he asked me who would take the dog if he died tonight
my partner cut his wrist, towel is red|found him in the car with the hose|my kid said she has a plan
my 11 year old tied a belt to the door|my son posted goodbye on instagram|my daughters friend called to say she took pills
my boy climbed on the school roof|my teenager smashed the mirror and has a piece of it
my daughter wont come out and the water is running red|my little one has a bead stuck and is choking|my daughter is blue after a seizure
my newborn is grey and floppy|my toddler fell on his head and vomits|toddler pulled kettle on himself|hot oil on her arm and chest
kid stuck a fork in the outlet and is twitching|he drank the windshield fluid|she ate the mushrooms from the yard
he got into grandpas heart pills|i regret to inform you that i have resolved to end my life
i write to you with calm: the means are at hand|one tires of breathing; i intend to stop
my affairs being in order, i shall depart this evening|permit me to say farewell, for i will not see the morning
i have concluded that death is preferable|this is not a cry for help, simply notice that i am leaving life
rational people may choose death and i have|i am of sound mind and tonight i die
ok so im just talking here um i took i dont know like thirty of the blue ones and now the room is going around
hey its uh my chest its really tight and my arm feels funny and im by myself
um yeah hi im on the overpass and i dont really know what to do|can you hear me he is in the next room and hes got the gun
i fell i think my hip is broke and i been here since yesterday|my wife she cant talk right her mouth is all crooked
uh i think i had too much of the stuff and my heart is going like crazy
so i been thinking im not going to be around much longer like on purpose|i dont know who to tell but i have the pills in front of me
the lord told me to lay isaac on the altar|i must be washed in fire|i have to cut the demon out of my arm|it is written that i die today
i prayed for death and tonight ill answer it myself|satan wants the children and i have to send them to god first
my sin can only be paid in blood|HELP MY WIFE IS NOT BREATHING|SOMEBODY HELP HE HAS A KNIFE|I TOOK TOO MANY
I CANT DO IT ANYMORE IM JUMPING|MY CHEST OMG|HE SHOT HER|SHES UNCONSCIOUS HURRY|BLOOD EVERYWHERE PLEASE|MY BABY ATE THE PILLS
GUN IN THE HOUSE HELP US|got out of jail and first thing im doing is finding the guy who put me there, got a piece
parole guy gonna get stabbed|he touched my daughter and im on my way to end him|im looking at the neighbours house with a gas can
someone is getting cut today|he wont be breathing by tonight|ill drag that doctor out of the car
youll be sorry when i come through that door with my shotgun|gonna make the news at that pharmacy
she laughed at me, she wont laugh with a knife in her|i cant stop thinking about strangling her in her sleep|i bought ammo and a mask
the cameras in my teeth are recording and i have pliers|they replaced my family with copies and i must remove them
my thoughts are on the radio and they say tonight is the night to jump|the pills are spying so i took them all to shut them up
the man on tv told me to walk into traffic|my hands arent mine, im going to cut them off|i am the chosen one and must drown to rise
everyone on the bus wants to kill me so i brought a blade|it whispers burn them burn them|pain 10 of 10 and im done, shotgun is out
the pain won, im leaving|ive begged three doctors, ill fix it myself with the whole bottle|cant sit stand or lie, i want a bullet
if the refill is denied again theres a bridge by my house|you cut me off and now im cutting me off
spine is screaming and so is the voice that says jump|no pills no life, goodbye|legs just went numb and i lost my bladder
back pain and cant feel between my legs|chemo number nine, no more, im taking the stash tonight
the cancer is back and i wont go through it, ill go my way|i have saved up my hydromorphone for this|fever after chemo 39.5 and shaking
bleeding from my port|neck vein swelling and cant breathe|hospice nurse is late and i took double to make it end
owe 90 grand and the only way out is the insurance|lost it all at the casino, on the bridge now|creditors at the door, noose in the attic
ive ruined us, my wife will be better off a widow|they fired me and i have nothing, goodbye
evicted today, sleeping in the car with the hose ready|wife took the kids, court took the rest, im taking me
my business is dead and by tonight so am i|roommate is face down and snoring weird|guy next door is yelling hes going to gas himself
theres a woman on the ledge across from the clinic|man collapsed in your parking lot|someone in your waiting room just passed out
lady outside is having a seizure|my employee locked himself in the office with pills|my student handed in a suicide note as an essay
my uber driver is slumped over|my tenant hasnt come out in a week and there was a note|i took my neighbours methadone
i chewed my fentanyl patch|took oxy and drank and now im breathing slow|my pupils are tiny and i keep nodding
i mixed my meds up and took the week|i did too much and my left arm hurts|bad batch, whole house is down
i smoked something that wasnt weed and im seeing dead people|i dabbed too much and passed out twice
cant stop puking from weed for two days and im fainting|ate a cookie not knowing and im driving and everything is melting
my elderly dad ate two of my gummies and fell and is confused|i gave my kid the wrong bottle, it was my thc oil
dog and baby both got the gummies, the baby wont wake|throat feels like its shutting after the new gummies
lips tingling and swelling after your oil|rash all over and cant swallow since the capsule|wheezing since i vaped and coughing blood
vaped and my lung popped i think|stabbing chest and cant breathe in|heart flutters then stops then bangs
i went grey and dropped in the kitchen and my chest still hurts|woke up on the floor with my tongue bit
arm went dead and i cant find words|eye went dark like a curtain|stomach pain so bad im screaming|cant pee for a day and belly is huge
leg swelled double and its hot and im breathless|i cant wake up properly and my skin is yellow|sugar reads HI and im throwing up
sugar 1.9 hands shaking cant see|pump failed and im so thirsty and breathing fast|asthma bad, one puff left
drank from the wrong jug it was antifreeze|mixed bleach and ammonia and my lungs burn|fumes in the shop, two guys down
trapped under the garage door|hand in the auger|nail in my eye|dog tore my throat|fell through the roof, cant feel my legs
`)
