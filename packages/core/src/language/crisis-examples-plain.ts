import { phrasesOf } from './phrases-of.ts'

/** Crisis in English, plain or in a turn of phrase: ending it, means, self-harm, others, violence, overdose, body, mind. */
export const CRISIS_EXAMPLES_PLAIN: readonly string[] = phrasesOf(`
i am at the end, i want to die|death would be a mercy|i keep wishing for death|im better off dead than in this much pain
theres no way forward for me but dying|i cant see myself alive next year|i dont plan on being alive at christmas
i wont make it to the weekend alive|ive decided today is my last day|today is the day i end it|im ready to go, everything is set
ive made peace with dying tonight|i have a plan and i have what i need|everything i need to do it is on the bed|the note is written
i wrote goodbye letters to my kids|my will is done and the dog has a home so i can go|tell my daughter it wasnt her fault
tell my mom im sorry and i love her|this is my last message to anyone|goodbye everyone, i mean it|you wont hear from me again, ever
dont bother booking me, ill be dead by then|cancel everything, i wont be alive|no need to refill, i wont be around
im on the bridge looking at the water|im standing on the wrong side of the railing|im on the roof of my building and i want to jump
im sitting on the tracks|waiting for the subway and i want to step in front of it|im in the garage with the engine running
i have the gun in my lap|the gun is loaded and im alone|i have the rope up|i keep a blade by the bed for when i cant take it
im holding the pills right now|i poured all my pills out on the table|ive been saving my pills up
how many of these would it take to not wake up|whats the quickest way to go|would it hurt to drown|if i took the whole bottle would i die
i want to drive my truck into a pole|i keep thinking about swerving into traffic|i want to walk into the lake and keep walking
i cut myself tonight and its deep|i started cutting again|i burn myself when it gets bad|i hit myself until i bruise
i want to hurt myself so bad right now|i dont trust myself alone tonight|please dont leave me alone im scared what ill do
im a danger to myself|im scared im going to do it|i almost did it last night|i tried to hang myself yesterday
i tried last night and it didnt work|next time i wont fail|i shouldve died in the accident|i shouldnt have survived|why am i still alive
i dont deserve to be alive|everyone is better off if im dead|my kids would be better off without me|nobody would notice if i died
nobody would come to my funeral|im just a burden, i should die|im worth more dead|i just want to go to sleep and never wake up
i pray i dont wake up|i hope my heart stops tonight|i want to join my husband in heaven|i want to be with my son, he died
without her i dont want to live|i lost everything and i want to die|the pain never stops so i want to stop living
if you cut off my meds ill kill myself|if this doesnt work ill end my life|no one helps so im going to die
i cant do one more night of this life|i cant keep living|im done living|im so tired of being alive|living hurts too much
life is over for me|there is nothing left for me here|i have no reason to be alive|me want die|i no want live more
please sir i think kill me self|i am very tired from life i finish today|my head say kill you|wanna die rn|i wanna kms fr
not joking i wanna die|lowkey planning to end it|i cant anymore im gonna do it|everyone at school tells me to kms and im gonna
took a bunch of pills idk what to do|i cut too deep theres so much blood|wnat to die|i whant to dye please help|im goin to kil myself
i dont want to liv|gonna jump|suicde|i am sucidal|end my lief|plese help i want too die|my son says he wants to die
my daughter texted me a goodbye|my husband took his gun and left and said goodbye|my wife says shell kill herself tonight
my brother is on a bridge and wont come down|my friend says he has a plan to kill himself|my friend stopped answering after saying goodbye
my sister swallowed a bottle of pills|my dad has a gun and hes crying|my mom stopped eating because she wants to die
my roommate cut her wrists|my teen is cutting|i found a suicide note|i found my brother hanging|my neighbour wants to jump off his balcony
my girlfriend is locked in the bathroom with a razor|my grandson tried to hang himself|my boyfriend says he will shoot himself if i leave
a patient told me he will be dead tomorrow|someone i love is suicidal what do i do|my husband hits me|my husband hit me last night
my boyfriend choked me|my boyfriend threatens to kill me|my ex is at my door with a bat|my ex says he will kill me if i leave
he put a knife to my throat|he choked me until i passed out|he wont let me leave the house|he took my phone and locked the door
he forces me to have sex|im hiding in the closet from him|im locked in the bathroom hes breaking in|im scared he will kill me
im afraid for my kids, hes violent|he hit the kids|my dad beats me|my stepdad touches me at night|my son hits me im 80|the aide slapped me
the nurse touched me down there|someone is breaking in|theres a man in my house|a man is following me right now
i cant talk hes in the room|please call police hes here|my neighbour is screaming for help|they are keeping me here and took my passport
i was raped last night|my uncle touched me|im going to kill my ex|im going to kill him|im gonna shoot my boss
im coming down there with my gun|im going to burn your clinic down|ill be waiting for the doctor in the parking lot
the doctor will pay for this with his life|i have a knife and im waiting for my neighbour|i want to stab someone|i want to hurt my baby
im scared ill hurt my baby|i shook the baby|im about to snap and someone will die|i have a list of people to kill
they will all die tomorrow at school|i hit my wife and shes bleeding|i stabbed someone|i think i killed him|i almost strangled my wife
i fantasize about killing my father|i took too many pills|i took the whole bottle|i overdosed|i just swallowed 50 pills
i took ten times my dose|i took my morphine three times by mistake|i put on two fentanyl patches and im so sleepy
i mixed vodka and sleeping pills|i took too much insulin and im shaking|i ate too many gummies and i think im dying
i ate the whole bar and my heart wont slow down|i smoked too much and cant breathe|i snorted something and my heart is pounding
i drank bleach|i drank antifreeze|i swallowed a battery|i dont remember how many i took and im falling asleep
my lips are blue since i took it|my friend overdosed|my friend isnt breathing he took fent|hes blue and making a snoring sound
i gave him narcan and hes not waking up|my mom took all her week of pills at once|my dad took his methadone twice and wont wake
my girlfriend mixed pills and booze and i cant wake her|my toddler ate a weed gummy|my 3 year old swallowed my pills|my baby drank my oil
my kid drank bleach|my kid swallowed a button battery|she ate my brownie and wont wake up|the child i babysit got into pills
my chest hurts and my arm is numb|chest pain going down my arm|theres an elephant on my chest|my chest is tight and im sweating
my left arm and jaw hurt|im having a heart attack|my heart is skipping and i feel faint|my heart keeps stopping
my husband has chest pain and looks grey|my dad has pain in his arm and is throwing up|my mom collapsed holding her chest|i cant breathe
im having trouble breathing|i cant get air|my breathing is bad and my lips are blue|asthma attack inhaler not working|my throat is closing
my tongue is swelling|my lips are swelling and i cant swallow|stung by a wasp and swelling all over|ate nuts and my throat is tight
no epipen and im swelling|my baby is choking|my baby is blue|my baby isnt breathing right|shes choking on food|his face is drooping
my moms face fell on one side|my dad cant lift his arm all of a sudden|grandma is talking gibberish suddenly|i cant feel my left side
half my face went numb|i lost sight in one eye this morning|im seeing double and cant walk straight|worst headache of my life
thunderclap headache and vomiting|i think my wife is having a stroke|he collapsed and wont wake up|shes unconscious|hes not responding
his eyes rolled back|hes having a seizure ten minutes now|my daughter is having a seizure|baby has fever and is shaking
im going to pass out and im alone|i fell and cant get up|fell in the tub and broke my hip i think|hit my head and im vomiting
he hit his head and is confused|hes cold and not moving|i think my dad is dead|theres no pulse|bleeding wont stop|im losing a lot of blood
pregnant and bleeding|pregnant and the baby stopped moving|the baby is coming now|throwing up blood|coughing up blood
black stool and dizzy|cut my finger off with the saw|bone is sticking out|ive been shot|ive been stabbed
im trapped in the car after a crash|tractor rolled on my husband|scalded my kid with boiling water|he fell in the pool and isnt breathing
my sugar is 2 and im shaking|my sugar is over 30 and im confused|house is on fire|carbon monoxide alarm going and we all have headaches
smell gas and feel dizzy|lost in the woods cant feel my feet|grandpa was outside all night and is freezing cold
fever of 41 and im seeing things|stiff neck and purple spots|need ambulance|send help now|this is an emergency|help im dying|sos
voices tell me to kill|voices tell me to cut|voice says jump|the tv is telling me to hurt people|god told me to sacrifice my son
they put a chip in my head im going to cut it out|my neighbour is beaming waves at me and ill stop him tonight
my brother thinks hes god and wants to jump off the roof|my son sees demons and has a knife|my wife thinks our baby is the devil
havent slept in five days and the walls talk to me|i dont know whats real and im scared ill hurt someone|my road ends here
this is where i get off|curtain call for me tonight|pulling the plug on me tonight|my time on earth is up, im leaving tonight
i take up space, the world wont mind|ive lived long enough and i have the means|come get me lord im ready|i pray god takes me in my sleep
i stopped my heart pills so it ends|i stopped eating and drinking to go quicker|skipping my insulin on purpose
driving drunk on purpose hoping|crossing without looking, hoping|the water looks peaceful from up here|the tracks are calling me
theres a bridge ten minutes away and im walking|been staring at the rafters|picked the tree|picked the spot, nobody will find me
want the cops to find me not my kids|sent the kids to grandmas so they dont see|papers in order on the table with the letter
funerals paid for, this week|closed my accounts, one thing left to do|cleaned the house for whoever finds me
kissed my kids for the last time|last supper for me|wont see spring|wont see my birthday|there will be no next appointment, ill be dead
give my spot to somebody living|you can send my file to the coroner|why bother treating me if i die tonight|why go on
rather die than live like a vegetable|death over another chemo|i envy the dead|i should be in the ground with my platoon
my brothers in arms are waiting, im going to them|survived the war but not this night|one less vet tomorrow|service pistol is on my knee
got one round left and its mine|one pull and its quiet|one step and its over|drinking till i dont wake|drinking for the nerve to do it
chickened out yesterday, not tonight|rope broke yesterday, got another|just out of psych and i still want to die
the death thoughts are back|the urge is back, stronger|planning my funeral makes me calm|i look at bridges different now|shopping for rope
googling how to die|make it look like an accident so they get the insurance|turned down for maid so ill do it myself
maid takes too long, ill handle it tonight|ill finally rest forever tonight|sleep with the angels tonight
coming to see you mom, wait for me|my baby died and i want to be buried with her|ever since the birth i want to die
bad mother, baby would be better if i died|i could jump with the baby|taking the kids with me|im going to kill all of us
they posted my pics im going to end it|dad found out im gay and hes going to kill me, not joking|my family wants to kill me for honour
dad is giving away his tools and talks like hes already gone|husband cleaned his rifle and told me where the will is
mom called to tell me where the papers are and said goodbye|son wiped his facebook, gave away his dog and left
boyfriend walked out crying with a rope|daughter is searching bridges online|found blades under my daughters mattress
blood on my daughters sleeves|hes locked in the garage and i hear the engine|shes on the edge of the roof and wont come down
she wont put the knife down|he shot himself|he hung himself in the barn hes still breathing|she jumped
uncle went into the bush with his rifle|tenant screaming hes going to jump|coworker sent a goodbye email
friend overseas says he dies tonight|my client refuses everything and says he will be dead monday|hes beating me
he beats me when he drinks|grabbed me by the throat|threw me down the stairs|hell kill me if he sees me typing
hes home in ten minutes help|drunk and got the shotgun out|hes hitting the door with an axe|hes outside in his truck waiting for me
locked me in the basement|hes threatening the little ones|did it to me tonight, i said no|my uncle comes into my bed|coach touches me
teacher wants pics and to meet, im 13|mom burns me with her smokes|my son keeps me locked up and takes my cheque|my daughter wont feed me
they tie me down at the home and pinch me|my pimp will find me|made to dance to pay them back
i ran and hes looking for me with his brother|theres a tracker on my car and hes armed|said if he cant have me no one will
he said we both die tonight|hes playing with a knife staring at me|my girlfriend stabbed me with a fork
wife throws plates at me, blood in my eye, im a man and ashamed|someone hold me back or someones dead
gonna settle the score tonight with a bat|he deserves a bullet and ive got one|i know where she lives and im going with a knife
been watching his house an hour with my gun|put rat poison in his coffee|seeing red gonna hit my wife
scared of my hands when the baby cries|baby wont stop and i want to smother it|put a pillow on moms face
sitting outside the school with my rifle|theyll talk about me on the news tomorrow, got ammo|your building is going to burn
i know the doctors schedule she better watch out|receptionist has a surprise coming, guns in the truck|not ok took it all
cant feel my legs drank the whole vial|double heart pills and my pulse is 38|took the dogs pills
took my husbands pills by mistake and its going black|took a pill at a party, burning up and shaking|did coke and my chest is tight
did meth and people are in the walls|relapsed took too much nodding off|nodding since the oxy, scared ill stop breathing
snoring weird cant wake him|foam coming out his mouth|breathing like a fish|she doesnt react when i pinch her|eyes open but nobody home
hes purple|shes cold|fingernails are blue|one breath every ten seconds|needle still in his arm|two narcans and nothing
little one licked my concentrate|my boy got my gummies and hes acting funny|she drank the lamp oil
two year old had a pill in her mouth, it was my methadone|baby ate a cigarette butt and is throwing up|baby sucked on my vape
heart going 180 and dizzy|pulse skips and i nearly dropped|pressure 220 and awful headache|pressure 70 over 40 and fading
a band around my chest|weight on my stomach up into my throat and arm|pain between my shoulder blades and cold sweat
cold sweat, sick, arm numb|someone is sitting on my chest|tearing pain through my back|pacemaker beeping and i dropped twice
calf swollen and now im short of breath|coughing pink froth|cant lie down, im drowning|wheezing and the puffer is empty|oxygen is 82
my sats are 80|husband cant get his air|my little girl is sucking in at the ribs|barking cough and cant get a breath
swallowed a grape and going blue|candy stuck in his throat|mouth itchy throat scratchy after shrimp, cant breathe right
hives and dizzy after the antibiotic|lip is huge and my voice is changing|my smile is crooked in the mirror
hand keeps dropping things since lunch|leg is dragging since an hour|trying to talk and mush comes out
mom doesnt get what i say and her eye droops|dad put his shoe in the fridge and his arm hangs|half of what i see is black
room spinning, vomiting, cant stand, came on sudden|hit his head and one pupil is bigger|hit yesterday on the head and sleeping all day
on thinners and fell on my head|neck cracked and my hands are numb|cant feel my legs and wet myself|cant pee and numb down there
leg is cold and white|foot is black and smells|belly hard like a board|six months pregnant, headache and seeing stars
pregnant, pain on one side made me faint|contractions at 28 weeks|two pads an hour|gave birth three days ago, fever 40
three week old with a fever|baby is limp wont feed|baby just moans|spots dont fade when i press
cant keep anything down three days, smoke daily, cant stand|acid in my eyes|hand went in the snowblower|arm stuck in the press
chainsaw opened my leg|wall fell on my guy|fell off the ladder not moving|quad rolled on him|sled went through the ice
electrocuted and thrown|dog bit his face its gushing|smoke everywhere cant get out|been on the floor since last night only got my phone
`)
