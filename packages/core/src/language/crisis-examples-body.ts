import { phrasesOf } from './phrases-of.ts'

/** Overdose, poisoning and sudden illness, of the writer or of somebody near. */
export const CRISIS_EXAMPLES_BODY: readonly string[] = phrasesOf(`
i overdosed|i think im overdosing|i took too much of my meds|i took too many pills|i took too much morphine and feel weird|i took my meds three times by mistake
i took double my methadone|took my wifes pills by mistake and im dizzy|i mixed pills and booze and i cant stay awake|im nodding off and my breathing is slow
i did fentanyl and cant feel my face|shot up and im going out|took some pills at a party and my heart hurts|i smoked something bad and im dying
i ate too many edibles and im freaking out|i ate 200 mg of thc and my heart is racing|i ate the whole chocolate bar and i cant move|too many gummies and i cant breathe
greened out and i feel like im dying|im way too high i think i need an ambulance|took dabs and my heart wont stop pounding|too much oil and im passing out
i smoked and now im vomiting nonstop and cant keep anything down|throwing up every ten minutes since yesterday after weed, so weak|screaming and vomiting, hot shower doesnt help anymore
i took my insulin twice and im shaking|my sugar is 2 and im going out|blood sugar is 33 and im confused|i skipped insulin and im breathing funny and vomiting
he overdosed|she overdosed on her pills|my friend took fentanyl and is blue|my roommate is overdosing|my son od'd|gave narcan twice and he is not up
he is snoring weird and wont wake after pills|she is turning blue after shooting up|he drank a whole bottle of vodka and wont wake up|my daughter drank so much she is cold and wont respond
my husband took his morphine and i cant wake him|mom took her patch and another patch and is barely breathing|dad mixed up his pills and is slumped over
my son ate my edibles|my daughter ate my gummies|my toddler ate a thc cookie|my child swallowed my pills|the baby put my pill in his mouth|my kid drank my cbd oil
my two year old got into the cannabis|my nephew ate weed brownies and is acting strange|the kids ate my chocolate with thc|my grandson took my heart pills
my granddaughter swallowed a battery|baby swallowed a magnet|toddler drank bleach|kid drank laundry soap and is throwing up|child ate rat poison
my 3 year old is stumbling and drowsy after eating a gummy|my little one wont wake up|baby is limp|baby is not breathing|baby turned purple|baby choking
my son is choking|he is choking on food|she cant cough or talk she is choking|my baby has a fever of 41 and is floppy|my baby had a convulsion
i swallowed bleach|i inhaled cleaner fumes and cant breathe|got pesticide all over me and im shaking|carbon monoxide alarm is going and we feel sick
i have chest pain right now|chest pain now|my chest hurts bad and im sweating|crushing chest pain|pressure on my chest like a weight|squeezing in my chest
chest feels heavy and i feel sick|my chest is burning and my arm is heavy|pain from chest to back like tearing|pain in jaw and left shoulder and sweaty
heart attack help|i am having a heart attack|my husband is having a heart attack|my dad is grabbing his chest|wife has chest pain and is grey
mom is sweating and says her chest is tight|my heart stopped and started|my heart is beating weird and im faint|heart racing 170 wont slow|my pacemaker is shocking me
heart is pounding and i cant breathe and im going to pass out|i cant breathe|i cannot breathe|cant catch my breath|im short of breath right now and its bad
breathing is getting harder|gasping|struggling to breathe|my asthma attack wont stop|puffer isnt helping|my lips are blue|oxygen is dropping|im suffocating
my throat is closing|my throat is swelling|my tongue is swollen|my face is swelling fast|lips swelled up after i took it|allergic reaction and cant swallow
hives all over and dizzy|bee sting and my throat is tight|ate shrimp and cant breathe|used epipen and still swelling|reaction to the oil my face is huge
my son is allergic and ate nuts, he is wheezing|my face is drooping|half of my face is numb|one side of my face fell|my smile is crooked suddenly
left side of my body is numb|my right side went weak|cant move my arm suddenly|my arm and leg went numb just now|i cant speak properly suddenly
my speech is slurred all of a sudden|words wont come out right|cant see from one eye suddenly|lost vision just now|sudden confusion|having a stroke
i am having a stroke|my wife is having a stroke|my husband's mouth is crooked and he mumbles|dad cant lift his arm|mom is talking gibberish suddenly
grandma is confused and one side is weak|he cant smile on one side|she dropped her cup and cant move her hand|worst headache ever sudden|thunderclap headache
my head exploded with pain and i am vomiting|stiff neck fever and rash|im seizing|i am going to have a seizure|just had a seizure|had three seizures today
first seizure ever just now|she is having a seizure|my son is seizing|he is convulsing|shes shaking and foaming|the fit is not stopping|seizure ten minutes now
my wife is twitching on the floor and blue|he bit his tongue and is not waking up|she is unconscious|he is unconscious|he collapsed|she collapsed in the shower
he passed out and wont come to|dad fell off the ladder and is not moving|mom fell down the stairs and there is blood from her ear|my husband is not responding
he isnt breathing|she stopped breathing|no pulse|doing cpr|my father is dead i think|my mother is cold and not breathing|i found her unresponsive
i cant wake my wife|cant wake up my friend|i fainted and hit my head|i keep passing out|i blacked out twice today|im about to pass out|i feel like im dying
i think im dying|im dying help|something is very wrong im going to collapse|room going black|im bleeding a lot|bleeding wont stop|im losing a lot of blood
blood is pouring out|i cut an artery|deep cut and blood spurting|chainsaw cut my leg|my hand is caught in the machine and bleeding|tractor rolled on my husband
finger cut off|bone sticking out|gunshot wound|i stepped on a nail no i mean the knife went through my foot blood everywhere|coughing blood|vomiting blood
throwing up blood|black tarry stool and dizzy|blood in vomit|passing big clots and faint|im pregnant and bleeding|pregnant and water broke at 25 weeks
pregnant and baby stopped moving|miscarrying and bleeding heavy|just gave birth and bleeding wont stop|severe belly pain and fainting|belly hard as rock and fever
burned my face with oil|house is on fire|he got electrocuted|she was pulled from the pool not breathing|drowning|he fell through the ice
i fell and cant get up|im on the floor and cant move|i broke my leg and im alone|fell in the bathtub nobody home cant get up|hit my head and vomiting
temperature 40 and shaking and confused|i cant feel my legs|i cant pee or feel between my legs and my back hurts suddenly|heat stroke he is confused and hot
hypothermia she stopped shivering|snake bit me|my eye got acid in it|call an ambulance|send an ambulance|i need an ambulance now|call 911|need 911
somebody call 911 please|get me help im dying|emergency at my house|medical emergency|help my mom is not breathing|help my baby|please hurry he is dying
much pain in chest now|i cant take air|my heart it stop|my wife she fall no wake|my son he eat drug gummies|my mother no speak suddenly|blood much blood
child eat medicine mine|my husband no breath|i feel i die now|face of my mother is fall|my throat is closing help|baby no wake
cnt breathe|chst pain|ches pain arm numb|hes not brething|she od|call ambulence|siezure now|stroke?? face numb|unconcious|hart attack
`)
