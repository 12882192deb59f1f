import type { RefusedTopic } from '@clinic/core/language/article'
import { asked } from './asked.ts'

/** What no article may answer: these get a fixed refusal and the offer of a person (D-7). */
export const REFUSED_QUESTIONS: Readonly<Record<RefusedTopic, readonly string[]>> = {
  dose: asked(`
how many mg should i take|how much should i take|what dose should i start with|how many drops do i take|how many gummies can i eat
is 10 mg too much for me|is 20mg a lot|what strength should i get|can i take more than they told me|can i double my dose
should i increase my dose|how many puffs should i take|how many times a day should i take it
my dose isnt working should i take more|can i take 2 capsules instead of one|what is the right dose for sleep|what dose for pain
whats a good starting dose of thc|how much cbd for anxiety|how many grams a day do i need|recommended dosage
what is the maximum dose|how many milligrams is safe|can i take it twice a day|should i take it morning or night
how much oil do i put under my tongue|can i lower my dose|i took 5 mg and felt nothing can i take another
how long should i wait before i take more mg|how much for a 200 pound man|what dosage do you recommend for a beginner
dose for a child|how much thc is too much for me|im on 2 grams a day can i go to 3|can you up my grams
what mg of cbd oil for arthritis|how many ml of the oil|should i cut my gummy in half|tell me how much to use
the bottle says 1 ml is that right for me|can i take an extra capsule tonight|dosing instructions please
how often can i use the spray|what amount would you suggest for me|how big a dose can i handle|i missed a dose should i take two
5 mg or 20 mg to start|how strong should i go|how much thc is normal for my size|would one gummy be enough|should i go up to 20 mg
how many hits should i do|is one dropper enough|tell me the dosage|how much oil at bedtime|two capsules or three?
what dosage do you give to old people|Is 15 mg too strong to begin|can i have another brownie its been an hour
how much of the oil do i use each time|hi how many puffs for back pain|should my thc percent be higher|one dropper or half
whats the most mg i can do in a day|may i increase it a bit|i usually do 20mg can i do 40|what grams per day should i ask for
how often do i take the capsules|is 1 g a day enough for me|start low but how low exactly|how many edibles for sleep
5mg or 10mg for a first timer|how much do I take at bedtime dear|is 3 gummies gonna be too many|wat dose i must take for the pain
My capsules are 10 mg, may I have two|how many hits off the vape|should i go up to 1.5 ml|just tell me how much to take ok
whats a normal amount of thc for someone my size|25 mg edible, am i good|how much oil for insomnia
can u tell me how many drops under tongue|need dosage for my cbd|would half a gummy be enough
how many times per day to take the oil|can i bump it up to 30 mg
  `),
  'stopping-a-medicine': asked(`
can i stop my medication|can i stop taking my antidepressant|should i stop my opioids|can i quit my pills and use this instead
can i replace my oxycodone with cannabis|how do i get off lyrica|how do i taper my gabapentin|can i skip my blood pressure pills
can i come off my sleeping pills|do i still need my insulin|i want to stop my meds|should i quit taking zoloft
how fast can i reduce my morphine|can i cut my ativan in half|is it ok to stop my seizure medicine|can i stop my blood thinner
i stopped my antidepressant is that ok|can cannabis replace my medication|i want off my pain pills how do i do it
wean off percocet|should i keep taking my prescription|do i have to keep taking my heart medication|can i drop my anxiety meds
would it be ok to lower my prednisone|i feel better so can i stop my pills|my doctor wont take me off hydromorphone can you
can i swap my clonazepam for cbd|use cannabis instead of my arthritis drugs|if i use cbd can i stop my epilepsy meds
can i go cold turkey on my meds|how do i stop trazodone|is it safe to stop effexor suddenly
i ran out of my pills can i just use weed|reduce my medication|what happens if i stop taking my methadone
should i stop my chemo pills|i quit my meds yesterday what now|can i trade my pills for oil|can you help me get off opioids
i dont want to take my medication anymore|how do i cut down on my lorazepam|when can i stop my antibiotics|can i ditch my pills
thinking of dropping lyrica|do i still need my pills if i use oil|leave off my blood pressure tablets|get rid of my opioids
can i halve my prozac|cbd in place of my celebrex|done with my antidepressants what do i do|can i finally dump my oxys
May I give up my heart tablets|my sleeping pill, can i leave it out tonight if i use oil|is oil instead of naproxen ok
how do i come down from hydromorph|wanna quit cipralex any tips|can the gummies take over from tramadol
no more gabapentin for me right?|should i lay off my blood thinners|can i stop insulin when i start
tapering clonazepam with cbd how|how i stop my antidepressive|lower my prednisone myself?|i skip my bp meds when i use weed ok?
do i quit my seizure drugs once i get cbd|can i ditch my pills now|Is it all right if I leave off my water tablets
want off the oxys how do i do that with weed|is possible i finish with my depression medicine|do i still gotta take my metformin
can cbd take place of my celebrex|thinking of dropping cymbalta, ok?|how would I wean myself off the nerve pills
i hate my meds can i just smoke instead|should i discontinue my warfarin|half my prozac from now on, fine?
can i quit suboxone if i start oil|my meds make me fat can i stop them|safe to come off my beta blocker
replace my sleeping tablets with gummies
  `),
  interaction: asked(`
does it interact with my warfarin|can i take it with my blood thinner|can i take cbd with zoloft
is it ok with my blood pressure pills|can i use cannabis with xanax|can i mix it with percocet|does it interact with metformin
can i take it with tylenol|is it safe with lyrica|im on cipralex can i take cbd|can i use it with my heart pills
can i take gummies and gabapentin together|does thc interact with prozac|i take 5 different medications is that ok
will it mess with my birth control|can i use it while on antibiotics|cannabis and methadone|cbd and statins
can i use it with my insulin|im taking lithium can i use cannabis|im on chemo can i use it
can i take my oil and my sleeping pill the same night|mixing cbd with seroquel|is there an interaction with eliquis
does cbd affect my thyroid pills|ativan and edibles together|can i take advil with cannabis oil
is it ok to use with my antidepressants|i am on prednisone can i use cbd|i take clobazam is cbd ok
can i smoke while taking opioids|will it work against my seizure meds|can i take it with trazodone|what about with wellbutrin
does it clash with my arthritis medicine|combine cannabis with adderall|grapefruit drug list does cbd count with my lipitor
i use an inhaler can i use it with ventolin|can i take it with melatonin|is my medication safe with thc
would my pills react with it|hydromorphone and thc|vyvanse and cbd|ok with zoloft?|my mom takes warfarin can she use it
does it go with amitriptyline|gummies with citalopram|cannabis and heart pills same day|effects of thc on my insulin
would it clash with my cholesterol pill|im on several heart meds can i use cbd|pregabalin and thc ok?|i'm on plavix is cbd fine
Would it disagree with my water pills|can i use it along with ozempic|anything wrong with oil plus tylenol 3s
i take blood pressure medicine can i also use the gummies|is clozapine and weed bad|effexor + edibles
can i smoke if im on antibiotics|does cbd change how keppra works for me|my husband is on tacrolimus can he take oil
mixing ritalin and weed|can you have thc with methotrexate|is it ok with my hormones pills|does it affect my birth control pill
ok to take w/ my zoloft?|Will this agree with my blood pressure tablets|i am on xarelto, cbd is problem?|can i smoke on adderall
vyvanse and weed|does the oil go together with amitriptyline|im on 3 heart meds, can i still do cbd|is it dangerous with oxycodone
cbd + levothyroxine?|my mom takes warfarin can she have the oil|can i use my puffer and the oil
do the gummies react with citalopram|will thc mess up my insulin|nabilone and cannabis at once ok?
can i have it along with my cholesterol pill
  `),
  'safe-for-me': asked(`
is it safe for me|is it safe with my heart condition|i have high blood pressure can i use it|can i use it if i have diabetes
is cannabis safe for someone with asthma|i had a heart attack is it ok|i have copd can i vape|is it safe with bipolar
i have schizophrenia can i use cbd|i have liver disease is it safe|is it ok for a person with kidney problems
is it safe for my mother with dementia|im 80 with a pacemaker is it safe|can i use it after surgery
i have glaucoma should i use it|will it be bad for my epilepsy|is it safe at my age|my brother has psychosis is it safe for me
i have atrial fibrillation is thc ok|is it alright for me with low blood pressure|i have sleep apnea can i take it
should i use cannabis for my condition|would it hurt me with my hepatitis c|i have a history of addiction is it safe for me
is cbd safe for my teenager|can i take it before my operation|i get panic attacks would thc be safe for me
safe for people with my illness|i have lupus is it okay to use|is it risky for me with my stroke history
can a diabetic eat the gummies|would you say its ok for someone like me|i have angina can i still use it
i have ulcers can i take the oil|is it safe for me to take it with my condition|would it be dangerous in my case
i have parkinsons is it safe|i had a blood clot can i take cbd|can someone with one kidney use it|with my bad heart is vaping ok
im allergic to pollen is cannabis ok for me|i have an irregular heartbeat is this safe|bipolar can i use thc
safe with a weak heart|my dad has alzheimers is it ok for him|can someone with copd use it|i have diabetes is it ok
had psychosis years ago is cbd ok|is it safe before surgery|my kidneys are bad is it ok|would it be dangerous for me with my heart
i have an enlarged heart, is it a go|one lung here, can i vape|Is this suitable for my wife, she has dementia
schizo runs in my family am i ok|with my low sodium is it safe|i have cirrhosis can i take oil
i had two strokes, would thc be dangerous|safe for a type 1 diabetic?|my blood pressure is 160, may i use it
is good for person with weak kidneys?|can i use it with my pacemaker|is it dangerous for me after my concussion
i have severe asthma, is vaping fine for me|recovering from surgery, is it safe for me|would cbd be ok for my 15 year old
i got a bad heart, am i ok to use it|Would it be safe for a lady of 79 with a weak heart|is ok for me, i have diabetes type 2
bipolar here, can i do thc|is it safe for someone who had a stroke|my kidneys are shot, cbd fine?|can a person w/ copd use the oil
i have crohns and low platelets is it dangerous for me|safe to use after my bypass?
i have a pacemaker, does that matter is it safe|fatty liver, can i take it|had psychosis once at 19, would cbd be ok for me
having knee surgery tuesday can i use it tonight|is it safe for people with asthma like me
  `),
  diagnosis: asked(`
what is wrong with me|do i have arthritis|can you diagnose me|do you think i have ptsd|i have headaches every day what is it
why does my back hurt|what could this pain be|is this fibromyalgia|do i have adhd|am i depressed|what does this lump mean
my hands are numb what do i have|why am i so tired all the time|is it cancer|what disease do i have|i have a rash what is it
could it be sciatica|does this sound like anxiety to you|tell me what condition i have|my knee is swollen what is wrong with it
do i have insomnia|why cant i sleep|are my symptoms serious|what is causing my dizziness|should i be worried about this pain
can you look at my test results|what do my blood results mean|is my blood pressure normal|do i have bipolar disorder
i think i have crohns can you confirm|my stomach hurts after eating what is it|why do my joints ache|do you think its nerve damage
what are my symptoms a sign of|is it migraine or something else|can you tell me if its serious|what do i have doctor
why do i shake|am i having withdrawal or something else|is this normal my leg tingles|do i have a concussion
diagnose my symptoms please|what could be causing my pain|is this arthritis do you think|why are my feet burning
could i have lupus|is my heart rate normal|what does my mri mean|do i have depression|what illness do i have
why is my shoulder clicking|what have i got doc|is it gout?|My fingers go white in the cold, what is that
what sickness makes me lose weight|do i have carpal tunnel|tell me if this is anxiety or my heart|why do i wake up sweating
whats this bump on my neck|is my a1c of 7 bad|do my symptoms sound like ms|could it be a slipped disc|am i autistic
does my daughter have adhd|is it normal that my eye twitches|what do u think is wrong w me|Could it be arthritis do you suppose
i have pain here left side, what sickness is it|do i have add|why do my feet burn at night|is this depression or am i just tired
my mri says bulging disc what does that mean|does this sound like lupus|is my heart rate of 95 normal|my ears ring all day why
what illness gives you sweats and joint pain|tell me whats causing my migraines|could i have ms|think i have ocd, do i
is the mole on my arm cancer
  `),
  'illegal-supply': asked(`
where can i buy weed without a prescription|can you sell me some under the table|how do i get cannabis without a document
can i buy more than my limit|i know a guy who sells cheaper is that ok|can i buy from a dealer|black market weed
where can i get it illegally|can i buy from an unlicensed website|how do i get a fake document
can you give me a document without the appointment|can i use my friends document|can i sell my medical weed
how do i sell what i dont use|get me more grams so i can resell|buy online no questions asked|mail order marijuana sites
can my buddy get me some on my license|how do i lie to get approved|can i sneak it across the border|how to hide it from police
how to beat a urine test|can i buy for my underage brother|im 16 can i get my sister to buy it for me|where to find a plug
is it ok to buy off the street|can you write one for my friend who isnt a patient|how to make shatter at home
how do i grow more than allowed without getting caught|street weed is cheaper can i use that
can i get other drugs from you like oxy|can you get me mushrooms|where to buy magic mushrooms
can i send weed to my friend in the states|how do i smuggle gummies on a plane|do you know any dealers
can i share my login so my cousin gets a document|whats the best unlicensed dispensary
native reserve weed shop is it ok to buy there|forge a medical document|cheapest illegal site|can i resell my flower
pay you to skip the nurse|what do i tell the nurse to get approved|how to pass a drug test for work|any dealers you know
buy without papers|use my dads document|grey market stores|is there a way around the nurse, ill pay
my guy sells ounces for 80, should i just use him|how do i trick the drug test|can i flip my extra grams
know where a fella gets it without papers|what answers will get me approved for sure|can i get percs here
i want to ship some to my bro in texas|fake doc for my girlfriend?|is it cool to buy on telegram
can my 17 yr old brother use my account|how to make it past customs unseen|get me 10 g a day so i can sell half|shrooms available?
can i borrow my friend's medical paper|know any good dealers lol|My nephew gets it from a fellow down the road, can I buy that
can i buy without the papers|how i can pass the drug test at work|hook me up no script needed|whats the cheapest illegal site
can i resell my leftover flower|what do i gotta say so the nurse approves me|can u get me oxys
how do i hide gummies in my luggage to florida|is it fine to buy from the gray market store|how to fake clean pee
want a document for my underage girlfriend|i'll pay you cash to skip the nurse|can i use my dads prescription to buy
  `),
}
