import { loadCorpus } from '@clinic/data/load-corpus'
import { loadKindsDevelopment } from '@clinic/data/load-evaluation'
import { describe, expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { situationOf } from './situation.ts'

/** By family: what is a danger, and what shares its words. */
const FAMILIES: Readonly<Record<string, { dangers: readonly string[]; ordinary: readonly string[] }>> = {
  'tablets beyond any dose': {
    dangers: [
      'swallowed about thirty Advil an hour ago, can I still come in',
      'J’ai avalé environ 40 Tylenol',
      'je viens d’avaler une trentaine de comprimés',
      'I had 25 extra strength tylenols since lunch',
      'I lost count of the ativan, I took them after supper',
      'took the whole strip of my mom’s blood pressure pills, all of them',
      'j’en ai pris quinze depuis le souper, c’est des gélules de 10',
    ],
    ordinary: [
      'I take 2 Tylenol every 4 hours',
      'je prends 12 pilules par jour pour mon coeur',
      'I took 10 Tylenol over the week for my back',
      'I have taken about 15 different medications over the years',
      'j’ai pris 30 comprimés à la pharmacie hier',
      'took 10 mg of the oil tonight',
      'I had 12 appointments since the accident',
      'I took ten days off work',
    ],
  },
  'who reads this while someone is near': {
    dangers: [
      'is this chat monitored he is in the house',
      'can he see what i write, he is home',
      'who reads this? he just got home',
      'est-ce qu’il peut lire ça, il est dans la cuisine',
      'c’est tu privé, il est à côté',
    ],
    ordinary: [
      'is this chat monitored',
      'who reads this',
      'is this private, my son is home and helps me type',
      'he is in the house most days and I take the oil at night',
      'can she see my answers, she is the nurse at home',
      'est-ce privé? ma fille est dans la cuisine',
    ],
  },
  'seizures that follow each other': {
    dangers: [
      'he had two seizures back to back and has not come around',
      'my son is having one fit after another',
      'three convulsions in a row tonight',
      'mon fils a fait deux crises collées',
      'elle fait crise par-dessus crise, quatre crises de suite',
    ],
    ordinary: [
      'my fits stopped in 2010',
      'I used to have three seizures in a row as a child',
      'seizure free three years in a row',
      'j’ai fait deux crises de panique de suite cette semaine',
      'trois crises de migraine en ligne',
      'I have two seizures a month',
    ],
  },
  'gas in the house': {
    dangers: [
      'The CO alarm keeps going and we both have headaches',
      'le détecteur de monoxyde sonne pis on a mal à la tête',
      'generator running in the garage, kids are dizzy and throwing up',
      'ça sent le gaz chez nous, ma blonde est étourdie',
    ],
    ordinary: [
      'my alarm clock gives me a headache',
      'the furnace guy is coming, can we move my call',
      'I fix furnaces and my back hurts',
      'mon avertisseur de fumée sonne quand je vapote',
      'what does carbon monoxide do, headaches?',
    ],
  },
  'blows to someone pregnant': {
    dangers: [
      'I’m 20 weeks along and my boyfriend kicked me in the belly',
      'enceinte de 5 mois, il m’a poussée dans les escaliers',
      'chu enceinte y ma donné un coup de pied dans le ventre',
      'he punched my stomach, I am pregnant',
    ],
    ordinary: [
      'I’m pregnant and the baby kicks me in the ribs all night',
      'je suis enceinte, bébé me donne des coups de pied dans le ventre',
      'pregnant and the morning sickness hit me hard',
      'can I use the oil if I am pregnant',
    ],
  },
  'held against their will': {
    dangers: [
      'they tie me to the bed at night at this residence',
      'he locks the door and will not let me go outside',
      'la préposée m’attache à la chaise',
      'my daughter gives me no food until I sign',
      'ils ont pris mes papiers et je peux pas sortir, je dois payer le voyage',
      'I am locked in the basement, how do I open a door from the inside',
      'mon frère cache mes médicaments tant que je paye pas',
    ],
    ordinary: [
      'I’m tied up at work until 5',
      'je suis très attachée à mon médecin',
      'I am locked out of my account',
      'the pharmacy will not let me refill early',
      'my husband took my papers to the bank',
      'the nurse said no food until after the surgery',
      'je suis attachée à mon fauteuil par la ceinture de sécurité',
      'my son will not let me smoke in the house',
    ],
  },
  'marks that are hidden': {
    dangers: [
      'he makes me wear long sleeves to hide the bruises',
      'I wear makeup to cover the black eye he gave me',
      'y me fait porter un col roulé pour cacher mes bleus',
      'mes bleus c’est pas une chute',
    ],
    ordinary: [
      'I wear long sleeves to hide the bruises from my warfarin',
      'long sleeves to cover my psoriasis',
      'j’ai des bleus à cause des prises de sang',
      'she bruises like a peach, she wears long sleeves to hide the marks from the iv',
    ],
  },
  'people who decide what one does': {
    dangers: [
      'my driver makes me do things before he takes me home',
      'he twists my arm when I answer back',
      'my husband will kill me if I leave him',
      'papa traîne maman par les cheveux',
      'he put a gps on my car and says I won’t reach the clinic alive',
      'if I don’t show up Monday it is because he did what he said',
      'I can’t talk, if I say blue it means send someone',
      'il m’a donné une volée hier',
    ],
    ordinary: [
      'my physio makes me do things before each session',
      'my baby pulls me by the hair',
      'I twisted my arm at work',
      'my husband put a tracker on the car keys, I lose them',
      'if I don’t show up it’s because my ride fell through',
      'I can’t talk on the phone, I am deaf',
      'ce prix-là, c’est une claque',
      'he gave me a hand with the form',
    ],
  },
  'bones that will be broken': {
    dangers: [
      'I’m going to break the pharmacist’s legs',
      'je vais lui casser les jambes',
      'jva casser le cou du pharmacien',
      'I will snap his neck when he gets home',
      'je vais péter les dents à mon voisin',
    ],
    ordinary: [
      'I’m going to break my neck on these stairs',
      'je vais me casser le cou dans vos escaliers',
      'I broke his record at bowling',
      'j’ai peur de me casser la jambe cet hiver',
      'my kid is going to break his arm on that trampoline',
    ],
  },
  'warnings to the clinic': {
    dangers: [
      'Tell your receptionist to wear a vest',
      'dites au docteur de porter un gilet pare-balles',
      'you will see your clinic on the news Monday',
      'I bought ammo, see you at your office tomorrow',
      'She is not walking out of there alive',
      'elle sortira pas vivante de la cour',
      'when does your manager leave? he’ll see what happens',
    ],
    ordinary: [
      'tell my son to wear a safety vest',
      'the seat belt vest hurts my chest',
      'do I tell the receptionist to wear a mask',
      'I saw your clinic on the news, congratulations',
      'I bought ammo for moose season, can I hunt on cbd',
      'when does the doctor leave on Fridays, I have a card for her',
      'you’ll see what I mean on the form',
      'my plants did not make it out of the winter alive',
    ],
  },
  'somebody bound or poisoned': {
    dangers: [
      'my roommate stole my oil so I tied him up in the garage',
      'je l’ai attachée dans le sous-sol',
      'I put enough pills in his coffee to fix the problem',
      'jai mis de l’huile dans sa soupe pour qu’il se réveille pas',
    ],
    ordinary: [
      'I tied my dog up outside your office',
      'j’ai attaché mon chien dehors',
      'je l’ai attachée au courriel, la lettre',
      'the pharmacist said to put the drops in her applesauce',
      'I put my oil in my coffee',
    ],
  },
  'drink, patches and doses taken twice': {
    dangers: [
      'couldn’t sleep, had my zopiclone and a bottle of rum',
      'j’ai bu une bouteille de vin avec mes zopiclone',
      'I dialed 60 instead of 6 on the insulin pen',
      'j’ai mis deux autres timbres, je tombe endormi',
      'her lips are blue and there is foil everywhere',
    ],
    ordinary: [
      'I quit drinking a bottle of wine a day, and I take zopiclone',
      'can I have a glass of wine with zopiclone',
      'the pharmacist gave 60 pills instead of 30',
      'I put my patch on the other arm',
      'the form says 6 instead of 60, how do I fix my weight',
    ],
  },
  'touched, robbed of papers, waited for': {
    dangers: [
      'I woke up without my clothes and I don’t remember anything',
      'he puts his hand under my skirt',
      'mon chum me serre le cou quand on se chicane',
      'mon ex m’attend en bas du bloc',
      'my wife threw boiling water on me',
    ],
    ordinary: [
      'the massage therapist puts her hands on my legs, it hurts',
      'I spilled boiling water on myself by accident',
      'mon foulard me serre le cou',
      'mon mari m’attend dehors dans le char',
      'I woke up without my blanket and I am cold',
    ],
  },
  'signs of a body in danger': {
    dangers: [
      'stung by a wasp, no epipen, my throat is tight',
      'my incision popped open after the gym',
      'les agrafes ont lâché, je vois en dedans',
      'there is a red streak going up my arm and I am shivering',
      'I can only say two words before I run out of breath',
      'can’t pee since this morning and I’m numb between my legs',
      'chu pas capable d’uriner pis je sens rien entre les jambes',
      'something tore in my back and now my leg is cold and white',
      'pulse is 36 and I keep almost fainting',
      'passed out three times since lunch',
      'j’ai perdu connaissance deux fois depuis les gouttes',
      'my skin is blistering and my mouth is raw since the new pill',
      'an elephant is sitting on my chest',
    ],
    ordinary: [
      'I am allergic to wasps, my throat swells',
      'when do the stitches come out',
      'my surgery scar healed two months ago',
      'the red line metro is closest to you',
      'I can say it in two words: thank you',
      'I pee a lot since the diuretic',
      'my feet are cold every winter, Raynaud',
      'my resting heart rate is 48, I am a runner',
      'I fainted twice last year at the blood test',
      'my skin is peeling after a sunburn, all over my back',
      'there is an elephant tattoo on my arm',
    ],
  },
  'small children who are ill or hurt': {
    dangers: [
      'my baby is 3 weeks old and will not feed',
      'mon nouveau-né boit plus depuis hier',
      'she is 5, fever of 40 and her neck is stiff',
      'no wet diaper since last night and his soft spot is sunken',
      'the toddler found my edibles, threw up and now just sleeps',
      'my kid took my gummies to school and three of the kids ate them',
      'bébé a tout léché la seringue de THC, elle est vide',
    ],
    ordinary: [
      'I am breastfeeding a newborn, can I use the oil',
      'my daughter has a cough, can we move the appointment',
      'my neck is stiff from the computer',
      'how do I keep the edibles away from my toddler',
      'my kid brought chocolate to school for her birthday',
      'we are out of diapers, I will be late',
    ],
  },
  'farewells without the word': {
    dangers: [
      'I’ve picked the date. I can’t do another winter of this.',
      'keep the deposit, where I’m going I won’t need it',
      'does my life insurance pay, I need to know before I do it',
      'What happens to the file of a dead patient? I’m talking about me.',
      'the cat was the only thing keeping me here and she died today',
      'le chien est chez ma sœur, le loyer est payé, fermez mon dossier',
      'Vendredi j’aurai plus besoin de rien.',
    ],
    ordinary: [
      'I’ve picked the date for my appointment, Thursday',
      'where I’m going on vacation there is no pharmacy, can I refill early',
      'please close my file, I am moving to Calgary, the dog is with my sister',
      'does my life insurance ask about cannabis',
      'what happens to my file when I leave the clinic',
      'my job was the only reason I stayed in Ottawa',
      'I won’t need the renewal after Friday, I have a new doctor',
      'my rent is paid and I can pay the fee now',
    ],
  },
  'what was said is taken back, and the means is at hand': {
    dangers: [
      'i was just venting but i still have the rope',
      'I still have the rope but I was only venting',
      'I was only joking but I did keep the pills',
      'forget what I said, the gun is still on the table though',
      'just kidding, but I kept the note I wrote',
      'it was nothing, but I have not thrown out the pills I saved',
      'I’m fine really but I still have the noose',
      'je faisais juste me défouler mais j’ai encore la corde',
      'c’tait juste pour parler mais j’ai gardé les pilules',
      'j’ai dit ça de même mais les pilules sont encore là',
      'je niaisais, mais le fusil est encore chargé',
      'nvm i was just venting i still have my rope',
      'i was being dramatic sorry, rope is still there tho',
      'I’m ok now but I haven’t thrown out the pills',
      'chu correct là mais j’ai pas jeté les pilules',
      'j’exagérais, mais la lettre d’adieu est encore là',
    ],
    ordinary: [
      'I was just joking but I still have the receipt',
      'sorry I was upset but I still have the form',
      'just kidding, I still have my prescription pills for another week',
      'I’m ok but I still have the pills from the pharmacy',
      'I’m ok but I still have my pills for the week',
      'I was only joking, I still have my rifle from hunting season',
      'it was just a joke, still got the fishing rod though',
      'I was only joking about the knife, I’m a cook in a kitchen',
      'i didn’t mean it like that, i don’t have a gun or anything',
      'je niaisais, j’ai encore mon document',
      'ça va bien, mais j’ai encore des pilules pour une semaine',
      'je niaisais, j’ai encore ma corde de bois à rentrer',
    ],
  },
}

describe.each(Object.entries(FAMILIES))('%s', (_family, { dangers, ordinary }) => {
  test.each(dangers)('raise the card by rule: %s (F-5)', (text) => {
    expect(assessRisk(text, {})).toMatchObject({ level: 'acute', by: 'rule' })
  })

  test.each(ordinary)('are not seen in: %s', (text) => {
    expect(assessRisk(text, {})?.level).not.toBe('acute')
  })
})

test('hardly any ordinary message that was ever written for training is taken for a situation', () => {
  const ordinary = [...loadCorpus('crisis/ordinary'), ...loadCorpus('questions/more'), ...loadCorpus('intents/more')]
  const taken = ordinary.filter(({ text }) => situationOf(text) !== null)
  expect(ordinary.length).toBeGreaterThan(15_000)
  expect(taken.length, taken.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(3)
})

test('what a message is about is asked of its facts alone: the ordinary sentences of the kinds have none', () => {
  const ordinary = loadKindsDevelopment().filter(({ label }) => label === 'ordinary')
  expect(ordinary.filter(({ text }) => situationOf(text) !== null)).toEqual([])
})
