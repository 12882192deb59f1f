import { phrasesOf } from './phrases-of.ts'

/** Crises as people past sixty, veterans, people in constant pain, and those who care for somebody might put them in English. */
export const CRISIS_EXAMPLES_ELDERS: readonly string[] = phrasesOf(`
I am writing on behalf of a friend in our church whose husband won't let her leave the house or use the telephone. She has a black eye.
Took ten times the dose by mistake period I read the syringe wrong period my heart is racing and I think I'm going to pass out
He controls the bank account, the car, the telephone, and now the pain medicine. I take what he gives me when I've been good.
my husband isn't himself, he kissed me goodbye like he meant forever and drove off with no coat and his phone's on the table
She keeps saying we'd all be better off. She's been sorting her jewellery into little envelopes with the grandkids' names.
My mom phoned every one of us one by one to say she was proud of us, she never does that, now she's not answering the door
Nothing's wrong, nothing at all, everything's settled. I feel light. By tonight I'll be with the wife in the churchyard.
I am dictating this because my hands shake. I do not intend to see the morning. New paragraph. Please tell my sister.
I've made a list of the people at that office who wronged me and I'm going down there with it Monday, and not to talk
I had my hands on the tire iron. Next time he cuts across my land I'll kill him, I swear it, I'm waiting for him now|I've picked my hymns.
mom took too many gummies thinking they were candy, she's 84 and she's not making any sense and her heart's racing
the dog didn't eat it, my husband did, the whole bag, and now he's shaking and talking to people who aren't there|last post for me tonight
A patient of yours, my neighbour, told me over the fence that today was his last day on earth. He wasn't smiling.
She told the grandkids she's going on a long trip and gave them each a cheque. There's no trip. I'm frightened.|He's blue around the mouth
Ever since the gummies I'm not real and nothing is real and I need to test it by stepping off something high|My wife's having convulsions
My husband polishes his service medals and says he'll be wearing them in the box soon. He won't look at me.
I would like to request medical assistance because I took too much and my heart is pounding out of my chest
He said "you won't have to push this chair much longer" and then he asked me to go out and leave him alone|i dont see spring coming for me
Nobody needs me at all now that he's dead. I keep his leftover morphine by the bed, just in case I decide.
Is it normal for him to practise with his pills, counting them over and over, and saying "that'll do it"?|tell dr he did his best. goodbye
The crushing feeling is back in my chest and I'm in a cold sweat, I did not want to bother the ambulance|can't breathe right lips are blue
I think about putting something in his supper so it'd all be finished. I can't believe I'm writing this.|I overdosed. dont know what to do
my uncle said he'd be dead before we got there, and now he's not picking up. he's a veteran. he has guns|cant promise ill be here thursday
I'm going to kill the man who did this to my back. I know where he lives and I'm going over there now.|im 67 and im done. i mean done done
Grandfather fell off the step, he hit his head and now he's throwing up and don't know what year it is|Fever of 40 and she doesn't know me
he deleted his email, closed the accounts and paid off my car. he says not to worry about him any more|the homecare girl can't get a pulse
I was trying to say my wife's name and it would not come. My hand is useless. It started at breakfast.|I vomited blood twice since supper
I've given the dog to my neighbour and put the deed in my daughter's name. That about looks after it.|I can't feel my legs all of a sudden
Please cancel all my future appointments, I won't be needing them anymore. You've all been very kind.|A voice says jump. All day: jump.
I doubled up then doubled up again because it wasn't touching the pain. Now I can't keep my eyes open|I've just swallowed forty of them
My husband has barricaded himself in the basement, he thinks he is back in Rwanda and he has a weapon|I'm scared of Leonard coming home
Is this chat private? My husband goes through everything and I have a cracked rib from the last time.|I can't stop picturing doing it.
he put me out on the step in January in me nightdress, and he says next time he won't let me back in|dad wont wake up. hes breathing funny
My darling left the house at four this morning with his father's shotgun and it isn't hunting season|I want to be dead by the weekend
I wanted to thank the girl on the phone who was nice to me. It was a good last conversation to have.
my brother out to the cabin isnt answering, left a note on the table that says sorry for everything|I don't feel safe with myself tonight.
Doctor said wait six months. I don't have six months in me. I don't have six days. I'm ending this.|I'm after taking all me sleeping pills
Hubby ate a whole pan of the brownies and he's grey and sweating and I can't get him to talk sense|He's killed the dog and says I'm next.
My old man says the next fella comes up the lane from the bank is getting shot, and he's loaded it|i dont feel right took to much. scared
my husband doesn't let me see my own doctor, I made this account secretly. please help me get away
Would you see that my leftover oil goes to somebody who can use it? I'm done with everything now.
I lost my licence, my house, my leg. Next thing I lose will be on my own terms, and it's tonight.
There's nothing more the doctors can do and nothing more I want them to. I will finish it myself.
my pension dies with me but the life insurance pays, that's the arithmetic I'm looking at tonight
He hasn't slept in five nights and he's digging a trench round the house with a rifle on his back
The brother's ranting about ending them all at the plant and he took the rifle out of the cabinet
took me morning pills twice and me night ones too and I'm after getting right dizzy, can't stand|Suicidal. 62. Female. Alone in the house.
I put my affairs in order over the weekend. It gave me a peaceful feeling I've not had in years.|I'll be with Mum by Sunday, I've decided.
My son's off his medication, he thinks he's Jesus and he's walking down the highway in his socks|I don't dare leave and I don't dare stay.
After the edibles my husband believes the house is full of snipers and he won't put down the axe
Having suicidal thoughts again, worse than in 2014, and I do not feel I can fight them this time
I'm a dead weight on that poor woman and she's too good to say so. I'll take the weight off her.
Can you take my wife's name off as caregiver, she won't be needing to care for me after tonight
He's not eaten in four days, says he's finished with it all, and he turned his face to the wall
I'm scared I'll hurt the baby, I'm minding my granddaughter and I keep having urges to hurt her
I've been awake six days and they talk to me through the furnace, they say it has to be tonight
I had a dream I was gone and everybody was lighter. I think it was a message to get on with it.
My daughter has a peace bond and he's sitting outside her house this minute with the lights off
I'm leaving my rod and the boat to young Kevin. He'll find the note when he comes by tomorrow.|Im a vet and I want to die. there I said it
Is there a number for old women with nowhere to go? He'll be home at five and I can't be here.|Nothing left for me here only the graveyard
I haven't told a soul but I tried with my pills last week and woke up. I'm going to try again.|I don't belong among the living any longer.
Suicide note is finished. Just wanted to check the spelling with somebody, foolish as that is.
I looked at the river a long time today. I came home for my cap. I don't know why I came home.
I can't do the nights any more. One of us isn't going to see Christmas and I don't care which.
I've had the worst pain in my belly since morning and it's hard like a board and I'm shivering
My boyfriend pulled the wires out of my car so I can't go anywhere. I'm out past Bay d'Espoir.
Mother's face is drooping on one side and she is not making sense period please advise period|He is breathing about four times in a minute
wife just told me she doesnt want to live with the fibromyalgia anymore and shes dead serious|I'm not joking when I say I want to be dead.
I want to hit her. I've started hitting her. She doesn't remember it after, that's the worst.|My face feels crooked and my tongue is thick
The left side of my body is numb since this morning comma I am by myself comma please advise|He unplugs the phone before he starts on me.
My husband and I are agreed. When the pills are all counted out we shall take them together.
I can't hold it in anymore, I'm going to go over to the VA office and make them pay in blood
I've been following that surgeon home. I want him to suffer like I do and I've decided when.
I took three of my husband's patches on top of my own medicine and now I feel very far away|The pain has won. I'm going to end it tonight.
I can't say much, he reads my phone. Please don't text back, he'll see. I need out of here.|A gun and a quiet field, that's all I want now
They are watching from the lighthouse. They told me I have three days to sacrifice someone.|im going to hurt myself if this pain dont quit
Would you be able to tell my boy I loved him? I can't get hold of him and there isn't time.
It's an elephant on my chest. It's likely just gas but I'm soaked through and my arm aches.
My wife is hearing her dead mother tell her to walk out on the ice and she has her coat on|unresponsive after oil, 76 yr old, what do I do
husband stopped breathing for a bit and turned blue after the edible. He's back but hardly|I'm at the end of my rope and I mean to let go.
Indigestion that won't quit, up into my jaw, and I'm greenish and faint. I'm seventy-four.|I can't be left on my own tonight, I'm not safe
I must be home by four or there will be consequences. I am frightened of the consequences.|There is no version of next year with me in it.
She keeps Grandpa tied in the chair with a bed sheet, and he's starving by the look of him|found Dad on the floor, bottle empty beside him
I have been bleeding from the back passage since last night, a lot of it, and feel faint.|I've been saving up my pills. I have enough now.
I know my wife has been replaced. I have to get rid of this one to get the real one back.|I don't trust meself with the pills in the house
If the insurance don't approve it I'm killing myself, and that is not a figure of speech.|I am going to hurt somebody if I don't get help.
I would just like to go to sleep beside him and stay there. I have enough tablets for it.|I don't want help with pain anymore. I want out.
My sister has taken an overdose of her nerve pills. She is in Springhill, I'm in Calgary.|Woke up gasping, can't lie down, froth coming up
My husband forces himself on me and says it's a wife's duty. I'm not well and I'm afraid.
I sleep in the truck when he's like this. It's minus twenty. He has the key to the house.
I'm writing for my husband who cannot speak or move his right side since ten minutes ago|My right arm's gone dead and I can't lift the cup
She hits me. I'm a big man and a veteran and my wife beats me and I'm ashamed to say so.|I tried to end my life on Thursday. Nobody knows.
I've got him so drugged up tonight to get some peace that I'm afraid I gave him too much|I hope the Lord understands what I am about to do
Hit the moose, I'm home now but my head is splitting and I keep nodding off and vomiting|hives all over and throat closing up, new gummies
Something speaks through the kettle. It says my husband is a demon and must be put down.|My niece has my bank book and feeds me once a day
My mother stopped her lithium, hasn't slept in a week and says she can fly off the bluff
My husband of forty years has begun choking me. I don't know what word to use for that.|I have decided that I do not wish to go on living.
She's left her wedding ring on the sink and the car is gone. She's been low for months.|he says if I leave he'll shoot me and then himself
My mother says she's only waiting on the weather so the ground isn't froze for digging.|My wife has stopped taking her insulin on purpose.
I've quit dialysis without telling anyone. I want to die and it seems the politest way.|I see no tomorrow. I have looked for it, honestly.
What time do the staff go home? I wouldn't want anyone trying to ring me after I do it.|Grandson, age 4, got into my gummies. He's floppy.
My chest is tight and it's going down my left arm. should I still take my evening dose|I want it over. The pain, the noise, me, all of it.
I've been standing on the shore looking at the water since dawn and it looks like rest|I'm the caregiver and I'm the one who wants to die.
Please, is there a real person? I don't want to be alone with these thoughts of dying.|Gave Mum the 30 instead of the 3. She's limp. Help.
Dad clutched his chest and went down. Ambulance is an hour away out here. What do I do|I'm not allowed out. He nailed the back door shut.
He gave his grandfather's watch to our boy and told him to mind his mother from now on|I'm after making up me mind to do away with meself
Is it a sin if the suffering is this bad? I have asked God to forgive me in advance.|He had me by the throat last night. I'm 71 years old.
The furnace is giving off something, we've all got headaches and Mother's passed out|if anyone from the legion asks tell them i went quiet
I would rather be dead than live another day in this pain, and I am thinking of how.|Mission's over. Stand down. Thanks for the help, doc.
My vision has gone double and I'm stumbling since the third dose, can't feel my lips|I regret to inform you that I no longer wish to live.
My wife is pulling at the scissors again, she hurts herself when I'm out of the room|Tonight's the night I quit hurting. For good and all.
I've written out instructions for the cows. Someone will have to milk them tomorrow.|I've stopped buying groceries past Thursday. No need.
I'm looking at all my medals and thinking what a waste. I've got the pistol out too.|the only way off this road is the way i'm thinking of
My wife is barefoot in the snow screaming that the Germans are coming and she bit me|Been seeing things since supper and my heart's at 160
I am frightened of my daughter. She withholds my medicine when I don't sign things.|I've had my fill b'y. I don't want to be here no more.
I'm that angry I could kill him and I've got the gun on the table. I'm not fooling.|I wants to die, my love, that's the God's honest truth
I've been wrapping up the Christmas gifts early so they'll have them from me after.|Goodbye to all at the clinic. It was never your fault.
Please help, my husband just told me he's going to end his life when I go to church|My home care worker is hurting me. Please be discreet.
She asked me to hide the pills from her. Says she can't answer for herself tonight.|I think I have poisoned myself, I mixed up the bottles
If I go I'd have to take him with me, who'd look after him? I've been thinking how.|He's talking gibberish and can't smile on the one side
I've been pressing the hot iron to my arm, I'm sorry, I don't know who else to tell|I went and sat on the tracks yesterday. I may go back.
My wife has taken far more of the oil than she was told to and I cannot rouse her.|Kindly inform the doctor that I have taken an overdose.
I'm 78 and I've had enough of it. Please tell me nobody will try to bring me back.|There's a rope in the barn I keep going out to look at.
I drank what was in the jug in the shed. I thought it'd be quicker. I'm scared now|It's my last day. I've shaved and put on the good suit.
My son-in-law has threatened to kill my daughter and he's on his way to her place.|I keep thinking of the overpass on the way to my physio
The neighbours have put a machine in my teeth. I'm going to pull them out tonight.|ptsd's got me by the neck, I'm going to do it this time
I stuck on all five patches because I wanted the pain gone, now I'm breathing slow|God gave me a date and a name and I am to carry it out.
My left side is weak and my wife says I'm slurring period I only had my usual dose|My leg's swollen and hot and now I can't get my breath
I can't stop thinking of pushing his chair down the stairs. It's getting stronger.|I'm being ordered to drive the truck into the church.
My husband says he is going to kill himself and he's locked himself in the garage|I've lived long enough, thank you. No need to call back.
She swallowed something from under the sink, she has dementia, she's drooling bad|The nurse asked if I was safe at home and I lied to her.
I nearly put the pillow over his face this morning. God forgive me. I'm so tired.|Bleeding won't stop, I'm on thinners and I gashed my leg
she had four drops too many of something and now I can't get her to open her eyes|I'm just tired, dear. Tired enough to make it permanent.
They'd only notice when the mail piled up. That's how I'd know it was done right.|I won't be at the Legion supper. I won't be at anything.
We had a good run, me and Marg. We're going to go together, we've talked it over.|He holds my medicine over my head till I sign the cheque
I can't put her through another year of nursing me. There's one way to spare her.|I'm scared of what I might do with the pain this bad
Every morning I'm disappointed I woke up. Lately I've been making plans about it.|The chainsaw got me. It's bad. No signal only wifi
The Devil's in my medication, he told me to do away with my wife before she turns
I've been throwing up for two days, can't keep a drop down, and now I can't stand
He promised he'd only hit me where it don't show. I'm 69, I can't take many more.
The darkness is some heavy tonight and I'm not sure I'll see the other side of it
It's too much. The leg, the bills, the quiet. I've said my prayers and I'm going.
Tell my wife the password is in the Bible. She'll need it once I'm gone tonight.|I can't do one more winter of this. I won't be doing one.
no sense making the appointment for december, I won't make december. my choosing|I hung my uniform out for the family to find. That's all.
You can stop sending the bills to me. Send them to my estate, starting tomorrow.|No more pain after tonight, that's what I promised myself
Took my oil, her oil, and a fistful of Tylenol. Feeling sick. Don't tell my wife|I cut my wrists a while ago, I've wrapped them in a towel
Mother has bruises in the shape of fingers. It's my brother, who lives with her.|They've put cameras in my eyes. I've got the spoon ready.
He's been asleep for nineteen hours since the oil and I can't rouse him properly|Put down in the file that patient declined further living
My buddy from the regiment just phoned to say goodbye and hung up. What do I do|I am going to harm myself if I am left alone this weekend.
I'm sitting in the truck down to the wharf and I don't think I'm coming back up|Pressure in my chest like a cow sat on it and my jaw aches
I have asked my sister to take the cats because I will not be here to feed them|I sleep with a chair against the door on account of my son
I see faces in the snow and they command me and I can't refuse them much longer|Threw all my heart pills in the harbour. Let nature do it.
Please forgive me, Margaret. This was the only place I could think to write it.
I been hiding it from the wife but I'm going to hang it up for good, I mean die
The nurse left the morphine for Mom and I keep thinking of taking it all myself
Told my wife to take the kids and go because I don't trust what I'll do tonight
I promised my wife I'd hold on till the grandchild was born. He's born now. So.
To whom it may concern, I am writing to say that I intend to take my own life.|I'm some scared to go home tonight, he's on the drink again
What is the point of refilling a prescription for somebody who won't be around|I want to sleep and not wake up, that's all I pray for now.
My tongue is swelling after that new oil and I am having difficulty swallowing|Suicide is on my mind constantly since they cut my opioids.
Forgive the spelling. I've had the pills already and it's getting hard to type|I'm ready to meet my maker and I'm not waiting to be called
Grampy thinks we are poisoning him and he came at Nan with the fireplace poker|I don't know how many I took. More than a few. I'm drifting
I want to kill myself and I can't say it out loud to my wife so I am typing it
I have pains down the arm and my breath is short and I'm sweating like a horse
is there any reason at all I should be here come morning? I can't think of one
I do not need the pain clinic. I need the undertaker, and soon by my own hand.
I have made my arrangements and would simply like someone to know I was here.|I wrote the letters to the kids. They are in the top drawer.
Since Eileen passed there's no sense in me being here and I mean to join her.|My wife fainted twice and now she's complaining of her chest
There's men in the walls sir and they want me to get them before they get me.|I've been hitting my bad leg with a hammer just to punish it
would somebody look in on my mother if i wasnt here. asking because i wont be|My husband drank with his new pills and his skin's gone grey
I'm afraid of my own hands. Last night I woke with them round my wife's neck.|The grandkids are being hurt in that house, I seen the marks
I shook her, I shook my poor mother, and I don't trust myself not to do worse
Every man in my section is gone by his own hand but me. I guess it's my turn.
I misread the label and I can't move my arms right and the room's going black
how long before someone'd find me out here, I wonder. hopefully not the kids|It would be easier on everyone if the Lord took me this week.
my husband has started hitting his own head on the wall, hard, he's bleeding|Sincerely, a man who will not be troubling your office again.
Everything's paid up. Funeral, taxes, oil. Nobody will be left with a mess.|I'm nothing but a burden to my wife and I know how to fix that
The TV is giving me orders now. It wants me to do away with the neighbours.|She's cold and clammy and snoring strange, I can't wake her up
My grandson says he's going to do something at his school and I believe him|I gave Dad his dose twice by accident and now he won't respond
blood sugar's at 2 and he's fighting me, won't take juice, going in and out|sudden worst headache of my life and can't see out the one eye
My husband with dementia tried to stab me with the bread knife this morning|I wish to report that I am having strong urges to end my life.
Nobody'd miss an old fisherman gone over the side. It happens all the time.|no one is coming for me and thats fine. im at peace with going
If you call tomorrow it'll be my brother that answers, looking after things|She isn't responding to her name and her eyes are rolling back
Mom's in the recliner with her mouth open and she's making a gurgling sound|My grandson takes my pills and says he'll smother me if I tell
I'm liable to kill somebody. I'm a trained man and I can feel it coming on.|I'm sorry for all the trouble. You won't hear from me no more.
Thank you for your patience with an old man. This will be my last message.|I had a seizure this morning and I think I'm going into another
every time I drive over the bridge I think today's the day. today might be|Don't send anyone. Just wanted somebody to hear me say goodbye.
He won't let me have a key to my own house. I am writing from the library.|My father has a hunting knife and says my mother is an impostor
My neighbour, she's 70, I hear him hitting her through the wall right now.|I stopped eating on purpose. I hope to be gone by the new year.
My comrade posted goodbye on Facebook and sent me his dog tags in the mail|I've turned off the phone and fed the hens. Goodnight for good.
I have become a useless old thing and the kindest act left to me is to go.|Heart's going like a two-stroke engine and I'm near passing out
He followed me to the pharmacy and says if I talk to anyone again I'm dead|The little one ate my chocolate and now she's very hard to wake
You've my permission to give my spot to a younger fella. I'm checking out.|He says the radio told him to stop breathing and he's trying to
I drove out to the lookoff and I'm parked here with the letter on the dash|My partner says he'll die tonight, he says it calm as anything
I can't look after him another day. I'm afraid of what I might do to him.|The only thing keeping me here is the cat, and she went Tuesday.
I feel as though I am already dead and only need to finish the paperwork.|I've been burning myself on the stove so I'd feel something else
He told our pastor he'd be "going home" by Sunday. He has sold his tools.|It would only take a minute and then I'd be no bother to anybody
I do be thinking about ending it, out in the shed, most every evening now|Say a prayer for me at five o'clock, that's when I've planned it
they want to put me in the home. I'll be dead before that, I'll see to it|He's in the bathtub and he won't answer me, the door is locked
Mom said she's sorry she lived so long and not to come by in the morning.|She's seventy and she's cutting her legs, I found the bandages
They're in the crawl space again. I've loaded the .22 and I'm going down.|Don't fill that prescription, give it to someone who's staying
My son takes my pension cheque and locks me in my room when he goes out.|The voices are telling me to burn the barn with the animals in it
I haven't got the strength to keep fighting. I'm laying it down tonight.|I got a plan and I got the means and I got nobody here to stop me
I sat there with the bottle for an hour and counted. Still sitting here.|Gerald collapsed in the kitchen. He has no pulse that I can find.
I fell and my hip's broke I think, can't reach the phone only the tablet|Sarge always said nobody gets left behind but I'm leaving tonight
I believe I am being told to walk into the sea and I'm inclined to obey.|I want to hurt myself. It's the only pain I'd have some say over.
My heart stops and starts, I'm getting weaker, I'm on my own in the camp|Would the doctor remember me kindly? I'd like to think so, after.
Hello dear. I'd like you to tell whoever finds me that the stove is off.|If he finds out I messaged he'll drown me like he did the kittens
he's got the truck keys and my bank card and he won't let me go to town|I have had thoughts of ending my life and this time I have a plan.
would it be painless to just stop everything? i want to stop everything|I lied on the form. The answer to question nine is yes, every day.
Pop took his heart pills and his brother's heart pills. He's slurring.|My nephew is staying with me and he hits me when the money runs out
There is an angel telling me to stop all my medicines and come to her.|what happens to my file when I'm dead, because that'll be by Friday
My wife deserves a man who isn't broken and she'll get the chance soon|Having trouble swallowing and my words is coming out all wrong, b'y
When he drinks he lines up the bullets on the table so I can see them.|Been drinkin since noon and I got the pills lined up on the counter
I'm not able for it anymore. I'd be better off dead and so would Jean.|I've nothing on the calendar after Friday and that's how I wants it
they'd get the insurance if I was gone, that's more use than I am now|I took the whole bottle of my blood pressure pills about an hour ago
The boys I served with are all on the other side. Time I reported in.|I been thinking about suicide every night since the tour in Kandahar
I'm in the women's washroom at the mall. I can't go back home to him.|I think I've had a stroke, my words are not coming right when I tlak
I'd sooner be in the ground beside Harold. I know how I'll get there.|I cut myself again last night. Sixty-four years old and I'm cutting.
You'll read about me in the paper, I suppose. Page of the obituaries.|Whatever you people do for suicidal veterans, I think I need it now.
I don't think I can keep myself alive until my appointment on the 9th|The world will turn without me in it and the kids'll have the house.
I'm hiding in the bathroom with the tablet. He's kicking at the door.|My daughter's husband pushes me around. I have bruises up both arms.
Can't stop scratching till I bleed, I deserve it. I want to do worse.|Somebody take these guns out of my house before I use them on myself
going out in the boat tonight without me jacket. tell Doris I'm sorry|He choked on his toast and he's still not right, wheezing and purple
Not afraid of dying. Afraid I'll botch it. Could I talk with somebody|I am eighty-one and my son struck me in the face with the telephone.
The voices is louder than the pain now and they're saying do it b'y|I'm closing up the house. I'm closing up everything. Bless you all.
stung by wasps, face blowing up, no EpiPen, forty minutes from town|She's diabetic, she won't wake up, and her breath smells like fruit
My husband said he will take the whole family with him when he goes|I hear them calling cadence at night, telling me to bring my rifle
I am frightened of what I'll do when my daughter leaves on Sunday.|since they cut my fentanyl patch I got nothing left but the window
Could you put a note in my file that if I turn up dead it was him|I hear the dead lads asking me to come along and I've my boots on
I'm only holding on till the dog dies and he died this morning|I've stopped putting wood in the stove. Let the cold have me.
The kids would grieve for a bit and then they'd be free of me|He says it's an accident every time. This time it's my wrist.
He asked our daughter how many of his tablets would be fatal.|Planning to shoot myself. Not sure why I'm telling a website.
I think about killing myself more than I think about anything
`)
