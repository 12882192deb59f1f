import { phrasesOf } from './phrases-of.ts'

/** Violence suffered or meant, voices, and people who write because of somebody else. */
export const CRISIS_EXAMPLES_OTHERS: readonly string[] = phrasesOf(`
he hits me|my husband hit me last night|my wife hits me and i am scared|he beats me up|he slapped me and pushed me into the wall|he kicked me in the stomach
he punched me and my lip is split|she throws things at me and cuts me|he strangled me|he tried to choke me|he grabbed my throat|he held a pillow on my face
he threatened to kill me|he says i'll be dead if i call anyone|he said he would kill the kids then me|he has guns and he is angry|he is drunk and breaking everything
he is banging on my door|he broke down the door|my ex is here and i am scared|my ex is in the driveway|he is following me home|my stalker is outside
he wont let me go out|he locked me in the bedroom|im locked in and he has my phone mostly|i'm trapped in the house with him|he watches everything i do and hurts me
i cant get away from him|i need to get away before he kills me|i have bruises from him again|he broke my arm|he burned me with an iron|he pulled a knife on me
she came at me with scissors|my son hits me when he wants money|my grandson is violent and i'm afraid of him|my caregiver hurts me|the nurse here hits me
my daughter takes my pension and shoves me|he forces me to have sex|i was raped|i was raped last night|he raped me|someone assaulted me|i was attacked tonight
my uncle touches me|dads friend makes me do things|my coach touched me|my teacher hurts me|they make me sleep with men for money|i am being trafficked
i'm scared for my life|i fear for my life and my kids|i am in danger|we are in danger|i dont feel safe here tonight|its not safe for me at home
im hiding from him|hiding in the basement with the kids|im in the car hiding|whispering because he is here|please send police he is hurting us
theres a man in my house|someone is in my house with a gun|i hear someone breaking the window|i was shot|i got stabbed|he ran me over
they jumped me and im bleeding|he is killing her|neighbour is beating his wife i can hear her screaming|my mom's boyfriend is beating her
dad is hitting mom right now|my sisters husband is holding her hostage|he is hurting my baby|my partner shakes the baby
im going to kill my wife|im going to kill my husband|im going to kill him|im gonna kill her|i will kill them all|i want to kill someone|i want to kill my boss
i want to kill my ex|i could kill him tonight i have the knife|i want to shoot him|im going to shoot everyone|i have a gun and im going to the office
thinking about stabbing my neighbour|i want to stab someone|i want to beat him until he stops moving|i am going to beat her up bad
ill run him down with my truck|going to set his house on fire|i will burn the clinic down|ill blow the place up|i have a bomb|you will all die
watch your back nurse im coming|i know where the doctor lives and ill hurt him|somebody is going to die tonight|someone is going to get hurt and its your fault
im so angry i will hurt somebody|i cant hold back i will hurt him|i am afraid i will hit my kids|i nearly hurt my child today|i want to hurt my baby
i have thoughts of smothering my baby|i picture dropping him down the stairs|i see myself stabbing my kids and it wont stop|i threw the baby on the bed hard
i hit my child and he's not moving|i might snap and kill them|i'm planning revenge and he will not live|i bought a gun for him|ive been planning to hurt her
i sharpened the axe for my brother in law|he deserves to die and im the one to do it|i want blood|i think about murder all day|urges to kill
urges to attack people|homicidal thoughts|i am homicidal|i have violent thoughts about my family and might act on them
voices tell me to kill|voices say kill yourself|the voices want me dead|the voices wont stop telling me to cut|a voice orders me to burn the house
i hear a man telling me to hurt my wife|i hear voices commanding me to jump|the devil tells me to kill the baby|demons are in my child and i must get them out
god wants me to die tonight|god says i must kill my father|jesus is calling me off the roof|the tv tells me to hurt people|the phone tells me to kill
aliens put a thing in my head and i will dig it out|they implanted something in my tooth and i'm pulling it with pliers|the government is coming to kill me so i have my gun
people are poisoning me and i will get them first|they are watching me through the walls and i have a knife|my wife is an impostor and i have to stop her
i am the messiah and must sacrifice|i have not slept in a week and the shadows tell me to kill|the faces say jump|they control my hands and make me hurt people
my head commands me to stab|the dog told me to do it, to kill them|i hear them plotting to murder me|spirits want my blood
my son wants to kill himself|my daughter wants to die|my daughter took pills|my daughter cut her wrists|my son cuts himself|my teen is suicidal
my husband wants to end his life|my husband says he cant go on and has a gun|my wife is suicidal|my wife took all her pills|my mom wants to die
my mom took too many pills|my dad wants to shoot himself|my dad went to the barn with his rifle|grandpa says he is going to end it
grandma says she is ready to die and has the pills|my brother tried to kill himself|my brother is on the bridge|my sister overdosed|my sister is talking suicide
my friend sent a goodbye message|my friend wants to jump|my best friend is cutting|my roommate tried to hang himself|my boyfriend says he will kill himself if i leave
my girlfriend is going to do it tonight|my girlfriend is sitting with a knife|my partner left a suicide note|he wrote a goodbye letter and left
he went out with the gun and wont answer|she isnt answering after saying goodbye|she says the kids are better off without her|he says he has a plan to die
he keeps saying he wants to go be with mom|he gave all his stuff away and says bye|she says she wont be here tomorrow|i think he is going to kill himself
im worried my son will hurt himself tonight|how do i stop my husband from killing himself|what do i do my kid says she wants to die
my veteran husband has his gun out|my ex said he will take the kids and himself out|my coworker says he wants to shoot up the place
my son says he will shoot his school|my brother hears voices telling him to stab us|my son thinks we are demons and has a knife|my husband is threatening us with an axe
my mother is being beaten by my father|my daughter's boyfriend beats her|my friend is locked in by her husband|my sister is hiding from her husband
hubby is sitting in the truck with the engine on in the garage|she climbed on the railing|he is on the roof and wont come down|he tied a rope in the shed
found her in the tub with her wrists cut|found him hanging|found dad with a bag on his head|my client says shes going to kill herself
im a nurse writing for a patient who wants to die|im his caregiver and he took all the pills|my student told me she has a plan for suicide
`)
