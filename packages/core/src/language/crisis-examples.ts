import { phrasesOf } from './phrases-of.ts'

/** Crisis as people put it, mostly indirectly and a part in French. */
export const CRISIS_EXAMPLES: readonly string[] = phrasesOf(`
i dont really see myself being around for christmas|my kids would get over it eventually|i've been giving away my things this week
ive written letters to everyone i love|honestly it would be easier if i just wasnt here|i think everybody would do fine without me
im so tired of fighting to stay alive|i keep looking up how many pills it takes|there's only one way this pain stops
i dont want to see another morning|what if i just didnt wake up|i've made my peace, tonight's the night|i already picked the day
ive got the pills lined up on my desk|nothing left for me in this world|i'm at the end of the road
i just want the noise in my head to go quiet forever|some days i stand on the platform and think about stepping off
i drive and think about just letting go of the wheel|i looked over the railing today and almost did it
nobody would find me till monday anyway|i dont deserve to breathe|the world would keep turning fine without me in it
i feel like im already dead inside and want to finish the job|my husband is gone and i want to go be with him
i want to join my wife in heaven soon|i'd like to just go to sleep and that be that|i have had enough of this life dear
at my age why bother carrying on living|i'm ready to meet my maker, i have the pills saved|lord take me tonight i cant anymore
i dont think ill be here next week|this is my last message to anyone|please tell my daughter i loved her
you wont have to worry about me much longer|soon none of this will matter, ill be gone
i wont be needing an appointment after tonight|cancel everything, im not going to be alive
no use saving my answers i wont be alive by then|if the nurse says no thats it for me im done living
this was my last hope, theres no reason to stay now|i cant see a future with me in it|i feel trapped and theres only one exit
i keep having thoughts i shouldnt have about the bridge|scared of the knives in my kitchen because of what i might do to myself
i locked up my pills because i dont trust myself with them|i asked my roommate to hide my pills from me so i dont take them all
my therapist is away and the bad thoughts about dying are back|im having those thoughts again, the dark ones, wanting to be gone
i have a plan and im scared i'll do it|was in hospital last month for trying to end it and i feel the same again
i tried last night but it didnt work|took pills last night hoping i wouldnt wake, i woke up|tied a rope yesterday and chickened out
third attempt this year nothing works not even that|i cut again last night, deep|cant stop slicing my legs
bleeding from my wrist i did it myself|i starve and burn myself because i deserve it|been punching myself till i bruise
im gunna end it|gona kil myslef|i wanna dye|sucide is all i think abt|idk why im alive tbh might just kms|i wanna be unalived
ctb tonight|wanna yeet myself off a bridge fr|no cap i want to be dead|everyone at school hates me and i want to disappear for good
my parents would be happier without me, i should just go|if my mom finds out ill kill myself|i hate being alive every single second
living hurts too much i want out|life is pointless and i want it to stop|i want to stop living|i don't wish to live
i no want to live more|i am wanting to die|me i want finish with my life|life for me is finish, i go kill me
please i not want be alive|I do not desire to continue living with this illness|I intend to end my own life
I have contemplated taking my life several times this week|I should like to die peacefully with my pills
is there a painless way to go|which pills would let me sleep forever|how much of my oil would kill me
how many of my sleeping pills would be fatal|would 30 ativan be enough to die
what happens if i take all of my morphine at once, i'm thinking about it
can you die from taking a whole bottle of gravol? asking because i want to|how do people do it without pain, end their life i mean
i'm googling ways to die|been reading about overdosing on purpose|i have my dad's gun in my room
i'm holding a bottle of pills right now|i am sitting in my garage with the car running|im on the roof|standing at the edge right now
my brother says he is going to end it|my son texted me goodbye and wont answer|my wife locked herself in the bathroom with pills
my friend posted that she wants to die and im scared|my mom keeps saying she wishes she was dead
my daughter has been cutting herself|found a suicide note in my sons room|my husband has a gun and says he wont live without me
my roommate is talking about ending things|dad stopped eating because he wants to die|i'm going to kill him when he gets home
i swear im gonna hurt that doctor|i want to strangle my neighbour, i really might do it|im gonna come down there and shoot someone
you people are dead when i get there, i have a gun|i'm bringing a gun to your clinic
i keep picturing stabbing my boss and it scares me|i want to make them all pay, blood for blood
the voices say i have to hurt my mother|i have urges to hurt my baby|im afraid i will shake my baby
i might do something to my kids if i dont get help|i want to run over my ex|gonna beat my wife to death
i'd like to burn the house down with everybody in it|my partner hits me and im scared tonight
he choked me last night and he is coming back|my boyfriend wont let me leave and he has a knife
my ex is outside my door threatening me|he says hes gonna kill me if i leave|my father touches me and i'm scared to go home
someone is trying to break in my house right now|my girlfriend ODed shes blue|i think i took too much of my pills
took like 20 clonazepam|i took my whole weeks meds by accident and feel strange|i doubled up on my oxy and im nodding off
i mixed fentanyl with my pills and i cant stay awake|my kid ate the gummies i cant find how many are missing
my 4 year old drank my oil|grandbaby got hold of my cookies and is very sleepy|toddler is limp after eating my chocolate
ate the whole pack of edibles and my heart wont slow down|i did too much and i think im dying|swallowed drain cleaner
my moms meds are all gone and she wont wake up|found my roommate on the floor not breathing
my chest feels like someone is standing on it|tightness in chest and my jaw aches
heart is skipping and i feel like im going to black out|pain going down my left arm and im sweating|i can hardly get any air
cant get enough air|i'm wheezing bad and my puffer isnt working|lips and tongue are swelling up after the new oil
throat getting tight and hives all over|my husband cant talk properly all of a sudden|one side of moms mouth is hanging down
right arm went dead and i cant find my words|sudden terrible headache like thunder and vision going
dad is shaking all over and his eyes rolled back|wife is having a fit on the kitchen floor|she wont respond to me, her eyes are open
grandpa fell and hit his head and he is not making sense|i'm bleeding so much the towel is soaked
cut my hand really deep blood wont stop|throwing up blood since this morning|im pregnant and bleeding heavily
i fainted twice today and my heart is racing|burning up with fever, stiff neck and confused
im seeing people who are not there and im terrified|the tv is sending me messages to hurt people|please send help
somebody help me please im dying|need an ambulance at my house|is this a heart attack|am i having a stroke|j'ai envie de mourir
je ne veux plus vivre|je veux en finir|je pense au suicide tous les jours|je vais me suicider ce soir|j'ai plus la force de vivre
la vie ne vaut plus la peine|je voudrais ne plus me réveiller|tout le monde serait mieux sans moi
je n'en peux plus, je veux disparaître pour toujours|j'ai pris toutes mes pilules|j'ai avalé une bouteille de tylenol
je me suis coupé les veines|je me fais du mal|je me mutile encore|j'ai envie de me faire du mal
j'ai fait une tentative de suicide hier|mon fils veut se tuer|ma fille parle de se suicider|mon mari me frappe|il va me tuer
je vais le tuer|j'ai peur de faire du mal à mes enfants|j'entends des voix qui me disent de me tuer
j'ai mal à la poitrine et au bras gauche|je n'arrive plus à respirer|mon mari ne respire plus|ma mère est inconsciente
mon enfant a mangé mes jujubes au cannabis|je crois que je fais un AVC|j'ai fait une surdose|appelez une ambulance
il est tombé et ne se réveille pas|à quoi bon vivre|je suis un fardeau pour ma famille, je veux partir pour toujours
i dont know how much longer i can hold on|tonight i'm going to take every pill in the house
i've thought about it for months and now i know how i'll do it|please look after my dog when i'm gone
my family deserves better than me being alive|everyday i wake up disappointed that im still here
the only thing stopping me is my cat|ive been saving my morphine for the right moment|i feel like walking into the lake
should i just end it all|i want my heart to stop beating|if i have to live with this pain one more week i'll blow my brains out
i have no one left, there is no reason to wake up tomorrow|i took a razor to my arms yesterday
i burn myself with cigarettes when im upset|my son keeps saying life isnt worth it and he owns a rifle
my sister just tried to hang herself|my grandson is cutting his arms|i want to murder my landlord
i am so angry i could kill someone, im serious|i'm scared im going to hurt my girlfriend
my husband pushed me down the stairs last night|he has a gun and he is drunk|my stepdad hurts me|i swallowed about fifty advil
took all my sleeping pills 10 minutes ago|i accidentally took my morphine twice and feel really sleepy
my daughter ate 3 of my thc gummies|my two year old put my vape oil in her mouth and is drowsy
my buddy shot up and he's turning grey|i ate way too much edible and im having chest pain|my left side went weak all of a sudden
grandma cant speak and her face looks lopsided|my heart is beating out of my chest and i might faint
my throat is swelling after eating nuts|i cant swallow and my face is puffing up|he's having a seizure that wont stop
she fell down the stairs and is unconscious|there is so much blood please help
i think im having a heart attack should i call someone|i coughed up a lot of blood this morning|i cant feel my legs suddenly
my dad is clutching his chest|my baby is blue|i passed out an hour ago and my chest is tight|je pense souvent à mourir
j'ai le goût de mourir|je ne vois plus de raison de vivre|je vais prendre toutes mes pilules ce soir|mon frère menace de se tuer
mon chum me bat|mon bébé a avalé des pilules|j'ai de la misère à respirer|mon père fait une crise cardiaque|je veux me couper
suiside is on my mind|i wantt to dieee|im thinkin of offing myself|cant do life anymore|im gonna jump|i want to die
honestly i just want to stop existing|im thinking about suicide again|i don't think i can keep myself alive tonight
im going to kill myself this weekend|i wish i could go to sleep and not wake up|there's no point to my life
my wife would be better off if i was dead|i've got a bottle of oxy and i plan on taking it all|i started cutting my arms again
i am having thoughts of hurting myself|i can't live with this anymore, i want to end my life|i feel hopeless and suicidal
i tried to overdose on tuesday|nobody would care if i killed myself|i keep thinking about jumping off the balcony
my teenager told me he wants to kill himself|my dad said he's going to shoot himself|i'm going to hurt my wife
i feel like i could kill my brother|my boyfriend just punched me in the face|he says he will kill me if i call the police
i took way too many of my sleeping pills|my wife overdosed and isn't breathing|my toddler ate one of my edibles
i drank a bottle of cough syrup and a bunch of pills|i am having chest pain and my arm hurts
i can't breathe properly and my lips feel numb|my husband is having a stroke i think|my mom collapsed and won't wake up
i am having a severe allergic reaction|she's been seizing for five minutes|i'm bleeding and can't stop it
my face is numb and i can't speak right|i'm coughing up blood|i think my dad is having a heart attack|my son is unconscious
je veux mettre fin à mes jours|je pense à me tuer|mon mari a fait une crise cardiaque il ne respire pas
lately i think about crashing my car on purpose|i want the pain to be over for good, i have the pills|no one will miss me
please someone help me i can't stop thinking about dying|i'm at the bridge and i don't know what to do
`)

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
`)
