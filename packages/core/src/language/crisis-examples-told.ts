import { phrasesOf } from './phrases-of.ts'

/** Crisis in English as it is told in passing: of oneself, of somebody near. */
export const CRISIS_EXAMPLES_TOLD: readonly string[] = phrasesOf(`
everyone would be better off, honestly, and I think even the dog knows it
I've said my goodbyes to the kids. They think I'm going on a trip.|dont want to be here anymore|can't keep living
I wrote letters for each of my daughters last night and put them in the sewing drawer where they'll find them
Sorry to bother you on a Sunday. I know you're a cannabis clinic and not that kind of place. I just don't think I'm going to see Monday \
and wanted someone to know.|idk why im telling a pot clinic this but i cant think of one reason to wake up tmrw
I WANT TO DIE AND NOBODY IS PICKING UP|You can cancel my renewal in January, I won't be needing it. I won't be needing anything.
been looking at the bridge on my drive home every night this week and tonight I parked
Is there a form to leave what's left on my account to my sister. I'd like everything tidy before Friday.
the lord will forgive me I hope because I cannot carry this another night|lol guess who finally has a plan to fix everything. permanently
My English not so good. I am very tired of the life. I want to finish it.
I served two tours and came back and the only thing I'm good at now is counting the reasons to stop and I ran out of reasons to wait
baby's been crying for nine hours and I keep thinking she deserves a mother who isn't me, that they'd find her a better one if I was gone
so i sold the tractor, gave the dog to my brother, paid the hydro. nothing left to do but the one thing
no one would notice if i was gone. so im going|I'm not gonna make it to my appointment Thursday. I'm not gonna make it to Thursday.
Started cutting again last night. Can't seem to stop this time.|i hurt myself and its worse than usual and im scared to tell my mom
How much longer is a person expected to try? Serious question. I've set myself a date.
I gave my guitar to the neighbour kid today. He was so happy. It felt good to settle the last thing.
feeling weirdly calm now that i've decided|whats the point of upping the dose when im not going to be around to use it
My pain doctor dropped me and if nobody takes over by tonight I'm checking out for good, and no I don't mean of a hotel
just want to go to sleep and not wake up again. ive got it all set
Please tell Dr whoever reads this thank you, she was kind to me. It isn't her fault.
I know it's a sin and I've prayed on it and I'm still going to do it
Dear clinic, I apologize for the inconvenience, but would you kindly remove me as emergency contact for my husband? He will need someone \
else after this weekend.|tired. so tired. not the sleeping kind of tired. the done kind|my life insurance is worth more to them than i am
the voice in my head that used to say hang on has gone quiet and Im ok with it
I've been saving up my pills since September. I have enough now.|if i dont reply after tonight its nothing you did
Nobody needs an old man who can't lift a bale. I've got the rifle out on the kitchen table and I'm just sitting here with it.
Drunk. Whatever. Not gonna be anybodys problem tomorow|16 and already over it. and i mean over it over it. wrote the note in math class
I keep hearing myself tell people I'm fine. I'm not fine. I'm standing on my balcony and I can't seem to come back in.
yes hello i need to talk to somebody before i do something to myself please
I don't want help with the dosage. I want it to stop. All of it. Me.
They're all asleep. It would be quiet. They'd be sad for a year maybe and then they'd be free of me.
I miss my wife. Forty-one years. I intend to be with her by our anniversary which is Saturday.
cant do another winter wont do another winter|hey so hypothetically if someone didnt want to exist anymore who would they even tell
been researching ways to go. painless ones|how do i make it look like an accident so my kids get the insurance
my cat has food for a week and the neighbor has the key. ok. that's everything
i am burden to my family here, they work two jobs because of me, it is better i go away from this world
The ledger's simple. Cost of me: high. Use of me: nil. A sensible person closes the account, and I've always been sensible.
not safe with myself tonight|I feel like if I close my eyes I'll do it so I'm typing to you instead
I took my ring off and left it with the will and the truck keys on the counter|scars are back. new ones. no one knows except u now
God is calling me home early and I've told Him I'm ready. Tonight.
I don't know the word in English. When you want to put yourself to death. This.|mum thinks im at practice. im at the tracks.
I'd never do it at home where the kids could find me. I've picked somewhere else.
It's funny, I flushed my smokes, cleaned the fridge, fixed the gate I'd been promising for ten years. Amazing what you get done when \
there's a deadline.|suicidal again. bad.|thinkin about endin it|would anyone come to my funeral do u think. asking because soon
I'm ok most days but today I put my affairs in order and I frightened myself
Every time I hold the baby near the stairs I think we should both just go|the pain won, tell them i fought it
Hello, this is Margaret, I have the 2:15 on Tuesday. I shan't be coming. I have decided not to carry on with things. Thank you for your \
patience these two years.|ive been googling how long it takes. dont ask how long what takes
LEAVE ME ALONE ALL OF YOU. BY MORNING YOU'LL GET YOUR WISH
my sponsor isnt answering and i got a bottle in one hand and something worse in the other
Nothing's working. Not the oil, not the flower, not the therapy. I've got one option left and it isn't medical.
i burned my arm on purpose and it didnt even help
my buddies from the regiment went one by one and I reckon I'm next, I've even got the spot by the lake
I'm a coward because I've been sitting in the garage for an hour with the keys and haven't turned them
want to disappear for good this time not like run away|Can somebody just talk to me until it passes. It usually passes. It isn't passing.
I've lost the farm, I've lost the boys' respect, and I'll be lost myself come first light. Look after yourselves.
she left and took the kids and there is literally nothing tying me here. like to earth|im not gonna do anything stupid. ok thats a lie
If I stop eating does it take long? I've stopped. It's been four days and I don't plan to start.
i deserve to get hurt so i do it myself. every night now. it's getting worse
Excuse me for my question, if I die in Canada who sends my body back to my parents? I need to know before this week is ended
everyone says call someone. ok. im calling. i dont want to live|It'd be a mercy, really, for everyone concerned.
I am 34, post-partum, six weeks, and I am thinking about walking into the river. I don't want to think about it but I am.
u know when u stand on the subway platform and the only thing stopping u is it'd make people late. that but today
told my boss where all the passwords are. told my brother i love him. he said weird but ok|no more appointments please. no more anything
I've had enough of living, thank you|my last message to anyone: be nice to each other|kms tonight fr not joking this time
goodbye forever. thank you for the oil it did help some|if I had the guts I'd have done it last week. Got the guts today.
Sir I lost my job and my permit is finish and I can not go home with shame. I have prepared the rope.
I used to be scared of dying and now I'm only scared of tomorrow|mom if u read this on the ipad im sorry
It has to be tonight because my daughter's away|I stopped taking my insulin on purpose last Thursday. Nobody's noticed yet.
I've quit the heart pills. Let nature do it. I'm done and I don't want to be talked out of it.
after the hearing tomorrow they'll see what they pushed me to. i wont be there to see it tho
there is blood and i did it and i don't know who to call|ive been good for 2 years and tonight i got the blades back out of the closet
Would it hurt my family less if it was before Christmas or after|don't call the cops just let me go
Keep my chart open or close it, I don't mind. The person in it will be gone.|i cnat do thsi anymroe im sory
Life isn't for me. I gave it a fair try.|my therapist is on vacation and the thoughts got loud and they have a when and a where now
Everything I touch goes bad, kids included. Best thing I could do for that family is not be in it. Or anywhere.
i keep crossing without looking. on purpose. one of these days a truck will do me the favour
Not asking for advice. Just leaving a record that I was here.
I would like to be admitted somewhere before I harm myself, I don't trust my hands tonight|nobody believes me so ill prove it
the way i see it I can be in pain for thirty years or for five more minutes
i drove to the quarry again and this time I left my phone charger at home since i wont need it
My mother always said I'd be the death of her. Turns out I'll be the death of me. Tonight, if it's all the same to you.
Signing off for good. From life, I mean. Be well.|are u a bot? good. easier to tell a bot. im going to kill myself
thirty years sober and today I thought, what for, and then I thought it about more than the drink
i wish i was never born and im about to fix that
can you send my next order to my brother's address. he can have it. he can have everything i won't be around.
I have ALS and I'm not waiting for the paperwork. I'll see to it myself this week while my hands still work.
i look at my kids and feel nothing, i look at the pills and feel relief
Please forgive this message, in my culture we do not speak of it. Every night I plan my death. Tonight the plan is complete.
okay so i've locked the bathroom door and i'm texting you because you're the only chat thats open
punched the wall, then the mirror, now i want to do worse to me
tell my son the truck title is in the freezer bag. tell him dad was just tired
My husband left a note on the fridge and his phone is here. His truck is gone.
my son says he has a date picked and he wont tell me what it means but i know what it means
found pills lined up on my daughters desk and a letter. shes in the bath with door locked
Not for me. My roommate keeps saying we'd all be better off, and tonight he gave me his Xbox and hugged me. He doesn't hug.
wife has been giving away her jewellery to the nieces. says she wont need it where shes going. what do i do
Hi there, I'm caregiver for my dad, he is a veteran. He has asked me three times today where the key to the gun cabinet is. He hasn't \
hunted in 20 years.|my gf sent me a pic of her arms and then turned off her phone
she said if i hang up she'll do it so i'm on the phone with her and typing here with the other hand
MY BROTHER IS ON THE ROOF OF HIS BUILDING PLEASE
My grandmother stopped eating and says she is finished with this world and she hid her heart pills in tissue, many of them
friend from school posted goodbye on her story and now shes not answering anyone im 15 idk who to tell
I think Mom's going to hurt herself. She keeps looking at the baby and saying "she'll be fine without me".
He told the pastor he has made his peace and he won't be seeing him Sunday. The pastor phoned me. My husband's in the barn and he's \
bolted it from inside.|sister just called crying saying sorry for everything n look after the cats. shes 3 hrs away in timmins
How do I get a man who doesn't want to live to come in and see you? He has stopped his dialysis and is smiling about it.
The person on file here, patient of yours, is my uncle. He says goodbye to all family on WhatsApp this morning. We are in Manila, we can \
not reach him. Please, somebody go.|My teenage boy is cutting. I saw the sheets. He says leave it. I don't think I can leave it.
my buddy from the platoon just texted me "see you on the other side brother"
I'm worried about my wife, six weeks after the birth. She said the two of them would be happier in heaven.
dad drunk, dad crying, dad has the shotgun out "to clean it". im in my room
she's talking about going to be with our son. our son died in march
She took her seatbelt off on the highway and said what's the difference. We're at a gas station. She won't get back in and she won't \
come with me.|husband says hes going for a walk on the ice to see how far it holds and he laughed but he meant it
i found search history on my kids tablet about ways to die. she is twelve
My neighbour slid her house keys and her cat under my arm and said you've been good to me. Now no answer at the door.
he is saying he wont be a burden past this weekend. he's 81. do i take it seriously??
my bf keeps telling me hes gonna off himself if the dr wont renew him and this time he has it planned like where and everything
Can someone phone my mother? Her number's on the account. She told me she loved me twice, which she never does, and she isn't picking up.
client of mine (i'm a PSW) told me during her bath she's been saving her tablets for a big day. I'm still at her place
my ex messaged the kids a long goodbye video, they are hysterical here
Our boarder, young man from India, he is not leaving room five days, and he ask me how to send his things home to his parents "after". I \
am scared for him|She's standing out on the dock in her nightgown and she won't come in. She says the lake is kind.
brother got out of rehab, relapsed, says hes too tired to do it again and theres an easy way out. he has it in his pocket
The school called, my boy told a friend this is his last week. I can't find him.|i think my dad's gonna kill himself
My wife's carer here. She's hurting herself, banging her head again and again and I can't hold her
he deleted all his accounts, shaved his beard, paid me back $40 from 2019. something is so wrong
my best friend made me promise not to tell but shes gonna do it at midnight
Husband has late stage COPD, he has pulled off his oxygen and hidden the tubing, he says let me go Ruth. This isn't what we agreed with \
the doctor.|mom wont stop saying she wants to die and today she said how
can yall do a welfare check? my cousin hasnt answered since he wrote me that he was done with everything
My daughter-in-law asked me to raise the baby. Just like that, over tea. "You'd raise him, wouldn't you, if I weren't here." Then she \
drove off by herself.|lads in a bad way in the chat, one of your patients, streaming himself saying its his last night
My partner says no one would miss them and they have been writing all night, sealed envelopes with our names on
grandpa said next time you visit ill be under the apple tree next to grandma. then he loaded something in the shed
okay so I'm talking into the phone because my hands are bad and I wanted to ask about the oil but really I wanted to say that I sat in \
the truck by the elevator till dark and I had it all worked out how they'd find me and then the dog barked and I drove home but the \
dog's at my sister's tonight so I don't know
hi its me again sorry I know I write too much my appointment isn't till the 20th and I was going to wait but I cleaned the whole \
apartment and wrote the labels on the boxes so nobody has to guess and now there's nothing left to clean and I'm frightened of how easy \
it would be
hello I don't know if this is the right place period my husband is a patient with you he was in Bosnia and since the dog died he's not \
right he's been sorting his papers and he showed me how to run the furnace and where the tax stuff is and he said you'll manage and \
kissed my forehead and now he's gone for a drive and he never goes for a drive
`)
