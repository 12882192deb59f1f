import { phrasesOf } from './phrases-of.ts'

/** Ordinary sentences, many of them one word away from a crisis. */
export const ORDINARY_EXAMPLES: readonly string[] = phrasesOf(`
i wouldnt be around for christmas, im in mexico then|my kids got over their colds|i gave away my old bed because of my back
i've written down my medications for you|it would be easier if i could just upload a photo|everybody is fine here thanks
i'm tired of fighting with my insurance|how many pills do you want me to list|this cream stops the pain
i dont want to see another doctor|what if i wake up at night|tonight is fine for the call
i already picked the day for my appointment|i have my pill bottles lined up here to read the names|nothing left to fill in i think
im at the end of the form|i want the ringing in my ears to go quiet|i stand all day on a platform at work|i drive for a living
i looked at the consent and almost signed it|nobody answered when i called monday|i can breathe fine
the site works fine without javascript|the job is finished can we continue|my husband passed away and i sleep badly since
i lost my wife two years ago and i grieve|i just want to go to sleep at night without pain|i've had enough of this questionnaire
at my age i dont bother with computers|i have 10 pills left of my tylenol 3|lord this is long
i dont think ill be here next week, im away|this is my last question
please tell my daughter about the appointment, she is my contact|you wont have to call me, email is fine
i wont be needing an appointment after all|cancel my appointment please|is there any use in saving my answers
if the nurse says no what can i do|this is my last hope for the pain|i cant see the button
i feel trapped in this form, how do i go back|i have thoughts about which seller to use|i use a sharp knife in the kitchen for work
i keep my pills locked up because of the grandkids|my roommate hides my chocolate|my therapist is away this month
i had dark thoughts after the accident years ago but im good now|i have a plan with sunlife|i was in hospital last month for my hip
i tried last night but the page didnt work|i took my pills last night as usual|i tied my shoes and my back went out
third attempt to log in, nothing works|i cut my finger last night making supper|i shaved my legs and got a rash
my wrist hurts from typing|i fast on mondays|i bruise easily|im gonna end it here for today thanks
i wanna dye my hair is that a problem with the cream lol|suicide prevention day was at my work|idk why im still awake lol
everyone at school has a cold|my parents would be happier if i stopped smoking|my mom will kill me if she finds out i smoke lol
i hate being on hold|living with this hurts but i manage|i want out of this loop on the page|i want to stop smoking
i dont wish to answer|i no want talk by phone|i am wanting to start|me i want finish the form|the form for me is finish
i do not desire to continue with opioids|i intend to travel in june|i have contemplated surgery for my knee
i sleep peacefully with my pills|is there a painless way to do this form|which pills would you need listed|how strong is the oil
how many sleeping pills are allowed in the list|would 30 minutes be enough|what happens if i miss an appointment
can you die from smoking too much weed? just curious|how do people do it without a computer|im googling your clinic
been reading about edibles|my dad's room is next to mine|im holding my health card right now|im sitting in my car can we do it later
im on the bus|im at the edge of my seat haha|my brother says hi|my son texted me the link but it wont open
my wife is in the bathroom she will be back|my friend posted about your clinic|my mom keeps saying i should try cbd
my daughter has been cutting hair for ten years|found an old prescription in my sons room|my husband says he wont drive me
my roommate is talking loudly|dad stopped eating meat|im going to call him when he gets home|i swear this form is long
i want to talk to my neighbour who is a nurse|im gonna come down there and talk to someone in person|you people are great
im bringing my health card to the appointment|i keep picturing my old house|i want them all on one list please
my mother says i have to hurry|i have a baby and need quiet|i'm afraid i will be late|i might need to get my kids, one minute
i want to run again|gonna ask my wife|id like to turn the heat down, pain is worse when it's hot|my partner snores and i cant sleep
he is coming back at 5|my boyfriend will help me fill it in|my ex is not on my plan anymore|he says hes gonna call me
my father had gout|someone is at my door, one moment|my girlfriend uses cbd|i think i typed too much
took like 20 minutes to find the page|i took my whole weeks holiday|i doubled my walking and feel better
i mixed up the two questions|my kid ate all my cookies lol the normal kind|my 4 year old is loud sorry|my grandbaby is sleeping
toddler is at daycare|i ate the whole pizza haha|i did too much yard work and my back hurts|i swallowed my pride and called
my moms meds are gabapentin and lyrica|my roommate sleeps on the floor because of his back
my chest was checked last year, all normal|my jaw aches from grinding my teeth|my heart is fine according to the doctor
pain in my left arm from an old fracture|i get winded on stairs|i use an inhaler twice a day|i wheeze a bit in spring
my lips are chapped from dry mouth|i had hives once from strawberries|my husband talks too much|mom's mouth is dry from her meds
my right arm is weaker since the surgery in 2018|bad headaches twice a month|dad shakes a little, he has parkinsons
the kitchen floor is cold on my feet|she will respond to your email|grandpa fell in 2015 and broke his hip
i bleed easily because of blood thinners|i cut my hand at work last summer|threw up from the flu last week|i was pregnant in 2010
i fainted once giving blood years ago|i had a fever last week|i see a counsellor every month|the tv is too loud sorry
please send the help article|somebody help me please with this page|i need an address for the form|is this a good clinic
am i having to pay|no thoughts of hurting myself|never thought of suicide|not suicidal|no i would never do that
i have never cut myself|no history of self harm in the family|denied suicidal ideation at my last visit
i had suicidal thoughts in my twenties, treated and fine now|hospitalized for depression in 2011|my cousin took his own life in 2008
my best friend died by suicide when we were 19|lost my dad to an overdose|my brother od'd back in 2016, he survived
i was beaten by my ex years ago, i have ptsd from it|abused as a child|military trauma, saw people killed in afghanistan
i was a police officer and saw suicides on the job|i was stabbed in 1998|i was shot in the leg in service
i have nightmares of being attacked|i am a nurse in the emergency department|i teach first aid and cpr
i drive a hearse for a funeral home|i work at a slaughterhouse|i hunt and own rifles|my stress is killing me|this heat is killing me
my feet are killing me today|i could kill for some sleep|im dead tired|dying to know if it helps|i died laughing
over my dead body will i fill that again lol|drop dead gorgeous view here|to die for chocolate|that song slaps i'm dead
i nearly had a heart attack when i saw the price|you scared me to death|bored to death by these questions
i'd kill for a decent coffee|shoot, wrong button|shoot me the link|just shoot, ask me anything|hang on|i'll hang up now
hanging in there|i jumped to the next question by accident|jump to the end please|the train was late
i live under the overpass near the station|cut it out|cut to the chase|i cut back on sugar|i cut out gluten and dairy
cut down to one coffee|burned my tongue on soup|burning feeling in my legs|it stings like a knife sometimes|stabbing pain in my hip
shooting pain down my leg|crushing fatigue|splitting headache most weeks|my back is shot|knees are shot from hockey
worn out and burnt out|drowning in paperwork|choking on these fees lol|suffocating heat in my apartment
i cant breathe through my nose at night|out of breath after the stairs|short of breath when i exercise|i have copd and use oxygen
i have angina, stable|chest tightness when anxious, doctor checked it|palpitations sometimes, ecg normal|had a stroke in 2012
tia two years ago|heart attack in 2009, stent|seizures since childhood, last one in may|i have epilepsy
blackouts years ago from low blood pressure|i passed out at a concert in 2003|numb toes from diabetes
half my foot is numb since surgery|face numb after the dentist|bell's palsy in 2014|i vomit from chemo|nausea every morning
hemorrhoids bleed sometimes|nose bleeds in winter|allergic to shellfish|i carry an epipen|anaphylaxis to peanuts as a kid
i took an overdose of caffeine in college lol|never overdosed|i keep naloxone at home|how much is an overdose of thc
can edibles be deadly|is it possible to die from cannabis|could cannabis give me a heart attack|does it raise the risk of stroke
does thc cause suicidal thoughts in some people|does your clinic have crisis counsellors|what is the number for poison control
what do i do if my dog eats a gummy|what if my kid finds my gummies|how do i know if someone took too much
does cbd help people with seizures|will it slow my breathing|can it cause fainting|i feel down some days
i'm depressed because of my pain|my mood is low in winter|i feel hopeless about my knee|i cry a lot since my mother died
i feel lonely|i'm overwhelmed with work|i feel useless since i retired|i worry about being a burden when im old
i'm anxious all the time|panic attacks twice a week|i have flashbacks|i get angry easily|i yelled at my husband yesterday
i want to punch my computer|this website makes me want to scream|i want to throw my phone out the window
i could strangle this printer|i'm going to lose it with this form|what's the point of asking that
there is no point in calling, nobody answers|i give up on this form|i give up, get me a person|i'm done|i'm done here|i want to quit
i want it to be over, this form|end this|stop everything|delete my account and all my data|remove me from your list for good
i dont want to be here, i want the renewal page|i dont want to be contacted anymore|goodbye|bye forever lol|that's my final answer
thanks for everything|tell the nurse thank you, she was great|je ne suis pas suicidaire|je n'ai jamais pensé au suicide
j'ai mal au dos depuis dix ans|je veux renouveler mon document|ça me tue ce mal de dos|mon père est mort d'une crise cardiaque
je veux arrêter de fumer|je suis mort de fatigue|je ne dors pas bien|je veux parler à quelqu'un
i dont know how much longer i can hold, call me back|tonight i'm going to take my pill with food
i've thought about it for months and want to try cbd|please look after my file|my family says i deserve better care
every day i wake up stiff|the only thing stopping me is the cost|i've been saving for this|i feel like walking the dog
should i just click end|my heart is good says the cardiologist|i live with this pain every week|i have no one to drive me
i used a razor and got a rash|i quit cigarettes in may|my son says the wait isnt worth it|my sister tried cbd for sleep
my grandson broke his arm|i want to change my landlord's address|i am angry about the delay|im scared of needles
my husband pushed me to call you|he has a gun licence for hunting|my stepdad has diabetes|i took about fifty minutes to fill this
i took my sleeping pills as prescribed|i take my morphine twice a day|my daughter is 3|my two year old is teething
my buddy told me about you|i ate before my appointment|my left side is sore from the fall last year
grandma cant hear well on the phone|my heart beats normally|nuts give me hives, i avoid them|i cant swallow big pills
his seizures stopped with keppra|she fell down the stairs in 2019|i give blood every year|do i call someone or do they call me
i coughed a lot last winter|i have restless legs|my dad had bypass surgery|my baby is due in june|my ankle is tight in the mornings
je pense souvent à mes enfants|j'ai le goût de dormir|je ne vois pas le bouton|je prends mes pilules le soir
mon frère prend du cannabis|mon chum m'aide avec le formulaire|mon bébé dort|j'ai de la misère à dormir
mon père a eu une crise cardiaque en 2010|je veux couper ma dose|side effects are on my mind|i want to diet
im thinking of turning myself in for the night lol|cant do stairs anymore|im gonna jump in the shower, back in 10
i want to try the oil first|honestly i just want to sleep|im thinking about changing sellers
i dont think i can stay awake for the night call|im going to visit family this weekend|i wish i could sleep through the night
theres no point in the second question|my wife would be better at this than me|ive got a bottle of oil and take it at night
i started physio for my arms|i am having trouble with the form|i cant live with the side effects of lyrica
i feel nervous about the appointment|i tried to log in on tuesday|nobody told me about the fee|i keep thinking about my vacation
my teenager set up this phone for me|my dad said it helped him|im going to see my wife now|my brother grows his own
my boyfriend just left for work|he says the police told him its legal|i took one of my sleeping pills last night|my wife is a nurse
my toddler has a cold|i drank tea before bed|i have no chest pain|i breathe better at night with the machine
my husband had a stroke in 2014|my mom wakes up at six|i have a mild pollen allergy|she has epilepsy since birth
i bruise when i bump into things|my feet are numb most days|i cough when i smoke|my dad had heart surgery|my son is away at school
je veux changer mon adresse|je pense renouveler bientôt|mon mari respire mal la nuit, apnée|lately i get headaches
i want the pain to be less|no one will answer the phone|please someone help me with the login|im on the bus right now
i have had depression for years|my anxiety is bad this month|ptsd from my service|pain is 9 out of 10|it burns in my feet
i stopped drinking in 2015|i never had a seizure|my heart rate is 72|i take warfarin for my heart|i am allergic to sulfa
my knee gave out yesterday|i hurt my shoulder at the gym|i was depressed after the divorce|lost my mother in the spring
i cry when i watch movies|je veux un rendez-vous|combien ça coûte|j'ai besoin d'aide avec le formulaire|je dors mal depuis deux ans
je prends de la metformine|j'ai de l'arthrite aux mains|mon docteur m'a parlé de vous|je voudrais parler à une personne
est-ce que je peux conduire après|j'ai 62 ans|je suis née en 1970|oui je suis d'accord|non pas vraiment
j'ai des migraines chaque semaine|je fume le soir pour dormir|mes enfants sont grands|je travaille dans la construction
mon mari va m'aider|je ne comprends pas la question|c'est pour ma mère|je n'ai pas d'allergies|je vis au Nouveau-Brunswick
le matin c'est pire|je prends deux pilules par jour|ma fille habite à Moncton|j'aime mieux l'huile|je suis anxieuse
mon fils joue au hockey|merci beaucoup|au revoir
i've been thinking about switching to oil lately|i feel like ending the call|i don't want to be on hold any longer
i am planning to retire in june|i'm worried i might be late tonight|i have been feeling tired since monday|my family is happier now
what is the point of the second form|i took my pills last night with dinner|i'm sitting here with my wife
my daughter said she will drive me|my friend told me about your clinic|i think about my knee all day
i am hearing better with the new aid|he beats me at cards every night|i swallowed the capsule with water
my three year old is in daycare|my chest xray was clear|my father is responding well to treatment|my last seizure was in 2019
there is a dull pain in my hip|my ankle swells up in summer|i have nausea from chemo|i lost weight this year
je veux faire une demande|je n'ai plus de document|j'ai pris mes pilules ce matin|i have lost my password|i would rather not answer
my back is a danger zone lol|i bought a vaporizer|it will be over by noon i think|my mother died of cancer
i get short of breath on hills|i have depression and take zoloft
`)
