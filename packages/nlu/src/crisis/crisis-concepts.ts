import { fuzzyMatch } from '../text/fuzzy-match.ts'

/**
 * What words of crisis are about, English and French in one, so that an example in one language teaches the other: "gun" is near "fusil".
 * Words are bare (`normalize`): lower case, no accents; a hyphen at the end stands for any ending. A word may be about several things;
 * one that says nothing is read as the word one letter away.
 */
export function crisisConceptsOf(word: string): readonly string[] {
  const known = KNOWN.get(word)
  if (known) return known
  const begun = BEGINNINGS.filter(({ start }) => word.startsWith(start)).map(({ concept }) => concept)
  const said = [...new Set([...(EXACT.get(word) ?? []), ...begun])]
  const near = said.length === 0 && !COMMON.has(word) ? NEAR(word) : undefined
  const found = near ? (EXACT.get(near) ?? []) : said
  if (word.length <= LONGEST && KNOWN.size < REMEMBERED) KNOWN.set(word, found)
  return found
}

const REMEMBERED = 20_000
/** A longer one is a slice, which holds the whole message in memory. */
const LONGEST = 12
const KNOWN = new Map<string, readonly string[]>()

const CONCEPTS: Readonly<Record<string, string>> = {
  i: 'i je j jai jme jveux jvais jpeux jsuis jpense chu chui jfeel jviens ill id ima me im ive imma mwen',
  my: 'my mon ma mes our notre nos leur',
  self: 'myself self moi',
  they: `
    he she they him her them il elle ils elles lui leur someone somebody quelqu everyone everybody people gens tlm ppl person quelqun
    celui ceux`,
  kin: `
    husband hubby wife mom mum mother dad father brother sister friend- buddy boyfriend girlfriend partner roommate roomate coworker
    neighbour neighbor uncle aunt grandma grandpa grandmother grandfather cousin ex stepdad boss landlord mari femme conjoint- blonde chum
    frere soeur mere pere papa maman ami amie coloc oncle tante voisin- patron beau- nan nana papi mamie mami pepere memere papy granny
    gran nanny fiance fiancee spouse stepmom stepson stepbrother stepsister twin sis bro missus wifey tenant teacher coach client stranger
    colleague collegue cousine matante mononc mononcle filleul- parrain marraine gendre locataire prof patronne landlady guy man woman
    gars homme grandpere grandmere grandparent- parent- ado pote soeurette frerot roomie bestie inlaw manager supervisor`,
  child: `
    kid kids child- toddler baby babies son daughter grandson granddaughter grandbaby nephew niece teen teenager boy girl infant newborn
    yr year- enfant- bebe petit petite fils fille gars garcon ado little 2yr boys bb bambin nourrisson jumeaux jumelle- twins grandkid-
    stepson fillette garconnet petits petites bebes preschool- schoolgirl`,
  die: `
    die dies dying dead death deaths dieee suicid- unaliv- kms ctb mourir meurs meurt mort morte morts crever creve grave funeral cemetery
    coffin corpse perish perir canne canner mourrais mourrai mourra meure mourant- agonis- agonie trepass- tombe tombeau cercueil
    cimetiere morgue afterlife heaven paradis cieux deceased lifeless`,
  died: 'died passed deceased decede decedee widow widower veuf veuve late grief griev- deuil lost perdu cancer',
  kill: `
    kill kills killed killing tuer tue tuent tuera murder- homicid- sacrific- obey tuerai tuez slaughter- execut- buter bute flingu-
    zigouill- assassin- abattre abat massacr- extermin- eliminat- descendre shank`,
  attack: `
    stab- strangl- etrangl- smash- shoot shooting shot poignard- planter smother- suffoc- beat beats beating bat battu- battre frapp- hit
    hits hitting punch- slap- kick- choke choked chokes rape- viol- assault- attack- touch- touche grab- shove- violent- hurt hurts
    hurting harm- mal blesse- burn- bruler torch revenge pay payer feu fire coup coups poing gifle- gifl- cogn- bouscul- pousse poussee
    pousser tabass- defonc- agress- mord bite bites bit bitten spit drag- threw throw throws throwing slam- swung swing- lunge- stalk-
    wrestl- pinned hostage sequestr- kidnap- strike strikes struck bruise- bleus rage swing chok- snap snapped pound- bang- gorge`,
  method: `
    hang hanging hung pendre pends jump jumping sauter saute drown- noyer noie jeter crisser overdos- od odd surdose crash- drive driving
    foncer tirer shooter starv- bleed freeze electrocut- leap plunge dive asphyx- ram veer swerve steer suffoc- ledge lancer precipit-
    percuter wheels roues`,
  weapon: `
    gun guns rifle shotgun pistol revolver knife knives blade razor- axe machete rope noose bullet- trigger barrel gauge firearm bat
    scissors hammer fusil carabine couteau lame rasoir corde hache pistolet arme balle belt loaded machette cord round rounds shell shells
    bomb shotguns winchester glock handgun crossbow hatchet blades scalpel exacto cutter boxcutter razorblade lames ciseaux marteau
    tournevis screwdriver crowbar noeud slipknot drap ceinture ficelle cable cordon rasoirs calibre caliber munition- ammo balles bullet
    cartouche- flingue gune 22 9mm`,
  place: `
    bridge balcony roof ledge railing cliff train trains tracks subway metro platform skytrain overpass traffic truck semi bus lane lake
    river pont balcon toit falaise riviere lac barn rafters beam loft grange bois bush woods garage exhaust running tub bath fenetre
    window stairs autobus rails voie ferree tunnel station gare ponts viaduc bord edge rebord tower tour quai wharf dock pier dam barrage
    quarry autoroute highway camion rooftop parapet parking etage wheel voies bridges`,
  live: `
    live living alive life lives exist- existence vivre vie vivant- vis earth planet world monde terre being survive survivre survival
    lifes subsist- existing breath`,
  end: `
    end ending ends finish- finir fini finit fin over done stop stops arrete arreter arret out close last dernier derniere final checking
    quit termin- conclude finale termine acheve achever partir fins`,
  want: `
    want wants wanted wanna wish wishing wishes hope hoping pray praying need needs rather prefer veux veut voudrais envie souhaite
    aimerais gout besoin hate hais craving longing dream deserve merite should devrais aim desire voudrait veulent aimerait desir tempted
    tent- tente prie prier espere esperer wishin crave demand- plead beg begging`,
  plan: `
    plan plans planned planning ready decided made decide date set pret prete planifie choisi choose picked going gonna gona will tonight
    vais vas va jvais intend intention intent- organis- prepar- arranged scheduled booked writing written wrote ecrit ecris ecrire bought
    achete acheter got getting tied hidden cache resolu decision`,
  think: `
    think thinking thought- picture picturing imagine imagining considering contemplat- idea ideas urge- fantas- google- googling googled
    searching pense penser pensees idees images looked ideation rumin- obsess- haunt- hante hanter songe songer reve rever revais cherche
    chercher search youtube reading consider- wonder- mind tete brain vision`,
  not: `
    not no never cant dont wont nobody none nothing noone pas plus pu pus jamais rien personne aucun- without sans neither nor ni ne
    cannot barely hardly nope nah nul nulle aint hasnt isnt wasnt nothin peine zero`,
  gone: `
    gone leave leaving disappear- vanish- missing miss parti partir pars disparai- disparu away absent everywhere buried ground rid erase
    vanished vanishing absence quitter quitte quitt- effac- efface evapor- depart exit left fade fading`,
  better: `
    better relieved free mieux happier fine tranquille burden fardeau poids dragging trop waste worthless useless debarrass- nuisance
    soulag- relief relieve burdens costs nuis- embarrass- inutile bonne rien fail failure echec rate deception disappoint- deadweight`,
  wake: `
    wake waking woke wakes awake sleep asleep reveil- dormir endor- dors rouse eyes reveille reveiller paupieres sommeil sleeps slept
    endormi endormie rest dodo`,
  forever: `
    forever good ever again anymore eternity eternal permanently toujours jamais longer more 4ever ended permanent- eternel- perpet- long
    last nevermore definitiv-`,
  now: `
    now tonight today soon tomorrow sudden suddenly just hour minutes min ago rn soir tantot demain subit- soudain- maintenant drette
    matin coup immediately tout friday weekend night moment bientot hier yesterday currently present actuel- aujourd ajd mtn mnt asap
    quick fast vite rapid- instant seconds secondes shortly momentarily`,
  past: `
    years year ago used was were history formerly once last since childhood 90s twenties ans annee annees passe autrefois jadis depuis
    avait etait etais avais quand teenager young jeune behind decade- jeunesse enfance youth before avant previous- ancien- anciennement
    longtemps back historique jeunes teens`,
  routine: `
    prescribed usually sometimes daily every week month twice usual often weekly occasionally per regularly parfois souvent chaque mois
    semaine matin morning breakfast bedtime habitu- regul- jour nights nightly quotid- dosage dinner supper souper dejeuner lunch`,
  pills: `
    pill pills tablet- capsule- bottle- tylenol- advil- gravol ativan- xanax clonazepam amitriptyline oxy oxys percocet- morphine
    hydromorph- dilaudid fent fentanyl methadone codeine insulin meds medic- sleeping sleepers somnif- pilule- comprime- medicament-
    bouteille pot vodka drug- dose dosage antidepress- aspirin- benadryl patch heroin script prescription prescr- ghb opioid- pilul-
    cachet- epipen stash melatonin zopiclone imovane seroquel quetiapine trazodone lorazepam valium diazepam celexa sertraline zoloft
    effexor cipralex lithium lyrica pregabalin gabapentin cymbalta metoprolol warfarin digoxin metformin insuline oxycontin oxycodone
    suboxone ketamine coke cocaine meth speed crystal mdma molly lsd shrooms nyquil acetaminophen- ibuprofen- motrin aleve tramadol statex
    nitro benzo- perc percs gelule- sirop syrup narcotic- opiace- pilule pelule- pillule- medocs cachet tablette- drogue- alcohol alcool
    booze liquor whisky rhum rum wine vin biere beer calmant- tranquil- sedative- blister- flacon vial anticoagul- thinner- rx`,
  take: `
    take takes taking took taken swallow- drank drunk drink ate eat eaten pop popped downed swallowed pris prends prend prendre aval- bu
    boire boit mange manger avale inhal- mix mixed melange- smoked shot gulp- chug- inject- snort- sniff- huff- gober gobe englout- enfil-
    caler cale sip lick- chew- ingest- ingere- consum- avalai avalee croque croquer licked gave given donne tried put shoved stuff-
    overdid`,
  all: `
    all whole entire every bunch handful many lots much too toute toutes tous tout poignee plein trop twice double- deux full lot lethal
    enough mortelle combien rest load pack bag cabinet saved saving save stash hoard- everything complete complet- ensemble total-
    integral- dozens dozen douzaine trente quarante cinquante vingt thirty forty fifty twenty hundred cent sixty boite paquet plaquette
    handfulls remaining entier entiere double triple 20 30 40 50 60 100 mass massive stockpil- accum- amass- collect-`,
  poison: `
    bleach antifreeze cleaner drain gasoline pesticid- roundup javel poison- detergent soap chemical- fumes gas gaz monoxide battery
    batteries magnet fuel herbicide windex clorox ammonia ammoniaque lysol sanitizer desinfect- dishwasher pods pod lye thinner turpentine
    methanol kerosene propane mushroom- champignon- berries mothball- raticide bait diesel nicotine eliquid cyanide arsenic lessive savon
    acide toxic toxique`,
  edible: `
    gummy gummies gummis edible- brownie- cookie- chocolate- candy thc cannabis weed oil huile vape jujube- biscuit- bonbon- dab dabs
    joint high gele greened stoned hash resin shatter distillate rosin concentrate bong joints budder wax edibles fudge lollipop pot mari
    stuff jujubes gelatine infused drops gouttes tincture teinture vaped vapote green whitey buzz buzzed stone`,
  cut: `
    cut cuts cutting slice- slicing slit scratch- carve burn burned burning self-harm sh harm coupe couper coupee taillad- mutil- scarifi-
    brule wrist- vein- veine- poignet- stitches razor arm arms deep deeper entaill- entailles slash- slashed slashing plaie- wound- gash
    lacer- harming scratched cutter bruler scars scar cicatric- forearm cuisse- thigh- ouvert ouvrir`,
  blood: `
    blood bleed- bled saign- sang soak- hemorrh- pad pads spurting clot- caillot- hemorragie gush- pour- puddle pool vomit- vomi vomis
    crach- stool selles rouge hemorag- saigner ecoule spitting throwing puke puking`,
  fear: `
    afraid scared terrified frightened fear peur danger unsafe safe safety securite hide hiding cache cachee threat- menac- threaten-
    trapped enferme- locked lock dangerous urge snap panic panique terreur terror paniqu- scare scary frighten- effray- inquiet- menace
    abus- violence violent abri shelter fuir fuit flee escape echapp- barricad- traqu- controle control trust confiance`,
  home: `
    house home door window inside outside closet basement bathroom maison porte dehors chambre room apartment car appart building logement
    bureau kitchen cuisine salon couch garage lit bed bedroom toilette washroom entrance stairs voiture auto char`,
  voices: `
    voice voices voix hear hears hearing heard telling tells tell told says saying command- order- ordonne- entends entend disent dit dis
    god satan devil demon- dieu diable radio tv tele chip puce implant- government whisper- messages walls jesus spirits aliens shadow-
    impostor messiah possessed presence spy- spied espion- surveill- microchip fbi cia microwave- ondes brainwash- inserted demons possed-
    messie elu chosen prophec- angel- ange- ghost fantome- hallucin- vision- satanique followed watched camera- cameras complot conspir-
    mission sacrifice divine mother holy saint`,
  breath: `
    breath- breathe breathes breathing brething breather air gasp- wheez- chok- suffocat- respir- etouff- souffle throat gorge inhaler
    puffer pompe oxygen cnt cpr pulse snor- windpipe airway oxygene ventolin nebul- halet- panting hyperventil- winded essouffl- poumon-
    lung- suffoq- expire inspir- respire souffl- short rale cherche manque`,
  swell: `
    swell- swollen swole tongue lips lip hives enfl- langue levres urticaire allerg- anaphyl- epipen sting stung peanut- nuts wasp bee
    guepe pique puff- huge bouffi- gonfl- bloated throat eyes yeux reaction rash welts plaques crevette- shrimp shellfish arachide- noix
    sesame bees`,
  chest: `
    chest heart jaw poitrine coeur machoire thorax infarct- cardiac crise pounding palpit- racing elephant sternum rib ribs thoracique
    angin- coronary arrhyth- bat thump- cardiaque torse`,
  pressure: `
    tight- squeez- crush- pressure heavy serre- oppress- etau weight weigh- crushing pain pains douleur- hurts ache aching hurting sweat-
    sue sueurs tingl- numb squish vice clamp- grip stabbing poignard- brule pince pincement lourd lourde compress- ecras- radiates irradie
    down left gauche sharp`,
  stroke: `
    droop- face mouth slur- speech words paraly- numb- weak- side bouche visage croche engourdi- cote avc stroke crooked gibberish mumbl-
    dead limp smile blind vision confus- talk speak lift headache head parle parler droopy asymetr- tordu- tordue blurr- vertige- dizzy
    etourdi- garbled balbuti- begai- parole mots aphasi- bras jambe lopsided lever bouger vue vois flou floue double pend deforme devie
    travers insensible incoherent sens`,
  collapse: `
    unconscious unresponsive respond- responsive faint- collaps- pass limp blue grey gray purple floor inconscien- evanoui- connaissance
    bleu bleue mou molle tombe tombee fell fall seizure- siezure seiz- convuls- fit fits epilep- shaking foam- twitch- rouse floppy drowsy
    sleepy groggy bouge move moving moves wobbly stumbl- black blacked coma comat- lifeless clammy raide rigid- stiff- drool- bave baver
    ecume mousse seizing thrash- spasm- jerk- keeled dropped sol plancher ground pale pallid rolled revulse- assomm- conk- comateux
    endormi- amorphe respond reponse repond repondre reagit reagir effondr- ecroul- tremble`,
  bye: `
    goodbye goodbyes bye farewell adieu letter- note note- lettre- testament wills sorry forgive desole pardon excuse love loved aime
    thanks proud tell dites adios aurevoir salut message messages lettres notes ecrit arrange affairs affaires belongings donating donne
    cat dog chien chat care look after prendre soin pardonne pardonnez regrets regret thankyou merci memories souvenir`,
  cope: `
    cant cannot bear handle stand continue continuer strength force tired exhausted fed boutte bout tanne- ecoeur- fatigue- epuise-
    capable give given giving surrender fight fighting suffer- souffr- peux on keep keeping hold endur- endurer support- tenir tiens
    toughen drained vide videe empty burnt burned overwhelmed depass- accabl- crack craque craquer effondr- lutte lutter struggle
    struggling battle bataill- renonc- abandonn- lache lacher quit breaking broke brise brisee shattered detruit done carry exhaust-
    despair desespoir desesper- hopeless-`,
  point: `
    point reason purpose worth use hope hopeless meaning sens raison espoir quoi bon future avenir why pourquoi matter matters sert left
    reste nothing rien worthless meaningless pointless useless inutile valeur vaut peine motif motive but avance cause alone seul seule
    lonely empty vide vides care`,
  emergency: `
    911 ambulance ambulence emergency police paramedic- secours urgence help aide send envoyez appelez 112 hurry urgent urgence- ambulanc-
    pompiers cops cop flics flic policiers medics rescue sauvez sauver paramed- hopital hospital er urgences samu firemen sos dispatch`,
  calm: `
    ok good safe stable well controlled recovered bien correct mieux sobre sober clean better fine happy okay treated gueri suivi suivie
    sauf sain saine stabil- cured resolved regle reglee passed remis remise oubli fun content contente joy`,
  jest: `
    lol haha joke kidding jk lmao rire figure expression lmfao rofl hehe hihi mdr ptdr blague blagues rigole rigoler figuratively
    literally metaphor song movie film film- book series game jeu novel chanson tv episode`,
  ask: `
    what how does is can could do which where when who will comment combien est-ce quand quel quelle ou dois faut peut may might whom
    whose quels quelles pourquoi`,
  chat: `
    form page button website site question- survey link login email mail code appointment appt renew- document upload phone call chat app
    screen seller pharmacy order click password account clinic nurse formulaire questionnaire bouton lien courriel rendez rdv renouvel-
    telephone appel- dossier wait waiting hold cost price pay loading insurance fees formular- onglet tab browser ecran keyboard clavier
    wifi internet ordi computer ordinateur tablet imprimante printer camera courrier adresse address facture invoice receipt recu
    rembours- refund assurance insurer couverture covered commande livraison delivery shipping colis package stock strain produit product
    producteur`,
  aches: `
    back knee- hip hips shoulder- migraine- arthrit- neck foot feet ankle- sciatica nerve fibro- dos genou- hanche- epaule- cou pieds dors
    sommeil insomnia- joints hands wrist headache- cough cold stomach ventre menstru- period spasm- crampe- cramp- tendon- bursitis hernie
    hernia disc disque sclerosis sclerose crohn endometri- gout psoriasis eczema tooth dent jaw oreille ear sinus grippe flu fever fievre
    knees raideur- stiffness soreness tension muscle- nausea nausee appetite appetit sleepless`,
  hazard: `
    fire feu flames flammes smoke fumee explod- explos- exploded sauter incendie burning brule gas gaz leak fuite monoxide monoxyde electrocut-
    shock choc noyad- drown- noye frostbite engelure- hypotherm- avalanche trapped pinned coince coincee pris ice glace tractor tracteur quad
    skidoo sled chainsaw scie saw snowblower souffleuse auger machine presse press ladder echelle crash accident wreck collision crane grue
    elevator pool piscine pond etang current courant lightning foudre`,
  vitals: `
    sats saturation oxygen oxygene oxymetre sugar sucre glycem- glucose ketone- cetone- pressure pression tension pulse pouls temperature
    fever fievre degrees degres cuff monitor moniteur bpm rate rythme`,
  birth: `
    pregnan- enceinte contraction- labour labor eaux waters accouch- birth naissance cordon cord placenta postpartum miscarr- fausse
    trimester trimestre womb ventre newborn nouveau uterus foetus fetus preemie premature cesarean cesarienne breastfeed- allait-`,
  worth: `
    insurance insured policy assurance assure debt debts dettes dette owe owing dois heritage inherit- estate succession worth value cost
    coute money argent beneficiary beneficiaire payout mortgage hypotheque bankrupt- faillite`,
  journey: `
    stop arret debarque debarquer debarquement road route ride terminus station bord side shore rive journey voyage trip travel- home rejoindre
    join joining together reunite- retrouver follow following suivre suis mission report duty stand checkout check signing sign off exit
    sortie departure depart curtain rideau chapter chapitre page story histoire`,
  other: 'him her them kids wife husband boss lui clients coworker',
}

const ALL = Object.entries(CONCEPTS).flatMap(([concept, words]) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => ({ concept, word })),
)
const BEGINNINGS = ALL.filter(({ word }) => word.endsWith('-')).map(({ concept, word }) => ({ concept, start: word.slice(0, -1) }))
const EXACT = new Map<string, string[]>()
for (const { concept, word } of ALL) if (!word.endsWith('-')) EXACT.set(word, [...(EXACT.get(word) ?? []), concept])

/** Everyday words one letter away from a word of crisis. */
const COMMON = new Set(
  'would extend paper couple manager works bring track tracks blank cancel pause thank moved sellers drives drive driver tires thing waited plants plays tried short plane entre passee carte party partie plante plantes coute forme force forces forced hearst hearse logger logging coule monte fumee coude colon while hunting paint print point points clear smell bother avant javais jfais rester reste restes mille ordre noire chose chess closed boats grade heating stars couch playing mixes spells steps noise price prices prise pride rouge kilos walks manage wanting talking walking dairy swing sting stings movies killer shaved messages message tonneau doing party parce belle barre tient ferme perdre perds coups roule prive boite pleine plays policy trunk horse reads route shall packed stones grape steak purse heads shook paper finis sante rested reste carved intent'.split(
    ' ',
  ),
)
const NEAR = fuzzyMatch([...EXACT.keys()])
