/** Sentences that must bring the emergency card, one a line. */
export const CRISIS_SENTENCES = `
I want to kill myself
i wanna die
I've been thinking about ending my life
sometimes i just want it all to be over
I do not want to be here anymore
dont want to live anymore
thinking about ending things tonight
I have been cutting again
everyone would be better off without me
whats the point of living
i cant do this anymore i want to die
id rather be dead
I am gonna hang myself
life isnt worth living
i might hurt myself
I have a plan to end my life
kms
planning my suicide
I feel suicidal
i feel like dying
I wish I would not wake up tomorrow
no one would miss me if i was gone
i want to unalive myself
gonna off myself
i dont feel safe with myself
the pain makes me want to jump off a bridge
je veux mourir
j'ai envie de me suicider
I am having suicidal thoughts
my thoughts of suicide are back
i feel sucidal
I want to kil my self
im going to k!ll myself
s u i c i d e
I wish I was never born
I wish I was dead
I'm tired of living
there is nothing left to live for
I can't go on like this anymore, I just want to end it
I just want to go to sleep and never wake up
I tried to kill myself last night
I attempted suicide last week
I'm thinking of taking my own life
ready to end it all
I have pills here and I am going to take them all
I wrote a goodbye note to my kids
there's no reason for me to keep living
I have no will to live
I don't care if I live or die
i've been self harming
I burned myself on purpose again
I keep hurting myself when I am upset
yes, I am suicidal
I'm not ok, I want to kill myself
My daughter says she wants to kill herself
my friend is threatening suicide
my husband tried to hang himself this morning
I can't keep myself safe tonight
I'm a burden to everyone and they'd be happier if I was dead
I want to hurt someone
im going to kill my ex
I hear voices telling me to hurt people
the voices tell me to kill myself
I feel like I am going to hurt my baby
I'm going to stab him
I overdosed last night
i took 30 of my pills
I swallowed a bunch of tylenol
took the whole bottle
i think i od'd
I took way too many pills
My roommate is overdosing
I ate too many edibles and I can't breathe
my toddler ate my gummies
my son ate an edible and wont wake up
the dog is fine but my kid swallowed my thc oil
I drank bleach
I mixed all my meds with alcohol and feel like passing out
my chest is really tight and my arm is numb
having chest pains right now
I have chest pain and I'm sweating
i cant breathe
I can't catch my breath
cant breath
struggling to breathe right now
my lips are swelling and its hard to breathe
my throat is closing up
half my face went numb
my face is drooping
my speech is slurred and my arm is weak all of a sudden
I think i am having a heart attack
I think I'm having a stroke
mom is having a stroke
my husband is having a seizure
she's having a seizure and won't stop shaking
I blacked out and hit my head
my dad passed out and won't wake up
he is not breathing
she's unconscious
blood in my vomit
I'm throwing up blood
I'm coughing up blood
I'm bleeding and it won't stop
I need an ambulance
call 911
please call 9-1-1 for me
it's an emergency, I need help now
I am having an allergic reaction and can't swallow
I think I've been poisoned
I'm in danger, he is going to kill me
my boyfriend is threatening to kill me
I think I'm dying
I want to end it
I can't take it anymore, I want out of this life
I just want to disappear and never come back, nobody would care
thinking of killing myself
going to shoot myself
I have a gun and I'm going to use it on myself
i hate my life and want to die
I dont see a reason to stay alive
my life is over, I'm going to jump in front of a train
i just wanna go to sleep forever
Nothing matters, I've decided to end my life on Friday
honestly I'd be better off dead
thoughts of suicide all day
I keep thinking about death and how to do it
I bought a rope yesterday and I'm going to hang myself
been thinking about slitting my wrists
im so done with life
every night I pray I don't wake up
I scared I'm going to do something to myself
can't stop thinking about killing myself
my wife just told me she wants to end her life
my brother is suicidal and I don't know what to do
I'm having urges to cut
I cut my arms last night
I relapsed with self-harm
the pain is so bad I want to die
this pain makes me suicidal
If this doesn't work I'm going to kill myself
if you don't help me I will end my life
I have nothing left, I want to die
no friends no family i want to die
why should I keep living
i don't see myself living past this year, i will end it
I am going to take my whole bottle of sleeping pills
I just swallowed 40 tylenols
took a handful of ativan and drank a bottle of wine
My girlfriend took a bunch of pills
I accidentally took a double dose of my oil and my heart is racing and I feel faint
I think I took too much THC and I'm freaking out
I'm greening out and can't stop vomiting
My two year old ate a cannabis cookie
my grandson got into my edibles
crushing pain in my chest and down my left arm
chest hurts bad
my chest hurts and I feel sick
I'm having trouble breathing
I can barely breathe
having a hard time breathing
short of breath all of a sudden and dizzy
my tongue is swollen and I have hives everywhere
my dad's speech is slurred
my wife collapsed
my grandmother is on the floor and not responding
my mother just had a seizure
i fainted today and hit my head
there's blood everywhere and it won't stop
I cut myself badly and it's bleeding a lot
I need an ambulance right now
should I call 911?
someone broke in and I'm scared for my life
my husband beat me up and I'm afraid of him
I feel like killing my boss
i want to hurt my husband
i might snap and hurt my kids
I'm seeing things and the voices are telling me to jump
I'm having a panic attack and can't breathe
je n'ai plus envie de vivre
j'ai des pensées suicidaires
j'ai une douleur à la poitrine
worst headache of my life and I can't see out of one eye
I'm numb on my left side
I can't keep living like this
i have been feeling really suicidal since they cut my meds
life has no meaning for me anymore, I want it over with
I don't want to be a burden anymore, it's time for me to go
thinking abt suicide
i wanna kms so bad
Planning to overdose tonight
I've got a knife and I want to cut myself
I want to bleed out and die
I've been having dark thoughts about ending my life
my teenage son says he wants to die
I just tried to overdose
been hurting myself again
wish I could just not wake up
I'm thinking about driving my car off a bridge
there's no point in living with this pain
there's no point anymore
I give up on living
nobody would notice if I died
I have a bottle of pills in my hand
I'm going to end my life if I can't get help
tell my family I love them, goodbye
i m going to kill my self
I wnat to die
i want to dei
suicidle thoughts every day
I feel like ending it all
My boyfriend is hitting me right now
I'm about to hurt somebody
I want to shoot up my workplace
I took 15 oxys
i took my whole months worth of pills
My friend took a lot of fentanyl and is not waking up
my baby swallowed a thc pill
my 3 yr old ate weed brownies
I think my mom overdosed on her meds
we think he had a heart attack
my heart is pounding and I can't breathe
pressure in my chest spreading to my jaw
My chest is killing me and I am sweating
my lips are turning blue
my throat feels like its closing
i can't feel my left arm and my face droops
She had a seizure and is not waking up
dad just collapsed on the floor
my husband isn't breathing
I'm vomiting blood
I'm having an anaphylactic reaction
bleeding won't stop after surgery
I feel like I'm going to pass out
someone call an ambulance
I need to go to the ER now
I need help immediately, this is life or death
je vais me tuer
je fais une crise cardiaque
I don't think I can keep myself from ending things
I've been planning how I'd do it, pills probably
I'm gonna end up killing myself over this pain
I've thought about suicide a lot this week
nobody needs me, I should just die
I'm standing on the bridge right now
I want to stop existing
my wife says I'm suicidal and I guess she's right
I can't see a way out anymore, I'm done living
I started cutting my thighs again
Im losing the will to live
If the clinic says no I'll shoot myself
just took 25 gravol and a bottle of rum
I think I overdosed on my edibles
my son drank my cbd oil and is very sleepy
My daughter got into my gummies and ate 6 of them
someone drugged me
My husband has collapsed and he's turning blue
chest pains and dizzy right now
having really bad chest pain
my heart feels like it's going to stop and my chest hurts
I can't breath properly
I think Im having a stroke my arm is weak
I am bleeding really badly
I had a seizure an hour ago and feel awful
My mom is unresponsive
I have sudden weakness on one side
my eyes are swelling shut and I have hives after taking the oil
throat closing up help
my ex said he will kill me tonight
I'm going to hurt my neighbour if he doesn't stop
i feel like hurting people
kill me now please
I'm feeling really unsafe and want to harm myself
I want the pain to end and I want to end with it
i need an ambulance for my mom
`
