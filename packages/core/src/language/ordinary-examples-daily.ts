import { phrasesOf } from './phrases-of.ts'

/** Ordinary English in a few words: answers to what a visit asks, names of insurers and medicines, denials, small talk. */
export const ORDINARY_EXAMPLES_DAILY: readonly string[] = phrasesOf(`
dont need the police or anything, just a form|i dont need an ambulance, i need a receipt|dont send anybody, i found the instructions
i dont want to die, i want my paperwork|nobody is in danger here|no voices, no seeing things, only poor sleep
never swallowed anything i shouldnt have|i'm not going to hurt anybody lol just venting|she isn't hurt, she is only tired
he didn't fall, he sat down|not overdosing, just high, it's fine|i wouldn't harm a fly|no weapons in the home
there's no blood, it was beet juice|green shield|manulife group plan|ssq|desjardins insurance|medavie|veteran id k number|wsib claim
great west life denied it|canada life|pacific blue cross|my member number is on the card|band number please?|status card|nihb coverage
private insurance thru work|no coverage, paying cash|visa or debit|etransfer ok?|my pharmacy is shoppers on main|rexall|jean coutu
guardian pharmacy|costco pharmacy|allergic to penicillin and sulfa|allergic to nuts, carry an epipen, never used it|no allergies|latex
bee stings make me swell, have a pen|metoprolol and a baby aspirin|water pill and potassium|synthroid 88|lipitor
insulin glargine 20 units at night, sugars steady|eliquis 5 twice a day|ventolin as needed|celexa 20, been on it for years
trazodone 50 for sleep|prednisone taper finished|birth control|nothing else, just vitamins|multi vitamin and fish oil
gallbladder out in 2010|hysterectomy|two c sections|knee scope|appendix at nine|tonsils|port was removed in may|chemo finished in the fall
pacemaker since 2020|glaucoma drops|hearing aids|cataracts done|lower back|neck and shoulders|both hands|left hip|right knee mostly
feet at night|ibs|crohns|ms|parkinsons|ra|lupus|ptsd|adhd|anxiety mostly|depression, mild, on medication|insomnia|restless legs
migraines twice a month|fibromyalgia|endometriosis|brain fog|chest cold|hot flashes|dry eyes|bloated|heartburn|morning stiffness
cramps in my calves|sore after gardening|bit my tongue eating|pulled a muscle|stiff from the drive|tired but ok|same as last time
about a six|maybe a four out of ten|worse in winter|better with heat|comes and goes|since 2011|ten years or so
after a car accident in 2003|work injury|no idea|mostly evenings|once a day|three drops under the tongue|half a gram a day
a gram and a half|vape in the evening|capsules only|topical|never tried it|tried it in college|every now and then|one joint on weekends
didn't like the high|want something without thc|low thc high cbd|made me giggle|made me hungry|made me sleepy|didn't do much
works like a charm|helps with sleep|taste is awful|smells up the house|my spouse doesn't like the smell|where do i click|what's next
i'm stuck on page two|it logged me out|code never came|check my spam?|wrong email|new phone number|screen is frozen|can't hear you
camera is black|sound is off|link expired|picture is blurry|which id|front and back?|it says invalid|caps lock was on|how do i go back
i pressed the wrong one|can i skip|save for later|is this a real person|are you a robot|talk to someone please|hello?|hi there
good evening|ok thanks|sure|yes please|no thank you|maybe later|not today|i'll think about it|let me ask my wife|one sec|back
sorry was on another call|driving, will answer at home|at work til five|kids are home|babysitting the grandkids tonight|walking the dog
making supper|on the bus|in the bath lol later|heading to bed|just woke up|bad signal|low battery|tuesday works|anytime thursday
after lunch|not mornings|the 21st|next month|whenever|first available|by phone|video is ok|in person if possible|cancel tomorrow please
need to move it|i'm running late|are you open saturday|holiday hours?|how long is the wait|how much does it cost|is there a fee
do i need a referral|my doctor won't do it|got the referral|fax it to them|where's my order|tracking says delivered but nothing here
missing a bottle|leaking cap|wrong strength sent|can i return it|out of stock again|when's it back|any discount for seniors
compassionate pricing|how long does it last|does it expire|keep it in the fridge?|can i travel with it|to the states?|on a cruise
can i drive|at work?|while pregnant?|with alcohol?|with grapefruit?|for my dog lol|is it addictive|will i fail a test
how fast does it work|how many drops|morning or night|with food?|lost my card|need a copy|name change, got married
got divorced, new surname|moved to moncton|new address|change my pharmacy|remove my ex from the account|add my daughter|power of attorney
she passed, please close it|dad died in the spring so cancel his|obituary for proof?
`)
