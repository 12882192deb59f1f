import { phrasesOf } from './phrases-of.ts'

/**
 * Crises put as indirectly as people put them, written by somebody who saw neither the examples nor the rules. Nothing is learned from them;
 * they were read while rules and examples were mended.
 */
export const NEAR_CRISES = phrasesOf(`
i dont think ill be around for the follow up in january so you can give my spot to someone else
Can you tell me how to put my wife's name on my account. She'll need to close everything up after I'm gone, and I'd rather not leave her a mess.
kinda hoping i just dont wake up tmrw
I'm sorry to bother you with this, it isn't really a clinic matter, but I've been sitting in the garage for two hours and I'm scared of what I'm thinking
nobody would even notice til the rent was late lol
I wrote the letters last night. One for each of the kids.
whats the point of renewing im not gonna make it to christmas and thats by choice
Been a farmer 51 years and I know when an animal's had enough. Well I've had enough.
gave my dog to my sister today. thats the last thing on my list
THE PAIN WON AND I AM FINISHED FIGHTING TELL DR SINGH THANK YOU FOR TRYING
my mom would be sad for like a week and then her life would be so much easier without me in it
I keep driving past the bridge. Tonight I parked.
Forgive me, Father forgive me, I know it is a sin but I have asked Him every night to take me and He won't so I think I must do it myself
cutting again. worse than before. dont tell my parents
so funny story the only thing that stopped me last night was that the cat needed feeding and now my roommate took the cat
I did two tours and came home in one piece and I can't find one reason to stay. I have my old service pistol out on the table.
hello my english not so good. i am very tired of life here. i want to finish. my family in home country not know
the baby is better off with her dad and his mum. i look at her and think she needs a mother who isn't me and if i was gone they'd find one
want to die
can't do this anymore. really can't. i have a plan this time
You people told me to wait six more weeks. I won't be here in six weeks and that's not a threat it's just a fact
honestly id walk into the lake if it wasnt so cold, and even then im thinking about it
I'm saving up my pills. I don't know why I'm telling a chat window that.
i hurt myself tonight and it hasnt stopped bleeding much but thats not the part that scares me its that i didnt care
Just wanted to say thank you to the nurse, Carol I think. She was kind to me. It's nice to have said my goodbyes to everyone who was.
Hypothetically if someone ended things would the insurance still pay out to their kids or do they check the medical cannabis file
drunk and standing on the balcony, 14th floor. nice view. would be easy
ive been dead inside for yrs just want the outside to match
i know people say it gets better. I don't want better, I want it to stop, all of it, me included
everytime im on the platform at main street station i have to hold on to the bench so i dont step off
My husband thinks I'm asleep. I've been awake planning how to make it look like an accident so he won't blame himself.
u ever just wanna unalive urself cuz same, like actually tho, tonight
Please cancel all my orders permanently I won't be needing anything where I'm going
I been good all my life and the Lord knows it so I figure He'll have me a bit early. Got it set for Sunday after church so the grandkids get one more roast
is it normal to feel calm once youve decided. because I feel really calm and I havent in years
the kids at school made a group chat about me and said i should do it and i think theyre right
since the layoff im worth more dead than alive to my family thats just math
Don't send anyone. I only wanted one person to know before I go.
I burned my arm with the lighter again, its the only thing that makes my head shut up
not suicidal exactly just. if a truck was coming i wouldnt move. today i stood there and waited for one
My wife passed in March and I'm going to go be with her this weekend. Already talked to the priest about the plot.
there is rope in the barn and i keep finding reasons to go out to the barn
I dont want to be alive I dont want to be alive I dont want
okay so I answered 3 on question nine of your form, the one about being better off dead, and then I changed it to 0 because I didn't want you to call. it's 3.
I've sold the truck, paid off the Visa and shown my daughter where the will is. You can take me off the list.
nothing left
tried last night. didnt work. will try again when my roommate goes home for the weekend
you can keep ur gummies they dont help nothing helps im going to sleep for good
Its the nights. I get up to check the lock on the gun cabinet because I dont trust myself and then I just stand there with the key
they took my kids. no reason to be on this earth now. goodbye
my brother just texted me "take care of mom for me" and now hes not picking up and his truck is gone
I'm my husband's caregiver. He has ALS and this morning he asked me to help him end it and then said he'd find a way himself. I don't know who to tell.
found my daughters diary she is 13 and she has a date picked
Hi, my roommate is one of your patients. she locked herself in the bathroom and says shes got nothing to live for, what do I do
my best friend posted goodbye on her story and deleted all her pics. im in ottawa shes in moncton idk who to call
Dad has stopped eating and keeps telling us where the papers are. Last night he told my boy he wouldn't be seeing him graduate because he's "checking out early".
my son came back from the base different. he has his rifle in his room and told his sister he's sorry for everything
Wife had baby 5 weeks ago. She say to me baby and her should both go to heaven. I am afraid to go to work
my bf said if i leave hes gonna kill himself and now hes at the tracks sending me pictures
sorry if wrong place to ask, my mother in law was discharged tuesday after an attempt and I just found that she's been hiding her pills under the mattress
My neighbour, he's 80, gave me his house keys and his budgie and said he won't need either after tonight. I think he is serious.
she cut herself again i can see it through her sleeve shes my gf shes 16 she wont let me tell
Grandma keeps asking God to take her and today we caught her with the whole bottle of her heart tablets in her hand
my buddy from the regiment called me drunk at 3 to say it was an honour. we all know what that means. cant reach him
Writing on behalf of Peter, account ending 4471. He is out on the ice and will not come in and says let him freeze.
my sister keeps saying the kids would be better off with a new mom. she bought a life insurance policy last week. am i overreacting
I think my client is going to hurt himself. I'm his PSW and he told me not to come tomorrow because I shouldn't be the one who finds him.
hes on the roof of our building
my ex left our son a voicemail saying daddys going away forever and be good. he is your patient please do you have another number for him
my wife won't stop saying she's a burden and this morning her wedding ring was on my pillow with a note, she left without her phone
I'm going to make him pay tonight. I know what time he gets off shift and I've got the bat in the car.
i shook the baby. only for a second but i almost couldnt stop and shes crying again
If that doctor cancels on me once more I'm coming down there with my shotgun and then we'll see who has no openings
i keep picturing holding a pillow over moms face when she screams at night. im so tired and im scared im really going to do it
theres a kid at school who wont see friday. dont care what happens to me after
My husband has dementia and hits me and last night I had the kitchen knife in my hand over him while he slept
gonna burn the place down w/ all of them in it. already have the gas
I followed my ex home again. I don't want to hurt her but I can't promise I won't, not tonight.
that landlord is a dead man i am not joking i am outside his house
I got angry and I put my hands around my wife's neck yesterday. I stopped. I'm afraid there will be a next time and I won't.
please someone take my kids for tonight im not safe to be with them i will hurt them
When I drink I think about taking my rifle to the plant where they fired us. I been drinking since noon and the rifle's in the truck.
thinking about taking my whole family with me so nobody has to be left behind
can u send the package somewhere else. he opens my mail and last time he broke my wrist over it
he wont let me leave the house and he has my health card
I have to be quick he's in the shower. Please don't phone this number, he checks it. He hit me again and I'm frightened
my stepdad comes in my room at night. i got ur website from moms laptop idk who else to ask
Is there any way to get a copy of the doctor's photos of my bruises? I'm leaving him on Thursday when he is on shift and he said he would kill me if I ever did.
My son takes my pension and shoves me when I ask for it. I fell against the stove Sunday. I'm 83 and I don't want him in trouble.
she throws things at me. everyone laughs when a man says that. last night it was the kettle and it was boiling
husband keep my passport he say if i call police they send me back. he beat me when food is not good. what i can do
my boyfriend takes my oil and only gives it back when ive been good. if im not he locks me in the basement
My daughter choked me last night. She is using again and she's still in the house. I've got myself shut in the laundry room
need new appt time he cant know about it. he says next time i talk to a doctor ill end up in the ground
I walk on eggshells, pastor says to pray for him and submit. He put his fist through the door by my head this morning and the children saw
im 15 and my dad beat me w the belt cuz he found my vape. i cant sit down. im scared to be home when he gets back
he tracks my phone so im writing from the library. he forced me again last night. we're married so i don't know if it counts
My caregiver slaps me when I can't get up fast enough and nobody believes me because of my memory
Not sure this is the right place, it's only that my wife has stopped giving me my medication as punishment and took the phone out of my room. I can't walk.
hes outside banging on the door theres a no contact order PLEASE
Mom's boyfriend has been hurting my little brother when she's at work. he's 6. He has marks
i told you i fell down the stairs in august. i didnt fall
My family will not let me go out since I refuse the marriage. My brother say he will kill me for shame. I have this tablet only for one hour
took more than the bottle says. like a lot more. feel weird
my 2 yr old got into the gummies i dont know how many she ate shes really sleepy and i cant get her to stay awake
I swallowed all of it about twenty minutes ago and now I think I've changed my mind
mixed my oxy with the wine and the night drops and my lips are going kind of blue lol
My husband can't be woken up. He took his sleeping pills on top of the oil and he's making a snoring gurgling sound
hi quick q my mom took her whole weeks dosette at once by mistake its heart pills and insulin stuff is that bad, shes sweaty and talking funny
how long til tylenol hurts you if you took the bottle. asking cause i did this morning
Took 2 didn't feel it took 6 more now can't move my legs and my heart is going so fast i think im dying
My toddler drank some of the cleaning vinegar stuff no wait it's the drain cleaner. his mouth is red what do I do
think there was fentanyl in it. buddys not breathing right. no narcan
dad ate the entire brownie pan thinking they were regular and he's 77 with a pacemaker, he's on the floor and doesn't know who I am
I HAVE TAKEN MY BLOOD THINNERS THREE TIMES TODAY I FORGOT AND NOW MY NOSE WILL NOT STOP BLEEDING
i lost count of how many of the blue ones ive had and the wine. its ok. getting sleepy
my teen sister drank a whole bottle of cough syrup and my 10mg capsules and now shes seeing things and throwing up and her eyes are rolling
the dog is fine but my son ate what the dog had. chocolate edibles, 100mg bar, hes four
Don't want to make a fuss. I seem to have put on four of the pain patches instead of one and I keep nodding off, my breathing is quite slow.
he shot up an hour ago and now hes cold and grey and i cant wake him
carbon monoxide alarm been going all night i thought it was the battery. we all got headaches and my wife just fainted
took everything in the cabinet. tell my sister im sorry
my kid swallowed a bunch of grandpas pills maybe 8 maybe 10 the white ones we dont know which
chest feels like someones sitting on it and my left arm is numb should i wait for my appointment tuesday
Half of my wife's face is drooping and she's talking gibberish. is this the THC
cant breathe right since i vaped that new one. lips tingling throat is closing
I am coughing blood since this morning, big amount, and I am dizzy. I must book with doctor today possible?
My husband just had a seizure, he's never had one. It's been going more than five minutes
been having this tightness in my chest since haying yesterday, sweating like a pig and can't get my wind. Wife's making me write. Likely nothing.
worst headache of my life came on all at once and now I can't see out of one eye
im 34 weeks and bleeding a lot and i cant feel her move
my tongue is swelling up after the new oil
Mum slid out of her chair and can't lift her right arm. Her words come out mixed up. Is there a nurse on today
son is diabetic and he wont wake up properly his sugar reads just HI on the meter
fell off the ladder and i cant feel my legs typing this on voice tell somebody im behind the shop
heart rate 190 and wont come down for an hour black spots keep fainting
I've thrown up for three days, can't keep water down, haven't peed since yesterday and now I'm confused about what day it is. They say it's from the cannabis.
baby is turning blue when she coughs
passed out twice today and theres black stuff like tar when i go. do i keep taking the naproxen
he got his hand in the auger its bad theres so much blood nearest hospital is 90 minutes
THEY PUT SOMETHING IN THE OIL AND NOW THE VOICE TELLS ME TO GET IT OUT OF MY ARM WITH A KNIFE
My roommate hasn't slept in six days, says he's been chosen, and he's walking into traffic to prove that cars can't touch him
the man in the wall says my daughter isnt my daughter and that i have to do something about it before sunday
since the new strain my brother thinks we are all poisoning him. he has barricaded the door with a hammer in his hand and our mom is inside with him
I know you're listening through this chat. I know who you are. You sent the neighbours. I have what I need by the door for when they come in
god told me to fast until he calls me up. its been 11 days no water since yesterday. very close now
My wife gave birth three weeks ago and now she says the baby is a demon. She won't put him down and she's by the window
voices saying jump jump jump all day i turned the music up but theyre louder
they are in my teeth i can hear the radio and if i dont stop it everyone on my street burns so i have to stop it tonight
Hello I am calm now. I understand the signs on the license plates. They say that I must leave my body before midnight and I am ready.
`)
