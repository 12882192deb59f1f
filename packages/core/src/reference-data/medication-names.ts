/**
 * Active ingredients of medicines sold in Canada with frequent brand names, `ingredient:brand,brand`. From Health Canada's Drug Product
 * Database (Open Government Licence – Canada, April 2026), without sunscreens, vaccines and the like; some withdrawn brands added.
 */
export const MEDICATION_NAMES = `
abacavir:ziagen|abatacept:orencia|abemaciclib:verzenio|abiraterone:akeega,zytiga|abobotulinumtoxina:dysport|abrocitinib:cibinqo
acalabrutinib:calquence|acamprosate:campral|acarbose|acebutolol
acetaminophen:dayquil,lenoltec,neocitran,nyquil,paracetamol,tylenol,vicks|acetazolamide|acetylcysteine
acetylsalicylic acid:asaphen,aspirin,entrophen,fiorinal,oxycodan,rivasa,robaxisal,tecnal,trianal|acitretin:soriatane|aclidinium:tudorza
acyclovir:xerese,zovirax|adalimumab:abrilada,amgevita,hadlima,hulio,humira,hyrimoz,idacio,simlandi,yuflyma
adapalene:cabtreo,differin,tactupump|adenine|adenosine|afatinib:giotrif|aflibercept:aflivu,enzeevu,eydenzelt,eylea,pavblu,yesafili
agalsidase:fabrazyme,replagal|alanine|aldesleukin:proleukin|alectinib:alecensaro|alemtuzumab:lemtrada,mabcampath|alfacalcidol
alfuzosin:xatral|alglucosidase:myozyme|alirocumab:praluent|alitretinoin:hanzema|allopurinol|almotriptan|alogliptin:nesina
alpelisib:piqray|alpha:glassia|alprazolam:xanax|alprostadil:caverject|alteplase:activase,cathflo|aluminum hydroxide|amantadine
ambrisentan:volibris|amifampridine:firdapse,ruzurgi|amikacin|amiloride:midamor|aminolevulinic acid:gleolan,levulan|amiodarone
amitriptyline:elavil|amivantamab:rybrevant|amlodipine:norvasc,twynsta,viacoram|amoxicillin:amoxiclav,clavulin,novamoxin
amphetamine:adderall|amphotericin b:ambisome,fungizone|ampicillin|amylase|amylmetacresol:antibacterial,cepacol|anakinra:kineret
anastrozole:arimidex|andexanet:ondexxya|anethole trithione:sialor|anidulafungin:eraxis|anifrolumab:saphnelo|antithrombin iii
apalutamide:erleada|apixaban:eliquis|apraclonidine:iopidine|apremilast:otezla|aprepitant:emend|aprotinin|argatroban
aripiprazole:abilify,solufy|arsenic trioxide|articaine:orabloc|asciminib:scemblix|asenapine:saphris|asfotase:strensiq
atazanavir:reyataz|atenolol:tenormin|atezolizumab:tecentriq|atogepant:qulipta|atomoxetine|atorvastatin:caduet,lipitor
atovaquone:malarone,mepron|atropine:alcon,lomotil|auranofin:ridaura|avacopan:tavneos|avalglucosidase:nexviazyme|avapritinib:ayvakyt
avatrombopag:doptelet|avelumab:bavencio|axicabtagene ciloleucel:yescarta|axitinib:inlyta|azacitidine:onureg,vidaza|azathioprine:imuran
azelastine|azilsartan:edarbi|azithromycin:azithromycine|aztreonam:cayston|bacitracin:baciject,bacitin|bacitracin zinc|baclofen:lioresal
baloxavir marboxil:xofluza|baricitinib:olumiant|basiliximab:simulect|beclomethasone:propaderm,qvar|belantamab mafodotin:blenrep
belimumab:benlysta|belumosudil:rezurock|belzutifan:welireg|bemotrizinol:emulsion,high,photoderm,supreme|benazepril
bendamustine:benvyon,treanda|benralizumab:fasenra|benserazide|benzocaine|benztropine|benzydamine:pharixia|bepotastine:bepreve
beractant:survanta|berotralstat:orladeyo|besifloxacin:besivance|betahistine:serc|betaine:cystadane
betamethasone:betaderm,celestone,diprolene,diprosalic,diprosone,dovobet,ectosone,lotriderm,sone,topilene,topisalic,topisone
bevacizumab:abevmy,avastin,aybintio,bambevi,mvasi,vegzelma,zirabev|bezafibrate:bezalip|bicalutamide|bilastine:blexten
bimatoprost:latisse,lumigan,vistitan,zimed|bimekizumab:bimzelx|binimetinib:mektovi|biotin
bisacodyl:codulax,dulcolax,jamplyte,laxative,silver|bismuth subsalicylate:gastrovol,pepto|bisoctrizole:queen|bisoprolol
bivalirudin:angiomax|bleomycin|blinatumomab:blincyto|bortezomib:velcade|bosentan:tracleer|bosutinib:bosulif
brentuximab vedotin:adcetris|brexpiprazole:rexulti|brexucabtagene autoleucel:tecartus|brigatinib:alunbrig|brilliant:tissueblue
brimonidine:alphagan,lumify,onreltea,simbrinza|brincidofovir:tembexa|brinzolamide:azarga,azopt|brivaracetam:brivlera|brodalumab:siliq
brolucizumab:beovu|bromazepam|bromfenac:prolensa|bromocriptine
budesonide:breztri,cortiment,entocort,jorveza,pulmicort,rhinocort,symbicort,uceris|buffer solution|bulevirtide:hepcludex
bumetanide:burinex|bupivacaine:marcaine|buprenorphine:butrans,sublocade,suboxone|bupropion:contrave,wellbutrin,zyban|burosumab:crysvita
buserelin:suprefact|buspirone|busulfan:myleran|butalbital|cabazitaxel|cabergoline:dostinex|cabotegravir:apretude,vocabria
cabozantinib:cabometyx|caffeine:midol,peyona|calamine|calaspargase pegol:asparlas|calcipotriol:dovonex,enstilar|calcitonin:calcimar
calcitriol:rocaltrol,silkis|canagliflozin:invokana|canakinumab:ilaris|candesartan:atacand|cangrelor:kengrexal|cannabidiol:epidiolex
capecitabine|capivasertib:truqap|capmatinib:tabrecta|captopril:noyada|carbachol:miostat|carbamazepine:tegretol|carbetocin:duratocin
carbidopa|carboplatin|carboprost:hemabate|carboxymethylcellulose:theratears|carfilzomib:kyprolis|cariprazine:vraylar|carmustine:bicnu
carotene|carvedilol|caspofungin:cancidas|catridecacog:tretten|cefadroxil|cefazolin|cefepime|cefixime:suprax|cefotaxime|cefoxitin
cefprozil|ceftazidime|ceftobiprole:zevtera|ceftriaxone|cefuroxime:ceftin|celecoxib:celebrex|cemiplimab:libtayo|cenobamate:xcopri
cephalexin|ceritinib:zykadia|cerliponase:brineura|certolizumab pegol:cimzia|cetirizine:reactine|cetrimonium|cetrorelix:cetrotide
cetuximab:erbitux|charcoal activated:activated,wampole|chlorambucil:leukeran|chloramphenicol:chloromycetin|chlordiazepoxide:librax
chlormethine:ledaga|chloroprocaine:clorotekal|chloroxylenol:absorbine,applaud,dettol,digiclean,germicidal,phenrex,purklenz
chlorpheniramine:coldaside,coltalin,pheniram|chlorpromazine|chlorthalidone:edarbyclor|cholestyramine resin:olestyr
choriogonadotropin:ovidrel|chorionic gonadotropin:pregnyl|chromium|ciclesonide:alvesco,omnaris|ciclopirox:loprox|cilastatin
cilazapril:inhibace|cimetidine|cinacalcet|cipaglucosidase:pombiliti|ciprofloxacin:ciloxan,ciprodex,otixal|cisatracurium|cisplatin
citalopram:celexa|cladribine:mavenclad|clarithromycin:biaxin|clascoterone:winlevi|clevidipine:cleviprex
clindamycin:benzaclin,benzoyl,clindoxyl,dalacin|clioquinol:locacorten|clobazam|clobetasol:clobex,dermovate,odan|clobetasone:spectro
clodronate:clasteon|clofarabine:clolar|clofedanol:ulone|clomipramine:anafranil|clonazepam:klonopin,rivotril|clonidine
clopidogrel:plavix|clorazepate dipotassium|clotrimazole:canesten,clotrimaderm|cloxacillin|clozapine:clozaril|cobicistat
cobimetinib:cotellic|codeine:linctus|colchicine:myinfla|colesevelam:lodalis|colestipol:colestid|colistin
conjugated estrogens:duavive,premarin|copper:addnutriv,micro|corynebacterium:menjugate,menveo|crisaborole:eucrisa|crisantaspase:rylaze
crizotinib:xalkori|cromolyn:nalcrom|crovalimab:piasky|cyclobenzaprine:flexeril|cyclopentolate:cyclogyl|cyclophosphamide:procytox
cyclosporine:cequa,neoral,restasis,sandimmune,verkazia|cyproheptadine|cyproterone:androcur|cysteamine:cystadrops,procysbi
cytarabine:vyxeos|dabigatran:pradaxa|dabrafenib:tafinlar|dactinomycin:cosmegen|dalbavancin:xydalba|dalteparin:fragmin
danaparoid:orgaran|danazol:cyclomen|danicopan:voydeya|dantrolene:dantrium|dapagliflozin:forxiga,xigduo|dapsone:aczone
daptomycin:cubicin|daratumumab:darzalex|darbepoetin:aranesp|daridorexant:quviviq|darifenacin:enablex|darolutamide:nubeqa
darunavir:prezcobix|dasatinib:sprycel|daunorubicin:cerubidine|decitabine:demylocan,inqovi|deferasirox:exjade,jadenu
deferiprone:ferriprox|deferoxamine:desferal|defibrotide:defitelio|degarelix:firmagon|delafloxacin:baxdela|delgocitinib:anzupgo
denosumab:jubbonti,osenvelt,prolia,stoboclo,wyost,xgeva|dermatophagoides farinae|dermatophagoides pteronyssinus:acarizax,allergenic
desipramine|desloratadine:aerius|desmopressin:bipazen,ddavp,octostim|desogestrel:apri,freya,miley,mirvala|desonide
desoximetasone:topicort|desvenlafaxine:pristiq|deucravacitinib:sotyktu|deutivacaftor
dexamethasone:levodexa,maxidex,maxitrol,ozurdex,sofracort,tobradex|dexlansoprazole:dexilant|dexmedetomidine:precedex|dexpanthenol
dexrazoxane:zinecard|dextran|dextroamphetamine:dexedrine|dextromethorphan:mucinex,robitussin|diamorphine:diacetylmorphine
diatrizoate meglumine:gastrografin|diazepam:diastat,valium|diazoxide:proglycem|dibasic:glycerolyte,isolyte|dibucaine
diclofenac:arthrotec,cambia,pennsaid,voltaren|diclofenac diethylamine|dicyclomine|dienogest:visanne|difelikefalin:korsuva
difluprednate:durezol|digoxin:digifab|dihydroergotamine:migranal|diltiazem:tiazac|dimenhydrinate:confab,gaviscon,gravol,travel
dimethyl:tecfidera|dinoprostone:cervidil,prepidil,prostin|dinutuximab:unituxin|diphenhydramine:allernix,benadryl,dormiphen,zzzquil
diphenylpyraline|dipyridamole:persantine|disopyramide:rythmodan|divalproex:epival|dobutamine|docetaxel
docusate:colace,enemeez,selax,senna,senokot,sirop,soflax,stool|dolutegravir:tivicay|domperidone|donepezil:aricept|dopamine
doravirine:pifeltro|dornase:pulmozyme|dorzolamide|dostarlimab:jemperli|doxazosin|doxepin:silenor,sinequan|doxorubicin:caelyx
doxycycline:apprilon,doxycin,doxytab|doxylamine:dalmacol,diclectin,mersyndol|drometrizole trisiloxane:anthelios,ombrelle
dronedarone:multaq|drospirenone:nextstellis,slynd,zamine|dulaglutide:trulicity|duloxetine:cymbalta|dupilumab:dupixent
durvalumab:imfinzi|dutasteride:avodart,jalyn|eculizumab:soliris|edaravone:radicava|edoxaban|efavirenz|efgartigimod:vyvgart
efinaconazole:jublia|eflornithine:vaniqa|elafibranor:iqirvo|elagolix:orilissa|eletriptan:relpax|elexacaftor|eliglustat:cerdelga
elosulfase:vimizim|elranatamab:elrexfio|eltrombopag:revolade|eluxadoline:viberzi|elvitegravir|emicizumab:hemlibra
empagliflozin:jardiance|emtricitabine:biktarvy,descovy,genvoya,odefsey,symtuza|enalapril:vaseretic,vasotec|encorafenib:braftovi
enfortumab vedotin:padcev|enoxaparin:axberi,elonox,inclunox,lovenox,noromby,redesca|entacapone|entecavir:baraclude
entrectinib:rozlytrek|enzalutamide:xtandi|epcoritamab:epkinly
epinephrine:adrenalin,emerade,epipen,posicaine,sensorcaine,septanest,ultracaine|eplerenone:inspra|eplontersen:wainua|epoetin:eprex
epoprostenol:caripul,flolan|eptacog:niastase|eptifibatide|eptinezumab:vyepti|erdafitinib:balversa|erenumab:aimovig|eribulin:halaven
erlotinib|ertapenem:invanz|erythromycin:benzamycin,erythrocin|escitalopram:cipralex,lexapro|esculin|esketamine:spravato
eslicarbazepine:aptiom|esmolol:brevibloc|esomeprazole:nexium,vimovo
estradiol:activelle,angeliq,bijuva,climara,divigel,estalis,estradot,estring,estrogel,imvexxy,vagifem|estrone:estragyn
eszopiclone:lunesta|etanercept:brenzys,enbrel,erelzi,rymti|ethambutol:etibi
ethinyl estradiol:alesse,brevicon,linessa,marvelon,synphasic,triquilar,yasmin|ethopropazine:parsitan|ethosuximide:zarontin
etomidate:tomvi|etonogestrel:haloette,nexplanon,nuvaring|etoposide:vepesid|etrasimod:velsipity|etravirine:intelence|everolimus:afinitor
evinacumab:evkeeza|evolocumab:repatha|exemestane:aromasin|ezetimibe:ezetrol|famciclovir:famvir|famotidine:pepcid|fampridine:fampyra
faricimab:vabysmo|febuxostat|fecal microbiota:rebyota|fedratinib:inrebic|felodipine:plendil|fenofibrate:lipidil|fentanyl:fentora
fesoterodine:toviaz|fexofenadine:allegra|fezolinetant:veozah|fibrinogen:fibryga,riastap|fidaxomicin:dificid|filamentous haemagglutinin
filgrastim:filra,grastofil,neupogen,nivestym,nypozi|fimbriae|finasteride:propecia,proscar|finerenone:kerendia|fingolimod:gilenya
flecainide|flibanserin:addyi|fluconazole:canesoral,diflucan,monicure|fludarabine|fludrocortisone:florinef|flumazenil|flumethasone
fluocinolone acetonide:derma,dermotic|fluocinonide:lyderm,tiamol|fluorescein:diofluor,fluorescite|fluorometholone
fluorouracil:actikerall,efudex,tolak|fluoxetine:prozac|flupentixol:fluanxol|fluphenazine|flurazepam|flurbiprofen
fluticasone:advair,aermony,arnuity,avamys,breo,dymista,flonase,flovent,trelegy,wixela|fluvastatin|fluvoxamine:luvox|folic acid
follitropin:pergoveris,puregon|follitropin delta:rekovelle|fomepizole:antizol|fondaparinux:arixtra|formoterol:duaklir,oxeze
fosaprepitant|foscarnet:vocarvi|fosfomycin:ivozfo,monurol|fosinopril|foslevodopa:vyalev|fosphenytoin:cerebyx|fostamatinib:tavalisse
fostemsavir:rukobia|framycetin|fremanezumab:ajovy|frovatriptan|fruquintinib:fruzaqla|fulvestrant:faslodex|furosemide:lasix
gabapentin:neurontin|galantamine|galcanezumab:emgality|galsulfase:naglazyme|ganciclovir:cytovene,eyezirgan|ganirelix:orgalutran
garadacimab:andembry|gatifloxacin:zymar|gefitinib:iressa|gemcitabine|gemtuzumab ozogamicin:mylotarg|gentamicin|gilteritinib:xospata
givosiran:givlaari|glasdegib:daurismo|glatiramer:copaxone,glatect|glecaprevir|gliclazide:diamicron|glimepiride|glofitamab:columvi
glucagon:baqsimi|glyburide|glycerol phenylbutyrate:ravicti|glycerophosphate|glycine|glycopyrrolate:cuvposa|glycopyrronium:seebri
golimumab:simponi|goserelin:zoladex|gramicidin:optimyxin,theraderm,triacomb,triple,viaderm|granisetron|guaiacol|guaifenesin:calmylin
guanfacine:intuniv|guselkumab:tremfya|haemagglutinin:arepanrix,fluad,flucelvax,fluviral,fluzone,influvac
halobetasol:bryhali,duobrii,ultravate|haloperidol|haptens|hemin:panhematin|heparin|hepatitis:hepagam,hyperhep
hexaminolevulinate:cysview|hexylresorcinol:bradosol,strepsils|histamine:histatrol,positive|histidine|hyaluronidase|hydralazine
hydrochlorothiazide|hydrocodone|hydrocortisone:cortef,fucidin,hydroval,pramox,proctol,proctosone,vioform|hydromorphone:dilaudid
hydroquinone:erfa|hydroxide:almagel,stomaax|hydroxocobalamin:cyanokit|hydroxychloroquine:hydroxyquine,plaquenil|hydroxyurea:hydrea
hydroxyzine:atarax|hyoscine butylbromide:buscopan|hypromellose:artificial,genteal,tears|ibrutinib:imbruvica
ibuprofen:combogesic,motrin,robax,sudafed|ibutilide:corvert|icatibant:firazyr|icodextrin:extraneal|icosapent ethyl:vascepa
idarucizumab:praxbind|idelalisib:zydelig|idursulfase:elaprase|ifosfamide:ifex|imatinib:gleevec|imiglucerase:cerezyme|imipenem
imipramine|imiquimod:aldara,vyloma,zyclara|immunoglobulin:cuvitru,gamastan,gammagard,gamunex,hizentra,hyqvia,igivnex,privigen
inavolisib:itovebi|inclisiran:leqvio|incobotulinumtoxina:xeomin|indacaterol:ultibro|indapamide|indocyanine green|indomethacin
inebilizumab:uplizna|infliximab:avsola,ixifi,remdantry,remicade,remsima,renflexis|inosine pranobex:imunovir
inotuzumab ozogamicin:besponsa|insulin:humalog,humulin,hypurin,lantus,myxredlin,novorapid|insulin aspart:fiasp,kirsty,novomix,trurapi
insulin degludec:tresiba|insulin detemir:levemir|insulin glargine:basaglar,semglee,soliqua,toujeo|insulin glulisine:apidra
insulin icodec:awiqli|insulin lispro:admelog|interferon a:avonex,rebif|interferon b:betaseron|iodide|iodine:lipiodol
iopromide:ultravist|ioversol:optiray|ipilimumab:yervoy|ipratropium:atrovent,ipravent|iptacopan:fabhalta|irbesartan:avalide,avapro
irinotecan:onivyde|isatuximab:sarclisa|isavuconazole:cresemba|isoleucine|isoniazid|isopropyl myristate:resultz|isoproterenol
isosorbide dinitrate:isdn|isosorbide mononitrate:imdur,ismn|isotretinoin:absorica,accutane,clarus,epuris|itraconazole:sporanox
ivabradine:lancora|ivacaftor:kalydeco,orkambi,symdeko,trikafta|ivermectin:rosiver,stromectol|ivosidenib:tibsovo|ixazomib:ninlaro
ixekizumab:taltz|ketamine:ketalar|ketoconazole:ketoderm,nizoral|ketoprofen|ketorolac:acular,acuvail,toradol|ketotifen:zaditen,zaditor
l alanine|l isoleucine|l leucine|l lysine|l phenylalanine|l proline|l threonine|l tyrosine|l valine|labetalol:trandate
lacosamide:vimpat|lactulose|lamivudine:dovato,triumeq|lamotrigine:lamictal|lanadelumab:takhzyro|landiolol:sibboran
lanreotide:mytolac,somatuline|lansoprazole:prevacid|lanthanum|lapatinib:tykerb|laronidase:aldurazyme|larotrectinib:vitrakvi
latanoprost:monoprost,xalatan|latanoprostene bunod:vyzulta|lazertinib:lazcluze|lebrikizumab:ebglyss|lecanemab:leqembi|leflunomide:arava
lemborexant:dayvigo|lenacapavir:sunlenca|lenalidomide:revlimid|lenvatinib:lenvima|letermovir:prevymis|letibotulinumtoxina:letybo
letrozole:femara|leucine|leucovorin:lederle|leuprolide:eligard,lupron,zeulide|levetiracetam:keppra|levocarnitine:carnitor
levodopa:duodopa,levocarb,levocarbidopa,prolopa,stalevo|levofloxacin:quinsair|levomefolate|levomilnacipran:fetzima
levonorgestrel:alysena,audrina,aviane,laylaa,mirena,ovima,plan,portia,seasonale|levothyroxine:eltroxin,synthroid
lidocaine:bactine,emla,lidodan,lignospan,maxilene,octocaine,oraqix,ozonol,pliaglis,polysporin,precise,solarcaine,stud,xylocaine,xylocard,xylonor
lifitegrast:xiidra|linaclotide:constella|linagliptin:trajenta|linezolid:zyvoxam|liothyronine:cytomel|lipase|liraglutide:saxenda,victoza
lisdexamfetamine:vyvanse|lisinopril:zestoretic,zestril|lisocabtagene maraleucel:breyanzi|lithium:carbolith,lithane|lodoxamide:alomide
lomitapide:juxtapid|lomustine:ceenu|loperamide:diarrhea|lopinavir|loratadine:allertin|lorazepam:ativan|lorlatinib:lorbrena
losartan:cozaar,hyzaar|loteprednol etabonate:alrex,lotemax|lovastatin|loxapine:loxapac,xylac|lumacaftor|lumasiran:oxlumo
lurasidone:latuda|lurbinectedin:zepzelca|luspatercept:reblozyl|lutropin:luveris|lymphocyte:atgam|lysine|macitentan:opsumit
macrogol:peglyte|manganese|mannitol:additive,aridol,cystosol,osmitrol,sorbitol|maralixibat:livmarli|maraviroc:celsentri
maribavir:livtencity|mavacamten:camzyos|mebendazole:vermox|mecasermin:increlex|medium:smoflipid|medroxyprogesterone|megestrol|melatonin
meloxicam|melphalan:alkeran|memantine:ebixa|meningococcal|menotropins:menopur|mepivacaine:carbocaine,isocaine,scandonest
mepolizumab:nucala|mercaptopurine:purinethol|meropenem:vabomere|mesalazine:mezavant,mezera,octasa,pentasa,salofalk|mesna:uromitexan
metformin:glucophage,invokamet,janumet,jentadueto,kazano,komboglyze,synjardy|methadone:metadol,methadose|methimazole:tapazole
methionine|methocarbamol:robaxacet,robaxin|methotrexate:methofill,metoject|methotrimeprazine:methoprazine,nozinan|methoxsalen:uvadex
methoxyflurane:penthrox|methyl aminolevulinate:metvix|methyldopa|methylene blue:collyre|methylnaltrexone:relistor
methylphenidate:biphentin,concerta,foquest,jornay,quillivant,ritalin|methylprednisolone:medrol|metoclopramide|metolazone:zaroxolyn
metoprolol:lopressor|metreleptin:myalepta|metronidazole:flagystatin,metrogel,nidagel,noritate,pylera|mexiletine|micafungin:mycamine
miconazole:micatin,monistat|midazolam:buccolam|midodrine|midostaurin:rydapt|mifepristone|migalastat:galafold|miglustat:opfolda,zavesca
milrinone|minocycline:arestin|minoxidil:loniten|mirabegron:myrbetriq|mirikizumab:omvoh|mirtazapine:remeron
mirvetuximab soravtansine:elahere|misoprostol:femyso,mifegymiso|mitomycin|mitotane:lysodren|mixed:amphetamine|moclobemide:manerix
modafinil:alertec|mogamulizumab:poteligeo|momelotinib:ojjaara|mometasone:asmanex,atectura,elocom,enerzair,nasonex,ryaltris,zenhale
monobasic:anticoagulant|montelukast:singulair|moroctocog:xyntha|morphine:doloral,ediat,eslon,kadian,statex|moxifloxacin:vigamox
mupirocin:stramucin|mycophenolate:cellcept|nabilone:cesamet|nabiximols:sativex|nadolol|nafarelin:synarel|nalbuphine:nubain
naloxegol:movantik|naloxone:injectable,narcan|naltrexone:revia|naphazoline:albalon|naproxen:aleve,anaprox,maxidol,naprosyn,pediapharm
naratriptan|natalizumab:tysabri|nebivolol:bystolic|neisseria:trumenba|nelarabine:atriance|nemolizumab:nemluvio|neomycin
neostigmine methylsulfate|nepafenac:ilevro,nevanac|neratinib:nerlynx|nevirapine|nicotinamide|nifedipine:adalat,seaford
nilotinib:tasigna|nimodipine:nimotop|nintedanib:ofev|nipocalimab:imaavy|niraparib:zejula|nirsevimab:beyfortus|nitisinone:orfadin
nitrazepam:mogadon|nitric oxide:inomax,kinox|nitrofurantoin|nitroprusside:nipride|nitrous oxide:alnox,meopa|nivolumab:opdivo,opdualag
nizatidine:axid|nonacog gamma:rixubis|norelgestromin:evra|norepinephrine|norethindrone:jencycla,lolo,maeve,movisse,myfembree,norlutate
norgestimate|nortriptyline:aventyl|nusinersen:spinraza|nystatin:nyaderm|obinutuzumab:gazyva|ocrelizumab:ocrevus|octreotide:sandostatin
odevixibat:bylvay|ofatumumab:kesimpta|ofloxacin:ocuflox|olanzapine:zyprexa|olaparib:lynparza|olezarsen:tryngolza|olipudase:xenpozyme
olmesartan:olmetec|olopatadine:pataday,patanol,pazeo|olsalazine:dipentum|omalizumab:omlyclo,xolair|omaveloxolone:skyclarys
omeprazole:heartburn,losec|onabotulinumtoxina:botox|onasemnogene abeparvovec:zolgensma|ondansetron:ondissolve|orlistat:xenical
oseltamivir:tamiflu|osilodrostat:isturisa|osimertinib:tagrisso|ospemifene:osphena|oxaliplatin|oxazepam|oxcarbazepine:trileptal|oxide
oxtriphylline:choledyl|oxybate:xyrem,xywav|oxycodone:oxycocet,oxycontin,oxyneo,percocet,rivacocet,supeudol,targin
oxymetazoline:claritin,drixoral|oxytocin|ozanimod:zeposia|paclitaxel:abraxane|palbociclib:ibrance|paliperidone:invega
palivizumab:synagis|palonosetron:akynzeo,aloxi|palovarotene:sohonos|pamidronate|panitumumab:vectibix|pantoprazole:pantoloc,tecta
paromomycin:humatin|paroxetine:paxil|pasireotide:signifor|patiromer:veltassa|patisiran:onpattro|pazopanib:votrient
pegaspargase:oncaspar|pegcetacoplan:empaveli|pegfilgrastim:fulphila,lapelga,neulasta,niopeg,nyvepria,pexegra,ziextenzo
peginterferon a:pegasys,plegridy|pegvaliase:palynziq|pegvisomant:somavert|pembrolizumab:keytruda|pemetrexed|pemigatinib:pemazyre
penicillamine:cuprimine|penicillin:bicillin|penicillin g|pentamidine|pentosan polysulfate:elmiron|pentoxifylline|perampanel:fycompa
perfluorohexyloctane:miebo|perflutren:definity|periciazine:neuleptil|perindopril:coversyl|permethrin|perphenazine
pertactin:adacel,boostrix,infanrix,pentacel,quadracel|pertuzumab:perjeta|phenazopyridine:pyridium|phenelzine:nardil|pheniramine:naphcon
phenobarbital|phentolamine:oraverse|phenylalanine|phenylbutyrate:pheburane|phenylephrine:mydfrin,soframycin|phenytoin:dilantin
pibrentasvir:maviret|picosulfate|pilocarpine:isopto,salagen|pimecrolimus:elidel|pimozide|pinaverium:dicetel|pindolol|pioglitazone
piperacillin|pirfenidone:esbriet|piroxicam|pirtobrutinib:jaypirca|pitolisant:wakix|pizotifen:sandomigran|plecanatide:trulance
plerixafor|pneumococcal|podophyllin:cantharone|polatuzumab vedotin:polivy
polyethylene glycol:clearlax,colaxor,colyte,comfilax,emolax,hydralax,moviprep,relaxa,restoralax
polymyxin b:bioderm,polyderm,polytrimethoprim,sterisporin|polystyrene sulfonate:kayexalate,resonium,solystat|pomalidomide:pomalyst
ponatinib:iclusig|ponesimod:ponvory|poractant:curosurf|posaconazole:posanol|povidone:murine|prabotulinumtoxina:nuceiva
pralatrexate:folotyn|pramipexole:mirapex|pramoxine:anusol,aveeno|prasterone:intrarosa|pravastatin|prazosin|prednicarbate:dermatop
prednisolone|prednisone:winpred|pregabalin:lyrica|prilocaine|primidone|procarbazine:matulane|prochlorperazine:prochlorazine
progesterone:crinone,prometrium|proguanil|proline|promethazine:histantil|propafenone:rythmol|proparacaine:alcaine|propiverine:mictoryl
propofol:diprivan|propranolol:hemangiol|propylene glycol:lubricant,rhinaris,secaris|propylthiouracil:halycil|protamine
protease:cotazym,creon,pancrease,viokace|protein c|protein s:beriplex,octaplex|prucalopride:resotran|pseudoephedrine:advil,cotridin
purified:tubersol|pyrantel:combantrin|pyridostigmine:mestinon|pyridoxine|pyrilamine|quetiapine:seroquel|quinapril|quinine
quizartinib:vanflyta|rabeprazole:pariet|rabies immunoglobulin:hyperrab,kamrab|raloxifene|raltegravir:isentress|raltitrexed:tomudex
ramipril:altace|ramucirumab:cyramza|ranibizumab:lucentis,melvizo,ranopto|ranitidine|ranolazine:corzyna|rasagiline:azilect
rasburicase:fasturtec|ravulizumab:ultomiris|recombinant:bexsero|regorafenib:stivarga|relugolix:orgovyx|remdesivir:veklury|remifentanil
repaglinide|reslizumab:cinqair|retifanlimab:zynyz|ribavirin:virazole|ribociclib:kisqali|rifabutin:mycobutin|rifampin:rofact
rifaximin:zaxine|rilpivirine:cabenuva,edurant,juluca|riluzole:rilutek|rimegepant:nurtec|riociguat:adempas|ripretinib:qinlock
risankizumab:skyrizi|risdiplam:evrysdi|risedronate:actonel|risperidone:okedi,risperdal|ritlecitinib:litfulo
ritonavir:kaletra,norvir,paxlovid|rituximab:rituxan,riximyo,ruxience,truxima|rivaroxaban:xarelto|rivastigmine:exelon|rizatriptan:maxalt
rocuronium|roflumilast:daxas,zoryve|romidepsin:istodax|romiplostim:nplate|romosozumab:evenity|ropinirole|ropivacaine:naropin
rosiglitazone|rosuvastatin:crestor|rotigotine:neupro|rozanolixizumab:rystiggo|rufinamide:banzel|rupatadine:rupall
ruxolitinib:jakavi,opzelura|sacituzumab govitecan:trodelvy|sacubitril|safinamide:onstryv|salbutamol:albuterol,combivent,combo,ventolin
salmeterol:serevent|salmonella:typhim,vivotif|sapropterin:kuvan|sarilumab:kevzara|sarscov:comirnaty,spikevax|satralizumab:enspryng
saxagliptin:onglyza|scopolamine|sealer protein|sebelipase:kanuma|secukinumab:cosentyx|segesterone:ringza|seladelpar:lyvdelzi|selenium
selexipag:uptravi|selinexor:xpovio|selpercatinib:retevmo|selumetinib:koselugo|semaglutide:ozempic,rybelsus,wegovy|sennosides
sepiapterin:sephience|serine|sertraline:zoloft|setmelanotide:imcivree|sevelamer:renagel|sildenafil:revatio,viagra|silicone:barriere
silodosin|siltuximab:sylvant|simethicone:gelusil,imodium,infacol,ovol,pediacol,tums|simvastatin:zocor|sincalide:kinevac
sinecatechins:veregen|siponimod:mayzent|sirolimus:rapamune|sitagliptin:januvia|sofosbuvir:epclusa,harvoni,sovaldi,vosevi
solifenacin:vesicare|solriamfetol:sunosi|somapacitan:sogroya|somatrogon:ngenla
somatropin:genotropin,norditropin,omnitrope,saizen,serostim|sonidegib:odomzo|sorafenib:nexavar|sotalol|sotatercept:winrevair
sotorasib:lumakras|spesolimab:spevigo|spironolactone:aldactone|stiripentol:diacomit|sucralfate:sulcrate|sufentanil|sugammadex:bridion
sulfamethoxazole|sulfasalazine:salazopyrin|sulindac|sumatriptan:imitrex,suvexx|sunitinib:sutent|surfactant:bles
tacrolimus:advagraf,envarsus,prograf,protopic|tadalafil:adcirca,cialis,opsynvi|tafamidis:vyndamax|tafamidis meglumine:vyndaqel
tafasitamab:minjuvi|talazoparib:talzenna|talquetamab:talvey|tamoxifen|tamsulosin|tapentadol:nucynta|tapinarof:nduvra
tarlatamab:imdelltra|taurine|tazarotene:arazlo|tazobactam:zerbaxa|tebentafusp:kimmtrak|teclistamab:tecvayli|teduglutide:revestive
telmisartan:micardis|telotristat ethyl:xermelo|temazepam:restoril|temozolomide:temodal|temsirolimus:torisel|tenapanor:ibsrela
tenecteplase:tnkase|tenofovir alafenamide:vemlidy|tenofovir disoproxil:complera,delstrigo,stribild,truvada,viread|teplizumab:tzield
tepotinib:tepmetko|teprotumumab:tepezza|terazosin|terbinafine:lamisil|terbutaline:bricanyl|teriflunomide|teriparatide:osnuvo
testosterone:androgel,natesto,testim|tetanus immunoglobulin:hypertet|tetanus protein|tetrabenazine:nitoman|tetracaine:ametop,cetacaine
tetracosactide:cortrosyn|tetracycline|tetradecyl:tromboject|tetrahydrozoline:visine|tezacaftor:alyftrek|tezepelumab:tezspire
thalidomide:thalomid|theophylline:elixir|thiamine:thiamiject|thioguanine:lanvis|thiosulfate:seacalphyx|thiotepa:tepadina|threonine
thrombin:artiss,tisseel,vistaseal|thyroid|thyrotropin:thyrogen|tibolone:tibella|ticagrelor:brilinta|tigecycline:tygacil
tildrakizumab:ilumya|timolol:combigan,cosopt,duotrav,timop,timoptic,xalacom|tinzaparin:innohep|tiotropium:inspiolto,spiriva|tipiracil
tirofiban:aggrastat|tirzepatide:mounjaro,zepbound|tisagenlecleucel:kymriah|tizanidine|tobramycin:tobi,tobrex
tocilizumab:actemra,avtozma,tyenne|tofacitinib:xeljanz|tofersen:qalsody|tolnaftate:flexitol,foot,footrenew,tinactin|tolterodine:detrol
tolvaptan:jinarc,samsca|topiramate:topamax|topotecan|toripalimab:loqtorzi|trabectedin:yondelis|tralokinumab:adtralza
tramadol:durela,ralivia,tramacet,tridural,ultram,zytram|trametinib:mekinist|trandolapril:mavik|tranexamic acid:cyklokapron
tranylcypromine:parnate|trastuzumab:herceptin,herzuma,kanjinti,ogivri,ontruzant,phesgo,trazimera|trastuzumab deruxtecan:enhertu
trastuzumab emtansine:kadcyla|travoprost:izba,travatan|trazodone:desyrel|tremelimumab:imjudo|treosulfan:trecondyv
treprostinil:remodulin|tretinoin:biacna,vesanoid|triamcinolone acetonide:aristocort,nasacort,oracort,triaderm,triesence
triamterene:triazide|trientine|trifarotene:aklief|trifluridine:lonsurf|triheptanoin:dojolvi|trihexyphenidyl|trimebutine
trimeprazine:panectyl|trimethoprim:septra,sulfatrim|trimipramine|triprolidine|triptorelin:decapeptyl,trelstar|trofinetide:daybue
trolamine salicylate:myoflex|tropicamide:mydriacyl|trypan blue:visionblue|tryptophan:tryptan|tucatinib:tukysa|turoctocog:zonovate
tyrosine|ubrogepant:ubrelvy|ulipristal:ella|umeclidinium:incruse|upadacitinib:rinvoq|ursodiol
ustekinumab:finlius,jamteki,otulfi,stelara,steqeyma,wezlana,yesintek|valacyclovir:valtrex|valganciclovir:valcyte|valine
valproic acid:depakene,divalproex|valsartan:diovan,entresto|vancomycin:vancocin|vandetanib:caprelsa|vanzacaftor|vardenafil|varenicline
varicella:varizig|vasopressin|vedolizumab:entyvio|velaglucerase:vpriv|velpatasvir|vemurafenib:zelboraf|venetoclax:venclexta
venlafaxine:effexor|verapamil:isoptin|vericiguat:verquvo|vernakalant:brinavess|verteporfin:visudyne|vibrio:dukoral,vaxchora
vigabatrin:sabril|vilanterol:anoro|vilazodone:viibryd|vinblastine|vincristine|vinorelbine|vismodegib:erivedge|vitamin a
vitamin b:cyanocobalamin|vitamin d:alendronate,euro,fosavance,vitamine|vitamin e|vitamin k|vorasidenib:voranigo
voretigene neparvovec:luxturna|voriconazole:vfend|vorinostat:zolinza|vortioxetine:trintellix|vutrisiran:amvuttra|warfarin:coumadin
xylometazoline:decongestant,otrivin|zanamivir:relenza|zanubrutinib:brukinsa|zidovudine:retrovir|zilucoplan:zilbrysq|zinc heptahydrate
ziprasidone:zeldox|zirconium cyclosilicate:lokelma|zolbetuximab:vyloy|zolmitriptan:zomig|zolpidem:sublinox|zopiclone:imovane
zuclopenthixol:clopixol|zuranolone:zurzuvae
`
