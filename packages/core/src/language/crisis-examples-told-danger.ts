import { phrasesOf } from './phrases-of.ts'

/** Crisis in English as it is told in passing: violence done and feared, overdoses, the body, voices. */
export const CRISIS_EXAMPLES_TOLD_DANGER: readonly string[] = phrasesOf(`
I'm going to make my landlord pay tonight and I don't mean rent
If that pharmacist says no to me one more time I'll come down there and he won't be getting up again
got the gun in the truck and i know what time my ex gets off work
I don't trust myself around the baby right now. I shook her. I need somebody to come.|thinking about taking them all with me
I have these pictures in my mind of smothering him, he's suffered so long with the dementia and I'm so tired. I had the pillow in my \
hands tonight.|theyre gonna remember my name at that school|I WILL KILL HIM WHEN HE WALKS IN THAT DOOR
He touched my daughter. Police do nothing. I know his house, I am going there now, I will finish this.
been sittin outside her place since 4. she comes out with him and thats it for both of them
my hands wont stop wanting to hurt someone, i've had it under control for years since the army and it's slipping and my kids are in the \
next room|You people refused me. I know which entrance the doctor uses.
i put something in his coffee and i dont know if i should tell him before he drinks it
forgive me father but that man next door is not going to see the new year|Tell my wife's lawyer to enjoy his evening. It's his last one.
I am scared I'm going to hit my kid and not stop|my brother owes me 9 grand and im on my way over w the bat, drunk, dont care
im gonna stab somebody at work i swear to god im not kidding this time i brought it in my bag
Hypothetically, how much of my oil would it take to put my mother-in-law down for good. Not that hypothetically.
I look at the other drivers and I pick which one I'll take out. Today I nearly steered into one.
Three of them bully me all year. tomorrow I bring something and they will stop.
So the dose made me calm enough to plan properly. He'll never hurt another family once I'm done with him.
They foreclosed. The fellow from the bank's coming out at ten to walk the property. I'll be waiting at the gate with the .30-30.
cant stop thinking about hurting my gf when she's asleep. im scared. pls|She ruined me and I'm going to burn it down with her in it
My meds are gone and the old rage is up. I had him by the throat an hour ago. He's okay. Next time he won't be.
i have a list. people on it. starting tmrw
I'm a mother and I put my son in the closet and locked it because if he's in front of me I will do something terrible. Help us.
If I go down I'm taking the old man with me, he's going in the river too|somebody should stop me before I get to his house
I've sharpened it. He laughs at me every day at that plant. Monday he won't laugh.
I keep having the urge to push my wife's chair down the stairs. Today I took the brake off. I put it back on. I took it off again.
gonna go run over that piece of trash dealer that sold to my kid, i know his corner im in the car rn
last warning to your receptionist. i know her car|Twenty years he hits my mother. Tonight when he sleep I end it.
whoever gets in my way today gets hurt, including me, and Im armed
sir i have become dangerous. please lock me somewhere before my wife comes home|poisoned the neighbours dog and hes next
I can't be left alone with these children. I nearly held him under.
he's in my basement and i'm not letting him out till he says sorry, been since last night|he won't let me leave the house
please don't reply by email, he reads it|My husband keeps my medication locked in his truck and I only get it if I behave.
can i book a time when hes at work. he cant know i talked to you. last time he found out i couldnt walk for 2 days
I walked into the door again. That's what I'm supposed to say.
My son takes my pension and shoves me if I ask for groceries. I'm 79. I don't want him in trouble.
he took my phone im on my kids tablet, he's in the shower, be quick|I fell. That's the story. I'm to say I fell.
stepdad comes in my room at night|she throws things. last night it was the kettle and it was full. guys dont report this stuff i know
My sponsor, he hold my passport and say if I leave the room he call immigration. He hits me.
he put his hands round my neck and i blacked out for a sec. hes asleep now
I'm sleeping in the car with the kids at the Tims because going home tonight isn't safe.|HES BREAKING THE DOOR
Is it normal that he has to watch me take a shower and counts my steps on the watch? He says if I go past the mailbox he'll know, and \
he'll deal with me.|My wife's brother is living with us and he hurts her when I'm on night shift. I saw the marks on her wrists.
dad hits when he drinks and its friday
sorry i missed my appt. he had the keys. he had the phone. he had me in the bedroom till it got dark
The home where my mother lives, she has bruises like fingers on both arms. She flinches when the evening aide comes in.
The good book says submit and I've submitted nineteen years. Last night he broke two of my fingers for praying out loud.
if i stop answering its because he came in|My boyfriend makes me take double my dose and then does stuff when I'm out of it
i cant come in with the face like this. can we do it with camera off, he's standing behind it
my mom locks me in the basement when her bf is over. theres no food down here. im 13
He said if I ever left he'd find me and the kids. Well, we left, and his truck is across from the shelter.
Do you have a code word or something? I'd like to use the code word.|pls send someone. cant call. he hears everything
I'm the caregiver's wife I guess. He forgets he's hit me, it's the dementia, but it's every night now and I'm frightened to sleep.
my roommate's boyfriend is beating her i can hear it right now through the wall|Is it abuse if he only does it when I deserve it
He poured my oil down the sink and held me down by the hair till I said sorry for spending the money.
In my country is normal but here I think no. My mother in law she burn my hand with the iron when I cook wrong.
uncle touched me again at thanksgiving and its christmas soon and hes coming
My grown daughter looks after me. She ties me in the chair when she goes out. She'd be so angry I told you.
He's threatened to kill me if I go to the police, and he's the police.|im pregnant and he kicked me in the stomach
they make me work here and i cant leave they took my papers, i use the office computer
My granddaughter came back from her father's with belt marks. She's due back there at six tonight.
She's got the knife out again, waving it at me in the kitchen. I'm six foot two and I'm hiding in the laundry room. Go ahead and laugh.
he says he'll burn the house with me in it if i go to my sisters
Neighbour's little boy knocked on my door barefoot in the snow. He says please don't send me home.
I ought not to say, but the fellow who brings my meds takes half and gives me a slap if I count them
he's tracking my car my phone my bank. i got 20 dollars hid in a tampon box. how do women get out
husband came back from deployment different. he dragged me down the hall last night. he cried after. i have a six month old
I can't talk. He's here. Yes or no questions only please.
gf bites and scratches me and then says shell tell cops it was me. tonight she locked me out on the balcony in -20 in my socks
My ex broke the no contact order. He's inside. I'm in the closet.
When I don't hand over my benefit cheque he makes me sleep in the shed. I'm 66 and it's November.
He told me I'm lucky he only used the open hand.
they're coming to take me overseas to marry him next week, i said no and my brothers beat me
I have a question about delivery. Could it be left with the neighbour? My partner burns anything that comes in my name, and then there's \
consequences for me.|raped last night by someone i know. i dont know what to do or where to go
He drives me to every appointment and answers for me. I'm typing this in your bathroom. Please don't let me go home with him.
every time i try to leave he sits in front of the door with the dog and the bat
cant breathe when i hear his truck. he said tonight im going to get what i have coming|took more than the bottle says
I ate the whole package of gummies an hour ago and my heart is pounding out of my chest and I can't feel my hands
my toddler got into my oil. maybe half. she's floppy|husband took his patches and put on four, hes snoring funny and i cant wake him
swallowed a bunch of stuff. dont rly want to say what. feel weird now
Grandson, four, found the chocolate bar in my purse, the one from the dispensary. He is stumbling and his eyes are strange.
I mixed up my morning pills and evening pills, and then took them again since I couldn't remember. That's triple the blood thinner I \
think. My gums are bleeding.|took all of em|How long before it's too late to throw up if a person has taken two bottles of Tylenol?
my bf used something and hes blue around the lips
been drinking since noon and took my ativan on top, couple handfuls, getting real sleepy now
I might of over done it. Twelve of the sleeping ones. Room's going round.
I drink the bottle for the dropper all in one time, I did not understand the label. Now I vomit and I see double.
Dad's fentanyl patch came off on the baby's leg, we don't know how long. She's hard to wake up
Is there something that reverses this? Took about ten times what you prescribed, by mistake with the syringe, mother is 84 and she's not \
answering sensibly|mom wont wake up theres empty pill bottle|i thought it was melatonin it was my dads heart meds. i took like 6
Drank from the wrong jug in the shop. Weed killer, I think. Throat's on fire.
She's had her clonazepam, her wine, her oil, and now I find the Percocets are empty too. She's breathing but slow, real slow.
naloxone given once not waking up what now
Just a quick question about maximum daily dose as I've had roughly fifteen times it since breakfast, on purpose, and now I regret it
I took my whole week. The blister pack. All seven days.|kid ate my gummies shes 6 acting drunk
EVERYTHING IS SPINNING I TOOK TOO MUCH I THINK IM GOING TO DIE
Friends gave me a dab and some white pill and now I can't move my legs and I'm alone
hey so i took the rest of the bottle last night hoping it would work and it didnt. my side hurts and my eyes look yellow
We have a carbon monoxide alarm screaming and my wife has a bad headache and is being sick. Is that the oil?
Mistook my wife's insulin pen for mine, gave myself forty of the fast one. Shaking and I'm alone on the farm.
my brother took a hot batch i think. gurgling noise. what do i do
Accidentally gave the wee one the adult dose. The adult dose of mine. He's gone all pale and quiet.
the cleaner. i mixed two under the sink and cant stop coughing, chest is tight
I wanted the pain to stop so I kept taking another one, and another one, and now I've lost count and the words on the screen are moving
he's puking in his sleep from the edibles and i cant roll him hes too big|Took the dog's pills. All of them. Don't judge.
hello my wife she take many pill after we fight. she is say she is ok but she can not stand
downed the whole thing w a mickey of rye. so what|I've put three Duragesics on myself and I'm waiting. Seemed polite to tell someone.
My mother's lips are grey and she's had her morphine twice because the nurse and I both gave it
baby chewed the vape cartridge open she has oil all over her mouth
uh i think my drink had something in it im in the bathroom at the bar and cant stand up
I have done a foolish thing with my tablets, and I'd rather not trouble the ambulance. I do feel quite peculiar.
friend od'd. he's breathing but like once every 15 secs|swallowed bleach by accident my mouth hurts help
took 30 gravol bc someone dared me and now theres spiders on the wall
Could you tell me if a hundred millilitres at once is dangerous? My father just finished the bottle. He thinks it's cough syrup. He's \
hard to rouse.|ate wild mushrooms my nephew picked. both of us can't keep anything down and he's gone yellow
doubled up then doubled up again then again. cant feel my face, heart going like a train
My roommate drank antifreeze. He said it was a joke. He's slurring.|I have taken enough to not wake up. I don't feel anything yet.
lithium, i took extra for five days cause it wasn't working, hands shaking real bad, cant walk straight, confused
Chest feels like there's a cow sitting on it. Been about forty minutes. Down the left arm too.
my wife's face is drooping one side and she's talking nonsense|cant breath|tongue is swelling up after the new oil
Half of my dad's mouth won't smile when I ask him to and his arm keeps dropping
I am having the worst headache of my whole life, it came like a clap of thunder, and now light hurts
pressure in my chest, sweating, probably just the chili. been an hour. should i worry|HE FELL DOWN THE STAIRS HES NOT MOVING
Her throat is closing, she has hives everywhere, we don't have an EpiPen|I'm 8 months and there's a lot of blood and the baby's not moving
my kid is having a seizure and it wont stop, its over 5 mins|Can't feel my legs all of a sudden and I've wet myself. Is this from the CBD?
dont want to make a fuss dear but my arm has gone dead and I keep dropping the teacup and the words come out wrong
he turned grey and slumped over, I'm doing the pushes on his chest, what else|coughing up blood. like a lot. since this morning
Skipped the blood thinner for the dental thing and now my calf is huge, red, and I can't catch my breath|help me please
sugar reading says HI and mum is breathing fast and smells like fruit and wont make sense
Been throwing up every ten minutes for two days, nothing stays in, no pee since yesterday, I get up and I black out. Hot showers don't \
help anymore.|my inhaler isnt doing anything|Baby is 5 weeks and she has fever 39.6 and she does not wake to eat
my vision went black in one eye like a curtain come down|i passed out in the shower and hit my head and now im puking and sleepy
Husband's just back from shovelling. Clutching his chest. Won't let me phone anybody, stubborn as a mule.|lips blue
Black stool like tar for 3 days and now I am dizzy, white like paper
There's a tearing pain between my shoulder blades, never had anything like it, going down to my belly
i vaped and now every breath hurts and my fingernails are kinda blue
my grandmother is not answering, eyes open but nobody there, one hand curled
Caught my arm in the auger. Wrapped it. It's soaking through the towels and the nearest hospital's an hour.
Stung four times and my lips have gone fat and I'm wheezing|heart's going 190 on my watch and it wont come down and im seeing stars
stiff neck, fever, purple spots on my sons legs that dont go away when i press|she's choking she's choking
Dropped my phone three times typing this. Right hand isn't doing what I tell it. Started at breakfast.
can not take deep breath since the morning, it is like a stone on me, i am alone and it is getting worse
The oxygen concentrator quit and the backup tank is empty. He's at 78.
i dont feel right. arm tingling jaw hurts. i'm 52. probly nothing eh
pain in my belly so bad i cant stand straight, hard like a board, fever, sweating buckets
got hit by a car on my bike like an hour ago, came home, now my stomach is rigid and im cold
dad collapsed in the barn call somebody we're on concession 4
He's diabetic and I found him soaked in sweat, can't swallow the juice, eyes rolling.
WIFE CANT SPEAK. SHE UNDERSTANDS ME BUT NO WORDS COMING OUT. STARTED 10 MIN AGO
Not to be dramatic but I think I'm having a heart attack, would Tuesday still work?
since the chemo I have chills and shakes, temp 39.4, they told me to watch for that but I don't want to bother them at night
my friend greened out and stopped breathing for a bit, started again, now shes making weird sounds
My legs went numb and I can't feel when I wipe, sorry, started last night with the back pain
burned bad by the oil i was cooking on the stove, both hands and my face, its really bad
been in the snow for hours lost my mitts cant feel nothing and im getting warm and sleepy now funny eh
She's had a baby four days ago, headache and flashing lights and her pressure is 178 over 112
smoke in the apt and i cant get down the stairs w my chair|grandpa fainted twice today and his pulse is 34
my heart keeps stopping and starting, almost went down at the sink, whole left side is heavy|pls ambulance i cant talk|I can't wake him up
The man on the radio says my daughter isn't my daughter anymore and I have to get it out of her
voices are telling me to jump and theyre getting louder since i smoked
They've put cameras in the vents. I've got the axe by the door for when they come through tonight.
GOD HAS CHOSEN ME TO WALK OUT ONTO THE HIGHWAY AND THE CARS WILL PART
my brother hasn't slept in six days he says he can fly and he keeps opening the window on the 11th floor
If I cut the chip out they can't hear me anymore. I've found where it is. It's under the skin by my wrist.
Son thinks we poisoned the water. He hasn't drunk anything in three days and he swung a hammer at his father.
the baby has the devils eyes. its not my baby. i know what must be done
don't trust your product anymore it's how they get in. the voice says burn the whole supply, burn the building
She's in the yard in her bare feet at minus twelve, saying the snow's warm and the angels want her clothes off.
im dead already so it doesnt matter what i do to the body right
he's talking to people who aren't there and they're telling him to hurt me. he told me so, he was crying
since I take the strong one there are men under my floor. they say tonight they kill me so I must kill first
the neighbours beam things through the wall. I've warned them. Tonight I switch them off myself.
Wife had the baby ten days ago, she hasn't slept, she's whispering that he has to be sent back to God before midnight
my roommate ate a bunch of edibles and now he thinks we're demons and hes got a kitchen knife
they swapped my husband. this one looks the same. I'm not letting it near me, I've got something under the pillow for it
the tv told me which bridge
I've been awake since Monday and I understand everything now. I'm to set the fire at the church and then I'll be clean.
mom is seeing bugs under her skin and shes trying to get them out with scissors
The commandos are in the treeline. I have clear sight of two. Rifle's up. Are these ours?? Somebody answer
cant tell whats real. there's a voice saying do it do it do it and i'm holding the thing
My dad with Lewy body thinks there's intruders and he has loaded the hunting rifle, he's aiming at the hallway
every licence plate is a message and they all say the same thing: end him
i stopped my clozapine bc the weed was better and now the shadow people say my sister has to go
He drove the car 160 on the 401 with no lights because the dashboard was lying to him. He wants the keys again.
I am the Lamb. Tonight the Lamb is offered. Do not send anyone.|they told me my eyes are the problem. i should take care of my eyes
my gf is manic or something she's giving out all our cash on the street and walking in front of buses bc they cant hurt her
Somebody is in my head and he wants me to hurt the kids and I can't make him stop, please, he's so loud
so I been up since three with the baby screaming and my mom says just put her down and walk away but I walked away and I came back and I \
squeezed too hard and she went quiet and then she cried again and I dont trust me I dont trust me at all right now
It's a long story and I'll make it short, he lost his job and then it was the drinking and then it was my phone and my bank card and now \
it's the padlock on the outside of the bedroom, and I only have this tablet because he thinks it's broken
ok so i had one gummy and nothing happened so i had two and nothing so i had i think the bag and then my cousin gave me something of his \
for the nerves and now my heart's doing flips and i keep forgetting i'm typing and my cousin's asleep and he's really really hard to wake
was just going to ask about a refill but since I got up from supper the room's been tilting and my wife says I'm slurring and I says I'm \
not slurring and she says look in the mirror and well the one side of me isn't matching the other
they changed the clocks so I'd miss it but I didn't miss it the sign was on the cereal and it said tonight and it said the boy and I \
love the boy but if it isn't done the whole town goes and I been walking around and around the house with it in my coat
`)
