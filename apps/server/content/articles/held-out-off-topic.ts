import { asked } from './asked.ts'

/** What no article is about, and training has not seen. */
export const HELD_OUT_OFF_TOPIC: readonly string[] = asked(`
why is the sky blue|when do the clocks go back|find me a cheap hotel in halifax|can you call my wife for me
wheres the closest tim hortons|who sings that song about rain|how do u make pancakes|Do you know how to knit a sweater
my tv remote is broken|what is the population of canada|need a haircut|how is the traffic on the 401
can you recommend a book for my grandson|turn off the lights|what movies are playing|how much is a litre of gas
what year did the war end|do you play chess|can you prescribe viagra|do you do hearing tests|i need a wheelchair
can i get an ultrasound with you|where do i get my teeth cleaned|do you give the covid shot|how do i get a new sin card
is the post office open|how can i get a student loan|i lost my wallet on the bus|my fridge stopped working|can you water my plants
what language do they speak in brazil|whats a good name for a cat|i love summer|the leafs suck this year|my son plays hockey
we just got back from the lake|it snowed a lot|my grandmother was from scotland|i have a blue car|three or four times
right shoulder mostly|since my surgery in march|i think it was 2015|about 8 hours|yes a little|both knees|my mother had it too
only when i walk|ramipril 5 mg and a baby aspirin|905 555 0110|m5v 2t6|mary smith|june 3rd 1955|dr patel in brampton
worse in the mornings|never tried it|i prefer the first one|5 out of 10|could be better|neither|ok whatever|haha|qwerty|zzzz|???
what does your shirt say|can you dance|how much do you earn|do you get tired|do you sleep|will you be my friend
wanna go out sometime|what do you think about politics|who should i vote for|is god real|are aliens real|what happens after death
tell me a story|what is the square root of 81|spell necessary|define irony|how many feet in a mile|convert 10 pounds to kilos
what time is it in tokyo|remind me to call mom|add milk to my shopping list|can you read my email|send a text to dave
take a picture|whats my ip address|how do i reset my gmail password|my printer has no ink|excel wont open
how do i unlock my iphone|best video game ever|who won the super bowl|when is the next olympics|how do i make a budget
should i lease or buy a car|how do i register my car|parking ticket how do i fight it|can i sue my neighbour|how do i write a will
do i need a lawyer|how do i become a nurse|are you hiring|i want to apply for a job|how do i get rid of ants
how deep is lake superior|what eats mosquitoes|when do tulips bloom|how do i prune roses|is it going to snow|how hot is the sun
can dogs eat grapes|what is a good wine with steak|where can i rent skis|who painted the mona lisa|how do i tie a tie
pick a number|flip a coin|say something in french|what rhymes with orange|my head itches|i like turtles
`)
