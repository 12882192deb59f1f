import { phrasesOf } from './phrases-of.ts'

/** Crises as younger people, newcomers, new parents, people who text, and those who cannot sleep might put them in English. */
export const CRISIS_EXAMPLES_YOUNG: readonly string[] = phrasesOf(`
i want to die|honestly i just dont wanna be alive anymore|im gonna kill myself tonight
Going to end it after my shift. Just so someone knows.
I am planning to commit suicide. I am stating this literally, it is not a figure of speech.|kms and no this isnt a joke for once
idk how to say this but i cut myself again and it wont stop bleeding|I want to finish my life, sorry for my english
i have the date picked out|my roommate says she's going to kill herself and locked the door
Baby is 5 weeks old and I keep thinking they'd both be better off without me around|gave my cat to my sister. everythings sorted now
lol so who gets my ps5 when im gone, serious question|by the time anyone reads this it wont matter
ty for everything you guys were nice to me. bye|I finished all my exams so there is nothing left I have to stay for
i wrote letters to my mom and my brother. i just have to mail them
Can you cancel all my future appointments, I won't be needing them. Or anything.|what if i just didnt wake up tmrw, that would be so nice
I have calculated that my family's expenses decrease if I am no longer living. I find this argument convincing.
cant do another night of this. cant. i mean it this time|walking home over the bridge and i keep stopping
I'm just so heavy for everybody. they'd breathe easier|took like way more of the oil than it says and everything is moving
my bf ate the whole pack of gummies and i cant wake him up|He is breathing but very strange and he doesn't answer me, what I do
chest is tight and my left arm feels weird idk if its the weed or what|My husband suddenly he speak not clear and one side of face is down
my toddler got into my gummies shes floppy and wont open her eyes|i took all of my sleeping pills and now im kinda scared
wifes lips are blue pls help|He took my phone and my passport, I write from work computer. I am afraid to go home today.
im in the bathroom with the door locked and hes still yelling|my partner keeps my bank card and I can't leave the house unless he says so
she hit me again last nite and said next time itll be worse
There is a voice and it instructs me to hurt my roommate. I do not want to do it.
the tv has been talking about me for 3 days and it says i have to go out on the balcony
i havent slept in 5 days and i know now that my parents were replaced|I'm scared of what I'll do to the baby if he doesn't stop crying
im gonna hurt him. my manager. im not kidding i cant think about anything else
I keep imagining shaking her and I had to put her down and walk out. I dont trust myself
my brother has a gun in his room and he posted goodbye on his story|my friend texted "take care of my dog" and now shes not picking up
drunk af and sittin on the ledge its kinda pretty up here|ive got the pills lined up in front of me rn
someones following orders from the radio and its my son. he's got a knife in the kitchen|no point in refilling, i wont be here by friday
just wanted 1 person to know i tried really hard|I do not see myself existing after this semester.
everyone would be sad for like a week and then its fine|My mother-in-law does not let me out, she lock the door when all go to work
throat closing after the new oil cant breath good|my lips and tongue are swelling up since i took the capsule
been throwing up for two days cant keep water down, now im confused and my heart is racing crazy
I fainted twice today and there is blood in my stool, lots
idk what i took at the party but i cant feel my legs and my heart is doing smth weird
she mixed the drops with her pain meds and wine and now she's snoring weird and i cant shake her awake
i burn myself when the shift ends. its the only thing that works|started cutting again, legs this time so nobody sees
Every night I pray I do not open my eyes in the morning.|what's the most of this stuff a person can survive. asking cause i dont want to
would it hurt if i took everything you guys sent me at once|is there any dose that just makes it quiet forever
I said goodbye to the kids a little longer tonight
Nobody needs to call back. I just wanted somebody to have it written down that it wasn't their fault.
sold my car, closed my accounts, feeling really peaceful actually|haha what if i just drove into the other lane haha. no but really
im done being a problem. tonight it gets solved|I am already dead in my head so its only the body left now
please dont send anyone, its already decided|my gf says if i leave she will kill me and i believe her
He said he'd find us wherever we go. We are in the car, me and the kids.
he put his hands around my neck yesterday. i'm ok but my voice is gone|my dad is gonna beat me when he sees my grades im scared to go home
hes been drinking and he's breaking stuff, kids are in the closet w me
they are in the walls and if i dont get them first they get my daughter|God told me that I must send my son back to Him today
my sister hasn't slept for days, says she is chosen and wants to walk to the river to be reborn
i feel like im gonna do something really bad to my ex tonight
I have thoughts of hurting people on the bus. I am asking for help before I act.|got a knife in my bag for tmrw. he wont bully me anymore
i want him dead and i know where he parks|havent felt the baby move since yesterday and im bleeding
Worst headache of my entire life came out of nowhere, and I can't see properly on one side
my arm went numb and i cant find teh words wrigt|diabetic, sugar is 31, breathing fast, so sleepy
she had a seizure and then another one and hasnt come back to herself
grandpa took my oil thinking it was his cough syrup and we cant get him to sit up
took double my antidepressants and some of the oil, shaking and sweating, cant stop twitching
i drank something from under the sink an hour ago. regretting it|swallowed a bunch of stuff. my stomach is on fire. idk who else to text
3am again. the thoughts about ending it are louder than usual|I'd rather be dead than go back to that house
life isnt for me. i gave it 27 years thats plenty|im so tired not sleep tired. tired like done
Is it normal to plan your own funeral playlist and feel relieved
my insurance pays even in the case of suicide after two years, right? It has been two years.
there's no tomorrow in my calendar. i looked. its blank and i like it blank|kinda drunk. kinda want to not exist. mostly the second
wanna sleep n never wake up n nobody cn stop me|I have a plan to kill myself on Sunday. I have told no one except this chat.
thinking abt suicide every hr since the breakup|I think about to hang on, but also to let go for always. Today more to let go.
tonight i stop being a burden to my husband and this baby|yes i'm suicidal. yes right now. what happens next
I tried to kill myself yesterday and nobody noticed|my cousin tried to end his life an hour ago and won't let me call
i've been hurting myself since the baby came, on purpose|u can delete my file, wont be around to use it lol
i left my keys and my wallet on the table so they dont have to look for them
who do i ask about leaving my stuff to my little brother, i'm 22 and not sick|I forgave everyone today. It's a good last day.
the world has been nice. i've overstayed|if i disappeared at sea would they even notice before payday
hey bot u ever feel like the train is calling u|been standing at the platform for an hour letting trains go by. idk which one
I came to this country with big dream, now I only bring shame. My family is better with the life insurance.
not asking for help just company till its over|dont worry ill be out of everyones hair soon
my wife thinks im at work. im parked by the lake. i dont think im driving back
what would happen to my kids if i wasnt around, like custody wise. need to know by tonight|I have decided there will not be a Monday.
its weird how calm i am now that ive decided|can someone tell my mom i love her. i cant do it myself she'll hear it in my voice
this is my last order haha. like last last|I'm scared to be alone with the pill bottle
hid the knives from myself today but i know where they are|keep looking at the meds and counting. 34. 34. 34|i don't trust myself tonight
please can somebody take my bottles away from me, i'm not safe with them|i took 5x cause i wanted everything to stop. still not stopped
Took my whole month of meds. Feeling sleepy. Is it painful|hubby took his oxy and a ton of ur oil now his breathing is like every 15 secs
she won't wake up. i tried water on her face. she's 23|my roomate is gray and gurgling omg
He inhaled something at the job and now he is falling and speaking nonsense
2 yr old ate the edible. hes wobbling and cant hold his head. 911 or wait??|my kid chewed on the vape cartridge and is throwing up nonstop
took something off a guy cause i ran out and now my chest is pounding n i cant see straight
friend OD'd i gave naloxone and shes still not really waking
pressure on my chest like somebody sits there, sweating cold, also my jaw is hurt
my dad's holding his chest and says its gas. hes grey. its not gas right|heart going 190 for an hour and im gonna pass out i think
his words r all mush and he cant lift the one arm|i suddenly cant see out of my right eye and my face is numb
can't catch my breath since the long drive, calf is swollen and now my chest hurts
pregnant 34 wks, seeing spots, huge headache, hands swollen, alone|baby has fever of 40 and is limp and not feeding
coughing up blood, quite a bit, idk if vape or what|hit my head at work and now i keep throwing up and cant remember the drive home
hives everywhere and i feel like theres a rope in my throat after dose|my epi didnt work and my face is huge
If I go back tonight he will finish what he started. That is his words.
my bf tracks my phone so ill delete this. he hurts me. idk what to do|is this private? my husband reads everything. i need to get out
He keeps my PR card and says if I talk to police I'm deported. He hit me three times this week.
my girlfriend gets physical when she drinks and im a guy so who would believe it
i get an allowance. i have to show receipts. last time i was short he locked me in the basement|my stepdad comes in my room at night
someone at home is touching my little sister|My husband force me in the bed. I say no. He is husband so I don't know if it counts.
he killed my dog and said i'm next|mom's caregiver ties her to the chair, i saw it
my roommate wont let me leave the apartment he took the keys and im scared|i can hear him coming up the stairs i gotta go
hes at the door again theres a no contact order and hes AT THE DOOR|my son shoved me down the stairs and he's still high and angry
they're saying do it do it do it since this morning. the voices. so loud
The voice is not mine. It gave a deadline of midnight. I do not know if I am permitted to disobey.
there's a chip in my arm and im getting it out tonight|the neighbours are pumping gas through my vents, im gonna go over there and end it
My husband believes I poison his food since he started smoking more. He has not eaten 4 days and he sleeps with a hammer.
my gf is convinced shes already dead and keeps asking me to bury her
i know what i am now. i'm the flood. everyone has to get out of the building
my brother thinks he can fly, we're on the 9th floor, he took a lot of concentrate
since the dab ive been seeing demons on my kids faces and i locked them in their room
i'm going to make everyone at that warehouse pay. tomorrow. morning shift
I wrote names on a list. I keep adding to it. I'm frightened by the list.|if she takes my son from me ill take us both out
the baby won't quit and i just had this flash of throwing him. i'm in the hallway now crying
i might snap. i really might. my hands are around a bat rn|i need somebody to stop me from going to his place tonight
I will burn the house with him inside, I am finished to be patient
my husband says hes taking the kids somewhere "where nobody has to suffer". please what do i do
classmate said don't come to school tmrw. he's got his dad's rifle. who do i tell
my mom keeps saying she wont be a bother much longer and gave me her rings
My friend cleaned whole apartment, gave me his plants, and hugged me too long. Now phone is off.
my bro posted a black square and "thx for the memories" and hes not home
found a note in my daughters backpack, i cant breathe, she's not at school
my husband's been weirdly happy after months of dark, he updated his will and he bought a rope. am i paranoid
she said "by the time you're off shift it'll be done" and hung up on me
My colleague said he wants to step in front of a truck. He does not joke usually.
my bestie is cutting really deep and made me promise to tell nobody|partner hasn't come home, left his phone, left his ring
idk if this counts but my boyfriend keeps loading and unloading the gun and crying|wnna die so bad rn
I want to be dead. That is the whole message.|gonna off myself if one more thing happens and it just happened
goodbye everybody, ive taken what i needed to take|I do not wish to live. I have tried to find a softer sentence and there isn't one.
im not ok. like actively suicidal not ok. pls dont close chat|my brain keeps saying kill yourself kill yourself n im starting to agree
Sorry for disturb. I want to kill me. Is there somebody who can talk?|relapsed on self harm, need stitches prob, not going to er
hit my head on the wall till i saw stars. did it again today. worse|i dont eat on purpose, 11 days, waiting to see when it gets me
I have scratched my arms until they bleed during the meltdown and I cannot stop.
feels like im already a ghost so might as well make it official|can a person just... decline the rest of it
baby deserves a mom that isnt me. her dad knows how to do the bottles now. hes got this
taught my gf how to pay all the bills today so she'll be alright|whatever happens tonight thanks for being kind in the chat last week
did my last shift. told everyone bye like i meant it. i meant it|My parents will have less cost. I am only expense. I think is time.
Who will notify my employer in the event of my death this weekend?|i keep rehearsing it. like the steps. its soothing
nothing tastes like anything and i dont see the point of making it to spring|i dont have a future i have like an hour
3 bottles of wine and a decision lol|wrote my roommates a cheque for the whole lease so they wont be stuck when i'm not there
i put the good sweaters in bags with peoples names on|my grad photo can be the one they use
oh sure, i'll "reach out". and then what. i'll be a statistic w good penmanship by tuesday
great news for everyone, the problem (me) is removing itself this weekend|tell dr whoever i said no hard feelings. she couldn't have known
I feel the balcony calls me. I moved my chair away from it two times.
if i sleep i'll wake up and it'll still be this. i cant let there be another wake up
been up 70 hrs, the only thing that makes sense is not being here|The world functions correctly without me. I have verified this.
my little man's first birthday is in may. i recorded him a video in case. i think im not gonna make may
theres an easy way out and it's in my medicine cabinet and i keep opening the door
no one's checked on me in 6 weeks. doubt they'll check on sunday either, so that's the day|i cant promise i'll be safe tonight
I am afraid of myself when the house gets quiet|my hands r doing stuff my head doesnt want, theres blood, im not sure what to do
i keep taking more and more so i can be gone for longer. today i nearly didnt come back
ate 6 of the 50s cuz i couldnt feel em. now i cant move my arms and im seeing stuff, alone
I took the medicine of my wife by mistake, the heart one, four pills, and I feel my heart is slow
mixed xans w the oil and vodka n im so heavy like my chest forgets to go up
My flatmate drank the whole bottle of tincture for a dare. He's twitching and not answering.
gave baby the wrong syringe. it was mine. oh my god it was mine. what do i do
idk how many she took the blister packs are all empty and shes slurring
sister took a pile of tylenol 'to make a point' and now says shes fine. is she fine
I drank the cleaning liquid, it was in water bottle at work, my mouth is burn
CO alarm went off and we all have headaches and my wifes passed out
fent test came up positive after he already took it. hes nodding off hard|my gf is cold and sweaty and i cant get her to talk
her eyes are rolling back, she only had one cookie???|why is his snoring like bubbling. he wont wake when i pinch him
elephant on my chest, tingly fingers, 38 y/o, prob nothing right
chest squeezing every time i climb the stairs today and now its not stopping even sitting
my mom is talking gibberish and shes dragging her foot, it started 20 min ago|suddenly cant feel left side of my body, typing w one hand
face droopy. boyfriend says i sound drunk. i havent had anything|he had a seizure in the shower, never had one before, still confused
Sharp worst pain in the belly right low side, fever, I can't stand up.|bleeding thru a pad every 15 min since the birth and im dizzy
stitches from my c section opened up and somethings coming out|my son got stung and his lips r huge he's wheezing
asthma is bad puffer isnt doing anything cant say full sentences
throwing up like crazy from weed for a week, cant pee, passed out in the hall
been outside locked out in -30, cant feel hands and im getting sleepy|blood sugar 2.1 and im alone and shaking cant find juice
stiff neck, fever 40, light hurts, purple spots on my legs|insulin pump ran out yesterday im breathing weird and puking
my wrist. i went too far. there's a towel on it|I can not tell where I am. My words are not coming out in the right. Someone
he reads my texts. if i write "pickup" pls call the police to my adress|my bf says if i ever leave the baby stays and i go in the ground
My brother found out about my boyfriend. My family will kill me, is real, not joke.
parents are booking me a one way ticket to get married, took my passport. flight is friday
he pushed me when i was holding the newborn. i'm hiding at the laundromat
i'm not allowed to have my meds. he keeps them and decides if i behaved
she scratches me, throws plates, says shell tell cops i did it. i sleep in my car
Home is not a safe place. I am at the library and it closes at 9. I do not know where to go after.
i flinch when the garage door opens. last night he broke my finger|how do i hide a bruise on my neck for a video appointment
i dont get to choose when i sleep, eat or talk. he put cameras in every room. i think he'll kill me one day
my boss at the farm keeps our papers and we cannot leave the house at night. He touch the girls.
neighbour screaming again and there's banging, then it went silent. kids live there
my stepmom locks the fridge and my brothers room from outside, he's 9
auntie's son takes grandma's pension and hits her, shes scared to talk on the phone
the angel in the lamp wants my blood and I think I'm going to say yes|voices r back. they want me to walk into traffic. im tryna be good
i stopped my meds bc theyre poison and now its clear who has to be punished
My coworker came in barefoot saying he is the messiah and that the line supervisor is the devil to be removed
i know you're in on it. the clinic. i'm coming down there and you'll answer for it
they swapped my baby. this one's not mine. i need to put it back where it came from
everyone on the bus could hear my thoughts so i got off on the highway, im walking in the lanes
the mirror guy says hurt the cat first then the man. im hiding under the desk|i have to die its the only fair thing
Please, I am thinking suicide. I don't know the number to call in Canada.|not gonna be alive for my 20th bday, made sure of it
tn im doing it. no one talk me out|suicidal again. third night. called in sick so i could do it undisturbed
I will take my life after I finish feeding the cat.|everythings loud and i just want a permanent off button for me
i tried last month. i'm gonna try again and not fail|cutting isnt enough anymore
punched the glass. on purpose. felt good. scared of how good|sooo drnk. wrte my note. speling is bad lol mom wil be mad
i'm on the roof of res. its nice. idk|mum thinks i'm napping. i'm writing to u instead of her cause you wont cry
Would the clinic be sad or just close the ticket if I stopped existing?
you know when ur the extra piece in the ikea box. thats me. throwing it out
i cancelled netflix, spotify, gym, my phone's next. then me i guess|uninstalling lol. not the app
its ok if you cant help. i wasnt rly looking for help just a witness
I paid all my debts and sent the rest to my mother in Lagos. There is nothing left I must do here.
I have arranged the care of my fish. My obligations end at 23:00.|they'll cry for a bit and then theyll get the room back
baby's crying, im crying, and the window is open. i keep looking at the window|everyone says it gets better. i'm not staying to check
if theres a reason to be here in the morning i can't find it, ive looked everywhere|how long till they'd find me u think? i live alone
do you have to disclose to family how someone died. for after
dont tell my husband what i'm about to say. i think about leaving the world not him
i want to be w my dad. he passed in june. i think i'll go see him tonight|My son died. I go to him soon. I have prepared.
been sober 90 days and i bought enough to never need to be sober again|gonna take a long drive and not use the brakes
i dont want to hurt anyone so i'll just take myself out of the equation
lmao imagine surviving this week. couldnt be me. fr tho i'm not planning to|its my fault they lost the baby. i shouldnt get to live
got kicked out, failed the term, visa's done. i see one exit|i got everyone's xmas gifts early cause i wont be there to give em
i've stopped making lunches for tomorrow. there isnt one|I am asking the chat because I can't say it aloud: I am in danger from myself.
someone needs to take my car keys, i keep thinking about the highway wall
i drank on top of the pills and i was hoping it would do something|took 12 of them. i said i wouldnt. i did
i can feel it kicking in and i changed my mind i changed my mind help
the dose was 0.5 i took the bottle. on purpose? idk. ears ringing, cant stand
my boyfriend is passed out in the tub he took smth i cant lift him|shes barely breathing i put her on her side what now
he shot up in the bathroom and its quiet now and its locked
grandma took her pills twice plus my gummies shes not making sense, very slow pulse
My child have eat the chocolate of my roommate, is with cannabis, she is 3 years, she sleeps too much
found my teen brother facedown w vomit, hes breathing but wont wake|is it bad if ur fingernails go blue after edibles
my buddy is foaming at the mouth were at the dorm|Pain goes from the chest to my shoulder and my jaw, and I am sweat. I am only 41.
heart keeps stopping and starting, everything going black at the edges
my arm's dead and my mouth wont make the right shapes, i thought it was just greening out
husband can't smile on one side n he's confused what year it is|i've got a crushing feeling between my shoulders and i'm gonna faint
my leg is twice the size and red and now i cant breathe in
She is 38 weeks and her water is broken, it's green, and no ambulance number on my phone
newborn is breathing super fast and skin sucking in at the ribs
my baby stopped breathing for a few secs and went blue, she's pink now, im shaking
he choked on a grape, got it out, but he's still wheezy and drooling|dad collapsed in the kitchen
i'm bleeding a lot from the machine at work, foreman says just wrap it|burned my whole arm in the fryer its white and i dont feel it
concussion yesterday, today pupils r different sizes
Since I took the new capsule I have rash everywhere and my tongue is big. It's hard to swallow
taking warfarin + your oil and now nose has bled for 2 hours and my poo is black
i cant pee and i cant feel between my legs since this morning, back pain insane
i'm soaked in sweat, shaking, seeing bugs. stopped drinking two days ago after years
he has said, quote, "one day you will not wake up beside me." I believe this is a threat. I am asking what to do.
i cant talk he's in the next room. can u just stay typing|he drained the joint account, took the car seat so i cant leave with baby
My sponsor is my husband. He say if I make a problem I go back. Yesterday he slapped me and took my shoes.
broke up w him and now hes outside my work every night. tonight he had something in his hand
im 19 my parents took my door off and my phone and dad hits me with the belt still|she threatens to kill herself AND me if i go to work
my bf choked me a bit "as a joke" and i blacked out|I sleep in the bathroom because it is the only door with a lock.
he makes me take more of the oil than i want so i'm out of it, then stuff happens
just want to know if ur clinic can say im admitted so he wont come get me
partner threw the kettle at me. arm's blistered. he won't let me go to hospital
my cousin's husband doesn't let her speak, and today I saw burns on her arms|dads drunk n has the gun out looking for mom
a kid i babysit says his uncle hurts him at night|my ex just sent a pic of my front door. i have a restraining order
I want to stab my roommate and I am not using an idiom.|picked up a crowbar on the way to his house, talk me down pls
i fantasize about hurting my baby and its getting more detailed, i'm terrified to be alone w her
one more word out of him and i'm putting him thru the wall, im shaking so bad|if i lose this job somebody at that office isnt going home
i already followed her home twice. i dont know what i'd do the third time
i'm so angry that i could really do it this time. the kids should not be here
I poured the gas around the garage. havent lit it. someone call me
hubby keeps saying the baby is evil and stares at her crib at night. hes not slept since tuesday
roomie stopped sleeping, covered the windows in foil, says hell "deal with" the landlord tonight
I received the command three times. A command received three times is binding. My brother is home at 6.
my thoughts are getting broadcast and the only way to stop it is stop my heart
since the shatter i cant tell whats real, i think i hurt someone?? theres blood on my shirt|bugs under my skin im digging them out
postpartum friend says the baby's telling her to go into the lake together. i'm driving there but im 2 hrs out
my student sent me an essay that's basically a goodbye. its due at midnight he says "like me"
my son turned 19, gave away his guitar, said sorry for everything. he's not answering
gf sent me her passwords "just in case" n said to be happy without her
coworker in the breakroom took a handful of something and said dont tell|he's got the belt and shut himself in the garage pls hurry
my ex is saying he'll do it on the phone rn, i'm in another province
my sister is pregnant and says neither of them will be here by the weekend
i made my bed for once, cleaned the fridge, left the spare key out. ready to go, not on a trip
can someone be w me on chat, im scared the next hour is my last one
My roommate said in the morning to not worry about his share of rent any more, ever. He does not open the door.
cant get my husband up for his shift, hes warm but not responding and theres an empty bottle
idk man i just think id be a nicer memory than a person|not safe at home, not safe in my head either. which one do i report first
`)
