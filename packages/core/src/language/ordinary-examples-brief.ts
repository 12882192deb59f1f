import { phrasesOf } from './phrases-of.ts'

/** Ordinary English in few words, many of them also said in a crisis. */
export const ORDINARY_EXAMPLES_BRIEF: readonly string[] = phrasesOf(`
in a dark place in my house, no light bulb haha|brain fog today|thinking about ending my subscription|thoughts on indica or sativa
feel like a new man|dont want to be on hold anymore|dont want to be on this list anymore|i was born in 1950
someone please help me find the button|put me down for tuesday|put my dog down last month, sad|dogs get better service lol
three more sleeps till vacation|wont need my prescription in june, im away|see you on the other side of the holidays
save me a seat at the info session|dont send anyone, i found the door|its too late to call tonight, ill try tomorrow
by the time you read this ill be on the plane|forgive my spelling|about to do my taxes|might not make it to the appointment
cant promise ill be on time|talk me out of the expensive one lol|give me one reason to switch sellers|whats the point of the second form
what if i didnt get the email|maybe i should just call|maybe tonight i finally read it|i know exactly which one i want
have it all figured out thanks|only way to stop the emails?|cant face that long form again|another day another pill|im out of gummies
checking out my cart|opting out of texts|quitting my job friday, new insurance|deleting my account|waste of time this survey
let me down easy, is it expensive|wearing my good knee brace|fed the cat|left the stove on once, forgetful
tied my shoes too tight, foot pain|legs over the couch, thats how i nap|on the overpass walking to work, call later
train comes in four minutes, be quick|parked at the clinic|walking to the highway stop|snow day here|river walk did me good
shaved with a new blade|blood work is done|hurt my wrist at tennis|hit the wall at mile 20|fasting for ramadan, when do i take it
took a handful of forms home|took my whole lunch to fill this|emptied the recycling|i swallow pills fine|pills are in blister packs
took it with food|feel sleepy after lunch|mom is slurring her soup lol|wife wont wake up early so afternoon please|kids wake me
son is 5 and has epilepsy, well controlled, different clinic|dog got in the cookies, plain ones
kids gummy vitamins look like mine, i label them|nephew is a nurse|brownie recipe with oil?|is 200mg a lot in total
heart racing after coffee|heart is set on the tincture|chest cold|chest freezer is full|chest x ray was clear|jaw surgery in may
face cream with cbd?|arm day at the gym|my speech therapist says hi|got new glasses|headache from the screen|out of breath laughing
wheezing cat lol|allergic to latex|bee keeper here|peanut butter gummies?|bleeding heart liberal my son says|towel for the vape pen
water broke the tablet, dropped in sink|fever broke last week|sugar free gummies?|diabetic, well managed
hit by a car in 2011, back pain since|broke my leg skiing years ago|burned the toast|swim twice a week|fire drill at work brb
smoke alarm battery chirping|got stuck in the cold waiting for the bus lol|shot hoops with the kids|flu shot sore arm
my dad and mom argue over cards|belt is too tight|scared to go to the dentist|touched by your kindness|kids are with their grandma
someone is at the door brb|coming up the stairs winded as always|police officer, retired|caregiver does my forms
my son handles my money, i trust him|kill the lights and im asleep|my boss is a good guy|hurt people hurt people my counsellor says
snap decision, ill take both|drowning in paperwork|run over to the pharmacy|the voices on your video are too quiet|voice mail is full
god bless you all|satan himself wrote this form haha|flying to montreal|nothing is working on this page|bugs in your app
hasnt slept, new puppy
`)
