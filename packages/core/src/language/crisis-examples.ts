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
i've been thinking about dying a lot lately|i feel like ending my life|i don't want to be alive any longer
i am planning to kill myself|i'm worried i might hurt myself tonight|i have been feeling suicidal since monday
sometimes i think my family would be happier if i was gone|what is the point in going on
i took a bunch of my pills last night on purpose|i'm sitting here with a knife and i want to cut
i cant stop crying and i want to end everything|my daughter said she doesn't want to live|my friend told me he's planning suicide
i think about shooting myself|i am hearing voices telling me to kill people|i'm so angry i want to stab my husband
he beats me every night and i am scared|i swallowed a lot of pills|my three year old ate a cannabis brownie
i can't breathe and my chest is tight|my father is not responding|i had a seizure this morning and my head hurts
there is a terrible pain in my chest|my tongue is swelling up|i am vomiting blood|i lost feeling on one side of my body
je veux me faire du mal|je n'ai plus envie d'être ici|j'ai pris trop de pilules|i have lost the will to carry on
i would rather not exist|please dont make me live like this anymore|im a danger to myself|i bought a gun to end it
it will all be over tomorrow
`)
