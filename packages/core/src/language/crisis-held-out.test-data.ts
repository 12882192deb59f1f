import { phrasesOf } from './phrases-of.ts'

/** Crisis that neither pattern nor example was made for. */
export const HELD_OUT_CRISES: readonly string[] = phrasesOf(`
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

/** Ordinary sentences that nothing was made for. */
export const HELD_OUT_ORDINARY: readonly string[] = phrasesOf(`
i've been thinking about switching to oil lately|i feel like ending the call|i don't want to be on hold any longer
i am planning to retire in june|i'm worried i might be late tonight|i have been feeling tired since monday|my family is happier now
what is the point of the second form|i took my pills last night with dinner|i'm sitting here with my wife
my daughter said she will drive me|my friend told me about your clinic|i think about my knee all day
i am hearing better with the new aid|he beats me at cards every night|i swallowed the capsule with water
my three year old is in daycare|my chest xray was clear|my father is responding well to treatment|my last seizure was in 2019
there is a dull pain in my hip|my ankle swells up in summer|i have nausea from chemo|i lost weight this year
je veux faire une demande|je n'ai plus de document|j'ai pris mes pilules ce matin|i have lost my password|i would rather not answer
my back is a danger zone lol|i bought a vaporizer|it will be over by noon i think|my mother died of cancer
i get short of breath on hills|i have depression and take zoloft
`)
