import { phrasesOf } from './phrases-of.ts'

/** Ordinary English with the words of crisis: sayings, denials, the past, errands, medicines, family, aches. */
export const ORDINARY_EXAMPLES_PLAIN: readonly string[] = phrasesOf(`
im starving|dying of thirst, this oil dries my mouth|dying to try the new gummies|died laughing at your joke|dead tired but ok
my battery died|my phone is dying brb|the site is dead|my laptop just died|call dropped|got a flat tire ill be late|my car died
this back is killing me|knees are killing me|my wife will kill me if im late haha|prices are killing me|the wait is killing me
i could kill for a coffee|killing time in your lobby|want to end this chat|i want to be done with this form|done with opioids for good
im done for tonight ill finish tomorrow|its over i filled it all|finished my bottle need a refill|all out of pills, renewal please
out of oil since monday|i give up on this page|i cant take this hold music anymore|im at the end of my patience with your site
im so tired of clicking|sick of repeating my birthday|exhausted from night shift|i dont want to die|no i dont want to hurt myself
no dark thoughts|not suicidal at all|never thought about suicide|no attempts ever|no plan nothing like that|i dont self harm
i feel safe at home|nobody hurts me|nobody threatens me|safe with my husband|no guns in the house|no violence|no voices|i dont hear voices
no hallucinations|no chest pain|breathing is fine|no allergies|no seizures|never overdosed|im not in danger|not an emergency
nothing urgent take your time|dont need an ambulance|all good here|im ok thanks|had dark thoughts years ago, long gone
wanted to die at 20, love my life now|attempted in 1998, stable since|depression in 2015, better now
cut myself as a teen, not for twenty years|overdosed in 2009, sober since|heart attack in 2016, cardiologist follows me
stroke eight years ago, weak arm since|dad died of a heart attack in 1990|mom passed from a stroke
my brother took his life when i was young|my husband passed last year|lost my dog this summer|we buried dad saturday
ex was violent, divorced ten years|bad nut reaction when i was small|almost drowned at ten|fainted once at a blood test
on the bridge in traffic running late|bridge is closed this morning|i work on bridges|roofer, always on roofs
on the balcony, signal is bad inside|waiting for the subway|waiting on the bus ill get back to you|train is late|walking by the lake
hunting in the fall with my rifle|guns are locked up|sold my rifle|bought a kitchen knife|cut myself cooking|paper cut|cut myself shaving
burned my hand on the stove|burned my tongue on coffee|stubbed my toe|fell last winter, hip hurts since|i rock climb with ropes
the dog ate the rope|my doctors letter is on the table|left a note for the receptionist|my last message didnt go through
last renewal with you, im moving|leaving on a trip tomorrow|wont be here tomorrow|im off, have a good day|gotta go talk later|bye for now
goodbye pills hello oil|good night ill finish tomorrow|thanks for everything youre great|thats all for today|tell the nurse thanks
tell the doctor im doing better|sorry im late|sorry wrong date|excuse me wrong page|i take my pills in the morning|two tablets at bedtime
took my meds as prescribed|took a tylenol for my head|took two advil this morning|had one gummy and slept great
took 5 mg last night felt nothing|ate a gummy and laughed all night|smoked a joint yesterday and it helped|forgot my dose this morning
missed a dose is that bad|took a double dose by mistake yesterday, felt fine|how many gummies to sleep|how many drops to start
how many pills in a bottle|how much is the bottle|starting dose|max daily dose on the label|can i have wine with the oil
ok with my blood pressure pills|can you overdose on cbd|can cannabis cause dark thoughts|is it hard on the heart|does it help seizures
does it help depression|can i drive after|keep gummies away from kids|gummies are locked up because of the kids
i hide my gummies from my husband lol|oil leaked in my bag|bottle was broken on arrival|dog knocked over my bottle
dropped my bottle in the sink|my husband snores|my husband helps me type|my boyfriend beats me at cards|boyfriend is mad at your site
girlfriend is a heavy sleeper|my son wont get up, typical teen|my son plays shooter games|son has a cough|baby is teething
baby is finally asleep|daughter has a cold|daughter is scared of needles|grandson ate all the ice cream|the kids are at their dads
mom forgets words for years now, alzheimers|dad is hard of hearing|grandma sleeps a lot|brother works in the er|sister is a paramedic
neighbour yells at the hockey|boss drives me nuts|ex has my insurance card|roommate smokes too|back hurts ten years now
feet hurt after my shift|headache when its hot|carsick|cramps with my period|hands go numb in the morning, carpal tunnel
left arm sore from tendonitis|jaw clicks|leg gives out sometimes since surgery|eyesight is going, im 80|dry eyes
throat is scratchy from smoke|dry mouth|cough when i smoke|short of breath on stairs for years, copd|puffer is empty, pharmacy refills it
asthma is controlled|heart is fine the doctor says|pressure a bit high|sugar was 7 this morning|nosebleed yesterday, stopped by itself
bruise easily on blood thinners|ankles swell at night|stuffy nose|trouble sleeping|wake up three times a night|nightmares sometimes
anxious in traffic|stressed at work|sad since the divorce but good friends|miss my mom|see a psychologist every two weeks
scared of side effects|scared of gaining weight|scared ill miss my appointment|pain is 6 of 10|worse when it rains|hurts when i bend
throbs at night|i want to live long enough to see my grandkids grow|i want to sleep better|i want to move without pain
i want to cut down my opioids with a doctor|i want to quit smoking|life is good|glad to be alive|one day at a time
murder mystery book tonight|i watch true crime to fall asleep|horror movies|zombie game|i play a corpse in a play lol|im a firefighter
im a suicide prevention worker|im a paramedic, crazy hours|i teach first aid|security guard on nights|delete my account
cancel my appointment monday|take me off your list|i want to close my file|long road to your clinic|this is my stop, typing from the bus
the curtain rod fell|unplug the vaporizer|did my time in the army, retired|doctor stopped my heart pills|fasting for blood work
i quit sugar|always wear my seatbelt|lake is calm this morning|picked a tree for christmas|found parking
sent the kids to grandmas for the weekend|tax papers on the table|paid my subscription|closed my bank account, new one now
cleaned out old bottles|cant wait for spring|birthday tomorrow|christmas at my daughters|no next appointment, moving to calgary
keep my morning slot|why take two products|better safe than sorry|envy your patience|army buddies recommend you
served in afghanistan, knee injury|got one capsule left|one dose left for tonight|just one question|one more minute|tea before bed
havent had a drink in six years|pushed my appointment a week|made a mistake starting over|blind cord broke|out of hospital for my knee
headaches are back|craving a smoke again|weird dreams with thc|googling your address|shopping for a vape|look after my request please
insurance is paid till june|it was a work accident|my dad had maid last year, peaceful|got a pamphlet on maid for my aunt?
ill handle it with my insurer|finally resting this weekend|coming to the clinic now|back pain since giving birth|tired mom but happy
baby is six months sleeping through|embarrassed to ask but is it covered|my dad knows i use cannabis|family supports me
elderly neighbour needs help with the form|dad is giving away tools, selling the house|husband is cleaning the garage|mom called to say hi
son got a new phone|daughter does rock climbing|daughter is searching for universities|locked out, lost his key|engine makes a noise
uncle went hunting|tenant is moving out|coworker retired, goodbye email and cake|he only drinks water|hes waiting for me in the truck
garage door is locked|uncle is coming for supper|coach says stretch|yoga teacher is great|babysitter is sick need another time
my son handles my cheque, i asked him to|staff at the home are kind|ex and i get along|babysitting my grandson tonight
baby cries, its teeth|pillow hurts my neck|outside the school picking up my kids|saw your clinic on the news
is your building wheelchair accessible|whats the doctors schedule|receptionist is lovely|settle my bill by card
brought you guys a surprise, cookies|gave the dog his pills, hes got arthritis|husband has his own pills|had a drink at a party
brother is a year sober|came off oxy with my doctor|he snores, apnea|painted my nails blue|oil syringe is hard to read
keep a naloxone kit just in case|kids gummies, the vitamin kind|baby sucks her thumb|heart pounds when i run, thats normal|pulse is 72
pressure 125 over 80|chocolate bar how many mg|ten pound weight at physio|menopause sweats|arm goes numb when i sleep on it
calf swollen from a sprain, doctor saw it|morning cough, a cold|oxygen 97 all good|mint makes my mouth tingle|hoarse voice
drop things with my arthritis|leg drags since my stroke in 2014|dad put his glasses in the fridge lol
bit dizzy when i stand too fast, doctor knows|bumped my head on the cupboard just a bump|cold feet in winter|bloated after supper
pregnant, can i keep using oil|muscle spasms at night|age spots|red eyes after smoking|snowblower is broken|i run a chainsaw for work
kid rides a quad|scared of ladders|oven is broken|wildfire smoke bothers me|sitting on the floor to stretch
`)
