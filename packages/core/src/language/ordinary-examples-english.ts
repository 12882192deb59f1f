import { phrasesOf } from './phrases-of.ts'

/** Ordinary messages that share words with a crisis: pain, grief, history, figures of speech, denials, medicines. */
export const ORDINARY_EXAMPLES_ENGLISH: readonly string[] = phrasesOf(`
my back hurts|my back is killing me|my knees are killing me|the pain is unbearable some days|pain is worse at night|pain makes it hard to work|i hurt all over
i can't stand for long|i can't lift my arm above my head|i can't sleep because of the pain|i can't walk far|i can't work anymore because of my back
i can't do stairs|i can't drive at night|i can't swallow big capsules|i can't breathe through my nose in spring|i cant take ibuprofen, stomach|i can't take codeine
sharp pain in my side after running|chest infection last winter|heart burn at night|my heart beats fast when i drink coffee|the cardiologist cleared me
my chest is sore from coughing|sore ribs from a fall|chest wall pain from costochondritis|chest pain was ruled out last year|had chest pains years ago, it was stress
burning pain in my hands|stabbing pain in my foot|shooting pains in my leg for years|throbbing head most afternoons|electric shocks down my arm
my feet are numb from diabetes|numbness in two fingers since the surgery|weak grip in my left hand for years|my leg gives out sometimes|i limp since the accident
dizzy spells now and then|i get lightheaded in the heat|i fainted once at the dentist|i get winded easily|i have mild asthma|i use my puffer before sport
i have sleep apnea and a cpap|allergic to penicillin, got a rash|bee stings make me swell a little|my ankles swell|my face gets red with wine|my lips get dry
i bleed when i brush my teeth|nosebleed yesterday but stopped|heavy periods every month|i cut my thumb slicing bread|i cut my hair|i burned dinner|burned my hand on the stove last week
i have scars from surgery|scratched by my cat|bruised my knee at hockey|i fell off my bike last summer|i slipped on ice in january|i broke my wrist in 2014
the medication kills my appetite|the antibiotic killed the infection|painkillers don't touch it|i take painkillers after work|i take my pills with breakfast
i take all my pills in the morning|i take three pills at bedtime|i took my pills already today|i took one extra advil|took two tylenol for my headache an hour ago
i took my morphine as the doctor said|my dose was doubled by the doctor|i used to take 40 mg, now 20|i want to take less|i want to get off all these pills
i want to stop my sleeping pills|i stopped my antidepressant with my doctor|my pills make me drowsy|my bottle is almost empty, need a refill|i ran out of pills
i keep my pills in the cupboard|the whole bottle lasts a month|i have 30 tablets left|how many pills are in a bottle|how many gummies per day is normal
how much is too much|what is the maximum dose|can you take too much cbd|what happens if i miss a dose|what happens if my dog eats it|how much can i carry
is it dangerous to mix with alcohol|does thc raise heart rate|can it cause anxiety|can i die from this|is cannabis deadly|could i have an allergic reaction
i ate an edible and slept well|a gummy before bed helps|i ate too many edibles once, never again|i got too high in college|i do not like feeling high
weed made my heart race years ago|my brownies are locked away|my kids don't know i use it|i keep gummies away from the children|my child is allergic to nuts
my kids are 3 and 6|my baby is 3 months|my daughter took her first steps|my son ate all the cookies i baked|my son swallowed a coin years ago he was fine
my toddler is sick with a cold|my teenager is moody|my teenager is anxious about school|my daughter had her appendix out|my son has asthma
my husband died|my wife died last year|my son died in 2012|my mother died of a stroke|my father died of a heart attack|my friend died in a car crash
my friend killed himself five years ago|my cousin hanged himself when we were kids|my dad shot himself when i was ten and i see a therapist|my aunt overdosed in the 90s
i lost my husband in march|i lost two friends in the war|i miss my wife every day|i think about my mom a lot since she died|i still cry over my dog
the funeral was last week|i went to a funeral yesterday|grieving is hard but i have support|my support group helps|i have a good counsellor
i was depressed after my divorce|i was very low last winter but i am ok now|i had suicidal thoughts in 2009, none since|i was hospitalized for a suicide attempt in my twenties
i overdosed when i was 19, that's behind me|i used to self harm as a teen|i have old scars from cutting|i struggled with cutting in high school, not anymore
i was in a psych ward in 2005|my depression is treated|my depression is mild|some sad days|i feel sad about my knees|i'm down because i can't golf
i feel hopeless about finding a doctor|no hope for my old knee|i feel useless at work|i feel like a burden when i ask for a ride|life is busy|life is good
my life changed after the accident|i want my life back|i want to live without pain|i want to live longer|i want to sleep through the night|i want to wake up rested
i want to feel better|i want to enjoy life again|i don't want to be high|i don't want to be on opioids|i don't want to take pills anymore|i don't want to live on pills
i don't want to end up in a wheelchair|i don't want to go on video|i don't want to do this part|i don't want to wait|i dont want to talk about it
i don't want to die of cancer like my dad|i'm afraid of dying young like my brother|scared of needles|scared of the side effects|afraid of addiction
i worry about dying sometimes, normal at my age|i am not afraid of death|i have a living will|my will is at the lawyer's|i made my will after the surgery
palliative patient, comfort care|i have terminal cancer and want comfort|i am in hospice and want pain relief|maid is not for me, i want comfort|they gave me two years
no suicidal thoughts|never suicidal|not suicidal at all|i don't have thoughts of self harm|no i don't want to hurt myself or anyone|no plans to hurt anyone
nobody in my family has killed themselves|no history of overdose|i have never overdosed|i have never attempted suicide|i never think about death|no voices no visions
i don't hear voices|no hallucinations|i am not violent|i have no guns|guns are locked in a safe|i hunt deer in fall|i shoot at the range on sundays
i shot my first moose|i got shot in the shoulder in 2003 on duty|hit by shrapnel in kandahar|ied blast in 2008, back injury|lost friends overseas, in counselling now
i was a medic, saw a lot of blood|i get nightmares about the blast|hypervigilant in crowds since my tour|fireworks bother me|i sleep with the light on since service
i carry a knife for work|i cut meat for a living|butcher, my hands ache|arborist, chainsaw gave me white finger|roofers back|i work on bridges, my shoulders ache
i walk by the river every morning|we live by the lake|the train trip is long|subway work, noise|i fish off the bridge|fell from a roof at work in 2011
i live on the tenth floor, elevator is broken|jumped off the dock and hurt my back last summer|i hang drywall for work|hanging christmas lights hurt my shoulder
i end work at five|i want to end this session|lets end here|end of the day is the worst|i'm done for tonight|i'm finished with the form|i'm done with smoking
i've had enough of waiting|i've had it with this website|i am tired of these questions|i'm tired of pain clinics|sick of taking pills|sick of waiting on hold
i give up on doctors|i give up smoking tomorrow|i quit drinking|i want to quit vaping|no point in waiting|what's the point of this question|whats the point of a video call
no reason given for the refusal|there is no reason to ask that|no one called me|nobody helps me with this website|nobody told me|no one to drive me
no way to upload this|is there another way out of this page|i can't get out of this menu|stuck in the form|trapped nerve in my neck|locked out of my account
i can't log in anymore|i can't do this on my phone|i cant take this music on hold|kill the sound please|this loop is torture|this is hell to fill in
this is killing my thumbs|my phone is dying|the app keeps dying|the page is dead|dead battery|dead end on this page|im dead serious about the renewal
dying to sleep|dying of boredom|dying of thirst after the gummies lol|i nearly died laughing|i'd kill for a nap|my boss will kill me if im late|mom would kill me
my wife will murder me if i forget|shoot i forgot|shoot me a text|i'll take a shot|give me a second shot|fire away with the questions|blow by blow
i'm blown away by the help|you saved my life with that oil|this oil saved my life|i owe you my life|cannabis gave me my life back|life saver
i jumped the gun and clicked send|i'm hanging on the line|hang tight|let me hang up|i'll drop off the form|it hit me like a truck, that flu|i crashed at nine
crash diet|crushed it at the gym|i'm beat after work|beat up my knee at soccer|i was hit by a puck|got hit by a car in 1999|i got rear ended last month and my neck hurts
he beat cancer|my husband beats me at chess|my wife hits the gym|my cat bites|my kids fight all day|my brother and i argue|my ex and i are on good terms
my ex was abusive but i left him in 2015|grew up with an abusive father|i was assaulted in 2010 and see a trauma therapist|i left a violent marriage years ago
i feel safe|i'm safe at home|my home is safe|we have a safe for the meds|nobody threatens me|i am not in danger|no danger here|it was a joke sorry
i was only kidding|figure of speech|just an expression|i did not mean it that way|false alarm|i'm fine thanks|im okay|all good here|doing well
goodbye|bye for now|good night|see you monday|talk tomorrow|thank you for everything|thanks for your patience|i love this service|sorry for the mess
sorry i have to leave now|i have to go|i am leaving for work|im leaving town friday|i will be gone for two weeks|i'm away until the 5th|i won't be here tomorrow, call friday
i won't be home on monday|i will be away next month|dont call me tomorrow im travelling|leave a note on my file|i wrote a letter to the ombudsman
i left a message|i sent you a note|send me a letter|the note from my doctor is attached|i gave my keys to my sister for the cat|i gave away my old bong
i gave my old meds back to the pharmacy|i sold the farm and moved to town|we sold the cattle last year|the farm is for sale|bank appointment at noon
harvest is late this year|prices are terrible for grain|tractor broke down|hurt my shoulder on the baler|sprayed the fields all day and im beat
i can wait until spring|my hearing is gone|my memory is going|im getting old|i feel my age|old age is no fun|i am lonely since my wife went to the home
my kids live far away|the grandchildren visit on sunday|i look after my husband who has alzheimers|my mother has dementia and hits me sometimes by accident
i have a walker and a fall alarm|i fell last week but no injury|i had a small stroke in 2018|my husband had a stroke and i care for him|heart failure, stable
i had a seizure in march, neurologist adjusted my dose|seizure free for two years|my seizures are mostly at night|my son has epilepsy and i want cbd for him
i have type 1 diabetes, sugar is stable|low sugar sometimes in the night|i use an insulin pump|i have an epipen for peanuts|my blood pressure is 140 over 90
i had covid and was short of breath for months|i had pneumonia in may|lung cancer survivor|breast cancer in remission|chemo on thursdays, sick on fridays
i throw up after chemo|vomiting is better with cannabis|i was vomiting last month from a bug|cannabis vomiting syndrome in 2019, i stopped then
i am 30 weeks pregnant and feel fine|i gave birth in july|nursing my baby|i had a miscarriage two years ago|postpartum blues passed|the baby cries all night
i am so tired with the newborn|i cry easily since the birth but getting better|my midwife says all is fine|i drop things because of my wrists
emergency contact is my sister|i went to emergency in june|my doctor works in emergency|in an emergency call my son|emergency refill possible|not an emergency
is this urgent line|i need this urgently for travel|help|please help me|i need help with my password|help me renew|can someone help|help me find the form
i need someone to call me|i need to talk to someone about my order|please call me back today|police check needed for work|my son is a police officer
my husband is a paramedic|the ambulance bill from last year|do you cover ambulance|are you open on christmas|what is your emergency number
`)
