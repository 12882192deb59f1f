import { FRENCH_CONCEPTS } from './concepts-french.ts'

/**
 * What a word is about, in a clinic's conversation: words of one concept help each other in the classifier, so that "refrigerated" is
 * near "fridge" though they share few letters. A word may be about several things. Written by hand; no model knows more than this.
 */
export function conceptsOf(word: string): readonly string[] {
  const whole = listed(word)
  return whole.length === 0 && ELIDED.test(word) ? listed(word.slice(1)) : whole
}

/** « l’assurance » or « d’alcool », whose apostrophe is gone. */
const ELIDED = /^[dl][aeiouh]/

function listed(word: string): readonly string[] {
  const exact = EXACT.get(word) ?? []
  const begun = BEGINNINGS.filter(({ start }) => word.startsWith(start)).map(({ concept }) => concept)
  return [...new Set([...exact, ...begun])]
}

/** Words as they are; a hyphen at the end stands for any ending. */
const CONCEPTS: Readonly<Record<string, string>> = {
  money:
    'cost- pric- fee fees pay paid paying payment- dollar- bucks cash cheap- expens- afford- charg- bill billed free money credit debit refund- discount- income pension- owe cents',
  insurance:
    'insur- benefit- coverage cover covers covered claim- reimburs- ohip veteran- vac plan plans sunlife manulife blue tax taxes deduct- odsp receipt-',
  duration:
    'long longer minute- min mins hour hours hrs day days week weeks month months ages forever quick- fast- slow- soon- wait- turnaround duration while late',
  clock:
    'open opens close closes closed hours weekend- saturday- sunday- monday tuesday wednesday thursday friday holiday- evening- morning- oclock pm am christmas',
  reach:
    'phone telephone number call calls called calling email- mail address fax located location office contact- reach hold voicemail touch ring',
  move: 'moved moving move relocat-',
  // Names of one thing, as people write them: no example has all of them.
  province:
    'province- territor- alberta manitoba saskatchewan sask ontario quebec quebecois- brunswick nb scotia edward pei newfoundland labrador nfld yukon nunavut nwt columbia britannique ecosse edouard neuve calgary edmonton vancouver victoria toronto ottawa montreal laval gatineau winnipeg regina saskatoon halifax moncton fredericton whitehorse iqaluit yellowknife sudbury',
  trip: 'travel- trip trips fly flying flight- plane airplane airport- border- customs abroad holiday vacation- luggage suitcase carry-on cruise mexico usa us states florida arizona cuba europe hawaii country countries overseas passport tsa baggage snowbird- international- calgary vancouver pack',
  drive:
    'driv- car truck- vehicle- bus cab taxi road- bike bicycle motorcycle wheel dui impaired forklift crane- machine- machinery equipment operat- boat',
  job: 'job jobs work works working employer- boss- workplace site construction fired shift career safety-sensitive colleagues supervisor union',
  test: 'test tests tested testing urine pee saliva swab screen screening detect-',
  police: 'police cop cops officer- rcmp arrest- law laws legal- illegal- court fine',
  carry: 'carry carrying possess- limit- maximum max allowed permitted grams gram amount pocket purse bag person ounce',
  grow: 'grow- plant- seed seeds garden- cultivat- homegrow-',
  landlord: 'landlord- apartment- condo building rent- balcony neighbour- tenant-',
  pregnancy:
    'pregnan- expecting trimester baby babies breast- nursing milk conceiv- fertil- birth sperm ivf midwife newborn womb maternity ttc lactat- fetus unborn',
  child:
    'kid kids child children toddler- grandkid- grandchild- grandson granddaughter teen- son daughter youngster- nephew niece minor minors',
  pet: 'pet pets dog dogs cat cats puppy kitten vet',
  store:
    'store storing storage keep keeps keeping kept fridge- refrigerat- freez- lock- cupboard drawer shelf container- safe hide cool dark dry',
  discard: 'throw- dispos- discard- leftover- garbage trash expire- expiry old return- flush recycle',
  share: 'share- sharing give giving lend borrow',
  high: 'high stoned buzz- intoxicat- euphori- high- baked wasted psychoactive',
  kinds: 'thc cbd indica sativa hybrid strain- terpene- cannabinoid- hemp cbn cbg ratio balanced',
  form: 'oil oils capsule- pill pills tablet- gummy gummies edible- cream- lotion topical- spray- vape vaping vapori- flower smoke smoking joint joints tincture liquid tongue chew- softgel- pre-roll bong drops brownie- tea inhale- inhaling',
  onset: 'kick kicks feel feeling hit hits onset start starts work effect effects last lasts lasting wear wears peak',
  harm: 'side adverse risk- danger- harm- bad damage- reaction- hurt problem- unsafe worst wrong complication-',
  symptom:
    'dizz- nause- vomit- headache- sleepy tired drows- paranoi- dry mouth eyes heart hungry munchies foggy memory anxious sweat- shak- rash confus- weight',
  alcohol: 'alcohol- beer- wine drink- drunk booze whiskey vodka sherry cocktail- rum liquor cooler-',
  medicines:
    'medic- med meds drug drugs pill pills prescri- pharmac- tablet- vitamin- supplement- herbal antibiotic- antidepress- opioid- otc insulin',
  interact: 'interact- mix mixing mixed mixes combin- together clash- react reacts along',
  private:
    'privat- confident- secur- data record- file files share leak- hack- secret anonym- access- privacy hipaa phipa information info see sees reads read spy',
  others: 'boss employer wife husband mom mum mother dad parents family spouse partner doctor government',
  details:
    'address name surname spell- postal phone- email- birth- birthday married update- chang- correct- details profile wrong typo edit fix',
  visit:
    'appointment- appt- apt booking book booked reschedul- cancel- postpon- visit- missed slot session consult- rendez noshow earlier confirm-',
  video: 'video camera zoom call telephone in-person face online webcam',
  broken:
    'broke- work working freez- frozen froze stuck crash- error- glitch- bug buggy load- loading slow lag- blank screen button click- browser page website site app link code login password log sound audio microphone internet chrome safari iphone ipad tablet laptop computer reload- submit upload-',
  anger:
    'complain- complaint- rude terrible awful horrible worst useless disgust- unhappy dissatisf- disappoint- ridiculous report manager unprofessional lodge grievance feedback treated ignored joke disrespect- sue',
  consent: 'consent- sign signing signed signature agree- refus- declin- withdraw- revok- accept- binding waiver unsubscrib- mandatory',
  mailing: 'email- mailing unsubscrib- newsletter- spam reminder- messages texts',
  answers: 'answer- question- form forms questionnaire- survey score- scale- responses submit-',
  robot: 'robot bot ai computer machine human real automated chatbot algorithm',
  addiction: 'addict- hook- depend- habit- toleran- crav- abuse rehab recovery sober- disorder withdrawal-',
  stop: 'stop- quit- off discontinu- taper- wean- cease ceasing ending cold turkey giving gave cut break',
  benefit:
    'help helps work works treat- cure- good proof prove- proven evidence stud- research- benefit- effective science relief relieve- heal- ease',
  condition:
    'arthritis pain anxiety ptsd cancer epilep- seizure- migraine- insomnia sleep- depress- crohn- fibro- sclerosis parkinson- nerve nausea ibs back rheumat- menopause spasm- lupus colitis neuropath- autism glaucoma adhd fibromyalgia endometriosis sciatica tinnitus shingles',
  qualify:
    'qualif- eligib- criteria accept- approv- requirement- reject- refus- denied age old young minimum citizen resident referral- candidate disqualif-',
  start: 'start- begin- join- regist- sign signup apply- appli- enrol- steps process procedure intake become started',
  renew: 'renew- expir- extend extension another again yearly annual- refill run out ran up',
  paper: 'document- doc paper- licence license card script prescription certificate form copy pdf signed valid- validity',
  seller:
    'seller- producer- lp supplier- company companies order- buy buying ship- deliver- shop shopping stock dispensary store stores brand- product- registered tilray shoppers',
  clinic: 'clinic- you guys company organization service- offer business do about',
  dosing: 'dose- dosage dosing mg milligram- ml drops puff- much many strength double half amount increase gummies capsules per nightly',
  illegal:
    'illegal- dealer- street black market fake cheat sneak- smuggl- lie hide- hiding plug resell- sell unlicensed underage forge beat pass stolen',
  organ:
    'heart kidney- liver lung- diabet- asthma copd stroke blood pressure pacemaker bipolar schizo- psychos- dementia surgery operation hepatitis angina glaucoma transplant cholesterol',
  diagnosis: 'diagnos- wrong what why cause- causing symptom- sign lump rash mri result- mean means illness disease sickness',
}

const ALL = [...Object.entries(CONCEPTS), ...Object.entries(FRENCH_CONCEPTS)].flatMap(([concept, words]) =>
  words.split(' ').map((word) => ({ concept, word })),
)
const BEGINNINGS = ALL.filter(({ word }) => word.endsWith('-')).map(({ concept, word }) => ({ concept, start: word.slice(0, -1) }))
const EXACT = new Map<string, string[]>()
for (const { concept, word } of ALL) if (!word.endsWith('-')) EXACT.set(word, [...(EXACT.get(word) ?? []), concept])
