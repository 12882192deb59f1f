import { phrasesOf } from './phrases-of.ts'

/** Wanting to die, self-harm, plans and goodbyes, from many points of view. */
export const CRISIS_EXAMPLES_SELF: readonly string[] = phrasesOf(`
i dont want to be alive|i dont want to live|i do not want to live like this|i want to be dead|i just want to be gone|i want it to be over for good
im done with life|im finished with living|i am so over being alive|i hate my life and want it to end|living is too much|i cant live another day
i cant do another day of this life|i cant face tomorrow|i dont want there to be a tomorrow|i wont see the weekend|i wont be here on monday
there wont be a next time for me|by the time you read this i will be gone|you wont hear from me after this|this is goodbye|goodbye world
saying my goodbyes|tell everyone goodbye from me|tell my wife im sorry|tell my boys i was proud of them|please forgive me for what im about to do
im sorry for what i have to do|i wrote my goodbye letter|the note is on the kitchen table|my affairs are in order and im ready to go
i updated my will and im at peace with leaving|gave my dog to the neighbour so he's looked after when i'm gone|i gave away my tools and truck
ive said my goodbyes to my sister|ive picked the place and the time|everything is ready for tonight|tomorrow is the day i do it
i know exactly how i will do it|i have it all planned out|i've got a plan and the means|the plan is set|its not if its when
i bought rope|i have a rope ready|there is a noose in the closet|i tied the knot and put it over the beam|the belt is around the door
im going to put a bullet in my head|i have the shotgun in my lap|i loaded my rifle|i keep my finger on the trigger|the revolver is loaded and so am i
put the pistol to my head last night|i want to blow my head off|i bought bullets today|the gun cabinet is open and im thinking
i took my hunting rifle out to the shed and i don't mean to hunt|i sit with the gun most nights now|knife against my wrist|im holding a blade
got a razor blade and a bath running|i want to slit my wrists|i want to cut my throat|cutting myself right now|i cut myself really bad tonight
im cutting every night now|new cuts on my legs|i relapsed and cut myself|i scratch until i bleed|i bang my head on the wall to hurt myself
i put cigarettes out on my arm|i burn my skin to cope|i punish my body because i hate me|self harm is the only thing that works|i self harmed today
i have the urge to cut so bad|trying not to cut but i cant resist|i hurt myself and it needs stitches|i want to hurt myself right now
im scared ill hurt myself|i might do something to myself|i dont trust myself alone tonight|im not safe by myself|i am not safe from myself
i cant promise i'll be safe|cant guarantee my safety tonight|someone should be with me or i will do it|i'm a risk to myself
i want to jump off my balcony|standing on the overpass|on the bridge now|looking down from the parkade roof|the train comes in ten minutes
i'm by the tracks waiting|i want to step in front of a bus|i want to walk in front of a truck|thinking about crashing my car into a pole
i almost steered into a semi today|i should drive off the cliff road|hose on the exhaust|sitting in the running car in the garage
gonna walk into the lake and not come out|going to drown myself|the river looks inviting tonight|i will freeze out in the snow and it will be peaceful
i want to overdose|gonna od tonight|i want to take all my pills|ive got enough pills to do it|i have a stash of pills for when i cant go on
i hoard my morphine to end it one day|saving up my oxys so i can leave|counted my pills, its enough|i took all of them|took the whole bottle
just swallowed everything in the cabinet|i swallowed all my antidepressants|i took 50 gravol|took 60 advil on purpose|i downed a bottle of tylenol pm
i took my whole script at once|i drank antifreeze|i drank bleach because i want to die|pills and whisky tonight and thats it
took a bunch of sleepers hoping not to wake up|i tried to od and woke up|i tried to hang myself and the branch broke|i tried it yesterday and failed
last attempt was two weeks ago and i want to again|released from psych ward yesterday and i still want to die|the hospital sent me home but im still suicidal
the suicidal thoughts came back|i think of suicide every hour|suicide feels like the only answer|suicide is on my mind constantly
im having ideas of ending my life|im thinking of killing myself|i am thinking about how to do it|cant stop thinking about death
i think about dying every time i close my eyes|i dream of being dead|i fantasize about my funeral|i picture my own funeral and feel calm
i imagine not existing and it feels good|death would be a gift|death seems like peace|dying would be easier than this|id welcome death at this point
im ready to die|im ready to leave this world|i want to leave this earth|i want off this planet|i want out of this life|take me out of this life
i want god to take me|lord please take me|i ask god every night to let me die|i pray for death|i beg not to wake up|i hope i die in my sleep
hope the cancer takes me fast|i hope this kills me|hope i get hit by a car|wish a bus would hit me|wouldnt care if i died|dont care if i live
i couldnt care less if i never woke|if i died tomorrow it would be fine by me|it would be ok if my heart just quit|id rather not wake up
sleep forever please|i want to go to sleep for good|i want to fall asleep and stay asleep|never waking up sounds so nice|not waking up would be a mercy
i wish the accident had finished me|i should have died in that crash|wish the surgery had killed me|they shouldnt have revived me|why did they save me
i wish i wasnt here|i wish i didnt exist|i shouldnt exist|i shouldnt have been born|being born was a mistake|i dont belong in this world
there is no place for me on earth|im a waste of space and air|im worthless and should die|i deserve to die|i dont deserve this life
nobody would miss me|no one would even notice|who would care if i was dead|nobody would come to my funeral|everyone would be relieved if i died
my family would be free without me|they will be better without me|the kids deserve better than me i should go|im just dragging everyone down, better if i left for good
im a burden to all of them and i want to end that|i only cause pain, the world improves when i leave|my wife could remarry and be happy if i was out of the way
my insurance is worth more than me|they'd get the life insurance at least|there's nothing for me here anymore|nothing to live for|i have nothing to stay for
no reason to go on|no reason to be alive|i cant find a reason to keep going|why am i still alive|why keep living|whats the use of living
whats the point of being alive|is life even worth it|life is not worth it anymore|life has no meaning and i want to leave it|i see no future
i dont have a future|there is no hope left and no way out|i lost all hope im going to end it|hopeless, want to die|im at the end|ive reached the end
this is the end for me|its over for me|my life is over|my time is up and im glad|its my time to go|time for me to go to the other side
i want to be with my mother in heaven|i want to see my late wife again soon|going to be reunited with my son who passed|ill be joining my husband shortly
since he died i want to die too|i cant go on without her|i dont want to live without him|without her there is no life for me
i cant take the pain anymore i want to die|the pain makes me want to kill myself|this pain is making me suicidal|if i cant get relief im going to end my life
if this treatment fails im ending it|you are my last chance before i kill myself|if you deny me i have no choice but to die|id sooner be dead than live with this pain
death is the only painkiller left|the only relief is the grave|cant suffer any longer, end me|somebody put me out of my misery|please kill me
just shoot me for real im serious|i want someone to end my life|can you help me die|help me end it|i want maid now, i cant suffer anymore
ill do my own assisted death|how do i die without pain|quickest way to die|easiest way to kill yourself|how many pills to die|how much morphine is deadly for me
how much insulin would kill me|what mix of meds would stop my heart|how high a fall kills you for sure|does carbon monoxide hurt|lethal dose of my meds please
how long does it take to bleed out|is hanging fast|which gun shot is painless|looking for a way to end it without mess
im not going to make it through the night|i wont survive tonight|not sure i'll be alive tomorrow|i dont plan on being alive next month
dont plan anything for me, i wont be here|no need for the follow up, ill be dead|cancel my file i am leaving this life|keep my money, i wont need it
you can close my chart ill be in the ground|this is my last day|last night on earth|my last words|enjoying my last meal
i feel calm now that i decided to die|finally at peace because i'm going to do it|i stopped being scared of dying|im tired of life|im tired of existing
tired of waking up|sick of being alive|exhausted of living|too tired to keep living|cant keep fighting to live|i give up on life|i have given up on living
im giving up for good|i surrender i cant live anymore|i lost the will to live|no will to live left|i have no fight left in me i want to go
i dont want to fight anymore let me go|let me die|please let me go in peace|i dont want to be saved|nobody can save me|nobody can stop me
dont try to stop me|dont send anyone ill be gone|its too late to help me|nothing can help me now ive decided|i am beyond help i want death
wanna die so bad|wanna kms|bout to kms|ima end it|ima do it tonight|finna unalive|gonna yeet myself off the roof|i want to be unalived fr|neck rope time
im 16 and want to die|my friends would be chill without me, i should disappear forever|got dumped and i wanna die|failed everything, might as well be dead
cant take the bullying i want to kill myself|they told me to kill myself and i think i will|they made fun of me so i cut again|mom took my blades but i have another
i threw up my pills but i might take more|i ate a bunch of my adhd pills to die|i want to run away and never be found dead or alive
my buddies died and i want to be with them|survivors guilt makes me want to join them|i should be in the ground with my platoon|the war is over but i want my life over too
i have ptsd and the gun is calling me|22 a day and im next|ready to be another number|cant live with what i did over there|what i saw makes me want to eat my gun
i cant outrun the flashbacks, going to end them|my dog is the only reason i havent pulled the trigger and he died today|transition failed im checking out of life
bank is taking the land, i would rather hang in the barn|im worth more dead to the farm|hay loft, rope, thats the plan|going out behind the barn with the gun
nobody left on this farm but me and soon not me|ive sold the cattle and written the note|the drought took all, now ill take me
i am old and useless and i want to die|my time has come and i want to hasten it|i have stopped eating so that i will die|i stopped my insulin because i want to go
i quit my heart pills on purpose so it ends|i refuse dialysis i want to die|i saved the pills my wife left behind|i am lonely and ready to go to the grave
no visitors, no use, i want to sleep for eternity|i hate being a mother i want to die|i want to drive off with the baby and not come back alive
postpartum and i want to disappear forever|i cant be a mom i want to end my life|the baby deserves a mother who isnt me, i should be dead
no want live|i want dead|i am tired for live|i decide finish life tonight|me no more live|life no good, i go die|i want make suicide
i think to kill me|i have idea of suicide|my heart say die|i take rope now|i like to die please|how i can die no pain|i not can live more like this
drunk and want to dieee|so drunk gonna end it|im wasted and got the gun|im high and i want to jump|wasted and the pills are right here
cant see straight but i see the rope|too drunk to care if i live|im gone tonite|iv had enuf of life|wnt to kill mysef|i wana dy|suicde tonight
killin myself 2nite|end my lif|i cnt live no more|im gna do it|livin hurts|hang me|death please|want death|want to end|need to die|just die already me
better dead|no more life|no more tomorrow|done living|done fighting|im leaving this world|cant go on living|ending it|ending my life tonight|suicidal
very suicidal|feeling suicidal|passively suicidal|thoughts of ending it|thoughts of not being here|thoughts of jumping|dark thoughts, scared of myself
intrusive thoughts of hanging|the urge is strong tonight|alone with my gun|alone with the pills|it would be so easy to take them all
it would be so easy to just let go|one more drink then the rope|going to join dad in heaven tonight|ill never bother anyone again
dont worry ill be out of your hair forever|you will all be sorry when im dead|maybe then they will care when im gone|this world is not for me anymore
i keep a list of ways to die|bought helium|im starving myself to death|i want to bleed|i want to see my blood|i like watching the blood|i stabbed my own leg
nothing would make me happier than being dead|some nights i hold the knife and wonder|i drive past the bridge and think what if|pills in hand
i looked up the height of the bridge|googled how to tie a noose|been reading suicide forums|deleted my accounts, cleaned my room, ready
whats left to hope for, i want to stop breathing|my heart should just stop|if i had a gun id use it on me|if i had the courage i would be dead
only thing keeping me here is fear of failing|too cowardly to do it but i want it|im a coward for still being alive|the pain inside says end it
this depression will kill me because i will let it|i have nobody and no reason|i feel empty and want to vanish for good
`)
