/** Sentences that must go on as usual, one a line: figures of speech, denials, history, family, questions, answers of a form. */
export const ORDINARY_SENTENCES = `
this back pain is killing me
I am dying to try the gummies
no thoughts of suicide
I am not suicidal and never have been
I have never harmed myself
I have never attempted suicide
no suicidal thoughts
I do not have suicidal thoughts
I don't want to kill myself, I just want to sleep
I don't want to die
I would never hurt myself
I deny any self harm
my uncle died by suicide years ago
my brother committed suicide in 2010
I was suicidal as a teenager but that was twenty years ago
I attempted suicide 15 years ago, I am fine now
I used to cut myself when I was in high school
no chest pain
I do not have chest pain
denies chest pain or shortness of breath
I had chest pain last year but it was just acid reflux
does cannabis help with seizures
I have epilepsy, my seizures started in 2010
I have a seizure disorder
chest pain, high blood pressure, diabetes
I kill weeds in my garden
can I cut my dose in half
I cut my dose in half
can not sleep
my phone died
my dog died last month
my husband died two years ago
that would be the end of it
family history of stroke
my father had a stroke
I had a stroke in 2019
I had a heart attack five years ago
heart attack in 2015
my mother had a heart attack
I want to end this chat
end the questionnaire
end it here please
I am dead tired
heart disease runs in my family
shoot me an email
will this kill my appetite
I am bleeding money on prescriptions
hang on a second
I have shortness of breath sometimes with asthma
I get short of breath when I climb stairs
can you overdose on cannabis?
what are the risks of overdose
is it possible to overdose on edibles
I want to disappear from your mailing list
how do I cancel my life insurance form
Chronic pain
I have anxiety and depression
I've been depressed for years
I have PTSD from the army
I can't sleep because of the pain
I can't take ibuprofen anymore because of my stomach
I can't do this form on my phone
I can't go on Tuesday
I don't want to do this anymore, can I finish later
I want to stop smoking
I'm tired of filling out forms
I'm sick of living with this pain
tired of living with back pain
I took all my medication this morning as prescribed
I take too many pills for my pain and want to take fewer
I cut down on alcohol
I burned my hand while cooking
I hurt myself at work lifting boxes
I hurt my back on purpose-built equipment
I hurt my knee
I fell and hurt myself last year
I jump rope for exercise
I live near the bridge
I want to live better
I want to die less often in video games lol
I feel numb in my feet from diabetes
my arm goes numb at night, carpal tunnel
my left arm is weak since the accident
I slur my words when I drink
I passed out once when giving blood in 2012
I had an emergency appendix surgery
emergency contact is my wife
in case of emergency call my wife
I work as a 911 operator
I drive an ambulance
my emergency contact number is 416-555-0199
do you treat poison ivy
I had food poisoning last summer
I'm allergic to penicillin, my throat swells
heavy bleeding during periods
I have nothing to add
I have no reason to change my answer
I've got nothing left to say
I don't care which seller
what is the point of this question
what's the point of the questionnaire
I don't want to be on this mailing list anymore
I don't want to be on opioids anymore
my suicide prevention training was last year
I work at a suicide hotline
kill the chat
my ex killed the mood
the wait is killing me
these hours are killing me
I could kill for a coffee
my kid has asthma
can my kids eat these by accident?
I keep my gummies locked so my kids can't get them
safe with my family
I'm better off without opioids
my doctor says no self harm history
None of the above
I was hospitalized for an overdose in 2005
my sister overdosed ten years ago and is clean now
I have breathing problems from COPD
I use a CPAP for breathing at night
I've had back pain since a car accident in 2016
My pain is an 8 out of 10 most days
fibromyalgia, migraines, insomnia
I take gabapentin 300 mg three times a day
I took 30 mg of morphine daily for years
I used to take oxycodone but I stopped
I would rather die than fill another form haha
my mood is low and I feel hopeless about my pain
I feel overwhelmed
depression, anxiety, suicidal ideation in 2015
I had thoughts of self harm when I was a teenager
No history of suicide attempts
no self harm
no overdose ever
my father died of a heart attack
I have angina and get chest pain when I walk uphill
Sometimes my chest feels tight from anxiety
I have panic attacks
I have asthma and use a puffer
I get seizures about twice a month
had a seizure in March 2021
my daughter has epilepsy
I take medication for seizures
I'm a paramedic
Can I drive after using the oil
will I fail a drug test
is it dangerous to mix with alcohol
what happens if I take too much
what if my child eats one of my gummies?
can I die from too much cannabis
how long does it stay in your system
I don't drink alcohol
I have never overdosed
I carry naloxone
I quit smoking, it was killing me
I'm trying to cut back on drinking
cut the pain in half
I want it to stop hurting
I want the pain to end
I just want this pain to stop
I want to live without pain
I want to be able to play with my kids again
I don't want to live in pain
I can't take it at night because I drive
I can't take codeine
Can't take NSAIDs, they hurt my stomach
I can't do yoga anymore
I don't do that anymore
I'm done with this
I want to end my prescription
I want to kill the pain
my job is killing my back
I hit my head in 2018 and had a concussion
I passed out from heat stroke two years ago
my reason for living is my grandkids
I have a gun licence
I work in a pharmacy, we handle overdoses
no I'm safe, I live with my wife
I feel safe at home
I'm allergic to bees and carry an epipen
bleeding ulcer in 2012
heavy periods and cramps
I cough a lot
I bumped my chest on the door and it's sore
my left arm hurts from tennis elbow
My face is numb from the dentist
numbness in my hands and feet
sometimes I can't breathe through my nose, allergies
my doctor called an ambulance for me back in 2020
I am dying of laughter
you're killing me
I'd kill for a good night's sleep
dead end job
death in the family last month
My mom passed away from cancer
I lost my husband to suicide last year
I've had lower back pain for ten years after a fall at work
neuropathy in both legs
I was diagnosed with PTSD, anxiety, and bipolar
My sleep is terrible, 3 hours a night
I have never had thoughts of hurting myself or others
No, I have not had any thoughts of suicide
I don't have any plans to hurt myself
not suicidal or homicidal
I lost my brother to suicide in 2014
My mother attempted suicide when I was a kid
I'm in recovery, overdosed in 2017, clean since
pain so bad it kills my appetite
I have COPD and it's hard to breathe when I climb stairs
heart attack in 2020, bypass surgery, on blood thinners
My grandfather died of a stroke
had a TIA in 2018
I had a seizure last year
seizures are controlled with Keppra
I fainted once as a teenager
what if I have a seizure while using it?
what should I do if I take too much?
Is there a risk of overdose with THC oil?
can cannabis cause chest pain
does CBD interact with blood thinners
can it cause suicidal thoughts
how much would be too much
is cannabis safe for my kids to be around
I eat too many sweets
I took too many days off work
I took Advil and Tylenol with no luck
I'm taking 60 mg of duloxetine
I'm dying for some sleep
this form will be the death of me
my back is killing me, I can't sit
I'd rather not say
I'd rather die than have another surgery lol
I can't go on long walks
I can't live without coffee
I can't go on the website
I don't want to go on opioids
I want to end my subscription
please end this conversation
Can you kill this session and start over
I cut gluten
I cut myself shaving
I burned myself on the stove
I want to get off opioids, they make me numb
I feel numb emotionally
I gave up on sleeping pills
tired of living in pain every day
I'm tired of life being ruled by pain
I don't feel alive without my meds
I am worried about side effects like a fast heart rate
my husband has dementia and I care for him
I broke my arm in 2 places last year
I'm on a waiting list for surgery
life insurance asked me about this
goodbye and thanks
I want to talk to a person now
my dog is hurting
I take Ativan in emergencies only
I have an EpiPen for anaphylaxis
I have arthritis and it hurts to walk
Pain started after a motorcycle crash in 2011
I'm not in danger, thanks
my ex wife has the kids on weekends
I smoke two joints a night
sharp pain in my lower back every morning
I'm stressed at work and can't sleep
my GP stopped my opioids last year and I struggled
it feels like pins and needles in my hands
No heart problems, no seizures, no strokes
I had an allergic reaction to amoxicillin as a kid
I get dizzy when I stand up
I have a pacemaker
my uncle had schizophrenia
I was hospitalized for depression in 2009
I drink wine on weekends
zopiclone 7.5 mg at night
two tablets of tylenol 3 a day
I would like to stop the oxycodone
can I take it with blood pressure pills?
how strong are the oils
do I need to see a doctor in person?
is it legal to fly with it
I can't open the form
I'm deaf so please don't call
email is better than phone
I don't know
It hurts everywhere
my legs give out sometimes
burning pain in my feet
I feel like a burden lately? no, not really
I have nightmares about the war
I lost my job because of pain
My knees are killing me
I used to be suicidal but therapy helped
do gummies help with chest pain
`
