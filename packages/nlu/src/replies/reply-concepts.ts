/**
 * What a word of a reply is about, in both languages: words of one concept stand for each other, so that « pommade » and "cream" are near though
 * they share few letters. Written by hand.
 */
export function replyConceptsOf(word: string): readonly string[] {
  const exact = EXACT.get(word) ?? []
  const begun = BEGINNINGS.filter(({ start }) => word.startsWith(start)).map(({ concept }) => concept)
  return begun.length === 0 ? exact : [...new Set([...exact, ...begun])]
}

/** Words as they are; a hyphen at the end stands for any ending. */
const CONCEPTS: Readonly<Record<string, string>> = {
  denies:
    'no not never none nothing nobody nope nah neither nor without cannot non pas jamais aucun aucune rien personne sans ni nan pantoute zero nada',
  agrees: 'yes yeah yep yup sure absolutely definitely oui ouais ouin certain certainement absolument exactement',
  ended: 'stop- quit- gave ceased arret- lach- cesse- fini finie abandon- former- ancien- anymore',
  began: 'start- began begun new newly added commenc- nouveau nouvelle- debut- ajout- recent- lately',
  changed: 'chang- switch- increas- decreas- lowered raised doubled upped halved augment- diminu- baiss- mont- remplac- doubl-',
  always: 'always constant- everyday daily nonstop continu- toujours chaque quotidien- constamment perpet- forever',
  often: 'often frequent- regularly most mostly souvent frequemment regulierement plupart majorite',
  sometimes: 'sometimes occasion- occasionally few couple parfois quelques quelquefois occasionnel- weekend- weekends fds',
  rarely:
    'rare- seldom hardly barely scarcely rarement guere birthday- holiday- christmas wedding- noel anniversaire- fetes mariage- occasion special speciale-',
  extreme:
    'terrible terribly horrible horribly awful extreme- unbearable worst hell nightmare insane- brutal- excruciat- atroce- enfer affreu- insupportable- epouvantable- intolerable- unreal ruin- ravag- overwhelm-',
  much: 'very really super lot lots bad badly big huge ton tons quite tres vraiment gros grosse beaucoup fort forte serious- severe- intense- major enorm- tellement strong',
  little: 'little bit slight- mild- minor tiny small touch peu leger- legere- petit- mineur- bearable tolerable manageable dull faible-',
  better: 'better improv- relie- great good easier mieux amelior- soulag- bien good progress',
  helped: 'help- work- benefi- aide- fonctionn- marche- efficace- effective',
  worse: 'worse- wors- declin- deterior- pire empir- degrad- aggrav- harder rough- tough- dur dure difficile-',
  same: 'same unchanged identical similar pareil pareille meme egal stable idem steady',
  unsure:
    'unsure maybe perhaps know idea clue dunno idk sais idee peutetre depend- hesit- certain sure recommend- suggest- decide conseil-',
  kin: 'mom mum mother dad father brother- sister- aunt- uncle- cousin- grand- family mere pere frere- soeur- tante- oncle- famille maman papa mamie niece nephew neveu son daughter fils fille parent- sibling-',
  partner: 'wife husband boyfriend girlfriend partner spouse hubby mari femme conjoint- chum blonde copain copine epou-',
  carer:
    'doctor- dr doc gp psych- therap- counsel- medecin- docteur- psy psychologue- specialist- specialiste- neuro- oncolog- shrink social intervenant- travailleu- nurse infirm- clinic clinique suivi appointments',
  money:
    'cost- expens- afford- pay- paid price- money broke cheap- cher chere chers prix argent coute- cout- budget insur- assuranc- dollars',
  morning: 'morning- breakfast am matin- matinee dejeuner lever',
  afternoon: 'afternoon- lunch noon midday apres-midi midi diner pm apresmidi',
  evening: 'evening- supper dinner night tonight soir- soiree souper',
  anytime: 'anytime whenever any flexible home retired importe quand anywhere',
  pain: 'pain- hurt- ach- sore- mal douleur- arthri- arthro- fibro- sciat- herni- disc disk back knee- hip- shoulder- neck joint- spine nerve- neuropath- dos genou- hanche- epaule- cou nerf- rheum- rhum- tendon- bursit- whiplash stenos- stenose scolio- zona shingles',
  sleep: 'sleep- insomn- asleep awake bed dorm- dors dort sommeil endorm- insomni- reveil- woke wake- waking tossing apnea apnee',
  anxiety: 'anxi- worr- panic- nerv- stress- angoiss- inquiet- paniqu- phobi- ocd toc',
  trauma: 'trauma- flashback- ptsd tspt ssptt army war veteran- militaire guerre assault- agress- abus- combat deploy- forces',
  cancer: 'cancer- chemo- tumour- tumor- oncol- radiation metast- chimio- radio- tumeur- leukemia leucemie lymphom- myelom- remission',
  seizure: 'seiz- epilep- convuls- crise- fits absence-',
  bowel: 'crohn- colit- ibd bowel- gut intestin- ulcerative rch ibs stool- selles',
  migraine: 'migrain- headache- aura cephale- tete cluster',
  attention: 'adhd add focus- attention concentr- distract- tda tdah hyperactiv- ritalin concerta vyvanse adderall',
  mood: 'depress- sad low mood deprim- depression moral cafard down blue',
  oil: 'oil oils drop- tinctur- huile- goutt- tongue langue dropper',
  capsule: 'capsul- pill- softgel- tablet- gelul- comprim- pilul- caps swallow',
  flower: 'flower- bud buds vape- vapor- smok- joint- bong dried fleur- cocott- fum- vapot- pot pipe pre-roll preroll inhal-',
  edible: 'edib- gumm- cookie- chocolat- brownie- jujub- comestib- biscuit- candy candies bonbon- eat manger bake- chew-',
  topical: 'cream- topic- lotion- balm- rub ointment- creme- pommad- onguent- baum- salve gel',
  balance: 'balanc- both mix- equal half fifty moitie mi- equilibr- deux 1:1 even melange-',
  thc: 'thc high buzz strong- gele stoned',
  cbd: 'cbd head-high',
  job: 'job work- boulot travail- employ- retired retrait- construction driver truck- camion- forklift nurse factory usine chantier electric- plumber mechanic mecanicien- roof- crane- office desk bureau teacher enseign- student etudiant- unemployed chomage disability invalidit- cook cuisin- paramedic police- pompier firefighter warehouse entrepot machin- ladder- echelle- pilot- daycare garderie cashier caissi-',
  drive:
    'drive- driving drove car truck licence license conduis conduire conduit auto char voiture chauffeur permis wheel bus taxi transit metro velo ride rides uber',
  alcohol:
    'drink- drank drunk beer- wine- alcohol- booze liquor whisk- vodka rum sober biere- vin verre- alcool- boi- sobre boisson cocktail- dry',
  smoke: 'weed pot cannabis marijuana joint- toke- mari toking puff- bong',
  pregnant:
    'pregnan- expecting baby babies breastfeed- nursing enceint- allait- bebe- enfant- menopaus- hysterectom- vasectom- tubes ligature trying trimester fertil-',
  allergy:
    'allerg- hives rash- epipen anaphyla- penicil- sulfa latex peanut- nuts shellfish pollen urticair- arachid- noix crustac- moutarde bee abeille- cat cats chat chats',
  psychotic: 'voices hallucin- psychos- schizo- paranoi- voix delir- delus- hear- heard entend- entendu',
  bipolar: 'bipolar- bipolair- manic manie mania maniaque- lithium',
  heart:
    'heart- cardia- coeur angina angine infarct- stroke avc pacemaker stent- palpit- afib arryth- arythm- fibrillat- pontage bypass hypertens- pressure tension pression',
  lung: 'lung- asthma- asthme copd mpoc emphysem- poumon- breath- bronchi- inhaler pompe- puffer',
  liver: 'liver foie hepat- cirrh-',
  kidney: 'kidney- rein reins renal- dialys-',
  blood: 'blood bleed- sang saign- red rouge',
  fever: 'fever- fievre temperature hot chills frisson- fiev-',
  weight: 'weight lost losing lost lbs pound- kilo- kg livre- poids maigri- perdu pants pantalon-',
  dizzy: 'dizz- lighthead- spin- vertig- etourdi- woozy balance tourn-',
  tired: 'tired- fatigue- drows- sleepy groggy exhaust- lazy zombie sluggish fatigu- epuis- endormi- somnol- creve- brule- lethargic',
  dry: 'dry cotton cottonmouth mouth bouche seche thirst- soif pateuse',
  nausea: 'nause- sick queasy stomach vomit- puk- throw- barf- estomac coeur vomi- tummy diarr- cramp- ventre ballonn- bloat-',
  memory: 'memory forget- forgot fog foggy memoire oubli- brouillard confus- spacey lost mele-',
  racing: 'racing pounding beating pulse palpit- debat- battements bat vite',
  past: 'ago before past used younger youth years childhood kid teen- college avant jeune jeunesse passe epoque autrefois longtemps adolescen- ancient decades',
  now: 'now currently still present right today nowadays encore maintenant presentement actuellement toujours courant',
}

const ALL = Object.entries(CONCEPTS).flatMap(([concept, words]) => words.split(' ').map((word) => ({ concept, word })))
const BEGINNINGS = ALL.filter(({ word }) => word.endsWith('-')).map(({ concept, word }) => ({ concept, start: word.slice(0, -1) }))
const EXACT = new Map<string, string[]>()
for (const { concept, word } of ALL) if (!word.endsWith('-')) EXACT.set(word, [...(EXACT.get(word) ?? []), concept])
