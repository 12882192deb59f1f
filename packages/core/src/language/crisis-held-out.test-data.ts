import { phrasesOf } from './phrases-of.ts'

/**
 * Crises in English as people might type them on a phone, by who is writing. Written before the rules and the examples were looked at, and
 * never used to fit either; what was measured on them, and how often, stands in `suspect-crisis.test.ts`.
 */
export const HELD_OUT_CRISES: Readonly<Record<string, readonly string[]>> = {
  veteran: phrasesOf(`
came back from kandahar and i never really came back. tonight i got the gun out again|my service pistol is on the table in front of me
the guys i lost are calling me and i think its time i joined them|i did two tours and i cant do one more night of this
been cleaning the rifle all evening and i know what i want to do with it|the nightmares won. im done fighting
my squad would be better off remembering me than looking after me|i wrote the letters already, one for my ex and one for the kids
had the barrel in my mouth an hour ago|vac wont help, nobody will, so im checking out
i keep driving to the bridge and sitting there. tonight i might not drive home|should have died over there with them and i plan to fix that
every round in the safe has my name on it|they taught me how to end a life and i can use that on mine
no more flashbacks after tonight
  `),
  'at the end of strength with pain': phrasesOf(`
if this pain doesnt stop i will make it stop myself|i have 40 hydromorphone saved up and im looking at them
20 years of this back. i honestly would rather be dead|cant take one more day of the burning in my legs, i want out
the only way this pain ends is if i end|some nights i line the pills up and count how many it would take
i asked for maid and they said no so i will do it my own way|nobody can live like this and i dont intend to
i pray every night that i dont wake up in the morning|im so tired of hurting that dying sounds like a rest
been thinking a lot about just taking the whole bottle|pain is at 10 and so is my wish to be gone
they put dogs down for less than this. somebody should do it to me|i lost the will to keep going honestly
whats left to live for when i cant even hold my fork|gave my fishing gear to my brother in law, wont be needing it anymore
  `),
  'young people': phrasesOf(`
kinda wanna unalive myself ngl|cant do this anymore fr im gonna kms|ive been cutting again and tonight it went too deep
i just want to sleep and never wake up lol not even joking|nobody would notice if i was gone tbh|thinking abt jumping in front of the skytrain
i took like 30 tylenols like 20 min ago and idk what to do now|i sh'd again and it wont stop bleeding
goodbye everyone i love u guys sorry for everything|my parents would be happier w/o me in the picture
everyone hates me at school and i wanna die|i hav a razor in my hand rn|been googling the painless ways
wish i was never born and im gonna make it so|i dont see myself making it to 20|got a rope from canadian tire u can guess why
i burn myself with a lighter bc its the only thing i can feel|pls dont tell my mom but i swallowed a bunch of her pills
its like theres no point being here anymore and im ready to go
  `),
  'older people': phrasesOf(`
since Margaret passed I do not care to go on living|I have lived long enough and I am ready to end it
I have been saving my sleeping tablets so that I can go to her|my husband is on the floor and he does not answer me
I have a crushing feeling in my chest and my jaw aches|my wife's face is drooping and she cannot get her words out
I fell down and I think I broke my hip, I cannot get up and nobody is home|I am just a burden to my children. It would be kinder if I went
my words are coming out all wrong and my left hand has gone dead|I do not wish to see another Christmas
took my heart pills twice by mistake and now I am very faint|I have decided this will be my last week
there is nobody left, and I do not want to be left either|suddenly I can not see out of my right eye and the arm is weak
I am cold and sweating and there is an elephant sitting on my chest
  `),
  'second-language English': phrasesOf(`
i want finish my life|please help me i not want live more|my husband he beat me now i hide in bathroom
my son eat my candy cannabis he is 3 years he not wake up good|my chest pain very strong go to arm i afraid
i have no more hope to live, i make plan already|i take many many medicine for to die|my father no can talk half face fall
in my head somebody say me to kill my wife|she drink bleach please what i do|i am very scare he have knife and he say he kill me today
my throat is close after eat peanut i can not breath|i think every day how to die|life is finish for me i say goodbye to you all
baby is blue he not breathe|nobody need me i go to river tonight
  `),
  'farmers and the country': phrasesOf(`
crop failed, bank wants the farm, got the 12 gauge out in the barn|the rafters in the hay barn would hold me
insurance pays if it looks like a tractor accident, been thinking on it|lost the herd, lost the farm, nothing left worth staying for
my hand went through the auger and there is blood everywhere|dad got into the grain bin and we cant find him, hes under
i am going out to the bush and not coming back|the wife can have the land once im in the ground which wont be long
breathed in the silo gas and i can hardly get air|drank some of the roundup on purpose|nobody would find me out here till spring and thats fine with me
hired man got sprayed and hes twitching and foaming
  `),
  'new mothers': phrasesOf(`
i keep picturing drowning the baby and im scared i'll do it|my baby would be better with another mom, i should just disappear for good
since the birth i hear a voice telling me to put the pillow on her|i cant stop crying and i want to walk into traffic
i shook him. i shook him hard and now he is limp|havent slept in days, i dont want to exist anymore
i feel nothing for her and i think we both should die|the baby is 6 weeks and not breathing properly and lips going grey
soaking a pad every ten minutes since delivery and im seeing spots|i had thoughts of throwing myself down the stairs with him
she got hold of one of my gummies and now she wont wake up|my 2yr old ate brownies that had thc, hes wobbly and eyes rolling
everyone would get over me, hes so little he wouldnt even remember
  `),
  intoxicated: phrasesOf(`
im so drunnk and i jusst want to dissappear forver|took oxys and vodka dont think i wnna wake up|hahaha who cares ill be dead by moring
did too much fent i thnk my lips r blue|ate the whole bag of gummis cant feel my heart slow down i think im dying|had a 26er and now i got the knife
mixed xanax with beers and my freind wont wake up hes making snoring noises|smokd somthing and my chest is killng me cant breath right
drove out to the lake wasted gonna let the water have me|everythng is spinning cnt move my legs help|too high and too sad to keep livin
gonna take the rest of these and go nite nite 4ever|passed out twice already and throwing up blood
  `),
  'relatives and partners': phrasesOf(`
my brother says he wont be here tomorrow and he has our dads gun|my husband locked himself in the garage with the car running
my daughter texted me goodbye and is not picking up|found my roommate with an empty pill bottle and she wont respond
my wife told me she wants to die and i dont know what to do|my son is talking about hanging himself
i think my friend is about to do something to herself|dad collapsed and isnt breathing|my boyfriend is having a fit and it's been over 5 minutes
our grandson swallowed grandpas blood pressure pills|my partner just cut her wrists|mom is grey and sweaty and holding her chest
my sister keeps saying we will be better when shes gone|he says the tv is ordering him to stab us|my uncle is turning blue after his patch
she left a note and her phone and her ring on the counter|my buddy od'd narcan isnt working|my kid got into the edibles and is super sleepy we cant rouse him
he cant lift his arm and is slurring all of a sudden|my girlfriend says she has a plan and a date
mom keeps asking how many of her pills would be enough to go
  `),
  'violence at home': phrasesOf(`
he said if i leave he will kill me and the kids|he choked me last night and hes coming home in an hour|i am hiding in the closet please be quiet
my boyfriend is outside smashing the windows|she threatened me with a kitchen knife today|he hit my head against the wall and now i'm seeing double
i'm scared he is going to kill me|he took my keys and phone charger and wont let me out of the apartment|cant talk he is in the next room and he hit me
my ex is outside my door with a gun|my stepdad keeps coming in my room at night and touching me|he forced me to have sex last night and im bleeding
im not safe in my house|my dad beats me when he drinks and hes drinking now|i'm afraid to go home because of what he'll do to me
he put his hands round my neck until i passed out|someone is breaking in right now
  `),
  'threats to others': phrasesOf(`
im going to kill my landlord and i mean it|next time i see him i will put a bullet in him|i want to hurt people and i don't think i can stop it
thinking of shooting up my workplace|i am this close to stabbing my brother|i've got the bat in the truck and im heading over to smash his skull
i'm gonna burn the house down with them inside|if that nurse says no again i will come down there with a gun|i have been following her and tonight i will finish it
i cant control it, i am going to hurt my kids|i fantasize about strangling my wife and its getting hard not to|they all have to pay, i will make them bleed
i'm afraid im going to hurt somebody
  `),
  'voices and commands': phrasesOf(`
the voices tell me to jump off the balcony|god told me i have to sacrifice my son|they put a chip in me and im going to cut it out of my arm
the radio says i should kill the neighbours before they kill me|i hear my dead mother saying come join me and i want to obey
a voice keeps saying do it, do it, use the knife|satan is in my roomate and i have to get him out with the axe
i havent slept for six days, the people in the walls want me dead so i got a machete|they are ordering me to drink the cleaner
my thoughts aren't mine and they command me to hurt myself|the voice says if i die everybody else is saved
  `),
  'plans, goodbyes and having given up': phrasesOf(`
i've made up my mind, friday is the day|just wanted to say thanks and goodbye, you wont hear from me again|my will is done and the cat has a new home. i can leave now
nothing matters anymore and soon i won't either|i'm going to hang myself|i have a plan to end it|i want to jump off a bridge
how many of these capsules would kill a person my size|what dose of my pills is lethal|can you die from taking all your amitriptyline at once
i don't deserve to be alive|i can't see any reason to stay alive|is there any way to just not exist|i wouldn't mind if a truck hit me on the way home
id be ok with not waking up tomorrow|i wish i could fall asleep and that would be it|some days i think about driving into the oncoming lane
im going to do something stupid tonight|i attempted last week and i will try again|ive been suicidal all day|dont bother renewing my document i wont be around
tell my kids i loved them|there is no tomorrow for me|i am better off dead|it will all be over by tonight|i feel like ending everything
i cut my wrist and it's pretty bad|ive been hurting myself again|i scratched my arms till they bled just to feel something|no one can help me now its too late for me
i can't keep myself safe tonight|thoughts of death wont leave me alone and they feel comforting|i'm scared of what i might do to myself
  `),
  'sudden illness': phrasesOf(`
my chest feels like its being squeezed and my left arm tingles|cant breathe properly and its getting worse|my tongue is swelling up after the new capsules
hives everywhere and my throat is tightening|i just had a seizure and feel another coming on|hes having a seizure right now|my heart is going 180 and i feel like passing out
half my face went numb just now|worst headache of my life came out of nowhere|i am coughing up blood|vomiting something like coffee grounds
bleeding that won't stop|i cant stop throwing up for two days after smoking and i cant keep water down, im so weak i cant stand
i passed out and hit my head and now im confused|stung by a wasp and my lips are huge and im wheezing|i think im having a heart attack
i think i'm having a stroke|sugar is 1.9 and i'm shaking and cant think|stomach pain so bad i cant stand and its hard like a board
my oxygen says 82 and im blue|took the oil and my heart is pounding out of my chest and i feel like dying|im 8 months and there is a lot of blood
i swallowed my moms methadone by mistake|i think i overdosed|took double my morphine and i keep nodding off|inhaler is empty and im having an attack
cant feel my legs all of a sudden and i wet myself|my epipen didnt work
  `),
  'in fragments': phrasesOf(`
want to die|so done with living|gun in hand|no way out for me|cant breath|chest tight arm numb|he has a gun|she isnt breathing|tired of being alive
about to jump|bleeding bad from wrist|took them all|dont want to be alive anymore|please just let me die|ready to go be with jesus tonight
help he is hitting me|overdosed|seizure wont stop|end my suffering for good|i should be dead|nothing left for me here|kid swallowed my pills
who will find my body|i quit life|it hurts to exist|face drooping cant talk|throat closing up|ill be gone by morning|world is better without me in it
last message im ever sending|CALL 911 FOR ME|send an ambulance please
  `),
}
