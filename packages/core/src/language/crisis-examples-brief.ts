import { phrasesOf } from './phrases-of.ts'

/** Crisis in English as it is typed in a hurry, few words at a time. */
export const CRISIS_EXAMPLES_BRIEF: readonly string[] = phrasesOf(`
im in a really dark place and i dont think ill get out alive|the dark thoughts are winning tonight|my brain keeps telling me to end it
i keep having thoughts of ending my life|thoughts of suicide every day now|im having suicidal thoughts again
feeling suicidal, who do i call|i feel like ending everything|i feel like i should just die|i feel dead inside and want it to be real
i dont see any reason to stick around|i dont want to be here anymore|i dont want to be around anymore|dont wanna exist
i wish i was never born|i wish someone would kill me|someone please shoot me, im serious|put me down like a dog
they put dogs down for less pain than this, i want the needle|i would take a pill to die if i had one|if i had a gun id use it
if i had the guts id be gone|i dont have the guts yet but soon|counting down my days, i set the date
three more sleeps then im gone for good|after friday none of this matters, ill be gone|wont need my prescription where im going
heaven has no pain, im going|im going home to jesus tonight by my own hand|see you on the other side
save a seat for me in heaven, im coming tonight|time to meet my maker, i decided|let me go peacefully, i took something
dont try to stop me|dont send anyone its too late|its too late for me, i already took them|by the time you read this ill be gone
if youre reading this im already gone|you were kind so i wanted to say goodbye|this is it, forgive me
forgive me lord for what im about to do|im about to do something i cant take back|about to do something stupid
i might do something bad tonight|i might not make it through the night|i cant promise ill be safe|i cant promise i wont hurt myself
i need someone to stop me|talk me out of it please|give me one reason not to do it|whats the point im better off gone
what if i just didnt wake up|what if i drove off the bridge|maybe i should just jump|maybe tonight i finally do it
i think about dying all the time|i think about how id do it|i know exactly how ill do it|i have it all figured out, how and when
ive chosen how i will die|everything hurts and death is the only way out|the only way to stop this pain is to die
only death will stop the pain|i cant live with this pain anymore|i cant live with what i did|i cant face tomorrow|i cant face another day
another day is too much, im out|im out, goodbye|checking out of life|im opting out|quitting life|deleting myself
i deserve to suffer and die|i hate myself and want to die|i disgust me, i want to be gone|my existence is a mistake|im a waste of oxygen
i ruin everyones life, they need me dead|i let everyone down, no way back, im ending it
i lost my licence my wife my house, ive got the rope|i hear them laughing at my funeral and it feels right
im wearing my good suit for tonight, the last time|i bathed and dressed so they find me decent|fed the cat extra, she wont see me again
i left the stove gas on|ive blocked up the tailpipe|tied the bag|tied the knot, sitting under it|legs over the balcony
my toes are over the edge|leaning over the rail|wind is strong up here on the overpass|the train comes in four minutes and so do i
parked on the tracks|walking on the highway at night hoping a truck hits me|going into the snow to fall asleep
lying in the snow so it ends|floating out, not swimming back|river is right there and im going in|blade is at my wrist|wrists are bleeding
i opened a vein|theres blood in the bath, its mine|i cut my thighs again tonight|burnt myself with the lighter again
banging my head on the wall till it stops|punching the wall till my hand breaks, then myself|i starve myself to punish me
havent eaten on purpose for six days i want to fade away|swallowed something sharp on purpose|i drank the cleaner on purpose
took a handful|took a fistful of clonazepam|took my whole month of meds|downed everything in the cabinet|i swallowed them all
pills are down, now i wait|already took it, feeling sleepy now|i emptied the bottle|i just ate all my edibles to die|i injected all of it
i want to od and not come back|moms pills are all gone and shes slurring|hubby took extra and is out cold|wife wont wake up
husband wont wake up|dad not waking up|grandma wont wake up and shes breathing funny|cant wake my son|i cant wake my roommate
my friend is passed out and his lips are blue|buddy is od'ing|hes not breathing|shes not breathing|she stopped breathing
baby stopped breathing|he has no pulse|he turned blue|shes foaming|he fell down and is shaking all over|hes seizing
shes having fits one after another|she fainted and hit her head and theres blood|he passed out at the wheel|my grandfather is choking
choking help|something stuck in my throat cant breathe|he ate my whole bag of edibles and is 5|my dog and my toddler got in the cookies
my kid ate my gummies|kid found my edibles|my daughter ate a gummy shes 4|my nephew drank the oil|the baby had my vape in her mouth
grandson swallowed pills from my purse|little guy is super sleepy after eating a cookie of mine
my 6 year old cant stand up after the brownie|teen greened out and wont respond
my mom ate the whole chocolate bar and is talking nonsense and her heart is racing|i ate 200mg and i cant move
took way too much thc and im seeing things and my chest hurts|too high and my heart is going to explode|i think im dying from this gummy
im freaking out i took too much i cant feel my face|heart is pounding out of my chest and left arm is numb|crushing chest pain
bad chest pains|chest pain wont go away|pain in chest and back and sweating|sharp pain in chest when i breathe
tightness in chest and short of breath|my chest feels heavy|chest is squeezing|pressure in my chest an hour now|jaw hurts and im clammy
think its my heart|my heart stopped for a sec and im scared|heart attack symptoms right now|i think hes having a heart attack
dad grabbed his chest and fell|having a stroke i think|think shes having a stroke|face drooping on one side|cant move my arm
cant move my right side|slurring my words all of a sudden|speech went funny|suddenly cant see|went blind in one eye
suddenly confused and doesnt know me|mom is not making sense all of a sudden|sudden worst headache|cant catch my breath
struggling to breathe|hard to breathe|im gasping|wheezing bad|lungs are closing|cant breathe throat swelling|my face is swelling up
lips swelling|tongue feels thick|hives all over and throat tight|allergic reaction right now|bee sting and cant breathe
peanut by accident, epipen expired|severe bleeding|blood everywhere|wont stop bleeding|cut an artery|blood is spurting
bleeding through towels|puking blood|pooping blood a lot|vomit looks like coffee grounds|miscarrying i think, so much blood
water broke too early|cord is coming out|cant feel baby move since yesterday|fever 105|burning up and not making sense|seizing with fever
newborn wont wake to feed|blue around the mouth|sugar dropped, cant think, alone|husband is diabetic and not waking
insulin by mistake, double|hit by a car|car crash need help|fell down stairs cant move|broke my leg bone showing|burned badly
electric shock|drowning|pulled my kid from the pool|fell through ice|house fire|gas leak|co alarm|stuck in the cold|heat stroke
snake bit me|stabbed|shot|he is hurting me|hes hurting me right now|shes hurting me|my dad is hurting my mom
my parents are fighting and theres a knife|my stepfather hits us|my mother hits me with a belt|im 14 and my dad comes in my room
im 12 and scared to go home|someone touched me|i was assaulted tonight|i got raped|he drugged me and i woke up undressed
he wont stop hitting|hes going to hurt my kids|he took the kids and said ill never see them alive|he threatened to shoot me
he has a gun to me|he pointed a gun at me|he said hell burn the house with us in it|he killed our dog to scare me|im being held here
they wont let me leave|im being followed|theres someone outside my window|someone broke in|hes at the door|hes coming up the stairs
call the police|call 911 for me i cant talk|hide me|help he found me|my caregiver hits me|my son takes my money and pushes me
worker at the home hurts me|my wife hits me and i cant tell anyone|my girlfriend pulled a knife on me
my brother said hes going to kill us all|i want to kill someone|i want to kill my boss|i want to hurt people|im going to hurt somebody
i could kill him right now, i mean it|i have urges to hurt my kid|i dont trust myself around my baby
afraid im going to snap and hurt the kids|i pictured drowning the baby|i have a gun and im going to his house
going to make him pay in blood|hes dead when i find him|shes going to get whats coming, ive got a knife|im going to beat him to death
ill shoot up that office|ill blow up the building|going to run them over|i poisoned him|i hit him with the bat and hes not moving
i cant control my rage, someones getting hurt tonight|voices wont stop and want me dead|the voices say kill them|voices say its time
my dead mom is telling me to come to her tonight|god wants me to end it|satan is in my husband
im being poisoned by my family so ill get them first|theyre coming to kill me i have to strike first|i can fly, going up to the roof
nothing is real so it doesnt matter if i jump|im already dead so cutting doesnt matter|the radio tells me to burn it down
angels told me to leave my body|bugs under my skin im cutting them out
my brother hasnt slept in a week, talks to the wall and holds an axe|my son thinks were spies and has a knife
my wife is not herself since the birth, says the baby is evil
`)
